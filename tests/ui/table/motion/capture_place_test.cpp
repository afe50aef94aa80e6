// SPDX-License-Identifier: GPL-3.0-or-later
// Where a played card lies on what it takes.
#include "table/motion/choreography.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {
namespace {

/// Cards on the table, and one that is played by the seat across.
class CapturePlace : public testing::Test {
protected:
    void lay(QSizeF size, int cards) {
        LayoutParameters parameters;
        parameters.size = size;
        parameters.textHeight = std::max(16.0, TableLayout::textFor(size));
        layout = TableLayout(parameters);
        before = {};
        before.reset(RuleSet(), 0);
        before.apply(RoundStarted{});
        PacketDealt packet;
        table.clear();
        for (const Card card : CardSet::all()) {
            if (static_cast<int>(table.size()) < cards) {
                packet.cards.push_back({PacketDealt::kTable, card});
                table.push_back(card);
            }
        }
        packet.cards.push_back({1, played});
        before.apply(packet);
    }

    /// The part of a card that stays which is covered at most.
    qreal mostCovered(CardSet taken) const {
        const CardsCaptured event{1, 1, played, taken};
        Board after = before;
        after.apply(event);
        const Poses rest = restingPoses(after, layout);
        const Stages stages = choreograph(event, {before, after, layout, rest, {}});
        const auto& tracks = stages.front().tracks;
        const auto landing = std::find_if(tracks.begin(), tracks.end(), [this](const Track& track) {
            return track.card == played;
        });
        EXPECT_NE(landing, tracks.end());
        const QRectF bounds = landing->to.geometry.bounds();
        EXPECT_TRUE(QRectF({}, layout.size()).contains(bounds));
        qreal most = 0;
        const Poses lying = restingPoses(before, layout);
        for (const Card card : before.table() - taken) {
            const QRectF both = bounds & lying[card].geometry.bounds();
            most = std::max(most, both.width() * both.height());
        }
        return most / (bounds.width() * bounds.height());
    }

    const Card played{Suit::Batons, 10};
    TableLayout layout;
    Board before;
    std::vector<Card> table;
};

TEST_F(CapturePlace, CoversNoCardThatStays) {
    for (const QSizeF size :
         {QSizeF(1280, 800), QSizeF(800, 480), QSizeF(1920, 1080), QSizeF(700, 1000)}) {
        for (int cards = 2; cards <= 12; ++cards) {
            lay(size, cards);
            for (int i = 0; i < cards; ++i) {
                for (int j = i; j < cards; ++j) {
                    for (int k = j; k < cards; ++k) {
                        const auto card = [this](int number) {
                            return table[static_cast<std::size_t>(number)];
                        };
                        EXPECT_LT(mostCovered({card(i), card(j), card(k)}), 0.01)
                            << size.width() << " x " << size.height() << ", of " << cards << ": "
                            << i << ' ' << j << ' ' << k;
                    }
                }
            }
        }
    }
}

} // namespace
} // namespace settebello

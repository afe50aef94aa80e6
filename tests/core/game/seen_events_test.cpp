// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/seen_events.h"

#include "core/game/game_helpers.h"
#include "core/game/other_world.h"

#include <algorithm>

namespace settebello {
namespace {

using namespace test;

/// The cards that a packet deals to a seat, or to PacketDealt::kTable, in their order.
std::vector<Card> dealtTo(const PacketDealt& packet, int seat) {
    std::vector<Card> cards;
    for (const PacketDealt::Dealt& dealt : packet.cards) {
        if (dealt.seat == seat) {
            cards.push_back(dealt.card);
        }
    }
    return cards;
}

TEST(SeenEvents, ShowTheTableAndTheOwnHand) {
    Match match(rulesOf("scopa"), 5, 1);
    match.dealFrom(packFrom("7D 1S 6D 2S 5D 3S 4D 4S 3D 5S"));
    const Events events = match.roundEvents();
    const PacketDealt& dealt = std::get<PacketDealt>(events.back());
    for (const int viewer : {0, 1}) {
        const Events seen = seenBy(match.rules(), viewer, events);
        const PacketDealt& shown = std::get<PacketDealt>(seen.back());
        EXPECT_EQ(dealtTo(shown, viewer), dealtTo(dealt, viewer));
        EXPECT_EQ(dealtTo(shown, PacketDealt::kTable), dealtTo(dealt, PacketDealt::kTable));
        EXPECT_NE(dealtTo(shown, 1 - viewer), dealtTo(dealt, 1 - viewer));
        EXPECT_EQ(shown.stockLeft, dealt.stockLeft);
    }
}

/// All presets, a game with calling out, which none has, and tables of up to six.
std::vector<RuleSet> games() {
    std::vector<RuleSet> all;
    for (const Preset& preset : presets()) {
        all.push_back(preset.rules);
    }
    all.push_back(rulesOf("scopa"));
    all.back().match.callingOut = true;
    all.push_back(rulesOf("scopa"));
    all.back().table.players = 6;
    all.push_back(rulesOf("cirulla"));
    all.back().table.players = 3;
    return all;
}

/// What the stand-ins of a round make up is a world that the viewer's cards allow.
void expectPossible(const Events& seen, const RuleSet& rules) {
    CardSet out; // in hands, on the table or played, of the whole round
    for (const Event& event : seen) {
        if (std::holds_alternative<Redealt>(event)) {
            out = {};
        } else if (const auto* dealt = std::get_if<PacketDealt>(&event)) {
            CardSet packet;
            for (const PacketDealt::Dealt& each : dealt->cards) {
                EXPECT_FALSE(packet.contains(each.card)) << "dealt twice";
                packet.insert(each.card);
            }
            EXPECT_TRUE(Pack::contents(rules.pack.cards).containsAll(packet));
            EXPECT_FALSE(packet.intersects(out)) << "a card that was played is dealt again";
            for (const PacketDealt::Dealt& each : dealt->cards) {
                if (each.seat == PacketDealt::kTable) {
                    out.insert(each.card);
                }
            }
        } else if (const auto* laid = std::get_if<CardLaid>(&event)) {
            out.insert(laid->card);
        } else if (const auto* captured = std::get_if<CardsCaptured>(&event)) {
            out.insert(captured->card);
        }
    }
}

/// The hidden cards are exchanged at many positions: what is seen stays equal.
TEST(SeenEvents, TellNothingOfHiddenCards) {
    Random random(36);
    int game = 0;
    for (const RuleSet& rules : games()) {
        int compared = 0;
        int differed = 0;
        for (int round = 0; round < 6; ++round) {
            const Match undealt(rules, random.next());
            Match match = undealt;
            match.deal();
            std::vector<Decision> legal;
            while (match.turn() >= 0) {
                for (int viewer = -1; viewer < rules.table.players; ++viewer) {
                    if (random.below(4) > 0 || isSecretlyAsked(match, viewer)) {
                        continue;
                    }
                    const Events seen = seenBy(rules, viewer, match.roundEvents());
                    expectPossible(seen, rules);
                    if (const auto other = otherWorld(undealt, match, viewer, random)) {
                        ++compared;
                        differed += other->roundEvents() != match.roundEvents() ? 1 : 0;
                        ASSERT_EQ(seen, seenBy(rules, viewer, other->roundEvents()));
                    }
                }
                legalDecisions(match.view(match.turn()), legal);
                std::erase(legal, Decision(Decision::Kind::ClaimOut)); // would end most at once
                match.apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
            }
        }
        EXPECT_GT(compared, 20) << "game " << game;
        EXPECT_GT(differed, compared / 2) << "the cards were not exchanged";
        ++game;
    }
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/layout/card_rows.h"

#include "cards/random.h"
#include "table/motion/score_items.h"

#include <QStringList>

#include <gtest/gtest.h>

namespace settebello {

namespace {

struct Seats {
    int players;
    bool teams;
};

constexpr Seats kSeats[] = {{2, false}, {3, false}, {4, false}, {4, true}, {6, false}, {6, true}};
constexpr QSize kSizes[] = {{800, 560}, {1280, 800}, {1920, 1080}, {1000, 1400}, {3840, 2160}};

/// Every table, with text at 100 and at 200 %.
template <typename Check>
void forEachTable(const Check& check) {
    for (const Seats& seats : kSeats) {
        for (const QSize size : kSizes) {
            for (const qreal text : {17.0, 34.0}) {
                LayoutParameters parameters;
                parameters.size = size;
                parameters.textHeight = std::max(text, size.height() * 0.0205);
                parameters.players = seats.players;
                parameters.teams = seats.teams;
                parameters.counts = size.width() == 1280;
                const TableLayout layout(parameters);
                SCOPED_TRACE(testing::Message()
                             << seats.players << (seats.teams ? " in teams, " : ", ")
                             << size.width() << " x " << size.height() << ", text " << text);
                check(layout);
            }
        }
    }
}

bool covers(const QRectF& outer, const QRectF& inner) {
    return outer.adjusted(-0.5, -0.5, 0.5, 0.5).contains(inner);
}

TEST(CardRows, LeaveEveryLabelFree) {
    forEachTable([](const TableLayout& layout) {
        const QRectF panel = CardRows(layout, layout.sides(), true).panel();
        EXPECT_TRUE(covers(layout.cloth(), panel));
        for (int seat = 0; seat < layout.players(); ++seat) {
            EXPECT_FALSE(panel.intersects(layout.seat(seat).label)) << "name of seat " << seat;
        }
    });
}

TEST(CardRows, RowsLieInThePanelAndCoverNothing) {
    forEachTable([](const TableLayout& layout) {
        for (int rows = 1; rows <= layout.sides(); ++rows) {
            for (const bool scoring : {true, false}) {
                const CardRows places(layout, rows, scoring);
                std::vector<QRectF> rects{places.title()};
                if (scoring) {
                    rects.push_back(places.foot());
                }
                for (int row = 0; row < rows; ++row) {
                    rects.push_back(places.row(row));
                }
                for (std::size_t i = 0; i < rects.size(); ++i) {
                    EXPECT_TRUE(covers(places.panel(), rects[i])) << i;
                    for (std::size_t j = 0; j < i; ++j) {
                        EXPECT_FALSE(rects[i].adjusted(1, 1, -1, -1).intersects(rects[j]))
                            << i << " and " << j;
                    }
                }
            }
        }
    });
}

TEST(CardRows, CardsLieBesideTheWordsAndEachIsSeen) {
    forEachTable([](const TableLayout& layout) {
        const int rows = layout.sides();
        const CardRows places(layout, rows, true);
        EXPECT_GE(places.cardHeight(), 34) << "too small to be made out";
        for (const int n : {1, 4, 10, 20, 40 / rows, rows == 2 ? 36 : 12}) {
            for (int row = 0; row < rows; ++row) {
                const QRectF words = places.texts(row);
                EXPECT_TRUE(covers(places.row(row), words));
                QRectF before;
                for (int i = 0; i < n; ++i) {
                    const QRectF card = places.card(row, i, n).bounds();
                    EXPECT_TRUE(covers(places.row(row), card)) << "card " << i << " of " << n;
                    EXPECT_FALSE(card.intersects(words));
                    EXPECT_TRUE(covers(card, places.tag(row, i, n)));
                    EXPECT_TRUE(i == 0 || card.left() > before.left() + 1.5) << i << " of " << n;
                    before = card;
                }
            }
        }
    });
}

TEST(CardRows, ManyCardsLieInTens) {
    LayoutParameters parameters;
    parameters.size = {1280, 800};
    const CardRows places(TableLayout(parameters), 2, true);
    const auto x = [&places](int i) { return places.card(0, i, 25).centre.x(); };
    const qreal step = x(1) - x(0);
    EXPECT_NEAR(x(9) - x(8), step, 0.01);
    EXPECT_GT(x(10) - x(9), step + 5);
    EXPECT_GT(x(20) - x(19), step + 5);
}

/// A board with these piles, and the round's points.
struct Scored {
    Board board;
    RoundScored scored;
};

CardSet cards(const std::vector<const char*>& names) {
    CardSet set;
    for (const char* name : names) {
        set.insert(*parseCard(name));
    }
    return set;
}

Scored scoredRound(const RuleSet& rules, const std::vector<CardSet>& piles) {
    Scored result;
    result.board.reset(rules, 0);
    result.board.apply(RoundStarted{});
    std::vector<Tally> tallies;
    for (std::size_t side = 0; side < piles.size(); ++side) {
        PacketDealt packet;
        for (const Card card : piles[side]) {
            packet.cards.push_back({static_cast<int>(side), card});
        }
        result.board.apply(packet);
        for (const Card card : piles[side]) {
            const int seat = static_cast<int>(side);
            result.board.apply(CardsCaptured{seat, seat, card, CardSet{card}});
        }
        tallies.push_back({piles[side], 0, 0});
    }
    result.scored.points = scoreRound(rules, tallies);
    return result;
}

const ScoreItem* find(const std::vector<ScoreItem>& items, const char* title) {
    for (const ScoreItem& item : items) {
        if (item.title == QLatin1String(title)) {
            return &item;
        }
    }
    return nullptr;
}

TEST(ScoreItems, ThePrimieraHasTheBestCardOfEachSuitAndItsValue) {
    const Scored round = scoredRound(RuleSet(), {cards({"7D", "6D", "7C", "6B", "1S", "10S", "8B"}),
                                                 cards({"5D", "4C", "3S", "2B", "9B"})});
    const auto items = scoreItems(round.scored, round.board);
    const ScoreItem* prime = find(items, "Primiera");
    ASSERT_NE(prime, nullptr);
    const ScoreItem::Side& mine = prime->sides[0];
    EXPECT_EQ(mine.cards, cards({"7D", "7C", "6B", "1S"}));
    EXPECT_EQ(mine.value, QStringLiteral("76")); // rules.md §5
    EXPECT_EQ(mine.points, 1);
    std::vector<std::pair<Card, QString>> worth;
    for (const auto& [name, value] :
         {std::pair("7D", "21"), {"7C", "21"}, {"1S", "16"}, {"6B", "18"}}) {
        worth.emplace_back(*parseCard(name), QLatin1String(value));
    }
    EXPECT_EQ(mine.tags, worth);
}

TEST(ScoreItems, HalvesAndMissingSuitsAreShown) {
    RuleSet rules;
    rules.scoring.primieraScale = PrimieraScale::Halves;
    const Scored round =
        scoredRound(rules, {cards({"1D", "10C", "7S", "6B"}), cards({"7D", "7C"})});
    const auto items = scoreItems(round.scored, round.board);
    const ScoreItem* prime = find(items, "Primiera");
    ASSERT_NE(prime, nullptr);
    EXPECT_EQ(prime->sides[0].value, QStringLiteral("19")); // 5½ + ½ + 7 + 6
    EXPECT_EQ(prime->sides[0].tags[0].second, QStringLiteral("5½"));
    EXPECT_EQ(prime->sides[0].tags[1].second, QStringLiteral("½"));
    EXPECT_EQ(prime->sides[1].value, QStringLiteral("a suit is missing"));
}

TEST(ScoreItems, EveryItemOfTheRulesIsShownWithItsCards) {
    RuleSet rules;
    rules.scoring.reBello = true;
    rules.scoring.lowCards = true;
    rules.scoring.napola = Napola::ToHorse;
    rules.scoring.twoOfBatons = -5;
    const CardSet run = cards({"1D", "2D", "3D", "4D"});
    const Scored round = scoredRound(rules, {run | cards({"10D", "7D"}), cards({"2B", "8C"})});
    const auto items = scoreItems(round.scored, round.board);
    for (const auto& [title, expected] :
         {std::pair("Most cards", run | cards({"10D", "7D"})),
          std::pair("Most coins", run | cards({"10D", "7D"})),
          std::pair("Settebello", cards({"7D"})), std::pair("Re bello", cards({"10D"})),
          std::pair("Napola", run), std::pair("Ace, two and three", cards({"1D", "2D", "3D"}))}) {
        const ScoreItem* item = find(items, title);
        ASSERT_NE(item, nullptr) << title;
        EXPECT_EQ(item->sides[0].cards, expected) << title;
        EXPECT_GT(item->sides[0].points, 0) << title;
    }
    const ScoreItem* batons = find(items, "Two of batons");
    ASSERT_NE(batons, nullptr);
    EXPECT_EQ(batons->sides[1].points, -5);
    EXPECT_EQ(batons->sides[1].cards, cards({"2B"}));
}

TEST(ScoreItems, AllPointsOfARoundAreShownWhateverTheRules) {
    Random random(3);
    for (int i = 0; i < 200; ++i) {
        RuleSet rules;
        rules.scoring.prime = static_cast<Prime>(i % 3);
        rules.scoring.reBello = i % 2 == 0;
        rules.scoring.scalette = i % 5 == 0;
        rules.scoring.napola = i % 5 == 1 ? Napola::ToSix : Napola::None;
        rules.scoring.lowCards = i % 7 == 0;
        rules.scoring.twoOfBatons = i % 4 == 0 ? -5 : 0;
        rules.scoring.bonusSuit = i % 6 == 0 ? BonusSuit::Cups : BonusSuit::Coins;
        std::vector<CardSet> piles(2);
        for (const Card card : CardSet::all()) {
            piles[random.below(2)].insert(card);
        }
        const Scored round = scoredRound(rules, piles);
        for (std::size_t side = 0; side < 2; ++side) {
            int sum = 0;
            for (const ScoreItem& item : scoreItems(round.scored, round.board)) {
                sum += item.sides[side].points;
                EXPECT_TRUE((item.sides[side].cards - piles[side]).empty()) << "not of this pile";
                EXPECT_FALSE(item.sides[side].value.isEmpty());
            }
            EXPECT_EQ(sum, round.scored.points[side].total());
        }
    }
}

TEST(ScoreItems, AreDescribed) {
    const Scored round = scoredRound(RuleSet(), {cards({"7D", "2C", "3C"}), cards({"8C"})});
    const auto items = scoreItems(round.scored, round.board);
    const QStringList names{QStringLiteral("Anna"), QStringLiteral("Ciro")};
    EXPECT_TRUE(
        describeItem(items[0], names).startsWith(QStringLiteral("Most cards. Anna: 3 card")));
    EXPECT_TRUE(
        describeItem(*find(items, "Settebello"), names).endsWith(QStringLiteral("Ciro: –.")));
}

} // namespace

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/motion/score_items.h"

#include "cards/random.h"

#include <QStringList>

#include <gtest/gtest.h>

namespace settebello {

namespace {

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
    std::vector<std::pair<Card, QString>> values;
    for (const auto& [name, value] :
         {std::pair("7D", "21"), {"7C", "21"}, {"1S", "16"}, {"6B", "18"}}) {
        values.emplace_back(*parseCard(name), QLatin1String(value));
    }
    EXPECT_EQ(mine.tags, values);
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
         {std::pair("Cards", run | cards({"10D", "7D"})),
          std::pair("Coins", run | cards({"10D", "7D"})), std::pair("Settebello", cards({"7D"})),
          std::pair("Re bello", cards({"10D"})), std::pair("Napola", run),
          std::pair("Ace, two and three", cards({"1D", "2D", "3D"}))}) {
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

TEST(ScoreItems, AreCountedInTheOrderOfMarking) {
    RuleSet rules;
    rules.match.end = MatchEnd::AtOnce;
    const Scored round = scoredRound(rules, {cards({"7D", "1C"}), cards({"8C"})});
    QStringList titles;
    for (const ScoreItem& item : scoreItems(round.scored, round.board)) {
        titles += item.title;
    }
    EXPECT_EQ(titles, (QStringList{"Settebello", "Primiera: no point", "Coins", "Cards"}));
}

TEST(ScoreItems, ATieIsCalledOne) {
    const Scored round =
        scoredRound(RuleSet(), {cards({"7D", "6C", "5S", "4B"}), cards({"6D", "7C", "4S", "5B"})});
    const auto items = scoreItems(round.scored, round.board);
    EXPECT_NE(find(items, "Primiera: a tie, no point"), nullptr);
    EXPECT_NE(find(items, "Cards: a tie, no point"), nullptr);
    EXPECT_NE(find(items, "Coins: a tie, no point"), nullptr);
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
    EXPECT_TRUE(describeItem(items[0], names).startsWith(QStringLiteral("Cards. Anna: 3 card")));
    EXPECT_TRUE(
        describeItem(*find(items, "Settebello"), names).endsWith(QStringLiteral("Ciro: –.")));
}

} // namespace

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/scoring.h"

#include "core/cards/card_text.h"
#include "rules/presets.h"
#include "rules/scoring_items.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

namespace settebello {
namespace {

using Change = std::function<void(RuleSet&)>;

RuleSet changed(const Change& change) {
    RuleSet rules;
    change(rules);
    return rules;
}

const Change kDefaults = [](RuleSet&) {};
const Change kHalves = [](RuleSet& r) { r.scoring.primieraScale = PrimieraScale::Halves; };
const Change kHurrikan = [](RuleSet& r) { r.scoring.primieraScale = PrimieraScale::Hurrikan; };
const Change kAnySuits = [](RuleSet& r) { r.scoring.primieraNeedsFourSuits = false; };
const Change kSevens = [](RuleSet& r) { r.scoring.prime = Prime::Sevens; };
const Change kCups = [](RuleSet& r) { r.scoring.bonusSuit = BonusSuit::Cups; };
const Change kThirtySix = [](RuleSet& r) { r.pack.cards = 36; };

PointsBySide score(const RuleSet& rules, const std::vector<std::string>& piles) {
    std::vector<Tally> tallies;
    for (const std::string& pile : piles) {
        tallies.push_back({cardSet(pile), 0, 0});
    }
    return scoreRound(rules, tallies);
}

struct Primiera {
    const char* what;
    Change rules;
    const char* pile;
    int halves;
};

const Primiera kPrimieras[] = {
    {"the example of 76", kDefaults, "7D 7C 6B 1S", 2 * (21 + 21 + 18 + 16)},
    {"76 with lower cards beside", kDefaults, "7D 6D 7C 10C 6B 5B 1S 4S", 2 * 76},
    {"the example of 47", kDefaults, "4S 3C 10D 9B", 2 * 47},
    {"all sevens", kDefaults, "7D 7C 7S 7B", 2 * 84},
    {"standard: each rank", kDefaults, "6D 1C 5S 4B", 2 * (18 + 16 + 15 + 14)},
    {"standard: the low ones", kDefaults, "3D 2C 10S 8B", 2 * (13 + 12 + 10 + 10)},
    {"a suit is missing", kDefaults, "7D 7C 7S", -1},
    {"a missing suit counts 0", kAnySuits, "7D 7C 7S", 2 * 63},
    {"no card at all", kDefaults, "", -1},
    {"no card at all counts 0", kAnySuits, "", 0},
    {"halves: face value", kHalves, "7D 6C 5S 4B", 2 * (7 + 6 + 5 + 4)},
    {"halves: ace above five", kHalves, "1D 5D 3C 2S 10B", 11 + 6 + 4 + 1},
    {"halves: court cards", kHalves, "8D 9C 10S 10B", 4},
    {"hurrikan: court cards", kHurrikan, "8D 9C 10S 10B", 2 * (8 + 9 + 10 + 10)},
    {"hurrikan: as standard below", kHurrikan, "7D 6C 1S 5B", 2 * (21 + 18 + 16 + 15)},
    {"hurrikan: low cards", kHurrikan, "4D 3C 2S 8B", 2 * (14 + 13 + 12 + 8)},
};

TEST(Scoring, PrimieraByTheScales) {
    for (const Primiera& test : kPrimieras) {
        EXPECT_EQ(primieraHalves(changed(test.rules), cardSet(test.pile)), test.halves)
            << test.what;
    }
}

/// Who gets a point that is compared: a side, or −1.
struct ComparisonCase {
    const char* what;
    Change rules;
    ScoringItem item;
    std::vector<std::string> piles;
    int side;
};

const ComparisonCase kComparisons[] = {
    {"more cards", kDefaults, ScoringItem::Cards, {"1D 2D 3D", "1C 2C"}, 0},
    {"as many cards", kDefaults, ScoringItem::Cards, {"1D 2D", "1C 2C"}, -1},
    {"nobody has any", kDefaults, ScoringItem::Cards, {"", ""}, -1},
    {"three sides, one ahead", kDefaults, ScoringItem::Cards, {"1D", "1C 2C", "1S"}, 1},
    {"three sides, two ahead", kDefaults, ScoringItem::Cards, {"1D 2D", "1C", "1S 2S"}, -1},
    {"three sides alike", kDefaults, ScoringItem::Cards, {"1D", "1C", "1S"}, -1},
    {"a tie below the best", kDefaults, ScoringItem::Cards, {"1D", "1C", "1S 2S"}, 2},
    {"six sides", kDefaults, ScoringItem::Cards, {"1D", "1C", "1S", "1B", "2D 3D", "2C"}, 4},

    {"more coins", kDefaults, ScoringItem::Suit, {"1D 2D", "3D 1C 2C 3C"}, 0},
    {"as many coins", kDefaults, ScoringItem::Suit, {"1D 2D", "3D 4D 3C"}, -1},
    {"more cups", kCups, ScoringItem::Suit, {"1D 2D", "3D 1C 2C 3C"}, 1},
    {"three sides, suits tied", kDefaults, ScoringItem::Suit, {"1D 2D", "3D 4D", "5D"}, -1},

    {"the settebello", kDefaults, ScoringItem::Settebello, {"7C", "7D"}, 1},
    {"the settebello of cups", kCups, ScoringItem::Settebello, {"7C", "7D"}, 0},
    {"nobody has it", kDefaults, ScoringItem::Settebello, {"7C", "7S"}, -1},

    {"the better prime", kDefaults, ScoringItem::Prime, {"7D 7C 6B 1S", "7S 6D 6C 7B"}, 1},
    {"7-7-6-6 against 7-7-6-6", kDefaults, ScoringItem::Prime, {"7D 7C 6S 6B", "6D 6C 7S 7B"}, -1},
    {"7-7-6-4 against A-A-7-7 [002]",
     kDefaults,
     ScoringItem::Prime,
     {"7D 7C 6S 4B", "1D 1C 7S 7B"},
     -1},
    {"only one has four suits", kDefaults, ScoringItem::Prime, {"7D 7C 7S 6D", "8D 8C 8S 8B"}, 1},
    {"neither has", kDefaults, ScoringItem::Prime, {"7D 7C 7S", "1D 1C 1S"}, -1},
    {"a missing suit counts 0", kAnySuits, ScoringItem::Prime, {"7D 7C 7S", "8D 8C 8S 8B"}, 0},
    {"missing alike", kAnySuits, ScoringItem::Prime, {"7D", "7C"}, -1},
    {"three sides, two tied at the top",
     kDefaults,
     ScoringItem::Prime,
     {"7D 6C 6S 6B", "6D 7C 5S 1B 5B", "1D 1C 7S 7B"},
     0},
    {"three sides, a tie",
     kDefaults,
     ScoringItem::Prime,
     {"7D 4C 4S 4B", "4D 7C 3S 3B", "3D 3C 7S 5B"},
     0},
    {"halves decide otherwise",
     kHalves,
     ScoringItem::Prime,
     {"2D 3D 4C 4S 4B", "5D 5C 2S 3B 2B"},
     -1},
    {"hurrikan counts horses", kHurrikan, ScoringItem::Prime, {"9D 10C 10S 10B", "8D 9C 9S 9B"}, 0},
    {"standard does not", kDefaults, ScoringItem::Prime, {"9D 10C 10S 10B", "8D 9C 9S 9B"}, -1},

    {"most sevens", kSevens, ScoringItem::Prime, {"7D 7C", "7S 6D 6C 6S 6B"}, 0},
    {"sevens tied, most sixes", kSevens, ScoringItem::Prime, {"7D 7C 6D", "7S 7B 6C 6S"}, 1},
    {"sevens tied, sixes tied", kSevens, ScoringItem::Prime, {"7D 7C 6D 6B", "7S 7B 6C 6S"}, -1},
    {"no sevens, most sixes", kSevens, ScoringItem::Prime, {"6D", "5C"}, 0},
    {"neither", kSevens, ScoringItem::Prime, {"5D", "5C"}, -1},
    {"sixes count among those tied alone",
     kSevens,
     ScoringItem::Prime,
     {"7D 6D", "7C", "6C 6S 6B"},
     0},
    {"three sides tied in sevens", kSevens, ScoringItem::Prime, {"7D 6D", "7C 6C", "7S"}, -1},
    {"sevens need no four suits", kSevens, ScoringItem::Prime, {"7D", "6S 6C"}, 0},
    {"nobody scores it",
     [](RuleSet& r) { r.scoring.prime = Prime::None; },
     ScoringItem::Prime,
     {"7D 7C 7S 7B", "6D 6C 6S 6B"},
     -1},
};

/// With the primiera instead of most sevens, the booklet's table counts no card as 0 [000].
TEST(Scoring, TheBookletsPrimieraCountsAMissingSuitAsNothing) {
    RuleSet rules = findPreset("scopa-initiation")->rules;
    rules.scoring.prime = Prime::Primiera;
    const PointsBySide points = score(rules, {"7D 7C 7S", "2D 2C 2S 2B"});
    EXPECT_EQ(points[0][ScoringItem::Prime], 1);
    EXPECT_EQ(points[1][ScoringItem::Prime], 0);
}

TEST(Scoring, ComparisonsGoToTheStrictlyBest) {
    for (const ComparisonCase& test : kComparisons) {
        const auto points = score(changed(test.rules), test.piles);
        for (int side = 0; side < static_cast<int>(test.piles.size()); ++side) {
            EXPECT_EQ(points[side][test.item], side == test.side ? 1 : 0)
                << test.what << ", side " << side;
        }
    }
}

struct OwnItem {
    const char* what;
    Change rules;
    ScoringItem item;
    const char* pile;
    int points;
};

const Change kDonna = [](RuleSet& r) { r.scoring.donna = true; };
const Change kReBello = [](RuleSet& r) { r.scoring.reBello = true; };
const Change kToSix = [](RuleSet& r) { r.scoring.napola = Napola::ToSix; };
const Change kToHorse = [](RuleSet& r) { r.scoring.napola = Napola::ToHorse; };
const Change kScalette = [](RuleSet& r) { r.scoring.scalette = true; };
const Change kPiccola = [](RuleSet& r) { r.scoring.piccola = true; };
const Change kPiccolaToSeven = [](RuleSet& r) { kPiccola(r), r.scoring.piccolaToSeven = true; };
const Change kGrande = [](RuleSet& r) { r.scoring.grande = true; };
const Change kAllSevens = [](RuleSet& r) { r.scoring.allSevens = true; };
const Change kAllOfTheSuit = [](RuleSet& r) { r.scoring.allCoins = true; };
const Change kLowCards = [](RuleSet& r) { r.scoring.lowCards = true; };
const Change kPiva = [](RuleSet& r) { r.scoring.twoOfBatons = -5; };
const char* const kAllCoins = "1D 2D 3D 4D 5D 6D 7D 8D 9D 10D";

const OwnItem kOwnItems[] = {
    {"the king of coins", kReBello, ScoringItem::ReBello, "10D 1C", 1},
    {"the horse of coins", kDonna, ScoringItem::Donna, "9D 10D", 1},
    {"another horse", kDonna, ScoringItem::Donna, "9C 10D", 0},
    {"no horse scored", kDefaults, ScoringItem::Donna, "9D", 0},
    {"the horse of cups", [](RuleSet& r) { kDonna(r), kCups(r); }, ScoringItem::Donna, "9C", 1},
    {"another king", kReBello, ScoringItem::ReBello, "10C", 0},
    {"not scored", kDefaults, ScoringItem::ReBello, "10D", 0},
    {"the king of cups", [](RuleSet& r) { kReBello(r), kCups(r); }, ScoringItem::ReBello, "10C", 1},

    {"a run of two is none", kToSix, ScoringItem::Napola, "1D 2D 4D", 0},
    {"a run of three", kToSix, ScoringItem::Napola, "1D 2D 3D 5D", 3},
    {"of six", kToSix, ScoringItem::Napola, "1D 2D 3D 4D 5D 6D", 6},
    {"of seven counts six", kToSix, ScoringItem::Napola, "1D 2D 3D 4D 5D 6D 7D", 6},
    {"of seven counts seven", kToHorse, ScoringItem::Napola, "1D 2D 3D 4D 5D 6D 7D", 7},
    {"of nine", kToHorse, ScoringItem::Napola, "1D 2D 3D 4D 5D 6D 7D 8D 9D", 9},
    {"of ten counts nine", kToHorse, ScoringItem::Napola, kAllCoins, 9},
    {"without the ace", kToHorse, ScoringItem::Napola, "2D 3D 4D 5D", 0},
    {"of another suit", kToHorse, ScoringItem::Napola, "1C 2C 3C", 0},
    {"of cups", [](RuleSet& r) { kToHorse(r), kCups(r); }, ScoringItem::Napola, "1C 2C 3C", 3},
    {"of mixed suits", kToHorse, ScoringItem::Napola, "1D 2C 3D", 0},
    {"not scored", kDefaults, ScoringItem::Napola, "1D 2D 3D", 0},
    {"never with 36 cards", [](RuleSet& r) { kToHorse(r), kThirtySix(r); }, ScoringItem::Napola,
     "1D 3D 4D 5D", 0},

    {"low of two", kScalette, ScoringItem::Scalette, "1D 2D", 0},
    {"low of three", kScalette, ScoringItem::Scalette, "1D 2D 3D", 3},
    {"low of nine", kScalette, ScoringItem::Scalette, "1D 2D 3D 4D 5D 6D 7D 8D 9D", 9},
    {"high of two", kScalette, ScoringItem::Scalette, "10D 9D", 0},
    {"high of three", kScalette, ScoringItem::Scalette, "10D 9D 8D", 5},
    {"high of four", kScalette, ScoringItem::Scalette, "10D 9D 8D 7D", 6},
    {"high of nine, down to the two", kScalette, ScoringItem::Scalette,
     "10D 9D 8D 7D 6D 5D 4D 3D 2D", 11},
    {"both, apart", kScalette, ScoringItem::Scalette, "1D 2D 3D 10D 9D 8D", 8},
    {"both, whole", kScalette, ScoringItem::Scalette, kAllCoins, 20},
    {"high without the king", kScalette, ScoringItem::Scalette, "9D 8D 7D 6D", 0},
    {"high with 36 cards ends at the three", [](RuleSet& r) { kScalette(r), kThirtySix(r); },
     ScoringItem::Scalette, "10D 9D 8D 7D 6D 5D 4D 3D 1D", 10},
    {"not scored", kDefaults, ScoringItem::Scalette, kAllCoins, 0},

    {"of two is none", kPiccola, ScoringItem::Piccola, "1D 2D 4D", 0},
    {"of three", kPiccola, ScoringItem::Piccola, "1D 2D 3D 5D", 3},
    {"of five", kPiccola, ScoringItem::Piccola, "1D 2D 3D 4D 5D 7D", 5},
    {"of six", kPiccola, ScoringItem::Piccola, "1D 2D 3D 4D 5D 6D", 6},
    {"of ten counts six", kPiccola, ScoringItem::Piccola, kAllCoins, 6},
    {"of seven, to the seven", kPiccolaToSeven, ScoringItem::Piccola, "1D 2D 3D 4D 5D 6D 7D", 7},
    {"of ten counts seven", kPiccolaToSeven, ScoringItem::Piccola, kAllCoins, 7},
    {"of six with a gap", kPiccolaToSeven, ScoringItem::Piccola, "1D 2D 3D 4D 5D 7D", 5},
    {"not to the seven alone", [](RuleSet& r) { r.scoring.piccolaToSeven = true; },
     ScoringItem::Piccola, kAllCoins, 0},
    {"no napola beside it", kPiccola, ScoringItem::Napola, kAllCoins, 0},
    {"of cups", [](RuleSet& r) { kPiccola(r), kCups(r); }, ScoringItem::Piccola, "1C 2C 3C", 3},
    {"none of coins then", [](RuleSet& r) { kPiccola(r), kCups(r); }, ScoringItem::Piccola,
     "1D 2D 3D", 0},
    {"never with 36 cards", [](RuleSet& r) { kPiccola(r), kThirtySix(r); }, ScoringItem::Piccola,
     "1D 3D 4D 5D", 0},
    {"not scored", kDefaults, ScoringItem::Piccola, kAllCoins, 0},
    {"the napola is no piccola", kToSix, ScoringItem::Piccola, kAllCoins, 0},

    {"king, horse and jack", kGrande, ScoringItem::Grande, "8D 9D 10D", 5},
    {"the seven adds nothing", kGrande, ScoringItem::Grande, "7D 8D 9D 10D", 5},
    {"king and horse alone", kGrande, ScoringItem::Grande, "7D 9D 10D", 0},
    {"of mixed suits", kGrande, ScoringItem::Grande, "8D 9C 10D", 0},
    {"of cups", [](RuleSet& r) { kGrande(r), kCups(r); }, ScoringItem::Grande, "8C 9C 10C", 5},
    {"not scored", kDefaults, ScoringItem::Grande, kAllCoins, 0},

    {"four sevens", kAllSevens, ScoringItem::AllSevens, "7D 7C 7S 7B", 1},
    {"three sevens", kAllSevens, ScoringItem::AllSevens, "7D 7C 7S 6B", 0},
    {"not scored", kDefaults, ScoringItem::AllSevens, "7D 7C 7S 7B", 0},

    {"all coins", kAllOfTheSuit, ScoringItem::AllCoins, kAllCoins, 1},
    {"all but the two", kAllOfTheSuit, ScoringItem::AllCoins, "1D 3D 4D 5D 6D 7D 8D 9D 10D", 0},
    {"without the two with 36 cards", [](RuleSet& r) { kAllOfTheSuit(r), kThirtySix(r); },
     ScoringItem::AllCoins, "1D 3D 4D 5D 6D 7D 8D 9D 10D", 1},
    {"all cups", [](RuleSet& r) { kAllOfTheSuit(r), kCups(r); }, ScoringItem::AllCoins,
     "1C 2C 3C 4C 5C 6C 7C 8C 9C 10C", 1},
    {"not scored", kDefaults, ScoringItem::AllCoins, kAllCoins, 0},

    {"ace, two and three", kLowCards, ScoringItem::LowCards, "1D 2D 3D", 6},
    {"the three alone", kLowCards, ScoringItem::LowCards, "3D 1C 2C", 3},
    {"two and ace", kLowCards, ScoringItem::LowCards, "1D 2D", 3},
    {"with 36 cards", [](RuleSet& r) { kLowCards(r), kThirtySix(r); }, ScoringItem::LowCards,
     "1D 3D", 4},
    {"not scored", kDefaults, ScoringItem::LowCards, "1D 2D 3D", 0},

    {"the two of batons", kPiva, ScoringItem::TwoOfBatons, "2B 2D", -5},
    {"another two", kPiva, ScoringItem::TwoOfBatons, "2S 2D", 0},
    {"not scored", kDefaults, ScoringItem::TwoOfBatons, "2B", 0},
};

TEST(Scoring, ItemsOfOnePile) {
    for (const OwnItem& test : kOwnItems) {
        const RuleSet rules = changed(test.rules);
        EXPECT_EQ(ownPoints(rules, {cardSet(test.pile), 0, 0})[test.item], test.points)
            << test.what;
        EXPECT_EQ(score(rules, {"", test.pile})[1][test.item], test.points) << test.what;
    }
}

TEST(Scoring, CountsSweepsAndDeclarations) {
    const std::vector<Tally> tallies{{cardSet("7D"), 3, 0}, {cardSet("2B"), 0, 13}};
    RuleSet rules;
    rules.scoring.twoOfBatons = -5;
    const auto points = scoreRound(rules, tallies);
    EXPECT_EQ(points[0][ScoringItem::Sweeps], 3);
    EXPECT_EQ(points[0].total(), 3 + 1 + 1) << "sweeps, settebello, most coins";
    EXPECT_EQ(points[1][ScoringItem::Declarations], 13);
    EXPECT_EQ(points[1].total(), 13 - 5);
    EXPECT_EQ(points[2], Points{}) << "no third side";
}

TEST(Scoring, CourtsAndAcesScoreAlone) {
    RuleSet rules;
    rules.scoring.prime = Prime::None;
    rules.scoring.courtsAndAces = true;
    const auto pointsOf = [&](const char* first, const char* second) {
        const auto points =
            scoreRound(rules, std::vector<Tally>{{cardSet(first), 0, 0}, {cardSet(second), 0, 0}});
        EXPECT_EQ(points[0][ScoringItem::CourtsAndAces], points[0].total());
        EXPECT_EQ(points[1][ScoringItem::CourtsAndAces], points[1].total());
        return std::pair(points[0].total(), points[1].total());
    };
    EXPECT_EQ(pointsOf("7D 6D 5D 4D 3D 2D", "1S"), std::pair(0, 1)) << "nothing else does";
    EXPECT_EQ(pointsOf("1D 8D 9D 10D 1C 8C 9C", "1S 8S 9S 10S 1B 8B 9B 10B 10C"), std::pair(7, 9));
    EXPECT_EQ(pointsOf("1D 8D 9D 10D 1C 8C 9C 10C", "1S 8S 9S 10S 1B 8B 9B 10B"), std::pair(9, 8))
        << "the king of coins decides";
    rules.scoring.bonusSuit = BonusSuit::Cups;
    EXPECT_EQ(pointsOf("1D 8D 9D 10D 1C 8C 9C 1B", "1S 8S 9S 10S 10C 8B 9B 10B"), std::pair(8, 9));
    rules.scoring.prime = Prime::Sevens;
    EXPECT_EQ(scoreRound(rules, std::vector<Tally>{{cardSet("7S"), 0, 0}, {}})[0].total(), 1)
        << "the prime has a toggle of its own";
}

TEST(Scoring, FourHorsesDoubleTheSweeps) {
    const std::vector<Tally> tallies{{cardSet("9D 9C 9S 9B 1C"), 3, 0}, {cardSet("7C"), 2, 0}};
    const std::vector<Tally> divided{{cardSet("9D 9C 9S"), 3, 0}, {cardSet("9B"), 2, 0}};
    RuleSet rules;
    EXPECT_EQ(scoreRound(rules, tallies)[0][ScoringItem::Ponino], 0) << "not scored";
    rules.scoring.ponino = true;
    const auto points = scoreRound(rules, tallies);
    EXPECT_EQ(points[0][ScoringItem::Sweeps], 3);
    EXPECT_EQ(points[0][ScoringItem::Ponino], 3);
    EXPECT_EQ(points[1][ScoringItem::Ponino], 0) << "of the other side";
    EXPECT_EQ(scoreRound(rules, divided)[0][ScoringItem::Ponino], 0) << "three horses";
    // A horse that is on the table may still come.
    EXPECT_EQ(certainPoints(infoOf(ScoringItem::Ponino), rules, divided, cardSet("2D"), 0), 0);
    EXPECT_EQ(certainPoints(infoOf(ScoringItem::Ponino), rules, tallies, cardSet("2D"), 0), 3);
}

TEST(Scoring, TotalAddsEveryItem) {
    Points points;
    for (const ScoringItemInfo& info : kScoringItems) {
        points[info.item] = 1 << static_cast<int>(info.item);
    }
    EXPECT_EQ(points.total(), (1 << static_cast<int>(kScoringItems.size())) - 1);
    EXPECT_EQ(Points{}.total(), 0);
}

TEST(Scoring, TotalsCanBeNegative) {
    RuleSet rules;
    rules.scoring.twoOfBatons = -5;
    EXPECT_EQ(score(rules, {"2B 3S", "7D 1C 1S"})[0].total(), -5);
}

TEST(Scoring, KnowsTheWholeSuit) {
    EXPECT_TRUE(holdsWholeSuit(RuleSet{}, CardSet::ofSuit(Suit::Coins)));
    EXPECT_TRUE(holdsWholeSuit(RuleSet{}, CardSet::all()));
    EXPECT_FALSE(holdsWholeSuit(RuleSet{}, CardSet::all() - cardSet("4D")));
    EXPECT_FALSE(holdsWholeSuit(RuleSet{}, CardSet::all() - cardSet("2D")));
    EXPECT_TRUE(holdsWholeSuit(changed(kThirtySix), CardSet::all() - CardSet::ofRank(2)));
    EXPECT_TRUE(holdsWholeSuit(changed(kCups), CardSet::ofSuit(Suit::Cups)));
    EXPECT_FALSE(holdsWholeSuit(changed(kCups), CardSet::ofSuit(Suit::Coins)));
}

TEST(Scoring, MoreCardsNeverLowerAPrime) {
    for (const Change& change : {kDefaults, kHalves, kHurrikan, kAnySuits, kSevens}) {
        const RuleSet rules = changed(change);
        CardSet pile;
        int rank = primeRank(rules, pile);
        for (int i = 0; i < kCardCount; ++i) {
            pile.insert(Card::fromIndex(i * 7 % kCardCount));
            EXPECT_GE(primeRank(rules, pile), rank);
            rank = primeRank(rules, pile);
        }
    }
}

} // namespace
} // namespace settebello

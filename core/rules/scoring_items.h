// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/pack.h"
#include "rules/piles.h"
#include "rules/rule_set.h"
#include "rules/scoring_item.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

namespace settebello {

/// Who gets an item's points.
enum class Award : std::uint8_t {
    StrictlyMost, ///< one point for the side whose value is above every other side's
    EachSide      ///< each side its own value
};

/// One scoring item as data. Everything that scores, searches, shows, saves or explains points
/// reads this table. As a pile grows a value either never falls or never rises, so what is
/// certain before a round is over follows from it.
struct ScoringItemInfo {
    ScoringItem item;
    std::string_view name; ///< in files: "twoOfBatons"
    Award award;
    bool (*inForce)(const RuleSet&); ///< whether the rules score it
    /// The number that sides are compared by, or the points; of an item that is not in force 0
    /// points.
    int (*value)(const RuleSet&, const Tally&);
    /// The cards in a pile that the value depends on; empty if it depends on none.
    CardSet (*cards)(const RuleSet&);
    /// The cards of a pile that make up its value, where they are not all of `cards` in it.
    CardSet (*counted)(const RuleSet&, CardSet pile) = nullptr;
    /// Whether the item came after the first version: records written before do not name it.
    bool isLater = false;

    /// The cards of a pile that make up the item's value, for showing them.
    CardSet countedCards(const RuleSet& rules, CardSet pile) const {
        return counted != nullptr ? counted(rules, pile) : pile & cards(rules);
    }
};

namespace scoring_items {

inline constexpr int kShortestRun = 3;
inline constexpr int kLastLowCard = 3;
inline constexpr int kGrandePoints = 5;
inline constexpr Card kTwoOfBatons{Suit::Batons, kTwo};

/// Whether most cards score: everywhere but where aces and courts alone do.
constexpr bool countsCards(const RuleSet& rules) {
    return !rules.scoring.courtsAndAces;
}
/// Whether the other items without a toggle of their own score: sweeps, and with them suit and
/// settebello. Where piles are stolen only the number of cards does.
constexpr bool usual(const RuleSet& rules) {
    return rules.hasSweeps();
}
constexpr CardSet noCards(const RuleSet&) {
    return {};
}
constexpr CardSet wholePack(const RuleSet& rules) {
    return Pack::contents(rules.pack.cards);
}
/// The cards of the bonus suit from the ace to a rank, of those that the pack has.
constexpr CardSet bonusUpTo(const RuleSet& rules, int rank) {
    const int first = Card(rules.bonusSuit(), kAce).index();
    return bonusCards(rules) & CardSet::fromBits(((std::uint64_t{1} << rank) - 1) << first);
}
/// The points of a run from the ace (napola, low run of the scalette). @param run its length,
/// 0 … 10. @param longest the most that score.
constexpr int lowRunPoints(int run, int longest) {
    return run < kShortestRun ? 0 : std::min(run, longest);
}
/// The points of a run from the king (high run of the scalette). @param run its length, 0 … 10.
constexpr int highRunPoints(int run) {
    constexpr int kFirstPoints = 5;
    constexpr int kMostPoints = 11;
    return run < kShortestRun ? 0 : std::min(run - kShortestRun + kFirstPoints, kMostPoints);
}
constexpr int longestNapola(const RuleSet& rules) {
    return rules.scoring.napola == Napola::ToSix ? kSix : kHorse;
}
constexpr int longestPiccola(const RuleSet& rules) {
    return rules.scoring.piccolaToSeven ? kSeven : kSix;
}
/// The king, horse and jack of the bonus suit.
constexpr CardSet bonusCourts(const RuleSet& rules) {
    return bonusCards(rules) - bonusUpTo(rules, kSeven);
}
constexpr CardSet sevens(const RuleSet&) {
    return CardSet::ofRank(kSeven);
}
constexpr CardSet courtsAndAces(const RuleSet&) {
    return CardSet::ofRank(kAce) | CardSet::ofRank(kJack) | CardSet::ofRank(kHorse) |
           CardSet::ofRank(kKing);
}
/// With half of the courts and aces the king of the bonus suit counts once more, so that it decides
/// between two sides with as many.
constexpr int pointOfKing(const RuleSet& rules, CardSet pile) {
    const CardSet all = courtsAndAces(rules);
    return (pile & all).size() * 2 == all.size() && pile.contains(Card(rules.bonusSuit(), kKing))
               ? 1
               : 0;
}
constexpr CardSet horses(const RuleSet&) {
    return CardSet::ofRank(kHorse);
}
inline CardSet lowRun(const RuleSet& rules, CardSet pile) {
    const int run = runFromAce(rules, pile);
    return run < kShortestRun ? CardSet() : pile & bonusUpTo(rules, run);
}
inline CardSet highRun(const RuleSet& rules, CardSet pile) {
    const int run = runFromKing(rules, pile);
    return run < kShortestRun ? CardSet()
                              : pile & (bonusCards(rules) - bonusUpTo(rules, kKing - run));
}

inline CardSet piccolaRun(const RuleSet& rules, CardSet pile) {
    return lowRun(rules, pile) & bonusUpTo(rules, longestPiccola(rules));
}
/// Cards that score together only, in one pile.
template <auto kCards>
CardSet ifWhole(const RuleSet& rules, CardSet pile) {
    return kCards(rules).onlyIf(pile.containsAll(kCards(rules)));
}

/// Both runs are counted to their ends, also beyond the last card that scores.
inline CardSet bothRuns(const RuleSet& rules, CardSet pile) {
    return lowRun(rules, pile) | highRun(rules, pile);
}

} // namespace scoring_items

/// All items by their enum's order; infoOf() finds one.
inline constexpr std::array kScoringItems{
    ScoringItemInfo{.item = ScoringItem::Cards,
                    .name = "cards",
                    .award = Award::StrictlyMost,
                    .inForce = scoring_items::countsCards,
                    .value = [](const RuleSet&, const Tally& tally) { return tally.pile.size(); },
                    .cards = scoring_items::wholePack},
    ScoringItemInfo{.item = ScoringItem::Suit,
                    .name = "suit",
                    .award = Award::StrictlyMost,
                    .inForce = scoring_items::usual,
                    .value =
                        [](const RuleSet& rules, const Tally& tally) {
                            return (tally.pile & CardSet::ofSuit(rules.bonusSuit())).size();
                        },
                    .cards = bonusCards},
    ScoringItemInfo{
        .item = ScoringItem::Settebello,
        .name = "settebello",
        .award = Award::EachSide,
        .inForce = scoring_items::usual,
        .value =
            [](const RuleSet& rules, const Tally& tally) {
                const Card seven(rules.bonusSuit(), kSeven);
                return scoring_items::usual(rules) && tally.pile.contains(seven) ? 1 : 0;
            },
        .cards = [](const RuleSet& rules) { return CardSet{Card(rules.bonusSuit(), kSeven)}; }},
    ScoringItemInfo{
        .item = ScoringItem::Prime,
        .name = "prime",
        .award = Award::StrictlyMost,
        .inForce = [](const RuleSet& rules) { return rules.scoring.prime != Prime::None; },
        .value = [](const RuleSet& rules,
                    const Tally& tally) { return primeRank(rules, tally.pile); },
        .cards =
            [](const RuleSet& rules) {
                return rules.scoring.prime == Prime::Sevens
                           ? CardSet::ofRank(kSeven) | CardSet::ofRank(kSix)
                           : scoring_items::wholePack(rules);
            },
        .counted = primeCards},
    ScoringItemInfo{
        .item = ScoringItem::Sweeps,
        .name = "sweeps",
        .award = Award::EachSide,
        .inForce = scoring_items::usual,
        .value = [](const RuleSet& rules,
                    const Tally& tally) { return scoring_items::usual(rules) ? tally.sweeps : 0; },
        .cards = scoring_items::noCards},
    ScoringItemInfo{.item = ScoringItem::CourtsAndAces,
                    .name = "courtsAndAces",
                    .award = Award::EachSide,
                    .inForce = [](const RuleSet& rules) { return rules.scoring.courtsAndAces; },
                    .value =
                        [](const RuleSet& rules, const Tally& tally) {
                            return rules.scoring.courtsAndAces
                                       ? (tally.pile & scoring_items::courtsAndAces(rules)).size() +
                                             scoring_items::pointOfKing(rules, tally.pile)
                                       : 0;
                        },
                    .cards = scoring_items::courtsAndAces,
                    .isLater = true},
    ScoringItemInfo{.item = ScoringItem::Ponino,
                    .name = "ponino",
                    .award = Award::EachSide,
                    .inForce = [](const RuleSet& rules) { return rules.scoring.ponino; },
                    .value =
                        [](const RuleSet& rules, const Tally& tally) {
                            return rules.scoring.ponino &&
                                           tally.pile.containsAll(scoring_items::horses(rules))
                                       ? tally.sweeps // once more
                                       : 0;
                        },
                    .cards = scoring_items::horses,
                    .counted = scoring_items::ifWhole<scoring_items::horses>,
                    .isLater = true},
    ScoringItemInfo{
        .item = ScoringItem::ReBello,
        .name = "reBello",
        .award = Award::EachSide,
        .inForce = [](const RuleSet& rules) { return rules.scoring.reBello; },
        .value =
            [](const RuleSet& rules, const Tally& tally) {
                const Card king(rules.bonusSuit(), kKing);
                return rules.scoring.reBello && tally.pile.contains(king) ? 1 : 0;
            },
        .cards = [](const RuleSet& rules) { return CardSet{Card(rules.bonusSuit(), kKing)}; }},
    ScoringItemInfo{
        .item = ScoringItem::Donna,
        .name = "donna",
        .award = Award::EachSide,
        .inForce = [](const RuleSet& rules) { return rules.scoring.donna; },
        .value =
            [](const RuleSet& rules, const Tally& tally) {
                const Card horse(rules.bonusSuit(), kHorse);
                return rules.scoring.donna && tally.pile.contains(horse) ? 1 : 0;
            },
        .cards = [](const RuleSet& rules) { return CardSet{Card(rules.bonusSuit(), kHorse)}; },
        .isLater = true},
    ScoringItemInfo{.item = ScoringItem::LowCards,
                    .name = "lowCards",
                    .award = Award::EachSide,
                    .inForce = [](const RuleSet& rules) { return rules.scoring.lowCards; },
                    .value =
                        [](const RuleSet& rules, const Tally& tally) {
                            int points = 0;
                            for (int rank = kAce;
                                 rules.scoring.lowCards && rank <= scoring_items::kLastLowCard;
                                 ++rank) {
                                points +=
                                    tally.pile.contains(Card(rules.bonusSuit(), rank)) ? rank : 0;
                            }
                            return points;
                        },
                    .cards =
                        [](const RuleSet& rules) {
                            return scoring_items::bonusUpTo(rules, scoring_items::kLastLowCard);
                        }},
    ScoringItemInfo{
        .item = ScoringItem::Napola,
        .name = "napola",
        .award = Award::EachSide,
        .inForce = [](const RuleSet& rules) { return rules.scoring.napola != Napola::None; },
        .value =
            [](const RuleSet& rules, const Tally& tally) {
                return rules.scoring.napola == Napola::None
                           ? 0
                           : scoring_items::lowRunPoints(runFromAce(rules, tally.pile),
                                                         scoring_items::longestNapola(rules));
            },
        .cards =
            [](const RuleSet& rules) {
                return scoring_items::bonusUpTo(rules, scoring_items::longestNapola(rules));
            },
        .counted = scoring_items::lowRun},
    ScoringItemInfo{
        .item = ScoringItem::Scalette,
        .name = "scalette",
        .award = Award::EachSide,
        .inForce = [](const RuleSet& rules) { return rules.scoring.scalette; },
        .value =
            [](const RuleSet& rules, const Tally& tally) {
                return !rules.scoring.scalette
                           ? 0
                           : scoring_items::lowRunPoints(runFromAce(rules, tally.pile), kHorse) +
                                 scoring_items::highRunPoints(runFromKing(rules, tally.pile));
            },
        .cards = bonusCards,
        .counted = scoring_items::bothRuns},
    ScoringItemInfo{
        .item = ScoringItem::Piccola,
        .name = "piccola",
        .award = Award::EachSide,
        .inForce = [](const RuleSet& rules) { return rules.scoring.piccola; },
        .value =
            [](const RuleSet& rules, const Tally& tally) {
                return rules.scoring.piccola
                           ? scoring_items::lowRunPoints(runFromAce(rules, tally.pile),
                                                         scoring_items::longestPiccola(rules))
                           : 0;
            },
        .cards =
            [](const RuleSet& rules) {
                return scoring_items::bonusUpTo(rules, scoring_items::longestPiccola(rules));
            },
        .counted = scoring_items::piccolaRun,
        .isLater = true},
    ScoringItemInfo{.item = ScoringItem::Grande,
                    .name = "grande",
                    .award = Award::EachSide,
                    .inForce = [](const RuleSet& rules) { return rules.scoring.grande; },
                    .value =
                        [](const RuleSet& rules, const Tally& tally) {
                            return rules.scoring.grande &&
                                           tally.pile.containsAll(scoring_items::bonusCourts(rules))
                                       ? scoring_items::kGrandePoints
                                       : 0;
                        },
                    .cards = scoring_items::bonusCourts,
                    .counted = scoring_items::ifWhole<scoring_items::bonusCourts>,
                    .isLater = true},
    ScoringItemInfo{.item = ScoringItem::AllSevens,
                    .name = "allSevens",
                    .award = Award::EachSide,
                    .inForce = [](const RuleSet& rules) { return rules.scoring.allSevens; },
                    .value =
                        [](const RuleSet& rules, const Tally& tally) {
                            return rules.scoring.allSevens &&
                                           tally.pile.containsAll(scoring_items::sevens(rules))
                                       ? 1
                                       : 0;
                        },
                    .cards = scoring_items::sevens,
                    .counted = scoring_items::ifWhole<scoring_items::sevens>,
                    .isLater = true},
    ScoringItemInfo{.item = ScoringItem::AllCoins,
                    .name = "allCoins",
                    .award = Award::EachSide,
                    .inForce = [](const RuleSet& rules) { return rules.scoring.allCoins; },
                    .value =
                        [](const RuleSet& rules, const Tally& tally) {
                            return rules.scoring.allCoins && holdsWholeSuit(rules, tally.pile) ? 1
                                                                                               : 0;
                        },
                    .cards = bonusCards,
                    .counted = scoring_items::ifWhole<bonusCards>,
                    .isLater = true},
    ScoringItemInfo{
        .item = ScoringItem::Declarations,
        .name = "declarations",
        .award = Award::EachSide,
        .inForce =
            [](const RuleSet& rules) { return rules.scoring.declarations != Declarations::None; },
        .value = [](const RuleSet&, const Tally& tally) { return tally.declarations; },
        .cards = scoring_items::noCards},
    ScoringItemInfo{.item = ScoringItem::TwoOfBatons,
                    .name = "twoOfBatons",
                    .award = Award::EachSide,
                    .inForce = [](const RuleSet& rules) { return rules.scoring.twoOfBatons != 0; },
                    .value =
                        [](const RuleSet& rules, const Tally& tally) {
                            return tally.pile.contains(scoring_items::kTwoOfBatons)
                                       ? rules.scoring.twoOfBatons
                                       : 0;
                        },
                    .cards =
                        [](const RuleSet& rules) {
                            return CardSet{scoring_items::kTwoOfBatons} &
                                   scoring_items::wholePack(rules);
                        }},
};

static_assert(std::ranges::all_of(kScoringItems,
                                  [](const ScoringItemInfo& info) {
                                      return &info == &kScoringItems[indexOf(info.item)];
                                  }),
              "the rows are in the order of the enum");
static_assert(kScoringItems.size() == kScoringItemCount);

constexpr const ScoringItemInfo& infoOf(ScoringItem item) {
    return kScoringItems[indexOf(item)];
}

/// Calls `visit` with the index of every item of that award as a constant, so that the compiler can
/// inline the table's functions: searches score rounds by the million.
template <Award kAward, typename Visit>
constexpr void forEachItem(Visit visit) {
    const auto visitIf = [&](auto place) {
        if constexpr (kScoringItems[place].award == kAward) {
            visit(place);
        }
    };
    [&]<std::size_t... kPlaces>(std::index_sequence<kPlaces...>) {
        (visitIf(std::integral_constant<std::size_t, kPlaces>()), ...);
    }
    (std::make_index_sequence<kScoringItems.size()>());
}

} // namespace settebello

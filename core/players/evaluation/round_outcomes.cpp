// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/evaluation/round_outcomes.h"

#include "rules/scoring.h"
#include "rules/scoring_items.h"
#include "support/contract.h"
#include "support/portable_math.h"

#include <algorithm>
#include <array>

namespace settebello {

namespace {

// The range of points of one side. Values outside are counted as the nearest bound.
constexpr int kLowest = -5;
constexpr int kHighest = 24;
constexpr int kCount = kHighest - kLowest + 1;

/// How much likelier an item goes to the side with the better cards: with probability 0.5 ± this.
/// From the variance of the difference of whole rounds, which is twice that of independent items.
constexpr double kFavour = 0.3;
constexpr double kSweepFavour = 0.15;
/// Of the many cards of courtsAndAces, each alone; from the variance in 66 rounds of greedy
/// players.
constexpr double kCourtFavour = 0.15;

// How often, in rounds of greedy players.
constexpr double kCardsTied = 0.08;
constexpr double kSuitTied = 0.22;
constexpr double kPrimeTied = 0.05;
constexpr double kNapolaMade = 0.28; ///< then of this many points
constexpr int kNapolaPoints = 4;
constexpr double kHighRunMade = 0.28;
constexpr int kHighRunPoints = 5;
constexpr double kGroupMade = 0.12; ///< that a side has all four sevens

std::size_t place(int points) {
    return static_cast<std::size_t>(std::clamp(points, kLowest, kHighest) - kLowest);
}

/// The chances of every pair of points, built up item by item.
class Distribution {
public:
    Distribution()
        : m_chance(kCount * kCount) {
        at(0, 0) = 1;
    }

    double& at(int first, int second) { return m_chance[place(first) * kCount + place(second)]; }

    /// An item goes to the first side with that chance, to the second with that.
    void addItem(int points, double toFirst, double toSecond) {
        Distribution sum;
        sum.at(0, 0) = 0;
        forEach([&](int first, int second, double chance) {
            sum.at(first + points, second) += chance * toFirst;
            sum.at(first, second + points) += chance * toSecond;
            sum.at(first, second) += chance * (1 - toFirst - toSecond);
        });
        *this = sum;
    }

    /// An event that happens to one side at random (Poisson) and is worth a fixed number of points
    /// each time.
    void addEvents(int points, double meanFirst, double meanSecond) {
        addPoisson(points, 0, meanFirst);
        addPoisson(0, points, meanSecond);
    }

    template <typename Visit>
    void forEach(Visit visit) {
        for (int first = kLowest; first <= kHighest; ++first) {
            for (int second = kLowest; second <= kHighest; ++second) {
                if (const double chance = at(first, second); chance > 0) {
                    visit(first, second, chance);
                }
            }
        }
    }

private:
    void addPoisson(int toFirst, int toSecond, double mean) {
        constexpr int kMost = 12;
        Distribution sum;
        sum.at(0, 0) = 0;
        double chance = portableExp(-mean);
        double rest = 1;
        for (int times = 0; times <= kMost; ++times) {
            const double share = times == kMost ? rest : chance;
            forEach([&](int first, int second, double before) {
                sum.at(first + times * toFirst, second + times * toSecond) += before * share;
            });
            rest -= chance;
            chance *= mean / (times + 1);
        }
        *this = sum;
    }

    std::vector<double> m_chance;
};

/// Sweeps of one side in a round.
double meanSweeps(const RuleSet& rules) {
    constexpr double kEqual = 0.33;
    constexpr double kFifteen = 0.77;
    constexpr double kEither = 1.55;
    constexpr double kAcesSweep = 1.6;
    constexpr double kEmptyTable = 0.3;
    const Sum sum = rules.capture.sum;
    double mean = sum == Sum::Equal ? kEqual : sum == Sum::Fifteen ? kFifteen : kEither;
    mean += rules.capture.ace == Ace::SweepsAll ? kAcesSweep : 0;
    mean += rules.deal.tableCards == 0 ? kEmptyTable : 0;
    return mean;
}

struct Declared {
    int points = 0;
    double mean = 0; ///< how often a side does in a round
};

Declared declared(const RuleSet& rules) {
    switch (rules.scoring.declarations) {
    case Declarations::Bazzica:
        return {3, 0.54};
    case Declarations::Sbarazzina:
        return {2, 0.64};
    case Declarations::Cirulla:
        return {3, 0.72};
    case Declarations::None:
        break;
    }
    return {};
}

/// How often nobody scores an item that goes to the side with most.
double tiedChance(ScoringItem item, const RuleSet& rules) {
    switch (item) {
    case ScoringItem::Cards:
        return kCardsTied;
    case ScoringItem::Suit:
        return rules.pack.cards == kCardCount ? kSuitTied : 0;
    case ScoringItem::Prime:
        return kPrimeTied;
    default:
        return 0;
    }
}

/// How many items score a run from the ace, for the side that has it.
int lowRuns(const RuleSet& rules) {
    const auto& scoring = rules.scoring;
    return (scoring.napola != Napola::None ? 1 : 0) + (scoring.scalette ? 1 : 0) +
           (scoring.piccola ? 1 : 0);
}

/// How many items score a run from the king.
int highRuns(const RuleSet& rules) {
    return (rules.scoring.scalette ? 1 : 0) + (rules.scoring.grande ? 1 : 0);
}

/// If the first side has the better cards.
Distribution withBetterCards(const RuleSet& rules) {
    Distribution all;
    const auto item = [&](int points, double tied) {
        all.addItem(points, (0.5 + kFavour) * (1 - tied), (0.5 - kFavour) * (1 - tied));
    };
    for (const ScoringItemInfo& info : kScoringItems) {
        if (!info.inForce(rules)) {
            continue;
        }
        if (info.award == Award::StrictlyMost) {
            item(1, tiedChance(info.item, rules));
            continue;
        }
        for (const Card card : CardSet::all()) {
            const int points = info.value(rules, {CardSet{card}, 0, 0});
            if (points > 0 && info.item == ScoringItem::CourtsAndAces) {
                all.addItem(points, 0.5 + kCourtFavour, 0.5 - kCourtFavour);
            } else if (points > 0) {
                item(points, 0);
            } else if (points < 0) {
                all.addItem(points, 0.5, 0.5);
            }
        }
        if (const int together = groupPoints(info, rules); together != 0) {
            item(together, 1 - kGroupMade);
        }
    }
    if (const int runs = lowRuns(rules); runs > 0) {
        item(runs * kNapolaPoints, 1 - kNapolaMade);
    }
    if (const int runs = highRuns(rules); runs > 0) {
        item(runs * kHighRunPoints, 1 - kHighRunMade);
    }
    const double sweeps = rules.hasSweeps() ? meanSweeps(rules) : 0;
    all.addEvents(1, sweeps * (1 + kSweepFavour), sweeps * (1 - kSweepFavour));
    const Declared shown = declared(rules);
    all.addEvents(shown.points, shown.mean, shown.mean);
    return all;
}

} // namespace

std::vector<RoundChance> roundOutcomes(const RuleSet& rules) {
    SETTEBELLO_ASSERT(rules.sides() == 2);
    constexpr double kNegligible = 1e-6;
    Distribution all = withBetterCards(rules);
    std::vector<RoundChance> outcomes;
    double sum = 0;
    for (int first = kLowest; first <= kHighest; ++first) {
        for (int second = kLowest; second <= kHighest; ++second) {
            // Either side may be the one with the better cards.
            const double chance = (all.at(first, second) + all.at(second, first)) / 2;
            if (chance > kNegligible) {
                outcomes.push_back({first, second, chance});
                sum += chance;
            }
        }
    }
    for (RoundChance& outcome : outcomes) {
        outcome.chance /= sum;
    }
    return outcomes;
}

} // namespace settebello

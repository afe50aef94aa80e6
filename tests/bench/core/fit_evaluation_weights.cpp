// SPDX-License-Identifier: GPL-3.0-or-later
// Fits what DuelEvaluation goes by: plays rounds of Scopa between two players who both choose by
// the weights that are compiled in, and prints the numbers of
// core/players/evaluation/evaluation_weights.h that best foretell how those rounds end. Run it, put
// the numbers in, build, run it again:
//
//     bench_fit_outlook 300000 1 > weights.txt
//
// takes about a minute. The first argument is the number of rounds, the second the seed.

#include "cards/pack.h"
#include "players/beliefs/reply_model.h"
#include "players/evaluation/duel_evaluation.h"
#include "players/solvers/duel_solver.h"
#include "rules/legal_plays.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace settebello {
namespace {

constexpr std::size_t kFeatures = kFeatureCount;
constexpr int kPacketCards = 6; // in both hands

/// Least squares by the normal equations.
class Fit {
public:
    void add(const DuelEvaluation::Features& seen, double result) {
        for (std::size_t i = 0; i < kFeatures; ++i) {
            m_right[i] += seen[i] * result;
            for (std::size_t j = 0; j <= i; ++j) {
                m_left[i][j] += seen[i] * seen[j];
            }
        }
        ++m_count;
    }

    /// By Cholesky's decomposition; a trace of ridge for sights that depend on one another.
    DuelEvaluation::Features solve() const {
        constexpr double kRidge = 1e-6;
        auto lower = m_left;
        DuelEvaluation::Features x = m_right;
        for (std::size_t i = 0; i < kFeatures; ++i) {
            lower[i][i] += kRidge * m_count + kRidge;
            for (std::size_t j = 0; j <= i; ++j) {
                for (std::size_t k = 0; k < j; ++k) {
                    lower[i][j] -= lower[i][k] * lower[j][k];
                }
                lower[i][j] = i == j ? std::sqrt(lower[i][i]) : lower[i][j] / lower[j][j];
            }
        }
        for (std::size_t i = 0; i < kFeatures; ++i) {
            for (std::size_t k = 0; k < i; ++k) {
                x[i] -= lower[i][k] * x[k];
            }
            x[i] /= lower[i][i];
        }
        for (std::size_t i = kFeatures; i-- > 0;) {
            for (std::size_t k = i + 1; k < kFeatures; ++k) {
                x[i] -= lower[k][i] * x[k];
            }
            x[i] /= lower[i][i];
        }
        return x;
    }

private:
    std::array<std::array<double, kFeatures>, kFeatures> m_left{};
    DuelEvaluation::Features m_right{};
    double m_count = 0;
};

using Fits = std::array<std::array<Fit, kPacketCards>, kEvaluationWeights.size()>;

/// Plays rounds and hands what was seen in them, with how they ended, to the fits.
class Rounds {
public:
    explicit Rounds(std::uint64_t seed)
        : m_random(seed)
        , m_outlook(m_rules)
        , m_model(m_outlook)
        , m_match(m_rules)
        , m_open(m_rules, m_match, {}) {}

    void play(Fits& fits) {
        Pack pack(m_rules.pack.cards);
        pack.shuffle(m_random);
        PlayerView nothing;
        nothing.rules = m_rules;
        Duel duel(nothing, CardSet());
        int dealt = 0;
        while (dealt < m_rules.deal.tableCards) {
            duel.table.insert(pack[dealt++]);
        }
        m_seen.clear();
        for (int stock = pack.size() - dealt - kPacketCards; stock >= 0; stock -= kPacketCards) {
            for (int i = 0; i < kPacketCards; ++i) {
                duel.hands[static_cast<std::size_t>(i % 2)].insert(pack[dealt++]);
            }
            playPacket(duel, stock);
        }
        duel.takeLeftovers(m_rules);
        const double end = m_outlook.standing(duel, 0);
        for (const Seen& its : m_seen) {
            const double result = its.turn == 0 ? end : -end;
            fits[its.place.packets][its.place.played].add(its.features, result - its.standing);
        }
    }

private:
    struct Seen {
        DuelEvaluation::Features features;
        DuelEvaluation::Place place;
        int turn;
        double standing;
    };

    void playPacket(Duel& duel, int stock) {
        for (int inHands = kPacketCards; inHands > 0; --inHands) {
            duel.apply(m_rules, stock > 0 ? choose(duel, inHands, stock) : best(duel), stock == 0);
            if (stock > 0) {
                m_seen.push_back({m_outlook.features(duel, inHands - 1),
                                  DuelEvaluation::place(inHands - 1, stock), duel.turn,
                                  static_cast<double>(m_outlook.standing(duel, duel.turn))});
            }
        }
    }

    /// The play of the best outlook, now and then any.
    Play choose(const Duel& duel, int inHands, int stock) {
        constexpr std::uint32_t kAnyEvery = 20;
        const auto own = static_cast<std::size_t>(duel.turn);
        const auto replies =
            m_model.replies(duel, duel.hands[own], duel.hands[1 - own].size(), inHands, stock).all;
        const auto best =
            std::max_element(replies.begin(), replies.end(),
                             [](const auto& a, const auto& b) { return a.outlook < b.outlook; });
        if (m_random.below(kAnyEvery) == 0) {
            return replies[m_random.below(static_cast<std::uint32_t>(replies.size()))].play;
        }
        return best->play;
    }

    /// In the last packet, with open hands.
    Play best(const Duel& duel) {
        std::vector<Play> plays;
        legalPlays(m_rules, duel.hands[static_cast<std::size_t>(duel.turn)], duel.table, plays);
        const auto value = [&](const Play& play) {
            Duel next = duel;
            next.apply(m_rules, play, true);
            return m_open.value(next, duel.turn, DuelSolver::Aim::Points);
        };
        return *std::max_element(plays.begin(), plays.end(),
                                 [&](const Play& a, const Play& b) { return value(a) < value(b); });
    }

    RuleSet m_rules;
    Random m_random;
    DuelEvaluation m_outlook;
    ReplyModel m_model;
    MatchChance m_match;
    DuelSolver m_open;
    std::vector<Seen> m_seen;
};

void print(const Fits& fits) {
    for (const auto& packet : fits) {
        std::puts("    {{");
        for (const Fit& fit : packet) {
            std::printf("        {");
            for (const double weight : fit.solve()) {
                std::printf("%ld, ", std::lround(weight));
            }
            std::puts("},");
        }
        std::puts("    }},");
    }
}

} // namespace
} // namespace settebello

int main(int argc, char** argv) {
    const int rounds = argc > 1 ? std::atoi(argv[1]) : 1000;
    const auto seed = static_cast<std::uint64_t>(argc > 2 ? std::atoi(argv[2]) : 1);
    settebello::Fits fits;
    settebello::Rounds played(seed);
    for (int i = 0; i < rounds; ++i) {
        played.play(fits);
    }
    settebello::print(fits);
    return 0;
}

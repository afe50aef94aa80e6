// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the weights of DuelEvaluation: plays rounds of Scopa between two players who both choose
// with the compiled-in weights, and prints the numbers of
// core/players/evaluation/evaluation_weights.h that best predict how those rounds end. Run it, put
// the numbers in, build, and run it again:
//
//     bench_fit_evaluation_weights 300000 1 > weights.txt
//
// takes about a minute. The first argument is the number of rounds, the second the seed.

#include "cards/pack.h"
#include "players/beliefs/reply_model.h"
#include "players/evaluation/duel_evaluation.h"
#include "players/solvers/duel_solver.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace settebello {
namespace {

constexpr std::size_t kFeatures = kFeatureCount;

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

    /// By Cholesky decomposition, with slight ridge regularization for dependent features.
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

/// Plays rounds and adds their features and results to the fits.
class Rounds {
public:
    explicit Rounds(std::uint64_t seed)
        : m_rules(RuleSet())
        , m_random(seed)
        , m_evaluation(m_rules)
        , m_model(m_evaluation)
        , m_match(m_rules.rules())
        , m_solver(m_rules, m_match, {}) {}

    void play(Fits& fits) {
        const RuleSet& rules = m_rules.rules();
        Pack pack(rules.pack.cards);
        pack.shuffle(m_random);
        Position position;
        int dealt = 0;
        while (dealt < rules.deal.tableCards) {
            position.table.insert(pack[dealt++]);
        }
        m_samples.clear();
        for (int stock = pack.size() - dealt - kPacketCards; stock >= 0; stock -= kPacketCards) {
            for (int i = 0; i < kPacketCards; ++i) {
                position.hands[i % 2].insert(pack[dealt++]);
            }
            position.stock = static_cast<std::int8_t>(stock);
            playPacket(position);
        }
        const double end = m_evaluation.standing(position, 0);
        for (const Sample& sample : m_samples) {
            const double result = sample.turn == 0 ? end : -end;
            fits[sample.stage.packets][sample.stage.played].add(sample.features,
                                                                result - sample.standing);
        }
    }

private:
    struct Sample {
        DuelEvaluation::Features features;
        DuelEvaluation::Stage stage;
        int turn;
        double standing;
    };

    void playPacket(Position& position) {
        const int stock = position.stock;
        for (int inHands = kPacketCards; inHands > 0; --inHands) {
            m_rules.make(position, stock > 0 ? choose(position, inHands) : best(position));
            if (stock > 0) {
                m_samples.push_back(
                    {m_evaluation.features(position, inHands - 1),
                     DuelEvaluation::stage(inHands - 1, stock), position.turn,
                     static_cast<double>(m_evaluation.standing(position, position.turn))});
            }
        }
    }

    /// The play with the best value, or sometimes a random one.
    Play choose(const Position& position, int inHands) {
        constexpr std::uint32_t kRandomEvery = 20;
        const int nextHand = position.hands[1 - position.turn].size();
        const auto replies =
            m_model.replies(position, position.hand(), nextHand, inHands, position.stock).all;
        const auto best =
            std::max_element(replies.begin(), replies.end(),
                             [](const auto& a, const auto& b) { return a.value < b.value; });
        if (m_random.below(kRandomEvery) == 0) {
            return replies[m_random.below(static_cast<std::uint32_t>(replies.size()))].play;
        }
        return best->play;
    }

    /// The best play in the last packet, with open hands.
    Play best(const Position& position) {
        std::vector<Play> plays;
        m_rules.legalPlays(position, plays);
        const auto value = [&](const Play& play) {
            Position next = position;
            m_rules.make(next, play);
            return m_solver.value(next, position.turn, DuelSolver::Aim::Points);
        };
        return *std::max_element(plays.begin(), plays.end(),
                                 [&](const Play& a, const Play& b) { return value(a) < value(b); });
    }

    PositionRules m_rules;
    Random m_random;
    DuelEvaluation m_evaluation;
    ReplyModel m_model;
    MatchChance m_match;
    DuelSolver m_solver;
    std::vector<Sample> m_samples;
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

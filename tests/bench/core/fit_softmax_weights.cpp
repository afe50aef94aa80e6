// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the weights of SoftmaxPolicy (core/players/policy/softmax_weights.h): plays deals of Scopone
// and Scopone scientifico with a tree search, and fits the weights by logistic regression so
// that the most visited plays become the most likely. Or watches a level play with and against
// others, and fits the weights to its choices. With `packets` it does so at tables of three to six
// who are dealt three cards at a time, where master searches. Prints the header.
//
//   bench_fit_softmax_weights [DEALS [ITERATIONS [SEED]]]
//   bench_fit_softmax_weights 6000 0 7 greedy
//   bench_fit_softmax_weights 12000 0 7 good packets
//   bench_fit_softmax_weights 1500 400 7 - packets
#include "game/match.h"
#include "players/beliefs/world_sampler.h"
#include "players/levels/levels.h"
#include "players/policy/softmax_policy.h"
#include "players/search/information_tree.h"
#include "players/search/many_hands_search.h"
#include "rules/legal_plays.h"
#include "rules/presets.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>
#include <vector>

using namespace settebello;

namespace {

constexpr double kSharpness = 1.7;      // exponent of the visits, to favour the most visited plays
constexpr int kRandomEvery = 4;         // one in this many plays is not the best found, for variety
constexpr int kRandomEveryWatched = 20; // … or is random, if a level is watched

/// One position: the features of each play, and how much the search preferred it.
struct Sample {
    struct Option {
        std::vector<std::pair<std::size_t, double>> features;
        double share = 0;
    };
    std::size_t part = 0;
    std::vector<Option> options;
};

using Row = std::array<double, feature::FeatureCount>;
using Table = std::array<Row, feature::kParts>;

class SampleSource {
public:
    SampleSource(const RuleSet& rules, int iterations, std::uint64_t seed)
        : m_rules(rules)
        , m_open(rules)
        , m_policy(m_open)
        , m_playoutPolicy(rules)
        , m_random(seed)
        , m_iterations(iterations) {}

    /// Takes the samples from the choices of this level instead of a search.
    void watch(const char* level) {
        m_watched = makePlayer(level, 1);
        for (const char* other : {"greedy", "cs", "good", "casual"}) {
            m_others.push_back(makePlayer(other, 2));
        }
    }

    void playDeal(std::vector<Sample>& samples) {
        Match match(m_rules, m_random.next());
        match.deal();
        if (m_watched) {
            watchDeal(match, samples);
        } else {
            searchDeal(match, samples);
        }
    }

private:
    void searchDeal(Match& match, std::vector<Sample>& samples) {
        std::vector<Decision> decisions;
        while (match.turn() >= 0 && !match.round().over()) {
            const PlayerView view = match.view(match.turn());
            legalDecisions(view, decisions);
            Decision decision = decisions.front();
            if (decisions.size() > 1) {
                const auto searched = search(view);
                samples.push_back(sampleOf(match.round(), searched));
                const bool best = m_random.below(kRandomEvery) != 0;
                const std::size_t pick = best
                                             ? 0
                                             : m_random.below(std::min<std::uint32_t>(
                                                   3, static_cast<std::uint32_t>(searched.size())));
                decision = searched[pick].play;
            }
            match.apply(decision);
        }
    }

    /// The level plays in about half of the seats. Some plays are random, for variety.
    void watchDeal(Match& match, std::vector<Sample>& samples) {
        std::array<Player*, kMaxSeats> players{};
        for (Player*& player : players) {
            const bool watched = m_random.below(2) == 0;
            const auto other = m_random.below(static_cast<std::uint32_t>(m_others.size()));
            player = watched ? m_watched.get() : m_others[other].get();
        }
        std::vector<Play> plays;
        while (match.turn() >= 0 && !match.round().over()) {
            const PlayerView view = match.view(match.turn());
            legalPlays(m_rules, view.hand, view.takeable(), plays);
            Player* const player = players[static_cast<std::size_t>(view.seat)];
            Decision decision = *player->choose(view, StopToken());
            if (plays.size() > 1 && player == m_watched.get()) {
                std::vector<InformationTree::Searched> chosen;
                for (const Play& play : plays) {
                    chosen.push_back({play, play == decision.play ? 1 : 0, 0});
                }
                samples.push_back(sampleOf(match.round(), chosen));
            }
            if (m_random.below(kRandomEveryWatched) == 0) {
                const auto count = static_cast<std::uint32_t>(plays.size());
                decision = Decision(plays[m_random.below(count)]);
            }
            match.apply(decision);
        }
    }

    std::vector<InformationTree::Searched> search(const PlayerView& view) {
        if (ManyHandsSearch::covers(view)) {
            return searchManyHands(view);
        }
        WorldSampler worlds(view);
        InformationTree tree(InformationTree::kExploration, m_iterations);
        for (int i = 0; i < m_iterations; ++i) {
            Round world = worlds.draw(m_random);
            tree.iterate(world, m_playoutPolicy, m_random);
        }
        return tree.searched();
    }

    /// With the less visits the further a play is behind.
    std::vector<InformationTree::Searched> searchManyHands(const PlayerView& view) {
        constexpr double kMost = 1e6;
        constexpr double kScale = 0.15; // points
        Limits limits;
        limits.iterations = m_iterations;
        const auto found = ManyHandsSearch(m_random.next(), limits).analyze(view, StopToken());
        std::vector<InformationTree::Searched> plays;
        for (const Candidate& candidate : found) {
            const double behind = std::max(0.0, found.front().points - candidate.points);
            const auto visits = static_cast<std::int64_t>(kMost * std::exp(-behind / kScale));
            plays.push_back({candidate.decision.play, visits, candidate.points});
        }
        return plays;
    }

    Sample sampleOf(const Round& round, const std::vector<InformationTree::Searched>& searched) {
        m_policy.setPosition(m_open.position(round));
        Sample sample;
        double total = 0;
        for (const auto& found : searched) {
            const auto features = m_policy.features(found.play);
            Sample::Option option;
            for (std::size_t place = 0; place < features.size(); ++place) {
                const bool fine = place == feature::Risk || place == feature::Catchable;
                if (features[place] != 0) {
                    option.features.emplace_back(place,
                                                 fine ? features[place] / 256.0 : features[place]);
                }
            }
            option.share = std::pow(static_cast<double>(found.visits), kSharpness);
            total += option.share;
            sample.options.push_back(std::move(option));
        }
        for (Sample::Option& option : sample.options) {
            option.share /= total;
        }
        sample.part = static_cast<std::size_t>(m_policy.part());
        return sample;
    }

    RuleSet m_rules;
    PositionRules m_open;
    SoftmaxPolicy m_policy;
    PlayoutPolicy m_playoutPolicy;
    Random m_random;
    int m_iterations;
    std::unique_ptr<Player> m_watched;
    std::vector<std::unique_ptr<Player>> m_others;
};

/// Statistics of one epoch.
struct Progress {
    double entropy = 0;
    double hits = 0; ///< sum of the shares of the plays rated most likely
};

/// Adds the gradient of the cross entropy to `slope`.
void learn(const Sample& sample, const Table& weights, Table& slope, Progress& progress) {
    std::vector<double> likelihoods;
    double total = 0;
    for (const Sample::Option& option : sample.options) {
        double value = 0;
        for (const auto& [place, features] : option.features) {
            value += weights[sample.part][place] * features;
        }
        likelihoods.push_back(std::exp(value));
        total += likelihoods.back();
    }
    const auto mostLikely = std::max_element(likelihoods.begin(), likelihoods.end());
    progress.hits +=
        sample.options[static_cast<std::size_t>(mostLikely - likelihoods.begin())].share;
    for (std::size_t i = 0; i < likelihoods.size(); ++i) {
        const Sample::Option& option = sample.options[i];
        const double likelihood = likelihoods[i] / total;
        progress.entropy -= option.share * std::log(likelihood);
        for (const auto& [place, features] : option.features) {
            slope[sample.part][place] += (likelihood - option.share) * features;
        }
    }
}

/// Minimises the cross entropy by Adam (Kingma and Ba 2015).
Table fit(const std::vector<Sample>& samples) {
    constexpr int kEpochs = 30;
    constexpr std::size_t kBatch = 32;
    Table weights{};
    Table slope{};
    Table mean{};
    Table square{};
    Random random(1);
    double step = 0;
    for (int epoch = 0; epoch < kEpochs; ++epoch) {
        const double rate = 0.02 * (1 - static_cast<double>(epoch) / kEpochs) + 0.0005;
        Progress progress;
        for (std::size_t i = 1; i <= samples.size(); ++i) {
            const auto count = static_cast<std::uint32_t>(samples.size());
            learn(samples[random.below(count)], weights, slope, progress);
            if (i % kBatch != 0) {
                continue;
            }
            ++step;
            for (std::size_t part = 0; part < weights.size(); ++part) {
                for (std::size_t place = 0; place < weights[part].size(); ++place) {
                    const double gradient =
                        slope[part][place] / kBatch + 2e-5 * weights[part][place];
                    double& m = mean[part][place];
                    double& v = square[part][place];
                    m = 0.9 * m + 0.1 * gradient;
                    v = 0.999 * v + 0.001 * gradient * gradient;
                    weights[part][place] -= rate * (m / (1 - std::pow(0.9, step))) /
                                            (std::sqrt(v / (1 - std::pow(0.999, step))) + 1e-8);
                }
            }
            slope = Table{};
        }
        const auto all = static_cast<double>(samples.size());
        std::fprintf(stderr, "epoch %2d: %.4f, found %.1f %%\n", epoch, progress.entropy / all,
                     100 * progress.hits / all);
    }
    return weights;
}

std::vector<RuleSet> packetTables() {
    std::vector<RuleSet> tables;
    for (const char* preset : {"scopa", "quindici", "scopa", "cirulla", "scopa", "chkobba"}) {
        for (const auto& [players, teams] :
             {std::pair(3, false), std::pair(4, false), std::pair(4, true), std::pair(6, true)}) {
            RuleSet rules = findPreset(preset)->rules;
            rules.table.players = players;
            rules.table.teams = teams;
            rules.scoring.declarations = Declarations::None; // only plays are asked for
            rules.declarations.wildSeven = false;
            rules.deal.cutterChooses = false;
            tables.push_back(rules);
        }
    }
    return tables;
}

std::vector<RuleSet> fullDealTables() {
    const RuleSet& scopone = findPreset("scopone")->rules;
    return {scopone, scopone, findPreset("scopone-scientifico")->rules};
}

} // namespace

int main(int argc, char** argv) {
    const int deals = argc > 1 ? std::atoi(argv[1]) : 600;
    const int iterations = argc > 2 ? std::atoi(argv[2]) : 8000;
    auto seed = static_cast<std::uint64_t>(argc > 3 ? std::atoi(argv[3]) : 7);
    const std::string level = argc > 4 ? argv[4] : "-";
    const bool packets = argc > 5 && std::string(argv[5]) == "packets";
    std::vector<std::unique_ptr<SampleSource>> sources;
    for (const RuleSet& rules : packets ? packetTables() : fullDealTables()) {
        sources.push_back(std::make_unique<SampleSource>(rules, iterations, seed++));
        if (level != "-") {
            sources.back()->watch(level.c_str());
        }
    }
    std::vector<Sample> samples;
    for (int deal = 0; deal < deals; ++deal) {
        sources[static_cast<std::size_t>(deal) % sources.size()]->playDeal(samples);
    }
    std::fprintf(stderr, "%zu positions\n", samples.size());
    const Table weights = fit(samples);
    std::printf("inline constexpr feature::Weights kCarefulWeights{{\n");
    for (const Row& row : weights) {
        std::printf("    {");
        for (std::size_t place = 0; place < row.size(); ++place) {
            std::printf("%s%ld", place == 0 ? "" : ", ",
                        std::lround(row[place] * SoftmaxPolicy::kUnit));
        }
        std::printf("},\n");
    }
    std::printf("}};\n");
    return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/problem_maker.h"

#include "analysis/decision_judge.h"
#include "analysis/loss_place.h"
#include "analysis/option_values.h"
#include "players/levels/levels.h"
#include "rules/presets.h"
#include "support/contract.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace settebello {

namespace {

constexpr std::size_t kPositionsOfDeal = 10; ///< that are looked at
constexpr std::size_t kFewestOptions = 3;
constexpr std::size_t kMostOptions = 12;
constexpr int kPlayersOfLevel = 5;
constexpr std::int64_t kGlance = 50; ///< the share of the work for a first look

std::vector<Decision> playsOf(const PlayerView& view) {
    std::vector<Decision> decisions;
    legalDecisions(view, decisions);
    std::erase(decisions, Decision(Decision::Kind::ClaimOut));
    return decisions;
}

/// Whether there is something to find: several plays of several ranks.
bool isQuestion(const PlayerView& view) {
    if (view.phase != Phase::Playing) {
        return false;
    }
    const std::vector<Decision> plays = playsOf(view);
    const auto isOtherRank = [&](const Decision& play) {
        return play.play.card.rank() != plays.front().play.card.rank();
    };
    return plays.size() >= kFewestOptions && plays.size() <= kMostOptions &&
           std::any_of(plays.begin(), plays.end(), isOtherRank);
}

PairedValues valuesAt(const PlayerView& view, const std::vector<Decision>& plays,
                      std::int64_t work) {
    return *valuesOf({view, plays, work, StopToken()});
}

/// Whether the best play is ahead of every other by a margin and so many standard errors.
bool isClear(const PairedValues& values, double margin, double errors) {
    const std::size_t best = values.ranking().front();
    for (std::size_t other = 0; other < values.options(); ++other) {
        const Estimated lost = values.lossOf(other).points;
        if (other != best && (lost.value < margin || lost.value < errors * lost.error)) {
            return false;
        }
    }
    return true;
}

/// How often the commonest answer was given.
int mostAlike(const std::vector<Decision>& answers) {
    std::ptrdiff_t most = 0;
    for (const Decision& answer : answers) {
        most = std::max(most, std::count(answers.begin(), answers.end(), answer));
    }
    return static_cast<int>(most);
}

/// The commonest wrong answer, or what is second best if there is none.
Decision usualMistake(const std::vector<Decision>& answers, const std::vector<Option>& options) {
    const Decision& best = options.front().decision;
    Decision usual = options[1].decision;
    std::ptrdiff_t most = 0;
    for (const Decision& answer : answers) {
        const auto times = std::count(answers.begin(), answers.end(), answer);
        if (!(answer == best) && times > most) {
            usual = answer;
            most = times;
        }
    }
    return usual;
}

} // namespace

ProblemMaker::ProblemMaker(std::string_view family, std::uint64_t seed)
    : m_rules{"", std::string(family), findPreset(family)->rules}
    , m_random(seed) {}

std::optional<Exercise> ProblemMaker::problemOfNextDeal(const ByGrade<bool>& wants) {
    for (const Match& position : positionsOfDeal()) {
        if (auto problem = problemAt(position, wants)) {
            return problem;
        }
    }
    return std::nullopt;
}

/// Some questions of another deal, at moments drawn at random.
std::vector<Match> ProblemMaker::positionsOfDeal() {
    const std::uint64_t seed = m_random.next();
    const auto player = makePlayer(m_deals++ % 2 == 0 ? "good" : "expert", seed);
    Match match(m_rules.rules, seed);
    match.deal();
    std::vector<Match> positions;
    while (match.turn() >= 0) {
        const PlayerView view = match.view(match.turn());
        if (isQuestion(view)) {
            positions.push_back(match);
        }
        match.apply(*player->choose(view, StopToken()));
    }
    for (std::size_t left = positions.size(); left > 1; --left) {
        std::swap(positions[left - 1], positions[m_random.below(static_cast<std::uint32_t>(left))]);
    }
    positions.resize(std::min(positions.size(), kPositionsOfDeal), match);
    return positions;
}

std::optional<Exercise> ProblemMaker::problemAt(const Match& match, const ByGrade<bool>& wants) {
    const PlayerView view = match.view(match.turn());
    const std::vector<Decision> answers = answersOfPlayers(view);
    const Grade easiest = gradeOf(mostAlike(answers));
    const bool mayBeWanted = std::any_of(wants.begin() + static_cast<std::ptrdiff_t>(easiest),
                                         wants.end(), [](bool wanted) { return wanted; });
    if (!mayBeWanted) {
        return std::nullopt;
    }
    const std::vector<Decision> plays = playsOf(view);
    const auto gradeOfBest = [&](const PairedValues& values) {
        const Decision& best = plays[values.ranking().front()];
        return gradeOf(static_cast<int>(std::count(answers.begin(), answers.end(), best)));
    };
    // Most positions have several good plays, which shows soon.
    const PairedValues glance = valuesAt(view, plays, kJudgementWork / kGlance);
    if (!wants[gradeOfBest(glance)] || !isClear(glance, kMargin / 2, 0)) {
        return std::nullopt;
    }
    ++m_judged;
    const PairedValues values = valuesAt(view, plays, kJudgementWork);
    const Grade grade = gradeOfBest(values);
    if (!wants[grade] || !isClear(values, kMargin, kErrors)) {
        return std::nullopt;
    }
    Judgement judgement;
    judgement.options = rankedOptions(values, plays);
    judgement.place = lossPlace(view, judgement.options.front().decision,
                                usualMistake(answers, judgement.options));
    Exercise problem = exerciseOf(m_rules, match, judgement);
    problem.source = Exercise::Source::Problem;
    problem.grade = grade;
    return problem;
}

std::vector<Decision> answersOfPlayers(const PlayerView& view) {
    std::vector<Decision> answers;
    for (const std::string_view level : {"casual", "good"}) {
        for (std::uint64_t seed = 1; seed <= kPlayersOfLevel; ++seed) {
            answers.push_back(*makePlayer(level, seed)->choose(view, StopToken()));
        }
    }
    return answers;
}

Grade gradeOf(int right) {
    constexpr int kEasy = 8;
    constexpr int kMedium = 4;
    return right >= kEasy ? Grade::Easy : right >= kMedium ? Grade::Medium : Grade::Hard;
}

std::optional<std::vector<Option>> confirmed(const Exercise& problem, int budget,
                                             const StopToken& stop) {
    const Match match = problem.position.match();
    const PlayerView view = match.view(problem.seat);
    const std::vector<Decision> plays = playsOf(view);
    const auto values = valuesOf({view, plays, budget * kJudgementWork, stop});
    if (!values) {
        return std::nullopt;
    }
    std::vector<Option> options = rankedOptions(*values, plays);
    const bool same = options.front().decision == problem.options.front().decision;
    const auto right = std::count_if(options.begin(), options.end(),
                                     [](const Option& option) { return option.asGood; });
    return same && right == 1 ? std::optional(std::move(options)) : std::nullopt;
}

bool isEnding(const Exercise& problem) {
    constexpr int kFewCards = 3;
    const PlayerView view = problem.position.match().view(problem.seat);
    return view.stockSize == 0 && view.hand.size() <= kFewCards;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis_helpers.h"

#include "analysis/analysis.h"
#include "analysis/decision_judge.h"
#include "game/match_id.h"
#include "practice/practice.h"
#include "storage/record.h"

#include <algorithm>
#include <string>
#include <vector>

namespace settebello::test {

inline Day day(const std::string& text) {
    return parseDay(text).value();
}

/// The record of a match between a person, seat 0, and a level.
inline Record recordOf(const Match& match) {
    Record record{{{"", "scopa", match.rules()}, {}}, match};
    record.setup.seats.resize(static_cast<std::size_t>(match.rules().table.players),
                              {"Machine", "good"});
    record.setup.seats.front() = {"Ada", kPerson};
    return record;
}

/// A judgement that thinks the decision lost this many points, and all others nothing.
inline Judgement judgementOf(const PlayerView& view, const Decision& chosen, double lost,
                             double error = 0.1) {
    constexpr double kChanceOfAPoint = 0.08;
    std::vector<Decision> decisions;
    legalDecisions(view, decisions);
    std::erase(decisions, chosen);
    Judgement judgement;
    for (const Decision& decision : decisions) {
        judgement.options.push_back({decision, 1, 0.5, true});
    }
    judgement.options.push_back({chosen, 1 - lost, 0.5 - kChanceOfAPoint * lost, false});
    judgement.chosen = decisions.size();
    judgement.points = {lost, error};
    judgement.chance = {kChanceOfAPoint * lost, kChanceOfAPoint * error};
    judgement.mark = markOf(judgement.points, judgement.chance);
    judgement.place = LossPlace::Prime;
    return judgement;
}

/// An analysis that thinks every decision that was not forced lost this many points.
inline Analysis analysisOf(const Match& match, double lost = 1, double error = 0.1) {
    Analysis analysis;
    analysis.record = matchId(match);
    Match replay(match.rules(), 0, match.played().front().dealer);
    for (std::size_t round = 0; round < match.played().size(); ++round) {
        const Match::PlayedRound& played = match.played()[round];
        replay.dealFrom(played.pack);
        for (std::size_t move = 0; move < played.moves.size(); ++move) {
            const Decision& made = played.moves[move].decision;
            const PlayerView view = replay.view(replay.turn());
            Moment& moment = analysis.moments.emplace_back();
            moment.kind = Moment::Kind::Decided;
            moment.round = static_cast<int>(round);
            moment.move = static_cast<int>(move);
            moment.seat = view.seat;
            if (!isForced(view, made)) {
                moment.judgement = judgementOf(view, made, lost, error);
            }
            replay.apply(made);
        }
    }
    return analysis;
}

/// A practice with the mistakes of a match, all new.
inline Practice practiceOf(const Match& match, const std::string& added = "2026-11-24") {
    Practice practice;
    addMistakes(practice, recordOf(match), analysisOf(match), day(added));
    return practice;
}

/// A problem made of a mistake.
inline Exercise problemOf(Exercise exercise, Grade grade = Grade::Medium) {
    exercise.source = Exercise::Source::Problem;
    exercise.played.reset();
    exercise.grade = grade;
    return exercise;
}

} // namespace settebello::test

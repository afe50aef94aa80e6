// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/invented_analysis.h"

#include "analysis/analysis_file.h"
#include "game/match_id.h"
#include "settings/file_access.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {

namespace {

/// Judges a decision: the first of all that are allowed was the best.
Judgement inventedJudgement(const std::vector<Decision>& legal, const Decision& made, int number) {
    constexpr std::array kLosses{0.0, 0.4, 0.7, 1.2};
    const double loss = kLosses[static_cast<std::size_t>(number) % kLosses.size()];
    Judgement judgement;
    for (const Decision& decision : legal) {
        judgement.options.push_back({decision, -0.5, 0.4});
    }
    const auto chosen = std::find(legal.begin(), legal.end(), made) - legal.begin();
    std::swap(judgement.options[0], judgement.options[static_cast<std::size_t>(chosen)]);
    judgement.chosen = 0;
    if (loss > 0) {
        std::swap(judgement.options[0], judgement.options[1]);
        judgement.chosen = 1;
        judgement.options[0].points = loss - 0.5;
        judgement.options[0].chance = 0.4 + loss / 16;
    }
    judgement.options[0].asGood = true;
    judgement.points = {loss, 0};
    judgement.chance = {loss / 16, 0};
    judgement.mark = markOf(judgement.points, judgement.chance);
    judgement.place = static_cast<LossPlace>(number % static_cast<int>(kLossPlaceNames.size()));
    return judgement;
}

} // namespace

Analysis inventedAnalysis(const Match& match) {
    using Kind = Moment::Kind;
    Analysis analysis;
    analysis.record = matchId(match);
    Match replay(match.rules(), 0, match.played().front().dealer);
    int number = 0;
    const auto add = [&](Kind kind, int round, int move) -> Moment& {
        Moment& moment = analysis.moments.emplace_back();
        moment.kind = kind;
        moment.round = round;
        moment.move = move;
        moment.chance[0] = 0.3 + 0.05 * static_cast<double>(analysis.moments.size() % 9);
        moment.chance[1] = 1 - moment.chance[0];
        if (kind == Kind::Dealt) {
            moment.luck = Luck{};
            moment.luck->points[0] = 0.7;
            moment.luck->points[1] = -0.7;
        }
        return moment;
    };
    std::vector<Decision> legal;
    for (int round = 0; round < static_cast<int>(match.played().size()); ++round) {
        const Match::PlayedRound& played = match.played()[static_cast<std::size_t>(round)];
        replay.dealFrom(played.pack);
        add(Kind::Dealt, round, 0);
        int move = 0;
        for (const PlayerView::Move& made : played.moves) {
            Moment& moment = add(Kind::Decided, round, move++);
            moment.seat = made.seat;
            legalDecisions(replay.view(made.seat), legal);
            if (legal.size() > 1) {
                moment.judgement = inventedJudgement(legal, made.decision, number++);
            }
            const int stock = replay.round().stockSize();
            replay.apply(made.decision);
            if (replay.round().stockSize() != stock) {
                add(Kind::Dealt, round, move);
            }
        }
        Moment& end = add(Kind::Ended, round, move);
        end.ahead = BySide<double>();
        (*end.ahead)[0] = 2;
        (*end.ahead)[1] = -2;
    }
    return analysis;
}

void keepInventedAnalysis(const Record& match) {
    const std::string text =
        analysisText(inventedAnalysis(match.match), match.setup.rules.rules.sides());
    EXPECT_FALSE(writeFile(toQString(analysisFileOf(match.file)), text));
}

} // namespace settebello

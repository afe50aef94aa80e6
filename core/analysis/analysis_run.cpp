// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analysis_run.h"

#include "analysis/decision_judge.h"
#include "game/match_id.h"
#include "support/contract.h"
#include "support/text_hash.h"

#include <algorithm>
#include <string>
#include <utility>

namespace settebello {

namespace {

constexpr int kPlayouts = 400; ///< for the course of the match

BySide<double> rounded(BySide<double> values) {
    for (double& value : values) {
        value = settebello::rounded(value);
    }
    return values;
}

/// Another generator for every moment of every match.
Random randomOf(const Analysis& analysis, const Moment& moment) {
    TextHash hash;
    hash.take(analysis.record);
    hash.take(std::to_string(moment.round));
    hash.take(std::to_string(moment.move));
    hash.take(std::to_string(static_cast<int>(moment.kind)));
    return Random(hash.value());
}

void setLuck(Moment& moment, const CardLuck& found) {
    moment.chance = rounded(found.outlook.chance);
    moment.luck = Luck{rounded(found.luck.points), rounded(found.luck.chance)};
}

Match beginningOf(const Match& match) {
    const auto& played = match.played();
    return Match(match.rules(), 0, played.empty() ? 0 : played.front().dealer,
                 played.empty() ? match.scores() : BySide<int>());
}

bool isSameMoment(const Moment& a, const Moment& b) {
    return a.kind == b.kind && a.round == b.round && a.move == b.move && a.seat == b.seat;
}

} // namespace

AnalysisRun::AnalysisRun(const Match& match, int budget, Analysis soFar)
    : m_played(match.played())
    , m_replay(beginningOf(match)) {
    SETTEBELLO_ASSERT(budget >= 1 && budget <= kMostBudget);
    m_analysis.record = matchId(match);
    m_analysis.budget = budget;
    Match replay = m_replay;
    for (int round = 0; std::cmp_less(round, m_played.size()); ++round) {
        planRound(round, replay);
    }
    dealIfDue();
    if (fits(soFar)) {
        m_analysis.budget = soFar.budget;
        for (Moment& moment : soFar.moments) {
            m_analysis.moments.push_back(std::move(moment));
            resume();
        }
    }
}

/// Lists the moments of a round. @param replay as it was before; afterwards as after the round.
void AnalysisRun::planRound(int number, Match& replay) {
    using Kind = Moment::Kind;
    const Match::PlayedRound& played = m_played[static_cast<std::size_t>(number)];
    const auto add = [&](Kind kind, int move, int seat, int dealtBefore) {
        Planned planned;
        planned.moment.kind = kind;
        planned.moment.round = number;
        planned.moment.move = move;
        planned.moment.seat = seat;
        planned.dealtBefore = dealtBefore;
        m_plan.push_back(planned);
    };
    replay.dealFrom(played.pack);
    add(Kind::Dealt, 0, -1, 0);
    int move = 0;
    for (const PlayerView::Move& made : played.moves) {
        add(Kind::Decided, move++, made.seat, 0);
        const int dealtBefore = dealtCards(replay.round());
        const int stock = replay.round().stockSize();
        replay.apply(made.decision);
        if (replay.round().stockSize() != stock) {
            add(Kind::Dealt, move, -1, dealtBefore);
        }
    }
    if (replay.turn() < 0) {
        add(Kind::Ended, move, -1, 0);
    }
}

/// Whether an analysis is the beginning of this one.
bool AnalysisRun::fits(const Analysis& soFar) const {
    const auto isPlanned = [this](const Moment& moment, const Planned& planned) {
        return isSameMoment(moment, planned.moment) && (!moment.judgement || isOfMove(moment));
    };
    const bool isWhole = soFar.moments.size() == m_plan.size();
    return soFar.record == m_analysis.record && soFar.moments.size() <= m_plan.size() &&
           (soFar.budget == m_analysis.budget || (isWhole && soFar.budget > m_analysis.budget)) &&
           std::equal(soFar.moments.begin(), soFar.moments.end(), m_plan.begin(), isPlanned);
}

/// Whether what was judged is what was decided then.
bool AnalysisRun::isOfMove(const Moment& moment) const {
    const Judgement& judgement = *moment.judgement;
    return moment.kind == Moment::Kind::Decided && judgement.chosen < judgement.options.size() &&
           judgement.options[judgement.chosen].decision == decisionOf(moment);
}

const Decision& AnalysisRun::decisionOf(const Moment& moment) const {
    const Match::PlayedRound& round = m_played[static_cast<std::size_t>(moment.round)];
    return round.moves[static_cast<std::size_t>(moment.move)].decision;
}

/// Deals the next round, if the next moment is its deal.
void AnalysisRun::dealIfDue() {
    if (isComplete()) {
        return;
    }
    const Moment& next = m_plan[analysed()].moment;
    if (next.kind == Moment::Kind::Dealt && next.move == 0) {
        m_replay.dealFrom(m_played[static_cast<std::size_t>(next.round)].pack);
    }
}

/// After another moment was analysed: plays what was decided then.
void AnalysisRun::resume() {
    const Moment& last = m_analysis.moments.back();
    if (last.kind == Moment::Kind::Decided) {
        m_replay.apply(decisionOf(last));
    }
    dealIfDue();
}

bool AnalysisRun::step(const StopToken& stop) {
    if (isComplete() || stop.stopRequested()) {
        return false;
    }
    const Planned& planned = m_plan[analysed()];
    Moment moment = planned.moment;
    Random random = randomOf(m_analysis, moment);
    if (!m_tools) {
        m_tools.emplace(m_replay.rules());
    }
    OpenOutlook& outlook = m_tools->outlook;
    switch (moment.kind) {
    case Moment::Kind::Dealt: {
        setLuck(moment, luckOfDealing(outlook, m_replay, planned.dealtBefore, random));
        break;
    }
    case Moment::Kind::Decided: {
        const Decision& made = decisionOf(moment);
        const PlayerView view = m_replay.view(moment.seat);
        if (!isForced(view, made)) {
            moment.judgement = judge(view, made, m_analysis.budget * kJudgementWork, stop);
            if (!moment.judgement) {
                return false;
            }
        }
        if (moment.judgement && made.kind == Decision::Kind::Play) {
            setLuck(moment, m_tools->playLuck.of(outlook, m_replay, made.play, random));
        } else {
            moment.chance = rounded(outlook.of(m_replay.round(), kPlayouts, random).chance);
        }
        break;
    }
    case Moment::Kind::Ended: {
        const Outlook end = outlook.atEnd(m_replay);
        moment.chance = rounded(end.chance);
        moment.ahead = end.points;
        break;
    }
    }
    m_analysis.moments.push_back(std::move(moment));
    resume();
    return true;
}

} // namespace settebello

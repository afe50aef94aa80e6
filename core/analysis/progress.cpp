// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/progress.h"

#include "support/contract.h"

#include <algorithm>

namespace settebello {

namespace {

constexpr double kWorthLearning = 0.5; ///< points

} // namespace

std::optional<JudgedMatch> judgedMatch(const Record& record, const Analysis& analysis) {
    std::optional<MatchSummary> summary = summarizeMatch(record);
    if (!summary) {
        return std::nullopt;
    }
    const int side = *ownSide(record.setup);
    JudgedMatch judged;
    judged.summary = std::move(*summary);
    judged.ladder = ladderKind(record.setup.rules.rules);
    for (const Moment& moment : analysis.moments) {
        judged.rounds += moment.kind == Moment::Kind::Ended ? 1 : 0;
        if (moment.luck && moment.luck->points[side] != 0) {
            judged.strokes.push_back({moment.round, moment.move, moment.luck->points[side]});
        }
        if (moment.judgement && record.setup.isPerson(moment.seat)) {
            ++judged.decisions;
            const double points = moment.judgement->lostPoints();
            if (points > 0) {
                judged.losses.push_back(
                    {moment.round, moment.move, moment.judgement->place, points});
            }
        }
    }
    return judged;
}

double PlaySummary::lostPerRound(const Rung& level) const {
    return rounds > 0 ? level.loss / kPerThousand * decisions / rounds : 0;
}

std::optional<LadderPlace> PlaySummary::level() const {
    return ladder ? ladderPlace(*ladder, lossPerDecision, decisions) : std::nullopt;
}

std::optional<LossPlace> PlaySummary::costliest() const {
    std::optional<LossPlace> found;
    for (std::size_t i = 0; i < kLossPlaceNames.size(); ++i) {
        const auto place = static_cast<LossPlace>(i);
        if (place != LossPlace::Other && lostIn[place] >= kWorthLearning &&
            (!found || lostIn[place] > lostIn[*found])) {
            found = place;
        }
    }
    return found;
}

PlaySummary summarizePlay(std::span<const JudgedMatch> matches) {
    PlaySummary sum;
    const auto isOfAnother = [&](const JudgedMatch& match) {
        return match.ladder != matches.front().ladder;
    };
    if (!matches.empty() && std::none_of(matches.begin(), matches.end(), isOfAnother)) {
        sum.ladder = matches.front().ladder;
    }
    for (const JudgedMatch& match : matches) {
        ++sum.matches;
        sum.rounds += match.rounds;
        sum.decisions += match.decisions;
        for (const JudgedMatch::Loss& loss : match.losses) {
            sum.lost += loss.points;
            sum.lostIn[loss.place] += loss.points;
            sum.lossPerDecision.add(std::min(loss.points, kMostPerDecision));
        }
        for (auto i = match.losses.size(); i < static_cast<std::size_t>(match.decisions); ++i) {
            sum.lossPerDecision.add(0);
        }
        for (const JudgedMatch::Stroke& stroke : match.strokes) {
            sum.luck += stroke.points;
        }
    }
    return sum;
}

std::vector<std::span<const JudgedMatch>> periodsOf(std::span<const JudgedMatch> matches,
                                                    std::size_t most) {
    SETTEBELLO_ASSERT(most > 0);
    std::vector<std::span<const JudgedMatch>> periods;
    const std::size_t length = (matches.size() + most - 1) / most;
    while (!matches.empty()) {
        const std::size_t rest = matches.size() % length;
        periods.push_back(matches.first(rest > 0 ? rest : length));
        matches = matches.subspan(periods.back().size());
    }
    return periods;
}

} // namespace settebello

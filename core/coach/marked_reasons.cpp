// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/marked_reasons.h"

#include "coach/advice.h"
#include "game/match_at.h"

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

MarkedReasons reasonsAt(const Moment& moment, const Match& then, const StopToken& stop) {
    const Judgement& judgement = *moment.judgement;
    const PlayerView view = then.view(moment.seat);
    const Decision& best = judgement.options.front().decision;
    const Decision& made = judgement.options[judgement.chosen].decision;
    MarkedReasons found{moment.round, moment.move, reasonsThatMatter(view, best, made, stop), {}};
    const bool arePlays =
        best.kind == Decision::Kind::Play && made.kind == Decision::Kind::Play && best != made;
    if (arePlays && judgement.lostPoints() > kLineLoss) {
        found.lines = linesOf(view, best.play, made.play, stop);
    }
    return found;
}

} // namespace

std::vector<MarkedReasons> reasonsOfMarks(const Match& match, const Analysis& analysis,
                                          std::size_t from, const StopToken& stop) {
    std::vector<MarkedReasons> found;
    for (std::size_t place = from; place < analysis.moments.size(); ++place) {
        if (stop.stopRequested()) {
            break;
        }
        const Moment& moment = analysis.moments[place];
        if (moment.isMarked()) {
            MarkedReasons reasons =
                reasonsAt(moment, matchAt(match, moment.round, moment.move), stop);
            if (!stop.stopRequested()) {
                found.push_back(std::move(reasons));
            }
        }
    }
    return found;
}

const MarkedReasons* findReasons(const std::vector<MarkedReasons>& marked, const Moment& moment) {
    const auto found = std::find_if(marked.begin(), marked.end(), [&](const MarkedReasons& each) {
        return each.round == moment.round && each.move == moment.move;
    });
    return found == marked.end() ? nullptr : &*found;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/marked_reasons.h"

#include "coach/advice.h"
#include "game/match_at.h"

#include <algorithm>

namespace settebello {

namespace {

MarkedReasons reasonsAt(const Moment& moment, const Match& then) {
    const Judgement& judgement = *moment.judgement;
    return {moment.round, moment.move,
            reasonsThatMatter(then.view(moment.seat), judgement.options.front().decision,
                              judgement.options[judgement.chosen].decision)};
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
            found.push_back(reasonsAt(moment, matchAt(match, moment.round, moment.move)));
        }
    }
    return found;
}

const std::vector<Reason>* reasonsOf(const std::vector<MarkedReasons>& marked,
                                     const Moment& moment) {
    const auto found = std::find_if(marked.begin(), marked.end(), [&](const MarkedReasons& each) {
        return each.round == moment.round && each.move == moment.move;
    });
    return found == marked.end() ? nullptr : &found->reasons;
}

} // namespace settebello

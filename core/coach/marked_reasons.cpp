// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/marked_reasons.h"

#include "coach/advice.h"

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

bool isMarked(const Moment& moment) {
    return moment.judgement && moment.judgement->mark != Mark::None;
}

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
    if (from >= analysis.moments.size()) {
        return found;
    }
    auto next = analysis.moments.begin() + static_cast<std::ptrdiff_t>(from);
    const auto findMark = [&] { next = std::find_if(next, analysis.moments.end(), isMarked); };
    findMark();
    Match again(match.rules(), 0, match.played().front().dealer);
    int number = 0;
    for (const Match::PlayedRound& round : match.played()) {
        again.dealFrom(round.pack);
        for (int move = 0; std::cmp_less(move, round.moves.size()); ++move) {
            if (next == analysis.moments.end() || stop.stopRequested()) {
                return found;
            }
            if (next->round == number && next->move == move) {
                found.push_back(reasonsAt(*next, again));
                ++next;
                findMark();
            }
            again.apply(round.moves[static_cast<std::size_t>(move)].decision);
        }
        ++number;
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

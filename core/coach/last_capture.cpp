// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/last_capture.h"

#include "players/search/last_packet_search.h"
#include "rules/legal_plays.h"

#include <algorithm>
#include <vector>

namespace settebello {

namespace {

/// So many cards in both hands are played out in every possible way.
constexpr int kMostCards = 6;

/// The end of a round between two, both hands open, in which nothing but the last capture counts.
struct OpenEnd {
    BySeat<CardSet> hands{};
    CardSet table;
    int turn = 0;
    int lastCapturer = -1; ///< a seat, which is a side, or −1

    OpenEnd after(const Play& play) const {
        OpenEnd next = *this;
        next.hands[turn].erase(play.card);
        if (play.isCapture()) {
            next.table -= play.captured;
            next.lastCapturer = turn;
        } else {
            next.table.insert(play.card);
        }
        next.turn = 1 - turn;
        return next;
    }
};

/// Whether a seat captures last if it plays for that, and the other against it.
bool forcesLast(const RuleSet& rules, const OpenEnd& end, int seat) {
    if (end.hands[end.turn].empty()) {
        return end.lastCapturer == seat;
    }
    std::vector<Play> plays;
    legalPlays(rules, end.hands[end.turn], end.table, plays);
    const auto forces = [&](const Play& play) { return forcesLast(rules, end.after(play), seat); };
    return end.turn == seat ? std::any_of(plays.begin(), plays.end(), forces)
                            : std::all_of(plays.begin(), plays.end(), forces);
}

} // namespace

std::optional<bool> forcesLastCapture(const PlayerView& view, const PlayResult& result, int seat) {
    if (!LastPacketSearch::covers(view) ||
        result.out().size() + result.hand().size() > kMostCards) {
        return std::nullopt;
    }
    OpenEnd end;
    end.hands[view.seat] = result.hand();
    end.hands[1 - view.seat] = result.out();
    end.table = result.left();
    end.turn = 1 - view.seat;
    end.lastCapturer = result.play().isCapture() ? view.seat : view.lastCapturer;
    return forcesLast(view.rules, end, seat);
}

bool isCertain(const CaptureToCome& capture, const PlayerView& view, const PlayResult& result) {
    if (!result.hand().contains(capture.with)) {
        return false;
    }
    std::vector<Play> replies;
    std::vector<CardSet> captures;
    legalPlays(view.rules, result.out(), result.left(), replies);
    return std::all_of(replies.begin(), replies.end(), [&](const Play& reply) {
        const CardSet table = reply.isCapture() ? result.left() - reply.captured
                                                : result.left() | CardSet{reply.card};
        legalCaptures(view.rules, capture.with, table, captures);
        return std::any_of(captures.begin(), captures.end(), [&](CardSet captured) {
            return capture.cards.empty() ? captured == table : captured.containsAll(capture.cards);
        });
    });
}

} // namespace settebello

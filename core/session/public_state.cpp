// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/public_state.h"

#include "game/declaration.h"
#include "support/text_hash.h"

#include <algorithm>

namespace settebello::session {

namespace {

class StateHash {
public:
    void take(int number) { m_hash.take(std::to_string(number)); }
    void take(CardSet cards) { m_hash.take(hexText(cards.bits())); }
    std::string hex() const { return m_hash.hex(); }

private:
    TextHash m_hash;
};

} // namespace

std::string publicStateOf(const Match& match, bool declaring) {
    const Round& round = match.round();
    StateHash hash;
    hash.take(static_cast<int>(match.played().size()));
    hash.take(round.dealer());
    hash.take(declaring ? -1 : match.turn());
    hash.take(static_cast<int>(declaring ? Phase::Declaring : round.phase()));
    hash.take(round.table());
    if (match.rules().capture.steal) {
        hash.take(round.tops());
    }
    hash.take(round.stockSize());
    hash.take(round.lastCapturer());
    for (int seat = 0; seat < match.rules().table.players; ++seat) {
        hash.take(round.hand(seat).size());
        hash.take(round.shownCards(seat));
    }
    for (int side = 0; side < match.rules().sides(); ++side) {
        const Tally& tally = round.tallies()[static_cast<std::size_t>(side)];
        hash.take(tally.pile);
        hash.take(tally.sweeps);
        hash.take(tally.declarations);
        hash.take(match.score(side));
    }
    hash.take(match.result() ? match.result()->winner : -1);
    return hash.hex();
}

bool declarationsAreDue(const Match& match, const Events& events) {
    if (match.turn() < 0 || match.rules().scoring.declarations == Declarations::None) {
        return false;
    }
    const auto ends = std::find_if(events.rbegin(), events.rend(), [](const Event& event) {
        return std::holds_alternative<PacketDealt>(event) ||
               std::holds_alternative<DeclarationsShown>(event) ||
               std::holds_alternative<CardLaid>(event) ||
               std::holds_alternative<CardsCaptured>(event) ||
               std::holds_alternative<PileStolen>(event);
    });
    return ends != events.rend() && std::holds_alternative<PacketDealt>(*ends) &&
           match.round().hand(match.turn()).size() == kDeclaredCards;
}

std::optional<PlayerView> questionTo(const Match& match, int seat, bool declaring) {
    if (!declaring && match.turn() != seat) {
        return std::nullopt;
    }
    PlayerView view = match.view(seat);
    if (declaring) {
        view.phase = Phase::Declaring;
        view.turn = seat;
    }
    return view;
}

void answerDeclarations(Match& match, const BySeat<bool>& declares, Events* events) {
    while (match.turn() >= 0 && match.round().phase() == Phase::Declaring) {
        match.apply(
            Decision(declares[match.turn()] ? Decision::Kind::Declare : Decision::Kind::Pass),
            events);
    }
}

} // namespace settebello::session

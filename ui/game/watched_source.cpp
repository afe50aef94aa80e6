// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/watched_source.h"

namespace settebello {

WatchedSource::WatchedSource(const MatchSetup& setup, const Match& match, QObject* parent)
    : MatchSource(parent)
    , m_setup(setup)
    , m_match(match) {
    Q_ASSERT(!match.played().empty());
}

void WatchedSource::showAt(const Match& match) {
    m_match = match;
    emit roundSet();
    emit asked(m_match.turn(), false);
    emit progressed();
}

void WatchedSource::showNext(const Match& match, const Events& events) {
    m_match = match;
    for (const Event& event : events) {
        emit happened(event);
    }
    emit asked(m_match.turn(), false);
    emit progressed();
}

MatchSource::Abilities WatchedSource::abilities() const {
    Abilities can;
    can.lookBack = true;
    can.openCards = true;
    return can;
}

RoundSoFar WatchedSource::round() const {
    const Round& round = m_match.round();
    return {m_match.roundEvents(), round.scoresBefore(), m_match.markedScores(), m_match.turn(),
            round.phase()};
}

} // namespace settebello

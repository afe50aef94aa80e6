// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/motion/recent_plays.h"

#include "table/motion/played_card.h"

#include <QtGlobal>

namespace settebello {

void RecentPlays::setViewer(int viewer) {
    for (Play& play : m_plays) {
        play.before.setViewer(viewer);
    }
}

void RecentPlays::setBottom(int seat) {
    for (Play& play : m_plays) {
        play.before.setBottom(seat);
    }
}

void RecentPlays::record(const Event& event, const Board& before) {
    if (const auto played = playedCard(event)) {
        const bool onlyLast = before.rules().table.lookBack == LookBack::LastPlay;
        if (onlyLast || before.viewer() < 0 || played->seat == before.viewer()) {
            m_plays.clear();
        }
        m_plays.push_back({before, played->seat, {event}});
    } else if (std::holds_alternative<RoundStarted>(event) ||
               std::holds_alternative<RoundScored>(event) ||
               std::holds_alternative<MatchWon>(event)) {
        m_plays.clear();
    } else if (!m_plays.empty()) {
        m_plays.back().events.push_back(event);
    }
}

RecentPlays::Replay RecentPlays::take(int viewer) {
    Q_ASSERT(!empty());
    const bool skipFirst = m_plays.size() > 1 && m_plays.front().seat == viewer;
    const auto first = m_plays.begin() + (skipFirst ? 1 : 0);
    Replay replay{first->before, {}};
    for (auto play = first; play != m_plays.end(); ++play) {
        replay.events.insert(replay.events.end(), play->events.begin(), play->events.end());
    }
    m_plays.erase(first, m_plays.end());
    return replay;
}

} // namespace settebello

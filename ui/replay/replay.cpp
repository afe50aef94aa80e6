// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay.h"

#include "game/match_at.h"

#include <algorithm>

namespace settebello {

Replay::Replay(const Record& match, QObject* parent)
    : QObject(parent)
    , m_record(match)
    , m_source(m_record.setup, settebello::matchAt(m_record.match, 0, 0)) {
    for (const Match::PlayedRound& round : match.match.played()) {
        m_starts.push_back(m_count);
        m_count += static_cast<int>(round.moves.size()) + 1;
    }
}

int Replay::roundOf(int position) const {
    const auto after = std::upper_bound(m_starts.begin(), m_starts.end(), position);
    return static_cast<int>(after - m_starts.begin()) - 1;
}

int Replay::moves() const {
    return static_cast<int>(played(round()).moves.size());
}

Match Replay::matchAt(int position) const {
    Q_ASSERT(position >= 0 && position < m_count);
    const int number = roundOf(position);
    return settebello::matchAt(m_record.match, number, position - startOf(number));
}

Match Replay::next(int position, Events* events) const {
    Match match = matchAt(position);
    const int number = roundOf(position + 1);
    if (startOf(number) == position + 1) {
        match.dealFrom(played(number).pack, events);
    } else {
        match.apply(played(number).moves[index(position - startOf(number))].decision, events);
    }
    return match;
}

std::optional<PlayerView::Move> Replay::decision() const {
    if (m_lineStep > 0) {
        const LinePlay& made = lastOfLine();
        return PlayerView::Move{made.before.turn(), Decision(made.play)};
    }
    return move() > 0 ? std::optional(played(round()).moves[index(move() - 1)]) : std::nullopt;
}

Events Replay::events() const {
    Events events;
    if (m_lineStep > 0) {
        after(lastOfLine(), &events);
    } else if (m_position > 0) {
        next(m_position - 1, &events);
    }
    return events;
}

std::optional<PlayerView::Move> Replay::nextDecision() const {
    return isInLine() || move() == moves() ? std::nullopt
                                           : std::optional(played(round()).moves[index(move())]);
}

Events Replay::nextEvents() const {
    Q_ASSERT(nextDecision());
    Events events;
    next(m_position, &events);
    return events;
}

Match Replay::after(const LinePlay& step, Events* events) {
    Match match = step.before;
    match.apply(Decision(step.play), events);
    return match;
}

void Replay::enterLine(const Match& from, std::span<const Play> plays) {
    Q_ASSERT(!plays.empty());
    m_line.clear();
    m_lineStep = 0;
    Match match = from;
    for (const Play& play : plays) {
        m_line.push_back({match, play});
        const DecisionFault fault = match.apply(Decision(play));
        Q_ASSERT(fault == DecisionFault::None);
        Q_UNUSED(fault)
    }
    m_source.showAt(from);
    forward();
}

void Replay::back() {
    if (m_lineStep == 0) {
        goTo(isInLine() ? m_position : m_position - 1);
        return;
    }
    --m_lineStep;
    m_source.showAt(m_line[index(m_lineStep)].before);
    emit moved();
}

bool Replay::forward() {
    if (isInLine()) {
        if (m_lineStep == linePlays()) {
            return false;
        }
        Events events;
        const Match match = after(m_line[index(m_lineStep)], &events);
        ++m_lineStep;
        m_source.showNext(match, events);
        emit moved();
        return true;
    }
    if (atEnd()) {
        return false;
    }
    Events events;
    const Match match = next(m_position, &events);
    ++m_position;
    m_source.showNext(match, events);
    emit moved();
    return true;
}

void Replay::goTo(int position) {
    m_line.clear();
    m_lineStep = 0;
    m_position = std::clamp(position, 0, m_count - 1);
    m_source.showAt(matchAt(m_position));
    emit moved();
}

void Replay::nextRound() {
    const int next = round() + 1;
    goTo(next < rounds() ? startOf(next) : m_count - 1);
}

void Replay::previousRound() {
    goTo(startOf(move() > 0 ? round() : std::max(0, round() - 1)));
}

} // namespace settebello

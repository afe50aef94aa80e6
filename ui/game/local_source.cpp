// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/local_source.h"

#include "game/revealed_part.h"

namespace settebello {

LocalSource::LocalSource(GameController& controller, QObject* parent)
    : MatchSource(parent)
    , m_controller(controller) {
    connect(&controller, &GameController::matchStarted, this, [this] {
        beginMatch();
        emit matchStarted();
    });
    connect(&controller, &GameController::happened, this, &LocalSource::show);
    connect(&controller, &GameController::roundSet, this, [this](const Events& events) {
        m_events = events;
        seeAs(m_viewer);
        emit roundSet();
    });
    connect(&controller, &GameController::pausedChanged, this, &LocalSource::pausedChanged);
    connect(&controller, &GameController::progressed, this, &LocalSource::progressed);
    connect(&controller, &GameController::asked, this, &LocalSource::asked);
    if (hasMatch()) {
        beginMatch();
    }
}

void LocalSource::beginMatch() {
    const Match& match = m_controller.match();
    m_events = match.played().empty() ? Events() : match.roundEvents();
    m_revealed.reset();
    const std::vector<int> seats = ownSeats();
    seeAs(seats.size() == 1 ? seats.front() : -1);
}

/// The events that follow are seen as if the viewer had seen those before, too.
void LocalSource::seeAs(int viewer) {
    m_viewer = viewer;
    m_seen.emplace(setup().rules.rules, viewer);
    for (const Event& event : m_events) {
        m_seen->seen(event);
    }
}

void LocalSource::show(const Event& event) {
    if (std::holds_alternative<RoundStarted>(event)) {
        m_events.clear();
    }
    m_events.push_back(event);
    emit happened(m_seen->seen(event));
}

std::vector<int> LocalSource::ownSeats() const {
    std::vector<int> seats;
    for (std::size_t seat = 0; seat < setup().seats.size(); ++seat) {
        if (setup().seats[seat].isPerson()) {
            seats.push_back(static_cast<int>(seat));
        }
    }
    return seats;
}

MatchSource::Abilities LocalSource::abilities() const {
    Abilities can;
    can.decide = true;
    can.hint = asksViewer() && m_controller.phase() == Phase::Playing;
    can.takeBack = m_controller.takeBackSeat();
    can.pause = hasMatch() && !m_controller.match().over();
    can.lookBack = setup().rules.rules.table.lookBack != LookBack::LastPlay;
    return can;
}

void LocalSource::setViewer(int seat) {
    Q_ASSERT(seat < 0 || setup().isPerson(seat));
    if (seat != m_viewer) {
        seeAs(seat);
    }
}

RoundSoFar LocalSource::round() const {
    const Match& match = m_controller.match();
    const Round& round = match.round();
    RoundSoFar soFar;
    soFar.events = seenBy(match.rules(), m_viewer, match.roundEvents());
    soFar.scoresBefore = round.scoresBefore();
    soFar.scores = match.markedScores();
    soFar.turn = m_controller.askedSeat();
    soFar.phase = m_controller.phase();
    return soFar;
}

bool LocalSource::asksViewer() const {
    return hasMatch() && m_controller.asksPerson() && m_controller.askedSeat() == m_viewer;
}

std::optional<PlayerView> LocalSource::question() const {
    return asksViewer() ? std::optional(m_controller.question()) : std::nullopt;
}

const Match* LocalSource::revealed() const {
    return hasMatch() ? revealedPart(m_controller.match(), m_revealed) : nullptr;
}

DecisionFault LocalSource::decide(const Decision& decision) {
    return asksViewer() ? m_controller.decide(decision) : DecisionFault::NotAsked;
}

} // namespace settebello

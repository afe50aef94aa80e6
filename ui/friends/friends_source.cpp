// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/friends_source.h"

#include "game/match.h"

#include <algorithm>
#include <utility>

namespace settebello {

FriendsSource::FriendsSource(Clock clock, QObject* parent)
    : MatchSource(parent)
    , m_clock(std::move(clock)) {}

std::optional<std::string> FriendsSource::nextLine(int number) {
    return m_isHeld ? std::nullopt : takeLine(number);
}

void FriendsSource::holdLines(bool hold) {
    m_isHeld = hold;
    if (!hold) {
        tellConnections();
    }
}

/// From the event loop, since a line may come back at once.
void FriendsSource::tellConnections() {
    QMetaObject::invokeMethod(
        this,
        [this] {
            for (const int number : connections()) {
                emit linesWait(number);
            }
        },
        Qt::QueuedConnection);
}

std::optional<std::pair<MatchSetup, const Match*>> FriendsSource::recorded() const {
    const Match* const known = revealed();
    return known ? std::optional(std::pair(setup(), known)) : std::nullopt;
}

bool FriendsSource::waitsForDeal() const {
    return m_isReady && m_hasBegun && !over() && match()->needsDeal();
}

void FriendsSource::noteReady() {
    m_isReady = true;
    emit statusChanged();
}

bool FriendsSource::asksForConsent() const {
    const session::Status& now = status();
    const std::vector<int> seats = ownSeats();
    return now.wish && std::none_of(seats.begin(), seats.end(), [&](int seat) {
               return std::find(now.agreed.begin(), now.agreed.end(), seat) != now.agreed.end();
           });
}

// What the viewer sees.

/// The events that follow are seen as if the viewer had seen those before, too.
void FriendsSource::seeAs(int viewer) {
    m_viewer = viewer;
    m_seen.emplace(setup().rules.rules, viewer);
    for (const Event& event : m_events) {
        m_seen->seen(event);
    }
}

void FriendsSource::setViewer(int seat) {
    if (seat != m_viewer) {
        m_viewer = seat; // a guest's screen has another match for each of its people
        m_events = m_hasBegun ? match()->roundEvents() : Events();
        seeAs(seat);
    }
}

void FriendsSource::beginIfDealt() {
    if (m_hasBegun || match() == nullptr || match()->played().empty()) {
        return;
    }
    m_hasBegun = true;
    m_events.clear();
    const std::vector<int> seats = ownSeats();
    seeAs(seats.size() == 1 ? seats.front() : -1);
    emit matchStarted();
}

void FriendsSource::show(const Events& events) {
    for (const Event& event : events) {
        if (std::holds_alternative<RoundStarted>(event)) {
            m_isReady = false;
            m_events.clear();
        }
        m_events.push_back(event);
        emit happened(m_seen->seen(event));
    }
}

void FriendsSource::setRound() {
    m_events = match()->roundEvents();
    m_asked = {};
    seeAs(m_viewer);
    emit roundSet();
}

RoundSoFar FriendsSource::round() const {
    const Match& known = *match();
    RoundSoFar soFar;
    soFar.events = seenBy(known.rules(), m_viewer, known.roundEvents());
    soFar.scoresBefore = known.round().scoresBefore();
    soFar.scores = known.markedScores();
    soFar.turn = declaring() ? askedHere().value_or(-1) : known.turn();
    soFar.phase = declaring() ? Phase::Declaring : known.round().phase();
    return soFar;
}

// Who is asked.

std::optional<int> FriendsSource::askedHere() const {
    if (!m_hasBegun) {
        return std::nullopt;
    }
    const Match& known = *match();
    const std::vector<int> own = ownSeats();
    const int players = known.rules().table.players;
    for (int i = 0; i < players; ++i) { // the dealer declares last
        const int seat = (known.round().dealer() + players - i) % players;
        if (std::find(own.begin(), own.end(), seat) != own.end() && questionOf(seat)) {
            return seat;
        }
    }
    return std::nullopt;
}

std::optional<PlayerView> FriendsSource::question() const {
    const auto seat = askedHere();
    return seat && *seat == m_viewer ? questionOf(*seat) : std::nullopt;
}

void FriendsSource::ask() {
    if (!m_hasBegun) {
        return;
    }
    const auto here = askedHere();
    const Match& known = *match();
    const int turn = declaring() ? -1 : known.turn();
    const Asked asked{here.value_or(turn), here.has_value(), known.played().back().moves.size(),
                      known.played().size()};
    if (asked == m_asked) {
        return;
    }
    m_asked = asked;
    const std::vector<int> own = ownSeats();
    const bool isAnswered = std::find(own.begin(), own.end(), asked.seat) != own.end() && !here;
    if (asked.seat >= 0 && !isAnswered) {
        emit this->asked(asked.seat, asked.here);
    }
}

MatchSource::Abilities FriendsSource::abilities() const {
    Abilities can;
    const auto asked = question();
    can.decide = true;
    can.hint = asked && asked->phase == Phase::Playing;
    can.takeBack = takeBackSeat();
    can.asksToTakeBack = true;
    can.pause = m_hasBegun && !over();
    can.lookBack = setup().rules.rules.table.lookBack != LookBack::LastPlay;
    return can;
}

void FriendsSource::setPaused(bool paused) {
    if (paused != this->paused() && (!paused || abilities().pause)) {
        pauseAll(paused);
    }
}

/// Emits what has changed besides the match.
void FriendsSource::noteStatus() {
    std::vector<int> absent;
    for (const Away& each : away()) {
        absent.push_back(each.seat);
    }
    if (absent != m_lastAway) {
        m_lastAway = absent;
        emit awayChanged();
    }
    const std::size_t seats = m_hasBegun ? setup().seats.size() : 0;
    std::vector<bool> substituted;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        substituted.push_back(isSubstituted(static_cast<int>(seat)));
    }
    const session::Status before = std::exchange(m_lastStatus, status());
    if (before != m_lastStatus || substituted != m_lastSubstituted) {
        m_lastSubstituted = substituted;
        emit statusChanged();
    }
    if (before.paused.has_value() != m_lastStatus.paused.has_value()) {
        emit pausedChanged(m_lastStatus.paused.has_value());
    }
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/host_source.h"

#include "friends/shown_setup.h"
#include "game/friends.h"
#include "game/revealed_part.h"
#include "session/answer_time.h"

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

/// One for each seat where no person of this screen plays. Their seeds are nobody else's business.
std::vector<std::shared_ptr<Player>> playersAt(const session::TableSetup& table,
                                               const session::Number& secret) {
    MatchSetup setup = table.match;
    for (const int guest : table.guests) {
        setup.seats[static_cast<std::size_t>(guest)].level = kSubstituteLevel;
    }
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
        setup.seats[seat].seed = playerSeed(session::toText(secret), static_cast<int>(seat));
    }
    std::vector<std::shared_ptr<Player>> players;
    for (std::unique_ptr<Player>& player : playersOf(setup)) {
        players.push_back(std::move(player));
    }
    return players;
}

} // namespace

HostSource::HostSource(const session::TableSetup& table, const session::Number& secret,
                       session::HashFunction hash, Clock clock, QObject* parent)
    : FriendsSource(std::move(clock), parent)
    , m_kept{table, secret, {}, {}}
    , m_host(table, secret, std::move(hash), now())
    , m_players(playersAt(table, secret)) {
    m_setup = shownSetup(m_host.setup(), ownSeats());
    m_paced.setSingleShot(true);
    connect(&m_paced, &QTimer::timeout, this, &HostSource::hurry);
}

std::optional<Fault> HostSource::restore(const std::vector<std::string>& journal) {
    auto fault = m_host.restore(journal);
    m_journal = m_host.journal().size();
    m_takenBack = m_host.takeBackCount();
    m_setup = shownSetup(m_host.setup(), ownSeats());
    return fault;
}

/// A round that is over, or not begun, was looked at before the program ended.
void HostSource::start() {
    beginIfDealt();
    if (match() != nullptr && match()->turn() >= 0) {
        setRound();
    }
    if (match() == nullptr || match()->needsDeal()) {
        m_host.ready();
    }
    emit keptChanged();
    goOn();
}

session::KeptTable HostSource::kept() const {
    session::KeptTable table;
    table.host = m_kept;
    table.host->journal = m_host.journal();
    return table;
}

void HostSource::keepConnection(int /*number*/, const std::string& text) {
    if (std::exchange(m_kept.connection, text) != text) {
        emit keptChanged();
    }
}

QString HostSource::fingerprint() const {
    const auto number = m_host.fingerprint();
    return number ? QString::fromStdString(session::toText(*number)) : QString();
}

// Connections.

void HostSource::connected(int number) {
    m_host.connected(number, now());
    goOn();
}

void HostSource::disconnected(int number) {
    m_host.disconnected(number, now());
    goOn();
}

void HostSource::receive(int number, std::string_view line) {
    m_host.received(number, line, now());
    goOn();
}

std::optional<std::string> HostSource::takeLine(int number) {
    return m_host.nextLine(number, now());
}

QString HostSource::fault(int number) const {
    const auto& fault = m_host.fault(number);
    return fault ? QString::fromStdString(fault->text()) : QString();
}

std::vector<FriendsSource::Away> HostSource::away() const {
    std::vector<Away> all;
    for (const int seat : m_host.table().guests) {
        if (const auto since = m_host.awaySince(seat)) {
            all.push_back({seat, std::chrono::duration_cast<std::chrono::seconds>(now() - *since)});
        }
    }
    return all;
}

// The match.

std::vector<int> HostSource::ownSeats() const {
    std::vector<int> seats;
    for (int seat = 0; seat < static_cast<int>(m_host.setup().seats.size()); ++seat) {
        if (m_host.setup().isPerson(seat) && !m_host.isGuest(seat)) {
            seats.push_back(seat);
        }
    }
    return seats;
}

const Match* HostSource::revealed() const {
    return match() != nullptr ? revealedPart(m_host.match(), m_revealed) : nullptr;
}

std::optional<PlayerView> HostSource::questionOf(int seat) const {
    return m_answered == seat ? std::nullopt : m_host.question(seat);
}

DecisionFault HostSource::decide(const Decision& decision) {
    const auto asked = question();
    if (!asked || paused()) {
        return DecisionFault::NotAsked;
    }
    std::vector<Decision> legal;
    legalDecisions(*asked, legal);
    if (std::find(legal.begin(), legal.end(), decision) == legal.end()) {
        return asked->phase == Phase::Playing && decision.kind == Decision::Kind::Play
                   ? DecisionFault::NotLegal
                   : DecisionFault::NotAsked;
    }
    m_answered = asked->seat;
    // Not at once: the table is in the middle of handling a click or a key.
    QMetaObject::invokeMethod(
        this,
        [this, seat = asked->seat, decision] {
            if (std::exchange(m_answered, std::nullopt) == seat) {
                apply(seat, decision);
                goOn();
            }
        },
        Qt::QueuedConnection);
    return DecisionFault::None;
}

void HostSource::apply(int seat, const Decision& decision) {
    if (m_host.decide(seat, decision) != DecisionFault::None) {
        qWarning("seat %d answered %s, which is not asked", seat, toString(decision).c_str());
    }
}

void HostSource::dealNext() {
    if (match() == nullptr || match()->needsDeal()) {
        m_host.ready();
        noteReady();
        goOn();
    }
}

void HostSource::takeBack() {
    if (const auto seat = takeBackSeat(); seat && !status().wish) {
        m_host.propose({session::Wish::Kind::TakeBack, *seat}, *seat);
        goOn();
    }
}

void HostSource::pauseAll(bool paused) {
    m_host.setPaused(paused, firstSeat());
    goOn();
}

void HostSource::say(int remark) {
    m_host.say(firstSeat(), remark);
    emit said(firstSeat(), remark);
    tellConnections();
}

void HostSource::wishSubstitute(int seat) {
    m_host.propose({session::Wish::Kind::PlayOn, seat}, firstSeat());
    goOn();
}

void HostSource::wishRematch() {
    m_host.propose({session::Wish::Kind::Rematch, firstSeat()}, firstSeat());
    goOn();
}

void HostSource::consent(bool agrees) {
    m_host.consent(agrees);
    goOn();
}

/// Shows what has happened, asks who is to answer now, and lets it be kept and told.
void HostSource::goOn() {
    beginIfDealt();
    if (std::exchange(m_takenBack, m_host.takeBackCount()) != m_host.takeBackCount()) {
        m_answered.reset();
        setRound();
    }
    m_setup = shownSetup(m_host.setup(), ownSeats());
    show(m_host.takeEvents());
    const bool isNew = std::exchange(m_journal, m_host.journal().size()) != m_host.journal().size();
    if (isNew) {
        emit keptChanged();
    }
    for (const session::Said& each : m_host.takeSaid()) {
        emit said(each.seat, each.remark);
    }
    noteStatus();
    askLevels();
    ask();
    if (isNew) {
        emit progressed();
    }
    if (m_host.isRematchAgreed() && !std::exchange(m_isRematchTold, true)) {
        emit rematchAgreed();
    }
    tellConnections();
}

// Levels.

/// Whether a level decides for a seat.
bool HostSource::plays(int seat) const {
    return !m_host.setup().isPerson(seat) || m_host.isSubstituted(seat);
}

/// Asks the levels whose turn it is, or all whether they declare.
void HostSource::askLevels() {
    std::vector<int> seats;
    for (int seat = 0; seat < static_cast<int>(m_host.setup().seats.size()); ++seat) {
        if (plays(seat) && m_host.question(seat)) {
            seats.push_back(seat);
        }
    }
    if (seats == m_thinkingSeats && (seats.empty() || m_thinkingSince == m_journal)) {
        if (!m_held.empty() && !paused() && !m_paced.isActive()) {
            applyInTime(); // a pause is over
        }
        return;
    }
    m_thinkingSeats = seats;
    m_thinkingSince = m_journal;
    m_held.clear();
    m_paced.stop();
    m_thinking.stop();
    if (seats.empty()) {
        return;
    }
    m_asked = now();
    std::vector<MachineQuestion> questions;
    questions.reserve(seats.size());
    for (const int seat : seats) {
        questions.push_back({m_players[static_cast<std::size_t>(seat)], *m_host.question(seat)});
    }
    m_thinking.start([questions = std::move(questions)](
                         const TaskRun& run) { return askMachines(questions, run.stop()); },
                     [this](const std::optional<std::vector<Decision>>& answers) {
                         if (answers) {
                             m_held = *answers;
                             applyInTime();
                         }
                     });
}

/// Other screens must not learn from the time what a level holds: it depends on what all can see.
void HostSource::applyInTime() {
    if (paused() || m_cardFlying) {
        return;
    }
    const Round& round = m_host.match().round();
    const int cards =
        declaring() ? 1 : round.hand(m_thinkingSeats.front()).size() + round.table().size();
    const std::chrono::milliseconds pause(qRound64(pauseOf(m_pace, m_speed, cards)));
    m_due = session::answerTime(m_asked, pause, now());
    if (m_due > now()) {
        m_paced.start(m_due - now());
    } else {
        hurry();
    }
}

void HostSource::setCardFlying(bool flying) {
    const bool landed = m_cardFlying && !flying;
    m_cardFlying = flying && m_pace == Pace::Calm && m_speed > 0;
    if (landed) {
        m_asked = now();
        if (!m_held.empty()) {
            applyInTime();
        }
    }
}

void HostSource::hurry() {
    if (m_held.empty() || paused()) {
        return;
    }
    m_paced.stop();
    const std::vector<int> seats = m_thinkingSeats;
    const std::vector<Decision> answers = std::exchange(m_held, {});
    for (std::size_t i = 0; i < seats.size(); ++i) {
        apply(seats[i], answers[i]);
    }
    goOn();
}

} // namespace settebello

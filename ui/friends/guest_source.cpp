// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/guest_source.h"

#include "friends/shown_setup.h"

#include <algorithm>
#include <utility>

namespace settebello {

GuestSource::GuestSource(const std::vector<session::KeptTable::OfGuest>& people,
                         const session::HashFunction& hash, Clock clock, QObject* parent)
    : FriendsSource(std::move(clock), parent) {
    Q_ASSERT(!people.empty());
    for (const session::KeptTable::OfGuest& each : people) {
        m_people.push_back(
            {session::Guest(each.secret, hash, each.name), each, 0, 0, now(), now()});
        m_people.back().guest.restore(each.lines);
        m_people.back().takenBack = m_people.back().guest.takeBackCount();
    }
    if (hasTable()) {
        m_setup = shownSetup(m_people.front().guest.setup(), ownSeats());
    }
}

bool GuestSource::hasTable() const {
    return std::all_of(m_people.begin(), m_people.end(),
                       [](const Person& each) { return each.guest.hasTable(); });
}

void GuestSource::start() {
    beginIfDealt();
    if (match() != nullptr && match()->turn() >= 0) {
        setRound();
    }
    if (match() == nullptr || match()->needsDeal()) {
        dealNext();
    }
    emit keptChanged();
    goOn();
}

QString GuestSource::fingerprint() const {
    const auto number = shown().guest.fingerprint();
    return number ? QString::fromStdString(session::toText(*number)) : QString();
}

void GuestSource::setViewer(int seat) {
    if (const Person* const seen = at(seat)) {
        m_shown = static_cast<std::size_t>(seen - m_people.data());
    }
    FriendsSource::setViewer(seat);
}

GuestSource::Person* GuestSource::at(int seat) {
    return const_cast<Person*>(std::as_const(*this).at(seat));
}

const GuestSource::Person* GuestSource::at(int seat) const {
    const auto found = std::find_if(m_people.begin(), m_people.end(), [seat](const Person& each) {
        return each.guest.hasTable() && each.guest.seat() == seat;
    });
    return found == m_people.end() ? nullptr : &*found;
}

// Connections.

std::vector<int> GuestSource::connections() const {
    std::vector<int> all;
    for (std::size_t i = 0; i < m_people.size(); ++i) {
        all.push_back(static_cast<int>(i));
    }
    return all;
}

void GuestSource::connected(int number) {
    person(number).guest.connected();
    goOn();
}

void GuestSource::disconnected(int number) {
    if (person(number).guest.isConnected()) {
        person(number).awaySince = now();
    }
    person(number).guest.disconnected();
    goOn();
}

void GuestSource::receive(int number, std::string_view line) {
    Person& to = person(number);
    const int before = to.guest.lines();
    const auto away = to.guest.away();
    to.guest.received(line);
    if (!to.guest.fault() && to.kept.keepLine(line, to.guest.lines() > before)) {
        m_setup = shownSetup(to.guest.setup(), ownSeats());
        emit keptChanged();
    }
    if (away != to.guest.away()) {
        to.awayReceivedAt = now();
    }
    goOn();
}

std::optional<std::string> GuestSource::takeLine(int number) {
    return person(number).guest.nextLine();
}

QString GuestSource::fault(int number) const {
    const auto& fault = person(number).guest.fault();
    return fault ? QString::fromStdString(fault->text()) : QString();
}

session::KeptTable GuestSource::kept() const {
    session::KeptTable table;
    for (const Person& each : m_people) {
        table.guests.push_back(each.kept);
    }
    return table;
}

void GuestSource::keepConnection(int number, const std::string& text) {
    if (std::exchange(person(number).kept.connection, text) != text) {
        emit keptChanged();
    }
}

/// Without a connection nobody at another screen is there.
std::vector<FriendsSource::Away> GuestSource::away() const {
    using std::chrono::seconds;
    std::vector<Away> all;
    if (!hasTable()) {
        return all;
    }
    const Person& seen = shown();
    const auto secondsSince = [this](std::chrono::milliseconds time) {
        return std::chrono::duration_cast<seconds>(now() - time);
    };
    const std::vector<int> own = ownSeats();
    if (!seen.guest.isConnected()) {
        for (int seat = 0; seat < static_cast<int>(setup().seats.size()); ++seat) {
            if (isFriend(setup().seat(seat))) {
                all.push_back({seat, secondsSince(seen.awaySince)});
            }
        }
        return all;
    }
    for (const session::Away::Seat& each : seen.guest.away()) {
        if (std::find(own.begin(), own.end(), each.seat) == own.end()) {
            all.push_back({each.seat, seconds(each.seconds) + secondsSince(seen.awayReceivedAt)});
        }
    }
    return all;
}

// The match.

std::vector<int> GuestSource::ownSeats() const {
    std::vector<int> seats;
    for (const Person& each : m_people) {
        if (each.guest.hasTable()) {
            seats.push_back(each.guest.seat());
        }
    }
    std::sort(seats.begin(), seats.end());
    return seats;
}

const Match* GuestSource::match() const {
    return shown().guest.hasRound() ? &shown().guest.match() : nullptr;
}

std::optional<PlayerView> GuestSource::questionOf(int seat) const {
    const Person* const asked = at(seat);
    return asked != nullptr && asked->guest.hasRound() ? asked->guest.question() : std::nullopt;
}

DecisionFault GuestSource::decide(const Decision& decision) {
    const auto asked = question();
    if (!asked || paused()) {
        return DecisionFault::NotAsked;
    }
    const DecisionFault fault = at(asked->seat)->guest.decide(decision);
    if (fault == DecisionFault::None) {
        // Not at once: the table is in the middle of handling a click or a key.
        QMetaObject::invokeMethod(
            this, [this] { goOn(); }, Qt::QueuedConnection);
    }
    return fault;
}

void GuestSource::dealNext() {
    for (Person& each : m_people) {
        each.guest.ready();
    }
    noteReady();
    tellConnections();
}

/// The last decision of a person here that can be taken back.
std::optional<int> GuestSource::takeBackSeat() const {
    if (match() == nullptr || match()->turn() < 0) {
        return std::nullopt;
    }
    const auto& moves = match()->played().back().moves;
    for (auto move = moves.rbegin(); move != moves.rend(); ++move) {
        const bool stays = move->decision.kind == Decision::Kind::Declare ||
                           move->decision.kind == Decision::Kind::Pass ||
                           move->decision.isCutChoice();
        const Person* const decided = stays ? nullptr : at(move->seat);
        if (decided != nullptr) {
            return decided->guest.canTakeBack() ? std::optional(move->seat) : std::nullopt;
        }
    }
    return std::nullopt;
}

void GuestSource::takeBack() {
    if (const auto seat = takeBackSeat(); seat && !status().wish) {
        at(*seat)->guest.propose({session::Wish::Kind::TakeBack, *seat});
        tellConnections();
    }
}

void GuestSource::pauseAll(bool paused) {
    shown().guest.setPaused(paused);
    tellConnections();
}

void GuestSource::say(int remark) {
    shown().guest.say(remark);
    if (shown().guest.isConnected()) { // otherwise nobody hears it
        emit said(shown().guest.seat(), remark);
    }
    tellConnections();
}

void GuestSource::wishSubstitute(int seat) {
    shown().guest.propose({session::Wish::Kind::PlayOn, seat});
    tellConnections();
}

void GuestSource::wishRematch() {
    shown().guest.propose({session::Wish::Kind::Rematch, shown().guest.seat()});
    tellConnections();
}

/// For all people at this screen.
void GuestSource::consent(bool agrees) {
    for (Person& each : m_people) {
        each.guest.consent(agrees);
    }
    tellConnections();
}

/// What one of the people here wishes, the others wish too: they sit beside each other, and their
/// screen asks them nothing.
void GuestSource::agreeWithOneAnother() {
    for (Person& each : m_people) {
        const session::Status& now = each.guest.status();
        if (!now.wish) {
            each.agreedWith.reset(); // a host that is started again counts from 1 again
        } else if (at(now.wish->by) != nullptr && each.agreedWith != now.wish->number &&
                   std::find(now.agreed.begin(), now.agreed.end(), each.guest.seat()) ==
                       now.agreed.end()) {
            each.agreedWith = now.wish->number;
            each.guest.consent(true);
        }
    }
}

void GuestSource::goOn() {
    beginIfDealt();
    bool isNew = false;
    for (Person& each : m_people) {
        const bool isShown = &each == &shown();
        const bool isOther =
            std::exchange(each.takenBack, each.guest.takeBackCount()) != each.guest.takeBackCount();
        if (isOther && isShown) {
            setRound();
        }
        const Events events = each.guest.takeEvents();
        if (isShown && hasMatch()) {
            show(events);
            // A reveal has no events, and is what opens the cards.
            isNew = std::exchange(each.lines, each.guest.lines()) != each.guest.lines();
        }
        for (const session::Said& said : each.guest.takeSaid()) {
            if (isShown) {
                emit this->said(said.seat, said.remark);
            }
        }
    }
    agreeWithOneAnother();
    noteStatus();
    ask();
    if (isNew) {
        emit progressed();
    }
    tellConnections();
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/friends_session.h"

#include "crypto/session_numbers.h"
#include "friends/guest_source.h"
#include "friends/host_source.h"
#include "friends/kept_ways.h"
#include "friends/session_clock.h"
#include "friends/table_store.h"
#include "game/dealer_draw.h"
#include "game/friends.h"

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

/// Without motion levels wait for a moment, too: from the time that they think others could tell
/// what they hold.
double paceAtHost(double speed) {
    constexpr double kWithoutMotion = 4;
    return speed > 0 ? speed : kWithoutMotion;
}

/// The table of a match as its host sets it up.
session::TableSetup tableOf(const MatchSetup& match) {
    session::TableSetup table{net::tableId(), withFriendsHere(match), {}};
    for (int seat = 0; seat < static_cast<int>(match.seats.size()); ++seat) {
        if (isFriend(match.seat(seat))) {
            table.guests.push_back(seat);
            table.match.seats[static_cast<std::size_t>(seat)].name.clear();
        }
    }
    return table;
}

/// What KeptTable has of the connections; neither of both if it is no such text.
net::KeptWays readWays(const std::string& connection) {
    net::KeptWays ways;
    Faults faults;
    net::parseKeptWays(connection, ways, faults);
    return ways;
}

} // namespace

FriendsSession::FriendsSession(const FriendsPlace& place)
    : m_place(place) {}

FriendsSession::~FriendsSession() = default;

std::unique_ptr<FriendsSession> FriendsSession::invite(const MatchSetup& match,
                                                       const FriendsPlace& place) {
    std::unique_ptr<FriendsSession> made(new FriendsSession(place));
    made->beHost({tableOf(match), net::sessionSecret(), {}, {}});
    return made;
}

std::unique_ptr<FriendsSession> FriendsSession::join(const std::vector<net::JoinPlan>& plans,
                                                     const QStringList& names,
                                                     const FriendsPlace& place) {
    Q_ASSERT(!names.isEmpty() && names.size() == static_cast<qsizetype>(plans.size()));
    std::unique_ptr<FriendsSession> made(new FriendsSession(place));
    std::vector<session::KeptTable::OfGuest> people;
    for (const QString& name : names) {
        people.push_back({net::sessionSecret(), name.toStdString(), {}, {}});
    }
    made->beGuest(people, plans);
    return made;
}

std::unique_ptr<FriendsSession> FriendsSession::goOn(const session::KeptTable& kept,
                                                     const FriendsPlace& place) {
    std::unique_ptr<FriendsSession> made(new FriendsSession(place));
    if (kept.host) {
        return made->beHost(*kept.host) ? std::move(made) : nullptr;
    }
    std::vector<net::JoinPlan> tickets;
    for (const session::KeptTable::OfGuest& each : kept.guests) {
        auto ticket = readWays(each.connection).guest;
        if (!ticket) {
            return nullptr;
        }
        ticket->broker = net::brokerToUse(ticket->broker, place.options.broker);
        tickets.push_back(*ticket);
    }
    if (tickets.empty()) {
        return nullptr;
    }
    made->beGuest(kept.guests, tickets);
    if (!made->hasTable()) {
        return nullptr;
    }
    made->keepMatch();
    return made;
}

/// @param words that open the table; new ones if empty
bool FriendsSession::beHost(const session::KeptTable::OfHost& kept, const QStringList& words) {
    auto host =
        std::make_unique<HostSource>(kept.table, kept.secret, net::sessionHash(), net::sessionNow);
    if (host->restore(kept.journal)) {
        return false;
    }
    host->setPace(m_pace, paceAtHost(m_speed));
    m_host = host.get();
    m_source = std::move(host);
    net::TableOptions options = m_place.options;
    options.words = words;
    m_hosted = std::make_unique<net::HostedTable>(
        *m_source, kept.table.guests, options,
        readWays(kept.connection).host.value_or(net::TableSecrets()));
    keepMatch();
    connectHosted();
    return true;
}

void FriendsSession::beGuest(const std::vector<session::KeptTable::OfGuest>& people,
                             const std::vector<net::JoinPlan>& plans) {
    auto guest = std::make_unique<GuestSource>(people, net::sessionHash(), net::sessionNow);
    m_guest = guest.get();
    m_source = std::move(guest);
    for (std::size_t i = 0; i < plans.size(); ++i) {
        const int number = static_cast<int>(i);
        m_joined.push_back(
            std::make_unique<net::JoinedTable>(*m_source, number, plans[i], m_place.options.times));
        connectJoined(number);
    }
    connect(m_guest, &MatchSource::progressed, this, &FriendsSession::changed);
}

void FriendsSession::connectHosted() {
    net::HostedTable* const hosted = m_hosted.get();
    connect(m_source.get(), &FriendsSource::linesWait, hosted, [hosted] { hosted->pump(); });
    connect(hosted, &net::HostedTable::changed, this, [this] {
        keepTickets();
        emit changed();
    });
    connect(hosted, &net::HostedTable::delivered, this, &FriendsSession::noteDelivery);
    connect(hosted, &net::HostedTable::wordsChanged, this, &FriendsSession::changed);
    connect(hosted, &net::HostedTable::relayChanged, this, &FriendsSession::changed);
    connect(hosted, &net::HostedTable::invitationChanged, this, &FriendsSession::changed);
    connect(hosted, &net::HostedTable::numberShown, this, &FriendsSession::showNumber);
    connect(hosted, &net::HostedTable::numberGone, this, [this] { emit numberShown(QString()); });
    // Not at once: the table is in the middle of what it does with the connection.
    connect(hosted, &net::HostedTable::left, this, &FriendsSession::freeSeat, Qt::QueuedConnection);
}

void FriendsSession::connectJoined(int number) {
    net::JoinedTable* const joined = m_joined[static_cast<std::size_t>(number)].get();
    connect(m_source.get(), &FriendsSource::linesWait, joined, [joined, number](int waiting) {
        if (waiting == number) {
            joined->pump();
        }
    });
    connect(joined, &net::JoinedTable::changed, this, [this] {
        keepTickets();
        joinNext();
        emit changed();
    });
    connect(joined, &net::JoinedTable::numberShown, this, &FriendsSession::showNumber);
    connect(joined, &net::JoinedTable::interrupted, this, &FriendsSession::interrupted);
    connect(joined, &net::JoinedTable::failed, this, [this](net::Ending ending) {
        if (std::exchange(m_hasFailed, true)) {
            return; // each connection ends when a table is closed
        }
        const bool haveSeats = std::all_of(m_joined.begin(), m_joined.end(), [](const auto& each) {
            return each->ticket().has_value();
        });
        emit numberShown(QString());
        emit failed(ending == net::Ending::Again && !haveSeats ? net::Ending::Closed : ending);
    });
}

void FriendsSession::keepMatch() {
    m_store = std::make_unique<TableStore>(*m_source, m_place.autosave, m_place.file);
    connect(m_store.get(), &TableStore::unsavedChanged, this, &FriendsSession::unsavedChanged);
}

void FriendsSession::keepTickets() {
    if (m_hosted) {
        m_source->keepConnection(0, net::keptWaysText({m_hosted->secrets(), std::nullopt}));
    }
    for (std::size_t i = 0; i < m_joined.size(); ++i) {
        if (const auto ticket = m_joined[i]->ticket()) {
            m_source->keepConnection(static_cast<int>(i),
                                     net::keptWaysText({std::nullopt, *ticket}));
        }
    }
}

void FriendsSession::start() {
    if (m_hosted) {
        m_hosted->start();
        keepTickets();
        m_source->start();
        return;
    }
    joinNext();
    if (m_store) {
        m_source->start();
    }
}

/// People of one screen come in one after the other: a host lets few strangers try its words at the
/// same time.
void FriendsSession::joinNext() {
    for (std::size_t i = 0; i < m_joined.size() && !m_hasFailed; ++i) {
        m_joined[i]->start();
        if (!m_joined[i]->ticket()) {
            return;
        }
    }
}

bool FriendsSession::isConnected() const {
    return std::all_of(m_joined.begin(), m_joined.end(),
                       [](const auto& joined) { return joined->isConnected(); });
}

bool FriendsSession::hasTable() const {
    return m_host || m_guest->hasTable();
}

bool FriendsSession::hasSatDown(int guest) const {
    return m_host->isReady(guest);
}

void FriendsSession::sitDown() {
    Q_ASSERT(hasTable());
    if (!m_store) {
        keepMatch();
        keepTickets();
        m_source->start();
    }
}

/// Whoever has gone again before the first cards were dealt keeps no seat: another friend may have
/// it. The table begins anew with those who are still there, whose programs come back by
/// themselves.
void FriendsSession::freeSeat(int seat) {
    if (m_source->hasMatch()) {
        return;
    }
    session::KeptTable::OfHost kept = *m_source->kept().host;
    session::forgetName(kept.journal, seat);
    const auto& guests = kept.table.guests;
    net::TableSecrets secrets = m_hosted->secrets();
    secrets.seats[std::find(guests.begin(), guests.end(), seat) - guests.begin()].clear();
    kept.connection = net::keptWaysText({secrets, std::nullopt});
    const QStringList words = m_hosted->words(); // which others may know already
    m_hosted.reset();
    m_store.reset();
    beHost(kept, words);
    start();
    emit rebuilt();
    emit changed();
}

void FriendsSession::noteDelivery(int seat) {
    if (m_source->over() && m_host->isUpToDate(seat)) {
        m_informed.insert(seat);
        if (areGuestsInformed()) {
            emit guestsInformed();
        }
    }
}

bool FriendsSession::areGuestsInformed() const {
    return !m_host || m_informed.size() == m_host->table().guests.size();
}

void FriendsSession::giveUp() {
    if (m_hosted) {
        m_hosted->stop(net::Ending::Closed);
    }
    for (const auto& joined : m_joined) {
        joined->leave();
    }
    if (m_store) {
        m_store->forget();
    }
}

/// By the same rules, with the same people at the same seats.
session::KeptTable FriendsSession::again() {
    session::KeptTable::OfHost next{m_host->table(), net::sessionSecret(), {}, {}};
    next.table.id = net::tableId();
    next.table.firstDealer = firstDealerAfter(next.table.match.rules.rules, *m_source->revealed());
    for (const int guest : next.table.guests) {
        next.table.match.seats[static_cast<std::size_t>(guest)].name.clear();
    }
    next.connection = net::keptWaysText({m_hosted->secrets(), std::nullopt});
    m_hosted->stop(net::Ending::Again);
    m_store->forget();
    session::KeptTable kept;
    kept.host = std::move(next);
    return kept;
}

std::vector<net::JoinPlan> FriendsSession::tickets() const {
    std::vector<net::JoinPlan> all;
    for (const auto& joined : m_joined) {
        all.push_back(*joined->ticket());
    }
    return all;
}

QStringList FriendsSession::names() const {
    QStringList all;
    for (const session::KeptTable::OfGuest& each : m_source->kept().guests) {
        all += QString::fromStdString(each.name);
    }
    return all;
}

void FriendsSession::confirmNumber() {
    if (m_hosted) {
        m_hosted->confirmNumber();
    }
    for (const auto& joined : m_joined) {
        joined->confirmNumber();
    }
}

void FriendsSession::rejectNumber() {
    if (m_hosted) {
        m_hosted->rejectNumber();
    }
    for (const auto& joined : m_joined) {
        joined->rejectNumber();
    }
}

void FriendsSession::showNumber(unsigned number) {
    const QString digits = QStringLiteral("%1").arg(number, 6, 10, QLatin1Char('0'));
    emit numberShown(digits.left(3) + QChar(0x00A0) + digits.mid(3));
}

void FriendsSession::setPace(Pace pace, double speed) {
    m_pace = pace;
    m_speed = speed;
    if (m_host) {
        m_host->setPace(pace, paceAtHost(speed));
    }
}

void FriendsSession::saveNow() {
    if (m_store) {
        m_store->flush();
    }
}

UnsavedFiles FriendsSession::unsaved() const {
    return m_store ? m_store->unsaved() : UnsavedFiles();
}

} // namespace settebello

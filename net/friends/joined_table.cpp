// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/joined_table.h"

#include "crypto/primitives.h"
#include "link/tcp_channel.h"
#include "relay/relay_channel.h"

#include <algorithm>
#include <array>
#include <utility>

namespace settebello::net {

namespace {

constexpr std::chrono::milliseconds kFirstDelay{200};
constexpr std::chrono::milliseconds kLongestDelay{4'000};
constexpr std::chrono::milliseconds kSearchTime{20'000};
/// Of the search, once somebody has answered who has not this table: it is asked for once more.
constexpr std::chrono::milliseconds kSearchOn{3'000};

/// Of several ways that failed, the first of these tells a person most; otherwise the last one.
constexpr std::array kTelling{Ending::WrongSecret, Ending::WordsUsedUp,  Ending::NumberRefused,
                              Ending::Full,        Ending::OtherVersion, Ending::Tampered};

qsizetype rank(Ending ending) {
    return std::find(kTelling.begin(), kTelling.end(), ending) - kTelling.begin();
}

bool isTelling(Ending ending) {
    return rank(ending) < static_cast<qsizetype>(kTelling.size());
}

} // namespace

JoinPlan planFor(const QStringList& words, const std::optional<Broker>& broker) {
    const QByteArray place = words.front().toUtf8();
    return {SecretKind::Words,
            words.join(QLatin1Char(' ')).toUtf8(),
            markOf(place),
            broker ? placeOf(place) : QString(),
            {},
            broker};
}

JoinPlan planFor(const Invitation& invitation, const std::optional<Broker>& broker) {
    const auto relay = brokerToUse(invitation.broker, broker);
    return {SecretKind::Link,       invitation.key,
            markOf(invitation.key), relay ? placeOf(invitation.key) : QString(),
            invitation.endpoints,   relay};
}

JoinPlan planFor(const TableNearby& table) {
    return {SecretKind::Number, {}, {}, {}, {Endpoint{table.address, table.port}}, std::nullopt};
}

JoinedTable::JoinedTable(SessionLines& guest, int number, const JoinPlan& plan,
                         const LinkTimes& times, QObject* parent)
    : QObject(parent)
    , m_guest(guest)
    , m_number(number)
    , m_plan(plan)
    , m_times(times)
    , m_delay(kFirstDelay) {
    m_searchTime.setSingleShot(true);
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &JoinedTable::tryAll);
    connect(&m_searchTime, &QTimer::timeout, this, [this] {
        m_search.reset();
        giveUpIfNothingIsLeft();
    });
}

JoinedTable::~JoinedTable() {
    leave();
}

void JoinedTable::start() {
    if (!std::exchange(m_isStarted, true)) {
        tryAll();
    }
}

void JoinedTable::leave() {
    m_isStarted = false;
    m_again.stop();
    dropAttempts();
    if (m_link) {
        pump(); // its last word
        m_link->leave();
        forget(std::exchange(m_link, nullptr));
        m_guest.disconnected(m_number);
    }
}

std::optional<JoinPlan> JoinedTable::ticket() const {
    return m_plan.kind == SecretKind::Seat ? std::optional(m_plan) : std::nullopt;
}

void JoinedTable::tryAll() {
    m_reason.reset();
    tryDirect();
    if (m_plan.broker && !m_plan.place.isEmpty()) {
        begin(std::make_unique<RelayChannel>(*m_plan.broker, m_plan.place));
    }
    if (!m_plan.mark.isEmpty()) {
        m_search = std::make_unique<TableSearch>();
        connect(m_search.get(), &TableSearch::found, this, &JoinedTable::tryNearby);
        m_searchTime.start(kSearchTime);
    }
    giveUpIfNothingIsLeft();
}

void JoinedTable::tryNearby(const TableNearby& table) {
    const Endpoint endpoint{table.address, table.port};
    if (table.marks.contains(m_plan.mark) && !m_plan.endpoints.contains(endpoint)) {
        m_plan.endpoints += endpoint;
        begin(std::make_unique<TcpChannel>(table.address, table.port, m_times.connecting));
    }
}

/// A relay usually connects first and is slower than a direct connection.
void JoinedTable::tryDirect() {
    for (const Endpoint& endpoint : std::as_const(m_plan.endpoints)) {
        begin(std::make_unique<TcpChannel>(endpoint.address, endpoint.port, m_times.connecting));
    }
}

void JoinedTable::begin(std::unique_ptr<Channel> channel) {
    const Way way = channel->way();
    auto handshake = Handshake::asGuest(m_plan.kind, Secret(m_plan.secret.toStdString()), way);
    auto* link = new SecureLink(std::move(channel), std::move(handshake), m_times, this);
    m_attempts.push_back(link);
    connect(link, &SecureLink::numberShown, this, &JoinedTable::numberShown);
    connect(link, &SecureLink::opened, this, [this, link] { opened(link); });
    connect(link, &SecureLink::ended, this,
            [this, link](Ending ending) { attemptEnded(link, ending); });
    connect(link, &SecureLink::waysReceived, this,
            [this, link](const QByteArray& ways) { seated(link, ways); });
    link->start();
}

void JoinedTable::opened(SecureLink* link) {
    const bool isSlower = m_link && link->openingTime() >= m_link->openingTime();
    if (m_candidate || isSlower) {
        std::erase(m_attempts, link);
        link->leave();
        forget(link);
        return;
    }
    m_candidate = link;
    link->sit();
}

void JoinedTable::attemptEnded(SecureLink* link, Ending ending) {
    std::erase(m_attempts, link);
    m_candidate = m_candidate == link ? nullptr : m_candidate;
    forget(link);
    if (!m_reason || rank(ending) <= rank(*m_reason)) {
        m_reason = ending;
    }
    if (m_search && isTelling(ending) && m_searchTime.remainingTime() > kSearchOn.count()) {
        m_searchTime.start(kSearchOn);
    }
    giveUpIfNothingIsLeft();
}

void JoinedTable::giveUpIfNothingIsLeft() {
    if (!m_isStarted || m_link || !m_attempts.empty() || m_search) {
        return;
    }
    const Ending reason = m_reason.value_or(Ending::Unreachable);
    const bool mayComeBack = m_plan.kind == SecretKind::Seat && reason != Ending::WrongSecret;
    if (mayComeBack) {
        m_again.start(m_delay);
        m_delay = std::min(m_delay * 2, kLongestDelay);
    } else {
        m_isStarted = false;
        emit failed(reason == Ending::Again ? Ending::Closed : reason); // there is no ticket
    }
}

void JoinedTable::seated(SecureLink* link, const QByteArray& told) {
    if (link != m_candidate) {
        return;
    }
    const auto ways = readWays(told);
    if (!ways) {
        link->leave(Ending::Tampered);
        attemptEnded(link, Ending::Tampered);
        return;
    }
    m_candidate = nullptr;
    std::erase(m_attempts, link);
    const auto* tcp = dynamic_cast<const TcpChannel*>(&link->channel());
    const auto address = tcp ? std::optional(tcp->peer()) : std::nullopt;
    if (m_plan.kind != SecretKind::Seat) {
        const Secret secret = link->takeSeatSecret();
        m_plan.secret = QByteArray(secret.text().data(), static_cast<qsizetype>(secret.size()));
        m_plan.kind = SecretKind::Seat;
        m_plan.mark.clear();
    }
    m_plan.place = ways->topic;
    // Where it was reached is where it will be again, whatever it thinks of its own addresses.
    QList<Endpoint> endpoints = ways->endpoints;
    for (const Endpoint& known : std::as_const(m_plan.endpoints)) {
        if (address && known.address == *address && !endpoints.contains(known)) {
            endpoints.prepend(known);
        }
    }
    m_plan.endpoints = endpoints.mid(0, kMaxEndpoints);
    dropAttempts();
    use(link);
}

void JoinedTable::use(SecureLink* link) {
    if (SecureLink* slower = std::exchange(m_link, link)) {
        slower->leave();
        forget(slower);
    }
    m_delay = kFirstDelay;
    link->disconnect(this);
    connect(link, &SecureLink::received, this, [this](const QByteArray& line) {
        m_guest.receive(m_number, {line.data(), static_cast<std::size_t>(line.size())});
        pump();
        emit changed();
    });
    connect(link, &SecureLink::canSendAgain, this, &JoinedTable::pump);
    connect(link, &SecureLink::ended, this, &JoinedTable::linkEnded);
    m_guest.connected(m_number);
    pump();
    if (link->way() == Way::Relay) {
        tryDirect();
    }
    emit changed();
}

void JoinedTable::linkEnded(Ending ending) {
    forget(std::exchange(m_link, nullptr));
    m_guest.disconnected(m_number);
    if (m_candidate) { // the host lets go of the slower one before its answer comes on the other
        emit changed();
        return;
    }
    dropAttempts();
    if (ending == Ending::Closed || ending == Ending::Again) {
        m_isStarted = false;
        emit failed(ending);
        return;
    }
    emit interrupted(ending);
    emit changed();
    if (m_isStarted) {
        m_again.start(m_delay);
    }
}

void JoinedTable::pump() {
    while (m_link && m_link->canSend()) {
        const auto line = m_guest.nextLine(m_number);
        if (!line) {
            break;
        }
        m_link->send(*line);
    }
    if (m_link &&
        !m_guest.isConnected(m_number)) { // the session is over, for one side or the other
        m_isStarted = false;
        m_link->leave();
        forget(std::exchange(m_link, nullptr));
    }
}

void JoinedTable::confirmNumber() {
    for (SecureLink* link : m_attempts) {
        link->confirmNumber();
    }
}

void JoinedTable::rejectNumber() {
    const auto attempts = m_attempts;
    for (SecureLink* link : attempts) {
        link->rejectNumber();
    }
}

void JoinedTable::dropAttempts() {
    m_search.reset();
    m_searchTime.stop();
    m_candidate = nullptr;
    for (SecureLink* link : std::exchange(m_attempts, {})) {
        link->leave();
        forget(link);
    }
}

void JoinedTable::forget(SecureLink* link) {
    link->disconnect(this);
    link->deleteLater();
}

} // namespace settebello::net

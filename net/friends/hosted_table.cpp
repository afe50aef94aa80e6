// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/hosted_table.h"

#include "crypto/primitives.h"
#include "link/tcp_channel.h"
#include "words/word_list.h"

#include <QNetworkInterface>
#include <QTcpSocket>

#include <algorithm>
#include <utility>

namespace settebello::net {

namespace {

constexpr int kTimeToSit = 10'000; // ms, after a guest has shown that it has the secret
const QString kRelay = QStringLiteral("relay");

QByteArray bytesOf(std::string_view text) {
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

std::string secretOf(const QStringList& words) {
    return words.join(QLatin1Char(' ')).toStdString();
}

/// The place at the relay where the words are looked for.
QString placeOfWords(const QStringList& words) {
    return words.isEmpty() ? QString() : placeOf(words.front().toUtf8());
}

/// The addresses of this computer that others may reach.
QList<QHostAddress> ownAddresses() {
    QList<QHostAddress> found;
    for (const QHostAddress& address : QNetworkInterface::allAddresses()) {
        if (!address.isLoopback() && !address.isLinkLocal() && found.size() < kMaxEndpoints - 1) {
            found += address;
        }
    }
    return found;
}

} // namespace

HostedTable::HostedTable(SessionLines& host, std::vector<int> seats, const TableOptions& options,
                         const TableSecrets& kept, QObject* parent)
    : QObject(parent)
    , m_host(host)
    , m_options(options)
    , m_key(kept.key.size() == kKeySize ? Secret(kept.key.toStdString()) : randomSecret(kKeySize))
    , m_port(kept.port != 0 ? kept.port : options.port)
    , m_id(QByteArray::fromStdString(randomBytes(8))) {
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const QByteArray secret = kept.seats.value(static_cast<int>(i));
        m_seats.push_back(Seat{seats[i], Secret(secret.toStdString()), nullptr});
    }
    connect(&m_server, &QTcpServer::newConnection, this, &HostedTable::accept);
}

HostedTable::~HostedTable() {
    stop();
}

void HostedTable::start() {
    if (std::exchange(m_isStarted, true)) {
        return;
    }
    m_words = m_options.words.isEmpty() ? WordList(m_options.language).draw() : m_options.words;
    if (m_options.direct) {
        listen();
    }
    listenAtRelay();
    updateAnnouncement();
}

void HostedTable::listen() {
    // An earlier port may be taken by now.
    if (!m_server.listen(m_options.address, m_port) && !m_server.listen(m_options.address, 0)) {
        emit problem(Ending::Unreachable);
        return;
    }
    m_port = m_server.serverPort();
    if (m_options.openPort) {
        openPort();
    }
}

void HostedTable::openPort() {
    m_opener = std::make_unique<PortOpener>(m_port);
    connect(m_opener.get(), &PortOpener::opened, this,
            [this](const QHostAddress& address, quint16 port) {
                m_outside = Endpoint{address, port};
                emit invitationChanged();
            });
    connect(m_opener.get(), &PortOpener::closed, this, &HostedTable::portClosed);
}

void HostedTable::listenAtRelay() {
    if (!m_options.broker) {
        return;
    }
    m_relay = Relay::Connecting;
    m_lobby = std::make_unique<RelayLobby>(
        m_options.relay ? m_options.relay : std::make_shared<RelayConnection>(*m_options.broker));
    connect(m_lobby.get(), &RelayLobby::ready, this, [this] {
        setRelay(std::nullopt);
        askForPlace();
    });
    connect(m_lobby.get(), &RelayLobby::taken, this, &HostedTable::placeTaken);
    connect(m_lobby.get(), &RelayLobby::failed, this, [this](Ending ending) {
        setRelay(ending);
        emit problem(ending);
    });
    connect(m_lobby.get(), &RelayLobby::arrived, this,
            [this](const QByteArray& id, const QByteArray& frame) {
                if (makeRoom(kRelay)) {
                    begin(m_lobby->channelTo(id, frame), kRelay);
                }
            });
}

void HostedTable::setRelay(std::optional<Ending> problem) {
    const Relay now = problem ? Relay::Failing : Relay::Ready;
    const bool isNew = std::exchange(m_relay, now) != now;
    const bool isOtherProblem = problem && std::exchange(m_relayProblem, *problem) != *problem;
    if (isNew || isOtherProblem) {
        emit relayChanged();
    }
}

void HostedTable::stop(Ending why) {
    if (!std::exchange(m_isStarted, false)) {
        return;
    }
    m_server.close();
    m_beacon.reset();
    for (const Seat& seat : m_seats) {
        end(seat.number, why);
    }
    while (!m_strangers.all().empty()) {
        SecureLink* link = m_strangers.all().back()->link;
        m_strangers.remove(link, false);
        forget(link);
    }
    m_comparing = nullptr;
    m_lobby.reset();
    m_relay = Relay::None;
    m_outside.reset();
    if (m_opener) {
        m_opener->close();
    }
}

void HostedTable::end(int number, Ending why) {
    Seat& seat = this->seat(number);
    if (seat.link) {
        seat.link->leave(why);
        forget(std::exchange(seat.link, nullptr));
        m_host.disconnected(number);
    }
}

void HostedTable::accept() {
    while (std::unique_ptr<QTcpSocket> socket{m_server.nextPendingConnection()}) {
        const QString from = Strangers::networkOf(socket->peerAddress());
        if (makeRoom(from)) {
            begin(std::make_unique<TcpChannel>(std::move(socket)), from);
        }
    }
}

bool HostedTable::makeRoom(const QString& from) {
    if (m_strangers.isTurnedAway(from)) {
        return false;
    }
    if (SecureLink* const oldest = m_strangers.inTheWayOf(from)) {
        oldest->leave();
        ended(oldest);
    }
    return m_strangers.hasRoomFor(from);
}

void HostedTable::begin(std::unique_ptr<Channel> channel, const QString& from) {
    Stranger& stranger = m_strangers.add(from);
    const Way way = channel->way();
    auto handshake = Handshake::asHost(
        [this](SecretKind kind, std::string_view id) { return find(kind, id); }, way);
    auto* link = new SecureLink(std::move(channel), std::move(handshake), m_options.times, this);
    stranger.link = link;
    connect(link, &SecureLink::numberShown, this, [this, link](unsigned number) {
        m_comparing = link;
        emit numberShown(number);
    });
    connect(link, &SecureLink::opened, this, [this, link] { opened(link); });
    connect(link, &SecureLink::satDown, this, [this, link] { sit(link); });
    connect(link, &SecureLink::ended, this, [this, link] { ended(link); });
    link->start();
}

std::variant<Secret, Ending> HostedTable::find(SecretKind kind, std::string_view id) {
    if (kind == SecretKind::Seat) {
        const Seat* seat = seatOf(kind, id);
        return seat ? std::variant<Secret, Ending>(seat->secret.copy()) : Ending::WrongSecret;
    }
    if (!hasFreeSeat()) {
        return Ending::Full;
    }
    switch (kind) {
    case SecretKind::Link:
        return m_key.copy();
    case SecretKind::Number:
        return m_beacon && !m_comparing ? std::variant<Secret, Ending>(Secret()) : Ending::Full;
    default:
        break;
    }
    if (m_words.isEmpty()) {
        return Ending::WordsUsedUp;
    }
    if (m_wrongTries + m_strangers.tryingWords() >= kTries) {
        return Ending::Full;
    }
    return Secret(secretOf(m_words));
}

void HostedTable::stopComparing(const SecureLink* link) {
    if (m_comparing == link) {
        m_comparing = nullptr;
        emit numberGone();
    }
}

void HostedTable::opened(SecureLink* link) {
    stopComparing(link);
    QTimer::singleShot(kTimeToSit, link, [this, link] {
        if (m_strangers.find(link)) {
            link->leave(Ending::Silent);
            ended(link);
        }
    });
}

void HostedTable::ended(SecureLink* link) {
    stopComparing(link);
    if (const Stranger* stranger = m_strangers.find(link)) {
        const bool wasWrong = stranger->triesWords();
        m_strangers.remove(link, !link->handshake().isDone());
        forget(link);
        if (wasWrong) {
            wrongWords();
        }
    }
}

void HostedTable::forget(SecureLink* link) {
    link->disconnect(this);
    link->deleteLater();
}

void HostedTable::wrongWords() {
    if (++m_wrongTries >= kTries) {
        m_wrongTries = 0;
        drawWords();
    }
}

void HostedTable::drawWords() {
    setWords(++m_renewals > kRenewals ? QStringList() : WordList(m_options.language).draw());
}

void HostedTable::setWords(const QStringList& words) {
    m_words = words;
    updateAnnouncement();
    emit wordsChanged();
}

/// Guests of two tables at one place would try their words with both. So a host asks whether there
/// is another one, before anybody can have passed on the words.
void HostedTable::askForPlace() {
    const QString place = placeOfWords(m_words);
    if (!place.isEmpty() && hasFreeSeat() && place != std::exchange(m_askedFor, place)) {
        m_lobby->knock(place);
    }
}

void HostedTable::placeTaken(const QString& place) {
    // A program that answers at every place must not keep the table from opening.
    if (place == placeOfWords(m_words) && ++m_taken <= kTaken) {
        setWords(WordList(m_options.language).draw());
    }
}

void HostedTable::sit(SecureLink* link) {
    if (!m_strangers.find(link)) {
        return; // it sits already
    }
    const SecretKind kind = *link->handshake().kind();
    Seat* seat = seatOf(kind, link->handshake().askedId());
    m_strangers.remove(link, false);
    if (!seat) {
        link->leave(Ending::Full);
        forget(link);
        return;
    }
    if (seat->link) {
        seat->link->leave();
        forget(seat->link);
    }
    if (kind != SecretKind::Seat) {
        seat->secret = link->takeSeatSecret();
    }
    seat->link = link;
    const int number = seat->number;
    link->disconnect(this);
    connect(link, &SecureLink::received, this, [this, number](const QByteArray& line) {
        m_host.receive(number, {line.data(), static_cast<std::size_t>(line.size())});
        pump();
        emit changed();
    });
    connect(link, &SecureLink::canSendAgain, this, [this, number] { pump(this->seat(number)); });
    connect(link, &SecureLink::delivered, this, [this, number] { emit delivered(number); });
    connect(link, &SecureLink::ended, this,
            [this, number, link](Ending ending) { seatEnded(number, link, ending); });
    m_host.connected(number); // which may keep secrets() before the guest learns that it has a seat
    link->sendWays(textOf(ways()).toStdString());
    updateAnnouncement();
    pump();
    emit changed();
}

void HostedTable::seatEnded(int number, SecureLink* link, Ending ending) {
    seat(number).link = nullptr;
    forget(link);
    m_host.disconnected(number);
    pump();
    emit changed();
    if (ending == Ending::Left) {
        emit left(number);
    }
}

void HostedTable::pump() {
    for (Seat& seat : m_seats) {
        pump(seat);
    }
}

void HostedTable::pump(Seat& seat) {
    while (seat.link && seat.link->canSend()) {
        const auto line = m_host.nextLine(seat.number);
        if (!line) {
            break;
        }
        seat.link->send(*line);
    }
    if (seat.link && !m_host.isConnected(seat.number)) { // after its last word
        seat.link->leave();
        forget(std::exchange(seat.link, nullptr));
    }
}

void HostedTable::confirmNumber() {
    if (m_comparing) {
        m_comparing->confirmNumber();
    }
}

void HostedTable::rejectNumber() {
    if (m_comparing) {
        m_comparing->rejectNumber();
    }
}

bool HostedTable::hasFreeSeat() const {
    return std::any_of(m_seats.begin(), m_seats.end(),
                       [](const Seat& seat) { return seat.secret.empty(); });
}

/// Who looks for a table finds it while a seat is free.
void HostedTable::updateAnnouncement() {
    const QByteArray place = m_words.isEmpty() ? QByteArray() : m_words.front().toUtf8();
    const QByteArray link = bytesOf(m_key.text());
    if (m_options.nearby && m_server.isListening() && hasFreeSeat()) {
        if (!m_beacon) {
            m_beacon = std::make_unique<TableBeacon>(m_id, m_port);
        }
        m_beacon->setLabel(m_options.label);
        m_beacon->setMarks({markOf(place), markOf(link)});
    } else {
        m_beacon.reset();
    }
    if (m_lobby) {
        QStringList places{placeOf(link)};
        if (hasFreeSeat() && !place.isEmpty()) {
            places += placeOfWords(m_words);
        }
        m_lobby->setPlaces(places);
    }
}

HostedTable::Seat* HostedTable::seatOf(SecretKind kind, std::string_view id) {
    const auto found = std::find_if(m_seats.begin(), m_seats.end(), [&](const Seat& seat) {
        return kind == SecretKind::Seat ? !seat.secret.empty() && secretId(seat.secret.text()) == id
                                        : seat.secret.empty();
    });
    return found == m_seats.end() ? nullptr : &*found;
}

HostedTable::Seat& HostedTable::seat(int number) {
    return *std::find_if(m_seats.begin(), m_seats.end(),
                         [&](const Seat& seat) { return seat.number == number; });
}

bool HostedTable::isTaken(int number) const {
    return std::any_of(m_seats.begin(), m_seats.end(), [&](const Seat& seat) {
        return seat.number == number && !seat.secret.empty();
    });
}

std::optional<Way> HostedTable::way(int number) const {
    for (const Seat& seat : m_seats) {
        if (seat.number == number && seat.link) {
            return seat.link->way();
        }
    }
    return std::nullopt;
}

Ways HostedTable::ways() const {
    Ways ways;
    if (m_outside) {
        ways.endpoints += *m_outside;
    }
    if (m_server.isListening()) {
        for (const QHostAddress& address : ownAddresses()) {
            if (m_options.address == QHostAddress::Any || m_options.address == address) {
                ways.endpoints += Endpoint{address, m_port};
            }
        }
    }
    if (m_lobby) {
        ways.topic = placeOf(bytesOf(m_key.text()));
    }
    return ways;
}

Invitation HostedTable::invitation() const {
    Invitation invitation{bytesOf(m_key.text()), ways().endpoints, std::nullopt};
    if (m_options.broker) {
        invitation.broker = readBroker(textOf(*m_options.broker));
    }
    return invitation;
}

TableSecrets HostedTable::secrets() const {
    TableSecrets secrets{bytesOf(m_key.text()), m_port, {}};
    for (const Seat& seat : m_seats) {
        secrets.seats += bytesOf(seat.secret.text());
    }
    return secrets;
}

} // namespace settebello::net

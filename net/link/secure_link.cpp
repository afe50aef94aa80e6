// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/secure_link.h"

#include <algorithm>
#include <array>
#include <utility>

namespace settebello::net {

namespace {

/// What a channel may have waiting before lines are held back.
constexpr qint64 kMaxWaiting = qint64{64} << 10;
/// When lines that were taken are acknowledged, so that one message does for many.
constexpr std::chrono::milliseconds kAcknowledgeAfter{10};
constexpr std::chrono::milliseconds kSecond{1000};
constexpr std::size_t kCountSize = 4;

std::string textOf(quint32 number) {
    std::string text;
    for (int shift = 24; shift >= 0; shift -= 8) {
        text += static_cast<char>(number >> shift & 0xFF);
    }
    return text;
}

quint32 numberOf(std::string_view text) {
    quint32 number = 0;
    for (const char c : text) {
        number = number << 8 | static_cast<unsigned char>(c);
    }
    return number;
}

/// Why the other side may say that it leaves.
Ending endingOf(std::string_view content) {
    static constexpr std::array kReasons{Ending::Full,     Ending::TooMuch, Ending::TooLong,
                                         Ending::Tampered, Ending::Silent,  Ending::Closed,
                                         Ending::Again};
    const auto ending = content.size() == 1 ? static_cast<Ending>(content[0]) : Ending::Left;
    const bool known = std::find(kReasons.begin(), kReasons.end(), ending) != kReasons.end();
    return known ? ending : Ending::Left;
}

} // namespace

SecureLink::SecureLink(std::unique_ptr<Channel> channel, Handshake handshake,
                       const LinkTimes& times, QObject* parent)
    : QObject(parent)
    , m_channel(std::move(channel))
    , m_handshake(std::move(handshake))
    , m_times(times) {
    m_deadline.setSingleShot(true);
    m_acknowledgement.setSingleShot(true);
    m_acknowledgement.setInterval(kAcknowledgeAfter);
    m_clock.setInterval(std::min({m_times.ping, m_times.silence, kSecond * 4}) / 4);
    connect(&m_deadline, &QTimer::timeout, this, [this] { end(Ending::Silent); });
    connect(&m_clock, &QTimer::timeout, this, &SecureLink::tick);
    connect(&m_acknowledgement, &QTimer::timeout, this, &SecureLink::acknowledge);
    connect(m_channel.get(), &Channel::connected, this, &SecureLink::advanceHandshake);
    connect(m_channel.get(), &Channel::received, this, &SecureLink::takeFrame);
    connect(m_channel.get(), &Channel::drained, this, &SecureLink::emitIfCanSend);
    connect(m_channel.get(), &Channel::closed, this, &SecureLink::end);
}

SecureLink::~SecureLink() {
    m_channel->disconnect(this);
    m_channel->close();
}

void SecureLink::start() {
    m_started.start();
    m_heard.start();
    m_deadline.start(m_times.handshake);
    m_channel->start();
}

void SecureLink::takeFrame(const QByteArray& frame) {
    m_heard.restart();
    if (!m_reader) {
        takeHandshake(frame);
        return;
    }
    const auto read = m_reader->read({frame.data(), static_cast<std::size_t>(frame.size())});
    if (const Ending* ending = std::get_if<Ending>(&read)) {
        fail(*ending);
    } else {
        takeRecord(std::get<Record>(read));
    }
}

void SecureLink::takeHandshake(const QByteArray& frame) {
    const auto failed = m_handshake.take({frame.data(), static_cast<std::size_t>(frame.size())});
    if (failed) {
        while (const auto last = m_handshake.nextFrame()) {
            m_channel->send(*last);
        }
        end(*failed);
        return;
    }
    advanceHandshake();
}

void SecureLink::advanceHandshake() {
    while (const auto frame = m_handshake.nextFrame()) {
        m_channel->send(*frame);
    }
    if (const auto number = m_handshake.number(); number && !m_hasShownNumber) {
        m_hasShownNumber = true;
        m_deadline.start(m_times.number);
        emit numberShown(*number);
    }
    if (!m_handshake.isDone() || m_writer || m_hasEnded) {
        return;
    }
    SessionKeys keys = m_handshake.takeKeys();
    m_writer.emplace(keys.sending);
    m_reader.emplace(keys.receiving);
    m_seat = std::move(keys.seat);
    m_channel->setLimit(kMaxFrame);
    m_deadline.stop();
    m_clock.start();
    m_openingTime = std::chrono::milliseconds(m_started.elapsed());
    emit opened();
}

void SecureLink::confirmNumber() {
    if (m_handshake.number()) {
        m_handshake.confirmNumber();
        advanceHandshake();
    }
}

void SecureLink::rejectNumber() {
    if (!m_handshake.number()) {
        return;
    }
    m_handshake.rejectNumber();
    m_channel->send(*m_handshake.nextFrame());
    end(Ending::NumberRefused);
}

void SecureLink::takeRecord(const Record& record) {
    if (record.kind != RecordKind::Line && ++m_controlRecords > kMaxControlRecords) {
        fail(Ending::TooMuch);
        return;
    }
    switch (record.kind) {
    case RecordKind::Line:
        takeLine(record.content);
        return;
    case RecordKind::Seen:
        takeSeen(record.content);
        return;
    case RecordKind::Ping:
        sendRecord(RecordKind::Pong);
        return;
    case RecordKind::Pong:
        return;
    case RecordKind::Sit:
        emit satDown();
        return;
    case RecordKind::Ways:
        emit waysReceived(QByteArray::fromStdString(record.content));
        return;
    case RecordKind::Leave:
        end(endingOf(record.content));
        return;
    }
}

void SecureLink::takeLine(const std::string& line) {
    if (++m_received - m_lastAcknowledgement > kWindow) {
        fail(Ending::TooMuch);
        return;
    }
    if (!m_acknowledgement.isActive()) {
        m_acknowledgement.start();
    }
    emit received(QByteArray::fromStdString(line));
}

void SecureLink::takeSeen(const std::string& count) {
    const quint32 seen = numberOf(count);
    if (count.size() != kCountSize ||
        seen - m_acknowledged > m_sent - m_acknowledged) { // also if it went back
        fail(Ending::TooMuch);
        return;
    }
    m_acknowledged = seen;
    emitIfCanSend();
    if (m_acknowledged == m_sent) {
        emit delivered();
    }
}

void SecureLink::acknowledge() {
    if (!isOpen()) {
        return;
    }
    if (m_channel->waiting() > kMaxWaiting) { // the other side does not read: it has to wait
        m_acknowledgement.start();
        return;
    }
    m_lastAcknowledgement = m_received;
    sendRecord(RecordKind::Seen, textOf(m_lastAcknowledgement));
}

bool SecureLink::canSend() const {
    return isOpen() && m_sent - m_acknowledged < kWindow && m_channel->waiting() <= kMaxWaiting;
}

void SecureLink::emitIfCanSend() {
    if (m_isFull && canSend()) {
        m_isFull = false;
        emit canSendAgain();
    }
}

void SecureLink::send(std::string_view line) {
    ++m_sent;
    sendRecord(RecordKind::Line, line);
    m_isFull = !canSend();
}

void SecureLink::sit() {
    sendRecord(RecordKind::Sit);
}

void SecureLink::sendWays(std::string_view ways) {
    sendRecord(RecordKind::Ways, ways);
}

void SecureLink::sendRecord(RecordKind kind, std::string_view content) {
    // Answers to one that sends and does not read must not pile up.
    if (isOpen() && (kind == RecordKind::Line || m_channel->waiting() <= 2 * kMaxWaiting)) {
        m_channel->send(m_writer->frame(kind, content));
    }
}

void SecureLink::tick() {
    if (std::chrono::milliseconds(m_heard.elapsed()) >= m_times.silence) {
        fail(Ending::Silent);
    } else if (std::chrono::milliseconds(m_heard.elapsed()) >= m_times.ping) {
        sendRecord(RecordKind::Ping);
    }
    m_controlRecords = 0;
}

void SecureLink::leave(Ending why) {
    if (isOpen()) {
        m_channel->send(m_writer->frame(RecordKind::Leave, std::string(1, static_cast<char>(why))));
        m_writer.reset();
    }
    close();
}

void SecureLink::close() {
    m_channel->disconnect(this);
    m_channel->close();
    m_deadline.stop();
    m_clock.stop();
    m_acknowledgement.stop();
}

/// Says why to the other side, and ends the link here, too.
void SecureLink::fail(Ending why) {
    leave(why);
    end(why);
}

void SecureLink::end(Ending ending) {
    if (std::exchange(m_hasEnded, true)) {
        return;
    }
    close();
    emit ended(ending);
}

} // namespace settebello::net

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "crypto/handshake.h"
#include "crypto/records.h"
#include "link/channel.h"

#include <QElapsedTimer>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

namespace settebello::net {

/// How long a link waits for what.
struct LinkTimes {
    std::chrono::milliseconds connecting{8'000};
    std::chrono::milliseconds handshake{15'000};
    std::chrono::milliseconds number{120'000}; ///< while people compare one
    std::chrono::milliseconds ping{10'000};    ///< without a word from the other side
    std::chrono::milliseconds silence{30'000};
};

/// A connection on which both sides know each other and nobody else can read or change anything:
/// lines of a session, in order, each at most session::kMaxLine long.
///
/// A side sends at most kWindow lines that the other has not taken. So a slow reader slows the
/// sender down, on every way, and neither keeps more than that.
class SecureLink : public QObject {
    Q_OBJECT

public:
    static constexpr int kWindow = 64;
    /// Messages other than lines in a second; more end the link.
    static constexpr int kMaxControlRecords = 1000;

    SecureLink(std::unique_ptr<Channel> channel, Handshake handshake, const LinkTimes& times,
               QObject* parent = nullptr);
    ~SecureLink() override;

    /// Begins; opened() or ended() follows, numberShown() may come before.
    void start();
    Way way() const { return m_channel->way(); }
    const Handshake& handshake() const { return m_handshake; }
    const Channel& channel() const { return *m_channel; }

    /// What the person says of the number that both screens show.
    void confirmNumber();
    void rejectNumber();

    bool isOpen() const { return m_writer.has_value() && !m_hasEnded; }
    /// How long it took from start() to opened().
    std::chrono::milliseconds openingTime() const { return m_openingTime; }
    /// With which the guest can come back. @pre opened() was emitted; once
    Secret takeSeatSecret() { return std::move(m_seat); }

    bool canSend() const;
    /// @pre canSend()
    void send(std::string_view line);
    /// Of a guest: uses this link, and no other that it may have opened too.
    void sit();
    /// Of a host: sends where it can be reached, which also says that the guest has its seat.
    void sendWays(std::string_view ways);
    /// Says why and ends the link. ended() does not follow.
    void leave(Ending why = Ending::Left);

signals:
    void numberShown(unsigned number);
    void opened();
    void received(const QByteArray& line);
    /// canSend() is true again.
    void canSendAgain();
    /// The other side has taken all lines that were sent.
    void delivered();
    void satDown();
    void waysReceived(const QByteArray& ways);
    /// The last signal.
    void ended(settebello::net::Ending ending);

private:
    void takeFrame(const QByteArray& frame);
    void takeHandshake(const QByteArray& frame);
    void takeRecord(const Record& record);
    void takeLine(const std::string& line);
    void takeSeen(const std::string& count);
    void advanceHandshake();
    void sendRecord(RecordKind kind, std::string_view content = {});
    void tick();
    void acknowledge();
    void emitIfCanSend();
    void close();
    void fail(Ending why);
    void end(Ending ending);

    std::unique_ptr<Channel> m_channel;
    Handshake m_handshake;
    LinkTimes m_times;
    std::optional<RecordWriter> m_writer;
    std::optional<RecordReader> m_reader;
    Secret m_seat;
    QElapsedTimer m_started;
    QElapsedTimer m_heard;
    QTimer m_deadline; ///< of the handshake
    QTimer m_clock;
    QTimer m_acknowledgement;
    std::chrono::milliseconds m_openingTime{};
    quint32 m_sent = 0;                ///< lines
    quint32 m_acknowledged = 0;        ///< of them, by the other side
    quint32 m_received = 0;            ///< lines
    quint32 m_lastAcknowledgement = 0; ///< of them, to the other side
    int m_controlRecords = 0;
    bool m_hasShownNumber = false;
    bool m_isFull = false;
    bool m_hasEnded = false;
};

} // namespace settebello::net

// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/secure_link.h"

#include "link/tcp_channel.h"
#include "net/crypto/handshake_helpers.h"

#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>

#include <gtest/gtest.h>

using namespace settebello;
using namespace settebello::net;

namespace {

bool waitFor(const std::function<bool()>& condition) {
    return QTest::qWaitFor(condition, 30'000);
}

/// A host's link, and the other end as a hostile program has it.
struct LinkAndSocket {
    explicit LinkAndSocket(const LinkTimes& times = {}) {
        server.listen(QHostAddress::LocalHost);
        socket.connectToHost(QHostAddress::LocalHost, server.serverPort());
        EXPECT_TRUE(waitFor([&] { return server.hasPendingConnections(); }));
        link =
            std::make_unique<SecureLink>(std::make_unique<TcpChannel>(std::unique_ptr<QTcpSocket>(
                                             server.nextPendingConnection())),
                                         hostWith(SecretKind::Link, "secret"), times);
        QObject::connect(link.get(), &SecureLink::ended, link.get(),
                         [this](Ending why) { ending = why; });
        QObject::connect(link.get(), &SecureLink::received, link.get(),
                         [this](const QByteArray& line) { lines.push_back(line); });
        link->start();
        open();
    }
    void send(std::string_view frame) {
        const std::string bytes = framed(frame);
        socket.write(bytes.data(), static_cast<qint64>(bytes.size()));
    }
    void open() {
        Handshake guest = Handshake::asGuest(SecretKind::Link, Secret("secret"), Way::Direct);
        FrameReader reader(kMaxFrame);
        send(*guest.nextFrame());
        EXPECT_TRUE(waitFor([&] {
            const QByteArray bytes = socket.readAll();
            reader.take({bytes.data(), static_cast<std::size_t>(bytes.size())},
                        [&](std::string_view frame) {
                            EXPECT_FALSE(guest.take(frame));
                            if (const auto answer = guest.nextFrame()) {
                                send(*answer);
                            }
                            return true;
                        });
            return guest.isDone();
        }));
        keys = guest.takeKeys();
        writer = std::make_unique<RecordWriter>(keys.sending);
    }

    QTcpServer server;
    QTcpSocket socket;
    std::unique_ptr<SecureLink> link;
    SessionKeys keys;
    std::unique_ptr<RecordWriter> writer;
    std::optional<Ending> ending;
    std::vector<QByteArray> lines;
};

} // namespace

TEST(SecureLink, ASlowReaderHoldsLinesBackAndNothingPilesUp) {
    LinkAndSocket peer;
    ASSERT_TRUE(peer.link->isOpen());
    int sent = 0;
    for (int i = 0; i < 10'000; ++i) {
        if (peer.link->canSend()) {
            peer.link->send(std::string(session::kMaxLine, 'x'));
            ++sent;
        }
        if (i % 100 == 0) {
            QTest::qWait(1);
        }
    }
    EXPECT_LE(sent, SecureLink::kWindow);
    EXPECT_LE(peer.link->channel().waiting(), qint64{SecureLink::kWindow} * kMaxFrame);
    QSignalSpy again(peer.link.get(), &SecureLink::canSendAgain);
    EXPECT_EQ(again.count(), 0);
    // It reads on, and says so.
    ASSERT_TRUE(waitFor([&] {
        peer.socket.readAll();
        return peer.link->channel().waiting() == 0;
    }));
    const std::string seen{'\0', '\0', '\0', static_cast<char>(sent)};
    peer.send(peer.writer->frame(RecordKind::Seen, seen));
    ASSERT_TRUE(waitFor([&] { return again.count() > 0; }));
    EXPECT_TRUE(peer.link->canSend());
}

TEST(SecureLink, LinesArriveAndAreAcknowledged) {
    LinkAndSocket peer;
    for (int i = 0; i < 10; ++i) {
        peer.send(peer.writer->frame(RecordKind::Line, "line " + std::to_string(i)));
    }
    ASSERT_TRUE(waitFor([&] { return peer.lines.size() == 10; }));
    EXPECT_EQ(peer.lines[9], "line 9");
    RecordReader reader(peer.keys.receiving);
    FrameReader frames(kMaxFrame);
    std::optional<Record> seen;
    ASSERT_TRUE(waitFor([&] {
        const QByteArray bytes = peer.socket.readAll();
        frames.take({bytes.data(), static_cast<std::size_t>(bytes.size())},
                    [&](std::string_view frame) {
                        const auto read = reader.read(frame);
                        seen = std::get<Record>(read);
                        return true;
                    });
        return seen && seen->content.back() == 10;
    }));
    EXPECT_EQ(seen->kind, RecordKind::Seen);
}

TEST(SecureLink, OneWhoSendsMoreThanAskedForIsCutOff) {
    LinkAndSocket peer;
    for (int i = 0; i < 1000; ++i) { // without waiting until they are taken
        peer.send(peer.writer->frame(RecordKind::Line, "flood"));
    }
    ASSERT_TRUE(waitFor([&] { return peer.ending.has_value(); }));
    EXPECT_EQ(peer.ending, Ending::TooMuch);
    EXPECT_LE(peer.lines.size(), 1000U);
}

TEST(SecureLink, OneWhoPingsWithoutEndIsCutOff) {
    LinkAndSocket peer;
    for (int i = 0; i < 3 * SecureLink::kMaxControlRecords; ++i) {
        peer.send(peer.writer->frame(RecordKind::Ping, ""));
    }
    ASSERT_TRUE(waitFor([&] { return peer.ending.has_value(); }));
    EXPECT_EQ(peer.ending, Ending::TooMuch);
}

TEST(SecureLink, AcknowledgingWhatWasNotSentIsNoticed) {
    LinkAndSocket peer;
    peer.send(peer.writer->frame(RecordKind::Seen, std::string("\0\0\0\1", 4)));
    ASSERT_TRUE(waitFor([&] { return peer.ending.has_value(); }));
    EXPECT_EQ(peer.ending, Ending::TooMuch);
}

TEST(SecureLink, LeavingAndBreakingAreToldApart) {
    LinkAndSocket leaving;
    leaving.send(leaving.writer->frame(RecordKind::Leave, ""));
    ASSERT_TRUE(waitFor([&] { return leaving.ending.has_value(); }));
    EXPECT_EQ(leaving.ending, Ending::Left);
    LinkAndSocket breaking;
    breaking.socket.abort();
    ASSERT_TRUE(waitFor([&] { return breaking.ending.has_value(); }));
    EXPECT_EQ(breaking.ending, Ending::Lost);
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/crypto/handshake_helpers.h"

#include "crypto/primitives.h"

#include <gtest/gtest.h>

using namespace settebello::net;

namespace {

constexpr SecretKind kByASecret[] = {SecretKind::Words, SecretKind::Link, SecretKind::Seat};

} // namespace

TEST(Handshake, GivesBothTheSameKeys) {
    for (const SecretKind kind : kByASecret) {
        Handshake guest = Handshake::asGuest(kind, Secret("limone cavallo ponte"), Way::Direct);
        Handshake host = hostWith(kind, "limone cavallo ponte");
        const Outcome outcome = run(guest, host);
        EXPECT_FALSE(outcome.guest);
        EXPECT_FALSE(outcome.host);
        ASSERT_TRUE(guest.isDone());
        ASSERT_TRUE(host.isDone());
        const SessionKeys ofGuest = guest.takeKeys();
        const SessionKeys ofHost = host.takeKeys();
        EXPECT_EQ(ofGuest.sending, ofHost.receiving);
        EXPECT_EQ(ofGuest.receiving, ofHost.sending);
        EXPECT_NE(ofGuest.sending, ofGuest.receiving);
        EXPECT_EQ(ofGuest.seat.text(), ofHost.seat.text());
        EXPECT_EQ(ofGuest.seat.size(), 32U);
        for (const std::string& frame : outcome.frames) {
            EXPECT_LE(frame.size(), kMaxHandshakeFrame);
            EXPECT_EQ(frame.find("limone"), std::string::npos);
        }
    }
}

TEST(Handshake, AWrongSecretEndsItForBothSides) {
    for (const SecretKind kind : kByASecret) {
        Handshake guest = Handshake::asGuest(kind, Secret("limone cavallo monte"), Way::Direct);
        Handshake host = hostWith(kind, "limone cavallo ponte");
        const Outcome outcome = run(guest, host);
        EXPECT_EQ(outcome.host, Ending::WrongSecret);
        EXPECT_EQ(outcome.guest, Ending::WrongSecret);
        EXPECT_TRUE(host.wasTried());
        EXPECT_FALSE(guest.isDone());
        EXPECT_FALSE(host.isDone());
    }
}

TEST(Handshake, AnotherWayOrKindDoesNotFit) {
    Handshake guest = Handshake::asGuest(SecretKind::Words, Secret("a"), Way::Direct);
    Handshake host = hostWith(SecretKind::Words, "a", Way::Relay);
    EXPECT_EQ(run(guest, host).host, Ending::WrongSecret);
    Handshake withLink = Handshake::asGuest(SecretKind::Link, Secret("a"), Way::Direct);
    Handshake withWords = hostWith(SecretKind::Words, "a");
    EXPECT_EQ(run(withLink, withWords).guest, Ending::WrongSecret);
    EXPECT_FALSE(withWords.wasTried());
}

TEST(Handshake, OneWhoOnlyListensForTheFirstReplyHasHadATry) {
    Handshake guest = Handshake::asGuest(SecretKind::Words, Secret("guess"), Way::Direct);
    Handshake host = hostWith(SecretKind::Words, "right");
    EXPECT_FALSE(host.wasTried());
    EXPECT_FALSE(host.take(*guest.nextFrame()));
    EXPECT_TRUE(host.wasTried());
    EXPECT_EQ(host.kind(), SecretKind::Words);
}

TEST(Handshake, EachChangedByteIsNoticed) {
    const auto attempt = [](std::size_t changed, std::size_t byte) {
        Handshake guest = Handshake::asGuest(SecretKind::Words, Secret("right"), Way::Direct);
        Handshake host = hostWith(SecretKind::Words, "right");
        std::size_t count = 0;
        Handshake* receivers[] = {&host, &guest};
        Handshake* senders[] = {&guest, &host};
        for (int turn = 0; turn < 4; ++turn) {
            auto frame = senders[turn % 2]->nextFrame();
            if (!frame) {
                break;
            }
            if (count++ == changed) {
                if (byte >= frame->size()) {
                    return false;
                }
                (*frame)[byte] = static_cast<char>((*frame)[byte] ^ 1);
            }
            receivers[turn % 2]->take(*frame);
        }
        EXPECT_FALSE(guest.isDone()) << "frame " << changed << ", byte " << byte;
        return true;
    };
    for (std::size_t frame = 0; frame < 4; ++frame) {
        for (std::size_t byte = 0; attempt(frame, byte); ++byte) {
        }
    }
}

TEST(Handshake, NothingOfOneExchangeServesForAnother) {
    Handshake guest = Handshake::asGuest(SecretKind::Words, Secret("right"), Way::Direct);
    Handshake host = hostWith(SecretKind::Words, "right");
    const Outcome first = run(guest, host);
    ASSERT_TRUE(host.isDone());
    Handshake again = hostWith(SecretKind::Words, "right");
    EXPECT_FALSE(again.take(first.frames[0]));
    EXPECT_EQ(again.take(first.frames[2]), Ending::WrongSecret);
}

TEST(Handshake, RefusalsReachTheGuest) {
    for (const Ending reason : {Ending::Full, Ending::WordsUsedUp, Ending::WrongSecret}) {
        Handshake guest = Handshake::asGuest(SecretKind::Words, Secret("a"), Way::Direct);
        Handshake host = Handshake::asHost(
            [&](SecretKind, std::string_view) -> std::variant<Secret, Ending> { return reason; },
            Way::Direct);
        EXPECT_EQ(run(guest, host).guest, reason);
        EXPECT_FALSE(host.wasTried());
    }
}

TEST(Handshake, OtherProgramsAndVersionsAreNamed) {
    Handshake host = hostWith(SecretKind::Words, "a");
    EXPECT_EQ(host.take("GET / HTTP/1.1\r\n"), Ending::NotSettebello);
    Handshake second = hostWith(SecretKind::Words, "a");
    EXPECT_EQ(second.take("SB7\x7Fh anything"), Ending::OtherVersion);
    Handshake guest = Handshake::asGuest(SecretKind::Words, Secret("a"), Way::Direct);
    guest.nextFrame();
    EXPECT_EQ(guest.take(*second.nextFrame()), Ending::OtherVersion);
    Handshake third = hostWith(SecretKind::Words, "a");
    EXPECT_EQ(third.take(std::string(kMaxHandshakeFrame + 1, 'x')), Ending::TooLong);
}

TEST(Handshake, SharesThatAreNoPointsEndIt) {
    Handshake guest = Handshake::asGuest(SecretKind::Words, Secret("a"), Way::Direct);
    std::string hello = *guest.nextFrame();
    hello.replace(hello.size() - 32, 32, 32, '\0'); // the neutral element
    Handshake host = hostWith(SecretKind::Words, "a");
    EXPECT_EQ(host.take(hello), Ending::WrongSecret);
    EXPECT_FALSE(host.isDone());
    Handshake compared = Handshake::asGuest(SecretKind::Number, Secret(), Way::Direct);
    std::string lowOrder = *compared.nextFrame();
    lowOrder.replace(lowOrder.size() - 32, 32, 32, '\0');
    Handshake other = hostWith(SecretKind::Number, "");
    EXPECT_EQ(other.take(lowOrder), Ending::WrongSecret);
}

TEST(HandshakeNumber, BothShowTheSameNumberAndConfirmIt) {
    Handshake guest = Handshake::asGuest(SecretKind::Number, Secret(), Way::Direct);
    Handshake host = hostWith(SecretKind::Number, "");
    run(guest, host);
    ASSERT_TRUE(guest.number());
    ASSERT_TRUE(host.number());
    EXPECT_EQ(*guest.number(), *host.number());
    EXPECT_LT(*guest.number(), kNumbers);
    guest.confirmNumber();
    run(guest, host);
    EXPECT_FALSE(guest.isDone()) << "before the host's person has said yes";
    EXPECT_FALSE(host.isDone());
    host.confirmNumber();
    run(guest, host);
    ASSERT_TRUE(guest.isDone());
    ASSERT_TRUE(host.isDone());
    EXPECT_EQ(guest.takeKeys().sending, host.takeKeys().receiving);
}

TEST(HandshakeNumber, TheHostMayConfirmFirst) {
    Handshake guest = Handshake::asGuest(SecretKind::Number, Secret(), Way::Direct);
    Handshake host = hostWith(SecretKind::Number, "");
    run(guest, host);
    host.confirmNumber();
    run(guest, host);
    EXPECT_FALSE(guest.isDone());
    guest.confirmNumber();
    run(guest, host);
    EXPECT_TRUE(guest.isDone());
    EXPECT_TRUE(host.isDone());
}

// Somebody in between has an exchange with each of them, and no influence on either number.
TEST(HandshakeNumber, SomebodyInBetweenLeadsToTwoNumbers) {
    int equal = 0;
    for (int i = 0; i < 50; ++i) {
        Handshake guest = Handshake::asGuest(SecretKind::Number, Secret(), Way::Direct);
        Handshake falseHost = hostWith(SecretKind::Number, "");
        Handshake falseGuest = Handshake::asGuest(SecretKind::Number, Secret(), Way::Direct);
        Handshake host = hostWith(SecretKind::Number, "");
        run(guest, falseHost);
        run(falseGuest, host);
        equal += *guest.number() == *host.number() ? 1 : 0;
    }
    EXPECT_EQ(equal, 0) << "happens by chance once in 20,000 runs of this test";
}

TEST(HandshakeNumber, AHostCannotChooseItsNumberLater) {
    Handshake guest = Handshake::asGuest(SecretKind::Number, Secret(), Way::Direct);
    Handshake host = hostWith(SecretKind::Number, "");
    host.take(*guest.nextFrame());
    guest.take(*host.nextFrame());
    host.take(*guest.nextFrame());
    std::string nonce = *host.nextFrame();
    nonce.back() = static_cast<char>(nonce.back() ^ 1);
    EXPECT_EQ(guest.take(nonce), Ending::Tampered);
    EXPECT_FALSE(guest.number());
}

TEST(HandshakeNumber, EitherSideMaySayThatTheyDiffer) {
    for (const bool byHost : {false, true}) {
        Handshake guest = Handshake::asGuest(SecretKind::Number, Secret(), Way::Direct);
        Handshake host = hostWith(SecretKind::Number, "");
        run(guest, host);
        (byHost ? host : guest).rejectNumber();
        const Outcome outcome = run(guest, host);
        EXPECT_EQ(byHost ? outcome.guest : outcome.host, Ending::NumberRefused);
        EXPECT_FALSE(guest.number());
        EXPECT_FALSE(host.number());
    }
}

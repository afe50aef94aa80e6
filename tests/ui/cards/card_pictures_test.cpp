// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_pictures.h"
#include "cards/card_set.h"
#include "cards/drawing_threads.h"
#include "ui/wait_until.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <iterator>

namespace settebello {
namespace {

constexpr Card kAceOfCups(Suit::Cups, kAce);
const QColor kRed(0xcc, 0x11, 0x22);
const QColor kBlue(0x11, 0x22, 0xcc);

void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// A deck whose cards are plain rectangles of one colour.
void makeDeck(const QString& folder, const QColor& colour) {
    ASSERT_TRUE(QDir().mkpath(folder));
    write(folder + "/deck.json",
          R"({"format": "settebello.deck", "version": 1, "name": "Plain", "aspect": 0.6})");
    const QByteArray svg =
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 100"><rect width="60" height="100" fill=")" +
        colour.name().toUtf8() + R"("/></svg>)";
    for (const Card card : CardSet::all()) {
        write(QStringLiteral("%1/%2.svg").arg(folder, QString::fromStdString(toString(card))), svg);
    }
    write(folder + "/back.svg", svg);
}

QColor middle(const QPixmap& pixmap) {
    return pixmap.toImage().pixelColor(pixmap.width() / 2, pixmap.height() / 2);
}

bool waitUntilDrawn(const CardPictures& pictures) {
    return waitUntil([&] { return !pictures.isDrawing(); });
}

class CardPicturesTest : public ::testing::Test {
protected:
    void SetUp() override {
        makeDeck(m_folder.path() + "/red", kRed);
        makeDeck(m_folder.path() + "/blue", kBlue);
        ASSERT_TRUE(m_pictures.setDeckFolder(m_folder.path() + "/red"));
    }

    QTemporaryDir m_folder;
    CardPictures m_pictures;
};

TEST_F(CardPicturesTest, GiveAPlaceholderAtOnceAndASharpPictureLater) {
    const QSignalSpy picturesRendered(&m_pictures, &CardPictures::picturesRendered);
    const QPixmap first = m_pictures.face(kAceOfCups, {60, 100}, 1);
    EXPECT_EQ(first.size(), QSize(60, 100));
    EXPECT_NE(middle(first), kRed);
    ASSERT_TRUE(waitUntilDrawn(m_pictures));
    EXPECT_EQ(middle(m_pictures.face(kAceOfCups, {60, 100}, 1)), kRed);
    EXPECT_TRUE(waitUntil([&] { return picturesRendered.count() > 0; }));
}

TEST_F(CardPicturesTest, PlaceholdersAreScaledFromAnotherSize) {
    m_pictures.face(kAceOfCups, {60, 100}, 1);
    ASSERT_TRUE(waitUntilDrawn(m_pictures));
    const QPixmap larger = m_pictures.face(kAceOfCups, {120, 200}, 1);
    EXPECT_EQ(larger.size(), QSize(120, 200));
    EXPECT_EQ(middle(larger), kRed);
    EXPECT_TRUE(m_pictures.isDrawing());
}

TEST_F(CardPicturesTest, SeveralArrivalsAreSignalledTogether) {
    QSignalSpy picturesRendered(&m_pictures, &CardPictures::picturesRendered);
    ASSERT_TRUE(waitUntil([&] { return picturesRendered.count() > 0; })); // of the deck being set
    picturesRendered.clear();
    for (const Card card : CardSet::all()) {
        m_pictures.face(card, {60, 100}, 1);
    }
    ASSERT_TRUE(waitUntilDrawn(m_pictures));
    ASSERT_TRUE(waitUntil([&] { return picturesRendered.count() > 0; }));
    EXPECT_LT(picturesRendered.count(), 40);
}

TEST_F(CardPicturesTest, WhatIsShownIsDrawnBeforeWhatIsPrepared) {
    QSignalSpy rendered(&m_pictures, &CardPictures::picturesRendered);
    ASSERT_TRUE(waitUntil([&] { return rendered.count() > 0; })); // of the deck being set
    rendered.clear();
    const QSize size(700, 1200);
    const auto prepareAll = [&] {
        for (const Card card : CardSet::all()) {
            m_pictures.prepare(card, size, 1);
        }
    };
    prepareAll();
    const Card shown = *std::next(CardSet::all().begin(), 10);
    m_pictures.face(shown, size, 1);
    prepareAll(); // again, as when the window has another size
    // Each signal means one more at least, and no more than five are drawn before the shown one.
    ASSERT_TRUE(waitUntil([&] { return rendered.count() >= 6 || !m_pictures.isDrawing(); }));
    EXPECT_EQ(middle(m_pictures.face(shown, size, 1)), kRed);
    ASSERT_TRUE(waitUntilDrawn(m_pictures));
    EXPECT_EQ(middle(m_pictures.face(kAceOfCups, size, 1)), kRed);
}

class CardPicturesRatio : public CardPicturesTest, public ::testing::WithParamInterface<double> {};

TEST_P(CardPicturesRatio, PixelsFollowTheRatio) {
    const double ratio = GetParam();
    m_pictures.back({61, 101}, ratio);
    ASSERT_TRUE(waitUntilDrawn(m_pictures));
    const QPixmap pixmap = m_pictures.back({61, 101}, ratio);
    EXPECT_EQ(pixmap.devicePixelRatio(), ratio);
    EXPECT_EQ(pixmap.size(), (QSizeF(61, 101) * ratio).toSize());
    EXPECT_EQ(middle(pixmap), kRed);
}

INSTANTIATE_TEST_SUITE_P(Ratios, CardPicturesRatio, ::testing::Values(1.0, 1.25, 1.5, 2.0, 3.0));

TEST_F(CardPicturesTest, ResultsOfAFormerDeckAreDropped) {
    m_pictures.face(kAceOfCups, {600, 1000}, 1);
    ASSERT_TRUE(m_pictures.setDeckFolder(m_folder.path() + "/blue"));
    m_pictures.face(kAceOfCups, {600, 1000}, 1);
    ASSERT_TRUE(waitUntilDrawn(m_pictures));
    EXPECT_EQ(middle(m_pictures.face(kAceOfCups, {600, 1000}, 1)), kBlue);
}

TEST_F(CardPicturesTest, SizesNoLongerRequestedAreNotRendered) {
    for (int width = 60; width < 120; ++width) {
        m_pictures.face(kAceOfCups, {width, width * 2}, 1);
    }
    ASSERT_TRUE(waitUntilDrawn(m_pictures));
    EXPECT_EQ(middle(m_pictures.face(kAceOfCups, {119, 238}, 1)), kRed);
    m_pictures.face(kAceOfCups, {80, 160}, 1);
    EXPECT_TRUE(m_pictures.isDrawing()) << "a size that is no longer needed was drawn";
}

TEST_F(CardPicturesTest, CanBeDestroyedWhileRendering) {
    auto pictures = std::make_unique<CardPictures>();
    ASSERT_TRUE(pictures->setDeckFolder(m_folder.path() + "/red"));
    for (const Card card : CardSet::all()) {
        pictures->face(card, {300, 500}, 1);
    }
    pictures.reset();
    QCoreApplication::processEvents();
}

constexpr QSize kSlowSize(2400, 4000);

/// A deck whose pictures are within all limits and take seconds each in that size: many times
/// longer than pictures are waited for, and than the window needs to ask for a few of them.
void makeSlowDeck(const QString& folder) {
    makeDeck(folder, kRed);
    const QByteArray gradient =
        "<radialGradient id='g' cx='30' cy='50' r='50' gradientUnits='userSpaceOnUse'><stop "
        "offset='0' stop-color='#ff0000' stop-opacity='0.5'/>"
        "<stop offset='1' stop-color='#0000ff'/></radialGradient>";
    const QByteArray rectangle("<rect width='60' height='100' fill='url(#g)'/>");
    const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 100'><defs>" +
                           gradient + "</defs>" + rectangle.repeated(300) + "</svg>";
    for (const Card card : CardSet::all()) {
        write(QStringLiteral("%1/%2.svg").arg(folder, QString::fromStdString(toString(card))), svg);
    }
}

/// Abandoned threads must not outlive the program's static objects.
bool waitUntilNoneAbandoned() {
    return waitUntil([] { return !DrawingThreads::anyAbandoned(); });
}

/// Abandons a slow deck. A thread that has not begun to draw is waited for, and there is no way to
/// ask; so this gives it more and more time. @param abandon is given that time in ms.
template <typename Abandon>
bool isAbandoned(const Abandon& abandon) {
    for (int time = 1; time < kTestTimeout && !DrawingThreads::anyAbandoned(); time *= 2) {
        abandon(time);
    }
    return DrawingThreads::anyAbandoned();
}

TEST_F(CardPicturesTest, ASlowDeckIsNotWaitedFor) {
    makeSlowDeck(m_folder.path() + "/slow");
    const auto abandon = [&](int time) {
        CardPictures pictures;
        ASSERT_TRUE(pictures.setDeckFolder(m_folder.path() + "/slow"));
        for (int i = 0; i < 3; ++i) {
            pictures.face(Card::fromIndex(i), kSlowSize, 1);
        }
        QTest::qSleep(time);
    };
    EXPECT_TRUE(isAbandoned(abandon)) << "it has been drawn to the end";
    EXPECT_TRUE(waitUntilNoneAbandoned()) << "more than what had begun was drawn";
}

TEST_F(CardPicturesTest, ASlowDeckDoesNotHoldUpTheNext) {
    makeSlowDeck(m_folder.path() + "/slow");
    const auto abandon = [&](int time) {
        ASSERT_TRUE(m_pictures.setDeckFolder(m_folder.path() + "/slow"));
        for (int i = 0; i < 3; ++i) {
            m_pictures.face(Card::fromIndex(i), kSlowSize, 1);
        }
        QTest::qSleep(time);
        ASSERT_TRUE(m_pictures.setDeckFolder(m_folder.path() + "/blue"));
        m_pictures.face(kAceOfCups, {60, 100}, 1);
        ASSERT_TRUE(waitUntilDrawn(m_pictures));
        EXPECT_EQ(middle(m_pictures.face(kAceOfCups, {60, 100}, 1)), kBlue);
    };
    EXPECT_TRUE(isAbandoned(abandon)) << "the former deck has been waited for";
    EXPECT_TRUE(waitUntilNoneAbandoned());
}

TEST_F(CardPicturesTest, SeveralDecksShareTheirThreadsAndAreWaitedForTogether) {
    makeSlowDeck(m_folder.path() + "/slow");
    const auto abandon = [&](int time) {
        const auto threads = std::make_shared<DrawingThreads>();
        std::vector<std::unique_ptr<CardPictures>> decks;
        for (int i = 0; i < 20; ++i) {
            decks.push_back(std::make_unique<CardPictures>(threads));
            ASSERT_TRUE(decks.back()->setDeckFolder(m_folder.path() + "/slow"));
            decks.back()->face(kAceOfCups, kSlowSize, 1);
        }
        QTest::qSleep(time);
        decks.clear();
        EXPECT_FALSE(DrawingThreads::anyAbandoned()) << "there is nothing to wait for yet";
    };
    EXPECT_TRUE(isAbandoned(abandon));
    EXPECT_TRUE(waitUntilNoneAbandoned());
}

TEST_F(CardPicturesTest, DrawForPaperAtOnce) {
    const QImage card = m_pictures.drawNow(kAceOfCups, {60, 100}, QDeadlineTimer::Forever);
    EXPECT_EQ(card.size(), QSize(60, 100));
    EXPECT_EQ(card.pixelColor(30, 50), kRed);
    const QImage late = m_pictures.drawNow(kAceOfCups, {60, 100}, QDeadlineTimer(0));
    EXPECT_EQ(late.size(), QSize(60, 100));
    EXPECT_NE(late.pixelColor(3, 50), kRed) << "the plain face";
}

TEST_F(CardPicturesTest, AbsurdSizesStillGiveAPixmap) {
    EXPECT_FALSE(m_pictures.face(kAceOfCups, {0, 0}, 1).isNull());
    EXPECT_FALSE(m_pictures.face(kAceOfCups, {-3, 5}, 1).isNull());
    EXPECT_LE(m_pictures.face(kAceOfCups, {1 << 20, 10}, 2).width(), 4096);
}

TEST_F(CardPicturesTest, AnUnknownDeckLeavesTheFormerOne) {
    EXPECT_FALSE(m_pictures.setDeck("no-such-deck"));
    EXPECT_EQ(m_pictures.faults().size(), 1);
    EXPECT_FALSE(m_pictures.setDeckFolder(m_folder.path()));
    EXPECT_EQ(m_pictures.deck().id, "red");
}

TEST_F(CardPicturesTest, AMissingPictureIsReportedAndReplaced) {
    ASSERT_TRUE(QFile::remove(m_folder.path() + "/blue/1C.svg"));
    write(m_folder.path() + "/blue/7D.svg", "this is <svg but not really");
    EXPECT_FALSE(m_pictures.setDeckFolder(m_folder.path() + "/blue"));
    ASSERT_EQ(m_pictures.faults().size(), 1);
    EXPECT_TRUE(m_pictures.faults().constFirst().contains("1C.svg"));
    const QPixmap before = m_pictures.face(kAceOfCups, {120, 200}, 1);
    const Card settebello(Suit::Coins, kSeven);
    m_pictures.face(settebello, {120, 200}, 1);
    ASSERT_TRUE(waitUntilDrawn(m_pictures));
    const QPixmap plain = m_pictures.face(kAceOfCups, {120, 200}, 1);
    EXPECT_NE(plain.toImage(), before.toImage()) << "a plain face shows rank and suit";
    EXPECT_NE(plain.toImage(), m_pictures.face(settebello, {120, 200}, 1).toImage());
}

} // namespace
} // namespace settebello

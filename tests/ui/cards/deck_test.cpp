// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_drawing.h"
#include "cards/card_set.h"
#include "cards/deck.h"

#include <QDir>
#include <QFile>
#include <QSvgRenderer>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class BrokenDeck : public ::testing::TestWithParam<const char*> {
protected:
    QTemporaryDir m_folder;
};

TEST_P(BrokenDeck, IsReportedAndNoDeck) {
    QFile file(m_folder.path() + "/deck.json");
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(GetParam());
    file.close();
    const DeckRead read = readDeck(m_folder.path());
    EXPECT_FALSE(read.deck);
    EXPECT_EQ(read.faults.size(), 1);
}

INSTANTIATE_TEST_SUITE_P(Descriptions, BrokenDeck,
                         ::testing::Values("", "{", "[]", "\"deck\"", "{}",
                                           R"({"format": "settebello.rules"})",
                                           R"({"format": "settebello.deck", "version": 99})"));

TEST(Deck, WithoutADescriptionIsNone) {
    const QTemporaryDir folder;
    EXPECT_FALSE(readDeck(folder.path()).deck);
    EXPECT_FALSE(readDeck(folder.path() + "/nowhere").deck);
}

TEST(Deck, ImpossibleNumbersAreReportedAndReplaced) {
    const QTemporaryDir folder;
    QFile file(folder.path() + "/deck.json");
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "settebello.deck", "version": 1, "name": {"fr": "Nul"},
                   "aspect": -1, "cornerRadius": "round"})");
    file.close();
    const DeckRead read = readDeck(folder.path());
    ASSERT_TRUE(read.deck);
    EXPECT_EQ(read.deck->aspect, Deck().aspect);
    EXPECT_EQ(read.faults.size(), 3) << "two numbers, and the pictures are missing";
    EXPECT_EQ(read.deck->name("fr"), "Nul");
    EXPECT_EQ(read.deck->name("it"), read.deck->id);
}

TEST(Deck, AnIdLeadsToNoOtherPlace) {
    const QTemporaryDir folder;
    ASSERT_TRUE(QDir(folder.path()).mkpath("decks/mine"));
    const QStringList places{folder.path() + "/decks"};
    EXPECT_EQ(findDeckFolder("mine", places), folder.path() + "/decks/mine");
    for (const QString id : {"", ".", "..", "../decks/mine", "a\\b", "other"}) {
        EXPECT_EQ(findDeckFolder(id, places), "") << qPrintable(id);
    }
}

TEST(Deck, ThoseFoundFirstHideOthersOfTheirName) {
    const QTemporaryDir folder;
    ASSERT_TRUE(QDir(folder.path()).mkpath("a/mine"));
    ASSERT_TRUE(QDir(folder.path()).mkpath("b/mine"));
    ASSERT_TRUE(QDir(folder.path()).mkpath("b/yours"));
    EXPECT_EQ(allDecks({folder.path() + "/a", folder.path() + "/b"}).size(), 2);
}

class ShippedDeck : public ::testing::Test {
protected:
    void SetUp() override {
        const DeckRead read = readDeck(":/decks/napoletane");
        ASSERT_TRUE(read.deck);
        m_deck = *read.deck;
        m_faults = read.faults;
    }
    Deck m_deck;
    QStringList m_faults;
};

TEST_F(ShippedDeck, HasANameInEveryLanguage) {
    EXPECT_EQ(m_deck.names.keys(), QStringList({"en", "fr", "it"}));
}

/// Its proportions are the deck's and it draws something.
void expectGood(const Deck& deck, const QString& file) {
    QSvgRenderer renderer(file);
    ASSERT_TRUE(renderer.isValid()) << qPrintable(file);
    const QRectF box = renderer.viewBoxF();
    EXPECT_NEAR(box.width() / box.height(), deck.aspect, 0.005) << qPrintable(file);
    const std::optional<QImage> image = drawSvg(file, {60, 99});
    ASSERT_TRUE(image);
    EXPECT_GT(image->pixelColor(30, 5).alpha(), 200) << qPrintable(file);
}

TEST_F(ShippedDeck, AllItsPicturesAreThere) {
    EXPECT_TRUE(m_faults.isEmpty()) << qPrintable(m_faults.join(' '));
    for (const Card card : CardSet::all()) {
        expectGood(m_deck, m_deck.faceFile(card));
    }
    expectGood(m_deck, m_deck.backFile());
}

} // namespace
} // namespace settebello

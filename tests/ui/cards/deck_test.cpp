// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_drawing.h"
#include "cards/card_set.h"
#include "cards/deck.h"
#include "settings/language_manager.h"

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
    LanguageManager languages;
    languages.use("fr");
    EXPECT_EQ(read.deck->name(), "Nul");
    languages.use("it");
    EXPECT_EQ(read.deck->name(), read.deck->id);
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

/// Writes a deck.json into a new folder of that name.
void describe(const QString& folder, const QByteArray& json) {
    ASSERT_TRUE(QDir().mkpath(folder));
    QFile file(folder + "/deck.json");
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(json);
}

TEST(Deck, MayShowAnothersPicturesInAnotherOrder) {
    const QTemporaryDir folder;
    describe(folder.path() + "/mine",
             R"({"format": "settebello.deck", "version": 1, "name": "Mine", "suits": "french",
                 "courts": {"8": "queen", "9": "jack", "10": "number"},
                 "picturesOf": "napoletane", "faces": {"8": "9*", "9": "8*"}})");
    const DeckRead read = readDeck(folder.path() + "/mine");
    ASSERT_TRUE(read.isComplete()) << qPrintable(read.faults.join("; "));
    EXPECT_EQ(read.deck->faceFile(*parseCard("8S")), ":/decks/napoletane/9S.svg");
    EXPECT_EQ(read.deck->faceFile(*parseCard("9D")), ":/decks/napoletane/8D.svg");
    EXPECT_EQ(read.deck->faceFile(*parseCard("10B")), ":/decks/napoletane/10B.svg");
    EXPECT_EQ(read.deck->backFile(), ":/decks/napoletane/back.svg");
    EXPECT_EQ(read.deck->suits, SuitSymbols::French);
    EXPECT_EQ(read.deck->courts, (std::array{Court::Queen, Court::Jack, Court::Number}));
}

TEST(Deck, LooksForTheOtherDeckBesideItFirst) {
    const QTemporaryDir folder;
    describe(folder.path() + "/napoletane", "{}");
    describe(folder.path() + "/mine",
             R"({"format": "settebello.deck", "name": "Mine", "picturesOf": "napoletane"})");
    const DeckRead read = readDeck(folder.path() + "/mine");
    ASSERT_TRUE(read.deck);
    EXPECT_EQ(read.deck->pictures, folder.path() + "/napoletane");
}

TEST(Deck, WhatDeckJsonSaysOfPicturesIsCheckedByKey) {
    const QTemporaryDir folder;
    describe(folder.path() + "/mine",
             R"({"format": "settebello.deck", "name": "Mine", "suits": "german",
                 "courts": {"9": "knight"}, "picturesOf": "../napoletane",
                 "faces": {"8": "9D", "11": "9*", "9": "../9*"}})");
    const DeckRead read = readDeck(folder.path() + "/mine");
    ASSERT_TRUE(read.deck);
    const QString all = read.faults.join("\n");
    for (const char* key : {"suits", "courts/9", "picturesOf", "faces/8", "faces/11", "faces/9"}) {
        EXPECT_TRUE(all.contains(QString("“%1”").arg(key))) << key << "\n" << qPrintable(all);
    }
    EXPECT_EQ(read.deck->faceFile(*parseCard("9D")), folder.path() + "/mine/9D.svg");
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

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

TEST(Deck, ThoseFoundFirstKeepOthersOfTheirNameFromBeingUsed) {
    const QTemporaryDir folder;
    ASSERT_TRUE(QDir(folder.path()).mkpath("a/mine"));
    ASSERT_TRUE(QDir(folder.path()).mkpath("b/mine"));
    ASSERT_TRUE(QDir(folder.path()).mkpath("b/yours"));
    const QList<DeckRead> decks = allDecks({folder.path() + "/a", folder.path() + "/b"});
    ASSERT_EQ(decks.size(), 3);
    EXPECT_EQ(decks[1].folder, folder.path() + "/b/mine");
    EXPECT_FALSE(decks[1].deck);
    EXPECT_NE(decks[1].faults, decks[0].faults) << "which only has no deck.json";
    EXPECT_EQ(decks[2].id, "yours");
}

TEST(Deck, TheSearchIsLeftEarlyOnRequest) {
    StopSource stop;
    stop.requestStop();
    EXPECT_TRUE(allDecks(deckFolders(), stop.token()).isEmpty());
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

TEST(Deck, SaysWhatPicturesShowInThePlayersLanguage) {
    const DeckRead read = parseDeck(R"({"format": "settebello.deck", "name": "Mine",
        "descriptions": {"en": {"9S": "a horse", "8S": "a boy"}, "it": {"9S": "un cavallo"}}})",
                                    "/nowhere/mine");
    ASSERT_TRUE(read.deck);
    EXPECT_EQ(read.faults, QStringList());
    LanguageManager languages;
    languages.use("it");
    EXPECT_EQ(read.deck->description(*parseCard("9S")), "un cavallo");
    EXPECT_EQ(read.deck->description(*parseCard("8S")), "a boy") << "in English at least";
    EXPECT_EQ(read.deck->description(*parseCard("2B")), "");
    languages.use("fr");
    EXPECT_EQ(read.deck->description(*parseCard("9S")), "a horse");
}

TEST(Deck, CleansAndShortensDescriptionsAndIgnoresWhatIsNone) {
    const QByteArray json = R"({"format": "settebello.deck", "name": "Mine", "descriptions":
        {"en": {"1D": "an\n\u202eeagle", "2D": ")" +
                            QByteArray(5000, 'x') + R"(", "3D": 3, "4D": ["a"], "5D": " "},
         "it": "aquila", "fr": []}})";
    const DeckRead read = parseDeck(json, "/nowhere/mine");
    ASSERT_TRUE(read.deck);
    EXPECT_EQ(read.deck->description(*parseCard("1D")), "an eagle");
    EXPECT_EQ(read.deck->description(*parseCard("2D")).size(), 120);
    EXPECT_EQ(read.deck->descriptions.keys(), QStringList({"1D", "2D"}));
    EXPECT_TRUE(parseDeck(R"({"format": "settebello.deck", "name": "M", "descriptions": 7})",
                          "/nowhere/mine")
                    .deck);
}

TEST(Deck, DescribesAnothersPicturesAsThatDeckDoes) {
    const QTemporaryDir folder;
    describe(folder.path() + "/first", R"({"format": "settebello.deck", "name": "First",
        "descriptions": {"en": {"8S": "a boy", "9S": "a lady", "10S": "a king"}}})");
    describe(folder.path() + "/second", R"({"format": "settebello.deck", "name": "Second",
        "picturesOf": "first", "faces": {"8": "9*", "10": "10*-pips"}})");
    const DeckRead read = readDeck(folder.path() + "/second");
    ASSERT_TRUE(read.deck);
    EXPECT_EQ(read.deck->description(*parseCard("8S")), "a lady");
    EXPECT_EQ(read.deck->description(*parseCard("9S")), "a lady");
    EXPECT_EQ(read.deck->description(*parseCard("10S")), "");
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

/// A picture has the proportions of the deck, and shows something.
void expectGood(const Deck& deck, const QString& file) {
    QSvgRenderer renderer(file);
    ASSERT_TRUE(renderer.isValid()) << qPrintable(file);
    const QRectF box = renderer.viewBoxF();
    EXPECT_NEAR(box.width() / box.height(), deck.aspect, 0.005) << qPrintable(file);
    const std::optional<QImage> image = drawPicture(file, {60, 99}).image;
    ASSERT_TRUE(image);
    EXPECT_GT(image->pixelColor(30, 5).alpha(), 200) << qPrintable(file);
}

struct Pictured {
    const char* deck;
    QStringList numbers; ///< number cards that show more than the signs of their suit
};

class ShippedDescriptions : public ::testing::TestWithParam<Pictured> {};

TEST_P(ShippedDescriptions, AreThereForEveryCardThatIsAPicture) {
    const DeckRead read = readDeck(QStringLiteral(":/decks/%1").arg(GetParam().deck));
    ASSERT_TRUE(read.deck);
    QStringList pictures = GetParam().numbers;
    for (const char suit : {'D', 'C', 'S', 'B'}) {
        for (const int rank : {1, 8, 9, 10}) {
            pictures += QString::number(rank) + suit;
        }
    }
    pictures.sort();
    EXPECT_EQ(read.deck->descriptions.keys(), pictures);
    for (const auto& texts : read.deck->descriptions) {
        EXPECT_EQ(texts.keys(), QStringList({"en", "fr", "it"}));
        for (const QString& text : texts) {
            EXPECT_LE(text.size(), 90) << qPrintable(text) << " is long to listen to";
            EXPECT_FALSE(text.endsWith('.')) << qPrintable(text) << " is part of a sentence";
            EXPECT_EQ(texts.values().count(text), 1) << qPrintable(text) << " is in one language";
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    Decks, ShippedDescriptions,
    ::testing::Values(Pictured{"napoletane", {"4D", "2S", "3S", "4S", "5S", "3B"}},
                      Pictured{"piacentine", {"4D", "4C", "2S", "5S", "3B"}},
                      Pictured{"siciliane",
                               {"2D", "3D", "5D", "2C", "3C", "4C", "5C", "6C", "7C", "2S", "3S",
                                "4S", "5S", "6S", "7S", "2B", "3B", "7B"}},
                      Pictured{"francesi", {"2D", "7D", "2C", "2S", "2B"}}),
    [](const auto& tested) { return std::string(tested.param.deck); });

TEST(ShippedVariants, DescribeTheCardsAsTheyShowThem) {
    const DeckRead french = readDeck(":/decks/francesi");
    const DeckRead queenFirst = readDeck(":/decks/francesi-dama");
    const DeckRead numbers = readDeck(":/decks/francesi-numeri");
    ASSERT_TRUE(french.deck && queenFirst.deck && numbers.deck);
    const Card eight = *parseCard("8D");
    const Card nine = *parseCard("9D");
    EXPECT_NE(french.deck->description(nine), "");
    EXPECT_EQ(queenFirst.deck->description(eight), french.deck->description(nine));
    EXPECT_EQ(queenFirst.deck->description(nine), french.deck->description(eight));
    EXPECT_EQ(numbers.deck->description(eight), "") << "plain signs";
    EXPECT_EQ(numbers.deck->description(*parseCard("1D")),
              french.deck->description(*parseCard("1D")));
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

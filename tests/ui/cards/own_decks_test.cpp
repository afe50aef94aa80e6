// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/own_decks.h"

#include "cards/card_drawing.h"
#include "cards/card_number.h"
#include "cards/card_pictures.h"
#include "cards/card_set.h"
#include "cards/deck_proposal.h"
#include "ui/wait_until.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {
namespace {

void write(const QString& path, const QByteArray& data) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(data);
}

QByteArray drawing(const QByteArray& contents) {
    return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 100">)" + contents + "</svg>";
}

/// Draws every picture of a deck, and returns what is wrong with it then.
QStringList faultsOfAll(CardPictures& pictures) {
    const QSignalSpy drawn(&pictures, &CardPictures::allDrawn);
    pictures.tryAll();
    EXPECT_TRUE(waitUntil([&] { return drawn.count() > 0; }));
    return pictures.faults();
}

/// To look at the decks on a table, set SETTEBELLO_DECKS to the folder where they are to be
/// written.
class OwnDeckKind : public ::testing::TestWithParam<OwnDeck> {
protected:
    void SetUp() override {
        const QString place = qEnvironmentVariable("SETTEBELLO_DECKS", m_place.path());
        m_folder = writeOwnDeck(GetParam(), place);
        if (GetParam().description.isEmpty()) {
            EXPECT_FALSE(readDeck(m_folder).deck);
            write(m_folder + "/deck.json", readDeck(m_folder).proposal);
        }
        m_read = readDeck(m_folder);
    }
    QImage drawn(const Card& card, QSize size) {
        m_pictures.face(card, size, 1);
        EXPECT_TRUE(waitUntil([&] { return !m_pictures.isDrawing(); }));
        return m_pictures.face(card, size, 1).toImage();
    }
    QTemporaryDir m_place;
    QString m_folder;
    DeckRead m_read;
    CardPictures m_pictures;
};

TEST_P(OwnDeckKind, CanBeUsed) {
    ASSERT_TRUE(m_read.isComplete()) << qPrintable(m_read.faults.join(' '));
    ASSERT_TRUE(m_pictures.setDeck(m_read));
    EXPECT_EQ(faultsOfAll(m_pictures), QStringList());
    for (const Card card : CardSet::all()) {
        EXPECT_TRUE(QFile::exists(m_read.deck->faceFile(card))) << toString(card);
    }
    EXPECT_TRUE(m_read.deck->backFile().startsWith(GetParam().hasBack ? m_folder : ":/"))
        << qPrintable(m_read.deck->backFile());
}

TEST_P(OwnDeckKind, LiesOnPaperWithRoundCorners) {
    ASSERT_TRUE(m_pictures.setDeck(m_read));
    const QSize size(200, 320);
    m_pictures.back(size, 1);
    QList<QImage> images{drawn(*parseCard("7D"), size), drawn(*parseCard("10B"), size)};
    images += m_pictures.back(size, 1).toImage();
    for (const QImage& image : images) {
        for (int y = 40; y < size.height() - 40; ++y) {
            for (int x = 2; x < size.width() - 2; ++x) {
                ASSERT_EQ(image.pixelColor(x, y).alpha(), 255) << x << ", " << y;
            }
        }
        for (const QPoint corner :
             {QPoint(0, 0), QPoint(199, 0), QPoint(0, 319), QPoint(199, 319)}) {
            EXPECT_EQ(image.pixelColor(corner).alpha(), 0) << "the corners are cut";
        }
    }
    EXPECT_NE(images[0], images[1]);
}

TEST_P(OwnDeckKind, HasANumberUnlessItsPicturesHave) {
    ASSERT_TRUE(m_pictures.setDeck(m_read));
    const QSize size(100, 160);
    const Card card = *parseCard("8S");
    const QImage plain = drawn(card, size);
    const bool isPlain = numberedFace(m_pictures, card, size, 1).toImage() == plain;
    EXPECT_EQ(isPlain, m_read.deck->hasNumbers);
    EXPECT_EQ(m_read.deck->hasNumbers, GetParam().international);
}

INSTANTIATE_TEST_SUITE_P(All, OwnDeckKind, ::testing::ValuesIn(ownDecks()),
                         [](const auto& test) { return std::string(test.param.folder); });

/// A folder with a complete deck of drawings, to be spoilt.
class ForeignDeck : public ::testing::Test {
protected:
    void SetUp() override {
        describe("");
        for (const Card card : CardSet::all()) {
            write(path(QString::fromStdString(toString(card)) + ".svg"), m_good);
        }
    }
    QString path(const QString& name) const { return m_folder.filePath(name); }
    void describe(const QByteArray& more) const {
        write(path("deck.json"),
              R"({"format": "settebello.deck", "version": 1, "name": "Mine")" + more + "}");
    }
    DeckRead read() const { return readDeck(m_folder.path()); }

    QTemporaryDir m_folder;
    QByteArray m_good = drawing(R"(<circle r="30" fill="#cc1122"/>)");
};

TEST_F(ForeignDeck, PicturesThatShowNothingAreFoundWhenAllAreDrawn) {
    QByteArray sheet; // of symbols, as decks on the net are
    for (const Card card : CardSet::all()) {
        sheet += R"(<symbol id=")" + QByteArray::fromStdString(toString(card)) +
                 R"("><rect width="60" height="100"/></symbol>)";
    }
    write(path("7D.svg"), drawing("<defs>" + sheet + "</defs>"));
    write(path("10B.svg"), drawing(""));
    const QByteArray pattern =
        R"(<pattern id="p" width="9" height="9"><path d="M0 0h5v5z"/></pattern>)";
    write(path("back.svg"),
          drawing(pattern + R"x(<rect width="60" height="100" fill="url(#p)"/>)x"));
    QImage clear(60, 100, QImage::Format_ARGB32);
    clear.fill(Qt::transparent);
    ASSERT_TRUE(QFile::remove(path("2C.svg")));
    ASSERT_TRUE(clear.save(path("2C.png")));
    ASSERT_TRUE(read().isComplete()) << "nothing has been drawn yet";
    CardPictures pictures;
    const QSignalSpy changed(&pictures, &CardPictures::faultsChanged);
    ASSERT_TRUE(pictures.setDeck(read()));
    const QStringList faults = faultsOfAll(pictures);
    ASSERT_EQ(faults.size(), 1) << qPrintable(faults.join('|'));
    for (const char* name : {"7D.svg", "10B.svg", "2C.png", "show nothing"}) {
        EXPECT_TRUE(faults.constFirst().contains(name)) << name << qPrintable(faults.constFirst());
    }
    if (drawPicture(path("back.svg"), {60, 100}).fault) { // Qt before 6.7
        EXPECT_TRUE(faults.constFirst().contains("back.svg"));
    }
    EXPECT_EQ(faultsOfAll(pictures), faults) << "each once";
    EXPECT_GE(changed.count(), 3);
}

TEST_F(ForeignDeck, AnotherDeckDoesNotHaveItsFaults) {
    write(path("7D.svg"), drawing(""));
    CardPictures pictures;
    ASSERT_TRUE(pictures.setDeck(read()));
    EXPECT_EQ(faultsOfAll(pictures).size(), 1);
    ASSERT_TRUE(pictures.setDeck("napoletane"));
    EXPECT_EQ(pictures.faults(), QStringList());
}

TEST_F(ForeignDeck, APictureHasOneFault) {
    ASSERT_TRUE(QFile::remove(path("7D.svg")));
    write(path("7D.webp"), "RIFF");
    CardPictures pictures;
    EXPECT_FALSE(pictures.setDeck(read()));
    EXPECT_EQ(faultsOfAll(pictures), read().faults);
}

TEST_F(ForeignDeck, NamesMayBeInCapitalsOrNot) {
    for (const auto& [from, to] :
         {std::pair("7D.svg", "7d.SVG"), {"10S.svg", "10s.svg"}, {"1C.svg", "1c.Svg"}}) {
        ASSERT_TRUE(QFile::rename(path(from), path(to)));
    }
    EXPECT_TRUE(read().isComplete()) << qPrintable(read().faults.join(' '));
}

TEST_F(ForeignDeck, ADrawingIsPreferredToAnImageOfTheSameCard) {
    write(path("7D.jpg"), "no picture");
    write(path("7D.gif"), "no picture");
    ASSERT_TRUE(read().isComplete());
    EXPECT_EQ(read().deck->faceFile(*parseCard("7D")), path("7D.svg"));
}

TEST_F(ForeignDeck, InternationalNamesAreOnlyThoseOfADeckWithHearts) {
    describe(R"(, "suits": "french")");
    ASSERT_TRUE(read().isComplete());
    EXPECT_EQ(read().deck->faceFile(*parseCard("2C")), path("2C.svg")) << "hearts, in our names";
    EXPECT_EQ(read().deck->courts[1], Court::Queen);
    for (const char* name :
         {"AH", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H", "JH", "QH", "KH", "2c"}) {
        write(path(QString(name) + ".png"), m_good);
    }
    const DeckRead international = read();
    EXPECT_EQ(international.deck->faceFile(*parseCard("2C")), path("2H.png"));
    EXPECT_EQ(international.deck->faceFile(*parseCard("2B")), path("2C.svg"));
    EXPECT_TRUE(international.faults.join(' ').contains("JD.svg")) << "is missing";
    describe("");
    EXPECT_EQ(read().deck->faceFile(*parseCard("2C")), path("2C.svg")) << "Latin suits";
}

TEST_F(ForeignDeck, InternationalNamesFollowTheCourts) {
    for (const char suit : {'D', 'H', 'S', 'C'}) {
        for (const char* rank :
             {"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"}) {
            write(path(QString(rank) + suit + ".svg"), m_good);
        }
    }
    for (int rank = 1; rank <= 10; ++rank) {
        ASSERT_TRUE(QFile::remove(path(QString::number(rank) + "B.svg")));
    }
    describe(R"(, "suits": "french", "courts": {"8": "queen", "9": "jack", "10": "number"})");
    const DeckRead found = read();
    ASSERT_TRUE(found.isComplete()) << qPrintable(found.faults.join(' '));
    EXPECT_EQ(found.deck->faceName(*parseCard("8C")), "QH");
    EXPECT_EQ(found.deck->faceName(*parseCard("9B")), "JC");
    EXPECT_EQ(found.deck->faceName(*parseCard("10S")), "10S");
    EXPECT_EQ(found.deck->faceName(*parseCard("1D")), "AD");
    describe(R"(, "suits": "french", "faces": {"8": "K*"}, "descriptions": {"en": {"KH": "x"}})");
    EXPECT_EQ(read().deck->faceName(*parseCard("8C")), "KH");
    EXPECT_EQ(read().deck->description(*parseCard("10C")), "x");
}

TEST_F(ForeignDeck, ADeckJsonIsProposedForPictures) {
    ASSERT_TRUE(QFile::remove(path("deck.json")));
    EXPECT_TRUE(QFile::rename(path("1B.svg"), path("1B.png")));
    EXPECT_TRUE(QFile::rename(path("10B.svg"), path("0.svg")));
    const QByteArray proposal = read().proposal;
    const DeckRead proposed = parseDeck(proposal, m_folder.path());
    ASSERT_TRUE(proposed.deck) << qPrintable(proposed.faults.join(' '));
    EXPECT_EQ(proposed.faults, QStringList());
    EXPECT_EQ(proposed.deck->name(), QFileInfo(m_folder.path()).fileName());
    EXPECT_EQ(proposed.deck->suits, SuitSymbols::Latin);
    EXPECT_DOUBLE_EQ(proposed.deck->aspect, 0.6);
    describe("");
    EXPECT_EQ(read().proposal, QByteArray()) << "there is one";
    const QTemporaryDir empty;
    EXPECT_EQ(readDeck(empty.path()).proposal, QByteArray());
    EXPECT_TRUE(parseDeck(exampleDescription(), empty.path()).isComplete());
}

/// As decks on the net are named: it is said how to name them.
TEST_F(ForeignDeck, PicturesOfOtherNamesAreNamedWithWhatTheyAreToBeCalled) {
    const auto advice = [this] {
        for (const QString& fault : read().faults) {
            if (fault.contains("1D to 10D")) {
                return fault;
            }
        }
        return QString();
    };
    EXPECT_EQ(advice(), "");
    ASSERT_TRUE(QFile::remove(path("7D.svg")));
    write(path("cover.png"), m_good);
    EXPECT_EQ(advice(), "") << "somebody who knows the names forgot one";
    const std::array<std::pair<const char*, QString>, 4> kinds{
        {{"%1_of_hearts.jpg", "10_of_hearts"},
         {"%1_oros.png", "1_oros.png"},
         {"%1H.svg", "10H.svg"},
         {"card%1.webp", "card10.webp"}}};
    for (const auto& [name, shown] : kinds) {
        for (int i = 1; i <= 10; ++i) {
            QFile::remove(path(QString::number(i) + "D.svg"));
            write(path(QString(name).arg(i)), m_good);
        }
        EXPECT_TRUE(advice().contains(shown)) << qPrintable(advice());
        EXPECT_TRUE(advice().contains("\"suits\": \"french\""));
        for (int i = 1; i <= 10; ++i) {
            ASSERT_TRUE(QFile::remove(path(QString(name).arg(i))));
        }
    }
    const QTemporaryDir bare; // no deck.json, and nothing from which it could be guessed
    for (const char* name : {"ace_of_hearts.jpg", "king_of_spades.jpg"}) {
        write(bare.filePath(name), m_good);
    }
    ASSERT_EQ(readDeck(bare.path()).faults.size(), 2);
    EXPECT_TRUE(readDeck(bare.path()).faults[1].contains("ace_of_hearts.jpg"));
}

TEST_F(ForeignDeck, FoldersWithoutADeckDoNotHideIt) {
    const QTemporaryDir place;
    QDir dir(place.path());
    for (int i = 0; i < 300; ++i) {
        ASSERT_TRUE(dir.mkdir(QString::number(i)));
    }
    ASSERT_TRUE(QDir().rename(m_folder.path(), place.filePath("mine")));
    bool found = false;
    for (const DeckRead& each : allDecks({place.path()})) {
        found |= each.id == "mine" && each.isComplete();
    }
    EXPECT_TRUE(found);
}

} // namespace
} // namespace settebello

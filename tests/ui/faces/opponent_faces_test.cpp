// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/opponent_faces.h"

#include "game/friends.h"
#include "game/seat_faces.h"
#include "rules/presets.h"
#include "settings/language_manager.h"

#include <QDir>
#include <QFile>

#include <gtest/gtest.h>

#include <array>

namespace settebello {

namespace {

bool allDiffer(QStringList faces) {
    return faces.removeDuplicates() == 0;
}

TEST(OpponentFaces, AreThoseThatAreDrawn) {
    QStringList drawn;
    for (const QString& id : faceIds()) {
        for (const Expression expression : kExpressions) {
            EXPECT_TRUE(QFile::exists(faceFile(id, expression))) << id.toStdString();
            drawn += faceFile(id, expression);
        }
    }
    EXPECT_TRUE(allDiffer(drawn));
    EXPECT_EQ(QDir(QStringLiteral(":/faces")).entryList().size(), drawn.size());
}

TEST(OpponentFaces, HaveNamesInEveryLanguage) {
    LanguageManager languages;
    for (const QString& language : LanguageManager::available()) {
        languages.use(language);
        QStringList names;
        for (const QString& id : faceIds()) {
            names += faceName(id);
            EXPECT_NE(faceName(id), id);
        }
        EXPECT_TRUE(allDiffer(names)) << language.toStdString();
    }
}

/// What a name got once it gets in every version, or opponents would change overnight.
TEST(OpponentFaces, GoWithNames) {
    const QList<std::pair<const char*, const char*>> known{
        {"Ciro", "boatman"},
        {"Rosa", "seamstress"},
        {"Gennaro", "barber"},
        {"Assunta", "widow"},
        {"Carmine", "fisherman"},
        {"Concetta", "grandmother"},
        {"Nunzia", "market-woman"},
        {"Elvira", "lady"},
        {"Lucia", "girl"},
        {"Don Vincenzo", "priest"},
        {"Pasquale", "teacher"},
        {"Totò", "apprentice"},
        {" don  vincenzo", "priest"},
        {"TOTO\u0300", "apprentice"},
        {"Maria", "seamstress"},
        {"Giuseppe", "fisherman"},
        {"Maria Teresa Esposito", "market-woman"},
        {"Luca", "priest"},
        {"Zoë 🃏", "lady"},
        {"", "seamstress"}};
    for (const auto& [name, face] : known) {
        EXPECT_EQ(faceForName(name).toStdString(), face) << name;
    }
    EXPECT_EQ(opponentNames(), QStringList({"Ciro", "Rosa", "Gennaro", "Assunta", "Carmine"}));
}

TEST(OpponentFaces, SuitTheEndingsOfNames) {
    const QStringList women{"seamstress", "widow", "grandmother", "lady", "girl", "market-woman"};
    for (const char* name : {"Anna", "Giulia", "Zia Pina", "Laura Bianco", "Chiara"}) {
        EXPECT_TRUE(women.contains(faceForName(name))) << name;
    }
    for (const char* name :
         {"Marco", "Antonio", "Don Carlo", "Zio Luca", "Andrea Rossi", "Michele"}) {
        EXPECT_FALSE(women.contains(faceForName(name))) << name;
    }
}

TEST(OpponentFaces, DifferAtOneTable) {
    EXPECT_EQ(facesForNames({"Ciro", "Ciro"}, {}).value(0), "boatman");
    for (const QStringList& names :
         {QStringList{"Ciro", "Ciro", "Ciro", "Ciro", "Ciro", "Ciro"},
          QStringList{"", "", "Rosa", "", "", "Carmine"},
          QStringList{"a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"}}) {
        const QStringList faces = facesForNames(names, {});
        EXPECT_EQ(faces.size(), names.size());
        EXPECT_TRUE(allDiffer(faces)) << faces.join(' ').toStdString();
        EXPECT_FALSE(faces.contains(QString()));
    }
    const QStringList faces = facesForNames({"Maria", "Giuseppe"}, {});
    EXPECT_EQ(faces, QStringList({faceForName("Maria"), faceForName("Giuseppe")}));
}

TEST(OpponentFaces, AreThoseThatWereChosen) {
    EXPECT_EQ(facesForNames({"Ciro", "Assunta"}, {{"Ciro", "widow"}}).value(0), "widow");
    EXPECT_TRUE(allDiffer(facesForNames({"Ciro", "Assunta"}, {{"Ciro", "widow"}})));
    const FaceChoices same{{"Ciro", "girl"}, {"Rosa", "girl"}};
    EXPECT_EQ(facesForNames({"Ciro", "Rosa"}, same), QStringList({"girl", "seamstress"}));
    EXPECT_EQ(facesForNames({"Ciro"}, {{"Ciro", "no-such-face"}}), QStringList{"boatman"});
}

/// A name that a face goes with does not lose it to one that happens to get the same.
TEST(OpponentFaces, BelongFirstToTheNamesTheyGoWith) {
    for (int i = 0; i < 100; ++i) {
        const QString other = QString::number(i);
        if (faceForName(other) == "boatman") {
            EXPECT_EQ(facesForNames({other, "Ciro"}, {}).value(1), "boatman");
            return;
        }
    }
    FAIL() << "no number gets that face";
}

TEST(OpponentFaces, TellWomenFromMen) {
    for (const char* woman : {"Rosa", "Assunta", "Donna Lia"}) {
        EXPECT_TRUE(isWomansName(woman)) << woman;
    }
    for (const char* man : {"Ciro", "Andrea", "Don Vincenzo", "Luca"}) {
        EXPECT_FALSE(isWomansName(man)) << man;
    }
}

/// Anna and Luc, of whom only one can have the face that both would get, a friend, and a level.
MatchSetup tableOfFour() {
    MatchSetup setup;
    setup.rules = {"", "scopone", findPreset("scopone")->rules};
    for (const char* name : {"Anna", "Luc", "Chloe"}) {
        setup.seats.push_back({name, kPerson, {}});
    }
    setup.seats.push_back({"Gennaro", "good", {}});
    return setup;
}

/// Otherwise Luc would have another face where Anna, who looks at her own screen, has none.
TEST(SeatFaces, OfFriendsAreTheSameOnAllScreens) {
    ASSERT_EQ(faceForName("Anna"), faceForName("Luc"));
    const MatchSetup setup = tableOfFour();
    const QStringList all = friendsFaces(setup, {});
    EXPECT_TRUE(allDiffer(all));
    for (int own = 0; own < 3; ++own) {
        const MatchSetup seen = seenFrom(setup, std::array{own});
        const QStringList faces = seatFaces(seen, {});
        for (int seat = 0; seat < 4; ++seat) {
            EXPECT_EQ(faces.value(seat), seat == own ? QString() : all.value(seat));
        }
        EXPECT_EQ(friendsFaces(seen, {}), all);
    }
}

TEST(SeatFaces, OfOpponentsDoNotDependOnThePerson) {
    MatchSetup setup = tableOfFour();
    setup.seats[1].level = "good";
    setup.seats[2].level = "good";
    EXPECT_EQ(seatFaces(setup, {}).value(0), QString());
    EXPECT_EQ(seatFaces(setup, {}).value(1), faceForName("Luc"));
}

} // namespace

} // namespace settebello

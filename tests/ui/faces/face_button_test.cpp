// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/face_button.h"

#include "faces/opponent_faces.h"
#include "game/game_controller.h"
#include "ui/new_match/new_match_fixture.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTest>

namespace settebello {

namespace {

/// The faces beside opponents' names in the dialog of a new match.
class FaceButtons : public NewMatchFixture {
protected:
    void players(int number) const { offered("/table/players", number)->click(); }
    /// The palette that the button opens.
    static FacePalette* opened(FaceButton* button) {
        button->click();
        return button->findChild<FacePalette*>();
    }
    static void pick(FaceButton* button, const char* face) {
        FacePalette* palette = opened(button);
        ASSERT_TRUE(palette);
        palette->findChild<QToolButton*>(face)->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        EXPECT_FALSE(button->findChild<FacePalette*>());
    }
    void begin() { m_dialog->findChild<QPushButton*>("start")->click(); }
};

TEST_F(FaceButtons, ShowTheFacesThatGoWithTheNames) {
    EXPECT_EQ(face(1)->face(), "boatman");
    EXPECT_FALSE(face(2)->isVisible());
    nameOpponent(1, "Lucia");
    EXPECT_EQ(face(1)->face(), "girl");
    EXPECT_EQ(face(1)->accessibleName(), "Face of Lucia: Girl");
    people(2)->click();
    EXPECT_FALSE(face(1)->isVisible()) << "a person has none";
}

TEST_F(FaceButtons, AChosenFaceIsStoredAndShownAgain) {
    players(4);
    pick(face(1), "widow");
    EXPECT_EQ(face(1)->face(), "widow");
    EXPECT_TRUE(m_store->settings().display.faces.empty()) << "not before the match begins";
    begin();
    const FaceChoices expected{{"Ciro", "widow"}};
    EXPECT_EQ(m_store->settings().display.faces, expected);
    m_store->saveNow();
    m_store = std::make_unique<SettingsStore>(m_folder.path());
    open();
    EXPECT_EQ(face(1)->face(), "widow");
    pick(face(1), "boatman");
    begin();
    EXPECT_TRUE(m_store->settings().display.faces.empty()) << "the face of the name is no choice";
}

TEST_F(FaceButtons, AFaceThatAnotherHadChosenIsTaken) {
    players(4);
    pick(face(1), "girl");
    pick(face(2), "girl");
    EXPECT_EQ(face(1)->face(), "boatman");
    EXPECT_EQ(face(2)->face(), "girl");
    pick(face(3), "boatman"); // it goes with the name of the first
    EXPECT_EQ(face(3)->face(), "boatman");
    EXPECT_NE(face(1)->face(), "boatman");
    pick(face(1), "boatman");
    EXPECT_EQ(face(1)->face(), "boatman");
    EXPECT_EQ(face(3)->face(), "barber");
}

TEST_F(FaceButtons, ThePaletteHasANamedFaceOfEachKindAndWorksByKeys) {
    FacePalette* palette = opened(face(1));
    ASSERT_TRUE(palette);
    const auto faces = palette->findChildren<QToolButton*>();
    EXPECT_EQ(faces.size(), faceIds().size());
    for (const QToolButton* face : faces) {
        EXPECT_EQ(face->accessibleName(), faceName(face->objectName()));
        EXPECT_EQ(face->isChecked(), face->objectName() == "boatman");
    }
    auto* current = palette->findChild<QToolButton*>("boatman");
    EXPECT_EQ(palette->focusWidget(), current);
    const auto focusAfter = [&](Qt::Key key) {
        QTest::keyClick(palette->focusWidget(), key);
        return palette->focusWidget()->objectName();
    };
    const QStringList ids = faceIds();
    EXPECT_EQ(focusAfter(Qt::Key_Left), ids[0]) << "there is none";
    EXPECT_EQ(focusAfter(Qt::Key_Right), ids[1]);
    EXPECT_EQ(focusAfter(Qt::Key_Down), ids[5]);
    EXPECT_EQ(focusAfter(Qt::Key_Left), ids[4]);
    EXPECT_EQ(focusAfter(Qt::Key_Up), ids[0]);
    EXPECT_EQ(focusAfter(Qt::Key_Down), ids[4]);
    QTest::keyClick(palette->focusWidget(), Qt::Key_Return);
    EXPECT_EQ(face(1)->face(), ids[4]);
}

TEST_F(FaceButtons, EscapeChangesNothing) {
    FacePalette* palette = opened(face(1));
    palette->findChild<QLineEdit*>()->setText("Lucia");
    QTest::keyClick(palette, Qt::Key_Escape);
    EXPECT_FALSE(palette->isVisible());
    EXPECT_EQ(face(1)->face(), "boatman");
    EXPECT_TRUE(m_dialog->isVisible());
    EXPECT_EQ(face(1)->text(), "Ciro");
}

TEST_F(FaceButtons, AClickBesideThePaletteKeepsTheName) {
    FacePalette* palette = opened(face(1));
    palette->findChild<QLineEdit*>()->setText("Lucia & Co");
    palette->close();
    EXPECT_EQ(face(1)->text(), "Lucia && Co");
    EXPECT_EQ(m_dialog->setup(1).seats[1].name, "Lucia & Co");
}

TEST_F(FaceButtons, ANameAndAFaceAreChosenTogether) {
    FacePalette* palette = opened(face(1));
    auto* name = palette->findChild<QLineEdit*>();
    EXPECT_EQ(name->text(), "Ciro");
    name->setText("Lucia");
    palette->findChild<QToolButton*>("widow")->click();
    EXPECT_EQ(face(1)->face(), "widow");
    begin();
    const FaceChoices expected{{"Lucia", "widow"}};
    EXPECT_EQ(m_store->settings().display.faces, expected);
}

TEST_F(FaceButtons, TheKeysLeadFromTheFacesToTheNameAndBack) {
    FacePalette* palette = opened(face(1));
    auto* name = palette->findChild<QLineEdit*>();
    palette->findChild<QToolButton*>(faceIds()[1])->setFocus();
    QTest::keyClick(palette->focusWidget(), Qt::Key_Up);
    EXPECT_EQ(palette->focusWidget(), name);
    QTest::keyClick(name, Qt::Key_Down);
    EXPECT_EQ(palette->focusWidget()->objectName(), faceIds()[0]);
    QTest::keyClick(palette->focusWidget(), Qt::Key_Up);
    QTest::keyClick(name, Qt::Key_Return);
    EXPECT_FALSE(palette->isVisible());
    EXPECT_EQ(face(1)->face(), "boatman") << "no face was chosen by that";
}

} // namespace

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
// Several people at this screen, in the dialog of a new match.
#include "game/match_setup.h"
#include "ui/new_match/new_match_fixture.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace settebello {
namespace {

class NewMatchPeople : public NewMatchFixture {
protected:
    void name(int person, const char* name) const {
        m_dialog->findChild<QLineEdit*>(QStringLiteral("personName%1").arg(person))->setText(name);
    }
    QComboBox* partners() const { return m_dialog->findChild<QComboBox*>("partners"); }
    QString teams() const { return m_dialog->findChild<QLabel*>("teams")->text(); }
    QStringList peopleOf(const MatchSetup& setup) const {
        QStringList names;
        for (const SeatSetup& seat : setup.seats) {
            names += seat.isPerson() ? QString::fromStdString(seat.name) : QStringLiteral("-");
        }
        return names;
    }
};

TEST_F(NewMatchPeople, AreAClickAndTakeTheFirstSeats) {
    EXPECT_TRUE(people(1)->isChecked());
    offered("/table/players", 3)->click();
    people(2)->click();
    m_dialog->findChild<QLineEdit*>("ownName")->setText("Anna");
    name(2, "Bruno");
    EXPECT_EQ(peopleOf(m_dialog->setup(1)), QStringList({"Anna", "Bruno", "-"}));
    EXPECT_EQ(m_dialog->setup(1).seats[2].name, "Ciro") << "the first opponent";
}

TEST_F(NewMatchPeople, MorePeopleThanPlayersNeedALargerTable) {
    people(3)->click();
    EXPECT_EQ(m_dialog->rules().rules.table.players, 3);
    EXPECT_EQ(peopleOf(m_dialog->setup(1)).count("-"), 0);
    offered("/table/players", 2)->click();
    EXPECT_TRUE(people(2)->isChecked()) << "no more than there are seats";
    offered("/table/players", 4)->click();
    EXPECT_TRUE(people(3)->isChecked()) << "the third is there again";
}

TEST_F(NewMatchPeople, FiveAndSixAreOfferedAtATableOfSix) {
    EXPECT_FALSE(people(5)->isVisible());
    offered("/table/players", 6)->click();
    EXPECT_TRUE(people(6)->isVisible());
    people(6)->click();
    EXPECT_EQ(personCount(m_dialog->setup(1)), 6);
}

TEST_F(NewMatchPeople, TheListOfLevelsHoldsLevelsOnly) {
    EXPECT_EQ(m_dialog->findChild<QComboBox*>("opponentLevel1")->findData(kPerson), -1);
}

TEST_F(NewMatchPeople, InTeamsItSaysWhoPlaysWithWhom) {
    pickPreset("Scopone");
    EXPECT_FALSE(partners()->isVisible()) << "one person has nobody to choose";
    people(4)->click();
    m_dialog->findChild<QLineEdit*>("ownName")->setText("Anna");
    name(2, "Bruno");
    name(3, "Carla");
    name(4, "Dario & C. %2");
    EXPECT_EQ(teams(), "Anna and Carla play against Bruno and Dario & C. %2.");
    ASSERT_EQ(partners()->count(), 3);
    EXPECT_EQ(partners()->itemText(0), "Bruno");
    partners()->setCurrentIndex(0);
    emit partners()->activated(0);
    EXPECT_EQ(teams(), "Anna and Bruno play against Carla and Dario & C. %2.");
    EXPECT_EQ(peopleOf(m_dialog->setup(1)),
              QStringList({"Anna", "Carla", "Bruno", "Dario & C. %2"}));
    people(2)->click();
    EXPECT_EQ(teams(), "Anna and Bruno play against Ciro and Rosa.");
    EXPECT_EQ(partners()->itemText(1), "Ciro") << "each with an opponent as partner";
}

TEST_F(NewMatchPeople, NamesAndTeamsAreThereNextTime) {
    pickPreset("Scopone");
    people(3)->click();
    m_dialog->findChild<QLineEdit*>("ownName")->setText("Anna");
    name(2, "Bruno");
    name(3, "Carla");
    partners()->setCurrentIndex(0);
    emit partners()->activated(0);
    const QStringList before = peopleOf(m_dialog->setup(1));
    m_dialog->findChild<QPushButton*>("start")->click();
    m_store->saveNow();
    m_store = std::make_unique<SettingsStore>(m_folder.path());
    open();
    EXPECT_TRUE(people(3)->isChecked());
    EXPECT_EQ(peopleOf(m_dialog->setup(1)), before);
    EXPECT_EQ(peopleOf(NewMatchDialog::lastSetup(*m_store, 1)), before);
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
// Several people at this screen, in the dialog of a new match.
#include "game/match_setup.h"
#include "ui/new_match/new_match_fixture.h"
#include "ui/wait_until.h"

#include "rules/rules_header.h"
#include "rules/rules_panel.h"
#include "widgets/steady_scroll.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

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

TEST_F(NewMatchPeople, WhoHasNoSeatIsNamedAndHasItAgainAtALargerTable) {
    const auto* seatless = m_dialog->findChild<QLabel*>("seatless");
    pickPreset("Scopone");
    people(4)->click();
    EXPECT_FALSE(seatless->isVisible());
    name(3, "Carla");
    pickPreset("Scopa");
    offered("/table/players", 2)->click();
    ASSERT_TRUE(seatless->isVisible());
    EXPECT_EQ(seatless->text(), "With 2 players there is no seat for Carla and Player 4.");
    EXPECT_TRUE(people(2)->accessibleDescription().contains(seatless->text()))
        << "also for a screen reader";
    offered("/table/players", 3)->click();
    EXPECT_EQ(seatless->text(), "With 3 players there is no seat for Player 4.");
    EXPECT_EQ(peopleOf(m_dialog->setup(1)).constLast(), "Carla");
    people(2)->click();
    EXPECT_FALSE(seatless->isVisible()) << "nobody else was wanted";
    people(4)->click();
    EXPECT_FALSE(seatless->isVisible());
    EXPECT_TRUE(peopleOf(m_dialog->setup(1)).contains("Carla"));
}

TEST_F(NewMatchPeople, WhoHasNoSeatIsNamedInEveryLanguage) {
    people(3)->click();
    name(3, "Carla");
    offered("/table/players", 2)->click();
    const auto* seatless = m_dialog->findChild<QLabel*>("seatless");
    for (const auto& [language, text] :
         {std::pair("it", "Con due giocatori non c’è posto per Carla."),
          std::pair("fr", "À deux joueurs, il n’y a pas de place pour Carla.")}) {
        m_languages.use(language);
        QCoreApplication::processEvents();
        EXPECT_EQ(seatless->text(), text);
    }
    m_languages.use("en");
}

TEST_F(NewMatchPeople, FiveAndSixAreOfferedAtATableOfSix) {
    EXPECT_FALSE(people(5)->isVisible());
    offered("/table/players", 6)->click();
    EXPECT_TRUE(people(6)->isVisible());
    people(6)->click();
    EXPECT_EQ(personCount(m_dialog->setup(1)), 6);
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

TEST_F(NewMatchPeople, FourPlayChkobbaInPairsUnlessSomebodyWantsOtherwise) {
    pickPreset("Chkobba");
    EXPECT_TRUE(m_dialog->findChild<RulesPanel*>()->toPlainText().contains("a sweep, a chkobba."));
    offered("/table/players", 4)->click();
    EXPECT_TRUE(m_dialog->rules().rules.table.teams);
    EXPECT_TRUE(m_dialog->findChild<QLabel*>("compared")->text().startsWith("Everything is as in"))
        << "which is no change of the game";
    choices()->box(MainChoices::Teams)->click();
    EXPECT_FALSE(m_dialog->rules().rules.table.teams);
    EXPECT_FALSE(
        m_dialog->findChild<QLabel*>("compared")->text().startsWith("Everything is as in"));
    offered("/table/players", 2)->click();
    people(4)->click();
    EXPECT_TRUE(m_dialog->rules().rules.table.teams);
    EXPECT_EQ(m_dialog->rules().rules.table.players, 4);
}

class TablesOfScopaCorse : public NewMatchPeople {
protected:
    void SetUp() override {
        NewMatchPeople::SetUp();
        pickPreset("Scopa corse");
    }
    QList<QPushButton*> fixes() const { return m_dialog->findChildren<QPushButton*>("tableFix"); }
};

TEST_F(TablesOfScopaCorse, WhoCannotPlayIsNotOfferedAndToldWhy) {
    EXPECT_FALSE(offered("/table/players", 3)->isEnabled());
    EXPECT_FALSE(offered("/table/players", 6)->isEnabled());
    EXPECT_TRUE(offered("/table/players", 4)->isEnabled());
    const QString why = m_dialog->findChild<QLabel*>("tableSizes")->text();
    EXPECT_EQ(why, "Not for 3 and 6 players: four of the 36 cards lie on the table at first, and "
                   "the other 32 do not go round evenly.");
    EXPECT_EQ(offered("/table/players", 3)->toolTip(), why);
    people(3)->click();
    EXPECT_EQ(m_dialog->rules().rules.table.players, 4) << "the next larger table that can play";
    EXPECT_TRUE(m_dialog->findChild<QPushButton*>("start")->isEnabled());
}

TEST_F(TablesOfScopaCorse, TheNearestRulesThatWorkAreAClick) {
    ASSERT_EQ(fixes().size(), 2);
    EXPECT_EQ(fixes()[0]->text(), "Deal all at once");
    EXPECT_EQ(fixes()[1]->text(), "Play with 40 cards");
    fixes()[1]->click();
    EXPECT_EQ(m_dialog->rules().rules.pack.cards, 40);
    EXPECT_EQ(m_dialog->rules().rules.table.players, 2);
    EXPECT_TRUE(offered("/table/players", 3)->isEnabled());
    EXPECT_FALSE(m_dialog->findChild<QLabel*>("tableSizes")->isVisible());
    offered("/table/players", 3)->click();
    EXPECT_TRUE(m_dialog->findChild<QPushButton*>("start")->isEnabled());
}

TEST_F(TablesOfScopaCorse, AreExplainedInAnotherLanguageAtOnce) {
    m_languages.use("it");
    QCoreApplication::processEvents();
    const QString why = m_dialog->findChild<QLabel*>("tableSizes")->text();
    EXPECT_TRUE(why.contains("giocatori")) << qPrintable(why);
    EXPECT_EQ(offered("/table/players", 3)->toolTip(), why);
    ASSERT_EQ(fixes().size(), 2);
    EXPECT_NE(fixes()[0]->text(), "Deal all at once");
    EXPECT_EQ(fixes()[0]->accessibleDescription(), why);
    m_languages.use("en");
}

TEST_F(TablesOfScopaCorse, TheSummaryPromisesNoDealsThatDoNotExist) {
    RuleSet three = m_dialog->rules().rules;
    three.table.players = 3; // as in house rules of somebody else
    m_dialog->choose({"", "scopa-corse", three});
    const QString summary = m_dialog->findChild<RulesPanel*>()->toPlainText();
    EXPECT_FALSE(summary.contains("deals in a round")) << qPrintable(summary);
    EXPECT_FALSE(summary.contains(" deals.")) << qPrintable(summary);
    EXPECT_TRUE(summary.contains("Four of the 36 cards lie on the table at first"));
    EXPECT_FALSE(m_dialog->findChild<QPushButton*>("start")->isEnabled());
}

TEST_F(TablesOfScopaCorse, AFixLeavesTheFormItsSizeAndTheGameInSight) {
    m_dialog->resize(1000, 620);
    RuleSet three = m_dialog->rules().rules;
    const auto settle = [] {
        for (int i = 0; i < 6; ++i) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
    };
    settle();
    const auto* form = m_dialog->findChild<SteadyScroll*>();
    three.table.players = 3;
    m_dialog->choose({"", "scopa-corse", three});
    settle();
    const auto inSight = [this] {
        const QRect item = presetList()->visualItemRect(presetList()->currentItem());
        return presetList()->viewport()->rect().contains(item);
    };
    EXPECT_TRUE(inSight()) << "with the conflict";
    m_dialog->activateWindow();
    ASSERT_TRUE(waitUntil([&] { return m_dialog->isActiveWindow(); }));
    QPushButton* fix = nullptr;
    for (auto* button : m_dialog->findChildren<QPushButton*>("fix")) {
        fix = button->isVisible() && !form->isAncestorOf(button) ? button : fix;
    }
    ASSERT_TRUE(fix) << "beside the button that starts";
    const QSize before = form->size();
    fix->setFocus();
    QTest::keyClick(fix, Qt::Key_Space);
    settle();
    EXPECT_TRUE(m_dialog->findChild<QPushButton*>("start")->isEnabled());
    EXPECT_EQ(form->size(), before);
    EXPECT_TRUE(inSight());
}

TEST_F(NewMatchPeople, ChkobbaOffersCardsInWhichTheQueenIsEight) {
    ASSERT_TRUE(m_pictures.setDeck("napoletane"));
    pickPreset("Piva");
    auto* header = m_dialog->findChild<RulesHeader*>();
    EXPECT_EQ(header->notice(), "");
    pickPreset("Chkobba");
    EXPECT_EQ(header->notice(), "In chkobba the queen counts 8 and the jack 9.");
    const auto press = [header](const QString& text) {
        for (auto* button : header->findChildren<QPushButton*>()) {
            if (button->text() == text) {
                button->click();
                return true;
            }
        }
        return false;
    };
    ASSERT_TRUE(press("Take such cards"));
    const QString chosen = QString::fromStdString(m_store->settings().display.deck);
    ASSERT_TRUE(m_pictures.setDeck(chosen));
    EXPECT_EQ(m_pictures.deck().courts[0], Court::Queen);
    EXPECT_EQ(m_pictures.deck().courts[1], Court::Jack);
    ASSERT_TRUE(press("The ones before"));
    EXPECT_EQ(m_store->settings().display.deck, "napoletane");
    pickPreset("Piva");
    pickPreset("Chkobba");
    EXPECT_NE(header->notice(), "In chkobba the queen counts 8 and the jack 9.")
        << "such cards are in use";
}

} // namespace
} // namespace settebello

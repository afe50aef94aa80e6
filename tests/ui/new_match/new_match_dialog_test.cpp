// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_match/new_match_dialog.h"

#include "new_match/players_panel.h"
#include "rules/check_rules.h"
#include "rules/house_rules_button.h"
#include "rules/presets.h"
#include "rules/rules_panel.h"
#include "text/level_text.h"
#include "ui/new_match/new_match_fixture.h"
#include "ui/unfinished_texts.h"
#include "ui/wait_until.h"
#include "widgets/choice_buttons.h"
#include "widgets/collapsible.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class NewMatch : public NewMatchFixture {
protected:
    QPushButton* start() const { return m_dialog->findChild<QPushButton*>("start"); }

    static void expectTabOrder(QWidget& first, const QList<QWidget*>& expected) {
        QList<QWidget*> order;
        QWidget* widget = &first;
        do {
            if (widget->isVisible() && widget->focusPolicy() & Qt::TabFocus &&
                widget->isEnabled()) {
                order += widget;
            }
            widget = widget->nextInFocusChain();
        } while (widget != &first);
        const auto place = [&](QWidget* sought) { return order.indexOf(sought); };
        for (int i = 0; i + 1 < expected.size(); ++i) {
            EXPECT_GE(place(expected[i]), 0) << i;
            EXPECT_LT(place(expected[i]), place(expected[i + 1])) << "after number " << i;
        }
    }

    /// Chooses in a combo box as a player would, so that the dialog is notified.
    void choose(const char* path, int value) const {
        if (row(path)->findChild<ChoiceButtons*>()) {
            offered(path, value)->click();
            return;
        }
        auto* box = row(path)->findChild<QComboBox*>();
        const int index = box->findData(value);
        ASSERT_GE(index, 0);
        box->setCurrentIndex(index);
        emit box->activated(index);
    }
};

/// What a row shows of a rule set, as the toggle's value.
int shownValue(const RuleRow& row) {
    if (const auto* check = row.findChild<QCheckBox*>()) {
        return check->isChecked() ? 1 : 0;
    }
    if (const auto* choices = row.findChild<QComboBox*>()) {
        return choices->currentData().toInt();
    }
    if (const auto* number = row.findChild<QSpinBox*>()) {
        return number->value();
    }
    for (const QRadioButton* button : row.findChildren<QRadioButton*>()) {
        if (button->isChecked()) {
            return button->text().toInt();
        }
    }
    return -1;
}

TEST_F(NewMatch, OffersEveryPresetAndEachFillsEveryToggle) {
    for (const Preset& preset : presets()) {
        pickPreset(std::string(preset.name).c_str());
        EXPECT_EQ(m_dialog->rules().rules, preset.rules) << preset.id;
        EXPECT_EQ(m_dialog->rules().base, preset.id);
        for (const RuleKey& key : ruleKeys()) {
            if (const RuleRow* shown = row(key.path().c_str())) {
                EXPECT_EQ(shownValue(*shown), key.get(preset.rules)) << key.path();
            }
        }
        EXPECT_EQ(choices()->box(MainChoices::Teams)->isChecked(), preset.rules.table.teams);
        EXPECT_TRUE(start()->isEnabled()) << preset.id;
    }
}

TEST_F(NewMatch, HasAnEditorForEveryToggle) {
    for (const RuleKey& key : ruleKeys()) {
        if (key.path() != "/table/teams") { // it is one of the four main choices
            EXPECT_TRUE(row(key.path().c_str())) << key.path();
        }
    }
}

TEST_F(NewMatch, EveryValueOfEveryToggleArrivesInTheRules) {
    for (const RuleKey& key : ruleKeys()) {
        auto* edited = row(key.path().c_str());
        if (!edited) {
            continue;
        }
        for (int value = -5; value <= 101; ++value) {
            if (!key.allows(value)) {
                continue;
            }
            if (auto* number = edited->findChild<QSpinBox*>()) {
                number->setValue(value);
            } else if (edited->editor()->inherits("QComboBox") || key.path() == "/table/players") {
                choose(key.path().c_str(), value);
            } else if (shownValue(*edited) != value) {
                tick(key.path().c_str());
            }
            EXPECT_EQ(key.get(m_dialog->rules().rules), value) << key.path();
            EXPECT_EQ(start()->isEnabled(), checkRules(m_dialog->rules().rules).empty());
        }
    }
}

TEST_F(NewMatch, AConflictIsShownBesideItsToggleAndPreventsStarting) {
    m_dialog->showAllRules(true);
    tick("/deal/cutterChooses");
    EXPECT_TRUE(start()->isEnabled());
    choose("/deal/handCards", static_cast<int>(HandCards::All));
    EXPECT_FALSE(start()->isEnabled());
    EXPECT_FALSE(row("/deal/cutterChooses")->fault().isEmpty());
    EXPECT_TRUE(row("/deal/cutterChooses")->isVisible()) << "its group must have opened";
    EXPECT_TRUE(row("/deal/tableCards")->fault().isEmpty());
    const QSignalSpy accepted(m_dialog.get(), &QDialog::accepted);
    QTest::keyClick(m_dialog.get(), Qt::Key_Return);
    EXPECT_EQ(accepted.count(), 0);
    tick("/deal/cutterChooses");
    EXPECT_TRUE(start()->isEnabled());
    EXPECT_TRUE(row("/deal/cutterChooses")->fault().isEmpty());
}

TEST_F(NewMatch, TeamsOfTwoPlayersAreReportedBesideTheirCheckBox) {
    QTest::mouseClick(choices()->box(MainChoices::Teams), Qt::LeftButton, {}, {8, 8});
    EXPECT_TRUE(m_dialog->rules().rules.table.teams);
    EXPECT_FALSE(choices()->fault().isEmpty());
    EXPECT_FALSE(start()->isEnabled());
    choose("/table/players", 4);
    EXPECT_TRUE(choices()->fault().isEmpty());
    EXPECT_TRUE(start()->isEnabled());
}

TEST_F(NewMatch, TheFourMainChoicesSetTheBookletsRules) {
    const auto click = [this](MainChoices::Choice choice) { choices()->box(choice)->click(); };
    click(MainChoices::Primiera);
    EXPECT_EQ(m_dialog->rules().rules.scoring.prime, Prime::Sevens);
    click(MainChoices::Scopone);
    EXPECT_EQ(m_dialog->rules().rules.deal.handCards, HandCards::All);
    EXPECT_EQ(m_dialog->rules().rules.deal.tableCards, 0);
    click(MainChoices::MoreCards);
    EXPECT_EQ(m_dialog->rules().rules.capture.maxCards, 2);
    click(MainChoices::Primiera);
    click(MainChoices::Scopone);
    click(MainChoices::MoreCards);
    EXPECT_EQ(m_dialog->rules().rules, RuleSet());
}

TEST_F(NewMatch, ThePrimieraBoxAddsTheBookletsPrimiera) {
    pickPreset("La Scopa (first steps)");
    choices()->box(MainChoices::Primiera)->click();
    EXPECT_EQ(m_dialog->rules().rules.scoring.prime, Prime::Primiera);
    EXPECT_FALSE(m_dialog->rules().rules.scoring.primieraNeedsFourSuits);
    const QString words = m_dialog->findChild<RulesPanel*>()->toPlainText();
    EXPECT_TRUE(words.contains("A suit that is missing counts nothing")) << qPrintable(words);
}

TEST_F(NewMatch, TheSummaryFollowsTheRules) {
    const auto* words = m_dialog->findChild<RulesPanel*>();
    const QString before = words->toPlainText();
    tick("/scoring/reBello");
    EXPECT_NE(words->toPlainText(), before);
    EXPECT_TRUE(words->toPlainText().contains("re bello"));
}

TEST_F(NewMatch, TheSetupHoldsWhoPlays) {
    choose("/table/players", 4);
    m_dialog->findChild<QLineEdit*>("ownName")->setText("  Anna ");
    nameOpponent(2, "Rosa");
    nameOpponent(3, "");
    const MatchSetup setup = m_dialog->setup(42);
    ASSERT_EQ(setup.seats.size(), 4U);
    EXPECT_EQ(setup.seats[0].name, "Anna");
    EXPECT_EQ(setup.seats[0].level, kPerson);
    EXPECT_EQ(setup.seats[2].name, "Rosa");
    EXPECT_FALSE(setup.seats[3].name.empty()) << "a seat without a name gets one";
    EXPECT_EQ(setup.seats[3].level, "casual");
    EXPECT_EQ(setup.seed, 42U);
}

TEST_F(NewMatch, TheSetupStoresNoNameForWhoGaveNone) {
    choose("/table/players", 3);
    m_dialog->findChild<QLineEdit*>("ownName")->clear();
    people(2)->click();
    m_dialog->findChild<QLineEdit*>("personName2")->clear();
    const MatchSetup setup = m_dialog->setup(1);
    EXPECT_EQ(setup.seats[0].name, "");
    EXPECT_EQ(setup.seats[1].name, "");
    EXPECT_EQ(setup.seats[1].level, kPerson);
    EXPECT_NE(setup.seats[2].name, "") << "an opponent's is kept";
}

TEST_F(NewMatch, StartsFromTheLastMatch) {
    pickPreset("Re bello");
    m_dialog->findChild<QLineEdit*>("ownName")->setText("Anna");
    nameOpponent(1, "Zia");
    row("/match/target")->findChild<QSpinBox*>()->setValue(16);
    start()->click();
    m_store->saveNow();
    m_store = std::make_unique<SettingsStore>(m_folder.path());
    open();
    EXPECT_EQ(m_dialog->rules().base, "re-bello");
    EXPECT_EQ(m_dialog->rules().rules.match.target, 16);
    EXPECT_TRUE(m_dialog->rules().rules.scoring.reBello);
    EXPECT_EQ(presetList()->currentItem()->text(), "As last time");
    const MatchSetup setup = m_dialog->setup(1);
    EXPECT_EQ(setup.seats[0].name, "Anna");
    EXPECT_EQ(setup.seats[1].name, "Zia");
}

TEST_F(NewMatch, LevelsOfOlderSettingsStayAsTheyAre) {
    m_store->change([](Settings& settings) {
        settings.match.opponents = {"greedy", "random", "engine:bot", "expert"};
    });
    open();
    choose("/table/players", 6);
    const MatchSetup setup = m_dialog->setup(1);
    EXPECT_EQ(setup.seats[1].level, "greedy");
    EXPECT_EQ(setup.seats[2].level, "random");
    EXPECT_EQ(setup.seats[3].level, "casual") << "no program is run because a file says so";
    EXPECT_EQ(setup.seats[4].level, "expert");
    EXPECT_EQ(setup.seats[5].level, "expert");
    EXPECT_FALSE(offeredLevels().contains("greedy"));
}

TEST_F(NewMatch, HouseRulesAreKeptListedAndRemoved) {
    auto* houseRules = m_dialog->findChild<HouseRulesButton*>();
    tick("/scoring/scalette");
    houseRules->save("Nonna's");
    ASSERT_EQ(m_store->settings().houseRules.size(), 1U);
    EXPECT_TRUE(m_store->settings().houseRules[0].rules.scoring.scalette);
    EXPECT_EQ(presetList()->currentItem()->text(), "Nonna's");
    pickPreset("Piva");
    pickPreset("Nonna's");
    EXPECT_TRUE(m_dialog->rules().rules.scoring.scalette);
    tick("/scoring/reBello");
    houseRules->save("Nonna's");
    EXPECT_EQ(m_store->settings().houseRules.size(), 1U) << "the same name is replaced";
    houseRules->menu()->actions().at(1)->trigger(); // remove
    EXPECT_TRUE(m_store->settings().houseRules.empty());
    EXPECT_TRUE(presetList()->findItems("Nonna's", Qt::MatchExactly).isEmpty());
}

TEST_F(NewMatch, ARuleFileIsExportedAndImported) {
    auto* houseRules = m_dialog->findChild<HouseRulesButton*>();
    pickPreset("Chkobba");
    tick("/scoring/lowCards");
    const RuleSet rules = m_dialog->rules().rules;
    const QString file = m_folder.path() + "/out.scopa-rules.json";
    EXPECT_EQ(houseRules->exportTo(file), "");
    pickPreset("Scopa");
    EXPECT_EQ(houseRules->import(file), "");
    EXPECT_EQ(m_dialog->rules().rules, rules);
    EXPECT_EQ(m_dialog->rules().base, "chkobba");
}

TEST_F(NewMatch, ABadRuleFileIsReportedAndChangesNothing) {
    auto* houseRules = m_dialog->findChild<HouseRulesButton*>();
    const QString path = m_folder.path() + "/bad.scopa-rules.json";
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "settebello.rules", "version": 1,
                   "rules": {"capture": {"choice": "most"}}})");
    file.close();
    const RuleSet before = m_dialog->rules().rules;
    EXPECT_TRUE(houseRules->import(path).contains("/capture/choice"));
    EXPECT_FALSE(houseRules->import(m_folder.path() + "/nowhere").isEmpty());
    EXPECT_EQ(m_dialog->rules().rules, before);
}

TEST_F(NewMatch, TabGoesFromTheGamesToTheStart) {
    expectTabOrder(*presetList(),
                   {presetList(), m_dialog->findChild<QPushButton*>("changeRules"), people(1),
                    offered("/table/players", 2), offered("/match/target", 11),
                    row("/match/target")->editor(), choices()->box(MainChoices::Teams),
                    choices()->box(MainChoices::MoreCards),
                    m_dialog->findChild<QLineEdit*>("ownName"), face(1), level(1), start()});
}

TEST_F(NewMatch, TabGoesFromTheNameOfTheRulesOverThemToTheStart) {
    m_dialog->showAllRules(true);
    auto* save = m_dialog->findChild<QPushButton*>("save");
    expectTabOrder(
        *save, {save, m_dialog->findChild<HouseRulesButton*>(), choices()->box(MainChoices::Teams),
                choices()->box(MainChoices::MoreCards), m_dialog->findChild<RulesPanel*>(),
                m_dialog->findChild<QPushButton*>("back"), start()});
}

TEST_F(NewMatch, ThePagesHaveInCommonTheMainChoicesAlone) {
    const auto visible = [](const QWidget* widget) { return widget && widget->isVisible(); };
    for (const bool all : {false, true, false}) {
        m_dialog->showAllRules(all);
        for (const auto choice : {MainChoices::Teams, MainChoices::Primiera, MainChoices::Scopone,
                                  MainChoices::MoreCards}) {
            EXPECT_TRUE(visible(choices()->box(choice))) << "one click away";
        }
        EXPECT_TRUE(visible(start()));
        EXPECT_EQ(visible(presetList()), !all);
        EXPECT_EQ(visible(m_dialog->findChild<PlayersPanel*>()), !all);
        EXPECT_EQ(visible(row("/match/target")), !all);
        EXPECT_EQ(visible(row("/deal/cut")->parentWidget()->parentWidget()), all);
        EXPECT_EQ(visible(m_dialog->findChild<RulesPanel*>()), all);
        EXPECT_EQ(visible(m_dialog->findChild<HouseRulesButton*>()), all);
    }
}

TEST_F(NewMatch, OneClickLeadsToAllTheRulesAndOneBack) {
    m_dialog->findChild<QPushButton*>("changeRules")->click();
    EXPECT_TRUE(m_dialog->findChild<RulesPanel*>()->isVisible());
    tick("/scoring/reBello");
    m_dialog->findChild<QPushButton*>("back")->click();
    EXPECT_TRUE(presetList()->isVisible());
    EXPECT_TRUE(m_dialog->rules().rules.scoring.reBello) << "which stays changed";
    EXPECT_EQ(m_dialog->focusWidget(), presetList());
}

TEST_F(NewMatch, EscapeDoesNotStart) {
    const QSignalSpy rejected(m_dialog.get(), &QDialog::rejected);
    tick("/scoring/reBello");
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    EXPECT_EQ(rejected.count(), 1);
    EXPECT_FALSE(m_store->settings().match.rules.rules.scoring.reBello);
}

TEST_F(NewMatch, ChangesItsLanguageAtOnce) {
    SKIP_IF_UNFINISHED("it");
    SKIP_IF_UNFINISHED("fr");
    m_languages.use("it");
    QCoreApplication::processEvents();
    EXPECT_EQ(m_dialog->windowTitle(), "Nuova partita");
    EXPECT_EQ(row("/scoring/prime")->findChild<QComboBox*>()->itemText(1), "Più sette");
    EXPECT_TRUE(m_dialog->findChild<RulesPanel*>()->toPlainText().contains("in tavola"));
    EXPECT_FALSE(presetList()->findItems("Scopa semplificata", Qt::MatchExactly).isEmpty());
    m_languages.use("fr");
    QCoreApplication::processEvents();
    EXPECT_EQ(m_dialog->windowTitle(), "Nouvelle partie");
}

class NewMatchFits : public NewMatch, public ::testing::WithParamInterface<const char*> {};

TEST_P(NewMatchFits, IntoTheSmallestWindowWithoutClippedText) {
    m_languages.use(GetParam());
    for (Collapsible* group : m_dialog->findChildren<Collapsible*>()) {
        group->setOpen(true);
    }
    for (const bool all : {false, true}) {
        m_dialog->showAllRules(all);
        m_dialog->resize(800, 560);
        QCoreApplication::processEvents();
        EXPECT_LE(m_dialog->minimumSizeHint().width(), 800);
        EXPECT_LE(m_dialog->minimumSizeHint().height(), 560);
        EXPECT_EQ(m_dialog->size(), QSize(800, 560));
        for (const QScrollArea* area : m_dialog->findChildren<QScrollArea*>()) {
            EXPECT_LE(area->widget()->minimumSizeHint().width(), area->viewport()->width());
            EXPECT_LE(area->widget()->width(), area->viewport()->width());
        }
        const auto cutOff = [this] {
            QStringList names;
            for (const QComboBox* box : m_dialog->findChildren<QComboBox*>()) {
                if (box->isVisible() && box->width() < box->sizeHint().width()) {
                    names += box->accessibleName();
                }
            }
            return names;
        };
        // Rows lay themselves out again once they know their width.
        EXPECT_TRUE(waitUntil([&] { return cutOff().isEmpty(); }))
            << qPrintable(cutOff().join(','));
    }
}

INSTANTIATE_TEST_SUITE_P(LanguageManager, NewMatchFits, ::testing::Values("en", "fr", "it"));

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
// What a player does with rules in the New match dialog: compares them, resolves what does not go
// together, keeps, renames and removes them, and sets a match up from nothing.
#include "rules/check_rules.h"
#include "rules/house_rules_button.h"
#include "rules/presets.h"
#include "text/rule_fixes.h"
#include "ui/new_match/new_match_fixture.h"
#include "ui/unfinished_texts.h"
#include "widgets/collapsible.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class HouseRules : public NewMatchFixture {
protected:
    HouseRulesButton* houseRules() const { return m_dialog->findChild<HouseRulesButton*>(); }
    QPushButton* button(const char* name) const { return m_dialog->findChild<QPushButton*>(name); }
    const RuleSet& rules() const { return m_dialog->rules().rules; }

    static QPushButton* visible(const QWidget* in, const char* name) {
        for (QPushButton* found : in->findChildren<QPushButton*>(name)) {
            if (found->isVisible()) {
                return found;
            }
        }
        return nullptr;
    }
};

TEST_F(HouseRules, DifferencesAreMarkedCountedAndUndoneSinglyOrTogether) {
    pickPreset("Re bello");
    m_dialog->showAllRules(true);
    EXPECT_FALSE(button("backAll")->isVisible());
    EXPECT_TRUE(row("/scoring/reBello")->difference().isEmpty());
    tick("/scoring/reBello");
    tick("/scoring/lowCards");
    row("/match/target")->findChild<QSpinBox*>()->setValue(16);
    choices()->box(MainChoices::Teams)->click();
    EXPECT_EQ(row("/scoring/reBello")->difference(), "Usually: yes");
    EXPECT_EQ(row("/match/target")->difference(), "Usually: 11");
    EXPECT_TRUE(row("/deal/handCards")->difference().isEmpty());
    EXPECT_TRUE(m_dialog->findChild<QLabel*>("compared")->text().startsWith("4 rules differ"));
    bool counted = false;
    for (const QToolButton* heading : m_dialog->findChildren<QToolButton*>()) {
        counted = counted || heading->text() == "Scoring (2 changed)";
    }
    EXPECT_TRUE(counted);

    m_dialog->showAllRules(false);
    ASSERT_TRUE(visible(row("/match/target"), "backToPreset"));
    visible(row("/match/target"), "backToPreset")->click();
    EXPECT_EQ(rules().match.target, 11);
    EXPECT_TRUE(row("/match/target")->difference().isEmpty());
    m_dialog->showAllRules(true);
    visible(choices(), "backToPreset")->click();
    EXPECT_FALSE(rules().table.teams);
    EXPECT_TRUE(button("backAll")->isVisible());
    button("backAll")->click();
    EXPECT_EQ(rules(), findPreset("re-bello")->rules);
    EXPECT_FALSE(button("backAll")->isVisible());
    EXPECT_EQ(m_dialog->findChild<QLabel*>("compared")->text(), "Everything is as in Re bello.");
}

TEST_F(HouseRules, AConflictIsResolvedByTheButtonBesideIt) {
    choices()->box(MainChoices::Teams)->click(); // two players
    EXPECT_FALSE(button("start")->isEnabled());
    QPushButton* fixButton = visible(choices(), "fix");
    ASSERT_TRUE(fixButton);
    EXPECT_EQ(fixButton->text(), "Four players");
    fixButton->click();
    EXPECT_EQ(rules().table.players, 4);
    EXPECT_TRUE(rules().table.teams);
    EXPECT_TRUE(button("start")->isEnabled());
    EXPECT_FALSE(visible(m_dialog.get(), "fix"));

    m_dialog->showAllRules(true);
    tick("/deal/cutterChooses");
    choices()->box(MainChoices::Scopone)->click();
    fixButton = visible(row("/deal/cutterChooses"), "fix");
    ASSERT_TRUE(fixButton);
    fixButton->click(); // the table is empty too: the fix for both comes first
    EXPECT_TRUE(button("start")->isEnabled());
    EXPECT_FALSE(rules().deal.cutterChooses);
}

TEST(RuleFixes, ExistForEveryConflictOfEveryPresetWithOneToggleChanged) {
    LanguageManager languages;
    languages.use("en");
    int problems = 0;
    for (const Preset& preset : presets()) {
        for (const RuleKey& key : ruleKeys()) {
            for (int value = -5; value <= 36; ++value) {
                RuleSet changed = preset.rules;
                if (!key.allows(value)) {
                    continue;
                }
                key.set(changed, value);
                const auto faults = checkRules(changed);
                for (const Fault& fault : faults) {
                    ++problems;
                    const auto fixes = ruleFixes(fault, changed);
                    EXPECT_FALSE(fixes.empty()) << preset.id << key.path() << value;
                    for (const RuleFix& fix : fixes) {
                        EXPECT_LT(checkRules(fix.rules).size(), faults.size());
                        EXPECT_FALSE(fix.text.isEmpty());
                    }
                }
            }
        }
    }
    EXPECT_GT(problems, 50);
}

TEST_F(HouseRules, AreRenamedRemovedAndRestored) {
    tick("/scoring/scalette");
    houseRules()->save("Nonna's");
    tick("/scoring/reBello");
    houseRules()->save("Zia's");
    EXPECT_FALSE(houseRules()->rename("Nonna's").isEmpty()) << "the name is another's";
    EXPECT_EQ(houseRules()->rename("  Uncle's "), "");
    ASSERT_EQ(m_store->settings().houseRules.size(), 2U);
    EXPECT_EQ(m_store->settings().houseRules[1].name, "Uncle's");
    EXPECT_EQ(presetList()->currentItem()->text(), "Uncle's");
    EXPECT_EQ(houseRules()->rename(" "), "") << "no name is no change";
    EXPECT_EQ(m_store->settings().houseRules[1].name, "Uncle's");

    const std::vector<NamedRules> before = m_store->settings().houseRules;
    houseRules()->remove();
    EXPECT_EQ(m_store->settings().houseRules.size(), 1U);
    const auto actions = houseRules()->menu()->actions();
    const auto back = std::find_if(actions.begin(), actions.end(), [](const QAction* action) {
        return action->text().contains("Bring back");
    });
    ASSERT_NE(back, actions.end());
    EXPECT_TRUE((*back)->isVisible());
    (*back)->trigger();
    EXPECT_EQ(m_store->settings().houseRules, before);
    EXPECT_EQ(presetList()->currentItem()->text(), "Uncle's");
}

TEST_F(HouseRules, AreListedInTheirMenuAndChosenFromIt) {
    tick("/scoring/scalette");
    houseRules()->save("Nonna & Zia");
    tick("/scoring/reBello");
    houseRules()->save("Zia's");
    m_dialog->showAllRules(true);
    emit houseRules()->menu()->aboutToShow();
    emit houseRules()->menu()->aboutToShow();
    const QList<QAction*> actions = houseRules()->menu()->actions();
    EXPECT_EQ(actions[0]->text(), "Nonna && Zia");
    EXPECT_FALSE(actions[0]->isChecked());
    EXPECT_EQ(actions[1]->text(), "Zia's");
    EXPECT_TRUE(actions[1]->isChecked());
    EXPECT_TRUE(actions[2]->isSeparator());
    actions[0]->trigger();
    EXPECT_EQ(m_dialog->rules().name, "Nonna & Zia");
    EXPECT_FALSE(rules().scoring.reBello);
}

TEST_F(HouseRules, AreNamedInAWindowAsWideAsItsTitle) {
    SKIP_IF_UNFINISHED("fr");
    m_languages.use("fr");
    houseRules()->askAndSave();
    const auto* ask = houseRules()->findChild<QInputDialog*>();
    ASSERT_TRUE(ask && ask->isVisible());
    const int beside = ask->width() - ask->fontMetrics().horizontalAdvance(ask->windowTitle());
    EXPECT_GE(beside, 10 * ask->fontMetrics().averageCharWidth()) << "for buttons";
}

TEST_F(HouseRules, TheRulesOfTheLastMatchAreATileIfTheyAreNoneOfTheGames) {
    const auto last = [this] { return presetList()->findItems("As last time", Qt::MatchExactly); };
    EXPECT_TRUE(last().isEmpty()) << "nothing was played yet";
    pickPreset("Piva");
    button("start")->click();
    open();
    EXPECT_TRUE(last().isEmpty()) << "it is there as Piva";
    row("/match/target")->findChild<QSpinBox*>()->setValue(21);
    button("start")->click();
    m_store->saveNow();
    m_store = std::make_unique<SettingsStore>(m_folder.path());
    open();
    const RuleSet played = rules();
    EXPECT_EQ(played.match.target, 21) << "they are there to begin with";
    ASSERT_EQ(last().size(), 1);
    EXPECT_EQ(presetList()->currentItem(), last()[0]);
    EXPECT_EQ(presetList()->row(last()[0]), 0);
    EXPECT_EQ(last()[0]->data(Qt::AccessibleDescriptionRole), "Piva, 21 points");
    pickPreset("Piva");
    EXPECT_NE(rules(), played);
    m_store->change([](Settings& settings) { settings.display.sound = false; });
    EXPECT_EQ(presetList()->currentItem()->text(), "Piva") << "not the last one, made from it";
    pickPreset("As last time");
    EXPECT_EQ(rules(), played);
}

/// A player's hands: every click, and every choice from a list, counts as one.
class Hands {
public:
    void click(QWidget* widget, QPoint where = {}) {
        ++m_actions;
        QTest::mouseClick(widget, Qt::LeftButton, {},
                          where.isNull() ? widget->rect().center() : where);
    }
    void choose(QComboBox* box, const QString& text) {
        click(box);
        ++m_actions;
        QTest::keyClicks(box->view(), text);
        QTest::keyClick(box->view(), Qt::Key_Return);
        ASSERT_EQ(box->currentText(), text);
    }
    int actions() const { return m_actions; }

private:
    int m_actions = 0;
};

TEST_F(HouseRules, AStrangerSetsUpATableInAMinute) {
    // Scopone scientifico to 21 with napola and re bello, in teams, two strong opponents.
    Hands hands;
    auto* scroll = m_dialog->findChild<QScrollArea*>();
    const auto found = presetList()->findItems("Scopone scientifico", Qt::MatchExactly);
    ASSERT_EQ(found.size(), 1);
    const QRect item = presetList()->visualItemRect(found.constFirst());
    ASSERT_TRUE(presetList()->viewport()->rect().intersects(item)) << "seen without scrolling";
    hands.click(presetList()->viewport(), item.topLeft() + QPoint(20, 10));

    hands.click(offered("/match/target", 21), {8, 8});

    for (const int seat : {1, 3}) {
        scroll->ensureWidgetVisible(level(seat));
        hands.click(level(seat));
        hands.click(level(seat));
    }
    hands.click(button("changeRules"));
    for (QToolButton* heading : m_dialog->findChildren<QToolButton*>()) {
        if (heading->text() == "Scoring") {
            scroll->ensureWidgetVisible(heading);
            hands.click(heading, {20, heading->height() / 2});
        }
    }
    QCoreApplication::processEvents();
    scroll->ensureWidgetVisible(row("/scoring/napola"));
    hands.click(row("/scoring/reBello")->findChild<QCheckBox*>(), {8, 8});
    hands.choose(row("/scoring/napola")->findChild<QComboBox*>(), "Up to 9 points");
    ASSERT_TRUE(button("start")->isEnabled());
    hands.click(button("start"));

    const MatchSetup setup = m_dialog->setup(1);
    RuleSet expected = findPreset("scopone-scientifico")->rules;
    expected.match.target = 21;
    expected.scoring.napola = Napola::ToHorse;
    expected.scoring.reBello = true;
    EXPECT_EQ(setup.rules.rules, expected);
    ASSERT_EQ(setup.seats.size(), 4U);
    EXPECT_EQ(setup.seats[1].level, "expert");
    EXPECT_EQ(setup.seats[3].level, "expert");
    EXPECT_EQ(m_dialog->result(), QDialog::Accepted);
    EXPECT_LE(hands.actions(), 12) << "at five seconds each that is a minute";
}

} // namespace
} // namespace settebello

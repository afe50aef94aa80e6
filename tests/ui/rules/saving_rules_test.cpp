// SPDX-License-Identifier: GPL-3.0-or-later
// What a player is told and asked about rules that are saved, overwritten, exported, imported,
// compared, or left unsaved.
#include "rules/compare_rules_dialog.h"
#include "rules/differences_view.h"
#include "rules/house_rules_button.h"
#include "rules/presets.h"
#include "rules/rules_header.h"
#include "rules/rules_question.h"
#include "ui/clipped_text.h"
#include "ui/new_match/new_match_fixture.h"
#include "ui/scoped_font.h"

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class SavingRules : public NewMatchFixture {
protected:
    HouseRulesButton* houseRules() const { return m_dialog->findChild<HouseRulesButton*>(); }
    RulesHeader* header() const { return m_dialog->findChild<RulesHeader*>(); }
    QPushButton* button(const char* name) const { return m_dialog->findChild<QPushButton*>(name); }
    QString text(const char* label) const { return m_dialog->findChild<QLabel*>(label)->text(); }
    const std::vector<NamedRules>& saved() const { return m_store->settings().houseRules; }
    void setTarget(int target) const {
        row("/match/target")->findChild<QSpinBox*>()->setValue(target);
    }
    /// The question that is open now; nullptr if there is none.
    RulesQuestion* question() const {
        for (auto* asked : m_dialog->findChildren<RulesQuestion*>()) {
            if (asked->isVisible()) {
                return asked;
            }
        }
        return nullptr;
    }
    void answer(const char* name) const {
        RulesQuestion* asked = question();
        ASSERT_TRUE(asked);
        auto* chosen = asked->findChild<QPushButton*>(name);
        ASSERT_TRUE(chosen) << name;
        chosen->click();
        EXPECT_FALSE(question());
    }
    QString differences() const {
        return question() ? question()->findChild<DifferencesView*>()->toPlainText() : QString();
    }
    /// Types a name where the dialog asks for one.
    void name(const QString& name) const {
        auto* ask = m_dialog->findChild<QInputDialog*>();
        ASSERT_TRUE(ask);
        ask->setTextValue(name);
        ask->accept();
    }
    QString writeFile(const char* name, const NamedRules& rules) const {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(writeRuleFile(rules)));
        return path;
    }
    static NamedRules rulesTo(int target, const char* name) {
        NamedRules rules{name, "scopa", {}};
        rules.rules.match.target = target;
        return rules;
    }
};

TEST_F(SavingRules, NameAndStateStandAboveTheForm) {
    EXPECT_EQ(text("rulesName"), "Scopa");
    EXPECT_EQ(text("rulesState"), "Original rules");
    setTarget(21);
    EXPECT_EQ(text("rulesName"), "Scopa");
    EXPECT_EQ(text("rulesState"), "Changed, and not saved");
    m_dialog->showAllRules(true);
    ASSERT_TRUE(button("save")->isVisible());
    button("save")->click();
    name("Nonna's");
    EXPECT_EQ(text("rulesName"), "Nonna's");
    EXPECT_EQ(text("rulesState"), "Your house rules, as saved");
    EXPECT_EQ(header()->notice(), "✓ Saved as “Nonna's”, among your house rules.");
    ASSERT_EQ(saved().size(), 1U);
    EXPECT_EQ(saved()[0].rules.match.target, 21);
    tick("/deal/cutterChooses");
    EXPECT_TRUE(button("save")->isEnabled());
    choices()->box(MainChoices::Scopone)->click();
    EXPECT_FALSE(button("save")->isEnabled()) << "these rules cannot be played";
}

TEST_F(SavingRules, OverwritingIsAskedAndShownInWords) {
    setTarget(16);
    houseRules()->save("Nonna's");
    pickPreset("Scopa");
    setTarget(21);
    houseRules()->saveAs("Nonna's");
    EXPECT_TRUE(differences().contains("Until now: 16")) << qPrintable(differences());
    EXPECT_TRUE(differences().contains("From now on: 21")) << qPrintable(differences());
    answer("cancel");
    EXPECT_EQ(saved()[0].rules.match.target, 16);

    houseRules()->saveAs("Nonna's");
    EXPECT_TRUE(question()->findChild<QPushButton*>("anotherName")->isDefault());
    answer("anotherName");
    name("Zia's");
    ASSERT_EQ(saved().size(), 2U);
    EXPECT_EQ(saved()[1].rules.match.target, 21);

    houseRules()->saveAs("Nonna's");
    answer("replace");
    ASSERT_EQ(saved().size(), 2U);
    EXPECT_EQ(saved()[0].rules.match.target, 21);
    houseRules()->saveAs("Nonna's");
    EXPECT_FALSE(question()) << "nothing would change";
}

TEST_F(SavingRules, ImportedRulesAreKeptUnderTheirName) {
    EXPECT_EQ(houseRules()->import(writeFile("a.json", rulesTo(21, "Nonna's"))), "");
    ASSERT_EQ(saved().size(), 1U);
    EXPECT_EQ(saved()[0], rulesTo(21, "Nonna's"));
    EXPECT_EQ(presetList()->currentItem()->text(), "Nonna's");
    EXPECT_EQ(m_dialog->rules(), rulesTo(21, "Nonna's"));
    EXPECT_EQ(header()->notice(), "“Nonna's” is now among your house rules.");
    EXPECT_EQ(houseRules()->import(writeFile("zia.scopa-rules.json", rulesTo(31, ""))), "");
    ASSERT_EQ(saved().size(), 2U);
    EXPECT_EQ(saved()[1].name, "zia") << "rules without a name are called like their file";
    EXPECT_EQ(houseRules()->import(m_folder.filePath("a.json")), "");
    EXPECT_FALSE(question()) << "they are the same";
    EXPECT_EQ(saved().size(), 2U);
    EXPECT_EQ(m_dialog->rules().name, "Nonna's");
}

TEST_F(SavingRules, AnImportSaysThatItHasPutChangesAside) {
    setTarget(31);
    EXPECT_EQ(houseRules()->import(writeFile("a.json", rulesTo(21, "Nonna's"))), "");
    EXPECT_TRUE(header()->notice().contains("now among your house rules"));
    EXPECT_TRUE(header()->notice().contains("The changes to “Scopa” are not saved."));
    button("undoNotice")->click();
    EXPECT_EQ(m_dialog->rules(), rulesTo(31, ""));
    EXPECT_EQ(saved().size(), 1U);
}

TEST_F(SavingRules, ImportAsksIfTheNameIsTaken) {
    const QString file = writeFile("a.json", rulesTo(21, "Nonna's"));
    m_store->change(
        [](Settings& settings) { settings.houseRules.push_back(rulesTo(16, "Nonna's")); });
    EXPECT_EQ(houseRules()->import(file), "");
    EXPECT_TRUE(differences().contains("Those you have: 16")) << qPrintable(differences());
    EXPECT_TRUE(differences().contains("The new ones: 21")) << qPrintable(differences());
    answer("cancel");
    EXPECT_EQ(saved(), std::vector{rulesTo(16, "Nonna's")});
    EXPECT_EQ(houseRules()->import(file), "");
    answer("keepBoth");
    EXPECT_EQ(saved(), (std::vector{rulesTo(16, "Nonna's"), rulesTo(21, "Nonna's (2)")}));
    EXPECT_EQ(m_dialog->rules().name, "Nonna's (2)");
    EXPECT_EQ(houseRules()->import(file), "");
    answer("replace");
    EXPECT_EQ(saved()[0], rulesTo(21, "Nonna's"));
    EXPECT_EQ(m_dialog->rules().name, "Nonna's");
}

TEST_F(SavingRules, ExportSaysWhereTheRulesAreAndThatTheyAreNotSavedHere) {
    const auto exported = [this](const char* file) {
        houseRules()->menu()->actions().constLast()->trigger();
        auto* ask = m_dialog->findChildren<QFileDialog*>().constLast();
        emit ask->fileSelected(m_folder.filePath(file));
        ask->close();
        return header()->notice();
    };
    const QString first = exported("first.scopa-rules.json");
    EXPECT_TRUE(first.contains("first.scopa-rules.json")) << qPrintable(first);
    EXPECT_FALSE(first.contains("not saved"));
    EXPECT_TRUE(QFile::exists(m_folder.filePath("first.scopa-rules.json")));
    setTarget(21);
    EXPECT_TRUE(exported("second.scopa-rules.json").contains("not saved"));
}

TEST_F(SavingRules, CancellingAsksNothingAndChangesCanBeBroughtBackNextTime) {
    setTarget(16);
    houseRules()->save("Nonna's");
    const auto closesAtOnce = [this](const std::function<void()>& close) {
        const QSignalSpy rejected(m_dialog.get(), &QDialog::rejected);
        close();
        EXPECT_FALSE(question());
        EXPECT_EQ(rejected.count(), 1);
        open();
    };
    closesAtOnce([this] { m_dialog->reject(); });
    EXPECT_EQ(header()->notice(), "") << "nothing was changed";
    m_dialog->choose(saved()[0]);
    setTarget(21);
    closesAtOnce([this] { QTest::keyClick(m_dialog.get(), Qt::Key_Escape); });
    EXPECT_EQ(m_dialog->rules().name, "") << "the game of the last match";
    closesAtOnce([this] { m_dialog->close(); });
    EXPECT_EQ(header()->notice(), "The changes to “Nonna's” are not saved.") << "still";
    button("undoNotice")->click();
    EXPECT_EQ(m_dialog->rules(), rulesTo(21, "Nonna's"));
    EXPECT_EQ(saved()[0].rules.match.target, 16);
    pickPreset("Scopa");
    button("start")->click();
    open();
    EXPECT_EQ(header()->notice(), "") << "once a match was begun with others";
}

TEST_F(SavingRules, RulesThatCannotBePlayedAreNotKeptOnCancelling) {
    choices()->box(MainChoices::Teams)->click();
    m_dialog->reject();
    EXPECT_FALSE(question());
    EXPECT_FALSE(m_dialog->isVisible());
    open();
    EXPECT_EQ(header()->notice(), "");
}

TEST_F(SavingRules, StartingWithChangedHouseRulesIsAskedOnce) {
    const QSignalSpy accepted(m_dialog.get(), &QDialog::accepted);
    setTarget(16);
    houseRules()->save("Nonna's");
    setTarget(21);
    button("start")->click();
    EXPECT_EQ(accepted.count(), 0);
    answer("withoutSaving");
    EXPECT_EQ(accepted.count(), 1);
    EXPECT_EQ(saved()[0].rules.match.target, 16);
    EXPECT_EQ(m_store->settings().match.rules.rules.match.target, 21);
    open();
    const QSignalSpy again(m_dialog.get(), &QDialog::accepted);
    EXPECT_EQ(text("rulesState"), "Changed, and not saved");
    button("start")->click();
    EXPECT_EQ(again.count(), 1) << "nothing was changed since";
}

TEST_F(SavingRules, ChoosingAnotherGamePutsChangesAside) {
    setTarget(21);
    pickPreset("Piva");
    pickPreset("Re bello");
    EXPECT_EQ(header()->notice(), "The changes to “Scopa” are not saved.");
    ASSERT_TRUE(button("undoNotice")->isVisible());
    button("undoNotice")->click();
    EXPECT_EQ(m_dialog->rules(), rulesTo(21, ""));
    EXPECT_EQ(presetList()->currentItem()->text(), "Scopa");
    EXPECT_FALSE(button("undoNotice")->isVisible());
    m_dialog->reject();
    open();
    EXPECT_EQ(header()->notice(), "The changes to “Scopa” are not saved.") << "still";
}

TEST_F(SavingRules, RemovedRulesAreNamedWholeAndBroughtBackWithoutTheMenu) {
    const char* const name = "The rules of the Sunday evenings at grandmother's";
    setTarget(21);
    houseRules()->save(name);
    houseRules()->remove();
    EXPECT_TRUE(saved().empty());
    EXPECT_TRUE(header()->notice().contains(name)) << qPrintable(header()->notice());
    button("undoNotice")->click();
    EXPECT_EQ(saved(), std::vector{rulesTo(21, name)});
}

TEST_F(SavingRules, BringingBackOverwritesNothing) {
    setTarget(21);
    houseRules()->save("Nonna's");
    houseRules()->remove();
    setTarget(31);
    houseRules()->save("Nonna's");
    houseRules()->bringBack();
    EXPECT_TRUE(differences().contains("The new ones: 21")) << qPrintable(differences());
    answer("cancel");
    EXPECT_EQ(saved(), std::vector{rulesTo(31, "Nonna's")});
}

TEST_F(SavingRules, TwoRuleSetsAreComparedInWords) {
    setTarget(16);
    houseRules()->save("Nonna's");
    setTarget(21);
    button("compareRules")->click();
    auto* compared = m_dialog->findChild<CompareRulesDialog*>();
    ASSERT_TRUE(compared);
    const auto* view = compared->findChild<DifferencesView*>();
    EXPECT_TRUE(view->toPlainText().contains("1 rule differs:")) << qPrintable(view->toPlainText());
    EXPECT_TRUE(view->toPlainText().contains("Nonna's, changed: 21"));
    EXPECT_TRUE(view->toPlainText().contains("Nonna's: 16"));
    auto* list = compared->findChild<PresetList*>();
    list->setCurrentItem(list->findItems("Re bello", Qt::MatchExactly).constFirst());
    EXPECT_TRUE(view->toPlainText().contains("Re bello: yes")) << qPrintable(view->toPlainText());
    EXPECT_EQ(m_dialog->rules().rules.match.target, 21) << "nothing was chosen for the match";
}

TEST_F(SavingRules, EqualRulesAreSaidToBeEqual) {
    button("compareRules")->click();
    EXPECT_EQ(m_dialog->findChild<DifferencesView*>()->toPlainText(), "All rules are the same.");
}

TEST_F(SavingRules, QuestionsFitWithLargeText) {
    const ScopedFont font(2, FontWidth::Wide);
    open();
    const NamedRules scopone{"", "scopone", findPreset("scopone")->rules};
    m_store->change([&](Settings& settings) {
        settings.houseRules.push_back(
            {"Grandmother's-rules-for-long-Sunday-evenings", "scopa", {}});
    });
    m_dialog->choose(scopone);
    houseRules()->saveAs("Grandmother's-rules-for-long-Sunday-evenings");
    ASSERT_TRUE(question());
    question()->resize(800, 560);
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    EXPECT_EQ(question()->size(), QSize(800, 560));
    const QStringList clipped = clippedTexts(*question());
    EXPECT_TRUE(clipped.isEmpty()) << qPrintable(clipped.join('\n'));
}

} // namespace
} // namespace settebello

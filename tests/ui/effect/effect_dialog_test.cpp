// SPDX-License-Identifier: GPL-3.0-or-later
#include "effect/effect_dialog.h"

#include "cards/card_pictures.h"
#include "new_match/new_match_dialog.h"
#include "rules/presets.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "ui/wait_until.h"
#include "widgets/announcer.h"
#include "window/main_menu.h"
#include "window/main_window.h"

#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <memory>

namespace settebello {
namespace {

NamedRules withNapola() {
    RuleSet rules;
    rules.scoring.napola = Napola::ToHorse;
    return {"Nonna's", "scopa", rules};
}

class EffectDialogTest : public ::testing::Test {
protected:
    void SetUp() override {
        m_languages.use("en");
        m_store = std::make_unique<SettingsStore>(m_folder.path());
        open();
    }
    void open() {
        m_dialog = std::make_unique<EffectDialog>(*m_store);
        m_dialog->meter().setMostMatches(200);
    }
    void showMeasured(const NamedRules& rules) {
        m_dialog->setRules(rules);
        m_dialog->show();
        EXPECT_TRUE(waitUntil([&] { return !m_dialog->meter().measuring(); }));
    }
    QString summary() const { return m_dialog->findChild<QLabel*>("summary")->text(); }
    QList<EffectChart*> charts() const { return m_dialog->findChildren<EffectChart*>(); }

    QTemporaryDir m_folder;
    LanguageManager m_languages;
    std::unique_ptr<SettingsStore> m_store;
    std::unique_ptr<EffectDialog> m_dialog;
};

TEST_F(EffectDialogTest, SaysWhatTheRulesChange) {
    showMeasured(withNapola());
    EXPECT_TRUE(summary().contains("A round brings 1.2 more points.")) << qPrintable(summary());
    ASSERT_EQ(charts().size(), 2);
    EXPECT_EQ(charts()[0]->accessibleName(), "How it plays");
    const QString spoken = charts()[0]->accessibleDescription();
    EXPECT_TRUE(spoken.startsWith("Points in a round: 5.4")) << qPrintable(spoken);
    EXPECT_TRUE(spoken.contains(", in Scopa 4.")) << qPrintable(spoken);
    EXPECT_TRUE(charts()[1]->accessibleDescription().contains("Napola: "));
    EXPECT_EQ(m_dialog->findChild<Announcer*>()->text(), summary());
}

TEST_F(EffectDialogTest, ShowsTheFiguresOfAGameAsItIs) {
    showMeasured({"", "cirulla", findPreset("cirulla")->rules});
    EXPECT_TRUE(summary().startsWith("A round brings 17.")) << qPrintable(summary());
    EXPECT_FALSE(charts()[0]->accessibleDescription().contains("difference"));
}

/// Counts how often its widget was painted, and how often less high than it should be.
class PaintWatch : public QObject {
public:
    explicit PaintWatch(QWidget* widget)
        : QObject(widget)
        , m_widget(widget) {
        widget->installEventFilter(this);
    }
    int painted() const { return m_painted; }
    int squeezed() const { return m_squeezed; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            ++m_painted;
            m_squeezed += m_widget->height() < m_widget->heightForWidth(m_widget->width()) ? 1 : 0;
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QWidget* m_widget;
    int m_painted = 0;
    int m_squeezed = 0;
};

TEST_F(EffectDialogTest, ShowsBarsOfFullHeightFromTheFirstFiguresOn) {
    for (const QSize& size : {QSize(900, 540), QSize(900, 900), QSize(480, 560)}) {
        open();
        m_dialog->resize(size);
        m_dialog->setRules(withNapola());
        m_dialog->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(m_dialog.get()));
        QList<PaintWatch*> watches;
        for (EffectChart* chart : charts()) {
            watches += new PaintWatch(chart);
        }
        ASSERT_TRUE(waitUntil([&] { return !m_dialog->meter().measuring(); }));
        ASSERT_TRUE(waitUntil([&] { return watches[0]->painted() > 0; }));
        for (const PaintWatch* watch : watches) {
            EXPECT_EQ(watch->squeezed(), 0) << size.width();
        }
    }
}

TEST_F(EffectDialogTest, FollowsTheRulesAndStopsForFaults) {
    showMeasured(withNapola());
    const QString napola = summary();
    NamedRules faulty = withNapola();
    faulty.rules.table.teams = true;
    m_dialog->setRules(faulty);
    EXPECT_FALSE(m_dialog->meter().measuring());
    EXPECT_TRUE(summary().startsWith("These rules contradict one another."));
    EXPECT_FALSE(charts()[0]->isVisible());
    m_dialog->setRules(withNapola());
    EXPECT_TRUE(m_dialog->meter().measuring());
    ASSERT_TRUE(waitUntil([&] { return !m_dialog->meter().measuring(); }));
    EXPECT_EQ(summary(), napola);
    EXPECT_TRUE(charts()[0]->isVisible());
}

TEST_F(EffectDialogTest, MeasuresMinutesAtTheChosenSpeed) {
    showMeasured(withNapola());
    const QString usual = charts()[0]->accessibleDescription();
    m_store->change([](Settings& settings) { settings.display.animationSpeed = 4; });
    EXPECT_TRUE(m_dialog->meter().measuring());
    ASSERT_TRUE(waitUntil([&] { return !m_dialog->meter().measuring(); }));
    EXPECT_NE(charts()[0]->accessibleDescription(), usual);
}

TEST_F(EffectDialogTest, MeasuresOnlyWhileItIsOpen) {
    m_dialog->meter().setMostMatches(1'000'000);
    m_dialog->setRules(withNapola());
    EXPECT_FALSE(m_dialog->meter().measuring());
    m_dialog->show();
    EXPECT_TRUE(m_dialog->meter().measuring());
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    EXPECT_FALSE(m_dialog->isVisible());
    EXPECT_FALSE(m_dialog->meter().measuring());
    m_dialog->show();
    EXPECT_TRUE(m_dialog->meter().measuring());
}

TEST_F(EffectDialogTest, RemembersItsSize) {
    m_dialog->show();
    m_dialog->resize(700, 520);
    m_dialog->close();
    open();
    EXPECT_EQ(m_dialog->size(), QSize(700, 520));
}

TEST_F(EffectDialogTest, ShowsAllOfItsBarsByTheKeyboard) {
    m_dialog->resize(800, 560);
    showMeasured({"", "scopa", findPreset("cirulla")->rules});
    QList<QWidget*> reached;
    for (int i = 0; i < 8; ++i) {
        QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Tab);
        reached += m_dialog->focusWidget();
    }
    for (EffectChart* chart : charts()) {
        EXPECT_TRUE(reached.contains(chart));
    }
}

TEST_F(EffectDialogTest, OpensBesideTheNewMatchDialogAndFollowsIt) {
    CardPictures pictures;
    NewMatchDialog newMatch(*m_store, pictures);
    newMatch.choose(withNapola());
    newMatch.show();
    newMatch.findChild<QPushButton*>("whatChanges")->click();
    auto* effect = newMatch.findChild<EffectDialog*>();
    ASSERT_NE(effect, nullptr);
    EXPECT_TRUE(effect->isVisible());
    EXPECT_FALSE(effect->isModal()) << "the rules can be changed meanwhile";
    newMatch.choose({"", "cirulla", findPreset("cirulla")->rules});
    ASSERT_TRUE(waitUntil(
        [&] { return effect->findChild<QLabel*>("summary")->text().contains("brings 17."); }));
    newMatch.reject();
    EXPECT_FALSE(effect->isVisible());
    EXPECT_FALSE(effect->meter().measuring());
}

TEST_F(EffectDialogTest, OpensFromTheHelpMenuForTheRulesInPlay) {
    MainWindow window(WindowOptions{m_folder.filePath("window"), 1, "en"});
    window.show();
    auto* menu = window.findChild<MainMenu*>();
    emit menu->ruleEffect();
    auto* effect = window.findChild<EffectDialog*>();
    ASSERT_NE(effect, nullptr);
    EXPECT_TRUE(effect->isVisible());
    EXPECT_EQ(effect->findChild<QLabel*>("heading")->text(), "Scopa in figures");
    emit menu->ruleEffect();
    EXPECT_EQ(window.findChildren<EffectDialog*>().size(), 1);
    const MatchSetup setup{
        {"", "cirulla", findPreset("cirulla")->rules}, {{"Anna", kPerson}, {"Ciro", "good"}}, 1};
    window.controller().start(setup);
    emit menu->ruleEffect();
    EXPECT_EQ(effect->findChild<QLabel*>("heading")->text(), "Cirulla in figures");
}

} // namespace
} // namespace settebello

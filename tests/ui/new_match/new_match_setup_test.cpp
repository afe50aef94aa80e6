// SPDX-License-Identifier: GPL-3.0-or-later
// The New match dialog as it is operated: how many clicks a match takes, and what moves meanwhile.
#include "new_match/players_panel.h"
#include "rules/check_rules.h"
#include "rules/game_delegate.h"
#include "rules/presets.h"
#include "text/level_text.h"
#include "text/preset_text.h"
#include "ui/new_match/new_match_fixture.h"
#include "ui/scoped_font.h"
#include "ui/wait_until.h"
#include "widgets/collapsible.h"
#include "widgets/steady_scroll.h"

#include <QComboBox>
#include <QCursor>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace settebello {
namespace {

class NewMatchSetup : public NewMatchFixture {
protected:
    void SetUp() override {
        NewMatchFixture::SetUp();
        m_dialog->resize(1160, 720);
        settle();
    }

    /// Rows lay themselves out again once they know their width.
    static void settle() {
        for (int i = 0; i < 6; ++i) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
    }
    SteadyScroll* page() const { return m_dialog->findChild<SteadyScroll*>(); }
    QPushButton* button(const char* name) const { return m_dialog->findChild<QPushButton*>(name); }
    QPoint placeOf(const QWidget* widget) const { return widget->mapTo(m_dialog.get(), QPoint()); }
    /// As a hand does it: the pointer goes there first.
    static void click(QWidget* widget, QPoint at) {
        QCursor::setPos(widget->mapToGlobal(at));
        QTest::mouseClick(widget, Qt::LeftButton, {}, at);
        settle();
    }
    static void click(QWidget* widget) { click(widget, {8, widget->height() / 2}); }
    void clickGame(int row) const {
        click(presetList()->viewport(),
              presetList()->visualItemRect(presetList()->item(row)).topLeft() + QPoint(20, 10));
    }
    /// What is operated and stays while another match is set up.
    std::map<QString, QRect> places() const {
        std::map<QString, QRect> all;
        const auto add = [&](const QString& name, const QWidget* widget) {
            all[name] = QRect(placeOf(widget), widget->size());
        };
        for (const char* path : {"/table/players", "/match/target"}) {
            for (const QRadioButton* one : row(path)->findChildren<QRadioButton*>()) {
                add(QLatin1String(path) + one->text(), one);
            }
        }
        add("level", level(1));
        add("face", face(1));
        add("target", row("/match/target")->editor());
        add("own name", m_dialog->findChild<QLineEdit*>("ownName"));
        for (const char* name : {"changeRules", "start"}) {
            add(QLatin1String(name), button(name));
        }
        for (int i = 1; i <= 5; ++i) {
            all["game " + QString::number(i)] = presetList()->visualItemRect(presetList()->item(i));
        }
        return all;
    }
    void expectUnmoved(const std::map<QString, QRect>& before, const QString& after) const {
        settle();
        for (const auto& [name, place] : places()) {
            EXPECT_EQ(place, before.at(name))
                << qPrintable(name) << " moved: " << qPrintable(after);
        }
    }
};

TEST_F(NewMatchSetup, PlayersPointsAndLevelTakeThreeClicksAndTheStartAFourth) {
    const QSignalSpy accepted(m_dialog.get(), &QDialog::accepted);
    int clicks = 0;
    for (QWidget* one : {static_cast<QWidget*>(offered("/table/players", 4)),
                         static_cast<QWidget*>(offered("/match/target", 21)),
                         static_cast<QWidget*>(level(1)), static_cast<QWidget*>(button("start"))}) {
        ASSERT_TRUE(m_dialog->rect().contains({placeOf(one), one->size()})) << "without scrolling";
        click(one);
        ++clicks;
    }
    EXPECT_EQ(accepted.size(), 1);
    const MatchSetup setup = m_dialog->setup(1);
    EXPECT_EQ(setup.rules.rules.match.target, 21);
    ASSERT_EQ(setup.seats.size(), 4U);
    EXPECT_EQ(setup.seats[1].level, "good");
    EXPECT_EQ(setup.seats[2].level, "casual") << "as it was";
    EXPECT_LE(clicks, 4);
}

TEST_F(NewMatchSetup, AClickOnALevelGoesOnToTheNext) {
    const QStringList levels = offeredLevels();
    const auto chosen = [this] {
        return QString::fromStdString(m_dialog->setup(1).seats[1].level);
    };
    qsizetype place = levels.indexOf("casual");
    for (int i = 0; i < levels.size(); ++i) {
        EXPECT_EQ(chosen(), levels[place]);
        EXPECT_EQ(level(1)->text(), levelName(levels[place]));
        EXPECT_EQ(level(1)->accessibleName(), "Level of Ciro: " + levelName(levels[place]));
        EXPECT_EQ(level(1)->accessibleDescription(), levelDescription(levels[place]));
        click(level(1));
        place = (place + 1) % levels.size();
    }
    EXPECT_EQ(chosen(), "casual") << "once round, and never a person";
    QTest::keyClick(level(1), Qt::Key_Up);
    EXPECT_EQ(chosen(), "good");
    QTest::keyClick(level(1), Qt::Key_Left);
    QTest::keyClick(level(1), Qt::Key_Down);
    EXPECT_EQ(chosen(), "beginner");
    QTest::keyClick(level(1), Qt::Key_Down);
    EXPECT_EQ(chosen(), levels.constLast());
    QTest::keyClick(level(1), Qt::Key_Space);
    EXPECT_EQ(chosen(), "beginner");
}

TEST_F(NewMatchSetup, ALevelThatIsNotOfferedStaysUntilItIsClickedOn) {
    m_store->change([](Settings& settings) { settings.match.opponents = {"greedy"}; });
    open();
    EXPECT_EQ(level(1)->text(), levelName("greedy"));
    level(1)->click();
    EXPECT_EQ(m_dialog->setup(1).seats[1].level, "beginner");
}

TEST_F(NewMatchSetup, EachOpponentHasACardAndPeopleHaveNone) {
    offered("/table/players", 3)->click();
    EXPECT_TRUE(face(2)->isVisible());
    EXPECT_EQ(face(2)->text(), "Rosa");
    people(2)->click();
    EXPECT_TRUE(level(1)->isVisible());
    EXPECT_FALSE(level(2)->isVisible());
    people(3)->click();
    EXPECT_FALSE(level(1)->isVisible()) << "nobody is left";
}

TEST_F(NewMatchSetup, TheNumberOfPlayersIsNoDifference) {
    const auto* state = m_dialog->findChild<QLabel*>("rulesState");
    const QString asListed = state->text();
    offered("/table/players", 3)->click();
    EXPECT_TRUE(row("/table/players")->difference().isEmpty());
    EXPECT_TRUE(m_dialog->findChild<QLabel*>("compared")->text().startsWith("Everything is as in"));
    EXPECT_EQ(state->text(), asListed);
    offered("/match/target", 21)->click();
    EXPECT_EQ(row("/match/target")->difference(), "Usually: 11");
    EXPECT_NE(state->text(), asListed);
    button("backAll")->click();
    EXPECT_EQ(m_dialog->rules().rules.match.target, 11);
    EXPECT_EQ(m_dialog->rules().rules.table.players, 3) << "nothing was said of them";
}

TEST_F(NewMatchSetup, AllAsInThePresetTakesItsPlayersWhereOthersCannotPlay) {
    pickPreset("Scopone");
    choices()->box(MainChoices::Teams)->click();
    offered("/table/players", 3)->click();
    button("backAll")->click();
    EXPECT_EQ(m_dialog->rules().rules, findPreset("scopone")->rules);
}

TEST_F(NewMatchSetup, NothingMovesWhilePlayersPointsLevelAndGameAreChosen) {
    const auto before = places();
    for (const int players : {3, 4, 6, 2}) {
        click(offered("/table/players", players));
        expectUnmoved(before, QStringLiteral("%1 players").arg(players));
    }
    for (int i = 0; i < 5; ++i) {
        click(level(1));
        expectUnmoved(before, level(1)->text());
    }
    for (const Preset& preset : presets()) {
        m_dialog->choose({"", std::string(preset.id), preset.rules});
        presetList()->scrollToTop();
        expectUnmoved(before, presetText(preset.id).name);
    }
    for (int game = 5; game >= 1; --game) {
        clickGame(game);
        expectUnmoved(before, QStringLiteral("game %1").arg(game));
    }
}

struct SmallScreen {
    QSize size;
    double letters; ///< as a factor of the usual ones
    bool tabs;      ///< games and players have one each
};

class NewMatchOnSmallScreens : public NewMatchSetup,
                               public ::testing::WithParamInterface<SmallScreen> {
protected:
    bool isInSight(QWidget* widget) const {
        return widget->isVisible() && widget->visibleRegion().boundingRect() == widget->rect() &&
               m_dialog->rect().contains({placeOf(widget), widget->size()});
    }
};

TEST_P(NewMatchOnSmallScreens, TheMainChoicesAreAtMostAClickAwayAndOnlyTheGamesScroll) {
    const ScopedFont font(GetParam().letters);
    for (const char* language : {"en", "fr", "it"}) {
        m_languages.use(language);
        open();
        m_dialog->resize(GetParam().size);
        settle();
        auto* tabs = m_dialog->findChild<QTabBar*>("halves");
        EXPECT_EQ(tabs->isVisible(), GetParam().tabs);
        EXPECT_TRUE(presetList()->isVisible());
        EXPECT_TRUE(isInSight(button("start")));
        if (GetParam().tabs) {
            EXPECT_FALSE(page()->isVisible());
            QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
            settle();
            EXPECT_FALSE(presetList()->isVisible());
        } else {
            EXPECT_EQ(page()->verticalScrollBar()->maximum(), 0) << language;
        }
        EXPECT_TRUE(isInSight(button("start")));
        for (const auto choice : {MainChoices::Teams, MainChoices::Primiera, MainChoices::Scopone,
                                  MainChoices::MoreCards}) {
            EXPECT_TRUE(isInSight(choices()->box(choice)))
                << language << ": " << qPrintable(choices()->box(choice)->text());
        }
        const bool hadTabs = tabs->isVisible();
        const QPoint teams = placeOf(choices()->box(MainChoices::Teams));
        QTest::mouseClick(offered("/table/players", 6), Qt::LeftButton);
        settle();
        EXPECT_EQ(tabs->isVisible(), hadTabs);
        EXPECT_EQ(placeOf(choices()->box(MainChoices::Teams)), teams) << "more players move it";
    }
}

INSTANTIATE_TEST_SUITE_P(Screens, NewMatchOnSmallScreens,
                         ::testing::Values(SmallScreen{{800, 460}, 1, false},
                                           SmallScreen{{800, 460}, 1.5, true},
                                           SmallScreen{{1366, 740}, 1.5, false}));

TEST_F(NewMatchSetup, AGameHalfInSightIsNotScrolledAwayFromUnderThePointer) {
    auto* bar = presetList()->verticalScrollBar();
    const auto place = [this](int row) {
        return presetList()->visualItemRect(presetList()->item(row));
    };
    int row = 1;
    while (place(row).top() == place(1).top()) {
        ++row; // to the second line of tiles
    }
    bar->setValue(place(row).center().y());
    const int before = bar->value();
    click(presetList()->viewport(), {20, 5});
    EXPECT_EQ(presetList()->currentRow(), row);
    EXPECT_NE(m_dialog->rules().base, "scopa");
    EXPECT_EQ(bar->value(), before);
}

TEST_F(NewMatchSetup, UndoingADifferenceBringsNothingElseUnderThePointer) {
    offered("/match/target", 21)->click();
    settle();
    auto* back = row("/match/target")->findChild<QPushButton*>("backToPreset");
    const QPoint levels = placeOf(level(1));
    click(back);
    EXPECT_EQ(m_dialog->rules().rules.match.target, 11);
    EXPECT_TRUE(row("/match/target")->difference().isEmpty());
    EXPECT_EQ(placeOf(level(1)), levels) << "came up to the pointer";
    click(level(1));
    offered("/match/target", 16)->click();
    offered("/match/target", 11)->click();
    settle();
    EXPECT_EQ(placeOf(level(1)), levels);
}

class RulesStay : public NewMatchSetup, public ::testing::WithParamInterface<int> {};

/// If a row that says what was usual pushed the next one down, a second click would undo the first.
TEST_P(RulesStay, WhereTheyAreWhileOneOfThemIsChanged) {
    m_dialog->resize(GetParam(), 620);
    for (Collapsible* group : m_dialog->findChildren<Collapsible*>()) {
        group->setOpen(true);
    }
    m_dialog->showAllRules(true);
    settle();
    const QList<RuleRow*> rows = m_dialog->findChildren<RuleRow*>();
    const auto places = [&] {
        QList<QPoint> all;
        for (RuleRow* one : rows) {
            all += one->mapTo(page()->widget(), QPoint());
        }
        return all;
    };
    const QList<QPoint> before = places();
    const RuleSet scopa = m_dialog->rules().rules;
    int changed = 0;
    for (RuleRow* one : rows) {
        for (int value = 0; value <= 40; ++value) {
            RuleSet rules = scopa;
            if (one->key().path() == "/table/players" || !one->key().allows(value) ||
                value == one->key().get(scopa)) {
                continue;
            }
            one->key().set(rules, value);
            if (!checkRules(rules).empty()) {
                continue; // a conflict has buttons of its own
            }
            emit one->edited(value);
            settle();
            EXPECT_EQ(m_dialog->rules().rules, rules);
            EXPECT_FALSE(one->difference().isEmpty());
            EXPECT_EQ(places(), before) << one->key().path();
            emit one->edited(one->key().get(scopa));
            ++changed;
            break;
        }
    }
    EXPECT_GT(changed, 30);
}

INSTANTIATE_TEST_SUITE_P(Widths, RulesStay, ::testing::Values(800, 1160));

TEST_F(NewMatchSetup, WhatIsUnderThePointerStaysWhereRowsAboveItGoAway) {
    m_dialog->resize(1160, 380);
    settle();
    offered("/match/target", 21)->click();
    choices()->box(MainChoices::Teams)->click();
    offered("/table/players", 4)->click();
    m_dialog->showAllRules(true);
    settle();
    page()->ensureWidgetVisible(button("backAll"));
    const auto* line = m_dialog->findChild<QLabel*>("compared");
    const int y = placeOf(line).y();
    ASSERT_GT(page()->verticalScrollBar()->value(), 60) << "or there is nothing to scroll";
    const auto* below = m_dialog->findChild<QWidget*>("/deal/cut")->parentWidget();
    const int belowY = placeOf(below).y();
    click(button("backAll"));
    EXPECT_FALSE(button("backAll")->isVisible());
    EXPECT_TRUE(row("/match/target")->difference().isEmpty());
    EXPECT_EQ(placeOf(line).y(), y) << "the line that the button was in";
    EXPECT_EQ(placeOf(below).y(), belowY);
}

TEST_F(NewMatchSetup, TheBestKnownGamesComeFirstSideBySideEachWithAnEmblem) {
    const QStringList names{"The best known",
                            "Scopa",
                            "Scopone",
                            "Scopone scientifico",
                            "Asso pigliatutto",
                            "Escoba",
                            "More kinds of scopa"};
    std::set<std::string> bases;
    for (int i = 0; i < presetList()->count(); ++i) {
        const QModelIndex index = presetList()->model()->index(i, 0);
        EXPECT_EQ(index.data().toString(), names.value(i, index.data().toString()));
        if (index.data(GameDelegate::Game).isValid()) {
            EXPECT_FALSE(index.data(GameDelegate::Emblem).toList().isEmpty());
            EXPECT_FALSE(index.data(GameDelegate::Character).toString().isEmpty());
            presetList()->setCurrentRow(i);
            bases.insert(m_dialog->rules().base);
        }
    }
    EXPECT_EQ(bases.size(), presets().size()) << "each is there";
    presetList()->scrollToTop();
    const auto place = [this](int row) {
        return presetList()->visualItemRect(presetList()->item(row));
    };
    EXPECT_EQ(place(1).top(), place(2).top());
    EXPECT_GT(place(2).left(), place(1).left());
    EXPECT_TRUE(presetList()->viewport()->rect().contains(place(5))) << "without scrolling";
}

TEST_F(NewMatchSetup, HouseRulesComeFirst) {
    m_store->change([](Settings& settings) {
        settings.houseRules = {{"Nonna's", "scopa", findPreset("re-bello")->rules}};
    });
    EXPECT_EQ(presetList()->item(0)->text(), "Your house rules");
    EXPECT_EQ(presetList()->item(1)->text(), "Nonna's");
    EXPECT_EQ(presetList()->item(2)->text(), "The best known");
    presetList()->setCurrentRow(1);
    EXPECT_EQ(presetList()->selectedHouseRules(), 0);
    presetList()->setCurrentRow(3);
    EXPECT_EQ(presetList()->selectedHouseRules(), -1);
}

TEST_F(NewMatchSetup, AnotherLanguageKeepsTheGameAmongItsOwn) {
    pickPreset("Escoba");
    m_languages.use("fr");
    settle();
    EXPECT_EQ(m_dialog->rules().base, "escoba");
    EXPECT_EQ(presetList()->currentItem()->text(), "Escoba");
    m_languages.use("en");
}

TEST_F(NewMatchSetup, TheArrowKeysGoThroughAllGames) {
    presetList()->setFocus();
    QTest::keyClick(presetList(), Qt::Key_Home);
    EXPECT_EQ(m_dialog->rules().base, "scopa");
    std::set<std::string> bases{"scopa"};
    for (std::size_t i = 1; i < presets().size(); ++i) {
        QTest::keyClick(presetList(), Qt::Key_Right);
        bases.insert(m_dialog->rules().base);
    }
    EXPECT_EQ(bases.size(), presets().size());
    const std::string last = m_dialog->rules().base;
    QTest::keyClick(presetList(), Qt::Key_Right);
    EXPECT_EQ(m_dialog->rules().base, last) << "there is no other";
    QTest::keyClick(presetList(), Qt::Key_Home);
    QTest::keyClick(presetList(), Qt::Key_End);
    EXPECT_EQ(m_dialog->rules().base, last);
    QTest::keyClick(presetList(), Qt::Key_Left);
    EXPECT_NE(m_dialog->rules().base, last);
}

TEST_F(NewMatchSetup, UpAndDownGoToTheTileThere) {
    presetList()->setFocus();
    presetList()->setCurrentRow(1);
    const QRect first = presetList()->visualItemRect(presetList()->currentItem());
    QTest::keyClick(presetList(), Qt::Key_Down);
    const QRect below = presetList()->visualItemRect(presetList()->currentItem());
    EXPECT_EQ(below.left(), first.left());
    EXPECT_GT(below.top(), first.top());
    QTest::keyClick(presetList(), Qt::Key_Up);
    EXPECT_EQ(presetList()->currentRow(), 1);
    for (int i = 0; i < 20; ++i) { // over the headings
        QTest::keyClick(presetList(), Qt::Key_Down);
    }
    EXPECT_GT(presetList()->currentRow(), presetList()->count() - 6);
}

TEST_F(NewMatchSetup, EnterBeginsTheChosenGame) {
    const QSignalSpy accepted(m_dialog.get(), &QDialog::accepted);
    presetList()->setFocus();
    presetList()->setCurrentRow(1);
    QTest::keyClick(presetList(), Qt::Key_Right);
    QTest::keyClick(presetList(), Qt::Key_Return);
    EXPECT_EQ(accepted.size(), 1);
    EXPECT_EQ(m_store->settings().match.rules.base, "scopone");
}

TEST_F(NewMatchSetup, OpensAtTheChosenGame) {
    for (const char* base : {"scopone", "hurrikan-partners"}) {
        m_store->change([base](Settings& settings) {
            settings.match.rules = {"", base, findPreset(base)->rules};
        });
        open();
        settle();
        const QRect place = presetList()->visualItemRect(presetList()->currentItem());
        EXPECT_TRUE(presetList()->viewport()->rect().contains(place)) << base;
        const bool first = presetList()->verticalScrollBar()->value() == 0;
        EXPECT_EQ(first, base == std::string("scopone")) << "no further than is needed";
    }
}

class Emblems : public NewMatchSetup {
protected:
    void SetUp() override {
        ASSERT_TRUE(m_pictures.setDeck("napoletane"));
        NewMatchSetup::SetUp();
    }
    GameDelegate::Parts partsOf(int row) const {
        QStyleOptionViewItem option;
        option.initFrom(presetList());
        option.font = presetList()->font();
        return static_cast<GameDelegate*>(presetList()->itemDelegate())
            ->layOut(option, presetList()->model()->index(row, 0),
                     presetList()->visualItemRect(presetList()->item(row)));
    }
};

TEST_F(Emblems, AreTheCardsOfTheDeckInTheirOwnPixels) {
    QImage seen = presetList()->viewport()->grab().toImage();
    ASSERT_TRUE(waitUntil([this] { return !m_pictures.isDrawing(); }));
    QCoreApplication::processEvents();
    seen = presetList()->viewport()->grab().toImage().convertToFormat(QImage::Format_RGB32);
    const QRect place = partsOf(4).emblem;
    ASSERT_FALSE(place.isEmpty());
    const QSize card(qRound(place.height() * m_pictures.aspect()), place.height());
    QImage wanted(card, QImage::Format_RGB32);
    wanted.fill(presetList()->palette().color(QPalette::AlternateBase));
    QPainter(&wanted).drawPixmap(0, 0, m_pictures.face(Card(Suit::Coins, kAce), card, 1));
    const QPoint at(place.left() + (place.width() - card.width()) / 2, place.top());
    const QRect inside = QRect(QPoint(), card).adjusted(2, 2, -2, -2); // of the outline
    EXPECT_EQ(seen.copy(inside.translated(at)), wanted.copy(inside));
}

class EmblemsFit : public Emblems, public ::testing::WithParamInterface<const char*> {};

TEST_P(EmblemsFit, BesideTheWordsOrNotAtAll) {
    for (const double text : {1.0, 2.0}) {
        const ScopedFont font(text);
        m_languages.use(QLatin1String(GetParam()));
        open();
        for (const QSize size : {QSize(800, 560), QSize(1160, 720)}) {
            m_dialog->resize(size);
            QCoreApplication::processEvents();
            for (int row = 0; row < presetList()->count(); ++row) {
                const GameDelegate::Parts parts = partsOf(row);
                const QRect item = presetList()->visualItemRect(presetList()->item(row));
                for (const QRect& part :
                     {parts.emblem, parts.name, parts.origin, parts.character}) {
                    EXPECT_TRUE(part.isEmpty() || item.contains(part))
                        << row << " at " << size.width() << ", text " << text;
                }
                EXPECT_FALSE(parts.emblem.intersects(parts.name));
                EXPECT_FALSE(parts.emblem.intersects(parts.character));
            }
        }
        EXPECT_FALSE(partsOf(1).emblem.isEmpty()) << "at 1160, text " << text;
    }
    m_languages.use("en");
}

INSTANTIATE_TEST_SUITE_P(, EmblemsFit, ::testing::Values("en", "it", "fr"));

} // namespace
} // namespace settebello

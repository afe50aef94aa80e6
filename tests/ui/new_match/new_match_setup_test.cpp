// SPDX-License-Identifier: GPL-3.0-or-later
// The New match dialog as it is operated: how many clicks a match takes, and what moves meanwhile.
#include "new_match/players_panel.h"
#include "rules/game_delegate.h"
#include "rules/presets.h"
#include "text/preset_text.h"
#include "ui/new_match/new_match_fixture.h"
#include "ui/scoped_font.h"
#include "ui/wait_until.h"
#include "widgets/steady_scroll.h"

#include <QComboBox>
#include <QCursor>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <algorithm>
#include <map>

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
    QRadioButton* level(const char* id) const {
        return m_dialog->findChild<QRadioButton*>(QStringLiteral("choice_") + QLatin1String(id));
    }
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
        for (const char* id : {"beginner", "casual", "good", "expert", "master"}) {
            add(QLatin1String(id), level(id));
        }
        add("target", row("/match/target")->editor());
        add("own name", m_dialog->findChild<QLineEdit*>("ownName"));
        add("opponent", m_dialog->findChild<QLineEdit*>("opponentName1"));
        for (const char* name : {"save", "compareRules", "lastTime", "start"}) {
            add(QLatin1String(name), button(name));
        }
        for (int i = 0; i < 5; ++i) {
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
    for (QWidget* one :
         {static_cast<QWidget*>(offered("/table/players", 4)),
          static_cast<QWidget*>(offered("/match/target", 21)),
          static_cast<QWidget*>(level("expert")), static_cast<QWidget*>(button("start"))}) {
        ASSERT_TRUE(m_dialog->rect().contains({placeOf(one), one->size()})) << "without scrolling";
        click(one);
        ++clicks;
    }
    EXPECT_EQ(accepted.size(), 1);
    const MatchSetup setup = m_dialog->setup(1);
    EXPECT_EQ(setup.rules.rules.match.target, 21);
    ASSERT_EQ(setup.seats.size(), 4U);
    for (std::size_t seat = 1; seat < setup.seats.size(); ++seat) {
        EXPECT_EQ(setup.seats[seat].level, "expert");
    }
    EXPECT_LE(clicks, 4);
}

TEST_F(NewMatchSetup, TheLevelOfAllFollowsTheirOwn) {
    offered("/table/players", 3)->click();
    EXPECT_TRUE(level("casual")->isChecked());
    const auto setLevel = [this](int opponent, const QString& wanted) {
        auto* box = m_dialog->findChild<QComboBox*>("opponentLevel" + QString::number(opponent));
        const int place = box->findData(wanted);
        box->setCurrentIndex(place);
        emit box->activated(place);
    };
    setLevel(1, "master");
    EXPECT_FALSE(level("casual")->isChecked());
    EXPECT_FALSE(level("master")->isChecked()) << "only one of two";
    setLevel(2, "master");
    EXPECT_TRUE(level("master")->isChecked());
    people(2)->click();
    level("good")->click();
    const MatchSetup setup = m_dialog->setup(1);
    EXPECT_EQ(setup.seats[1].level, kPerson) << "a person has no level";
    EXPECT_EQ(setup.seats[2].level, "good");
    people(3)->click();
    EXPECT_FALSE(level("good")->isVisible()) << "nobody is left";
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
    for (const char* id : {"master", "beginner"}) {
        click(level(id));
        expectUnmoved(before, QLatin1String(id));
    }
    for (const Preset& preset : presets()) {
        m_dialog->choose({"", std::string(preset.id), preset.rules});
        presetList()->scrollToTop();
        expectUnmoved(before, presetText(preset.id).name);
    }
    for (int game = 4; game >= 0; --game) {
        clickGame(game);
        expectUnmoved(before, QStringLiteral("game %1").arg(game));
    }
}

TEST_F(NewMatchSetup, AGameHalfInSightIsNotScrolledAwayFromUnderThePointer) {
    auto* bar = presetList()->verticalScrollBar();
    const QRect second = presetList()->visualItemRect(presetList()->item(1));
    bar->setValue(second.top() + second.height() / 2);
    const int before = bar->value();
    click(presetList()->viewport(), {20, 5});
    EXPECT_EQ(m_dialog->rules().base, "scopone");
    EXPECT_EQ(bar->value(), before);
}

TEST_F(NewMatchSetup, UndoingADifferenceBringsNothingElseUnderThePointer) {
    offered("/match/target", 21)->click();
    settle();
    auto* back = row("/match/target")->findChild<QPushButton*>("backToPreset");
    const QPoint levels = placeOf(level("casual"));
    click(back);
    EXPECT_EQ(m_dialog->rules().rules.match.target, 11);
    EXPECT_TRUE(row("/match/target")->difference().isEmpty());
    EXPECT_EQ(placeOf(level("casual")), levels) << "came up to the pointer";
    click(level("good"));
    offered("/match/target", 16)->click();
    offered("/match/target", 11)->click();
    QCoreApplication::processEvents();
    EXPECT_LT(placeOf(level("casual")).y(), levels.y()) << "the gap closes once nobody is there";
}

TEST_F(NewMatchSetup, WhatIsUnderThePointerStaysWhereRowsAboveItGoAway) {
    m_dialog->resize(1160, 560);
    settle();
    offered("/match/target", 21)->click();
    choices()->box(MainChoices::Teams)->click();
    offered("/table/players", 4)->click();
    settle();
    page()->ensureWidgetVisible(button("backAll"));
    const int y = placeOf(button("backAll")).y();
    ASSERT_GT(page()->verticalScrollBar()->value(), 60) << "or there is nothing to scroll";
    const auto* below = m_dialog->findChild<QWidget*>("/deal/cut")->parentWidget();
    const int belowY = placeOf(below).y();
    click(button("backAll"));
    EXPECT_FALSE(button("backAll")->isVisible());
    EXPECT_TRUE(row("/match/target")->difference().isEmpty());
    EXPECT_EQ(placeOf(m_dialog->findChild<QLabel*>("compared")->parentWidget()).y(), y)
        << "the line that the button was in";
    EXPECT_EQ(placeOf(below).y(), belowY);
}

TEST_F(NewMatchSetup, TheFirstFiveGamesAreLargeWithAnEmblemAndTheRestIsBelow) {
    const QStringList names{"Scopa", "Scopone", "Scopone scientifico", "Asso pigliatutto",
                            "Escoba"};
    QModelIndex index;
    for (int i = 0; i < presetList()->count(); ++i) {
        index = presetList()->model()->index(i, 0);
        EXPECT_EQ(index.data(GameDelegate::Emblem).isValid(), i < 5) << i;
        if (i < 5) {
            EXPECT_EQ(index.data().toString(), names[i]);
            EXPECT_FALSE(index.data(GameDelegate::Character).toString().isEmpty());
        }
    }
    EXPECT_EQ(presetList()->item(5)->text(), "More games");
    EXPECT_EQ(presetList()->count(), static_cast<int>(presets().size()) + 1)
        << "each is there once";
    const QRect last = presetList()->visualItemRect(presetList()->item(4));
    EXPECT_TRUE(presetList()->viewport()->rect().contains(last)) << "without scrolling";
}

TEST_F(NewMatchSetup, HouseRulesComeAfterTheFirstFive) {
    m_store->change([](Settings& settings) {
        settings.houseRules = {{"Nonna's", "scopa", findPreset("re-bello")->rules}};
    });
    EXPECT_EQ(presetList()->item(5)->text(), "Your house rules");
    EXPECT_EQ(presetList()->item(6)->text(), "Nonna's");
    EXPECT_EQ(presetList()->item(7)->text(), "More games");
    presetList()->setCurrentRow(6);
    EXPECT_EQ(presetList()->selectedHouseRules(), 0);
    presetList()->setCurrentRow(0);
    EXPECT_EQ(presetList()->selectedHouseRules(), -1);
    presetList()->setCurrentRow(8);
    EXPECT_EQ(presetList()->selectedHouseRules(), -1);
}

TEST_F(NewMatchSetup, TheArrowKeysGoThroughAllGames) {
    presetList()->setFocus();
    presetList()->setCurrentRow(0);
    for (std::size_t i = 1; i < presets().size(); ++i) {
        QTest::keyClick(presetList(), Qt::Key_Down);
    }
    EXPECT_EQ(m_dialog->rules().base, presets().back().id);
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
    const QRect place = partsOf(3).emblem;
    ASSERT_FALSE(place.isEmpty());
    const QSize card(qRound(place.height() * m_pictures.aspect()), place.height());
    QImage wanted(card, QImage::Format_RGB32);
    wanted.fill(presetList()->palette().color(QPalette::Base));
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
        EXPECT_FALSE(partsOf(0).emblem.isEmpty()) << "at 1160, text " << text;
    }
    m_languages.use("en");
}

INSTANTIATE_TEST_SUITE_P(, EmblemsFit, ::testing::Values("en", "it", "fr"));

} // namespace
} // namespace settebello

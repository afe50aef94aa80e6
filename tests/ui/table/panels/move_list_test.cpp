// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/move_list.h"

#include "table/panels/move_text.h"

#include "ui/table/set_table.h"
#include "ui/unfinished_texts.h"
#include "ui/wait_until.h"

#include <QListWidget>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>
#include <functional>
#include <numeric>

namespace settebello {

namespace {

/// Anna holds 8D, 5C and 4B, Ciro 10B, 9S and 7C; on the table lie 2D, 3C, 5S and 6B.
class Moves : public SetTable {
protected:
    void SetUp() override {
        deal({"8D", "10B", "5C", "9S", "4B", "7C", "2D", "3C", "5S", "6B"}, {"8D=2D+6B", "10B"});
        ASSERT_TRUE(waitForTurn());
        list = view.findChild<MoveList*>();
        rows = list->findChild<QListWidget*>();
    }

    MoveList* list = nullptr;
    QListWidget* rows = nullptr;
};

TEST_F(Moves, AreListedWithTheirPlayers) {
    EXPECT_EQ(list->lines(),
              QStringList({"1. Anna: the jack of coins takes the two of coins and the six of "
                           "batons.",
                           "2. Ciro: the king of batons is laid."}));
}

TEST_F(Moves, GrowWithTheRoundAndIncludeSweepsAndDeals) {
    deal({"8D", "10B", "5C", "9S", "3B", "7C", "2D", "3C", "5S", "6B"},
         {"8D=2D+6B", "9S", "5C=5S", "7C", "3B=3C", "10B"});
    const QStringList lines = list->lines();
    ASSERT_EQ(lines.size(), 7);
    EXPECT_EQ(lines.last(), "New cards are dealt.");
    EXPECT_TRUE(lines[0].startsWith("1. ") && lines[5].startsWith("6. "));
    ASSERT_TRUE(waitForTurn());
    const int before = rows->count();
    view.activateCard(seen().hand.first());
    if (view.chooser().choosing()) {
        view.selectChoice(0);
    }
    EXPECT_TRUE(waitUntil([&] { return rows->count() >= before + 2; }))
        << "Anna's play and Ciro's answer";
}

TEST_F(Moves, AreTheLastAloneWhereNothingElseMayBeLookedAt) {
    RuleSet rules;
    rules.table.lookBack = LookBack::LastPlay;
    deal({"8D", "10B", "5C", "9S", "4B", "7C", "2D", "3C", "5S", "6B"}, {"8D=2D+6B", "10B"}, rules);
    EXPECT_EQ(list->lines(), QStringList("2. Ciro: the king of batons is laid."));
    ASSERT_TRUE(waitForTurn());
    controller.decide(Decision(*parsePlay("4B")));
    ASSERT_TRUE(waitUntil([&] { return list->lines().value(0).startsWith("4. "); }));
    EXPECT_EQ(list->lines().size(), 1);
    speak("it");
    EXPECT_EQ(list->lines().size(), 1);
    EXPECT_TRUE(list->lines().value(0).startsWith("4. "));
}

TEST_F(Moves, AnEmptyListSaysSo) {
    deal({"8D", "10B", "5C", "9S", "3B", "7C", "2D", "3C", "5S", "6B"}, {});
    list->setOpen(true);
    ASSERT_EQ(rows->count(), 1);
    EXPECT_EQ(rows->item(0)->text(), "No card has been played yet.");
    EXPECT_TRUE(list->lines().isEmpty());
    EXPECT_TRUE(rows->selectedItems().isEmpty());
    EXPECT_TRUE(rows->viewport()->rect().contains(rows->visualItemRect(rows->item(0))));
    const QRect close = list->findChild<QToolButton*>()->geometry();
    EXPECT_TRUE(list->rect().contains(close) && !rows->geometry().intersects(close));
    ASSERT_TRUE(waitForTurn());
    view.activateCard(cardOf("3B"));
    ASSERT_TRUE(waitUntil([&] { return !list->lines().isEmpty(); }));
    EXPECT_TRUE(rows->item(0)->text().startsWith("1. Anna: "));
}

TEST_F(Moves, ListASweepWithItsCapture) {
    deal({"9D", "10B", "5C", "6S", "4B", "7C", "2D", "3C", "1S", "3B"}, {"9D=2D+3C+1S+3B"});
    EXPECT_TRUE(list->lines().last().endsWith(". Scopa!")) << qPrintable(list->lines().last());
    EXPECT_EQ(list->lines().size(), 1);
}

TEST_F(Moves, ShownAgainAreNotListedTwice) {
    setSpeed(4);
    view.activateCard(cardOf("4B"));
    ASSERT_TRUE(waitUntil([&] { return seen().moves.size() == 4; }));
    ASSERT_TRUE(waitForTurn());
    const QStringList lines = list->lines();
    ASSERT_EQ(lines.size(), 4);
    view.showLastMove();
    ASSERT_TRUE(view.moving());
    view.finishMotion();
    EXPECT_EQ(list->lines(), lines);
}

TEST_F(Moves, ThatWereTakenBackAreRemoved) {
    view.activateCard(cardOf("4B"));
    ASSERT_TRUE(waitUntil([&] { return rows->count() == 4; }));
    ASSERT_TRUE(waitForTurn());
    controller.takeBack();
    EXPECT_EQ(rows->count(), 2);
}

TEST_F(Moves, FollowAChangeOfLanguage) {
    SKIP_IF_UNFINISHED("it");
    SKIP_IF_UNFINISHED("fr");
    view.showMoves(true);
    rows->setCurrentRow(0);
    speak("it");
    EXPECT_TRUE(list->lines()[1].contains("re di bastoni")) << qPrintable(list->lines()[1]);
    EXPECT_EQ(rows->currentRow(), 0);
    speak("fr");
    EXPECT_TRUE(list->lines()[1].contains("roi de bâtons")) << qPrintable(list->lines()[1]);
}

TEST_F(Moves, TheLastOneFollowsAChangeOfLanguage) {
    SKIP_IF_UNFINISHED("fr");
    // A part that no card and no button overlaps.
    const QRectF strip = view.director().layout().strip();
    const QRect line = strip.adjusted(strip.width() / 4, 0, -strip.width() / 4, -strip.height() / 2)
                           .toAlignedRect();
    // The glyphs are bright; the cloth, which may be redrawn meanwhile, is not.
    const auto letters = [&] {
        const QImage image = view.grab().toImage().copy(line);
        std::vector<bool> bright;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                bright.push_back(image.pixelColor(x, y).lightness() > 130);
            }
        }
        return bright;
    };
    const auto differ = [](const std::vector<bool>& a, const std::vector<bool>& b) {
        return std::inner_product(a.begin(), a.end(), b.begin(), 0, std::plus<>(),
                                  std::not_equal_to<>());
    };
    const std::vector<bool> english = letters();
    const auto inked = static_cast<int>(std::count(english.begin(), english.end(), true));
    ASSERT_GT(inked, 100);
    speak("fr");
    EXPECT_GT(differ(letters(), english), inked / 2);
    speak("en");
    EXPECT_LT(differ(letters(), english), inked / 10);
}

TEST_F(Moves, LieCompletelyOnTheTableWithLargeText) {
    QFont font = view.font();
    font.setPointSizeF(font.pointSizeF() * 2);
    view.setFont(font);
    view.showMoves(true);
    for (const QSize size : {QSize(800, 520), QSize(700, 1000)}) {
        view.resize(size);
        QCoreApplication::processEvents();
        EXPECT_TRUE(view.rect().contains(list->geometry())) << size.width();
        EXPECT_GE(rows->viewport()->height(), 2 * rows->fontMetrics().height()) << size.width();
    }
}

TEST_F(Moves, CoverNoMoreOfTheTableThanNecessary) {
    view.showMoves(true);
    const QRect two = list->geometry();
    EXPECT_EQ(rows->verticalScrollBar()->maximum(), 0) << "all is seen";
    const QRect last = rows->visualItemRect(rows->item(rows->count() - 1));
    EXPECT_EQ(last.bottom() + 1, rows->viewport()->height()) << "and nothing besides";
    view.activateCard(cardOf("4B"));
    ASSERT_TRUE(waitUntil([&] { return rows->count() == 4; }));
    EXPECT_GT(list->height(), two.height());
    EXPECT_EQ(list->geometry().bottom(), two.bottom()) << "it grows upwards";
}

int coveredCards(const QRect& list, const Director& director) {
    const Poses poses = restingPoses(director.board(), director.layout());
    int covered = 0;
    for (const Card card : director.board().tableCards()) {
        covered += poses[card].geometry.bounds().intersects(QRectF(list)) ? 1 : 0;
    }
    return covered;
}

class MovesBeside : public Moves {
protected:
    /// Lays up to four cards beside 1D, 1B, 2C and 2D.
    void lay(std::initializer_list<const char*> plays) {
        deal({"10D", "9C", "8D", "7C", "6S", "5S", "1D", "1B", "2C", "2D"}, plays);
        ASSERT_TRUE(waitForTurn());
        view.showMoves(true);
        for (const QSize size : {QSize(1280, 800), QSize(1366, 768), QSize(800, 480),
                                 QSize(640, 480), QSize(700, 1000)}) {
            view.resize(size);
            QCoreApplication::processEvents();
            SCOPED_TRACE(std::to_string(size.width()) + ", " + std::to_string(plays.size()));
            EXPECT_EQ(coveredCards(list->geometry(), view.director()), 0);
            const QRectF hand = view.director().layout().seat(0).fan;
            EXPECT_FALSE(hand.intersects(QRectF(list->geometry())));
            EXPECT_GE(rows->viewport()->height(), rows->fontMetrics().height());
        }
        view.showMoves(false);
    }
};

TEST_F(MovesBeside, TheTableCardsAndOverNone) {
    lay({});
    lay({"10D", "9C"});
    lay({"10D", "9C", "8D", "7C"});
}

TEST_F(Moves, ScrollInTheColoursOfTheTable) {
    view.showMoves(true);
    for (const QString& theme : tableThemeIds()) {
        Settings::Display display;
        display.table = theme.toStdString();
        view.setDisplay(display);
        rows->verticalScrollBar()->ensurePolished();
        EXPECT_EQ(rows->verticalScrollBar()->palette().color(QPalette::WindowText),
                  tableTheme(theme).plateText);
    }
}

TEST_F(Moves, LeaveTheButtonsFree) {
    view.showMoves(true);
    for (const QSize size : {QSize(1280, 800), QSize(800, 560), QSize(640, 480)}) {
        view.resize(size);
        QCoreApplication::processEvents();
        int buttons = 0;
        for (const auto* tool : view.findChildren<QToolButton*>()) {
            if (tool->parentWidget() == &view && tool->isVisible()) {
                ++buttons;
                EXPECT_FALSE(tool->geometry().intersects(list->geometry()))
                    << qPrintable(tool->accessibleName()) << size.width() << " x " << size.height();
            }
        }
        EXPECT_GT(buttons, 0);
    }
}

TEST_F(Moves, OpenWithTheFocusOnTheLastAndCloseWithEscape) {
    QSignalSpy shown(&view, &TableView::movesShownChanged);
    EXPECT_FALSE(view.movesShown());
    view.showMoves(true);
    EXPECT_TRUE(rows->isVisible());
    EXPECT_EQ(rows->currentRow(), 1);
    EXPECT_TRUE(view.rect().contains(list->geometry()));
    EXPECT_EQ(view.window()->focusWidget(), rows);
    EXPECT_FALSE(rows->accessibleName().isEmpty());
    QTest::keyClick(rows, Qt::Key_Escape);
    EXPECT_FALSE(view.movesShown());
    EXPECT_EQ(view.window()->focusWidget(), &view);
    view.showMoves(true);
    view.setFocus();
    key(Qt::Key_Escape);
    EXPECT_FALSE(view.movesShown()) << "from the table too";
    EXPECT_EQ(shown.size(), 4);
}

TEST_F(Moves, AreMarkedOnTheTableWhenSelected) {
    QSignalSpy moveSelected(list, &MoveList::moveSelected);
    view.showMoves(true);
    const QImage last = view.grab().toImage();
    rows->setCurrentRow(0);
    ASSERT_FALSE(moveSelected.isEmpty());
    const auto mark = moveSelected.last()[0].value<std::optional<MoveMark>>();
    ASSERT_TRUE(mark);
    EXPECT_EQ(mark->card, cardOf("8D"));
    EXPECT_EQ(mark->number, 1);
    const QRect pile = view.director().layout().side(0).pile.toAlignedRect();
    EXPECT_NE(view.grab().toImage().copy(pile), last.copy(pile)) << "it lies in Anna's pile";
    view.showMoves(false);
    EXPECT_FALSE(moveSelected.last()[0].value<std::optional<MoveMark>>());
}

TEST(MoveLines, RevealNothingHidden) {
    MatchSetup setup;
    setup.seats = {{"Anna", "human"}, {"Ciro", "greedy"}};
    EXPECT_TRUE(moveLines(CutShown{0, cardOf("7D")}, setup).empty());
    const auto cut = moveLines(CutDecided{0, cardOf("7D"), true}, setup);
    ASSERT_EQ(cut.size(), 1U);
    EXPECT_FALSE(cut[0].text.contains("seven"));
    PacketDealt packet;
    packet.number = 1;
    packet.cards.push_back({1, cardOf("7D")});
    EXPECT_FALSE(moveLines(packet, setup)[0].text.contains("seven"));
}

} // namespace

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/pile_text.h"

#include "ui/table/set_table.h"

#include <QHelpEvent>
#include <QToolTip>

namespace settebello {

namespace {

class PileTexts : public SetTable {
protected:
    /// Anna has taken two cards with the jack of coins, Ciro has taken one with the king of batons.
    void play(LookBack lookBack) {
        RuleSet rules;
        rules.table.lookBack = lookBack;
        deal({"8D", "10B", "5C", "9S", "4B", "7C", "2D", "10C", "5S", "6B"},
             {"8D=2D+6B", "10B=10C"}, rules);
    }
    QString of(int side, const char* name) const {
        return pileText(view.director().board(), side, name);
    }
};

TEST_F(PileTexts, NameTheCardsOfTheRound) {
    play(LookBack::Round);
    EXPECT_EQ(of(0, "Anna"), "Pile of Anna:\nCoins: two and jack\nBatons: six");
    EXPECT_EQ(of(1, "Ciro"), "Pile of Ciro:\nCups: king\nBatons: king");
}

TEST_F(PileTexts, NameOnlyTheLastPlayWhereNothingElseMayBeLookedAt) {
    play(LookBack::LastPlay);
    EXPECT_EQ(of(0, "Anna"), "Pile of Anna: only the last play may be looked at.");
    EXPECT_EQ(of(1, "Ciro"), "Pile of Ciro, from the last play:\nCups: king\nBatons: king");
}

TEST_F(PileTexts, AreTheToolTipsOfThePiles) {
    play(LookBack::LastPlay);
    const QPointF where = view.director().layout().side(0).pile.center();
    QHelpEvent help(QEvent::ToolTip, where.toPoint(), view.mapToGlobal(where.toPoint()));
    QCoreApplication::sendEvent(&view, &help);
    EXPECT_TRUE(QToolTip::text().endsWith("only the last play may be looked at."))
        << qPrintable(QToolTip::text());
}

TEST_F(PileTexts, AreShortBeforeAnythingIsTaken) {
    deal({"8D", "10B", "5C", "9S", "4B", "7C", "2D", "10C", "5S", "6B"});
    EXPECT_EQ(of(0, "Anna"), "Pile of Anna: empty");
}

} // namespace

} // namespace settebello

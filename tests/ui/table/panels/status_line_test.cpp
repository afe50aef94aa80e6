// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/status_line.h"

#include "game/local_source.h"
#include "settings/language_manager.h"
#include "table/motion/board.h"
#include "ui/table/set_table.h"
#include "ui/wait_until.h"

#include <QWidget>

#include <gtest/gtest.h>

#include <optional>
#include <vector>

namespace settebello {

namespace {

class Captions : public testing::Test {
protected:
    Captions()
        : line(source, &table) {
        languages.use("en");
    }

    /// Anna, a person, plays with Ciro, Rosa and Gennaro.
    void begin(RuleSet rules = {}, const char* base = "scopa") {
        rules.table.players = 4;
        MatchSetup setup;
        setup.rules.base = base;
        setup.rules.rules = rules;
        setup.seats = {
            {"Anna", kPerson}, {"Ciro", "casual"}, {"Rosa", "casual"}, {"Gennaro", "casual"}};
        controller.start(setup, std::vector<std::unique_ptr<Player>>(4));
        board.reset(setup.rules.rules, 0);
    }
    void report(const Event& event) { line.report(event, board); }
    void lay(int seat, int rank) { report(CardLaid{seat, Card(Suit::Cups, rank)}); }
    QStringList names() const {
        QStringList names;
        for (const QString& caption : line.captions()) {
            names += caption.section(QLatin1Char(':'), 0, 0);
        }
        return names;
    }

    LanguageManager languages;
    QWidget table;
    GameController controller;
    LocalSource source{controller};
    Board board;
    StatusLine line;
};

TEST_F(Captions, TellEveryMoveOfARoundOfTurns) {
    begin();
    for (int seat = 0; seat < 4; ++seat) {
        lay(seat, seat + 1);
    }
    EXPECT_EQ(names(), (QStringList{"Anna", "Ciro", "Rosa", "Gennaro"}));
    lay(0, 5);
    EXPECT_EQ(names(), QStringList{"Anna"}) << "the next one begins";
    line.clear();
    EXPECT_TRUE(line.captions().empty());
}

TEST_F(Captions, TellPlaysThatAreShownAgainOnce) {
    begin();
    lay(0, 1);
    for (int i = 0; i < 2; ++i) {
        lay(1, 2);
        lay(2, 3);
        EXPECT_EQ(names(), (QStringList{"Anna", "Ciro", "Rosa"}));
    }
}

TEST_F(Captions, TellASweepInWords) {
    begin();
    const Card mine(Suit::Cups, 3);
    report(CardsCaptured{1, 1, mine, CardSet{Card(Suit::Coins, 3)}});
    EXPECT_FALSE(line.captions().back().contains("Scopa!"));
    report(SweepMade{1, 1, mine, 1});
    ASSERT_EQ(line.captions().size(), 1);
    EXPECT_TRUE(line.captions().back().endsWith("Scopa!")) << qPrintable(line.captions().back());
}

TEST_F(Captions, TellATheft) {
    begin();
    const Card mine(Suit::Cups, 3);
    const Card top(Suit::Coins, 3);
    report(PileStolen{1, 1, mine, top, 2, CardSet{top, Card(Suit::Swords, 3)}});
    ASSERT_EQ(line.captions().size(), 1);
    EXPECT_EQ(line.captions().back(),
              "Ciro: the three of cups steals a pile of 2 cards from Rosa.");
    languages.use("it");
    report(PileStolen{1, 1, mine, top, 2, CardSet{top, Card(Suit::Swords, 3)}});
    EXPECT_TRUE(line.captions().back().endsWith("ruba a Rosa un mazzetto di due carte."))
        << qPrintable(line.captions().back());
    report(PileStolen{1, 1, mine, top, 0, CardSet{top, Card(Suit::Swords, 3)}});
    EXPECT_TRUE(line.captions().back().endsWith("ruba ad Anna un mazzetto di due carte."))
        << qPrintable(line.captions().back());
}

TEST_F(Captions, CallASweepOfChkobbaByItsName) {
    begin({}, "chkobba");
    const Card mine(Suit::Cups, 3);
    report(CardsCaptured{1, 1, mine, CardSet{Card(Suit::Coins, 3)}});
    report(SweepMade{1, 1, mine, 1});
    EXPECT_TRUE(line.captions().back().endsWith("Chkobba!")) << qPrintable(line.captions().back());
}

TEST_F(Captions, TellOnlyTheLastPlayWhereNothingElseMayBeLookedAt) {
    RuleSet rules;
    rules.table.lookBack = LookBack::LastPlay;
    begin(rules);
    lay(1, 2);
    lay(2, 3);
    EXPECT_EQ(names(), QStringList{"Rosa"});
}

TEST_F(Captions, TellAPersonWhatWasPlayedSinceTheirOwnPlay) {
    begin();
    for (const int seat : {1, 2, 3, 0, 1, 2}) {
        lay(seat, seat + 1);
    }
    line.showSinceLastPlay(3);
    EXPECT_EQ(names(), (QStringList{"Anna", "Ciro", "Rosa"})) << "not that person's own play";
    lay(3, 4);
    line.showSinceLastPlay(0);
    EXPECT_EQ(names(), (QStringList{"Ciro", "Rosa", "Gennaro"}));
}

TEST_F(Captions, TellAPersonOfTheWholeRoundWhoHasNotPlayedInIt) {
    begin();
    lay(1, 2);
    lay(2, 3);
    line.showSinceLastPlay(3);
    EXPECT_EQ(names(), (QStringList{"Ciro", "Rosa"}));
}

TEST_F(Captions, GiveWayForAMoment) {
    begin();
    lay(1, 2);
    line.sayForAMoment(QStringLiteral("Wait"));
    EXPECT_EQ(line.captions(), QStringList{"Wait"});
    EXPECT_EQ(line.opacity(), 1);
}

using CaptionsOfTheTable = SetTable;

TEST_F(CaptionsOfTheTable, AreGoneOnceTheRoundIsCounted) {
    deal({});
    const auto* line = view.findChild<StatusLine*>();
    std::optional<QStringList> captions;
    QObject::connect(&view, &TableView::roundShown,
                     [&](const RoundScored&) { captions = line->captions(); });
    while (!captions) {
        ASSERT_TRUE(waitUntil([&] { return controller.asksPerson() || captions; }));
        if (!captions) {
            std::vector<Decision> legal;
            legalDecisions(seen(), legal);
            ASSERT_EQ(controller.decide(legal.front()), DecisionFault::None);
        }
    }
    EXPECT_EQ(*captions, QStringList()) << "the score sheet would cover them in part";
}

} // namespace

} // namespace settebello

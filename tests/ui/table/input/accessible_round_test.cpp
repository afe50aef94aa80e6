// SPDX-License-Identifier: GPL-3.0-or-later
// Whole rounds through the interface of screen readers only.
#include "cards/card_names.h"
#include "rules/presets.h"
#include "table/input/table_accessible.h"
#include "ui/table/set_table.h"
#include "ui/wait_until.h"
#include "widgets/announcer.h"

#include <QAccessible>
#include <QAccessibleActionInterface>

#include <QRegularExpression>

#include <algorithm>
#include <set>

namespace settebello {

namespace {

/// Knows only what the accessible children of the table say.
class AccessibleRound : public SetTable {
protected:
    AccessibleRound()
        : table(QAccessible::queryAccessibleInterface(&view)) {
        QObject::connect(view.findChild<Announcer*>(), &Announcer::announced, &view,
                         [this](const QString& text) { heard += text; });
        QObject::connect(&view, &TableView::roundShown, &view, [this] { scored = true; });
    }

    QAccessibleInterface* named(const QString& part) const {
        for (int i = 0; i < table->childCount(); ++i) {
            if (table->child(i)->text(QAccessible::Name).contains(part)) {
                return table->child(i);
            }
        }
        return nullptr;
    }
    int count(const QString& part) const {
        int found = 0;
        for (int i = 0; i < table->childCount(); ++i) {
            found += table->child(i)->text(QAccessible::Name).contains(part) ? 1 : 0;
        }
        return found;
    }
    static void press(QAccessibleInterface* what) {
        ASSERT_TRUE(what->actionInterface());
        ASSERT_TRUE(what->actionInterface()->actionNames().contains(
            QAccessibleActionInterface::pressAction()));
        what->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }
    /// Presses the first card of the hand whenever cards say what they take, and the last choice
    /// where there are several. @return the number of cards played.
    int playOut() {
        int cards = 0;
        while (waitUntil([this] { return scored || named(", in your hand, takes"); }) && !scored &&
               cards < 50) {
            const int before = count(", in your hand");
            press(named(", in your hand, takes"));
            if (const int choices = count("Choice "); choices > 0) {
                press(named(QStringLiteral("Choice %1:").arg(choices)));
            }
            ++cards;
            EXPECT_TRUE(waitUntil([&] { return scored || count(", in your hand") != before; }));
            if (testing::Test::HasFailure()) {
                break;
            }
        }
        return cards;
    }
    int heardOf(const QString& name) const {
        return static_cast<int>(std::count_if(heard.begin(), heard.end(), [&](const QString& text) {
            return text.startsWith(name + ':');
        }));
    }

    QString lastHeard() const { return heard.isEmpty() ? QString() : heard.last(); }

    QAccessibleInterface* table;
    QStringList heard;
    bool scored = false;
};

TEST_F(AccessibleRound, OfScopaForTwoIsPlayed) {
    deal({});
    EXPECT_EQ(playOut(), 18);
    EXPECT_TRUE(scored);
    EXPECT_EQ(heardOf("Anna"), 18) << "every play is announced";
    EXPECT_EQ(heardOf("Ciro"), 18);
    const QRegularExpression dealt(
        "^New cards are dealt. (On the table: .*|The table is empty). It is "
        "(your|Ciro’s) turn.$");
    EXPECT_EQ(heard.filter(dealt).size(), 5);
    for (const QString& text : heard) {
        if (text.startsWith("Ciro:")) {
            EXPECT_FALSE(text.contains("table")) << qPrintable(text);
        }
    }
}

TEST_F(AccessibleRound, TellsTheTableOnceBetweenACaptureAndTheNextDeal) {
    MatchSetup setup;
    setup.seats = {{"Anna", kPerson}, {"Ciro", "greedy"}};
    do {
        controller.start(setup);
        ++setup.seed;
    } while (controller.match().turn() == 0); // Anna is to play the last card before a deal
    heard.clear();
    playOut();
    int told = 0;
    for (int i = 1; i < heard.size(); ++i) {
        if (heard[i].startsWith("New cards are dealt.")) {
            EXPECT_NE(heard[i].contains("table"), heard[i - 1].contains("table"))
                << qPrintable(heard[i - 1]) << '\n'
                << qPrintable(heard[i]);
            told += heard[i - 1].contains("table") ? 1 : 0;
        }
    }
    EXPECT_GT(told, 0) << "another seed is needed";
}

TEST_F(AccessibleRound, BeginsWithTheTableAndWhoseTurnItIs) {
    MatchSetup setup;
    setup.seats = {{"Anna", kPerson}, {"Ciro", "random"}};
    std::set<int> turns;
    for (setup.seed = 1; turns.size() < 2; ++setup.seed) {
        ASSERT_LT(setup.seed, 20U);
        heard.clear();
        controller.start(setup);
        const Match& match = controller.match();
        turns.insert(match.turn());
        EXPECT_EQ(lastHeard(),
                  QStringLiteral("On the table: %1. It is %2 turn.")
                      .arg(theCards(match.round().table()), match.turn() == 0 ? "your" : "Ciro's"));
        controller.stop();
    }
}

TEST_F(AccessibleRound, OfScoponeForFourInTeamsIsPlayed) {
    deal({}, {}, findPreset("scopone")->rules);
    const int cards = seen().hand.size();
    EXPECT_GE(cards, 9);
    EXPECT_EQ(playOut(), cards);
    EXPECT_TRUE(scored);
    for (const char* name : {"Anna", "Ciro", "Rosa", "Gennaro"}) {
        EXPECT_EQ(heardOf(name), cards) << name;
    }
}

/// Anna holds 8D, 9S and 4C; on the table lie 2D, 3C, 5S and 6B.
class AccessibleChoice : public AccessibleRound {
protected:
    void SetUp() override {
        deal({"8D", "10B", "9S", "7B", "4C", "10S", "2D", "3C", "5S", "6B"});
        ASSERT_TRUE(waitForTurn());
        press(named("Jack of coins, in your hand"));
    }
};

TEST_F(AccessibleChoice, IsAChildAndCanBePressed) {
    ASSERT_TRUE(view.chooser().choosing());
    EXPECT_EQ(count("Choice "), 2);
    QAccessibleInterface* const second = named("Choice 2: take ");
    ASSERT_TRUE(second);
    EXPECT_EQ(second->role(), QAccessible::ListItem);
    EXPECT_FALSE(second->rect().isEmpty());
    EXPECT_TRUE(lastHeard().contains("2 choices")) << qPrintable(lastHeard());
    const CardSet wanted = view.chooser().choices()[1];
    press(second);
    ASSERT_TRUE(waitUntil([this] { return heardOf("Anna") == 1; }));
    EXPECT_FALSE(seen().table.intersects(wanted));
    EXPECT_EQ(count("Choice "), 0);
}

TEST_F(AccessibleChoice, TellsWhatTheCaptureLeaves) {
    press(named("Choice 2: take "));
    ASSERT_TRUE(waitUntil([this] { return heardOf("Anna") == 1; }));
    EXPECT_EQ(
        heard.filter(QRegularExpression("^Anna:")).constFirst(),
        "Anna: the jack of coins takes the three of cups and the five of swords. On the table: "
        "the two of coins and the six of batons.");
}

TEST_F(AccessibleChoice, ATableThatIsComeBackToIsDescribed) {
    const QString described =
        "On the table: the two of coins, the three of cups, the five of swords, "
        "and the six of batons. It is your turn.";
    EXPECT_EQ(heard.constFirst(), described);
    press(named("Choice 2: take "));
    ASSERT_TRUE(waitUntil([this] { return heardOf("Ciro") == 1 && controller.canTakeBack(); }));
    controller.takeBack();
    EXPECT_EQ(lastHeard(), described);
}

TEST_F(AccessibleChoice, EveryTableCardNamesItsChoices) {
    EXPECT_TRUE(named("Two of coins, on the table, in choice"));
    EXPECT_EQ(count("on the table, in choice"), 4);
    key(Qt::Key_Escape);
    EXPECT_EQ(count("on the table, in choice"), 0);
}

TEST_F(AccessibleChoice, IsAnnouncedWhenTabCyclesThroughTheChoices) {
    key(Qt::Key_Tab);
    EXPECT_TRUE(lastHeard().startsWith("Choice 1 of 2: take the ")) << qPrintable(lastHeard());
    EXPECT_TRUE(named("Choice 1")->state().selected);
    EXPECT_FALSE(named("Choice 2")->state().selected);
}

TEST_F(AccessibleChoice, ARefusalIsAnnouncedWithTheShortcutToItsRule) {
    key(Qt::Key_Escape);
    press(named("Five of swords"));
    press(named("Four of cups, in your hand"));
    EXPECT_TRUE(lastHeard().contains("F2")) << qPrintable(lastHeard());
    EXPECT_TRUE(controller.asksPerson());
}

} // namespace

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
// Quitting while a question lies on the table that one person alone may answer, or while it cannot
// be answered yet: nothing is shown or answered, and the match is there again.
#include "window/main_window.h"

#include "game/game_controller.h"
#include "game/match_autosave.h"
#include "rules/presets.h"
#include "settings/settings_store.h"
#include "table/motion/director.h"
#include "table/panels/guarded_prompt.h"
#include "table/table_view.h"
#include "window/match_flow.h"

#include "ui/decisions_in.h"
#include "ui/pass_lock.h"
#include "ui/table/question_lock.h"

#include <QPushButton>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {
namespace {

struct Asked {
    const char* question;
    bool isLocked; ///< it cannot be answered yet
    bool byKey;    ///< or by the frame of the window

    friend std::ostream& operator<<(std::ostream& out, const Asked& asked) {
        return out << asked.question;
    }
};

class ClosingOverQuestions : public ::testing::TestWithParam<Asked> {
protected:
    void SetUp() override { open(); }
    void open() {
        window.reset(); // which keeps its matches in the folder
        window = std::make_unique<MainWindow>(WindowOptions{folder.path(), 1, "en"});
        window->store().change([](Settings& settings) {
            settings.display.animationSpeed = 0;
            settings.assist.takeBack = true;
            settings.assist.firstStepsOffered = true;
        });
        window->show();
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    }

    TableView& table() const { return *window->findChild<TableView*>(); }
    GameController& controller() const { return window->controller(); }
    GuardedPrompt* prompt() const {
        for (auto* one : table().findChildren<GuardedPrompt*>()) {
            if (one->asking()) {
                return one;
            }
        }
        return nullptr;
    }
    void takeScreen() const {
        ASSERT_TRUE(waitUntil([this] { return table().handingOver() && prompt(); }));
        passLock(*questionLock(table()));
        QTest::keyClick(&table(), Qt::Key_S);
        ASSERT_FALSE(table().handingOver());
    }

    void begin(const std::string& question) const {
        const char* game = question == "cut"           ? "chkobba"
                           : question == "declaration" ? "bazzica"
                                                       : "scopa";
        MatchSetup setup{{"", game, findPreset(game)->rules}, {}, 3};
        setup.rules.rules.match.callingOut = question == "claim";
        setup.seats = {{"Anna", kPerson}, {"Ciro", kPerson}};
        window->startMatch(setup);
        if (question != "handOver") {
            takeScreen();
        }
        if (question == "claim") {
            window->findChild<QPushButton*>("claimOut")->click();
        } else if (question == "takeBack") {
            for (const Qt::Key key : {Qt::Key_1, Qt::Key_Return, Qt::Key_1}) {
                QTest::keyClick(&table(), key);
                QCoreApplication::processEvents();
            }
            ASSERT_TRUE(waitUntil([this] { return table().handingOver(); }));
            table().takeBack();
        }
        ASSERT_TRUE(waitUntil([this] { return prompt() != nullptr; }));
    }
    bool mayBeSeen() const { return !table().handingOver(); } // whoever is asked has the screen

    QTemporaryDir folder;
    std::unique_ptr<MainWindow> window;
};

TEST_P(ClosingOverQuestions, ShowsNothingAndKeepsTheMatch) {
    begin(GetParam().question);
    if (!GetParam().isLocked) {
        passLock(*questionLock(table()));
    }
    ASSERT_EQ(prompt()->locked(), GetParam().isLocked);
    const std::string before = recordText(controller().setup(), controller().match());
    const bool sawHand = mayBeSeen();
    if (GetParam().byKey) {
        QTest::keyClick(&table(), Qt::Key_Q, Qt::ControlModifier);
    } else {
        window->close();
    }
    ASSERT_TRUE(waitUntil([this] { return !window->isVisible(); }));
    QCoreApplication::processEvents();
    if (!sawHand) {
        EXPECT_TRUE(table().director().board().viewerHand().empty());
    }
    open();
    const std::optional<Record> kept = window->autosave().unfinished();
    ASSERT_TRUE(kept);
    EXPECT_EQ(recordText(kept->setup, kept->match), before);
    window->findChild<MatchFlow*>()->continueLeft();
    ASSERT_TRUE(waitUntil([this] { return prompt() != nullptr; }));
    EXPECT_TRUE(table().handingOver()) << "nobody has the screen at first";
    EXPECT_TRUE(table().director().board().viewerHand().empty());
}

std::vector<Asked> allAsked() {
    std::vector<Asked> all;
    for (const char* question : {"handOver", "cut", "declaration", "claim", "takeBack"}) {
        for (const bool isLocked : {true, false}) {
            all.push_back({question, isLocked, true});
            all.push_back({question, isLocked, false});
        }
    }
    return all;
}

INSTANTIATE_TEST_SUITE_P(All, ClosingOverQuestions, ::testing::ValuesIn(allAsked()),
                         [](const auto& tested) {
                             return std::string(tested.param.question) +
                                    (tested.param.isLocked ? "Locked" : "") +
                                    (tested.param.byKey ? "ByKey" : "ByFrame");
                         });

} // namespace
} // namespace settebello

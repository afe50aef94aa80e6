// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/idle_analysis.h"
#include "replay/review_window.h"
#include "settings/settings_store.h"
#include "ui/practice/practice_files.h"
#include "ui/wait_until.h"
#include "window/dialog_host.h"
#include "window/main_window.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

using State = IdleAnalysis::State;

TEST(IdleWindow, AnalysesMatchesWhileNothingElseIsDone) {
    PracticeFiles files;
    const Record match = files.keepMatch(7, false);
    MainWindow window(WindowOptions{files.data(), 5, "en", {}, true});
    IdleAnalysis& idle = window.idleAnalysis();
    idle.setPower({});
    const auto waitFor = [&](State state) {
        idle.check();
        return waitUntil([&] { return idle.state() == state; });
    };
    ASSERT_TRUE(waitFor(State::Running));
    window.startMatch(setupOfTwo(9));
    EXPECT_TRUE(waitUntil([&] { return idle.state() == State::Waiting; })) << "a match is played";
    window.controller().stop();
    ASSERT_TRUE(waitFor(State::Running));
    auto* dialogs = window.findChild<DialogHost*>();
    dialogs->showReplay(match);
    EXPECT_TRUE(waitFor(State::Waiting)) << "another search may run";
    dialogs->showPractice();
    EXPECT_TRUE(waitFor(State::Running)) << "for whoever practises";
    window.findChild<ReviewWindow*>()->close();
    window.store().change([](Settings& settings) { settings.assist.idleAnalysis = false; });
    EXPECT_TRUE(waitFor(State::Off));
}

TEST(IdleWindow, LeavesMatchesAloneUnlessTheProgramMayAnalyse) {
    PracticeFiles files;
    MainWindow window(WindowOptions{files.data(), 5, "en"});
    window.idleAnalysis().check();
    EXPECT_EQ(window.idleAnalysis().state(), State::Off);
}

} // namespace
} // namespace settebello

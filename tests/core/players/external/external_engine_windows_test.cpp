// SPDX-License-Identifier: GPL-3.0-or-later
// The shell of Windows does less than others: what is the same on every system is tested beside
// this.
#ifdef _WIN32

#include "players/external/external_engine.h"

#include "core/players/external/any_view.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

using namespace std::chrono_literals;
using test::anyView;
using test::firstLegal;

/// Does nothing for half a minute, without reading.
constexpr const char* kSleeps = "ping -n 30 127.0.0.1 >nul";

std::string shell(const std::string& script) {
    return "cmd /c '" + script + "'";
}

TEST(ExternalEngineOnWindows, Plays) {
    const PlayerView view = anyView();
    const std::string play = firstLegal(view);
    ExternalEngine engine(
        shell("echo id name Tester& echo readyok& echo info thinking& echo play " + play +
              "& echo readyok"));
    EXPECT_EQ(engine.failure(), "");
    EXPECT_EQ(engine.name(), "Tester");
    const auto decision = engine.choose(view, {}, StopToken());
    ASSERT_TRUE(decision) << engine.failure();
    EXPECT_EQ(toString(*decision), play);
}

TEST(ExternalEngineOnWindows, NeverHurts) {
    const PlayerView view = anyView();
    struct Case {
        std::string command;
        std::string failure; ///< a part of it
        std::chrono::milliseconds patience = 10s;
    };
    const Case cases[] = {
        {"", "engine : cannot be started: no program is named"},
        {"no-such-program --fast", "cannot be started: no-such-program: No such file"},
        {shell("exit 3"), "ended (exit status 3)"},
        {shell("echo hello"), "said \"hello\" where \"readyok\" was awaited"},
        {shell(kSleeps), "did not say \"readyok\" within 100 ms", 100ms},
        {shell(std::string("echo readyok& ") + kSleeps), "did not say \"play\" within 1000 ms", 1s},
        {shell("echo readyok& echo play 11X"), "said \"play 11X\" where only these are legal: "},
    };
    for (const Case& test : cases) {
        ExternalEngine engine(test.command, test.patience);
        engine.newGame(1);
        EXPECT_EQ(engine.choose(view, {}, StopToken()), std::nullopt) << test.command;
        EXPECT_NE(engine.failure().find(test.failure), std::string::npos) << engine.failure();
    }
}

TEST(ExternalEngineOnWindows, DoesNotWaitForOneThatNeverReads) {
    ExternalEngine engine(shell(std::string("echo readyok& ") + kSleeps), 100ms);
    // Sooner or later the buffer of the pipe is full.
    for (int i = 0; i < 100'000 && engine.failure().empty(); ++i) {
        engine.newGame(1);
    }
    EXPECT_NE(engine.failure(), "");
}

} // namespace
} // namespace settebello

#endif

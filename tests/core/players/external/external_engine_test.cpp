// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/external/external_engine.h"

#include "players/external/engine_host.h"

#include "core/players/external/any_view.h"

#include <gtest/gtest.h>

#include <array>
#include <thread>

#ifndef _WIN32 // the programs are lines for the shell

#include <poll.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

namespace settebello {
namespace {

using namespace std::chrono_literals;
using test::anyView;
using test::firstLegal;

constexpr const char* kReady = "echo id name Tester; echo readyok; ";
/// Skips all input up to the command to think.
constexpr const char* kUntilGo = "while read word rest; do [ $word = go ] && break; done; ";

std::string shell(const std::string& script) {
    return "sh -c '" + script + "'";
}

TEST(ExternalEngine, Plays) {
    const PlayerView view = anyView();
    const std::string play = firstLegal(view);
    ExternalEngine engine(
        shell("echo id name Tester; while read word rest; do case $word in isready) echo readyok;; "
              "go) echo info thinking; echo; echo play " +
              play + ";; quit) exit;; esac; done"));
    EXPECT_EQ(engine.failure(), "");
    EXPECT_EQ(engine.name(), "Tester");
    for (int i = 0; i < 3; ++i) {
        engine.newGame(7);
        const auto decision = engine.choose(view, {}, StopToken());
        ASSERT_TRUE(decision) << engine.failure();
        EXPECT_EQ(toString(*decision), play);
    }
}

TEST(ExternalEngine, ReceivesTheLimits) {
    const PlayerView view = anyView();
    // Only answers if it receives exactly this line.
    ExternalEngine engine(shell("while read line; do case \"$line\" in isready) echo readyok;; "
                                "\"go millis 300 iterations 20\") echo play " +
                                firstLegal(view) + ";; esac; done"));
    EXPECT_TRUE(engine.choose(view, {20, 300ms}, StopToken())) << engine.failure();
}

TEST(ExternalEngine, NeverHurts) {
    const PlayerView view = anyView();
    struct Case {
        std::string command;
        std::string failure; ///< a part of it
        std::chrono::milliseconds patience = 10s;
    };
    const std::string thinks = kReady + std::string(kUntilGo);
    const Case cases[] = {
        {"", "engine : cannot be started: no program is named"},
        {"/no/such/program --fast", "cannot be started: /no/such/program: No such file"},
        {"true", "ended (exit status 0)"},
        {shell("exit 3"), "ended (exit status 3)"},
        {shell("kill -9 $$"), "ended (signal 9)"},
        {shell("echo hello"), "said \"hello\" where \"readyok\" was awaited"},
        {shell("echo readyokay"), "said \"readyokay\""},
        {"sleep 100", "did not say \"readyok\" within 100 ms", 100ms},
        {shell("yes info"), "did not say \"readyok\" within 100 ms, nor in the 100 ms after",
         100ms},
        {shell("sleep 0.4; echo readyok; exec sleep 100"), " ms too late; 300 ms were allowed",
         300ms},
        {shell(kReady + std::string("exec sleep 100")), "did not say \"play\" within 100 ms",
         100ms},
        {shell("exec <&-; " + std::string(kReady) + "exec sleep 100"), "does not read its input",
         100ms},
        {shell(kReady + std::string("exec >&-; exec sleep 100")), "has closed its output"},
        {shell(thinks + "exit 1"), "ended (exit status 1)"},
        {shell(thinks + "echo error no idea"), "said \"error no idea\" where \"play\" was awaited"},
        {shell(thinks + "echo play"), "said \"play \" where only these are legal: "},
        {shell(thinks + "echo play 11X"), "said \"play 11X\" where only these are legal: "},
        {shell(thinks + "echo play keep"), "said \"play keep\" where only these are legal: "},
        {shell(thinks + "printf \"a\\033[2Jb\\n\""), "said \"a?[2Jb\""},
        {shell(thinks + "head -c 1000 /dev/zero; echo"), "????\xE2\x80\xA6\""},
        {shell(thinks + "head -c 100000 /dev/zero"), "said a line of more than 64 KiB"},
        {shell(R"(printf "readyok\nplay 7D\n"; exec sleep 100)"),
         "said \"play 7D\" though nothing was asked"},
    };
    for (const Case& test : cases) {
        ExternalEngine engine(test.command, test.patience);
        engine.newGame(1);
        EXPECT_EQ(engine.choose(view, {}, StopToken()), std::nullopt) << test.command;
        EXPECT_EQ(engine.failure().find("engine " + test.command + ": "), 0U) << engine.failure();
        EXPECT_NE(engine.failure().find(test.failure), std::string::npos) << engine.failure();
        EXPECT_EQ(engine.choose(view, {}, StopToken()), std::nullopt) << "it stays a failure";
    }
}

TEST(ExternalEngine, MayNotAnswerTwice) {
    const PlayerView view = anyView();
    const std::string answer = "echo play " + firstLegal(view) + "; ";
    for (const std::string pause : {"", "sleep 0.1; "}) {
        ExternalEngine engine(
            shell(kReady + std::string(kUntilGo) + answer + pause + answer + "exec sleep 100"));
        EXPECT_EQ(engine.choose(view, {}, StopToken()), std::nullopt);
        EXPECT_NE(engine.failure().find("said \"play " + firstLegal(view) +
                                        "\" where \"readyok\" was awaited"),
                  std::string::npos)
            << engine.failure();
    }
}

TEST(ExternalEngine, MustBeReadyAgainAfterItsAnswer) {
    const PlayerView view = anyView();
    ExternalEngine engine(
        shell(kReady + std::string(kUntilGo) + "echo play " + firstLegal(view) + "; exit 1"));
    EXPECT_EQ(engine.choose(view, {}, StopToken()), std::nullopt);
    EXPECT_NE(engine.failure().find("ended (exit status 1)"), std::string::npos)
        << engine.failure();
}

/// Whether everything that an engine starts ends with it, or with its host.
void expectNothingLeft(const std::string& command, bool hasHost) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    {
        const std::unique_ptr<EngineHost> host = hasHost ? std::make_unique<EngineHost>() : nullptr;
        const ExternalEngine engine(command);
        EXPECT_EQ(engine.failure(), "");
    }
    close(ends[1]);
    pollfd reading{ends[0], POLLIN, 0};
    EXPECT_EQ(poll(&reading, 1, 10'000), 1) << "something still holds the other end: " << command;
    close(ends[0]);
}

TEST(ExternalEngine, EndsWhatAProgramThatEndedHasStarted) {
    expectNothingLeft(shell("sleep 100 & echo readyok"), false);
}

#ifdef __linux__

TEST(ExternalEngine, EndsWhatItHasStartedInAnotherSession) {
    expectNothingLeft(
        shell("setsid sleep 100 & echo readyok; read word; read word; exec sleep 100"), false);
}

TEST(EngineHost, EndsWhatEnginesHaveLeftBehind) {
    expectNothingLeft(shell("setsid sleep 100 & echo readyok"), true);
    expectNothingLeft(
        shell("setsid sh -c \"setsid sleep 100 & setsid sleep 100 & sleep 0.1\" & echo readyok"),
        true);
}

TEST(EngineHost, LeavesAloneWhatRanBefore) {
    std::string error;
    const auto other = ChildProcess::start("sleep 100", error);
    ASSERT_TRUE(other) << error;
    { const EngineHost host; }
    EXPECT_EQ(other->ending(), "") << "it still runs";
}

TEST(EngineHost, HidesItsMemoryAndAdoptsOnlyMeanwhile) {
    const int dumpable = prctl(PR_GET_DUMPABLE);
    {
        const EngineHost host;
        EXPECT_EQ(prctl(PR_GET_DUMPABLE), 0);
        int adopts = 0;
        prctl(PR_GET_CHILD_SUBREAPER, &adopts);
        EXPECT_EQ(adopts, 1);
    }
    EXPECT_EQ(prctl(PR_GET_DUMPABLE), dumpable);
}

#endif

TEST(ExternalEngine, PassesItsErrorsOnHarmless) {
    testing::internal::CaptureStderr();
    {
        const PlayerView view = anyView();
        ExternalEngine engine(shell(kReady + std::string(kUntilGo) +
                                    R"(printf "\033[2Ja\342\200\256\nb" >&2; echo play )" +
                                    firstLegal(view) + "; echo readyok; read word"));
        EXPECT_TRUE(engine.choose(view, {}, StopToken())) << engine.failure();
    }
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "\\u001b[2Ja\\u202e\nb");
}

TEST(ExternalEngine, IsNotHeldUpByManyErrors) {
    testing::internal::CaptureStderr();
    {
        const PlayerView view = anyView();
        ExternalEngine engine(shell("head -c 1000000 /dev/zero >&2; " + std::string(kReady) +
                                    kUntilGo + "head -c 1000000 /dev/zero >&2; echo play " +
                                    firstLegal(view) + "; echo readyok; read word"));
        EXPECT_TRUE(engine.choose(view, {}, StopToken())) << engine.failure();
    }
    EXPECT_EQ(testing::internal::GetCapturedStderr().size(), 6 * 2'000'000U);
}

TEST(ExternalEngine, DoesNotWaitForOneThatNeverReads) {
    ExternalEngine engine(shell(kReady + std::string("exec sleep 100")), 100ms);
    // Sooner or later the buffer of the pipe is full.
    for (int i = 0; i < 100'000 && engine.failure().empty(); ++i) {
        engine.newGame(1);
    }
    EXPECT_NE(engine.failure().find("does not read its input"), std::string::npos)
        << engine.failure();
}

TEST(ExternalEngine, StopsOnRequest) {
    const PlayerView view = anyView();
    ExternalEngine engine(shell(kReady + std::string(kUntilGo) +
                                "read word; [ $word = stop ] && echo play " + firstLegal(view) +
                                "; read word"));
    const StopSource stop;
    std::thread stopper([&stop] {
        std::this_thread::sleep_for(30ms);
        stop.requestStop();
    });
    engine.choose(view, {}, stop.token());
    stopper.join();
    EXPECT_EQ(engine.failure(), "");
}

} // namespace
} // namespace settebello

#endif

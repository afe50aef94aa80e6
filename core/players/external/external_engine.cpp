// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/external/external_engine.h"

#include "support/contract.h"
#include "json/view_json.h"

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::milliseconds;

constexpr std::string_view kId = "id name ";

auto millisecondsOf(Clock::duration time) {
    return std::chrono::ceil<Milliseconds>(time).count();
}

/// True if a line is that word, or begins with it and a blank.
bool begins(std::string_view line, std::string_view word) {
    return line.substr(0, word.size()) == word &&
           (line.size() == word.size() || line[word.size()] == ' ');
}

/// True for a line that may be sent at any time and needs no answer.
bool isAside(std::string_view line) {
    return line.empty() || begins(line, "id") || begins(line, "info");
}

/// What it said, for a message: not too long, and nothing that would disturb a terminal.
std::string inQuotes(std::string_view line) {
    constexpr std::size_t kLongest = 120;
    std::string text = "\"";
    for (const char c : line.substr(0, kLongest)) {
        text += c >= ' ' && c != '\x7f' ? c : '?';
    }
    return text + (line.size() > kLongest ? "…\"" : "\"");
}

} // namespace

ExternalEngine::ExternalEngine(std::string command, Milliseconds patience)
    : m_command(std::move(command))
    , m_name(m_command)
    , m_patience(patience) {
    std::string error;
    m_process = ChildProcess::start(m_command, error);
    if (m_process == nullptr) {
        fail("cannot be started: " + error);
        return;
    }
    send("settebello 1\n");
    m_wasReady = awaitReady(nullptr);
}

ExternalEngine::~ExternalEngine() {
    if (m_process != nullptr) {
        m_process->write("quit\n", Milliseconds(0));
    }
}

void ExternalEngine::newGame(std::uint64_t seed) {
    expectSilence();
    send("newgame seed " + std::to_string(seed) + '\n');
}

std::optional<Decision> ExternalEngine::choose(const PlayerView& view, const Limits& limits,
                                               const StopToken& stop) {
    SETTEBELLO_ASSERT(view.turn == view.seat);
    expectSilence();
    std::string go = "go";
    if (limits.time > Milliseconds(0)) {
        go += " millis " + std::to_string(limits.time.count());
    }
    if (limits.iterations > 0) {
        go += " iterations " + std::to_string(limits.iterations);
    }
    send("position " + viewText(view) + '\n' + go + '\n');
    const auto answer = awaitAnswer("play", limits.time + m_patience, &stop);
    auto decision = answer ? legalAnswer(view, *answer) : std::nullopt;
    // A second answer comes before this, so that it is neither taken for the next one nor costs
    // the next match.
    if (decision && !stop.stopRequested() && !awaitReady(&stop)) {
        decision.reset();
    }
    return decision;
}

/// Waits until it has read everything that was sent, and awaits nothing else until then.
bool ExternalEngine::awaitReady(const StopToken* stop) {
    send("isready\n");
    return awaitAnswer("readyok", m_patience, stop).has_value();
}

std::optional<Decision> ExternalEngine::legalAnswer(const PlayerView& view,
                                                    const std::string& text) {
    const auto decision = parseDecision(text);
    std::vector<Decision> legal;
    legalDecisions(view, legal);
    if (decision && std::find(legal.begin(), legal.end(), *decision) != legal.end()) {
        return decision;
    }
    std::string all;
    for (const Decision& other : legal) {
        all += (all.empty() ? "" : ", ") + toString(other);
    }
    fail("said " + inQuotes("play " + text) + " where only these are legal: " + all);
    return std::nullopt;
}

void ExternalEngine::send(const std::string& text) {
    // A program that has closed its input may have said why; that is reported with its answer.
    if (m_process != nullptr && !m_process->write(text, m_patience) &&
        m_process->ending().empty()) {
        fail("does not read its input");
    }
}

/// What it says between two questions must not be taken for the answer to the next.
void ExternalEngine::expectSilence() {
    constexpr int kMostAsides = 10'000; // it may write them faster than they are read
    std::string line;
    for (int asides = 0; m_process != nullptr; ++asides) {
        const ChildProcess::Got got = m_process->readLine(line, Milliseconds(0));
        if (got == ChildProcess::Got::TooLong) {
            failByLongLine();
        } else if (got != ChildProcess::Got::Line) {
            break; // if it has ended, the next question finds that
        } else if (!isAside(line)) {
            fail("said " + inQuotes(line) + " though nothing was asked");
        } else if (asides == kMostAsides) {
            fail("does not stop talking though nothing was asked");
        }
    }
}

/// The rest of the first line that begins with that word. Waits a little longer than allowed, to
/// say how late the answer was.
std::optional<std::string> ExternalEngine::awaitAnswer(std::string_view word, Milliseconds within,
                                                       const StopToken* stop) {
    constexpr Milliseconds kGlance(20); // how often to check for a stop
    constexpr Milliseconds kAfterStop(1000);
    constexpr Milliseconds kLongestLateness(2000);
    const Milliseconds lateness = std::min(m_patience, kLongestLateness);
    bool stopping = false;
    const Clock::time_point start = Clock::now();
    Clock::time_point deadline = start + within;
    std::string line;
    while (m_process != nullptr) {
        if (stop != nullptr && !stopping && stop->stopRequested()) {
            stopping = true;
            deadline = std::min(deadline, Clock::now() + kAfterStop);
            send("stop\n");
            continue;
        }
        const auto allowed = std::to_string(millisecondsOf(deadline - start)) + " ms";
        if (Clock::now() > deadline + lateness) {
            fail("did not say \"" + std::string(word) + "\" within " + allowed + ", nor in the " +
                 std::to_string(lateness.count()) + " ms after");
            break;
        }
        const ChildProcess::Got got = m_process->readLine(line, kGlance);
        if (got == ChildProcess::Got::End) {
            const std::string ending = m_process->ending();
            fail(ending.empty() ? "has closed its output" : "ended (" + ending + ')');
        } else if (got == ChildProcess::Got::TooLong) {
            failByLongLine();
        } else if (got == ChildProcess::Got::Line && begins(line, word)) {
            if (const Clock::duration late = Clock::now() - deadline; late > Clock::duration(0)) {
                fail("said \"" + std::string(word) + "\" " + std::to_string(millisecondsOf(late)) +
                     " ms too late; " + allowed + " were allowed");
                break;
            }
            return line.substr(std::min(line.size(), word.size() + 1));
        } else if (got == ChildProcess::Got::Line && line.substr(0, kId.size()) == kId) {
            m_name = line.substr(kId.size());
        } else if (got == ChildProcess::Got::Line && !isAside(line)) {
            fail("said " + inQuotes(line) + " where \"" + std::string(word) + "\" was awaited");
        }
    }
    return std::nullopt;
}

void ExternalEngine::failByLongLine() {
    constexpr std::size_t kKibibyte = 1024;
    fail("said a line of more than " + std::to_string(ChildProcess::kLongestLine / kKibibyte) +
         " KiB");
}

void ExternalEngine::fail(const std::string& what) {
    m_failure = "engine " + m_command + ": " + what;
    m_process.reset();
}

EnginePlayer::EnginePlayer(std::shared_ptr<ExternalEngine> engine, std::uint64_t seed,
                           const Limits& limits)
    : m_engine(std::move(engine))
    , m_limits(limits) {
    SETTEBELLO_ASSERT(m_engine != nullptr);
    m_engine->newGame(seed);
}

std::optional<Decision> EnginePlayer::choose(const PlayerView& view, const StopToken& stop) {
    return m_engine->choose(view, m_limits, stop);
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/engine/conversation.h"

#include "cli/input_line.h"
#include "players/levels/levels.h"
#include "support/contract.h"
#include "version.h"
#include "json/view_json.h"

#include <algorithm>
#include <charconv>
#include <istream>
#include <ostream>
#include <utility>
#include <vector>

namespace settebello::cli {

namespace {

constexpr std::string_view kBlanks = " \t\r";

/// Takes the first word off a line.
std::string_view takeWord(std::string_view& line) {
    line.remove_prefix(std::min(line.find_first_not_of(kBlanks), line.size()));
    const std::string_view word = line.substr(0, line.find_first_of(kBlanks));
    line.remove_prefix(word.size());
    return word;
}

bool toNumber(std::string_view text, std::uint64_t most, std::uint64_t& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && number <= most;
}

} // namespace

Conversation::Conversation(std::string level, Streams& streams)
    : m_level(std::move(level))
    , m_streams(streams)
    , m_player(makePlayer(m_level, m_seed, m_limits)) {
    SETTEBELLO_ASSERT(m_player != nullptr);
}

Conversation::~Conversation() {
    m_stop.requestStop();
    waitForAnswer();
}

int Conversation::run() {
    m_streams.in.tie(nullptr); // otherwise reading flushes the output while another thread writes
    std::string line;
    for (LineRead read; (read = readLine(m_streams.in, line)) != LineRead::End;) {
        if (read == LineRead::TooLong) {
            waitForAnswer();
            m_view.reset(); // the line may have been a position
            sendError(kLineTooLong);
        } else if (!handleLine(line)) {
            break;
        }
    }
    waitForAnswer();
    return m_allGood ? kSuccess : kCheckFailed;
}

bool Conversation::handleLine(std::string_view line) {
    const std::string_view word = takeWord(line);
    if (word == "quit") {
        m_stop.requestStop();
        return false;
    }
    if (word == "stop") {
        m_stop.requestStop();
    } else if (word == "isready") {
        send("readyok");
    } else if (word == "settebello") {
        send("id name Settebello " + std::string(versionString()) + ' ' + m_level);
    } else if (word == "newgame") {
        newGame(line);
    } else if (word == "position") {
        setPosition(line);
    } else if (word == "go") {
        go(line);
    } else if (!word.empty()) {
        sendError("unknown command \"" + std::string(word) + '"');
    }
    return true;
}

void Conversation::newGame(std::string_view rest) {
    waitForAnswer();
    m_seed = 0;
    if (const std::string_view word = takeWord(rest); !word.empty()) {
        if (word != "seed" || !toNumber(takeWord(rest), UINT64_MAX, m_seed)) {
            sendError("newgame: \"seed NUMBER\" or nothing is wanted");
        }
    }
    m_view.reset();
    m_player = makePlayer(m_level, m_seed, m_limits);
}

void Conversation::setPosition(std::string_view rest) {
    waitForAnswer();
    Faults faults;
    m_view = readView(rest, faults);
    if (!m_view) {
        sendError("position: " + faults.front().text());
    }
}

void Conversation::go(std::string_view rest) {
    constexpr std::uint64_t kMaximum = 10'000'000; // a search may reserve memory for this many
    waitForAnswer();
    Limits limits;
    while (true) {
        const std::string_view word = takeWord(rest);
        if (word.empty()) {
            break;
        }
        std::uint64_t number = 0;
        if ((word != "millis" && word != "iterations") ||
            !toNumber(takeWord(rest), kMaximum, number)) {
            sendError("go: \"millis NUMBER\", \"iterations NUMBER\" or nothing is wanted");
            return;
        }
        if (word == "millis") {
            limits.time = std::chrono::milliseconds(number);
        } else {
            limits.iterations = static_cast<int>(number);
        }
    }
    if (!m_view) {
        sendError("go: there is no position");
        return;
    }
    if (limits.time != m_limits.time || limits.iterations != m_limits.iterations) {
        m_limits = limits;
        m_player = makePlayer(m_level, m_seed, m_limits);
    }
    m_stop = StopSource();
    m_thinking = std::thread([this] { think(); });
}

void Conversation::think() {
    auto decision = m_player->choose(*m_view, m_stop.token());
    if (!decision) { // stopped before it had any result
        std::vector<Decision> legal;
        legalDecisions(*m_view, legal);
        decision = legal.front();
    }
    send("play " + toString(*decision));
}

void Conversation::waitForAnswer() {
    if (m_thinking.joinable()) {
        m_thinking.join();
    }
}

void Conversation::send(const std::string& line) {
    const std::lock_guard lock(m_outputMutex);
    m_streams.out << line << '\n' << std::flush;
}

void Conversation::sendError(const std::string& what) {
    m_allGood = false;
    send("error " + what);
}

} // namespace settebello::cli

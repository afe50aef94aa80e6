// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands.h"
#include "players/player.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

namespace settebello::cli {

/// The engine's end of the engine protocol (`--help engine`): reads what a host says, line by
/// line, and answers; thinks on a thread of its own, so that it hears when it is to stop.
class Conversation {
public:
    /// @param level one that makePlayer() knows.
    Conversation(std::string level, Streams& streams);
    ~Conversation();
    Conversation(const Conversation&) = delete;
    Conversation& operator=(const Conversation&) = delete;

    /// Until `quit` or the end of the input. @return kDoesNotHold if a line could not be
    /// understood.
    int run();

private:
    bool take(std::string_view line);
    void newGame(std::string_view rest);
    void setPosition(std::string_view rest);
    void go(std::string_view rest);
    void think();
    void awaitAnswer();
    void say(const std::string& line);
    void complain(const std::string& what);

    std::string m_level;
    Streams& m_streams;
    std::uint64_t m_seed = 0;
    Limits m_limits;
    std::unique_ptr<Player> m_player; ///< made with that seed and these limits
    std::optional<PlayerView> m_view;
    std::thread m_thinking;
    StopSource m_stop;
    bool m_allGood = true;
    std::mutex m_speaking; ///< guards the output
};

} // namespace settebello::cli

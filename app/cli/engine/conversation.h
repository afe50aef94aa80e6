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

/// The engine's side of the engine protocol (`--help engine`): reads the host's lines and answers
/// them. Thinks on a separate thread, so that `stop` is read meanwhile.
class Conversation {
public:
    /// @pre makePlayer() knows the level.
    Conversation(std::string level, Streams& streams);
    ~Conversation();
    Conversation(const Conversation&) = delete;
    Conversation& operator=(const Conversation&) = delete;

    /// Runs until `quit` or the end of the input. @return kCheckFailed if a line was invalid.
    int run();

private:
    /// @return false if that was the last line.
    bool handleLine(std::string_view line);
    void newGame(std::string_view rest);
    void setPosition(std::string_view rest);
    void go(std::string_view rest);
    void think();
    void waitForAnswer();
    void send(const std::string& line);
    void sendError(const std::string& what);

    std::string m_level;
    Streams& m_streams;
    std::uint64_t m_seed = 0;
    Limits m_limits;
    std::unique_ptr<Player> m_player; ///< made with m_seed and m_limits
    std::optional<PlayerView> m_view;
    std::thread m_thinking;
    StopSource m_stop;
    bool m_allGood = true;
    std::mutex m_outputMutex; ///< guards the output
};

} // namespace settebello::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/engine/conversation.h"
#include "cli/options.h"
#include "players/levels/levels.h"

#include <array>

namespace settebello::cli {

namespace {

constexpr std::array<std::string_view, 1> kNames{"--level"};

constexpr std::string_view kDefaultLevel = "greedy";

} // namespace

int engineCommand(Arguments arguments, Streams& streams) {
    const Options options(arguments, {{}, kNames});
    if (!options.error().empty()) {
        return usageError(streams, "engine", options.error());
    }
    std::string level(options.has("--level") ? options.value("--level") : kDefaultLevel);
    if (makePlayer(level, 0) == nullptr) {
        return usageError(streams, "engine",
                          "--level: \"" + level + "\" is not one of " + levelList());
    }
    return Conversation(std::move(level), streams).run();
}

} // namespace settebello::cli

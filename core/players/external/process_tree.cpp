// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/external/process_tree.h"

#ifdef __linux__

#include <algorithm>
#include <charconv>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <system_error>

namespace settebello {

namespace {

std::optional<int> wholeNumberIn(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number)
                                                                    : std::nullopt;
}

/// The parent of a process. /proc/N/stat is "N (name) state parent …", and the name may contain
/// anything.
std::optional<int> parentOf(const std::filesystem::path& folder) {
    std::ifstream file(folder / "stat");
    std::string text;
    std::getline(file, text, '\0'); // no iterators: they throw where the process ends meanwhile
    constexpr std::string_view kNameEnd = ") ";
    constexpr std::size_t kState = 2; // a letter and a blank
    const std::size_t name = text.rfind(kNameEnd);
    if (name == std::string::npos) {
        return std::nullopt; // it has ended meanwhile
    }
    const std::size_t parent = name + kNameEnd.size() + kState;
    const std::size_t end = text.find(' ', parent);
    return end == std::string::npos
               ? std::nullopt
               : wholeNumberIn(std::string_view(text).substr(parent, end - parent));
}

} // namespace

std::vector<int> descendantsOf(int process, const std::vector<int>& except) {
    std::multimap<int, int> children;
    std::error_code error; // then there are fewer
    std::filesystem::directory_iterator entry("/proc", error);
    for (; entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        const std::optional<int> number = wholeNumberIn(entry->path().filename().native());
        const std::optional<int> parent = number ? parentOf(entry->path()) : std::nullopt;
        if (parent) {
            children.emplace(*parent, *number);
        }
    }
    std::vector<int> found;
    std::vector<int> open{process};
    while (!open.empty()) {
        const auto [first, last] = children.equal_range(open.back());
        open.pop_back();
        for (auto child = first; child != last; ++child) {
            if (std::find(except.begin(), except.end(), child->second) == except.end()) {
                found.push_back(child->second);
                open.push_back(child->second);
            }
        }
    }
    return found;
}

void killDescendantsOf(int process, const std::vector<int>& except) {
    constexpr int kMostRounds = 100; // each finds what was started before the last one stopped it
    std::vector<int> stopped;
    for (int round = 0; round < kMostRounds; ++round) {
        bool isComplete = true;
        for (const int each : descendantsOf(process, except)) {
            if (std::find(stopped.begin(), stopped.end(), each) == stopped.end()) {
                kill(each, SIGSTOP);
                stopped.push_back(each);
                isComplete = false;
            }
        }
        if (isComplete) {
            break;
        }
    }
    for (const int each : stopped) {
        kill(each, SIGKILL);
    }
}

} // namespace settebello

#else

namespace settebello {

std::vector<int> descendantsOf(int /*process*/, const std::vector<int>& /*except*/) {
    return {};
}

void killDescendantsOf(int /*process*/, const std::vector<int>& /*except*/) {}

} // namespace settebello

#endif

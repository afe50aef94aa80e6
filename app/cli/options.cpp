// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options.h"

#include <algorithm>
#include <charconv>

namespace settebello::cli {

namespace {

bool contains(std::span<const std::string_view> names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

} // namespace

Options::Options(Arguments arguments, const OptionNames& names) {
    bool areFiles = false;
    for (std::size_t i = 0; i < arguments.size() && m_error.empty(); ++i) {
        const bool isOption = !areFiles && arguments[i].starts_with("--");
        if (names.takesFiles && isOption && arguments[i] == "--") {
            areFiles = true;
        } else if (names.takesFiles && !isOption) {
            m_files.push_back(arguments[i]);
        } else {
            readOption(arguments, i, names);
        }
    }
    for (const std::string_view name : names.required) {
        if (m_error.empty() && !has(name)) {
            m_error = std::string(name) + " is missing";
        }
    }
    if (m_error.empty() && names.takesFiles && m_files.empty()) {
        m_error = "a file is missing";
    }
}

void Options::readOption(Arguments arguments, std::size_t& at, const OptionNames& names) {
    const std::string_view argument = arguments[at];
    const std::string name(argument);
    std::string_view value;
    if (!contains(names.flags, argument)) {
        if (!contains(names.required, argument) && !contains(names.optional, argument)) {
            m_error = "unknown option \"" + name + "\"";
            return;
        }
        if (++at == arguments.size()) {
            m_error = name + " wants a value";
            return;
        }
        value = arguments[at];
    }
    if (!m_values.emplace(argument, value).second) {
        m_error = name + " is there twice";
    }
}

std::uint64_t Options::number(std::string_view name, std::uint64_t least, std::uint64_t most) {
    const std::string_view text = value(name);
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < least ||
        number > most) {
        m_error = std::string(name) + ": \"" + std::string(text) + "\" is not a number " +
                  std::to_string(least) + " ... " + std::to_string(most);
        return 0;
    }
    return number;
}

std::uint64_t Options::number(std::string_view name, std::uint64_t least, std::uint64_t most,
                              std::uint64_t fallback) {
    return has(name) ? number(name, least, most) : fallback;
}

} // namespace settebello::cli

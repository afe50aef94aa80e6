// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options.h"

#include <algorithm>
#include <charconv>

namespace settebello::cli {

Options::Options(Arguments arguments, std::span<const std::string_view> names) {
    for (std::size_t i = 0; i < arguments.size() && m_error.empty(); i += 2) {
        const std::string name(arguments[i]);
        if (std::find(names.begin(), names.end(), arguments[i]) == names.end()) {
            m_error = "unknown option \"" + name + "\"";
        } else if (i + 1 == arguments.size()) {
            m_error = name + " wants a value";
        } else if (!m_values.emplace(arguments[i], arguments[i + 1]).second) {
            m_error = name + " is there twice";
        }
    }
    for (const std::string_view name : names) {
        if (m_error.empty() && m_values.find(name) == m_values.end()) {
            m_error = std::string(name) + " is missing";
        }
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

} // namespace settebello::cli

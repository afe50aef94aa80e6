// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace settebello::cli {

/// Options of the form `--name VALUE`, each at most once.
class Options {
public:
    /// @param names the options there are, all of which must be given: "--seed". What is wrong with
    /// the arguments is in error().
    Options(Arguments arguments, std::span<const std::string_view> names);

    /// Empty if all is well.
    const std::string& error() const { return m_error; }

    /// @pre the option is one of the names, and there is no error.
    std::string_view value(std::string_view name) const { return m_values.at(name); }
    /// The same as a whole number; anything else, or one out of range, is an error() and gives 0.
    std::uint64_t number(std::string_view name, std::uint64_t least, std::uint64_t most);

private:
    std::map<std::string_view, std::string_view> m_values;
    std::string m_error;
};

} // namespace settebello::cli

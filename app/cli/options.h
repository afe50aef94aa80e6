// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace settebello::cli {

/// The options that a command knows, each with its two dashes: "--seed".
struct OptionNames {
    std::span<const std::string_view> required;
    std::span<const std::string_view> optional = {};
    std::span<const std::string_view> flags = {}; ///< without a value
};

/// Options of the form `--name VALUE` or `--name`, each at most once.
class Options {
public:
    /// What is wrong with the arguments is in error().
    Options(Arguments arguments, const OptionNames& names);

    /// Empty if all is well.
    const std::string& error() const { return m_error; }

    bool has(std::string_view name) const { return m_values.find(name) != m_values.end(); }
    /// @pre has(name), as it is for what is required when there is no error.
    std::string_view value(std::string_view name) const { return m_values.at(name); }
    /// The same as a whole number; anything else, or one out of range, is an error() and gives 0.
    std::uint64_t number(std::string_view name, std::uint64_t least, std::uint64_t most);
    /// The same for an option that may be left out.
    std::uint64_t number(std::string_view name, std::uint64_t least, std::uint64_t most,
                         std::uint64_t otherwise);

private:
    std::map<std::string_view, std::string_view> m_values;
    std::string m_error;
};

} // namespace settebello::cli

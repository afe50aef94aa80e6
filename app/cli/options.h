// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands.h"
#include "support/contract.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace settebello::cli {

/// The options of a command, with their dashes: "--seed".
struct OptionNames {
    std::span<const std::string_view> required;
    std::span<const std::string_view> optional = {};
    std::span<const std::string_view> flags = {}; ///< without a value
    bool takesFiles = false;                      ///< all other arguments are files, at least one
};

/// Options of the form `--name VALUE` or `--name`, each at most once, and files between them in any
/// order. After `--` everything is a file.
class Options {
public:
    /// Errors in the arguments are reported by error().
    Options(Arguments arguments, const OptionNames& names);

    /// The first error, or empty.
    const std::string& error() const { return m_error; }
    /// In the order given.
    const std::vector<std::string_view>& files() const { return m_files; }

    bool has(std::string_view name) const { return m_values.find(name) != m_values.end(); }
    /// @pre has(name); holds for required options when there is no error.
    std::string_view value(std::string_view name) const {
        SETTEBELLO_ASSERT(has(name));
        return m_values.at(name);
    }
    /// The value as a whole number; if it is none or out of range, sets error() and returns 0.
    /// @pre has(name)
    std::uint64_t number(std::string_view name, std::uint64_t least, std::uint64_t most);
    /// The value of an option that may be missing. @param fallback is returned then.
    std::uint64_t number(std::string_view name, std::uint64_t least, std::uint64_t most,
                         std::uint64_t fallback);

private:
    void readOption(Arguments arguments, std::size_t& at, const OptionNames& names);

    std::map<std::string_view, std::string_view> m_values;
    std::vector<std::string_view> m_files;
    std::string m_error;
};

} // namespace settebello::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace settebello {

/// One thing wrong with a file. `path` is a JSON pointer, empty for the file as a whole.
struct Fault {
    std::string path;
    std::string message;
    /// `/capture/choice: "most" is not one of singleFirst, fewest, free`
    std::string text() const { return path.empty() ? message : path + ": " + message; }
    bool operator==(const Fault&) const = default;
};
using Faults = std::vector<Fault>;

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace settebello::cli {

/// Makes the Windows console behave as on other systems while this object lives: text is UTF-8,
/// and line ends are not converted. Does nothing on other systems.
class Console {
public:
    Console();
    ~Console() { restore(); }
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;

private:
    void restore() const;

    [[maybe_unused]] unsigned m_codePage = 0; ///< to restore; 0 if there is no console
};

/// The arguments without the program's name, in UTF-8.
std::vector<std::string> argumentsOf(int argc, char* argv[]);

} // namespace settebello::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace settebello::cli {

/// What Windows does in its own way, made as elsewhere while this lives: text at the terminal is
/// UTF-8, and the line ends that we write and read are left alone. Does nothing on other systems.
class Console {
public:
    Console();
    ~Console() { restore(); }
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;

private:
    void restore() const;

    [[maybe_unused]] unsigned m_codePage = 0; ///< of the terminal before; 0 if there is none
};

/// The arguments without the program's name, in UTF-8.
std::vector<std::string> argumentsOf(int argc, char* argv[]);

} // namespace settebello::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/console.h"

#ifdef _WIN32

#ifndef NOMINMAX
#define NOMINMAX // NOLINT(cppcoreguidelines-macro-usage): windows.h would define min and max
#endif
#include <windows.h>

#include <cstdio>
#include <fcntl.h>
#include <io.h>
#include <shellapi.h>

namespace settebello::cli {

Console::Console()
    : m_codePage(GetConsoleOutputCP()) {
    SetConsoleOutputCP(CP_UTF8);
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
}

void Console::restore() const {
    if (m_codePage != 0) {
        SetConsoleOutputCP(m_codePage);
    }
}

std::vector<std::string> argumentsOf(int /*argc*/, char** /*argv*/) {
    // The arguments of main() have been converted to the system's code page.
    std::vector<std::string> arguments;
    int count = 0;
    wchar_t** const wide = CommandLineToArgvW(GetCommandLineW(), &count);
    for (int i = 1; i < count; ++i) {
        const int length = static_cast<int>(std::char_traits<wchar_t>::length(wide[i]));
        const int needed =
            WideCharToMultiByte(CP_UTF8, 0, wide[i], length, nullptr, 0, nullptr, nullptr);
        std::string& argument = arguments.emplace_back(static_cast<std::size_t>(needed), '\0');
        WideCharToMultiByte(CP_UTF8, 0, wide[i], length, argument.data(), needed, nullptr, nullptr);
    }
    LocalFree(wide);
    return arguments;
}

} // namespace settebello::cli

#else

namespace settebello::cli {

Console::Console() = default;
void Console::restore() const {}

std::vector<std::string> argumentsOf(int argc, char* argv[]) {
    return {argv + (argc > 0 ? 1 : 0), argv + argc};
}

} // namespace settebello::cli

#endif

// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/external/command_words.h"

namespace settebello {

std::vector<std::string> commandWords(std::string_view command) {
    std::vector<std::string> words;
    bool inWord = false;
    char quote = 0;
    for (const char c : command) {
        const bool isQuote = c == '"' || c == '\'';
        if (quote == 0 && c == ' ') {
            inWord = false;
            continue;
        }
        if (!inWord) {
            words.emplace_back();
            inWord = true;
        }
        if (quote == 0 && isQuote) {
            quote = c;
        } else if (c == quote) {
            quote = 0;
        } else {
            words.back() += c;
        }
    }
    return words;
}

std::string windowsCommandLine(const std::vector<std::string>& words) {
    std::string line;
    for (const std::string& word : words) {
        line += line.empty() ? "" : " ";
        if (!word.empty() && word.find_first_of(" \t\"") == std::string::npos) {
            line += word;
            continue;
        }
        line += '"';
        std::size_t backslashes = 0; // before a quote they count double, elsewhere not
        for (const char c : word) {
            line.append(c == '"' ? backslashes + 1 : 0, '\\');
            backslashes = c == '\\' ? backslashes + 1 : 0;
            line += c;
        }
        line.append(backslashes, '\\');
        line += '"';
    }
    return line;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/external/command_words.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

struct WordsCase {
    const char* command;
    std::vector<std::string> words;
    const char* windows; ///< the same as one line for Windows
};

const WordsCase kCases[] = {
    {"", {}, ""},
    {"  ", {}, ""},
    {"bot", {"bot"}, "bot"},
    {" bot  --fast ", {"bot", "--fast"}, "bot --fast"},
    {R"("C:\My bots\bot.exe" 3)", {R"(C:\My bots\bot.exe)", "3"}, R"("C:\My bots\bot.exe" 3)"},
    {R"('two words' "it's")", {"two words", "it's"}, R"("two words" it's)"},
    {R"(sh -c 'say "hi"')", {"sh", "-c", R"(say "hi")"}, R"(sh -c "say \"hi\"")"},
    {R"(a'b 'c d)", {"ab c", "d"}, R"("ab c" d)"},
    {R"(bot "" x)", {"bot", "", "x"}, R"(bot "" x)"},
    {R"('ends in one \' C:\plain\)",
     {R"(ends in one \)", R"(C:\plain\)"},
     R"("ends in one \\" C:\plain\)"},
    {R"('one \" quoted')", {R"(one \" quoted)"}, R"("one \\\" quoted")"},
    {"bot \"never closed", {"bot", "never closed"}, R"(bot "never closed")"},
};

TEST(CommandWords, ArePartedByBlanksOutsideQuotes) {
    for (const WordsCase& test : kCases) {
        EXPECT_EQ(commandWords(test.command), test.words) << test.command;
    }
}

TEST(CommandWords, BecomeOneLineForWindows) {
    for (const WordsCase& test : kCases) {
        EXPECT_EQ(windowsCommandLine(test.words), test.windows) << test.command;
    }
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/terminal_text.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

namespace settebello {
namespace {

const std::pair<std::string, const char*> kTerminalCases[]{
    {"", ""},
    {"Zoë 7♦ 日本 🂡\n\tend", "Zoë 7♦ 日本 🂡\n\tend"},
    {"a\x1b[31mb\x7f\rc", R"(a\u001b[31mb\u007f\u000dc)"},
    {std::string("a\0b", 3), R"(a\u0000b)"},
    {"\xC2\x9B"
     "2J",
     R"(\u009b2J)"},
    {"a\u202eb\u2066c\u2069\u200f\u061c", R"(a\u202eb\u2066c\u2069\u200f\u061c)"},
    {"\u2028\ufeff\u00ad\u200b", R"(\u2028\ufeff\u00ad\u200b)"},
    {"\U000e0041", R"(\udb40\udc41)"},
    {"a\x9b", "a\uFFFD"},
    {"\xE2\x80", "\uFFFD"},
    {"\xE2\x80z", "\uFFFDz"},
    {"\xC3\xC3\xA9", "\uFFFDé"},
    {"\xC0\xAE\xED\xA0\x80\xF4\x90", "\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD"},
};

TEST(TerminalText, HasNothingThatATerminalObeys) {
    for (const auto& [text, shown] : kTerminalCases) {
        EXPECT_EQ(terminalText(text), shown);
    }
    EXPECT_EQ(terminalLine("a\nb\tc"), R"(a\u000ab\u0009c)");
}

TEST(TerminalText, IsTheSameInPieces) {
    for (const auto& [text, shown] : kTerminalCases) {
        TerminalText filter;
        std::string all;
        for (const char c : text) {
            all += filter.add({&c, 1});
        }
        EXPECT_EQ(all + filter.finish(), shown);
    }
}

TEST(TerminalText, KeepsTheMeaningOfJson) {
    const nlohmann::json json{{"name", "a\u202eb\U000e0041\u009b\x7f"}};
    const std::string shown = terminalText(json.dump());
    EXPECT_EQ(nlohmann::json::parse(shown), json);
    EXPECT_EQ(shown.find("\u202e"), std::string::npos);
}

} // namespace
} // namespace settebello

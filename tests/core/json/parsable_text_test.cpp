// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/parsable_text.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

namespace settebello {
namespace {

std::string parsable(const std::string& text) {
    std::string buffer;
    return std::string(parsableText(text, buffer));
}

TEST(ParsableText, ReplacesNumbersTooLargeForADouble) {
    const std::pair<const char*, const char*> cases[] = {
        {"1e999", "1e308"},
        {"-1E+400", "-1e308 "},
        {"[2e308,10e308]", "[1e308,1e308 ]"},
        {"{\"a\":0.01e311}", "{\"a\":1e308   }"},
        {"1e99999999999999999999999", "1e308                    "},
        {"1.7976931348623159e308", "1e308                 "},
        {"17976931348623159000e289", "1e308                   "},
    };
    for (const auto& [text, expected] : cases) {
        EXPECT_EQ(parsable(text), expected);
    }
    EXPECT_EQ(parsable("-" + std::string(310, '9')), "-1e308" + std::string(305, ' '));
}

TEST(ParsableText, LeavesEverythingElse) {
    for (const std::string text :
         {"", "1", "-1.5e-999", "1e308", "-1e308", "1.7976931348623157e308", "0e999", "0.0e999",
          "0.000001e309", "\"1e999\"", "\"\\\"1e999\"", "\"1e999", "1e999e", "1e999.", "--1e999",
          "e9999", "true", "\"\\"}) {
        EXPECT_EQ(parsable(text), text);
    }
    const std::string longest(309, '1');
    EXPECT_EQ(parsable(longest), longest);
}

TEST(ParsableText, ReplacesLineBreaksInLongRuns) {
    const std::string run = "[" + std::string(1000, '\n') + "x";
    EXPECT_EQ(parsable(run), run);
    EXPECT_EQ(parsable("[\t" + std::string(1000, '\n') + "x\n"),
              "[" + std::string(1001, ' ') + "x\n");
    const std::string inString = "\"" + std::string(2000, '\n');
    EXPECT_EQ(parsable(inString), inString);
}

/// The limit itself, by the rounding of the standard library.
TEST(ParsableText, AgreesWithTheStandardLibrary) {
    for (const std::string digits :
         {"17976931348623157", "179769313486231570814", "179769313486231580785",
          "17976931348623158080", "1797693134862315808", "17976931348623158"}) {
        const std::string text = digits.substr(0, 1) + "." + digits.substr(1) + "e308";
        const bool isInfinite = std::strtod(text.c_str(), nullptr) > 1.7976931348623157e308;
        EXPECT_EQ(parsable(text) != text, isInfinite) << text;
    }
}

} // namespace
} // namespace settebello

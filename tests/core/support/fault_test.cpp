// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fault.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>

namespace settebello {
namespace {

TEST(Fault, HasThePathBeforeTheMessage) {
    EXPECT_EQ(Fault("/table/players", FaultCode::Missing).text(), "/table/players: is missing");
    EXPECT_EQ(Fault(FaultCode::NestedTooDeeply).text(), "is nested too deeply");
    EXPECT_EQ(Fault("/table/players", FaultCode::Missing).message(), "is missing");
}

TEST(Fault, DoesNotInterpretItsArguments) {
    EXPECT_EQ(Fault(FaultCode::NotOneOf, {"%2", "%1, %%, %"}).text(), "%2 is not one of %1, %%, %");
}

TEST(Fault, CanBeAnArgument) {
    const Fault fault(FaultCode::PlayAt, {3, Fault(FaultCode::NotAPlay, {Fault(FaultCode::List)})});
    EXPECT_EQ(fault.text(), "play 3: a list is not a play");
}

TEST(Fault, IsTranslatedWithTheFaultsInItsArguments) {
    const auto shout = [](std::string text) {
        std::transform(text.begin(), text.end(), text.begin(),
                       [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
        return text;
    };
    const Fault fault("/name", FaultCode::NotText, {Fault(FaultCode::Object)});
    EXPECT_EQ(fault.text(shout), "/name: AN OBJECT IS NOT TEXT");
    EXPECT_EQ(Fault(FaultCode::CardMissing, {"7d"}).text(shout), "7d IS MISSING");
}

TEST(Fault, ShowsTechnicalDetailsInEnglishOnly) {
    const Fault fault(FaultCode::JsonSyntax, {1, 2, "unexpected end of input"});
    EXPECT_EQ(fault.text(),
              "is not JSON: parse error at line 1, column 2: unexpected end of input");
    EXPECT_EQ(fault.text([](const char* english) { return std::string(english); }),
              "is not JSON: parse error at line 1, column 2");
}

/// The highest number after a % in a pattern; −1 if anything else comes after one.
int lastArgument(std::string_view pattern) {
    int last = 0;
    for (auto at = pattern.find('%'); at != pattern.npos; at = pattern.find('%', at + 1)) {
        const int number = at + 1 < pattern.size() ? pattern[at + 1] - '0' : -1;
        if (number < 1 || number > 9) {
            return -1;
        }
        last = std::max(last, number);
    }
    return last;
}

TEST(FaultPatterns, NumberTheirArgumentsFromOne) {
    for (const FaultPattern& pattern : faultPatterns()) {
        const std::string text = std::string(pattern.text) + pattern.detail;
        const int last = lastArgument(text);
        EXPECT_GE(last, 0) << text;
        for (int i = 1; i <= last; ++i) {
            EXPECT_NE(text.find('%' + std::to_string(i)), std::string::npos) << text;
        }
    }
}

} // namespace
} // namespace settebello

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

TEST(Faults, KeepAHundredAndCountTheOthers) {
    Faults faults;
    EXPECT_EQ(faults.total(), 0U);
    int made = 0;
    for (int i = 0; i < 1000; ++i) {
        faults.add([&] {
            ++made;
            return Fault("/" + std::to_string(i), FaultCode::Missing);
        });
    }
    EXPECT_EQ(made, 100);
    EXPECT_EQ(faults.size(), 100U);
    EXPECT_EQ(faults.total(), 1000U);
    EXPECT_EQ(faults.front().path, "/0");
    EXPECT_EQ(faults[99].path, "/99");
    faults.push_back(FaultCode::Duplicate);
    EXPECT_EQ(faults.size(), 100U);
    EXPECT_EQ(faults.total(), 1001U);
}

TEST(Faults, CanBeAppended) {
    const auto some = [](int count) {
        Faults faults;
        for (int i = 0; i < count; ++i) {
            faults.push_back(Fault("/" + std::to_string(i), FaultCode::Missing));
        }
        return faults;
    };
    Faults faults = some(60);
    faults.append(some(150));
    EXPECT_EQ(faults.size(), 100U);
    EXPECT_EQ(faults.total(), 210U);
    EXPECT_EQ(faults[60].path, "/0");
    faults.clear();
    EXPECT_EQ(faults, Faults{});
    EXPECT_NE(some(101), some(102)) << "they keep the same ones";
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

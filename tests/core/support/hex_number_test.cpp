// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_number.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

TEST(HexNumber, IsReadAsItIsWritten) {
    EXPECT_EQ(hexText(0), "0000000000000000");
    EXPECT_EQ(hexText(0x9f86d081884c7d65), "9f86d081884c7d65");
    for (const std::uint64_t number : {0ULL, 1ULL, 0x9f86d081884c7d65ULL, ~0ULL}) {
        EXPECT_EQ(hexNumber(hexText(number)), number);
    }
}

TEST(HexNumber, IsSixteenSmallDigits) {
    for (const char* text : {"", "7", "9F86D081884C7D65", "9f86d081884c7d6", "9f86d081884c7d650",
                             "-f86d081884c7d65", "9f86d081884c7dxy", " f86d081884c7d65"}) {
        EXPECT_EQ(hexNumber(text), std::nullopt) << text;
    }
}

} // namespace
} // namespace settebello

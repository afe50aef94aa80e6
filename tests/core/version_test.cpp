// SPDX-License-Identifier: GPL-3.0-or-later
#include "version.h"

#include <gtest/gtest.h>

#include <algorithm>

TEST(Version, HasThreeNumbers) {
    const std::string_view version = settebello::versionString();
    EXPECT_EQ(std::count(version.begin(), version.end(), '.'), 2);
    EXPECT_EQ(version.find_first_not_of("0123456789."), std::string_view::npos);
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/number_text.h"

#include <gtest/gtest.h>

#include <QLocale>

namespace settebello {
namespace {

TEST(NumberText, HasASignOnceRounded) {
    EXPECT_EQ(signedNumber(3), "+3");
    EXPECT_EQ(signedNumber(0), "0");
    EXPECT_EQ(signedNumber(-3), "\u22123");
    EXPECT_EQ(signedNumber(0.36, 1), "+0.4");
    EXPECT_EQ(signedNumber(0.04, 1), "0.0");
    EXPECT_EQ(signedNumber(-0.04, 1), "0.0");
    EXPECT_EQ(signedNumber(-0.06, 1), "\u22120.1");
    EXPECT_EQ(numberText(2.04, 1), "2.0");
}

TEST(NumberText, IsWrittenAsTheLanguageWantsIt) {
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::Italian));
    EXPECT_EQ(signedNumber(1.26, 1), "+1,3");
    EXPECT_EQ(numberText(-12345), "\u221212.345");
    QLocale::setDefault(before);
}

} // namespace
} // namespace settebello

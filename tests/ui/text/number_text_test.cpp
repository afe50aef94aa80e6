// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/number_text.h"

#include "settings/language_manager.h"

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

TEST(NumberText, WritesSmallNumbersOfASentenceAsWords) {
    LanguageManager languages;
    languages.use("en");
    EXPECT_EQ(withNumberWords("4 players, 1 of them 10."), "Four players, one of them ten.");
    EXPECT_EQ(withNumberWords("No number."), "No number.");
    EXPECT_EQ(withNumberWords("3 of 11 points."), "3 of 11 points.") << "all alike in a sentence";
    EXPECT_EQ(withNumberWords("6, 5½ and 0."), "6, 5½ and 0.");
    languages.use("it");
    EXPECT_EQ(withNumberWords("4 giocatori; 10 carte."), "Quattro giocatori; dieci carte.");
    languages.use("fr");
    EXPECT_EQ(withNumberWords("1 point, et 6 donnes."), "Un point, et six donnes.");
    languages.use("en");
}

} // namespace
} // namespace settebello

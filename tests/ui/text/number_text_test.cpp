// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/number_text.h"

#include "settings/language_manager.h"
#include "ui/unfinished_texts.h"

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

TEST(NumberText, SpeaksOfPointsWithoutDecimals) {
    LanguageManager languages;
    languages.use("en");
    const QStringList said{aboutPoints(0.1), aboutPoints(-0.4), aboutPoints(0.9),
                           aboutPoints(1.6), aboutPoints(-2.6), aboutPoints(9.7)};
    EXPECT_EQ(said.join('|'), "hardly anything|about half a point|about a point|"
                              "about a point and a half|about 2 points and a half|about 10 points");
    SKIP_IF_UNFINISHED("it");
    languages.use("it");
    EXPECT_EQ(aboutPoints(9.7), "circa dieci punti");
    languages.use("en");
}

/// A sentence with figures, and how it is written.
struct Counted {
    const char* language;
    const char* sentence;
    const char* written;
};

class NumbersInWords : public testing::TestWithParam<Counted> {};

TEST_P(NumbersInWords, CountAsTheLanguageDoes) {
    SKIP_IF_UNFINISHED(GetParam().language);
    LanguageManager languages;
    languages.use(GetParam().language);
    EXPECT_EQ(numbersInWords(GetParam().sentence), GetParam().written);
    languages.use("en");
}

INSTANTIATE_TEST_SUITE_P(
    Sentences, NumbersInWords,
    testing::Values(
        Counted{"en", "Take 3 cards.", "Take 3 cards."},
        Counted{"it", "Si prendono 3 carte, non 10.", "Si prendono tre carte, non dieci."},
        Counted{"it", "4 carte in tavola", "Quattro carte in tavola"},
        Counted{"it", "prendi 1 sette (2 sei)", "prendi un sette (due sei)"},
        Counted{"it", "solo 1 carta", "solo una carta"},
        Counted{"fr", "On prend 1 carte ou 1 point.", "On prend une carte ou un point."},
        Counted{"fr", "Ici, 2.", "Ici, deux."},
        Counted{"it", "meglio di 0,4 punti, 11 in tutto", "meglio di 0,4 punti, 11 in tutto"},
        Counted{"it", "6 + 1 = 7, 5½, SCOPA-2-3, 3 % di 100",
                "6 + 1 = 7, 5½, SCOPA-2-3, 3 % di 100"},
        Counted{"it", "l’asso\u00a0vale 1, asso\u00a02", "l’asso\u00a0vale uno, asso\u00a02"},
        Counted{"it", "niente da contare", "niente da contare"}));

} // namespace
} // namespace settebello

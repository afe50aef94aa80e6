// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/practice_text.h"

#include "practice/exercise.h"
#include "settings/language_manager.h"

#include <gtest/gtest.h>

#include <tuple>

namespace settebello {
namespace {

/// Its title is no complaint about what was wrong.
TEST(PracticeTexts, CallAProblemAProblemInEveryLanguage) {
    Exercise problem;
    problem.grade = Grade::Medium;
    LanguageManager languages;
    for (const auto& [language, title, ofTheDay] :
         {std::tuple("it", "Problema: medio", "Problema del giorno: medio"),
          std::tuple("fr", "Problème : moyen", "Problème du jour : moyen"),
          std::tuple("en", "Problem: medium", "Problem of the day: medium")}) {
        languages.use(language);
        EXPECT_EQ(sourceText(problem, false).replace(QChar(0xa0), ' ').toStdString(), title);
        EXPECT_EQ(sourceText(problem, true).replace(QChar(0xa0), ' ').toStdString(), ofTheDay);
    }
}

} // namespace
} // namespace settebello

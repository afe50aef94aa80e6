// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/practice_text.h"

#include "practice/exercise.h"
#include "settings/language_manager.h"

#include <gtest/gtest.h>

#include <utility>

namespace settebello {
namespace {

/// Its title is no complaint about what was wrong.
TEST(PracticeTexts, CallAProblemAProblemInEveryLanguage) {
    Exercise problem;
    problem.grade = Grade::Medium;
    LanguageManager languages;
    for (const auto& [language, title] :
         {std::pair("it", "Problema: medio"), std::pair("fr", "Problème : moyen"),
          std::pair("en", "Problem: medium")}) {
        languages.use(language);
        EXPECT_EQ(sourceText(problem).replace(QChar(0xa0), ' ').toStdString(), title);
    }
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/named_sentence.h"

#include "settings/language_manager.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

TEST(NamedSentence, SaysAdBeforeAnAInItalianAlone) {
    LanguageManager languages;
    const QString sentence = "Tocca a %1. Passa lo schermo a %1.";
    languages.use("it");
    EXPECT_EQ(namedSentence(sentence, "Anna"), "Tocca ad Anna. Passa lo schermo ad Anna.");
    EXPECT_EQ(namedSentence(sentence, "àlex"), "Tocca ad àlex. Passa lo schermo ad àlex.");
    EXPECT_EQ(namedSentence(sentence, "Enzo"), "Tocca a Enzo. Passa lo schermo a Enzo.");
    EXPECT_EQ(namedSentence(sentence, ""), "Tocca a . Passa lo schermo a .");
    languages.use("fr");
    EXPECT_EQ(namedSentence("C’est à %1. Il a %1.", "Anne"), "C’est à Anne. Il a Anne.");
    languages.use("en");
}

} // namespace
} // namespace settebello

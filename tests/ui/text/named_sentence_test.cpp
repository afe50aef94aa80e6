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

TEST(NamedSentence, LeavesOutTheEBeforeAVowelInFrench) {
    LanguageManager languages;
    languages.use("fr");
    const QString sentence = "Les cartes de %1, que %1 joue. Que %1 joue !";
    EXPECT_EQ(namedSentence(sentence, "Éva"), "Les cartes d’Éva, qu’Éva joue. Qu’Éva joue !");
    for (const char* name : {"Anne", "Hélène", "Yves", "Œdipe", "Ugo"}) {
        EXPECT_EQ(namedSentence("de %1", name), QStringLiteral("d’%1").arg(name));
    }
    for (const char* name : {"Rosa", "Hassan", "Yann", ""}) {
        EXPECT_EQ(namedSentence("de %1", name), QStringLiteral("de %1").arg(name));
    }
    EXPECT_EQ(fittedToName("à %1, %2 de plus", "Anne"), "à %1, %2 de plus");
    languages.use("it");
    EXPECT_EQ(namedSentence("Le carte di %1", "Anna"), "Le carte di Anna");
    languages.use("en");
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rule_text.h"

#include "rules/presets.h"
#include "rules/rule_conflicts.h"
#include "settings/language_manager.h"
#include "text/level_text.h"
#include "text/preset_text.h"
#include "text/rules/rule_description.h"
#include "text/rules_summary.h"
#include "ui/unfinished_texts.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {
namespace {

std::vector<int> valuesOf(const RuleKey& key) {
    std::vector<int> values;
    for (int value = -20; value <= 101; ++value) {
        if (key.allows(value)) {
            values.push_back(value);
        }
    }
    return values;
}

QString allWords(const RuleSet& rules) {
    QString text;
    for (const RulesSummarySection& chapter : rulesSummary(rules)) {
        text += chapter.title + '\n' + chapter.sentences.join('\n') + '\n';
    }
    return text;
}

class InLanguage : public ::testing::TestWithParam<const char*> {
protected:
    void SetUp() override { m_languages.use(GetParam()); }
    LanguageManager m_languages;
};

TEST_P(InLanguage, EveryToggleHasANameAndASentence) {
    QSet<QString> labels;
    for (const RuleKey& key : ruleKeys()) {
        EXPECT_FALSE(ruleLabel(key).isEmpty())
            << key.path() << " needs a RuleDescription in ui/text/rules/";
        EXPECT_TRUE(ruleExplanation(key).endsWith('.')) << key.path();
        EXPECT_FALSE(ruleGroupName(key.group).isEmpty()) << key.group;
        EXPECT_FALSE(labels.contains(ruleLabel(key))) << qPrintable(ruleLabel(key));
        labels.insert(ruleLabel(key));
    }
}

TEST(RuleDescriptions, AreOfToggles) {
    std::size_t described = 0;
    for (const RuleDescriptionGroup& group : ruleDescriptions()) {
        for (const RuleDescription* rule : group.rules) {
            const auto keys = ruleKeys();
            EXPECT_EQ(std::count_if(keys.begin(), keys.end(),
                                    [&](const RuleKey& key) { return key.key == rule->key; }),
                      1)
                << rule->key;
            ++described;
        }
    }
    EXPECT_EQ(described, ruleKeys().size());
}

TEST(RuleDescriptions, NameTheValuesThatHaveNamesInFiles) {
    for (const RuleKey& key : ruleKeys()) {
        QSet<QString> named;
        for (const RuleValueName& value : ruleDescription(key).valueNames) {
            named.insert(QString::fromUtf8(value.value.data(), std::ssize(value.value)));
        }
        for (const int value : valuesOf(key)) {
            const bool isNamed = named.remove(QString::fromStdString(key.valueText(value)));
            EXPECT_TRUE(isNamed || key.kind != RuleKey::Kind::Name)
                << key.path() << ": its RuleDescription in ui/text/rules/ needs a value name for "
                << key.valueText(value);
        }
        EXPECT_TRUE(named.isEmpty())
            << key.path() << " has no value " << qPrintable(named.values().join(", "));
    }
}

TEST_P(InLanguage, TheValuesOfAToggleHaveDifferentNames) {
    for (const RuleKey& key : ruleKeys()) {
        QSet<QString> names;
        for (const int value : valuesOf(key)) {
            const QString name = ruleValueName(key, value);
            EXPECT_FALSE(name.isEmpty()) << key.path() << " " << value;
            EXPECT_FALSE(names.contains(name)) << key.path() << " " << qPrintable(name);
            names.insert(name);
            if (key.kind == RuleKey::Kind::Name) {
                const QString inFiles = QString::fromStdString(key.valueText(value));
                EXPECT_TRUE(name != inFiles || name.toLower() == name) << qPrintable(name);
            }
        }
    }
}

TEST_P(InLanguage, EveryPresetIsIntroduced) {
    QSet<QString> characters;
    for (const Preset& preset : presets()) {
        const PresetText words = presetText(preset.id);
        ASSERT_FALSE(words.name.isEmpty() || words.origin.isEmpty())
            << preset.id << " needs its name, origin and character in ui/text/preset_text.cpp";
        EXPECT_GT(words.character.size(), 30) << preset.id << ": a sentence, please";
        EXPECT_TRUE(words.character.endsWith('.')) << preset.id << ": a sentence, please";
        EXPECT_FALSE(characters.contains(words.character)) << preset.id;
        characters.insert(words.character);
    }
}

/// What a toggle needs to matter at all.
RuleSet baseFor(const RuleKey& key) {
    RuleSet rules;
    if (key.key == "loneAce" || key.key == "firstAce") {
        rules.capture.ace = Ace::TakesAll;
    } else if (key.key == "wildSeven") {
        rules.scoring.declarations = Declarations::Cirulla;
    } else if (key.key == "wildKeepsRank") {
        rules.scoring.declarations = Declarations::Cirulla;
        rules.declarations.wildSeven = true;
    } else if (key.key == "twoFifteens" || key.key == "wildOnTable") {
        rules.deal.tableSweeps = true;
    } else if (key.key == "aceFifteen") {
        rules.capture.ace = Ace::TakesAll;
        rules.capture.sum = Sum::Either;
    } else if (key.key == "marking") {
        rules.match.end = MatchEnd::AtOnce;
    } else if (key.key == "piccolaToSeven") {
        rules.scoring.piccola = true;
    }
    return rules;
}

TEST_P(InLanguage, EveryToggleChangesTheSummary) {
    for (const RuleKey& key : ruleKeys()) {
        QSet<QString> seen;
        for (const int value : valuesOf(key)) {
            RuleSet rules = baseFor(key);
            key.set(rules, value);
            const QString words = allWords(rules);
            EXPECT_FALSE(seen.contains(words))
                << "the summary does not say that " << key.path() << " is " << key.valueText(value)
                << ": see its RuleDescription in ui/text/rules/";
            seen.insert(words);
        }
    }
}

TEST_P(InLanguage, TheSummaryConsistsOfSentences) {
    static const QRegularExpression unfilled("%[0-9n]|\\(s\\)");
    for (const Preset& preset : presets()) {
        for (const RulesSummarySection& chapter : rulesSummary(preset.rules)) {
            EXPECT_FALSE(chapter.sentences.isEmpty());
            for (const QString& sentence : chapter.sentences) {
                EXPECT_TRUE(sentence.endsWith('.')) << qPrintable(sentence);
                EXPECT_FALSE(sentence.contains(unfilled))
                    << qPrintable(sentence)
                    << ": are its plurals in translations/settebello_en.ts?";
            }
        }
    }
}

TEST_P(InLanguage, EveryConflictIsExplained) {
    QSet<QString> texts;
    const auto add = [&](const Fault& fault) {
        const QString text = ruleConflictText(fault);
        EXPECT_TRUE(text.endsWith('.')) << qPrintable(text);
        EXPECT_FALSE(text.contains('%')) << qPrintable(text);
        EXPECT_FALSE(texts.contains(text)) << qPrintable(text);
        texts.insert(text);
    };
    add(Fault(FaultCode::RuleValueNotAllowed, {"3"}));
    for (const RuleConflict& conflict : ruleConflicts()) {
        Fault fault(FaultCode::RuleConflict, {"3"});
        if (conflict.numbers != nullptr) {
            fault.arguments = {"3", 32, 3};
            if (QLatin1String(conflict.advice).contains(QLatin1String("%3"))) {
                fault.arguments.push_back(36);
            }
        }
        fault.pattern = conflict.text;
        add(fault);
    }
}

TEST_P(InLanguage, EveryConflictAndItsFixesAreTranslated) {
    const bool isEnglish = std::string_view(GetParam()) == "en";
    const QStringList unfinished = unfinishedTexts(GetParam());
    const auto expectTranslated = [&](const char* context, const char* english) {
        if (!unfinished.contains(english)) {
            EXPECT_EQ(QCoreApplication::translate(context, english) == english, isEnglish)
                << english;
        }
    };
    for (const RuleConflict& conflict : ruleConflicts()) {
        expectTranslated("settebello::Fault", conflict.text);
        expectTranslated("settebello::RuleText", conflict.advice);
        for (const RuleConflict::Fix& fix : conflict.fixes) {
            if (fix.apply != nullptr) {
                expectTranslated("settebello::RuleFixes", fix.text);
            }
        }
    }
}

TEST_P(InLanguage, LevelsHaveNamesAndTheRandomOneIsNotOffered) {
    EXPECT_FALSE(offeredLevels().isEmpty());
    EXPECT_FALSE(offeredLevels().contains("random"));
    for (const QString& level : offeredLevels()) {
        EXPECT_NE(levelName(level), level);
        EXPECT_TRUE(levelDescription(level).endsWith('.'));
    }
}

INSTANTIATE_TEST_SUITE_P(LanguageManager, InLanguage, ::testing::Values("en", "fr", "it"));

TEST(PresetText, HasTheEnginesNamesInEnglish) {
    LanguageManager languages;
    languages.use("en");
    for (const Preset& preset : presets()) {
        EXPECT_EQ(presetText(preset.id).name.toStdString(), preset.name)
            << "ui/text/preset_text.cpp and core/rules/presets.cpp name " << preset.id
            << " differently";
    }
    EXPECT_TRUE(presetText("no-such-game").name.isEmpty());
}

TEST(RuleText, SaysSmallNumbersInWords) {
    SKIP_IF_UNFINISHED("it");
    SKIP_IF_UNFINISHED("fr");
    RuleSet rules;
    rules.table.players = 4;
    rules.table.teams = true;
    rules.capture.maxCards = 1;
    LanguageManager languages;
    languages.use("it");
    const QString italian = allWords(rules);
    EXPECT_TRUE(italian.contains("Quattro giocatori in due squadre;")) << qPrintable(italian);
    EXPECT_TRUE(italian.contains("ci sono quattro carte scoperte")) << qPrintable(italian);
    EXPECT_TRUE(italian.contains("Si prende al massimo una carta")) << qPrintable(italian);
    EXPECT_TRUE(italian.contains("almeno 11;")) << qPrintable(italian);
    languages.use("fr");
    const QString french = allWords(rules);
    EXPECT_TRUE(french.contains("Quatre joueurs en deux")) << qPrintable(french);
    EXPECT_TRUE(french.contains("trois donnes par manche")) << qPrintable(french);
    EXPECT_TRUE(french.contains("On prend au plus une carte")) << qPrintable(french);
    EXPECT_TRUE(french.contains("Un point pour le plus de cartes.")) << qPrintable(french);
    languages.use("en");
}

TEST(RuleText, CallsTheSweepOfChkobbaSo) {
    SKIP_IF_UNFINISHED("it");
    LanguageManager languages;
    languages.use("it");
    const auto words = [](std::string_view game) {
        QString all;
        for (const RulesSummarySection& section :
             rulesSummary(findPreset("chkobba")->rules, game)) {
            all += section.sentences.join(' ');
        }
        return all;
    };
    EXPECT_TRUE(words("chkobba").contains("Un punto per ogni chkobba."));
    EXPECT_FALSE(words("chkobba").contains("scopa"));
    EXPECT_TRUE(words("scopa").contains("Un punto per ogni scopa."));
    languages.use("en");
}

} // namespace
} // namespace settebello

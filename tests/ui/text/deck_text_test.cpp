// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about rules name suits and courts as the deck in use shows them.
#include "rules/presets.h"
#include "rules/rule_keys.h"
#include "rules/scoring_items.h"
#include "settings/language_manager.h"
#include "text/preset_text.h"
#include "text/rule_book.h"
#include "text/rule_text.h"
#include "text/rules_summary.h"
#include "text/scoring_text.h"
#include "text/table_text.h"
#include "ui/unfinished_texts.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

namespace settebello {
namespace {

Deck deckOf(SuitSymbols suits, const std::array<Court, 3>& courts) {
    Deck deck;
    deck.suits = suits;
    deck.courts = courts;
    return deck;
}

constexpr std::array kNumbers{Court::Number, Court::Number, Court::Number};
constexpr std::array kWithQueen{Court::Jack, Court::Queen, Court::King};

std::vector<RuleSet> manyRules() {
    std::vector<RuleSet> all;
    for (const Preset& preset : presets()) {
        all.push_back(preset.rules);
    }
    for (const BonusSuit suit : {BonusSuit::Coins, BonusSuit::Cups}) {
        RuleSet& rules = all.emplace_back();
        rules.scoring.bonusSuit = suit;
        rules.scoring.reBello = true;
        rules.scoring.lowCards = true;
        rules.scoring.napola = Napola::ToHorse;
        rules.scoring.scalette = true;
        rules.scoring.wholeSuitWins = true;
        rules.scoring.twoOfBatons = -5;
    }
    return all;
}

/// Everything said about a rule set; the book without its history, which is that of Italian packs.
QStringList textsAbout(const RuleSet& rules, const Deck& deck) {
    QStringList all;
    for (const RulesSummarySection& section : rulesSummary(rules)) {
        all += section.sentences;
    }
    for (const BookChapter& chapter : ruleBook(rules, deck)) {
        for (const BookPart& part : chapter.parts) {
            if (chapter.id != "history") {
                all += part.text;
                for (const QStringList& row : part.rows) {
                    all += row;
                }
            }
        }
    }
    for (const ScoringItemInfo& info : kScoringItems) {
        all += scoringItemName(info.item, rules);
        all += scoringItemShortName(info.item, rules);
    }
    return all;
}

QStringList textsAboutAll(const Deck& deck) {
    QStringList all{TableText::redealt(Redealt::Reason::Kings)};
    for (const RuleSet& rules : manyRules()) {
        all += textsAbout(rules, deck);
    }
    for (const RuleKey& key : ruleKeys()) {
        all += ruleLabel(key);
        all += ruleExplanation(key);
        for (int value = -20; value <= 101; ++value) {
            if (key.allows(value)) {
                all += ruleValueName(key, value);
            }
        }
    }
    for (const Preset& preset : presets()) {
        all += presetText(preset.id).character;
    }
    return all;
}

struct Unsaid {
    const char* language;
    const char* name;
    Deck deck;
    const char* words; ///< that nothing may say with this deck
};

class DeckText : public ::testing::TestWithParam<Unsaid> {};

TEST_P(DeckText, NamesNothingThatTheDeckDoesNotShow) {
    const Unsaid& unsaid = GetParam();
    SKIP_IF_UNFINISHED(unsaid.language);
    LanguageManager languages;
    languages.use(unsaid.language);
    languages.nameCards(unsaid.deck);
    const QRegularExpression words(
        QStringLiteral("\\b(?:%1)\\b").arg(QString::fromUtf8(unsaid.words)),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression italianPacks("Italian packs|mazzi italiani|jeux italiens");
    for (QString text : textsAboutAll(unsaid.deck)) {
        text.remove("re bello", Qt::CaseInsensitive); // the name of a point
        if (text.contains(italianPacks)) {
            continue; // compares the deck with them
        }
        EXPECT_FALSE(text.contains(words)) << qPrintable(text);
        EXPECT_FALSE(text.contains('%')) << qPrintable(text);
    }
}

const Deck kFrench = deckOf(SuitSymbols::French, kWithQueen);
const Deck kNumbered = deckOf(SuitSymbols::French, kNumbers);

INSTANTIATE_TEST_SUITE_P(
    Decks, DeckText,
    ::testing::Values(
        Unsaid{"en", "Latin", Deck(), "diamonds?|hearts?|spades?|clubs?|queens?"},
        Unsaid{"en", "French", kFrench, "coins?|cups?|swords?|batons?|horses?"},
        Unsaid{"en", "Numbered", kNumbered, "jacks?|horses?|queens?|kings?|courts?"},
        Unsaid{"it", "Latin", Deck(), "quadri|cuori|picche|fiori|donn[ae]"},
        Unsaid{"it", "French", kFrench, "denari|coppe|bastoni|cavall[oi]"},
        Unsaid{"it", "Numbered", kNumbered, "fant[ei]|cavall[oi]|donn[ae]|re|figur[ae]"},
        Unsaid{"fr", "Latin", Deck(), "carreaux?|cœurs?|piques?|trèfles?|dames?"},
        Unsaid{"fr", "French", kFrench, "deniers?|coupes|épées?|bâtons?|cavaliers?"},
        Unsaid{"fr", "Numbered", kNumbered, "valets?|cavaliers?|dames?|rois?|figures?"}),
    [](const auto& unsaid) { return std::string(unsaid.param.language) + unsaid.param.name; });

TEST(DeckText, GivesTheValuesOfCourtsByTheirNames) {
    LanguageManager languages;
    languages.use("en");
    const auto captures = [] { return rulesSummary(RuleSet())[2].sentences.join(' '); };
    EXPECT_TRUE(captures().contains("the jack 8, the horse 9 and the king 10."));
    languages.nameCards(kFrench);
    EXPECT_TRUE(captures().contains("the jack 8, the queen 9 and the king 10."));
    languages.nameCards(kNumbered);
    EXPECT_TRUE(captures().contains("Every card counts its number"));
}

TEST(DeckText, SaysWhichSuitHurrikanPlaysFor) {
    LanguageManager languages;
    languages.use("en");
    EXPECT_TRUE(presetText("hurrikan").character.contains("cups instead of coins"));
    languages.nameCards(kFrench);
    EXPECT_TRUE(presetText("hurrikan").character.contains("hearts instead of diamonds"));
    SKIP_IF_UNFINISHED("fr");
    languages.use("fr");
    EXPECT_TRUE(presetText("hurrikan").character.contains("les cœurs au lieu des carreaux"));
}

} // namespace
} // namespace settebello

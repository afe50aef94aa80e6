// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"
#include "text/rules/example_cards.h"
#include "text/rules/rule_description.h"

namespace settebello {

namespace {

// scoring.ponino

QStringList poninoSummary(const RuleSet& rules) {
    if (!rules.scoring.ponino) {
        return {};
    }
    return {SummaryText::tr("Whoever has taken %1 of all four suits scores each sweep twice.",
                            "the horse or queen")
                .arg(theRank(kHorse))};
}

void writePonino(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.scoring.ponino) {
        chapter.show({coins(kHorse), cups(kHorse), swords(kHorse), batons(kHorse)},
                     BookText::tr("With these four in your pile, each sweep scores twice."));
    }
}

constexpr BookPassage kPoninoPassages[] = {{BookSection::Points, writePonino}};

// scoring.reBello

QStringList reBelloSummary(const RuleSet& rules) {
    if (!rules.scoring.reBello) {
        return {};
    }
    return {SummaryText::tr("1 point for the re bello, %1.", "the king of coins")
                .arg(theCard({rules.bonusSuit(), kKing}))};
}

// scoring.donna

QStringList donnaSummary(const RuleSet& rules) {
    if (!rules.scoring.donna) {
        return {};
    }
    return {SummaryText::tr("1 point for %1.", "the horse or queen of coins")
                .arg(theCard({rules.bonusSuit(), kHorse}))};
}

void writeDonna(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.scoring.donna) {
        chapter.show({{rules.bonusSuit(), kHorse}},
                     BookText::tr("This card scores 1 point by itself."));
    }
}

constexpr BookPassage kDonnaPassages[] = {{BookSection::Points, writeDonna}};

// scoring.allSevens

QStringList allSevensSummary(const RuleSet& rules) {
    if (!rules.scoring.allSevens) {
        return {};
    }
    return {SummaryText::tr("1 point for all four sevens together.")};
}

// scoring.allCoins

QStringList allCoinsSummary(const RuleSet& rules) {
    if (!rules.scoring.allCoins) {
        return {};
    }
    return {SummaryText::tr("1 point for the whole suit of %1.", "coins or cups")
                .arg(suitName(rules.bonusSuit()))};
}

// scoring.lowCards

QStringList lowCardsSummary(const RuleSet& rules) {
    if (!rules.scoring.lowCards) {
        return {};
    }
    return {(rules.pack.cards == kCardCount
                 ? SummaryText::tr("The ace, two and three of %1 score 1, 2 and 3 points.",
                                   "coins or cups")
                 : SummaryText::tr("The ace and three of %1 score 1 and 3 points.",
                                   "coins or cups; there are no twos"))
                .arg(suitName(rules.bonusSuit()))};
}

// scoring.twoOfBatons

constexpr Card kTwoOfBatons(Suit::Batons, kTwo);

constexpr RuleValueName kTwoOfBatonsNames[] = {
    {"0", QT_TRANSLATE_NOOP("settebello::RuleText", "an ordinary card")},
    {"-5", QT_TRANSLATE_NOOP("settebello::RuleText", "costs five points")},
};

QStringList twoOfBatonsSummary(const RuleSet& rules) {
    if (rules.scoring.twoOfBatons == 0 || rules.pack.cards != kCardCount) {
        return {};
    }
    return {SummaryText::tr("Whoever takes %1 loses 5 points.", "the two of batons")
                .arg(theCard(kTwoOfBatons))};
}

constexpr RuleDescription kCardPointRules[] = {
    {.key = "ponino",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Ponino"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Whoever has taken %1 of all four suits scores each sweep "
                                      "twice."),
     .inserted = [] { return theRank(kHorse); },
     .summary = poninoSummary,
     .passages = kPoninoPassages},
    {.key = "reBello",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Re bello"),
     .explanation =
         QT_TRANSLATE_NOOP("settebello::RuleText", "One point for %1 of the suit that scores."),
     .inserted = [] { return theRank(kKing); },
     .summary = reBelloSummary},
    {.key = "donna",
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "One point for this card in the suit that scores."),
     .inserted =
         [] {
             return cardName({Suit::Coins, kHorse});
         },
     .summary = donnaSummary,
     .passages = kDonnaPassages},
    {.key = "allSevens",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "All four sevens"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "One more point for whoever has taken all four sevens."),
     .summary = allSevensSummary},
    {.key = "allCoins",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "The whole suit scores"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "One more point for whoever has taken every card of the suit "
                                      "that scores."),
     .summary = allCoinsSummary},
    {.key = "lowCards",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Ace, two and three score"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "In the suit that scores they are worth 1, 2 and 3 points to "
                                      "whoever takes each."),
     .summary = lowCardsSummary},
    {.key = "twoOfBatons",
     .explanation =
         QT_TRANSLATE_NOOP("settebello::RuleText", "In Piva whoever takes it pays for it."),
     .inserted = [] { return cardName(kTwoOfBatons); },
     .valueNames = kTwoOfBatonsNames,
     .summary = twoOfBatonsSummary},
};

} // namespace

std::span<const RuleDescription> cardPointRules() {
    return kCardPointRules;
}

} // namespace settebello

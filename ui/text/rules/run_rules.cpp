// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/check_rules.h"
#include "text/rules/rule_description.h"

namespace settebello {

namespace {

// scoring.napola

constexpr RuleValueName kNapolaNames[] = {
    {"none", QT_TRANSLATE_NOOP("settebello::RuleText", "not scored")},
    {"toSix", QT_TRANSLATE_NOOP("settebello::RuleText", "up to the six")},
    {"toHorse", QT_TRANSLATE_NOOP("settebello::RuleText", "up to the horse")},
};

QStringList napolaSummary(const RuleSet& rules) {
    if (rules.scoring.napola == Napola::None) {
        return {};
    }
    if (napolaIsOutOfReach(rules)) {
        return {SummaryText::tr("The napola can never score: there are no twos in this pack.")};
    }
    if (rules.scoring.napola == Napola::ToSix) {
        return {rules.bonusSuit() == Suit::Cups
                    ? SummaryText::tr("Napola: ace, two and three of cups score 3, and each next "
                                      "card on to the six 1 more.")
                    : SummaryText::tr("Napola: ace, two and three of coins score 3, and each next "
                                      "card on to the six 1 more.")};
    }
    return {rules.bonusSuit() == Suit::Cups
                ? SummaryText::tr("Napola: ace, two and three of cups score 3, and each next card "
                                  "on to the horse 1 more.")
                : SummaryText::tr("Napola: ace, two and three of coins score 3, and each next card "
                                  "on to the horse 1 more.")};
}

// scoring.scalette

QStringList scaletteSummary(const RuleSet& rules) {
    if (!rules.scoring.scalette) {
        return {};
    }
    return {rules.bonusSuit() == Suit::Cups
                ? SummaryText::tr("Scalette: cups in a row from the ace score a point a card from "
                                  "three on; from the king down three score 5, each more 1.")
                : SummaryText::tr("Scalette: coins in a row from the ace score a point a card from "
                                  "three on; from the king down three score 5, each more 1.")};
}

// scoring.wholeSuitWins

QStringList wholeSuitSummary(const RuleSet& rules) {
    if (!rules.scoring.wholeSuitWins) {
        return {};
    }
    return {rules.bonusSuit() == Suit::Cups
                ? SummaryText::tr("Whoever has taken all the cups wins the match at once.")
                : SummaryText::tr("Whoever has taken all the coins wins the match at once.")};
}

constexpr RuleDescription kRules[] = {
    {.key = "napola",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Napola"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Ace, two and three of the suit that scores, and on without "
                                      "a gap: a point a card."),
     .valueNames = kNapolaNames,
     .summary = napolaSummary},
    {.key = "scalette",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Scalette"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Runs score from the ace up, and from the king down, where "
                                      "three make five points."),
     .summary = scaletteSummary},
    {.key = "wholeSuitWins",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "The whole suit wins"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Whoever has taken every card of the suit that scores wins "
                                      "the match at once."),
     .summary = wholeSuitSummary},
};

} // namespace

std::span<const RuleDescription> runRules() {
    return kRules;
}

} // namespace settebello

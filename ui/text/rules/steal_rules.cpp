// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"
#include "text/rules/example_cards.h"
#include "text/rules/rule_description.h"

namespace settebello {

namespace {

// capture.steal

QStringList stealSummary(const RuleSet& rules) {
    if (!rules.capture.steal) {
        return {};
    }
    return {rules.table.teams
                ? SummaryText::tr("Whoever plays a card of the rank that lies on top of the other "
                                  "team's pile steals the whole pile.")
                : SummaryText::tr("Whoever plays a card of the rank that lies on top of somebody "
                                  "else's pile steals the whole pile.")};
}

void writeStealing(ChapterWriter& chapter, const RuleSet& rules) {
    if (!rules.capture.steal) {
        return;
    }
    chapter.heading(BookText::tr("Stealing a pile"), "captures-steal");
    chapter.say(rules.table.teams
                    ? BookText::tr("The top card of a pile lies face up. A card of its rank takes "
                                   "it like a card of the table, and with it the other team's "
                                   "whole pile; partners share a pile, and cannot take it.")
                    : BookText::tr("The top card of a pile lies face up. A card of its rank takes "
                                   "it like a card of the table, and with it somebody else's whole "
                                   "pile. Your own pile you can neither take nor add to in this "
                                   "way."));
    chapter.showPlay({swords(kSeven), {coins(kSeven)}, {coins(kSeven)}},
                     capitalized(BookText::tr("%1 steals the pile that has %2 on top.", "two cards")
                                     .arg(theCard(swords(kSeven)), theCard(coins(kSeven)))));
    chapter.say(BookText::tr("Everything goes to the pile of the thief, and the card it was stolen "
                             "with lies on top: the next card of that rank can steal it back."));
    chapter.say(rules.sides() == 2
                    ? BookText::tr("If such a card lies both on the table and on the other pile, "
                                   "the player chooses which to take.")
                    : BookText::tr("If such a card lies both on the table and on a pile, or on "
                                   "several piles, the player chooses which to take."));
}

void writeStealAdvice(ChapterWriter& chapter, const RuleSet& rules) {
    if (!rules.capture.steal) {
        return;
    }
    chapter.say(BookText::tr("The larger your pile, the more it matters what lies on top. Cover it "
                             "with a rank of which few cards are left; once the other three have "
                             "been seen, nobody can steal the pile."));
    chapter.show({cups(kHorse), batons(kHorse), swords(kHorse)},
                 BookText::tr("With these gone, the fourth is safe on top."));
    chapter.say(BookText::tr("A pile counts twice when you steal it: you win its cards, and its "
                             "owner loses them. The last theft is the best, so keep a card that "
                             "can still steal for the end."));
}

constexpr BookPassage kStealPassages[] = {
    {BookSection::CaptureSpecial, writeStealing},
    {BookSection::StealAdvice, writeStealAdvice},
};

constexpr RuleDescription kStealRules[] = {
    {.key = "steal",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Piles can be stolen"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "A card like the top of a pile takes the whole pile; only "
                                      "the number of cards counts."),
     .summary = stealSummary,
     .passages = kStealPassages,
     .anchor = "captures-steal"},
};

} // namespace

std::span<const RuleDescription> stealRules() {
    return kStealRules;
}

} // namespace settebello

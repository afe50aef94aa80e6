// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"
#include "text/rules/example_cards.h"
#include "text/rules/rule_description.h"

namespace settebello {

namespace {

// capture.choice

constexpr RuleValueName kChoiceNames[] = {
    {"singleFirst", QT_TRANSLATE_NOOP("settebello::RuleText", "a single card first")},
    {"fewest", QT_TRANSLATE_NOOP("settebello::RuleText", "the fewest cards")},
    {"free", QT_TRANSLATE_NOOP("settebello::RuleText", "as you like")},
};

QStringList choiceSummary(const RuleSet& rules) {
    if (rules.capture.maxCards == 1) {
        return {};
    }
    switch (rules.capture.choice) {
    case Choice::SingleFirst:
        return {SummaryText::tr("A card that could take a single card must not take several.")};
    case Choice::Fewest:
        return {SummaryText::tr("A card that could make several captures takes the fewest cards.")};
    case Choice::Free:
        break;
    }
    return {SummaryText::tr("If a card could make several captures, its player chooses freely.")};
}

QString choiceText(const RuleSet& rules) {
    if (rules.capture.maxCards == 1) {
        return BookText::tr("If several cards fit, you choose which one to take.");
    }
    switch (rules.capture.choice) {
    case Choice::SingleFirst:
        return BookText::tr("A single card comes first: if one card alone fits, you must take it "
                            "and not several. Between equal cards, and between sums, you choose.");
    case Choice::Fewest:
        return BookText::tr("Of all captures that fit you must take the one with the fewest "
                            "cards. If several have equally few, you choose.");
    case Choice::Free:
        break;
    }
    return BookText::tr("If several captures fit, you choose freely, whether one card or many.");
}

/// A single card is taken, although the sum of two is right too.
void writeForbiddenSum(ChapterWriter& chapter, const RuleSet& rules) {
    const bool fifteen = rules.capture.sum == Sum::Fifteen;
    const CaptureExample example =
        fifteen ? CaptureExample{cups(kJack), {coins(3), batons(4), swords(7)}}
                : CaptureExample{cups(kKing), {coins(3), swords(7), batons(kKing)}};
    chapter.play(rules, example.card, example.table);
    chapter.say(capitalized(BookText::tr("Not %1, although that sum is right too.")
                                .arg(theCards({example.table[0], example.table[1]}))));
}

void writeChoice(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.say(choiceText(rules));
    const bool single = rules.capture.maxCards == 1;
    if (rules.capture.choice != Choice::Free && !single) {
        writeForbiddenSum(chapter, rules);
    }
    const CaptureExample sums{swords(kJack),
                              {coins(kAce), cups(3), swords(4), batons(5), coins(7)}};
    const std::vector<CaptureExample> either{
        {cups(kKing), {coins(3), swords(5), cups(7), batons(kKing)}},
        {cups(4), {coins(kAce), cups(3), swords(4), batons(7)}},
        {cups(5), {coins(kKing), swords(5), batons(5)}},
        {cups(5), {coins(kKing), swords(kKing)}}};
    if (rules.capture.sum == Sum::Equal && !single) {
        writeCaptureChoice(chapter, rules, {sums});
    } else {
        writeCaptureChoice(chapter, rules, either);
    }
}

constexpr BookPassage kChoicePassages[] = {{BookSection::CaptureChoice, writeChoice}};

QString singleFirstRefusal(const RuleSet& rules, const Play& play, CardSet table) {
    std::vector<CardSet> captures;
    legalCaptures(rules, play.card, table, captures);
    if (captures.size() == 1) {
        return RefusalText::tr("%1 must take %2 alone: a single card comes before several.")
            .arg(theRank(play.card.rank()), theCard(captures.front().first()));
    }
    return RefusalText::tr("%1 must take one card alone: a single card comes before several.")
        .arg(theRank(play.card.rank()));
}

QString fewestCardsRefusal(const RuleSet& rules, const Play& play, CardSet table) {
    std::vector<CardSet> captures;
    legalCaptures(rules, play.card, table, captures);
    const int fewest = captures.empty() ? 1 : captures.front().size();
    return RefusalText::tr("%1 must take only %n card(s) here: whoever has a choice takes the "
                           "fewest cards.",
                           nullptr, fewest)
        .arg(theRank(play.card.rank()));
}

constexpr RuleRefusal kChoiceRefusals[] = {
    {PlayFault::SingleFirst, singleFirstRefusal},
    {PlayFault::FewestCards, fewestCardsRefusal},
};

// capture.compulsory

QStringList compulsorySummary(const RuleSet& rules) {
    return {rules.capture.compulsory
                ? SummaryText::tr("A card that can capture must capture.")
                : SummaryText::tr("Nobody has to capture: any card may be laid on the table "
                                  "instead.")};
}

void writeCompulsory(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.capture.compulsory) {
        chapter.heading(BookText::tr("Capturing is compulsory"), "captures-must");
        chapter.say(BookText::tr("A card that can capture must capture. You may not just leave it "
                                 "on the table, even where that would be wiser; but you may play "
                                 "another card."));
    } else {
        chapter.heading(BookText::tr("Nobody has to capture"), "captures-must");
        chapter.say(BookText::tr(
            "You may lay any card on the table and leave it there, even one that could capture."));
    }
}

constexpr BookPassage kCompulsoryPassages[] = {{BookSection::CaptureSpecial, writeCompulsory}};

QString mustCaptureRefusal(const RuleSet&, const Play& play, CardSet) {
    return RefusalText::tr("%1 can capture, and so it must: capturing is compulsory.")
        .arg(theRank(play.card.rank()));
}

constexpr RuleRefusal kCompulsoryRefusals[] = {{PlayFault::MustCapture, mustCaptureRefusal}};

constexpr RuleDescription kChoiceRules[] = {
    {.key = "choice",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Choice among captures"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Which captures are allowed when a card could make several."),
     .valueNames = kChoiceNames,
     .summary = choiceSummary,
     .passages = kChoicePassages,
     .refusals = kChoiceRefusals,
     .anchor = "captures-choice"},
    {.key = "compulsory",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Capturing is compulsory"),
     .explanation = QT_TRANSLATE_NOOP(
         "settebello::RuleText", "Whoever plays a card that can capture must capture with it."),
     .summary = compulsorySummary,
     .passages = kCompulsoryPassages,
     .refusals = kCompulsoryRefusals,
     .anchor = "captures-must"},
};

} // namespace

std::span<const RuleDescription> choiceRules() {
    return kChoiceRules;
}

} // namespace settebello

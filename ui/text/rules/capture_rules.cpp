// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"
#include "text/rules/example_cards.h"
#include "text/rules/rule_description.h"

namespace settebello {

namespace {

// capture.sum

constexpr RuleValueName kSumNames[] = {
    {"equal", QT_TRANSLATE_NOOP("settebello::RuleText", "the card played")},
    {"fifteen", QT_TRANSLATE_NOOP("settebello::RuleText", "fifteen, with the card played")},
    {"either", QT_TRANSLATE_NOOP("settebello::RuleText", "either of the two")},
};

QString sumSentence(const RuleSet& rules) {
    switch (rules.capture.sum) {
    case Sum::Equal:
        return SummaryText::tr("A card takes table cards that add up to its value.");
    case Sum::Fifteen:
        return SummaryText::tr("A card takes table cards that make 15 together with it.");
    case Sum::Either:
        break;
    }
    return SummaryText::tr("A card takes table cards that add up to its value, or that make 15 "
                           "together with it.");
}

QStringList sumSummary(const RuleSet& rules) {
    if (rules.capture.steal) {
        return {SummaryText::tr("A card takes one card of the same rank from the table.")};
    }
    return {sumSentence(rules),
            hasCourts() ? SummaryText::tr("The ace counts 1, %1 8, %2 9 and %3 10.", "court cards")
                              .arg(theRank(kJack), theRank(kHorse), theRank(kKing))
                        : SummaryText::tr("Every card counts its number, the ace 1.")};
}

QString sumText(const RuleSet& rules) {
    if (rules.capture.steal) { // values mean nothing where none are added up
        return BookText::tr("A card takes one card of the same rank from the table.");
    }
    switch (rules.capture.sum) {
    case Sum::Equal:
        if (rules.capture.maxCards == 2) {
            return BookText::tr("A card takes a card of the same value, or two that add up to its "
                                "value.");
        }
        return rules.capture.maxCards == 1
                   ? BookText::tr("A card takes a card of the same value.")
                   : BookText::tr("A card takes a card of the same value, or several that add up "
                                  "to its value.");
    case Sum::Fifteen:
        return rules.capture.maxCards == 1
                   ? BookText::tr("A card takes a card that makes 15 together with it. The same "
                                  "value alone captures nothing.")
                   : BookText::tr("A card takes one card or several that make 15 together with "
                                  "it. The same value alone captures nothing.");
    case Sum::Either:
        break;
    }
    return rules.capture.maxCards == 1
               ? BookText::tr("A card takes a card of the same value, or one that makes 15 "
                              "together with it.")
               : BookText::tr("A card takes a card of the same value, or several that add up to "
                              "its value; or else one card or several that make 15 together with "
                              "it.");
}

void writeSums(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.say(sumText(rules));
    const std::vector<Card> mixed{coins(3), cups(7), swords(kKing)};
    if (rules.capture.sum != Sum::Fifteen) {
        writeForcedCapture(chapter, rules, {{batons(7), mixed}}, 1);
    }
    if (rules.capture.sum != Sum::Equal) {
        writeForcedCapture(chapter, rules, {{batons(kJack), mixed}}, 1);
    }
    if (rules.capture.maxCards != 1) {
        writeForcedCapture(chapter, rules,
                           {{coins(kHorse), {swords(4), cups(5), batons(kKing)}},
                            {coins(kJack), {swords(3), cups(4), batons(kJack)}}},
                           2);
    }
    if (rules.capture.maxCards == 0 || rules.capture.maxCards > 2) {
        const std::vector<Card> low{cups(kAce), coins(3), batons(4), cups(kKing)};
        writeForcedCapture(chapter, rules, {{swords(kJack), low}, {swords(7), low}}, 3);
    }
    chapter.play(rules, batons(4), mixed);
}

/// The most that table cards may add up to and still be swept by one card that is bound by sums.
int highestSweep(const RuleSet& rules) {
    constexpr int kFifteen = 15;
    const int afterAce = rules.pack.cards == kCardCount ? kTwo : kTwo + 1;
    const int lowest = rules.capture.ace == Ace::Plain ? kAce : afterAce;
    return rules.capture.sum == Sum::Equal ? kKing : kFifteen - lowest;
}

QString sumSweepAdvice(const RuleSet& rules) {
    const bool plain = rules.capture.ace == Ace::Plain;
    if (rules.capture.sum == Sum::Equal) {
        return plain ? BookText::tr("A sweep is a whole point at one blow. No card is worth more "
                                    "than %1: as long as the cards you leave add up to more, "
                                    "something stays behind whatever is played.")
                     : BookText::tr("A sweep is a whole point at one blow. No card is worth more "
                                    "than %1: as long as the cards you leave add up to more, no "
                                    "card but an ace can clear the table.");
    }
    return plain ? BookText::tr("A sweep is a whole point at one blow. No card reaches more than "
                                "%1 on the table: as long as the cards you leave add up to more, "
                                "something stays behind whatever is played.")
                 : BookText::tr("A sweep is a whole point at one blow. No card reaches more than "
                                "%1 on the table: as long as the cards you leave add up to more, "
                                "no card but an ace can clear the table.");
}

void writeSumSweepAdvice(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.say(sumSweepAdvice(rules).arg(highestSweep(rules)));
}

constexpr BookPassage kSumPassages[] = {
    {BookSection::CaptureSums, writeSums},
    {BookSection::SweepAdvice, writeSumSweepAdvice},
};

/// What the cards must add up to.
QString sumRefusal(const RuleSet& rules, const Play& play, CardSet) {
    const int rank = play.card.rank();
    switch (rules.capture.sum) {
    case Sum::Equal:
        return RefusalText::tr("%1 must take cards worth %2 together: a capture adds up to the "
                               "card played.")
            .arg(theRank(rank))
            .arg(rank);
    case Sum::Fifteen:
        return RefusalText::tr("%1 must take cards worth %2 together: capture and card played "
                               "make 15.")
            .arg(theRank(rank))
            .arg(15 - rank);
    case Sum::Either:
        break;
    }
    return RefusalText::tr("%1 must take cards worth %2 or %3 together: a capture equals the card "
                           "played or makes 15 with it.")
        .arg(theRank(rank))
        .arg(rank)
        .arg(15 - rank);
}

constexpr RuleRefusal kSumRefusals[] = {{PlayFault::WrongSum, sumRefusal}};

// capture.maxCards

constexpr RuleValueName kMaxCardsNames[] = {
    {"0", QT_TRANSLATE_NOOP("settebello::RuleText", "no limit")},
};

QStringList maxCardsSummary(const RuleSet& rules) {
    if (rules.capture.maxCards == 0 || rules.capture.steal) {
        return {};
    }
    return {rules.capture.ace == Ace::Plain
                ? SummaryText::tr("A capture takes at most %n card(s) from the table.", nullptr,
                                  rules.capture.maxCards)
                : SummaryText::tr("A capture takes at most %n card(s) from the table, unless an "
                                  "ace takes them all.",
                                  nullptr, rules.capture.maxCards)};
}

void writeMaxCards(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.capture.maxCards > 0 && !rules.capture.steal) {
        chapter.say(BookText::tr("A capture takes at most %n card(s) from the table. More must "
                                 "stay where they are, even if the sum is right.",
                                 nullptr, rules.capture.maxCards));
    }
}

void writeMaxCardsSweepAdvice(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.capture.maxCards > 0) {
        chapter.say(rules.capture.ace == Ace::SweepsAll
                        ? BookText::tr("A table of more than %n card(s) can be swept only by an "
                                       "ace.",
                                       nullptr, rules.capture.maxCards)
                        : BookText::tr("A table of more than %n card(s) cannot be swept at all.",
                                       nullptr, rules.capture.maxCards));
    }
}

void writeMaxCardsBlockAdvice(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.capture.maxCards != 1) {
        chapter.say(BookText::tr("Other cards block as well if you have counted: the last two of "
                                 "value 9 do, once all the aces are gone, because 10 can no longer "
                                 "be made of 9 and 1."));
    }
}

constexpr BookPassage kMaxCardsPassages[] = {
    {BookSection::CaptureChoice, writeMaxCards},
    {BookSection::SweepAdvice, writeMaxCardsSweepAdvice},
    {BookSection::BlockAdvice, writeMaxCardsBlockAdvice},
};

QString maxCardsRefusal(const RuleSet& rules, const Play&, CardSet) {
    return RefusalText::tr("A capture may take at most %n card(s) here.", nullptr,
                           rules.capture.maxCards);
}

constexpr RuleRefusal kMaxCardsRefusals[] = {{PlayFault::TooManyCards, maxCardsRefusal}};

constexpr RuleDescription kCaptureRules[] = {
    {.key = "sum",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "What a capture adds up to"),
     .explanation =
         QT_TRANSLATE_NOOP("settebello::RuleText",
                           "The captured cards equal the card played, or make fifteen with it."),
     .valueNames = kSumNames,
     .summary = sumSummary,
     .passages = kSumPassages,
     .refusals = kSumRefusals},
    {.key = "maxCards",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Most cards in a capture"),
     .explanation =
         QT_TRANSLATE_NOOP("settebello::RuleText", "How many table cards one play may take."),
     .valueNames = kMaxCardsNames,
     .summary = maxCardsSummary,
     .passages = kMaxCardsPassages,
     .refusals = kMaxCardsRefusals,
     .anchor = "captures-choice"},
};

} // namespace

std::span<const RuleDescription> captureRules() {
    return kCaptureRules;
}

} // namespace settebello

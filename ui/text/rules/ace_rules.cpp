// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rules/example_cards.h"
#include "text/rules/rule_description.h"

namespace settebello {

namespace {

// capture.ace

constexpr RuleValueName kAceNames[] = {
    {"plain", QT_TRANSLATE_NOOP("settebello::RuleText", "is worth one, no more")},
    {"sweepsAll", QT_TRANSLATE_NOOP("settebello::RuleText", "takes all, as a sweep")},
    {"takesAll", QT_TRANSLATE_NOOP("settebello::RuleText", "takes all, no sweep")},
};

/// Whether an ace may take cards that make fifteen with it, where another lies on the table.
bool acesMakeFifteen(const RuleSet& rules) {
    return rules.capture.aceFifteen && rules.capture.sum != Sum::Equal;
}

QStringList aceSummary(const RuleSet& rules) {
    if (rules.capture.ace == Ace::Plain) {
        return {};
    }
    return {rules.capture.ace == Ace::SweepsAll
                ? SummaryText::tr("An ace takes every card on the table, whatever they add up to, "
                                  "and that is a sweep.")
                : SummaryText::tr("An ace takes every card on the table, whatever they add up to, "
                                  "but what it takes is never a sweep."),
            acesMakeFifteen(rules)
                ? SummaryText::tr("If there is an ace on the table, an ace takes just that ace, or "
                                  "cards that make 15 together with it.")
                : SummaryText::tr("If there is an ace on the table, an ace takes just that ace.")};
}

void writeAceCaptures(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.capture.ace == Ace::Plain) {
        return;
    }
    const bool sweeps = rules.capture.ace == Ace::SweepsAll;
    chapter.heading(BookText::tr("The ace"), "captures-ace");
    const QString free = rules.capture.maxCards > 0
                             ? BookText::tr("The ace is bound neither by sums nor by the limit of "
                                            "cards.")
                             : BookText::tr("The ace is not bound by sums.");
    const QString taking = sweeps ? BookText::tr("It takes every card on the table, and that "
                                                 "counts as a sweep.")
                                  : BookText::tr("It takes every card on the table, but that does "
                                                 "not count as a sweep.");
    chapter.say(free + QLatin1Char(' ') + taking);
    chapter.play(rules, coins(kAce), {cups(3), swords(6), batons(kKing)});
    chapter.say(BookText::tr("With an ace on the table, an ace takes just that ace and leaves the "
                             "rest."));
    chapter.play(rules, coins(kAce), {cups(kAce), swords(6), batons(kKing)});
    if (sweeps) {
        chapter.say(BookText::tr("If it lies there alone, that too is a sweep."));
    }
    if (acesMakeFifteen(rules)) {
        chapter.say(BookText::tr("Or else it takes cards that make 15 together with it, that ace "
                                 "among them or not."));
        chapter.play(rules, coins(kAce), {cups(kAce), swords(4), batons(kHorse)});
    }
}

void writeAceSweeps(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.capture.ace == Ace::TakesAll) {
        chapter.say(BookText::tr("What an ace captures is never a sweep, even if the table is "
                                 "empty afterwards."));
    }
}

void writeAceSweepAdvice(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.capture.ace == Ace::SweepsAll) {
        chapter.say(acesMakeFifteen(rules)
                        ? BookText::tr("An ace in hand sweeps any table, but if another ace lies "
                                       "there among the cards, only one that adds up to 14. An "
                                       "ace on the table is therefore a shield.")
                        : BookText::tr("An ace in hand sweeps any table, unless another ace lies "
                                       "there among the cards. An ace on the table is therefore a "
                                       "shield."));
    } else if (rules.capture.ace == Ace::TakesAll) {
        chapter.say(BookText::tr("The ace takes all without sweeping. Keep it for a table full of "
                                 "good cards, and do not pile up treasures while aces are out."));
    }
}

void writeAceBlockAdvice(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.capture.ace != Ace::Plain) {
        chapter.say(BookText::tr("An ace breaks every block, unless another ace lies there: it "
                                 "takes the whole table."));
    }
}

constexpr BookPassage kAcePassages[] = {
    {BookSection::CaptureSpecial, writeAceCaptures},
    {BookSection::Sweep, writeAceSweeps},
    {BookSection::SweepAdvice, writeAceSweepAdvice},
    {BookSection::BlockAdvice, writeAceBlockAdvice},
};

QString aceRefusal(const RuleSet& rules, const Play&, CardSet table) {
    if (!table.intersects(CardSet::ofRank(kAce))) {
        return RefusalText::tr("Here the ace takes every card on the table.");
    }
    return acesMakeFifteen(rules)
               ? RefusalText::tr("With an ace on the table, the ace takes just that ace, or cards "
                                 "that make 15 with it.")
               : RefusalText::tr("With an ace on the table, the ace takes just that ace.");
}

constexpr RuleRefusal kAceRefusals[] = {{PlayFault::AceRule, aceRefusal}};

// capture.loneAce

constexpr RuleValueName kLoneAceNames[] = {
    {"stays", QT_TRANSLATE_NOOP("settebello::RuleText", "stays on the table")},
    {"takesItself", QT_TRANSLATE_NOOP("settebello::RuleText", "goes to its player's pile")},
};

QStringList loneAceSummary(const RuleSet& rules) {
    if (rules.capture.ace == Ace::Plain) {
        return {};
    }
    return {rules.capture.loneAce == LoneAce::TakesItself
                ? SummaryText::tr("An ace played to an empty table goes to its player's pile.")
                : SummaryText::tr("An ace played to an empty table stays there.")};
}

void writeLoneAce(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.capture.ace == Ace::Plain) {
        return;
    }
    chapter.say(rules.capture.loneAce == LoneAce::TakesItself
                    ? BookText::tr("Played to an empty table, the ace takes itself. That is a "
                                   "capture but no sweep.")
                    : BookText::tr("Played to an empty table, the ace stays there: it cannot take "
                                   "itself."));
    chapter.play(rules, coins(kAce), {});
}

constexpr BookPassage kLoneAcePassages[] = {{BookSection::CaptureSpecial, writeLoneAce}};

// capture.firstAce

constexpr RuleValueName kFirstAceNames[] = {
    {"free", QT_TRANSLATE_NOOP("settebello::RuleText", "an ace like any other")},
    {"takesAces", QT_TRANSLATE_NOOP("settebello::RuleText", "takes only an ace")},
    {"forbidden", QT_TRANSLATE_NOOP("settebello::RuleText", "may not be played")},
};

QStringList firstAceSummary(const RuleSet& rules) {
    switch (rules.capture.firstAce) {
    case FirstAce::TakesAces:
        return {SummaryText::tr("As the first card of a round, an ace takes only an ace.")};
    case FirstAce::Forbidden:
        return {SummaryText::tr("The first card of a round may not be an ace.")};
    case FirstAce::Free:
        break;
    }
    return {};
}

void writeFirstAce(ChapterWriter& chapter, const RuleSet& rules) {
    switch (rules.capture.firstAce) {
    case FirstAce::TakesAces:
        chapter.say(BookText::tr("Whoever plays the first card of a round gains little by an ace: "
                                 "it takes only another ace, never the whole table."));
        chapter.firstPlay(rules, coins(kAce), {cups(kAce), swords(4), batons(kHorse)});
        chapter.firstPlay(rules, coins(kAce), {cups(3), swords(6), batons(kKing)});
        break;
    case FirstAce::Forbidden:
        chapter.say(BookText::tr("Whoever plays the first card of a round may not play an ace, "
                                 "unless there is nothing else in the hand."));
        chapter.show({coins(kAce), cups(5), swords(kKing)},
                     BookText::tr("Of these three the ace has to wait."));
        break;
    case FirstAce::Free:
        break;
    }
}

constexpr BookPassage kFirstAcePassages[] = {{BookSection::CaptureSpecial, writeFirstAce}};

QString firstAceRefusal(const RuleSet& rules, const Play&, CardSet) {
    return rules.capture.firstAce == FirstAce::Forbidden
               ? RefusalText::tr("The first card of a round may not be an ace.")
               : RefusalText::tr("As the first card of a round, the ace takes only an ace.");
}

constexpr RuleRefusal kFirstAceRefusals[] = {{PlayFault::FirstAce, firstAceRefusal}};

constexpr RuleDescription kAceRules[] = {
    {.key = "ace",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "The ace"),
     .explanation =
         QT_TRANSLATE_NOOP("settebello::RuleText",
                           "An ace may take all the table cards, unless another ace lies there."),
     .valueNames = kAceNames,
     .summary = aceSummary,
     .passages = kAcePassages,
     .refusals = kAceRefusals,
     .anchor = "captures-ace"},
    {.key = "loneAce",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "An ace on an empty table"),
     .explanation =
         QT_TRANSLATE_NOOP("settebello::RuleText",
                           "What becomes of an ace that takes all when there is nothing to take."),
     .valueNames = kLoneAceNames,
     .summary = loneAceSummary,
     .passages = kLoneAcePassages},
    {.key = "aceFifteen",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Fifteen with an ace on the table"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Where another ace lies, an ace that takes all may also take "
                                      "cards that make fifteen with it.")},
    {.key = "firstAce",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "An ace as the first card"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "What an ace that takes all may do as the very first card of "
                                      "a round."),
     .valueNames = kFirstAceNames,
     .summary = firstAceSummary,
     .passages = kFirstAcePassages,
     .refusals = kFirstAceRefusals,
     .anchor = "captures-ace"},
};

} // namespace

std::span<const RuleDescription> aceRules() {
    return kAceRules;
}

} // namespace settebello

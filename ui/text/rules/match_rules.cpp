// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/marking.h"
#include "rules/objective.h"
#include "rules/scoring_items.h"
#include "text/rule_text.h"
#include "text/rules/rule_description.h"
#include "text/scoring_text.h"
#include "text/text_lists.h"

namespace settebello {

namespace {

// match.target

/// Where the fewest points win.
QStringList lowestTargetSummary(const RuleSet& rules) {
    return {
        rules.match.end == MatchEnd::AtOnce
            ? SummaryText::tr("As soon as somebody has %n point(s), even in the middle of a "
                              "round, whoever has fewest points wins.",
                              nullptr, Objective(rules).target())
            : SummaryText::tr("Once somebody has %n point(s) after a round, whoever has fewest "
                              "points wins; if there is a tie for fewest, another round is played.",
                              nullptr, Objective(rules).target())};
}

QStringList targetSummary(const RuleSet& rules) {
    if (rules.match.lowestWins) {
        return lowestTargetSummary(rules);
    }
    if (isOneRound(rules)) {
        return {SummaryText::tr("A match is a single round: whoever has most cards wins; if there "
                                "is a tie for most, another round is played.")};
    }
    if (rules.match.end == MatchEnd::AtOnce) {
        return {
            SummaryText::tr("The first to have %n point(s) wins at once, even in the middle of a "
                            "round.",
                            nullptr, Objective(rules).target())};
    }
    return {SummaryText::tr("Whoever has most points after a round wins, with at least %n "
                            "point(s); if the leaders are tied, another round is played.",
                            nullptr, Objective(rules).target())};
}

void writeTargetAim(ChapterWriter& chapter, const RuleSet& rules) {
    if (isOneRound(rules)) {
        chapter.say(BookText::tr("A match is a single round: whoever has most cards wins."));
        return;
    }
    chapter.say(BookText::tr("A match takes as many rounds as it needs until somebody has %n "
                             "point(s).",
                             nullptr, Objective(rules).target()));
    if (rules.match.lowestWins) {
        chapter.say(BookText::tr("But here points are what everybody tries to avoid: whoever has "
                                 "fewest in the end wins."));
    }
}

void writeTarget(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.match.end == MatchEnd::AtOnce) {
        return; // what ends the match then is a matter of match.end
    }
    if (isOneRound(rules)) {
        chapter.say(BookText::tr("After the round the match is over, and whoever has most cards "
                                 "has won. If there is a tie for most, another round is played."));
        return;
    }
    if (rules.match.lowestWins) {
        chapter.say(BookText::tr("The points of all rounds are added up. When somebody has %n "
                                 "point(s) or more after a round, the match is over and whoever "
                                 "has fewest points has won.",
                                 nullptr, Objective(rules).target()));
        chapter.say(BookText::tr("If there is a tie for fewest, another round is played, and so on "
                                 "until there is none."));
        return;
    }
    chapter.say(rules.sides() == 2
                    ? BookText::tr("The points of all rounds are added up. When a side has %n "
                                   "point(s) or more after a round, the match is over and the side "
                                   "with more points has won.",
                                   nullptr, Objective(rules).target())
                    : BookText::tr("The points of all rounds are added up. When somebody has %n "
                                   "point(s) or more after a round, the match is over and whoever "
                                   "has most points has won.",
                                   nullptr, Objective(rules).target()));
    chapter.say(BookText::tr(
        "If the leaders are tied, another round is played, and so on until they are not."));
}

constexpr BookPassage kTargetPassages[] = {
    {BookSection::Aim, writeTargetAim},
    {BookSection::MatchEnd, writeTarget},
};

// match.exceedTarget

/// Where the fewest points win, nobody needs any.
bool mustExceed(const RuleSet& rules) {
    return rules.match.exceedTarget && Objective(rules).wantsPoints();
}

QStringList exceedTargetSummary(const RuleSet& rules) {
    if (!mustExceed(rules)) {
        return {};
    }
    return {SummaryText::tr("More than %1 are needed.", "points").arg(rules.match.target)};
}

void sayExceeded(ChapterWriter& chapter, const RuleSet& rules) {
    if (mustExceed(rules)) {
        chapter.say(BookText::tr("More than %1 are needed.", "points").arg(rules.match.target));
    }
}

void writeExceedTarget(ChapterWriter& chapter, const RuleSet& rules) {
    if (!Objective(rules).marksAtOnce()) { // else match.end says it, after how many win
        sayExceeded(chapter, rules);
    }
}

constexpr BookPassage kExceedTargetPassages[] = {{BookSection::MatchEnd, writeExceedTarget}};

// match.end

constexpr RuleValueName kEndNames[] = {
    {"afterRound", QT_TRANSLATE_NOOP("settebello::RuleText", "after the round")},
    {"atOnce", QT_TRANSLATE_NOOP("settebello::RuleText", "at once")},
};

constexpr RuleValueName kMarkingNames[] = {
    {"settebelloFirst", QT_TRANSLATE_NOOP("settebello::RuleText", "the settebello first")},
    {"cardsFirst", QT_TRANSLATE_NOOP("settebello::RuleText", "most cards first")},
};

/// "Cards; Coins; Settebello": what is marked after the round, in that order.
QString itemsMarkedAfterRound(const RuleSet& rules) {
    QStringList names;
    for (const ScoringItem item : markingOrder(rules)) {
        if (infoOf(item).inForce(rules) && !isMarkedAtOnce(rules, item)) {
            names += scoringItemShortName(item, rules);
        }
    }
    return joinedBySemicolons(names); // a name may have a comma: "Ace, two and three"
}

QStringList endSummary(const RuleSet& rules) {
    if (rules.match.end == MatchEnd::AfterRound) {
        return {};
    }
    QStringList sentences{
        SummaryText::tr("After the round the other points are marked in this order: %1.")
            .arg(itemsMarkedAfterRound(rules))};
    const bool declared = rules.scoring.declarations != Declarations::None;
    if (rules.hasSweeps()) {
        sentences.prepend(
            declared ? SummaryText::tr("Sweeps and declarations are marked as they are made.")
                     : SummaryText::tr("Sweeps are marked as they are made."));
    } else if (declared) {
        sentences.prepend(SummaryText::tr("Declarations are marked as they are made."));
    }
    return sentences;
}

void writeEnd(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.match.end == MatchEnd::AfterRound) {
        return;
    }
    chapter.say(rules.match.lowestWins
                    ? BookText::tr("As soon as somebody has %n point(s), even in the middle of a "
                                   "round, whoever has fewest wins; nothing more is counted.",
                                   nullptr, Objective(rules).target())
                    : BookText::tr("The first to have %n point(s) wins at once, even in the middle "
                                   "of a round; nothing more is counted.",
                                   nullptr, Objective(rules).target()));
    sayExceeded(chapter, rules);
    const bool declared = rules.scoring.declarations != Declarations::None;
    if (rules.hasSweeps()) {
        chapter.say(declared
                        ? BookText::tr("A sweep or a declaration is marked as soon as it is made.")
                        : BookText::tr("A sweep is marked as soon as it is made."));
    } else if (declared) {
        chapter.say(BookText::tr("A declaration is marked as soon as it is made."));
    }
    chapter.say(BookText::tr("After the last play the other points are marked one after another, "
                             "in this order: %1.")
                    .arg(itemsMarkedAfterRound(rules)));
    chapter.say(
        rules.match.lowestWins
            ? BookText::tr("If two tie for fewest, the match goes on until the tie is broken.")
            : BookText::tr("If two are tied at the top, the match goes on until one is ahead."));
}

constexpr BookPassage kEndPassages[] = {{BookSection::MatchEnd, writeEnd}};

// match.callingOut

QStringList callingOutSummary(const RuleSet& rules) {
    if (!rules.match.callingOut) {
        return {};
    }
    return {SummaryText::tr("On its turn a side may claim to have enough points already, and more "
                            "than any other side: it wins at once if that is so, and loses if "
                            "not.")};
}

void writeCallingOut(ChapterWriter& chapter, const RuleSet& rules) {
    if (!rules.match.callingOut) {
        return;
    }
    chapter.heading(BookText::tr("Calling out"));
    chapter.say(BookText::tr(
        "On your turn you may call out, chiamarsi fuori: you claim that you "
        "have the %n point(s) already, more than anybody else, and need "
        "not play the round to its end. If that is so, you win at once; if not, you lose at once.",
        nullptr, Objective(rules).target()));
    chapter.say(
        BookText::tr("Points count only if nothing can take them away any more: those of earlier "
                     "rounds, sweeps made, cards in the pile that score by themselves, and a "
                     "majority that is certain even if the others take all that is left."));
}

constexpr BookPassage kCallingOutPassages[] = {{BookSection::MatchEnd, writeCallingOut}};

// match.doubleBelow

constexpr RuleValueName kDoubleBelowNames[] = {
    {"0", QT_TRANSLATE_NOOP("settebello::RuleText", "never")},
    {"8", QT_TRANSLATE_NOOP("settebello::RuleText", "below eight points")},
};

QStringList doubleBelowSummary(const RuleSet& rules) {
    if (rules.match.doubleBelow == 0) {
        return {};
    }
    return {SummaryText::tr("The match counts double if nobody but the winner has %n "
                            "point(s) or more.",
                            nullptr, rules.match.doubleBelow)};
}

void writeDoubleBelow(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.match.doubleBelow > 0) {
        chapter.heading(BookText::tr("Double"));
        chapter.say(BookText::tr("The match counts double if nobody but the winner has %n "
                                 "point(s) or more.",
                                 nullptr, rules.match.doubleBelow));
    }
}

constexpr BookPassage kDoubleBelowPassages[] = {{BookSection::MatchEnd, writeDoubleBelow}};

constexpr RuleDescription kMatchRules[] = {
    {.key = "target",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "P&oints to reach"),
     .explanation =
         QT_TRANSLATE_NOOP("settebello::RuleText",
                           "This many points end the match; if the leaders are tied, it goes on."),
     .summary = targetSummary,
     .passages = kTargetPassages},
    {.key = "exceedTarget",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "They must be exceeded"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Just the points to reach do not end the match yet."),
     .summary = exceedTargetSummary,
     .passages = kExceedTargetPassages},
    {.key = "end",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "The match ends"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "After the round in which somebody reaches the target, or as "
                                      "soon as somebody has marked that many points."),
     .valueNames = kEndNames,
     .summary = endSummary,
     .passages = kEndPassages},
    {.key = "marking",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "What is marked first"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Where the match ends at once, the order in which points are "
                                      "marked after the round decides who is first."),
     .valueNames = kMarkingNames},
    {.key = "callingOut",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Calling out"),
     .explanation = QT_TRANSLATE_NOOP(
         "settebello::RuleText", "On its turn a side may claim to have reached the target and to "
                                 "be ahead: it wins at once if it is right, and loses if not."),
     .summary = callingOutSummary,
     .passages = kCallingOutPassages},
    {.key = "doubleBelow",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Double win"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "A match counts double if all but the winner have too few "
                                      "points."),
     .valueNames = kDoubleBelowNames,
     .summary = doubleBelowSummary,
     .passages = kDoubleBelowPassages},
    {.key = "lowestWins",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "The fewest points win"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "The first to reach the target loses, and everybody plays to "
                                      "take as little as possible.")},
};

} // namespace

std::span<const RuleDescription> matchRules() {
    return kMatchRules;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"
#include "rules/check_rules.h"
#include "rules/scoring.h"
#include "rules/scoring_items.h"
#include "text/rules/rule_description.h"

#include <QLocale>

namespace settebello {

namespace {

/// The cards of the bonus suit that the pack has, between two ranks.
std::vector<Card> bonusRow(const RuleSet& rules, int lowest, int highest) {
    std::vector<Card> row;
    for (int rank = lowest; rank <= highest; ++rank) {
        if (rank != kTwo || rules.pack.cards == kCardCount) {
            row.emplace_back(rules.bonusSuit(), rank);
        }
    }
    return row;
}

Points pointsOf(const RuleSet& rules, const std::vector<Card>& row) {
    Tally tally;
    tally.pile = setOf(row);
    return ownPoints(rules, tally);
}

// scoring.napola

constexpr RuleValueName kNapolaNames[] = {
    {"none", QT_TRANSLATE_NOOP("settebello::RuleText", "not scored")},
    {"toSix", QT_TRANSLATE_NOOP("settebello::RuleText", "up to 6 points")},
    {"toHorse", QT_TRANSLATE_NOOP("settebello::RuleText", "up to 9 points")},
};

QStringList napolaSummary(const RuleSet& rules) {
    if (rules.scoring.napola == Napola::None) {
        return {};
    }
    if (napolaIsOutOfReach(rules)) {
        return {SummaryText::tr("The napola can never score: there are no twos in this pack.")};
    }
    const std::vector<Card> longest = bonusRow(rules, kAce, scoring_items::longestNapola(rules));
    return {SummaryText::tr("Napola: ace, two and three of %1 score 3 points, and each further "
                            "card 1 more, %2 points at most.",
                            "coins or cups; a number")
                .arg(suitName(rules.bonusSuit()))
                .arg(pointsOf(rules, longest)[ScoringItem::Napola])};
}

void writeNapola(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.scoring.napola == Napola::None) {
        return;
    }
    if (napolaIsOutOfReach(rules)) {
        chapter.say(BookText::tr(
            "The napola (ace, two and three of one suit) cannot be made: this pack has no twos."));
        return;
    }
    const int last = scoring_items::longestNapola(rules);
    chapter.heading(BookText::tr("The napola"));
    chapter.say(
        BookText::tr("Ace, two and three of %1 in one pile are a napola and score 3 points. "
                     "Each card that goes on from there without a gap is worth 1 more. The "
                     "last that counts is %2: %3 points at most.",
                     "coins or cups; a rank; a number")
            .arg(suitName(rules.bonusSuit()), theRank(last))
            .arg(pointsOf(rules, bonusRow(rules, kAce, last))[ScoringItem::Napola]));
    const std::vector<Card> row = bonusRow(rules, kAce, 5);
    chapter.show(row, BookText::tr("A napola of %n point(s).", nullptr,
                                   pointsOf(rules, row)[ScoringItem::Napola]));
}

constexpr BookPassage kNapolaPassages[] = {{BookSection::Runs, writeNapola}};

QString courtList() {
    return QLocale().createSeparatedList({rankName(kKing), rankName(kHorse), rankName(kJack)});
}

// scoring.scalette

QStringList scaletteSummary(const RuleSet& rules) {
    if (!rules.scoring.scalette) {
        return {};
    }
    QStringList sentences;
    const std::vector<Card> low = bonusRow(rules, kAce, kHorse);
    if (const int most = pointsOf(rules, low)[ScoringItem::Scalette]; most > 0) {
        sentences += SummaryText::tr("Low scaletta: ace, two and three of %1 score 3 points, and "
                                     "each further card 1 more, %2 points at most.",
                                     "coins or cups; a number")
                         .arg(suitName(rules.bonusSuit()))
                         .arg(most);
    }
    const std::vector<Card> high = bonusRow(rules, kTwo, kKing);
    sentences += SummaryText::tr("High scaletta: the three highest of %1 score 5 points, and each "
                                 "further card downwards 1 more, %2 points at most.",
                                 "coins or cups; a number")
                     .arg(suitName(rules.bonusSuit()))
                     .arg(pointsOf(rules, high)[ScoringItem::Scalette]);
    return sentences;
}

void writeScalette(ChapterWriter& chapter, const RuleSet& rules) {
    if (!rules.scoring.scalette) {
        return;
    }
    chapter.heading(BookText::tr("The scalette"));
    const std::vector<Card> longest = bonusRow(rules, kAce, kHorse);
    if (const int most = pointsOf(rules, longest)[ScoringItem::Scalette]; most > 0) {
        chapter.say(
            BookText::tr("Low scaletta: ace, two and three of %1 in one pile score 3 points, "
                         "and each card that goes on upwards without a gap 1 more. The last "
                         "that counts is %2: %3 points at most.",
                         "coins or cups; a rank; a number")
                .arg(suitName(rules.bonusSuit()), theRank(kHorse))
                .arg(most));
        const std::vector<Card> row = bonusRow(rules, kAce, 4);
        chapter.show(row, BookText::tr("A low scaletta of %n point(s).", nullptr,
                                       pointsOf(rules, row)[ScoringItem::Scalette]));
    }
    const std::vector<Card> high = bonusRow(rules, kTwo, kKing);
    chapter.say(
        BookText::tr("High scaletta: %1 of %2 in one pile score 5 points, and each card that "
                     "goes on downwards without a gap 1 more. The last that counts is %3: %4 "
                     "points at most.",
                     "king, horse and jack; coins or cups; a rank; a number")
            .arg(courtList(), suitName(rules.bonusSuit()), theRank(high.front().rank()))
            .arg(pointsOf(rules, high)[ScoringItem::Scalette]));
    const std::vector<Card> row = bonusRow(rules, kSeven, kKing);
    chapter.show(row, BookText::tr("A high scaletta of %n point(s).", nullptr,
                                   pointsOf(rules, row)[ScoringItem::Scalette]));
}

constexpr BookPassage kScalettePassages[] = {{BookSection::Runs, writeScalette}};

// scoring.piccola

int longestPiccolaPoints(const RuleSet& rules) {
    const std::vector<Card> longest = bonusRow(rules, kAce, scoring_items::longestPiccola(rules));
    return pointsOf(rules, longest)[ScoringItem::Piccola];
}

QStringList piccolaSummary(const RuleSet& rules) {
    if (!rules.scoring.piccola) {
        return {};
    }
    if (piccolaIsOutOfReach(rules)) {
        return {SummaryText::tr("The piccola can never score: there are no twos in this pack.")};
    }
    const QString sentence =
        rules.scoring.piccolaToSeven
            ? SummaryText::tr("Piccola: ace, two and three of %1 score 3 points, and each further "
                              "card up to the seven 1 more, %2 points at most.",
                              "coins or cups; a number")
            : SummaryText::tr("Piccola: ace, two and three of %1 score 3 points, and each further "
                              "card up to the six 1 more, %2 points at most.",
                              "coins or cups; a number");
    return {sentence.arg(suitName(rules.bonusSuit())).arg(longestPiccolaPoints(rules))};
}

void writePiccola(ChapterWriter& chapter, const RuleSet& rules) {
    if (!rules.scoring.piccola) {
        return;
    }
    if (piccolaIsOutOfReach(rules)) {
        chapter.say(BookText::tr(
            "The piccola (ace, two and three of one suit) cannot be made: this pack has no twos."));
        return;
    }
    chapter.heading(BookText::tr("The piccola"));
    const QString text =
        rules.scoring.piccolaToSeven
            ? BookText::tr("Ace, two and three of %1 in one pile are the piccola and score 3 "
                           "points. Each card that goes on from there without a gap, up to the "
                           "seven, is worth 1 more: %2 points at most.",
                           "coins or cups; a number")
            : BookText::tr("Ace, two and three of %1 in one pile are the piccola and score 3 "
                           "points. Each card that goes on from there without a gap, up to the "
                           "six, is worth 1 more: %2 points at most.",
                           "coins or cups; a number");
    chapter.say(text.arg(suitName(rules.bonusSuit())).arg(longestPiccolaPoints(rules)));
    const std::vector<Card> row = bonusRow(rules, kAce, 4);
    chapter.show(row, BookText::tr("A piccola of %n point(s).", nullptr,
                                   pointsOf(rules, row)[ScoringItem::Piccola]));
}

constexpr BookPassage kPiccolaPassages[] = {{BookSection::Runs, writePiccola}};

// scoring.grande

QStringList grandeSummary(const RuleSet& rules) {
    if (!rules.scoring.grande) {
        return {};
    }
    return {SummaryText::tr("Grande: the three highest of %1 together score %2 points.",
                            "coins or cups; a number")
                .arg(suitName(rules.bonusSuit()))
                .arg(pointsOf(rules, bonusRow(rules, kJack, kKing))[ScoringItem::Grande])};
}

void writeGrande(ChapterWriter& chapter, const RuleSet& rules) {
    if (!rules.scoring.grande) {
        return;
    }
    const std::vector<Card> row = bonusRow(rules, kJack, kKing);
    const int points = pointsOf(rules, row)[ScoringItem::Grande];
    chapter.heading(BookText::tr("The grande"));
    chapter.say(BookText::tr("%1 of %2 in one pile are the grande and score %3 points.",
                             "King, horse and jack; coins or cups; a number")
                    .arg(capitalized(courtList()), suitName(rules.bonusSuit()))
                    .arg(points));
    chapter.show(row, BookText::tr("The grande: %n point(s).", nullptr, points));
}

constexpr BookPassage kGrandePassages[] = {{BookSection::Runs, writeGrande}};

// scoring.wholeSuitWins

QStringList wholeSuitSummary(const RuleSet& rules) {
    if (!rules.scoring.wholeSuitWins) {
        return {};
    }
    return {SummaryText::tr("Whoever has taken the whole suit of %1 wins the match at once.",
                            "coins or cups")
                .arg(suitName(rules.bonusSuit()))};
}

void writeWholeSuit(ChapterWriter& chapter, const RuleSet& rules) {
    if (!rules.scoring.wholeSuitWins) {
        return;
    }
    if (scoresRuns(rules)) {
        chapter.heading(BookText::tr("The whole suit"));
    }
    chapter.say(BookText::tr("A pile that holds every card of the suit of %1 wins the match there "
                             "and then, whatever the score.",
                             "coins or cups")
                    .arg(suitName(rules.bonusSuit())));
    chapter.show(bonusRow(rules, kAce, kKing), BookText::tr("The match is won."));
}

constexpr BookPassage kWholeSuitPassages[] = {{BookSection::Runs, writeWholeSuit}};

constexpr RuleDescription kRunRules[] = {
    {.key = "napola",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Napola"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Ace, two and three of the suit that scores, and on without "
                                      "a gap: a point a card."),
     .valueNames = kNapolaNames,
     .summary = napolaSummary,
     .passages = kNapolaPassages},
    {.key = "scalette",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Scalette"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Runs score from the ace up, and from the highest card "
                                      "down, where three make five points."),
     .summary = scaletteSummary,
     .passages = kScalettePassages},
    {.key = "piccola",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Piccola"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Ace, two and three of the suit that scores are worth 3 "
                                      "points, and each further card up to the six 1 more."),
     .summary = piccolaSummary,
     .passages = kPiccolaPassages},
    {.key = "piccolaToSeven",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "The piccola goes on to the seven"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "The seven of the suit that scores goes on from the six and "
                                      "is worth 1 point more.")},
    {.key = "grande",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Grande"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "The three highest cards of the suit that scores are worth 5 "
                                      "points together."),
     .summary = grandeSummary,
     .passages = kGrandePassages},
    {.key = "wholeSuitWins",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "The whole suit wins"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Whoever has taken every card of the suit that scores wins "
                                      "the match at once."),
     .summary = wholeSuitSummary,
     .passages = kWholeSuitPassages},
};

} // namespace

bool scoresRuns(const RuleSet& rules) {
    return rules.scoring.napola != Napola::None || rules.scoring.scalette ||
           rules.scoring.piccola || rules.scoring.grande;
}

std::span<const RuleDescription> runRules() {
    return kRunRules;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"
#include "rules/scoring_items.h"
#include "text/rule_book_chapters.h"
#include "text/rule_contexts.h"
#include "text/rules/rule_description.h"
#include "text/scoring_text.h"
#include "text/sweep_name.h"

namespace settebello {

namespace {

QList<QStringList> itemsTable(const RuleSet& rules, std::string_view game) {
    QList<QStringList> rows{{BookText::tr("For"), BookText::tr("Points"), BookText::tr("To")}};
    for (QStringList row : scoringItemRows(ScoringItem::Sweeps, rules)) {
        if (isCalledChkobba(game)) {
            row.front() = BookText::tr("Each chkobba");
        }
        rows += row;
    }
    for (const ScoringItemInfo& info : kScoringItems) {
        if (info.item != ScoringItem::Sweeps && info.item != ScoringItem::Prime) {
            rows += scoringItemRows(info.item, rules);
        }
    }
    // Last, because it is explained next.
    return rows + scoringItemRows(ScoringItem::Prime, rules);
}

/// What becomes of a point that two sides deserve.
QString textOfTies(const RuleSet& rules) {
    return rules.sides() == 2
               ? BookText::tr(
                     "If both have the same number, nobody scores that point. So %1 cards are "
                     "enough "
                     "for the point for cards, and %2 cards of the suit for the point for %3.",
                     "two numbers; coins or cups")
                     .arg(rules.pack.cards / 2 + 1)
                     .arg(rules.pack.cards / kSuitCount / 2 + 1)
                     .arg(suitCards(rules.bonusSuit()))
               : BookText::tr("Most means more than anybody else: where two tie for most, nobody "
                              "scores that point.");
}

} // namespace

BookChapter scoringChapter(const RuleSet& rules, std::string_view game) {
    ChapterWriter chapter("scoring", BookText::tr("Scoring"));
    chapter.say(rules.table.teams
                    ? BookText::tr("After the round each team counts its pile.")
                    : BookText::tr("After the round everybody counts the cards in their pile."));
    chapter.table(itemsTable(rules, game));
    if (rules.capture.steal) {
        chapter.say(
            BookText::tr("Nothing else scores. Where two tie for most cards, nobody has won "
                         "the point."));
        return chapter.chapter();
    }
    if (!rules.scoring.courtsAndAces) {
        chapter.say(textOfTies(rules));
    }
    for (const ScoringItemInfo& info : kScoringItems) {
        if (const QString note = scoringItemNote(info.item, rules); !note.isEmpty()) {
            chapter.say(note);
        }
    }
    writePassages(chapter, BookSection::Points, rules);
    return chapter.chapter();
}

} // namespace settebello

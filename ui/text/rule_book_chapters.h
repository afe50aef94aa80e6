// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/rule_book.h"

namespace settebello {

/// Writes a chapter part by part.
class ChapterWriter {
public:
    ChapterWriter(const char* id, const QString& title)
        : m_chapter{QString::fromLatin1(id), title, {}} {}

    void heading(const QString& text, const char* anchor = "");
    void say(const QString& text);
    void point(const QString& text);
    /// Cards to look at. @param text what they are.
    void show(const std::vector<Card>& cards, const QString& text);
    void table(const QList<QStringList>& rows);
    /// What a card may do on a table: a picture of each capture that the engine finds, or of the
    /// card being laid. @param table without the card.
    void play(const RuleSet& rules, Card card, const std::vector<Card>& table);

    /// Says that it stands beside the rules.
    void beside() { m_chapter.isRule = false; }
    const BookChapter& chapter() const { return m_chapter; }

private:
    BookChapter m_chapter;
};

// The chapters, each from a rule set without faults.
BookChapter aimChapter(const RuleSet& rules);
BookChapter cardsChapter(const RuleSet& rules, const Deck& deck);
BookChapter dealChapter(const RuleSet& rules);
BookChapter playChapter(const RuleSet& rules);
BookChapter capturesChapter(const RuleSet& rules);
BookChapter sweepChapter(const RuleSet& rules);
BookChapter declarationsChapter(const RuleSet& rules); ///< where there are any
BookChapter scoringChapter(const RuleSet& rules);
BookChapter primeChapter(const RuleSet& rules); ///< where scoring.prime is not `none`
BookChapter runsChapter(const RuleSet& rules);  ///< where there are any
BookChapter matchChapter(const RuleSet& rules);
BookChapter strategyChapter(const RuleSet& rules);
BookChapter historyChapter();

/// A sum such as "4 + 5 = 9" that no line breaks.
QString unbroken(QString sum);
/// True if cards in a row score or win.
bool scoresRuns(const RuleSet& rules);
/// How many cards everybody gets, packet by packet (rules.md §3).
std::vector<int> packets(const RuleSet& rules);
/// What a prime's card counts, as the scale says it: "21", "5½". @pre scoring.prime is primiera.
QString primieraCount(const RuleSet& rules, CardSet cards);

} // namespace settebello

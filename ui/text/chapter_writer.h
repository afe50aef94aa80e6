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
    /// A play, with a text of its own.
    void showPlay(const BookPicture& play, const QString& text);
    void table(const QList<QStringList>& rows);
    /// What a card may do on a table: a picture of each capture that the engine finds, or of the
    /// card being laid. @param table without the card.
    void play(const RuleSet& rules, Card card, const std::vector<Card>& table);
    /// The same for a card that is the first of a round.
    void firstPlay(const RuleSet& rules, Card card, const std::vector<Card>& table);
    /// Marks the chapter as no part of the rules.
    void setBesideTheRules() { m_chapter.isRule = false; }

    const BookChapter& chapter() const { return m_chapter; }

private:
    void plays(const RuleSet& rules, Card card, const std::vector<Card>& table,
               const std::vector<CardSet>& captures);

    BookChapter m_chapter;
};

/// A card and a table to try a rule on. No twos are among them: some packs have none.
struct CaptureExample {
    Card card;
    std::vector<Card> table;
};

/// The captures that the rules allow there.
std::vector<CardSet> capturesOf(const RuleSet& rules, const CaptureExample& example);

/// Shows the first example in which the card has exactly one capture, of that many cards.
void writeForcedCapture(ChapterWriter& chapter, const RuleSet& rules,
                        const std::vector<CaptureExample>& examples, int cards);

/// Shows the first example in which the card has several captures; none has more than five.
void writeCaptureChoice(ChapterWriter& chapter, const RuleSet& rules,
                        const std::vector<CaptureExample>& examples);

/// A sum such as "4 + 5 = 9" that no line breaks.
QString unbroken(QString sum);

} // namespace settebello

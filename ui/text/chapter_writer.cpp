// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/chapter_writer.h"

#include "cards/card_names.h"
#include "text/number_text.h"
#include "text/rule_contexts.h"

namespace settebello {

namespace {

/// "4 + 5 = 9" for cards that make up the card played, "8 + 3 + 4 = 15" for those that make fifteen
/// with it; nothing where there is nothing to add up.
QString sumText(const RuleSet& rules, Card card, CardSet taken) {
    constexpr int kFifteen = 15;
    const bool isTakingAce = rules.capture.ace != Ace::Plain && card.rank() == kAce;
    if (isTakingAce && !(rules.capture.aceFifteen && sumOfRanks(taken) + kAce == kFifteen)) {
        return {};
    }
    int sum = 0;
    QStringList numbers;
    for (const Card each : taken) {
        sum += each.rank();
        numbers += QString::number(each.rank());
    }
    if (sum != card.rank()) {
        numbers.prepend(QString::number(card.rank()));
        sum += card.rank();
    } else if (taken.size() == 1) {
        return {};
    }
    return unbroken(QStringLiteral("%1 = %2").arg(numbers.join(QStringLiteral(" + "))).arg(sum));
}

/// The played card, of which the suit does not matter.
QString playedName(Card card) {
    return card.isNamed() ? theCard(card) : theRank(card.rank());
}

QString captureText(const RuleSet& rules, Card card, CardSet taken, bool first) {
    const QString sum = sumText(rules, card, taken);
    if (!first) {
        return sum.isEmpty()
                   ? BookText::tr("Or %1.", "another capture of the same card").arg(theCards(taken))
                   : BookText::tr("Or %1 (%2).", "another capture of the same card; its sum")
                         .arg(theCards(taken), sum);
    }
    return capitalized(sum.isEmpty()
                           ? BookText::tr("%1 takes %2.").arg(playedName(card), theCards(taken))
                           : BookText::tr("%1 takes %2 (%3).", "a card; cards; their sum")
                                 .arg(playedName(card), theCards(taken), sum));
}

} // namespace

QString unbroken(QString sum) {
    return sum.replace(QLatin1Char(' '), QChar::Nbsp);
}

void ChapterWriter::heading(const QString& text, const char* anchor) {
    m_chapter.parts.append({BookPart::Kind::Heading, text, QString::fromLatin1(anchor)});
}

void ChapterWriter::say(const QString& text) {
    m_chapter.parts.append({BookPart::Kind::Paragraph, numbersInWords(text)});
}

void ChapterWriter::point(const QString& text) {
    m_chapter.parts.append({BookPart::Kind::Point, numbersInWords(text)});
}

void ChapterWriter::show(const std::vector<Card>& cards, const QString& text) {
    showPlay({std::nullopt, cards, {}}, text);
}

void ChapterWriter::showPlay(const BookPicture& play, const QString& text) {
    m_chapter.parts.append({BookPart::Kind::Picture, numbersInWords(text), {}, play});
}

void ChapterWriter::table(const QList<QStringList>& rows) {
    m_chapter.parts.append({BookPart::Kind::Table, {}, {}, {}, rows});
}

void ChapterWriter::play(const RuleSet& rules, Card card, const std::vector<Card>& table) {
    plays(rules, card, table, capturesOf(rules, {card, table}));
}

void ChapterWriter::firstPlay(const RuleSet& rules, Card card, const std::vector<Card>& table) {
    std::vector<Play> legal;
    legalPlays(rules, CardSet{card}, setOf(table), legal);
    std::vector<CardSet> captures;
    for (const Play& play : legal) {
        if (play.isCapture()) {
            captures.push_back(play.captured);
        }
    }
    plays(rules, card, table, captures);
}

/// A picture of each capture, or of the card being laid.
void ChapterWriter::plays(const RuleSet& rules, Card card, const std::vector<Card>& table,
                          const std::vector<CardSet>& captures) {
    const auto add = [&](const QString& text, CardSet taken) {
        m_chapter.parts.append({BookPart::Kind::Picture, text, {}, {card, table, taken}});
    };
    if (captures.empty()) {
        add(capitalized(
                BookText::tr("%1 takes nothing and stays on the table.").arg(theRank(card.rank()))),
            {});
    }
    for (const CardSet taken : captures) {
        add(taken.contains(card)
                ? capitalized(BookText::tr("%1 takes itself: it goes to its player's pile, and the "
                                           "table stays empty.")
                                  .arg(theRank(card.rank())))
                : captureText(rules, card, taken, taken == captures.front()),
            taken);
    }
}

std::vector<CardSet> capturesOf(const RuleSet& rules, const CaptureExample& example) {
    std::vector<CardSet> captures;
    legalCaptures(rules, example.card, setOf(example.table), captures);
    return captures;
}

void writeForcedCapture(ChapterWriter& chapter, const RuleSet& rules,
                        const std::vector<CaptureExample>& examples, int cards) {
    for (const CaptureExample& example : examples) {
        const std::vector<CardSet> captures = capturesOf(rules, example);
        if (captures.size() == 1 && captures.front().size() == cards) {
            chapter.play(rules, example.card, example.table);
            return;
        }
    }
}

void writeCaptureChoice(ChapterWriter& chapter, const RuleSet& rules,
                        const std::vector<CaptureExample>& examples) {
    for (const CaptureExample& example : examples) {
        if (capturesOf(rules, example).size() > 1) {
            chapter.play(rules, example.card, example.table);
            return;
        }
    }
}

} // namespace settebello

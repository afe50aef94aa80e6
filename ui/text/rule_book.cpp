// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rule_book.h"

#include "cards/card_names.h"
#include "text/rule_book_chapters.h"

#include <QCoreApplication>
#include <QLocale>

namespace settebello {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(settebello::RuleBook)
};

/// "4 + 5 = 9" for cards that make up the card played, "8 + 3 + 4 = 15" for those that make fifteen
/// with it; nothing where there is nothing to add up.
QString sumText(const RuleSet& rules, Card card, CardSet taken) {
    if (rules.capture.ace != Ace::Plain && card.rank() == kAce) {
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

QString captureText(const RuleSet& rules, Card card, CardSet taken, bool first) {
    const QString sum = sumText(rules, card, taken);
    if (!first) {
        return sum.isEmpty()
                   ? Text::tr("Or %1.", "another capture of the same card").arg(theCards(taken))
                   : Text::tr("Or %1 (%2).", "another capture of the same card; its sum")
                         .arg(theCards(taken), sum);
    }
    return capitalized(sum.isEmpty()
                           ? Text::tr("%1 takes %2.").arg(theRank(card.rank()), theCards(taken))
                           : Text::tr("%1 takes %2 (%3).", "a card; cards; their sum")
                                 .arg(theRank(card.rank()), theCards(taken), sum));
}

} // namespace

QString unbroken(QString sum) {
    return sum.replace(QLatin1Char(' '), QChar::Nbsp);
}

void ChapterWriter::heading(const QString& text, const char* anchor) {
    m_chapter.parts.append({BookPart::Kind::Heading, text, QString::fromLatin1(anchor)});
}

void ChapterWriter::say(const QString& text) {
    m_chapter.parts.append({BookPart::Kind::Paragraph, text});
}

void ChapterWriter::point(const QString& text) {
    m_chapter.parts.append({BookPart::Kind::Point, text});
}

void ChapterWriter::show(const std::vector<Card>& cards, const QString& text) {
    m_chapter.parts.append({BookPart::Kind::Picture, text, {}, {std::nullopt, cards, {}}});
}

void ChapterWriter::table(const QList<QStringList>& rows) {
    m_chapter.parts.append({BookPart::Kind::Table, {}, {}, {}, rows});
}

void ChapterWriter::play(const RuleSet& rules, Card card, const std::vector<Card>& table) {
    CardSet lying;
    for (const Card each : table) {
        lying.insert(each);
    }
    std::vector<CardSet> captures;
    legalCaptures(rules, card, lying, captures);
    const auto add = [&](const QString& text, CardSet taken) {
        m_chapter.parts.append({BookPart::Kind::Picture, text, {}, {card, table, taken}});
    };
    if (captures.empty()) {
        add(capitalized(
                Text::tr("%1 takes nothing and stays on the table.").arg(theRank(card.rank()))),
            {});
    }
    for (const CardSet taken : captures) {
        add(taken.contains(card)
                ? capitalized(Text::tr("%1 takes itself: it goes to its player's pile, and the "
                                       "table stays empty.")
                                  .arg(theRank(card.rank())))
                : captureText(rules, card, taken, taken == captures.front()),
            taken);
    }
}

QList<BookChapter> ruleBook(const RuleSet& rules, const Deck& deck) {
    QList<BookChapter> book{aimChapter(rules),  cardsChapter(rules, deck), dealChapter(rules),
                            playChapter(rules), capturesChapter(rules),    sweepChapter(rules)};
    if (rules.scoring.declarations != Declarations::None) {
        book += declarationsChapter(rules);
    }
    book += scoringChapter(rules);
    if (rules.scoring.prime != Prime::None) {
        book += primeChapter(rules);
    }
    if (scoresRuns(rules)) {
        book += runsChapter(rules);
    }
    book += {matchChapter(rules), strategyChapter(rules), historyChapter()};
    return book;
}

QString bookAnchor(PlayFault fault) {
    switch (fault) {
    case PlayFault::MustCapture:
        return QStringLiteral("captures-must");
    case PlayFault::TooManyCards:
    case PlayFault::SingleFirst:
    case PlayFault::FewestCards:
        return QStringLiteral("captures-choice");
    case PlayFault::AceRule:
        return QStringLiteral("captures-ace");
    case PlayFault::None:
    case PlayFault::NotInHand:
    case PlayFault::NotOnTable:
    case PlayFault::WrongSum:
        break;
    }
    return QStringLiteral("captures");
}

} // namespace settebello

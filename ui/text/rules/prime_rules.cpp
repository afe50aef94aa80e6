// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"
#include "rules/scoring.h"
#include "text/rule_book_chapters.h"
#include "text/rules/rule_description.h"

#include <QLocale>

namespace settebello {

namespace {

// scoring.prime

constexpr RuleValueName kPrimeNames[] = {
    {"primiera", QT_TRANSLATE_NOOP("settebello::RuleText", "primiera")},
    {"sevens", QT_TRANSLATE_NOOP("settebello::RuleText", "most sevens")},
    {"none", QT_TRANSLATE_NOOP("settebello::RuleText", "not scored")},
};

QStringList primeSummary(const RuleSet& rules) {
    if (rules.scoring.prime != Prime::Sevens) {
        return {};
    }
    return {SummaryText::tr("1 point for most sevens; if these are tied, for most sixes.")};
}

/// The ranks from the best on, each with what it counts.
QList<QStringList> scaleRows(const RuleSet& rules) {
    QList<QStringList> rows;
    for (const int rank : {7, 6, 1, 5, 4, 3, 2, kKing, kHorse, kJack}) {
        if (rank != kTwo || rules.pack.cards == kCardCount) {
            rows.append({rankName(rank), primieraCount(rules, {Card(rules.bonusSuit(), rank)})});
        }
    }
    return rows;
}

QList<QStringList> scaleTable(const RuleSet& rules) {
    QList<QStringList> rows{{BookText::tr("Card"), BookText::tr("Counts")}};
    for (const QStringList& row : scaleRows(rules)) {
        rows.append({capitalized(row.front()), row.back()});
    }
    return rows;
}

QString primieraSum(const RuleSet& rules, CardSet cards) {
    QStringList counts;
    for (const Card card : cards) {
        counts += primieraCount(rules, {card});
    }
    return unbroken(QStringLiteral("%1 = %2").arg(counts.join(QStringLiteral(" + ")),
                                                  primieraCount(rules, cards)));
}

void showBest(ChapterWriter& chapter, const RuleSet& rules, const QString& text,
              const std::vector<Card>& best) {
    chapter.show(best, text.arg(primieraSum(rules, setOf(best))));
}

void writePrimiera(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.say(BookText::tr("Take the best card of each suit out of your pile and add up what the "
                             "four count. For the primiera cards have a scale of their own:"));
    chapter.table(scaleTable(rules));
    chapter.say(BookText::tr("The highest total scores 1 point; if the highest is reached twice, "
                             "nobody scores."));
    chapter.say(rules.scoring.primieraNeedsFourSuits
                    ? BookText::tr("Without a card of every suit there is no primiera: if only one "
                                   "side has all four suits, it scores the point.")
                    : BookText::tr("A suit that is missing counts nothing."));
    chapter.heading(BookText::tr("An example"));
    showBest(chapter, rules, BookText::tr("The best four of one pile: %1.", "a sum"),
             {{Suit::Coins, 7}, {Suit::Cups, 7}, {Suit::Swords, kAce}, {Suit::Batons, 6}});
    showBest(chapter, rules, BookText::tr("The best four of the other: %1.", "a sum"),
             {{Suit::Coins, 5}, {Suit::Cups, kHorse}, {Suit::Swords, 7}, {Suit::Batons, 7}});
    chapter.say(
        BookText::tr("Each has two sevens, but the six and the ace make the first primiera the "
                     "better one: its owner scores the point."));
}

void writeSevens(ChapterWriter& chapter) {
    chapter.say(BookText::tr("The pile with most sevens scores 1 point. If piles tie for most, the "
                             "sixes decide between them; if they tie there too, nobody scores."));
    chapter.heading(BookText::tr("An example"));
    chapter.show({{Suit::Coins, 7},
                  {Suit::Swords, 7},
                  {Suit::Cups, 6},
                  {Suit::Swords, 6},
                  {Suit::Batons, 6}},
                 BookText::tr("One pile has two sevens and three sixes,"));
    chapter.show({{Suit::Cups, 7}, {Suit::Batons, 7}, {Suit::Coins, 6}},
                 BookText::tr("the other two sevens and one six: the first scores the point."));
}

void writePrime(ChapterWriter& chapter, const RuleSet& rules) {
    switch (rules.scoring.prime) {
    case Prime::Primiera:
        writePrimiera(chapter, rules);
        break;
    case Prime::Sevens:
        writeSevens(chapter);
        break;
    case Prime::None:
        break;
    }
}

constexpr BookPassage kPrimePassages[] = {{BookSection::Prime, writePrime}};

// scoring.primieraScale

constexpr RuleValueName kPrimieraScaleNames[] = {
    {"standard", QT_TRANSLATE_NOOP("settebello::RuleText", "usual: 21, 18, 16 …")},
    {"halves", QT_TRANSLATE_NOOP("settebello::RuleText", "small: 7, 6, 5½ …")},
    {"hurrikan", QT_TRANSLATE_NOOP("settebello::RuleText", "usual, ending 10, 9, 8")},
};

QStringList primieraScaleSummary(const RuleSet& rules) {
    if (rules.scoring.prime != Prime::Primiera) {
        return {};
    }
    QStringList counts;
    for (const QStringList& row : scaleRows(rules)) {
        counts += SummaryText::tr("%1 %2", "a rank and what it counts: seven 21")
                      .arg(row.front(), row.back());
    }
    return {SummaryText::tr(
                "1 point for the best primiera: each side's best card of every suit, added up."),
            SummaryText::tr("For the primiera the cards count: %1.", "seven 21, six 18 …")
                .arg(QLocale().createSeparatedList(counts))};
}

// scoring.primieraNeedsFourSuits

QStringList primieraSuitsSummary(const RuleSet& rules) {
    if (rules.scoring.prime != Prime::Primiera) {
        return {};
    }
    return {rules.scoring.primieraNeedsFourSuits
                ? SummaryText::tr("Only a side with cards of all four suits can win the primiera.")
                : SummaryText::tr("A suit that is missing counts nothing in the primiera.")};
}

constexpr RuleDescription kPrimeRules[] = {
    {.key = "prime",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Point for the primiera"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "For the best card of each suit added up, or simply for "
                                      "most sevens."),
     .valueNames = kPrimeNames,
     .summary = primeSummary,
     .passages = kPrimePassages},
    {.key = "primieraScale",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Values of the primiera"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "How much each card counts when the primiera is added up."),
     .valueNames = kPrimieraScaleNames,
     .summary = primieraScaleSummary},
    {.key = "primieraNeedsFourSuits",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Primiera needs all four suits"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "A side that lacks a suit cannot win the primiera; otherwise "
                                      "the suit just counts nothing."),
     .summary = primieraSuitsSummary},
};

} // namespace

std::span<const RuleDescription> primeRules() {
    return kPrimeRules;
}

QString primieraCount(const RuleSet& rules, CardSet cards) {
    Q_ASSERT(rules.scoring.prime == Prime::Primiera);
    RuleSet anySuits = rules;
    anySuits.scoring.primieraNeedsFourSuits = false;
    const int halves = primieraHalves(anySuits, cards);
    const QString whole = halves > 1 ? QString::number(halves / 2) : QString();
    return halves % 2 == 0 ? QString::number(halves / 2) : whole + QStringLiteral("½");
}

} // namespace settebello

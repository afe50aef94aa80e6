// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"
#include "rules/check_rules.h"
#include "rules/scoring.h"
#include "text/rule_book_chapters.h"
#include "text/scoring_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace settebello {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(settebello::RuleBook)
};

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
    for (const Card card : row) {
        tally.pile.insert(card);
    }
    return ownPoints(rules, tally);
}

QList<QStringList> itemsTable(const RuleSet& rules) {
    QList<QStringList> rows{{Text::tr("For"), Text::tr("Points"), Text::tr("To")}};
    rows += scoringItemRows(ScoringItem::Sweeps, rules);
    for (const ScoringItemInfo& info : kScoringItems) {
        if (info.item != ScoringItem::Sweeps && info.item != ScoringItem::Prime) {
            rows += scoringItemRows(info.item, rules);
        }
    }
    // Last, because it is explained next.
    return rows + scoringItemRows(ScoringItem::Prime, rules);
}

QList<QStringList> scaleTable(const RuleSet& rules) {
    const auto count = [&](int rank) {
        return primieraCount(rules, {Card(rules.bonusSuit(), rank)});
    };
    QList<QStringList> rows{{Text::tr("Card"), Text::tr("Counts")}};
    for (const int rank : {7, 6, 1, 5, 4, 3, 2}) {
        if (rank != kTwo || rules.pack.cards == kCardCount) {
            rows.append({capitalized(rankName(rank)), count(rank)});
        }
    }
    for (const int rank : {kKing, kHorse, kJack}) {
        rows.append({capitalized(rankName(rank)), count(rank)});
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
    CardSet cards;
    for (const Card card : best) {
        cards.insert(card);
    }
    chapter.show(best, text.arg(primieraSum(rules, cards)));
}

void writePrimiera(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.say(Text::tr("Take the best card of each suit out of your pile and add up what the "
                         "four count. For the primiera cards have a scale of their own:"));
    chapter.table(scaleTable(rules));
    chapter.say(Text::tr("The highest total scores 1 point; if the highest is reached twice, "
                         "nobody scores."));
    chapter.say(rules.scoring.primieraNeedsFourSuits
                    ? Text::tr("Without a card of every suit there is no primiera: if only one "
                               "side has all four suits, the point is its own.")
                    : Text::tr("A suit that is missing counts nothing."));
    chapter.heading(Text::tr("An example"));
    showBest(chapter, rules, Text::tr("The best four of one pile: %1.", "a sum"),
             {{Suit::Coins, 7}, {Suit::Cups, 7}, {Suit::Swords, kAce}, {Suit::Batons, 6}});
    showBest(chapter, rules, Text::tr("The best four of the other: %1.", "a sum"),
             {{Suit::Coins, 5}, {Suit::Cups, kHorse}, {Suit::Swords, 7}, {Suit::Batons, 7}});
    chapter.say(Text::tr("Each has two sevens, but the six and the ace make the first primiera the "
                         "better one: its owner scores the point."));
}

void writeSevens(ChapterWriter& chapter) {
    chapter.say(Text::tr("The pile with most sevens scores 1 point. If the most is reached twice, "
                         "the sixes decide between these; if they too are even, nobody scores."));
    chapter.heading(Text::tr("An example"));
    chapter.show({{Suit::Coins, 7},
                  {Suit::Swords, 7},
                  {Suit::Cups, 6},
                  {Suit::Swords, 6},
                  {Suit::Batons, 6}},
                 Text::tr("One pile has two sevens and three sixes,"));
    chapter.show({{Suit::Cups, 7}, {Suit::Batons, 7}, {Suit::Coins, 6}},
                 Text::tr("the other two sevens and one six: the first scores the point."));
}

void writeNapola(ChapterWriter& chapter, const RuleSet& rules) {
    if (napolaIsOutOfReach(rules)) {
        chapter.say(Text::tr("The napola, ace, two and three of one suit, cannot be made: this "
                             "pack has no twos."));
        return;
    }
    const int last = rules.scoring.napola == Napola::ToSix ? kSix : kHorse;
    chapter.heading(Text::tr("The napola"));
    chapter.say(Text::tr("Ace, two and three of %1 in one pile are a napola and score 3 points. "
                         "Each card that goes on from there without a gap is worth 1 more. The "
                         "last that counts is %2: %3 points at most.",
                         "coins or cups; a rank; a number")
                    .arg(suitName(rules.bonusSuit()), theRank(last))
                    .arg(pointsOf(rules, bonusRow(rules, kAce, last))[ScoringItem::Napola]));
    const std::vector<Card> row = bonusRow(rules, kAce, 5);
    chapter.show(row, Text::tr("A napola of %n point(s).", nullptr,
                               pointsOf(rules, row)[ScoringItem::Napola]));
}

void writeScalette(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.heading(Text::tr("The scalette"));
    const std::vector<Card> longest = bonusRow(rules, kAce, kHorse);
    if (const int most = pointsOf(rules, longest)[ScoringItem::Scalette]; most > 0) {
        chapter.say(Text::tr("Low scaletta: ace, two and three of %1 in one pile score 3 points, "
                             "and each card that goes on upwards without a gap 1 more. The last "
                             "that counts is %2: %3 points at most.",
                             "coins or cups; a rank; a number")
                        .arg(suitName(rules.bonusSuit()), theRank(kHorse))
                        .arg(most));
        const std::vector<Card> row = bonusRow(rules, kAce, 4);
        chapter.show(row, Text::tr("A low scaletta of %n point(s).", nullptr,
                                   pointsOf(rules, row)[ScoringItem::Scalette]));
    }
    const std::vector<Card> high = bonusRow(rules, kTwo, kKing);
    chapter.say(Text::tr("High scaletta: %1 of %2 in one pile score 5 points, and each card that "
                         "goes on downwards without a gap 1 more. The last that counts is %3: %4 "
                         "points at most.",
                         "king, horse and jack; coins or cups; a rank; a number")
                    .arg(QLocale().createSeparatedList(
                             {rankName(kKing), rankName(kHorse), rankName(kJack)}),
                         suitName(rules.bonusSuit()), theRank(high.front().rank()))
                    .arg(pointsOf(rules, high)[ScoringItem::Scalette]));
    const std::vector<Card> row = bonusRow(rules, kSeven, kKing);
    chapter.show(row, Text::tr("A high scaletta of %n point(s).", nullptr,
                               pointsOf(rules, row)[ScoringItem::Scalette]));
}

} // namespace

QString primieraCount(const RuleSet& rules, CardSet cards) {
    RuleSet anySuits = rules;
    anySuits.scoring.primieraNeedsFourSuits = false;
    const int halves = primieraHalves(anySuits, cards);
    const QString whole = halves > 1 ? QString::number(halves / 2) : QString();
    return halves % 2 == 0 ? QString::number(halves / 2) : whole + QStringLiteral("½");
}

BookChapter scoringChapter(const RuleSet& rules) {
    ChapterWriter chapter("scoring", Text::tr("Scoring"));
    chapter.say(rules.table.teams
                    ? Text::tr("After the round each team counts its pile.")
                    : Text::tr("After the round everybody counts the cards in their pile."));
    chapter.table(itemsTable(rules));
    chapter.say(rules.sides() == 2
                    ? Text::tr("If both have equally many, nobody scores that point. So %1 cards "
                               "are enough for the point for cards, and %2 cards of the suit for "
                               "the point for %3.",
                               "two numbers; coins or cups")
                          .arg(rules.pack.cards / 2 + 1)
                          .arg(rules.pack.cards / kSuitCount / 2 + 1)
                          .arg(suitName(rules.bonusSuit()))
                    : Text::tr("Most means more than anybody else: where two are even at the top, "
                               "nobody scores that point."));
    for (const ScoringItemInfo& info : kScoringItems) {
        if (const QString note = scoringItemNote(info.item, rules); !note.isEmpty()) {
            chapter.say(note);
        }
    }
    return chapter.chapter();
}

BookChapter primeChapter(const RuleSet& rules) {
    const bool primiera = rules.scoring.prime == Prime::Primiera;
    ChapterWriter chapter("prime", primiera ? Text::tr("The primiera") : Text::tr("The sevens"));
    if (primiera) {
        writePrimiera(chapter, rules);
    } else {
        writeSevens(chapter);
    }
    return chapter.chapter();
}

bool scoresRuns(const RuleSet& rules) {
    return rules.scoring.napola != Napola::None || rules.scoring.scalette ||
           rules.scoring.wholeSuitWins;
}

BookChapter runsChapter(const RuleSet& rules) {
    const bool alone = rules.scoring.napola == Napola::None && !rules.scoring.scalette;
    ChapterWriter chapter("runs", alone ? Text::tr("The whole suit") : Text::tr("Cards in a row"));
    if (rules.scoring.napola != Napola::None) {
        writeNapola(chapter, rules);
    }
    if (rules.scoring.scalette) {
        writeScalette(chapter, rules);
    }
    if (rules.scoring.wholeSuitWins) {
        if (!alone) {
            chapter.heading(Text::tr("The whole suit"));
        }
        chapter.say(Text::tr("A pile that holds every card of the suit of %1 wins the match there "
                             "and then, whatever the score.",
                             "coins or cups")
                        .arg(suitName(rules.bonusSuit())));
        chapter.show(bonusRow(rules, kAce, kKing), Text::tr("The match is won."));
    }
    return chapter.chapter();
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"
#include "text/rule_book_chapters.h"
#include "text/rules/rule_description.h"

namespace settebello {

namespace {

constexpr int kShownRank = 5;

QString courtsText(const Deck& deck) {
    const auto has = [&](std::size_t place, Court court) { return deck.courts[place] == court; };
    if (has(0, Court::Queen) && has(1, Court::Jack)) {
        return BookText::tr("Mind the queen and the jack: as in Tunisia, the queen is worth 8 and "
                            "the jack 9.");
    }
    if (has(1, Court::Queen)) {
        return BookText::tr("The queen stands in for the horse of Italian packs.");
    }
    if (deck.suits == SuitSymbols::Latin && deck.courts == Deck().courts) {
        return BookText::tr("From ace to seven, count the signs on the card. The jack stands on "
                            "his feet, the horse carries its rider, and the king wears a crown.");
    }
    return {};
}

QList<QStringList> valuesTable(const RuleSet& rules) {
    QList<QStringList> rows{{BookText::tr("Card"), BookText::tr("Value")}};
    for (int rank = kAce; rank <= kKing; ++rank) {
        if (rank > kAce && rank < kSeven) {
            continue;
        }
        QString name = capitalized(rankName(rank));
        QString value = QString::number(rank);
        if (rank == kSeven) {
            const int lowest = rules.pack.cards == kCardCount ? kTwo : kTwo + 1;
            name = capitalized(
                BookText::tr("%1 to %2", "ranks").arg(rankName(lowest), rankName(kSeven)));
            value = BookText::tr("their number");
        }
        rows.append({name, value});
    }
    return rows;
}

void showSuits(ChapterWriter& chapter) {
    std::vector<Card> oneOfEach;
    CardSet set;
    for (int suit = 0; suit < kSuitCount; ++suit) {
        oneOfEach.emplace_back(static_cast<Suit>(suit), kShownRank);
        set.insert(oneOfEach.back());
    }
    chapter.show(oneOfEach,
                 capitalized(BookText::tr("%1.", "cards, as a whole sentence").arg(theCards(set))));
}

void showScoringSuit(ChapterWriter& chapter, const RuleSet& rules) {
    std::vector<Card> suit;
    for (int rank = kAce; rank <= kKing; ++rank) {
        if (rank != kTwo || rules.pack.cards == kCardCount) {
            suit.emplace_back(rules.bonusSuit(), rank);
        }
    }
    chapter.show(suit,
                 BookText::tr("The suit of %1, from the lowest to the highest.", "coins or cups")
                     .arg(suitName(rules.bonusSuit())));
}

} // namespace

BookChapter cardsChapter(const RuleSet& rules, const Deck& deck) {
    ChapterWriter chapter("cards", BookText::tr("The cards"));
    writePassages(chapter, BookSection::Pack, rules);
    showSuits(chapter);
    if (rules.capture.steal) {
        chapter.say(BookText::tr("Only the rank of a card matters: sevens take sevens, and aces "
                                 "take aces. The suit never matters."));
        return chapter.chapter();
    }
    chapter.say(BookText::tr("For capturing, every card has a value. The suit does not matter "
                             "then; it matters when points are counted."));
    showScoringSuit(chapter, rules);
    chapter.table(valuesTable(rules));
    if (const QString courts = courtsText(deck); !courts.isEmpty()) {
        chapter.say(courts);
    }
    if (rules.scoring.courtsAndAces) {
        return chapter.chapter();
    }
    const Card best(rules.bonusSuit(), kSeven);
    chapter.show(
        {best},
        capitalized(
            best.suit() == Suit::Coins
                ? BookText::tr("%1 is the settebello, the card everybody wants.").arg(theCard(best))
                : BookText::tr("%1 is the card everybody wants.").arg(theCard(best))));
    return chapter.chapter();
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/packet_size.h"
#include "text/rule_book_chapters.h"
#include "text/words.h"

#include <QCoreApplication>
#include <QLocale>

namespace settebello {

namespace {

struct Told {
    Q_DECLARE_TR_FUNCTIONS(settebello::RuleBook)
};

constexpr int kShownRank = 5;

QString playersTold(const RuleSet& rules) {
    if (rules.table.teams) {
        return rules.table.players == 4
                   ? Told::tr("Four play in two teams. Partners face each other, so that "
                              "everybody sits between two opponents; a team has one pile and one "
                              "score.")
                   : Told::tr("Six play in two teams of three. Everybody sits between two "
                              "opponents; a team has one pile and one score.");
    }
    switch (rules.table.players) {
    case 2:
        return Told::tr("Two play, one against the other.");
    case 3:
        return Told::tr("Three play, each alone.");
    case 4:
        return Told::tr("Four play, each alone.");
    default:
        return Told::tr("Six play, each alone.");
    }
}

QString courtsTold(const Deck& deck) {
    const auto has = [&](std::size_t place, Court court) { return deck.courts[place] == court; };
    if (has(0, Court::Queen) && has(1, Court::Jack)) {
        return Told::tr("Mind the queen and the jack: as in Tunisia, the queen is worth 8 and the "
                        "jack 9.");
    }
    if (has(1, Court::Queen)) {
        return Told::tr("The queen has the place of the horseman of Italian packs.");
    }
    if (deck.suits == SuitSigns::Latin && deck.courts == Deck().courts) {
        return Told::tr("From ace to seven, count the signs on the card. The jack stands on his "
                        "feet, the horse carries its rider, and the king wears a crown.");
    }
    return {};
}

QList<QStringList> valuesTable(const RuleSet& rules) {
    QList<QStringList> rows{{Told::tr("Card"), Told::tr("Value")}};
    for (int rank = kAce; rank <= kKing; ++rank) {
        if (rank > kAce && rank < kSeven) {
            continue;
        }
        QString name = capitalized(rankName(rank));
        QString value = QString::number(rank);
        if (rank == kSeven) {
            const int lowest = rules.pack.cards == kCardCount ? kTwo : kTwo + 1;
            name =
                capitalized(Told::tr("%1 to %2", "ranks").arg(rankName(lowest), rankName(kSeven)));
            value = Told::tr("their number");
        }
        rows.append({name, value});
    }
    return rows;
}

void tellFirstDeal(ChapterWriter& chapter, const RuleSet& rules) {
    const int share = packets(rules).front();
    switch (rules.deal.handCards) {
    case HandCards::Three:
        chapter.say(rules.deal.tableCards > 0
                        ? Told::tr("Everybody gets three cards, then four are laid face up in the "
                                   "middle: the table. The rest is the stock.")
                        : Told::tr("Everybody gets three cards. The table is empty at first. The "
                                   "rest is the stock."));
        break;
    case HandCards::Six:
        chapter.say(rules.deal.tableCards > 0
                        ? Told::tr("Everybody gets three cards, then four are laid face up in the "
                                   "middle: the table; then everybody gets three more. The rest is "
                                   "the stock.")
                        : Told::tr("Everybody gets six cards. The table is empty at first. The "
                                   "rest is the stock."));
        break;
    case HandCards::All: {
        const int open = rules.pack.cards - share * rules.table.players;
        chapter.say(Told::tr("The whole pack is dealt at once: everybody gets %n card(s).", nullptr,
                             share));
        chapter.say(open > 0 ? Told::tr("%n card(s) are laid face up in the middle: the table.",
                                        nullptr, open)
                             : Told::tr("No card is left for the table, which is empty at first: "
                                        "whoever begins can only lay a card."));
        break;
    }
    }
}

void tellLaterPackets(ChapterWriter& chapter, const RuleSet& rules) {
    const std::vector<int> all = packets(rules);
    if (all.size() < 2) {
        return;
    }
    const int times = static_cast<int>(all.size());
    if (all.back() == all.front()) {
        chapter.say(rules.deal.handCards == HandCards::Six
                        ? Told::tr("When all hands are empty, the dealer deals everybody six more, "
                                   "and none to the table. There are %n such deals in a round, and "
                                   "after the last the stock is used up.",
                                   nullptr, times)
                        : Told::tr("When all hands are empty, the dealer deals everybody three "
                                   "more, and none to the table. There are %n such deals in a "
                                   "round, and after the last the stock is used up.",
                                   nullptr, times));
        return;
    }
    QStringList sizes;
    for (const int size : all) {
        sizes += QString::number(size);
    }
    chapter.say(Told::tr("When all hands are empty, the dealer deals again, and none to the table. "
                         "So that the stock comes out even, the deals of a round bring everybody "
                         "%1 cards.")
                    .arg(QLocale().createSeparatedList(sizes)));
}

void tellRedeals(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.deal.tableCards == 0) {
        return;
    }
    if (rules.deal.redealOnKings == 3) {
        chapter.say(Told::tr("If three or four of the first table cards are kings, the same "
                             "dealer shuffles and deals again: with so many kings the table "
                             "could hardly be swept."));
    } else if (rules.deal.redealOnKings == 4) {
        chapter.say(Told::tr("If all four of the first table cards are kings, the same dealer "
                             "shuffles and deals again."));
    }
    if (rules.deal.redealOnEqual > 0) {
        chapter.say(Told::tr("If three or four of the first table cards have one rank, the same "
                             "dealer shuffles and deals again."));
    }
    if (rules.deal.redealOnAces == 1) {
        chapter.say(Told::tr("If there is an ace among the first table cards, the same dealer "
                             "shuffles and deals again."));
    } else if (rules.deal.redealOnAces > 1) {
        chapter.say(Told::tr("If there are two or more aces among the first table cards, the "
                             "same dealer shuffles and deals again."));
    }
}

QString beginsTold(const RuleSet& rules) {
    if (rules.table.players == 2) {
        return Told::tr("The dealer's opponent plays first, and then you take turns.");
    }
    return rules.table.direction == Direction::Clockwise
               ? Told::tr("The player on the dealer's left plays first, and the turn goes on to "
                          "the left, clockwise.")
               : Told::tr("The player on the dealer's right plays first, and the turn goes on to "
                          "the right, anticlockwise.");
}

} // namespace

std::vector<int> packets(const RuleSet& rules) {
    int left = (rules.pack.cards - rules.deal.tableCards) / rules.table.players;
    std::vector<int> sizes;
    while (left > 0) {
        const int size = packetSize(rules, left);
        sizes.push_back(size);
        left -= size;
    }
    return sizes;
}

BookChapter aimChapter(const RuleSet& rules) {
    ChapterWriter chapter("aim", Told::tr("The aim"));
    chapter.say(Told::tr("Scopa means broom. With the cards of your hand you capture cards that "
                         "lie on the table, and whoever clears the table has swept it: scopa! "
                         "Sweeps score, and so do the right cards in your pile."));
    chapter.say(playersTold(rules));
    chapter.say(Told::tr("A match takes as many rounds as it needs until somebody has %n point(s).",
                         nullptr, rules.match.target));
    return chapter.chapter();
}

BookChapter cardsChapter(const RuleSet& rules, const Deck& deck) {
    ChapterWriter chapter("cards", Told::tr("The cards"));
    QStringList suits;
    std::vector<Card> oneOfEach;
    std::vector<Card> oneSuit;
    for (int suit = 0; suit < kSuitCount; ++suit) {
        suits += suitName(static_cast<Suit>(suit));
        oneOfEach.emplace_back(static_cast<Suit>(suit), kShownRank);
    }
    for (int rank = kAce; rank <= kKing; ++rank) {
        if (rank != kTwo || rules.pack.cards == kCardCount) {
            oneSuit.emplace_back(rules.bonusSuit(), rank);
        }
    }
    const QString list = QLocale().createSeparatedList(suits);
    chapter.say(rules.pack.cards == kCardCount
                    ? Told::tr("The pack has 40 cards, ten in each of four suits: %1.").arg(list)
                    : Told::tr("The pack has 36 cards, nine in each of four suits: %1. The twos "
                               "are left out.")
                          .arg(list));
    CardSet shown;
    for (const Card card : oneOfEach) {
        shown.insert(card);
    }
    chapter.show(oneOfEach,
                 capitalized(Told::tr("%1.", "cards, as a whole sentence").arg(theCards(shown))));
    chapter.say(Told::tr("For capturing, every card has a value. The suit does not matter then; it "
                         "matters when points are counted."));
    chapter.show(oneSuit,
                 Told::tr("The suit of %1, from the lowest to the highest.", "coins or cups")
                     .arg(suitName(rules.bonusSuit())));
    chapter.table(valuesTable(rules));
    if (const QString courts = courtsTold(deck); !courts.isEmpty()) {
        chapter.say(courts);
    }
    const Card best(rules.bonusSuit(), kSeven);
    chapter.show({best},
                 capitalized(best.suit() == Suit::Coins
                                 ? Told::tr("%1 is the settebello, the card everybody "
                                            "wants.")
                                       .arg(theCard(best))
                                 : Told::tr("%1 is the card everybody wants.").arg(theCard(best))));
    return chapter.chapter();
}

BookChapter dealChapter(const RuleSet& rules) {
    ChapterWriter chapter("deal", Told::tr("The deal"));
    chapter.say(rules.table.players == 2
                    ? Told::tr("Chance decides who deals first; after that you deal in turns.")
                    : Told::tr("Chance decides who deals first; after that, whoever began the "
                               "last round deals the next."));
    chapter.say(rules.table.direction == Direction::Clockwise
                    ? Told::tr("The dealer shuffles and deals the cards one by one, clockwise, "
                               "beginning with the next player.")
                    : Told::tr("The dealer shuffles and deals the cards one by one, anticlockwise, "
                               "beginning with the next player."));
    tellFirstDeal(chapter, rules);
    if (rules.deal.cutterChooses) {
        chapter.say(Told::tr("Before the deal, whoever is to play first lifts one card off the "
                             "pack and looks at it alone. It may be kept as the first card of the "
                             "hand, or laid face up as the first of the table; the dealer then "
                             "completes hands and table."));
    }
    tellLaterPackets(chapter, rules);
    tellRedeals(chapter, rules);
    return chapter.chapter();
}

BookChapter playChapter(const RuleSet& rules) {
    ChapterWriter chapter("play", Told::tr("Playing"));
    chapter.say(beginsTold(rules));
    chapter.say(Told::tr("On your turn you play exactly one card. It captures cards from the "
                         "table, or it stays on the table beside the others."));
    chapter.say(Told::tr("Which card you play is up to you: also one that takes nothing, even if "
                         "another of your cards could take something."));
    chapter.say(Told::tr("What you capture, and the card you captured it with, goes face down on "
                         "your pile. Nobody may look through the piles before the round is over."));
    if (rules.table.teams) {
        chapter.say(Told::tr("Partners pile up together. They must not tell or hint at what they "
                             "hold."));
    }
    chapter.say(Told::tr("The round is over when all cards have been played. Whatever is still on "
                         "the table then goes to whoever captured last; that is no sweep."));
    return chapter.chapter();
}

} // namespace settebello

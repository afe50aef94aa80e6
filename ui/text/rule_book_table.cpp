// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"
#include "game/packet_size.h"
#include "text/rule_book_chapters.h"

#include <QCoreApplication>
#include <QLocale>

namespace settebello {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(settebello::RuleBook)
};

constexpr int kShownRank = 5;

QString playersSentence(const RuleSet& rules) {
    if (rules.table.teams) {
        return rules.table.players == 4
                   ? Text::tr("Four play in two teams. Partners face each other, so that "
                              "everybody sits between two opponents; a team has one pile and one "
                              "score.")
                   : Text::tr("Six play in two teams of three. Everybody sits between two "
                              "opponents; a team has one pile and one score.");
    }
    switch (rules.table.players) {
    case 2:
        return Text::tr("Two play, one against the other.");
    case 3:
        return Text::tr("Three play, each alone.");
    case 4:
        return Text::tr("Four play, each alone.");
    default:
        return Text::tr("Six play, each alone.");
    }
}

QString courtsText(const Deck& deck) {
    const auto has = [&](std::size_t place, Court court) { return deck.courts[place] == court; };
    if (has(0, Court::Queen) && has(1, Court::Jack)) {
        return Text::tr("Mind the queen and the jack: as in Tunisia, the queen is worth 8 and the "
                        "jack 9.");
    }
    if (has(1, Court::Queen)) {
        return Text::tr("The queen has the place of the horseman of Italian packs.");
    }
    if (deck.suits == SuitSymbols::Latin && deck.courts == Deck().courts) {
        return Text::tr("From ace to seven, count the signs on the card. The jack stands on his "
                        "feet, the horse carries its rider, and the king wears a crown.");
    }
    return {};
}

QList<QStringList> valuesTable(const RuleSet& rules) {
    QList<QStringList> rows{{Text::tr("Card"), Text::tr("Value")}};
    for (int rank = kAce; rank <= kKing; ++rank) {
        if (rank > kAce && rank < kSeven) {
            continue;
        }
        QString name = capitalized(rankName(rank));
        QString value = QString::number(rank);
        if (rank == kSeven) {
            const int lowest = rules.pack.cards == kCardCount ? kTwo : kTwo + 1;
            name =
                capitalized(Text::tr("%1 to %2", "ranks").arg(rankName(lowest), rankName(kSeven)));
            value = Text::tr("their number");
        }
        rows.append({name, value});
    }
    return rows;
}

void writeFirstDeal(ChapterWriter& chapter, const RuleSet& rules) {
    const int share = packets(rules).front();
    switch (rules.deal.handCards) {
    case HandCards::Three:
        chapter.say(rules.deal.tableCards > 0
                        ? Text::tr("Everybody gets three cards, then four are laid face up in the "
                                   "middle: the table. The rest is the stock.")
                        : Text::tr("Everybody gets three cards. The table is empty at first. The "
                                   "rest is the stock."));
        break;
    case HandCards::Six:
        chapter.say(rules.deal.tableCards > 0
                        ? Text::tr("Everybody gets three cards, then four are laid face up in the "
                                   "middle: the table; then everybody gets three more. The rest is "
                                   "the stock.")
                        : Text::tr("Everybody gets six cards. The table is empty at first. The "
                                   "rest is the stock."));
        break;
    case HandCards::All: {
        const int open = rules.pack.cards - share * rules.table.players;
        chapter.say(Text::tr("The whole pack is dealt at once: everybody gets %n card(s).", nullptr,
                             share));
        chapter.say(open > 0 ? Text::tr("%n card(s) are laid face up in the middle: the table.",
                                        nullptr, open)
                             : Text::tr("No card is left for the table, which is empty at first: "
                                        "whoever begins can only lay a card."));
        break;
    }
    }
}

void writeLaterPackets(ChapterWriter& chapter, const RuleSet& rules) {
    const std::vector<int> all = packets(rules);
    if (all.size() < 2) {
        return;
    }
    const int times = static_cast<int>(all.size());
    if (all.back() == all.front()) {
        chapter.say(rules.deal.handCards == HandCards::Six
                        ? Text::tr("When all hands are empty, the dealer deals everybody six more, "
                                   "and none to the table. There are %n such deals in a round, and "
                                   "after the last the stock is used up.",
                                   nullptr, times)
                        : Text::tr("When all hands are empty, the dealer deals everybody three "
                                   "more, and none to the table. There are %n such deals in a "
                                   "round, and after the last the stock is used up.",
                                   nullptr, times));
        return;
    }
    QStringList sizes;
    for (const int size : all) {
        sizes += QString::number(size);
    }
    chapter.say(Text::tr("When all hands are empty, the dealer deals again, and none to the table. "
                         "So that the stock comes out even, the deals of a round bring everybody "
                         "%1 cards.")
                    .arg(QLocale().createSeparatedList(sizes)));
}

void writeRedeals(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.deal.tableCards == 0) {
        return;
    }
    if (rules.deal.redealOnKings == 3) {
        chapter.say(Text::tr("If three or four of the first table cards are kings, the same "
                             "dealer shuffles and deals again: with so many kings the table "
                             "could hardly be swept."));
    } else if (rules.deal.redealOnKings == 4) {
        chapter.say(Text::tr("If all four of the first table cards are kings, the same dealer "
                             "shuffles and deals again."));
    }
    if (rules.deal.redealOnEqual > 0) {
        chapter.say(Text::tr("If three or four of the first table cards have one rank, the same "
                             "dealer shuffles and deals again."));
    }
    if (rules.deal.redealOnAces == 1) {
        chapter.say(Text::tr("If there is an ace among the first table cards, the same dealer "
                             "shuffles and deals again."));
    } else if (rules.deal.redealOnAces > 1) {
        chapter.say(Text::tr("If there are two or more aces among the first table cards, the "
                             "same dealer shuffles and deals again."));
    }
}

QString firstPlayerText(const RuleSet& rules) {
    if (rules.table.players == 2) {
        return Text::tr("The dealer's opponent plays first, and then you take turns.");
    }
    return rules.table.direction == Direction::Clockwise
               ? Text::tr("The player on the dealer's left plays first, and the turn goes on to "
                          "the left, clockwise.")
               : Text::tr("The player on the dealer's right plays first, and the turn goes on to "
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
    ChapterWriter chapter("aim", Text::tr("The aim"));
    chapter.say(Text::tr("Scopa means broom. With the cards of your hand you capture cards that "
                         "lie on the table, and whoever clears the table has swept it: scopa! "
                         "Sweeps score, and so do the right cards in your pile."));
    chapter.say(playersSentence(rules));
    chapter.say(Text::tr("A match takes as many rounds as it needs until somebody has %n point(s).",
                         nullptr, rules.match.target));
    return chapter.chapter();
}

BookChapter cardsChapter(const RuleSet& rules, const Deck& deck) {
    ChapterWriter chapter("cards", Text::tr("The cards"));
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
                    ? Text::tr("The pack has 40 cards, ten in each of four suits: %1.").arg(list)
                    : Text::tr("The pack has 36 cards, nine in each of four suits: %1. The twos "
                               "are left out.")
                          .arg(list));
    CardSet shown;
    for (const Card card : oneOfEach) {
        shown.insert(card);
    }
    chapter.show(oneOfEach,
                 capitalized(Text::tr("%1.", "cards, as a whole sentence").arg(theCards(shown))));
    chapter.say(Text::tr("For capturing, every card has a value. The suit does not matter then; it "
                         "matters when points are counted."));
    chapter.show(oneSuit,
                 Text::tr("The suit of %1, from the lowest to the highest.", "coins or cups")
                     .arg(suitName(rules.bonusSuit())));
    chapter.table(valuesTable(rules));
    if (const QString courts = courtsText(deck); !courts.isEmpty()) {
        chapter.say(courts);
    }
    const Card best(rules.bonusSuit(), kSeven);
    chapter.show({best},
                 capitalized(best.suit() == Suit::Coins
                                 ? Text::tr("%1 is the settebello, the card everybody "
                                            "wants.")
                                       .arg(theCard(best))
                                 : Text::tr("%1 is the card everybody wants.").arg(theCard(best))));
    return chapter.chapter();
}

BookChapter dealChapter(const RuleSet& rules) {
    ChapterWriter chapter("deal", Text::tr("The deal"));
    chapter.say(rules.table.players == 2
                    ? Text::tr("Chance decides who deals first; after that you deal in turns.")
                    : Text::tr("Chance decides who deals first; after that, whoever began the "
                               "last round deals the next."));
    chapter.say(rules.table.direction == Direction::Clockwise
                    ? Text::tr("The dealer shuffles and deals the cards one by one, clockwise, "
                               "beginning with the next player.")
                    : Text::tr("The dealer shuffles and deals the cards one by one, anticlockwise, "
                               "beginning with the next player."));
    writeFirstDeal(chapter, rules);
    if (rules.deal.cutterChooses) {
        chapter.say(Text::tr("Before the deal, whoever is to play first lifts one card off the "
                             "pack and looks at it alone. It may be kept as the first card of the "
                             "hand, or laid face up as the first of the table; the dealer then "
                             "completes hands and table."));
    }
    writeLaterPackets(chapter, rules);
    writeRedeals(chapter, rules);
    return chapter.chapter();
}

BookChapter playChapter(const RuleSet& rules) {
    ChapterWriter chapter("play", Text::tr("Playing"));
    chapter.say(firstPlayerText(rules));
    chapter.say(Text::tr("On your turn you play exactly one card. It captures cards from the "
                         "table, or it stays on the table beside the others."));
    chapter.say(Text::tr("Which card you play is up to you: also one that takes nothing, even if "
                         "another of your cards could take something."));
    chapter.say(Text::tr("What you capture, and the card you captured it with, goes face down on "
                         "your pile. Nobody may look through the piles before the round is over."));
    if (rules.table.teams) {
        chapter.say(Text::tr("Partners pile up together. They must not tell or hint at what they "
                             "hold."));
    }
    chapter.say(Text::tr("The round is over when all cards have been played. Whatever is still on "
                         "the table then goes to whoever captured last; that is no sweep."));
    return chapter.chapter();
}

} // namespace settebello

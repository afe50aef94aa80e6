// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"
#include "text/rule_book_chapters.h"

#include <QCoreApplication>

namespace settebello {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(settebello::RuleBook)
};

/// The most that table cards may add up to and still be swept by one card that is bound by sums.
int highestSweep(const RuleSet& rules) {
    constexpr int kFifteen = 15;
    const int afterAce = rules.pack.cards == kCardCount ? kTwo : kTwo + 1;
    const int lowest = rules.capture.ace == Ace::Plain ? kAce : afterAce;
    return rules.capture.sum == Sum::Equal ? kKing : kFifteen - lowest;
}

void writeLeaving(ChapterWriter& chapter, const RuleSet& rules) {
    const int most = highestSweep(rules);
    chapter.heading(Text::tr("Give no sweep away"));
    chapter.say(rules.capture.sum == Sum::Equal
                    ? Text::tr("A sweep is a whole point at one blow. No card is worth more than "
                               "%1: as long as the cards you leave add up to more, something "
                               "stays behind whatever is played.")
                          .arg(most)
                    : Text::tr("A sweep is a whole point at one blow. No card reaches more than "
                               "%1 on the table: as long as the cards you leave add up to more, "
                               "something stays behind whatever is played.")
                          .arg(most));
    if (rules.capture.maxCards > 0) {
        chapter.say(Text::tr("A table of more than %n card(s) cannot be swept at all.", nullptr,
                             rules.capture.maxCards));
    }
    if (rules.capture.ace == Ace::SweepsAll) {
        chapter.say(Text::tr("Only the ace is not bound by sums: an ace in hand sweeps any table, "
                             "unless another ace lies there. An ace on the table is therefore a "
                             "shield."));
    } else if (rules.capture.ace == Ace::TakesAll) {
        chapter.say(Text::tr("The ace takes all without sweeping. Keep it for a table full of "
                             "good cards, and do not pile up treasures while aces are out."));
    }
    chapter.say(Text::tr("Be twice as careful after a sweep: whoever must lay a card on an empty "
                         "table may hand over the next one, and one sweep brings another."));
}

void writeSevenAdvice(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.heading(Text::tr("Guard the sevens"));
    const QString best = theCard({rules.bonusSuit(), kSeven});
    chapter.say(rules.scoring.prime == Prime::None
                    ? Text::tr("%1 is a point by itself. When it lies on the table, take it as "
                               "soon as you can.")
                          .arg(capitalized(best))
                    : Text::tr("Sevens decide a point of their own, and %1 is another by itself. "
                               "When a seven lies on the table, take it as soon as you can.")
                          .arg(best));
    const int wanted = rules.capture.sum == Sum::Fifteen ? kJack : kSeven;
    chapter.say(rules.capture.sum == Sum::Either
                    ? Text::tr("And act as if the others held sevens: a seven that captures is "
                               "safe in a pile. Leave no cards that make 7 or 8 together, and they "
                               "will have to lay theirs down before you.")
                    : Text::tr("And act as if the others held sevens: a seven that captures is "
                               "safe in a pile. Leave no cards that make %1 together, and they "
                               "will have to lay theirs down before you.")
                          .arg(wanted));
    if (rules.capture.sum == Sum::Equal && rules.capture.maxCards != 1) {
        chapter.say(Text::tr("With a six and a four on the table, for example, do not lay a three "
                             "(4 + 3 = 7) or an ace (6 + 1 = 7)."));
    }
}

void writeCounting(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.heading(Text::tr("Count"));
    chapter.say(Text::tr("Whoever remembers what has been played knows when a danger is past. All "
                         "the cards are too much at first: begin with the sevens and the three "
                         "highest ranks."));
    if (rules.sides() == 2) {
        chapter.say(Text::tr("Count your own pile too. Once you are sure of the point for cards or "
                             "for %1, you are free to play for the others.",
                             "coins or cups")
                        .arg(suitName(rules.bonusSuit())));
    }
    if (rules.scoring.prime == Prime::Primiera) {
        chapter.say(Text::tr("For the primiera one good card of each suit is enough: a six or an "
                             "ace of a suit that you lack is worth more than a second seven of one "
                             "you have."));
    }
}

void writeBlocking(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.capture.sum != Sum::Equal) {
        return; // a king is no obstacle where a five takes it too
    }
    chapter.heading(Text::tr("Block"));
    chapter.say(Text::tr("If you hold the last two kings, lay one of them. Nobody else can take "
                         "it, so nobody else can sweep while it lies there, and you pick it up "
                         "with the other when you like."));
    chapter.show({{Suit::Cups, kKing}, {Suit::Batons, kKing}},
                 Text::tr("One on the table, one in your hand."));
    if (rules.capture.maxCards != 1) {
        chapter.say(Text::tr("Other cards block as well if you have counted: the last two of value "
                             "9 do, once all the aces are gone, because 10 can no longer be made "
                             "of 9 and 1."));
    }
    if (rules.capture.ace != Ace::Plain) {
        chapter.say(Text::tr("An ace breaks every block: it takes the whole table."));
    }
    if (rules.deal.handCards == HandCards::Three) {
        chapter.say(Text::tr("A block lasts no longer than your hand: three turns at most."));
    }
}

} // namespace

BookChapter strategyChapter(const RuleSet& rules) {
    ChapterWriter chapter("strategy", Text::tr("Strategy"));
    chapter.beside();
    writeLeaving(chapter, rules);
    writeSevenAdvice(chapter, rules);
    writeCounting(chapter, rules);
    writeBlocking(chapter, rules);
    if (rules.table.teams) {
        chapter.heading(Text::tr("Play with your partner"));
        chapter.say(Text::tr("Your partner's capture is worth as much as yours. Watch which ranks "
                             "your partner leaves alone or lays again, and do not take away what "
                             "your partner is building on."));
    }
    return chapter.chapter();
}

BookChapter historyChapter() {
    ChapterWriter chapter("history", Text::tr("A short history"));
    chapter.beside();
    chapter.say(Text::tr("Nobody knows for certain where playing cards come from. Paper and "
                         "printing reached Europe from China, the idea of suits perhaps from the "
                         "Near East; in Europe cards are first heard of in the 1370s, and within a "
                         "few decades they were everywhere."));
    chapter.say(Text::tr("Scopa may descend from culbas, a family game that La Marinière described "
                         "in France in 1659: there too, cards lay open on the table and were "
                         "gathered up with cards of the same value. In Naples scopa was played in "
                         "that same century, and in the next all Italy played it."));
    chapter.say(Text::tr("From there it travelled: to the Swiss canton of Ticino, to Hungary, to "
                         "Corsica, to Spain as escoba, to the Maghreb as chkobba. In a tale that "
                         "Alphonse Daudet published in 1869, the Corsicans in a lighthouse play "
                         "it all day long, and stop only to light their pipes again."));
    chapter.say(Text::tr("On film it is best remembered from Luigi Comencini's Lo scopone "
                         "scientifico: a rich old countess plays two people from a Roman shanty "
                         "town for sums they can only dream of."));
    chapter.say(
        Text::tr("The seven of coins, il settebello, has become a lucky charm of its own. A "
                 "racing motorcycle by Morini bore its name, and so did the express train "
                 "of Italy's boom years, with a lounge behind the windows of its nose and "
                 "scopa cards painted on its flanks."));
    return chapter.chapter();
}

BookChapter matchChapter(const RuleSet& rules) {
    ChapterWriter chapter("match", Text::tr("The end of the match"));
    chapter.say(rules.sides() == 2
                    ? Text::tr("The points of all rounds are added up. When a side has %n point(s) "
                               "or more after a round, the match is over and the side with more "
                               "points has won.",
                               nullptr, rules.match.target)
                    : Text::tr("The points of all rounds are added up. When somebody has %n "
                               "point(s) or more after a round, the match is over and whoever has "
                               "most points has won.",
                               nullptr, rules.match.target));
    chapter.say(
        Text::tr("If the best are even then, another round is played, until they are not."));
    if (rules.match.callingOut) {
        chapter.heading(Text::tr("Calling out"));
        chapter.say(Text::tr("On your turn you may call out, chiamarsi fuori: you claim that you "
                             "have the %n point(s) already and need not play the round to its end. "
                             "If that is so, you win at once; if not, you lose at once.",
                             nullptr, rules.match.target));
        chapter.say(Text::tr("Only points count that nothing can take away any more: those of "
                             "earlier rounds, sweeps made, cards in the pile that score by "
                             "themselves, and a majority that is certain even if the others take "
                             "all that is left."));
    }
    if (rules.match.doubleBelow > 0) {
        chapter.heading(Text::tr("Double"));
        chapter.say(Text::tr("The match counts double if the loser has fewer than %n point(s).",
                             nullptr, rules.match.doubleBelow));
    }
    return chapter.chapter();
}

} // namespace settebello

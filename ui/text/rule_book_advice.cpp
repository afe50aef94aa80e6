// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"
#include "text/rule_book_chapters.h"
#include "text/rules/rule_description.h"

namespace settebello {

namespace {

void writeSweepAdvice(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.heading(BookText::tr("Give no sweeps away"));
    writePassages(chapter, BookSection::SweepAdvice, rules);
    chapter.say(BookText::tr("Be twice as careful after a sweep: whoever must lay a card on an "
                             "empty table may hand over the next one, and one sweep brings "
                             "another."));
}

void writeSevenAdvice(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.heading(BookText::tr("Guard the sevens"));
    const QString best = theCard({rules.bonusSuit(), kSeven});
    chapter.say(
        rules.scoring.prime == Prime::None
            ? BookText::tr(
                  "%1 is worth a point. When it lies on the table, take it as soon as you can.")
                  .arg(capitalized(best))
            : BookText::tr("Sevens decide a point of their own, and %1 is worth another. When a "
                           "seven lies on the table, take it as soon as you can.")
                  .arg(best));
    const int wanted = rules.capture.sum == Sum::Fifteen ? kJack : kSeven;
    chapter.say(rules.capture.sum == Sum::Either
                    ? BookText::tr("And act as if the others held sevens: a seven that captures is "
                                   "safe in a pile. Leave no cards that make 7 or 8 together, and "
                                   "they will have to lay theirs in front of you.")
                    : BookText::tr("And act as if the others held sevens: a seven that captures is "
                                   "safe in a pile. Leave no cards that make %1 together, and they "
                                   "will have to lay theirs in front of you.")
                          .arg(wanted));
    if (rules.capture.sum == Sum::Equal && rules.capture.maxCards != 1) {
        chapter.say(
            BookText::tr("With a six and a four on the table, for example, do not lay a three "
                         "(4 + 3 = 7) or an ace (6 + 1 = 7)."));
    }
}

void writeCountingAdvice(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.heading(BookText::tr("Count"));
    chapter.say(BookText::tr(
        "Whoever remembers what has been played knows when a danger is past. All the cards are too "
        "many to begin with: start with the sevens and the three highest ranks."));
    if (rules.sides() == 2) {
        chapter.say(BookText::tr("Count your own pile too. Once you are sure of the point for "
                                 "cards or for %1, you are free to go after the other points.",
                                 "coins or cups")
                        .arg(suitCards(rules.bonusSuit())));
    }
    if (rules.scoring.prime == Prime::Primiera) {
        chapter.say(
            BookText::tr("For the primiera one good card of each suit is enough: a six or an "
                         "ace of a suit that you lack is worth more than another good card of a "
                         "suit that you have already."));
    }
}

void writeBlockAdvice(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.capture.sum != Sum::Equal) {
        return; // a king is no obstacle where a five takes it too
    }
    chapter.heading(BookText::tr("Block"));
    chapter.say(
        (rules.capture.ace == Ace::Plain
             ? BookText::tr("If you hold the last two %1, lay one of them. Nobody else can take "
                            "it, so nobody else can sweep while it lies there, and you pick it up "
                            "with the other when you like.",
                            "kings")
             : BookText::tr("If you hold the last two %1, lay one of them. Nobody else can take it "
                            "except with an ace, so no other card sweeps while it lies there, and "
                            "you pick it up with the other when you like.",
                            "kings"))
            .arg(kingsName()));
    chapter.show({{Suit::Cups, kKing}, {Suit::Batons, kKing}},
                 BookText::tr("One on the table, one in your hand."));
    writePassages(chapter, BookSection::BlockAdvice, rules);
    if (rules.deal.handCards == HandCards::Three) {
        chapter.say(BookText::tr("A block lasts no longer than your hand: three turns at most."));
    }
}

/// Where the fewest points win.
void writeLosingAdvice(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.heading(BookText::tr("Take as little as you can"));
    chapter.say(BookText::tr("Keep in your hand a card that fits nothing on the table: as long as "
                             "you can lay one, nobody can make you take."));
    chapter.say(BookText::tr("Part early with %1 and with other cards that score. Lay them when "
                             "the others are likely to have to take them.",
                             "the seven of coins")
                    .arg(theCard({rules.bonusSuit(), kSeven})));
    chapter.say(BookText::tr("If you must take, take few cards, and none of those that score."));
    chapter.heading(BookText::tr("Leave the sweep to others"));
    writePassages(chapter, BookSection::SweepAdvice, rules);
    chapter.say(BookText::tr("Here the danger is yours: where a card in your hand would clear the "
                             "table, lay another one first."));
    if (rules.sweep.leftovers == Leftovers::LastCapturer) {
        chapter.say(BookText::tr("Do not capture last if much is left on the table: you would get "
                                 "that too."));
    }
}

/// Where only courts and aces score.
void writeCourtAdvice(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.heading(BookText::tr("Count"));
    chapter.say(
        BookText::tr("Sixteen cards score. Remember which of them are in the piles, and how "
                     "many: nine are more than half, and with eight each %1 decides.",
                     "the king of coins")
            .arg(theCard({rules.bonusSuit(), kKing})));
    chapter.say(BookText::tr("How many cards a capture takes makes no difference, and neither does "
                             "an empty table: look only at those that score."));
}

} // namespace

BookChapter strategyChapter(const RuleSet& rules) {
    ChapterWriter chapter("strategy", BookText::tr("Strategy"));
    chapter.setBesideTheRules();
    if (rules.scoring.courtsAndAces) {
        writeCourtAdvice(chapter, rules);
        return chapter.chapter();
    }
    if (rules.capture.steal) {
        if (!rules.match.lowestWins) {
            chapter.heading(BookText::tr("Mind the piles"));
            writePassages(chapter, BookSection::StealAdvice, rules);
        }
        return chapter.chapter();
    }
    if (rules.match.lowestWins) {
        writeLosingAdvice(chapter, rules);
        return chapter.chapter();
    }
    writeSweepAdvice(chapter, rules);
    writeSevenAdvice(chapter, rules);
    writeCountingAdvice(chapter, rules);
    writeBlockAdvice(chapter, rules);
    if (rules.table.teams) {
        chapter.heading(BookText::tr("Play with your partner"));
        chapter.say(
            BookText::tr("Your partner's capture is worth as much as yours. Watch which ranks "
                         "your partner leaves alone or lays again, and do not take away what "
                         "your partner is building on."));
    }
    return chapter.chapter();
}

BookChapter historyChapter() {
    ChapterWriter chapter("history", BookText::tr("A short history"));
    chapter.setBesideTheRules();
    chapter.say(
        BookText::tr("Nobody knows for certain where playing cards come from. Paper and "
                     "printing reached Europe from China, the idea of suits perhaps from the "
                     "Near East; in Europe cards are first heard of in the 1370s, and within a "
                     "few decades they were everywhere."));
    chapter.say(
        BookText::tr("Scopa may descend from culbas, a family game that La Marinière described "
                     "in France in 1659: there too, cards lay open on the table and were "
                     "gathered up with cards of the same value. In Naples scopa was played in "
                     "that same century, and in the next all Italy played it."));
    chapter.say(
        BookText::tr("From there it travelled: to the Swiss canton of Ticino, to Hungary, to "
                     "Corsica, to Spain as escoba, to the Maghreb as chkobba. In a tale that "
                     "Alphonse Daudet published in 1869, the Corsicans in a lighthouse play "
                     "it all day long, and stop only to light their pipes again."));
    chapter.say(
        BookText::tr("On film it is best remembered from Luigi Comencini's Lo scopone "
                     "scientifico: a rich old countess plays two people from a Roman shanty "
                     "town for sums they can only dream of."));
    chapter.say(
        BookText::tr("The seven of coins, il settebello, has become a lucky charm of its own. A "
                     "racing motorcycle by Morini bore its name, and so did the express train "
                     "of Italy's boom years, with a lounge behind the windows of its nose and "
                     "scopa cards painted on its flanks."));
    return chapter.chapter();
}

} // namespace settebello

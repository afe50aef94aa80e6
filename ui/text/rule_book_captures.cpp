// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"
#include "game/declaration.h"
#include "text/rule_book_chapters.h"

#include <QCoreApplication>
#include <QLocale>

namespace settebello {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(settebello::RuleBook)
};

/// A card and a table to try a rule on. No twos are among them: some packs have none.
struct Situation {
    Card card;
    std::vector<Card> table;
};

constexpr Card coins(int rank) {
    return {Suit::Coins, rank};
}
constexpr Card cups(int rank) {
    return {Suit::Cups, rank};
}
constexpr Card swords(int rank) {
    return {Suit::Swords, rank};
}
constexpr Card batons(int rank) {
    return {Suit::Batons, rank};
}

std::vector<CardSet> capturesIn(const RuleSet& rules, const Situation& at) {
    CardSet table;
    for (const Card card : at.table) {
        table.insert(card);
    }
    std::vector<CardSet> captures;
    legalCaptures(rules, at.card, table, captures);
    return captures;
}

/// The first of them in which the card has just one capture, of so many cards.
void playOne(ChapterWriter& chapter, const RuleSet& rules, const std::vector<Situation>& from,
             int cards) {
    for (const Situation& at : from) {
        const std::vector<CardSet> captures = capturesIn(rules, at);
        if (captures.size() == 1 && captures.front().size() == cards) {
            chapter.play(rules, at.card, at.table);
            return;
        }
    }
}

/// The first of them in which the card has several captures; none has more than five.
void playSeveral(ChapterWriter& chapter, const RuleSet& rules, const std::vector<Situation>& from) {
    for (const Situation& at : from) {
        if (capturesIn(rules, at).size() > 1) {
            chapter.play(rules, at.card, at.table);
            return;
        }
    }
}

QString sumText(const RuleSet& rules) {
    switch (rules.capture.sum) {
    case Sum::Equal:
        if (rules.capture.maxCards == 2) {
            return Text::tr("A card takes a card of the same value, or two that add up to its "
                            "value.");
        }
        return rules.capture.maxCards == 1
                   ? Text::tr("A card takes a card of the same value.")
                   : Text::tr("A card takes a card of the same value, or several that add up to "
                              "its value.");
    case Sum::Fifteen:
        return rules.capture.maxCards == 1
                   ? Text::tr("A card takes a card that makes 15 together with it. The same value "
                              "alone captures nothing.")
                   : Text::tr("A card takes one card or several that make 15 together with it. The "
                              "same value alone captures nothing.");
    case Sum::Either:
        break;
    }
    return rules.capture.maxCards == 1
               ? Text::tr("A card takes a card of the same value, or one that makes 15 together "
                          "with it.")
               : Text::tr("A card takes a card of the same value, or several that add up to its "
                          "value; or else one card or several that make 15 together with it.");
}

void writeSums(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.say(sumText(rules));
    const std::vector<Card> mixed{coins(3), cups(7), swords(kKing)};
    if (rules.capture.sum != Sum::Fifteen) {
        playOne(chapter, rules, {{batons(7), mixed}}, 1);
    }
    if (rules.capture.sum != Sum::Equal) {
        playOne(chapter, rules, {{batons(kJack), mixed}}, 1);
    }
    if (rules.capture.maxCards != 1) {
        playOne(chapter, rules,
                {{coins(kHorse), {swords(4), cups(5), batons(kKing)}},
                 {coins(kJack), {swords(3), cups(4), batons(kJack)}}},
                2);
    }
    if (rules.capture.maxCards == 0 || rules.capture.maxCards > 2) {
        const std::vector<Card> low{cups(kAce), coins(3), batons(4), cups(kKing)};
        playOne(chapter, rules, {{swords(kJack), low}, {swords(7), low}}, 3);
    }
    chapter.play(rules, batons(4), mixed);
}

/// A single card taken where a sum is right too, and must not be.
void writeRightSum(ChapterWriter& chapter, const RuleSet& rules) {
    const bool fifteen = rules.capture.sum == Sum::Fifteen;
    const Situation at = fifteen ? Situation{cups(kJack), {coins(3), batons(4), swords(7)}}
                                 : Situation{cups(kKing), {coins(3), swords(7), batons(kKing)}};
    chapter.play(rules, at.card, at.table);
    chapter.say(capitalized(Text::tr("Not %1, although that sum is right too.")
                                .arg(theCards({at.table[0], at.table[1]}))));
}

void writeMost(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.capture.maxCards > 0) {
        chapter.say(Text::tr("A capture takes at most %n card(s) from the table. More must stay "
                             "where they are, even if the sum is right.",
                             nullptr, rules.capture.maxCards));
    }
}

void writeChoice(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.heading(Text::tr("If there is a choice"), "captures-choice");
    writeMost(chapter, rules);
    const bool single = rules.capture.maxCards == 1;
    if (single) {
        chapter.say(Text::tr("If several cards fit, you choose which one to take."));
    } else if (rules.capture.choice == Choice::SingleFirst) {
        chapter.say(
            Text::tr("A single card comes first: if one card alone fits, you must take it "
                     "and not several. Between cards alike, and between sums, you choose."));
    } else if (rules.capture.choice == Choice::Fewest) {
        chapter.say(Text::tr("Of all captures that fit you must take the one with the fewest "
                             "cards. If several have equally few, you choose."));
    } else {
        chapter.say(Text::tr("If several captures fit, you choose freely, whether one card or "
                             "many."));
    }
    if (rules.capture.choice != Choice::Free && !single) {
        writeRightSum(chapter, rules);
    }
    const Situation sums{swords(kJack), {coins(kAce), cups(3), swords(4), batons(5), coins(7)}};
    const std::vector<Situation> either{
        {cups(kKing), {coins(3), swords(5), cups(7), batons(kKing)}},
        {cups(4), {coins(kAce), cups(3), swords(4), batons(7)}},
        {cups(5), {coins(kKing), swords(5), batons(5)}},
        {cups(5), {coins(kKing), swords(kKing)}}};
    if (rules.capture.sum == Sum::Equal && !single) {
        playSeveral(chapter, rules, {sums});
    } else {
        playSeveral(chapter, rules, either);
    }
}

void writeAces(ChapterWriter& chapter, const RuleSet& rules) {
    const bool sweeps = rules.capture.ace == Ace::SweepsAll;
    chapter.heading(Text::tr("The ace"), "captures-ace");
    chapter.say(sweeps ? Text::tr("For the ace none of this holds: it takes every card on the "
                                  "table, and that counts as a sweep.")
                       : Text::tr("For the ace none of this holds: it takes every card on the "
                                  "table, but that does not count as a sweep."));
    chapter.play(rules, coins(kAce), {cups(3), swords(6), batons(kKing)});
    chapter.say(Text::tr("With an ace on the table, an ace takes just that ace and leaves the "
                         "rest."));
    chapter.play(rules, coins(kAce), {cups(kAce), swords(6), batons(kKing)});
    if (sweeps) {
        chapter.say(Text::tr("If it lies there alone, that too is a sweep."));
    }
    if (rules.capture.loneAce == LoneAce::TakesItself) {
        chapter.say(Text::tr("Played to an empty table, the ace takes itself. That is a capture "
                             "but no sweep."));
    } else {
        chapter.say(Text::tr("Played to an empty table, the ace stays there: it cannot take "
                             "itself."));
    }
    chapter.play(rules, coins(kAce), {});
}

/// A play that clears the table, as many cards of it as the rules allow.
std::optional<Situation> sweepingPlay(const RuleSet& rules) {
    for (const Situation& at :
         {Situation{cups(kHorse), {coins(3), swords(6)}},
          Situation{cups(kJack), {coins(3), swords(4)}}, Situation{cups(kHorse), {swords(kHorse)}},
          Situation{cups(kJack), {swords(kSeven)}}}) {
        const std::vector<CardSet> captures = capturesIn(rules, at);
        if (captures.size() == 1 && captures.front().size() == static_cast<int>(at.table.size())) {
            return at;
        }
    }
    return {};
}

void showDeclared(ChapterWriter& chapter, const RuleSet& rules, const std::vector<Card>& cards) {
    CardSet packet;
    int total = 0;
    for (const Card card : cards) {
        packet.insert(card);
        total += card.rank();
    }
    const std::optional<DeclaredHand> declaredValue =
        declaredHand(rules.scoring.declarations, packet);
    if (!declaredValue) {
        return;
    }
    chapter.show(
        cards,
        declaredValue->threeOfAKind
            ? Text::tr("Three alike: %n point(s).", nullptr, declaredValue->points)
            : Text::tr("Together %1: %n point(s).", nullptr, declaredValue->points).arg(total));
}

} // namespace

BookChapter capturesChapter(const RuleSet& rules) {
    ChapterWriter chapter("captures", Text::tr("Capturing"));
    writeSums(chapter, rules);
    writeChoice(chapter, rules);
    chapter.heading(rules.capture.compulsory ? Text::tr("Capturing is compulsory")
                                             : Text::tr("Nobody has to capture"),
                    "captures-must");
    chapter.say(rules.capture.compulsory
                    ? Text::tr("A card that can capture must capture. You may not just leave it on "
                               "the table, even where that would be wiser; but you may play "
                               "another card.")
                    : Text::tr("You may lay any card on the table and leave it there, also one "
                               "that could capture."));
    if (rules.capture.ace != Ace::Plain) {
        writeAces(chapter, rules);
    }
    return chapter.chapter();
}

BookChapter sweepChapter(const RuleSet& rules) {
    ChapterWriter chapter("sweep", Text::tr("The sweep"));
    chapter.say(Text::tr("Whoever captures everything that lies on the table makes a sweep, a "
                         "scopa, and scores 1 point. To remember it, one card of the capture is "
                         "laid crosswise and face up in the pile."));
    if (const auto at = sweepingPlay(rules)) {
        chapter.play(rules, at->card, at->table);
    }
    chapter.say(Text::tr("After a sweep the table is empty, and the next player can only lay a "
                         "card there: a chance for the player after that."));
    if (rules.capture.ace == Ace::TakesAll) {
        chapter.say(Text::tr("What an ace captures is never a sweep, even if the table is empty "
                             "afterwards."));
    }
    chapter.say(rules.sweep.onLastCard
                    ? Text::tr("The very last card of a round may sweep like any other.")
                    : Text::tr("The very last card of a round captures as usual, but never scores "
                               "a sweep."));
    return chapter.chapter();
}

BookChapter declarationsChapter(const RuleSet& rules) {
    ChapterWriter chapter("declarations", Text::tr("Declarations"));
    chapter.say(Text::tr("After each deal of three cards, before the first of them is played, you "
                         "may show your three cards if they are worth something. You need not."));
    chapter.say(
        Text::tr("For this, cards up to the seven count their number, the ace 1, and %1 10 "
                 "each.")
            .arg(QLocale().createSeparatedList({theRank(kJack), theRank(kHorse), theRank(kKing)})));
    if (rules.scoring.declarations == Declarations::Bazzica) {
        chapter.point(Text::tr("Bazzica, 3 points: three cards that count 9 or less together."));
        showDeclared(chapter, rules, {coins(kAce), cups(3), swords(5)});
        chapter.point(Text::tr("Bazzicotto, 10 points: three cards of one rank."));
    } else {
        chapter.point(Text::tr("Bazzica, 2 points: three cards that count 9 or less together; 3 "
                               "points if two of them have one rank."));
        showDeclared(chapter, rules, {coins(kAce), cups(3), swords(5)});
        showDeclared(chapter, rules, {coins(kAce), cups(kAce), swords(5)});
        chapter.point(Text::tr("Three alike, 7 points: three cards of one rank."));
    }
    showDeclared(chapter, rules, {coins(6), cups(6), batons(6)});
    chapter.say(Text::tr("If both declare, only the better hand scores: three alike beat any "
                         "bazzica, lower cards beat higher ones. Two bazzicas of the same total "
                         "score nothing. The cards shown are then known to both."));
    return chapter.chapter();
}

} // namespace settebello

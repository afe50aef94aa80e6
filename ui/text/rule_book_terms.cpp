// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"
#include "rules/objective.h"
#include "rules/scoring.h"
#include "text/rule_book_chapters.h"
#include "text/rule_contexts.h"

#include <algorithm>
#include <array>

namespace settebello {

namespace {

using Kind = Reason::Kind;

// No twos are among the examples: some packs have none.

bool hasPairing(const RuleSet& rules) {
    return rules.sides() == 2 && rules.capture.ace == Ace::Plain && rules.capture.maxCards != 1;
}

bool lastCapturerGetsRest(const RuleSet& rules) {
    return rules.sweep.leftovers == Leftovers::LastCapturer;
}

bool always(const RuleSet& /*rules*/) {
    return true;
}

bool hasPrime(const RuleSet& rules) {
    return rules.scoring.prime != Prime::None;
}

void writePairing(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.say(BookText::tr(
        "A rank is paired as long as two or four of its cards are not captured yet. To take a card "
        "with its like keeps it so. To take a sum unpairs several ranks at once: a spariglio."));
    chapter.play(rules, {Suit::Swords, 5}, {{Suit::Cups, 4}, {Suit::Batons, kAce}});
    chapter.say(BookText::tr(
        "The dealer plays last, and if all ranks are paired the last capture is the dealer's. So "
        "the dealer's side pairs them again, for example by the same sum once more: an appariglio. "
        "The other side unpairs, above all what sevens are made of."));
    chapter.play(rules, {Suit::Coins, 5}, {{Suit::Swords, 4}, {Suit::Cups, kAce}});
}

void writeMulinello(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.say(BookText::tr(
        "The mulinello, the mill: one side captures and leaves nothing to take, the other can only "
        "lay a card, that card is captured too, and so on. A card that nobody can take stops it."));
    chapter.play(rules, {Suit::Coins, kKing}, {{Suit::Cups, kKing}});
}

void writeBallare(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.say(BookText::tr("A card that takes nothing is made to dance (ballare): it is laid on "
                             "the table because there is no other way."));
    chapter.play(rules, {Suit::Batons, kKing}, {{Suit::Cups, 4}, {Suit::Swords, 3}});
}

void writeFreeCard(ChapterWriter& chapter, const RuleSet& /*rules*/) {
    chapter.say(BookText::tr("A free card (carta franca) has no like that could take it: the other "
                             "three are in the piles or in the hand of the same player."));
    chapter.show({{Suit::Cups, kHorse}}, BookText::tr("The other three are gone."));
}

void writeAboveTen(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.say(rules.capture.ace == Ace::SweepsAll
                    ? BookText::tr("No card is worth more than ten. What adds up to more can be "
                                   "swept by an ace and by nothing else.")
                    : BookText::tr("No card is worth more than ten. What adds up to more cannot be "
                                   "swept."));
    chapter.show({{Suit::Cups, 6}, {Suit::Swords, 5}}, BookText::tr("Together they are 11."));
}

void writePair(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.say(BookText::tr("Two cards of one rank are safer than one: a third takes only one of "
                             "them, and leaves the other."));
    chapter.play(rules, {Suit::Coins, 4}, {{Suit::Cups, 4}, {Suit::Batons, 4}});
}

void writeSevens(ChapterWriter& chapter, const RuleSet& /*rules*/) {
    chapter.say(BookText::tr("A seven on the table is a present to whoever takes it. Keep yours "
                             "until they capture something, and lay another card meanwhile."));
    chapter.show({{Suit::Cups, kSeven}, {Suit::Batons, kSeven}},
                 BookText::tr("Two of them are half of all."));
}

void writeCounting(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.say(BookText::tr(
        "Whoever remembers what is gone knows which cards are still out, and how many of them are "
        "dangerous: after three of a rank, only the fourth can take a card like it."));
    if (rules.capture.ace == Ace::Plain) {
        chapter.say(BookText::tr("All cards add up to %1, and every capture to an even number. So "
                                 "what is not captured yet is always even too, and the last card "
                                 "follows from the others.",
                                 "220")
                        .arg(sumOfRanks(Pack::contents(rules.pack.cards))));
    }
    if (hasPairing(rules)) {
        chapter.say(BookText::tr(
            "For the end it is enough to remember which ranks are unpaired, and many call that the "
            "rule of 48: once the last cards are dealt, one or three cards of each of them are "
            "still there, on the table or in the hands, and of any other rank two, four or none."));
    }
    chapter.show({{Suit::Coins, kJack}, {Suit::Cups, kJack}, {Suit::Swords, kJack}},
                 BookText::tr("With these gone, one is left."));
}

void writeReading(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.say(BookText::tr(
        "A player who could have swept and did not has no card for it, and whoever left a seven "
        "lying has no seven. Everybody sees that, and can rely on it until new cards are dealt."));
    if (rules.capture.ace != Ace::Plain) {
        chapter.say(BookText::tr("Aces are an exception: they are often kept."));
    }
    if (rules.table.teams) {
        chapter.say(BookText::tr(
            "To partners a laid card is a sign too: whoever lays it often holds another of its "
            "rank, to take it with. So leave your partner's card where it is, if you can."));
    }
    chapter.show({{Suit::Cups, 6}, {Suit::Swords, 3}},
                 BookText::tr("Whoever left these two had no card worth nine."));
}

void writeLastCapture(ChapterWriter& chapter, const RuleSet& /*rules*/) {
    chapter.say(BookText::tr("Whoever captures last gets all that lies on the table at the end. "
                             "Save a card for it: the like of one that is still to come."));
    chapter.show({{Suit::Swords, kHorse}, {Suit::Batons, kHorse}},
                 BookText::tr("One to come, one in your hand."));
}

/// A term with its place in the chapter.
struct Term {
    const char* anchor;
    const char* title; ///< to be translated
    bool (*applies)(const RuleSet&);
    void (*write)(ChapterWriter&, const RuleSet&);
};

constexpr std::array kTerms{
    Term{"term-pairing", QT_TRANSLATE_NOOP("settebello::RuleBook", "Spariglio and appariglio"),
         hasPairing, writePairing},
    Term{"term-mulinello", QT_TRANSLATE_NOOP("settebello::RuleBook", "Mulinello"), always,
         writeMulinello},
    Term{"term-ballare", QT_TRANSLATE_NOOP("settebello::RuleBook", "Ballare"), always,
         writeBallare},
    Term{"term-free", QT_TRANSLATE_NOOP("settebello::RuleBook", "The free card"), always,
         writeFreeCard},
    Term{"term-ten", QT_TRANSLATE_NOOP("settebello::RuleBook", "The table above ten"), always,
         writeAboveTen},
    Term{"term-pair", QT_TRANSLATE_NOOP("settebello::RuleBook", "Leaving a pair"), always,
         writePair},
    Term{"term-sevens", QT_TRANSLATE_NOOP("settebello::RuleBook", "Keeping the sevens"), hasPrime,
         writeSevens},
    Term{"term-counting", QT_TRANSLATE_NOOP("settebello::RuleBook", "Counting"), always,
         writeCounting},
    Term{"term-reading", QT_TRANSLATE_NOOP("settebello::RuleBook", "Reading the others"), always,
         writeReading},
    Term{"term-last", QT_TRANSLATE_NOOP("settebello::RuleBook", "Saving the last capture"),
         lastCapturerGetsRest, writeLastCapture},
};

/// Whether the terms mean something: a card takes what adds up to its own rank, points are wanted,
/// and they are those of most games.
bool hasTerms(const RuleSet& rules) {
    return rules.capture.sum == Sum::Equal && Objective(rules).wantsPoints() && rules.hasSweeps();
}

const char* anchorOf(Kind kind) {
    switch (kind) {
    case Kind::Unpairs:
    case Kind::Pairs:
    case Kind::KeepsPaired:
        return "term-pairing";
    case Kind::Mulinello:
        return "term-mulinello";
    case Kind::ForcesToLay:
        return "term-ballare";
    case Kind::LaysFreeCard:
        return "term-free";
    case Kind::LeavesTooMuch:
        return "term-ten";
    case Kind::LeavesPair:
        return "term-pair";
    case Kind::KeepsSeven:
        return "term-sevens";
    case Kind::SweepersGone:
    case Kind::OpponentCannotSweep:
    case Kind::FewerSweepers:
    case Kind::FewerTakers:
    case Kind::WorkedOut:
        return "term-counting";
    case Kind::LeavesPartnersCard:
    case Kind::NextCanHardlySweep:
        return "term-reading";
    case Kind::TakesLastCapture:
    case Kind::OnlyYoursToTake:
        return "term-last";
    default:
        return "";
    }
}

} // namespace

QString bookAnchor(Reason::Kind kind, const RuleSet& rules) {
    const QString anchor = QString::fromLatin1(anchorOf(kind));
    const bool isThere =
        hasTerms(rules) && std::any_of(kTerms.begin(), kTerms.end(), [&](const Term& term) {
            return anchor == QLatin1String(term.anchor) && term.applies(rules);
        });
    return isThere ? anchor : QString();
}

BookChapter termsChapter(const RuleSet& rules) {
    ChapterWriter chapter("terms", BookText::tr("The words of players"));
    chapter.setBesideTheRules();
    for (const Term& term : kTerms) {
        if (hasTerms(rules) && term.applies(rules)) {
            chapter.heading(BookText::tr(term.title), term.anchor);
            term.write(chapter, rules);
        }
    }
    return chapter.chapter();
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rule_book.h"

#include "rules/check_rules.h"
#include "text/rule_book_chapters.h"
#include "text/rules/rule_description.h"
#include "text/sweep_name.h"

namespace settebello {

namespace {

/// A play that clears the table, of as many cards as the rules allow.
std::optional<CaptureExample> sweepingPlay(const RuleSet& rules) {
    for (const CaptureExample& example :
         {CaptureExample{{Suit::Cups, kHorse}, {{Suit::Coins, 3}, {Suit::Swords, 6}}},
          CaptureExample{{Suit::Cups, kJack}, {{Suit::Coins, 3}, {Suit::Swords, 4}}},
          CaptureExample{{Suit::Cups, kHorse}, {{Suit::Swords, kHorse}}},
          CaptureExample{{Suit::Cups, kJack}, {{Suit::Swords, kSeven}}}}) {
        const std::vector<CardSet> captures = capturesOf(rules, example);
        if (captures.size() == 1 &&
            captures.front().size() == static_cast<int>(example.table.size())) {
            return example;
        }
    }
    return {};
}

void nameSweep(BookChapter& chapter, std::string_view game) {
    chapter.title = withSweepName(chapter.title, game);
    for (BookPart& part : chapter.parts) {
        part.text = withSweepName(part.text, game);
        for (QStringList& row : part.rows) {
            for (QString& cell : row) {
                cell = withSweepName(cell, game);
            }
        }
    }
}

} // namespace

QList<BookChapter> ruleBook(const RuleSet& rules, const Deck& deck, std::string_view game) {
    Q_ASSERT(checkRules(rules).empty());
    QList<BookChapter> book{
        aimChapter(rules, game),    cardsChapter(rules, deck),   dealChapter(rules),
        playChapter(rules),         capturesChapter(rules),      sweepChapter(rules),
        declarationsChapter(rules), scoringChapter(rules, game), primeChapter(rules),
        runsChapter(rules),         matchChapter(rules),         strategyChapter(rules),
        termsChapter(rules)};
    book.removeIf([](const BookChapter& chapter) { return chapter.parts.isEmpty(); });
    for (BookChapter& chapter : book) {
        nameSweep(chapter, game);
    }
    book += historyChapter(); // of scopa, whatever is played
    return book;
}

QString bookAnchor(PlayFault fault) {
    const RuleDescription* rule = ruleThatRefuses(fault);
    return QString::fromLatin1(rule ? rule->anchor : RuleDescription().anchor);
}

BookChapter aimChapter(const RuleSet& rules, std::string_view game) {
    ChapterWriter chapter("aim", BookText::tr("The aim"));
    if (rules.capture.steal) {
        chapter.say(BookText::tr("Rubamazzo means stealing the pack. With the cards in your hand "
                                 "you capture cards of the same rank, and put them on a pile whose "
                                 "top card everybody can see. Whoever plays a card like it steals "
                                 "the whole pile. At the end it counts how many cards you have."));
        writePassages(chapter, BookSection::Aim, rules);
        return chapter.chapter();
    }
    chapter.say(
        rules.scoring.courtsAndAces
            ? BookText::tr("With the cards in your hand you capture cards that lie on the table. "
                           "The aces and the three highest ranks in your pile score, and sweeps do "
                           "not.")
        : isCalledChkobba(game)
            ? BookText::tr("With the cards in your hand you capture cards that lie on the "
                           "table, and clearing it makes a sweep: chkobba! Sweeps score, "
                           "and so do the right cards in your pile.")
            : BookText::tr("Scopa means broom. With the cards in your hand you capture cards "
                           "that lie on the table, and whoever clears the table has swept it: "
                           "scopa! Sweeps score, and so do the right cards in your pile."));
    writePassages(chapter, BookSection::Aim, rules);
    return chapter.chapter();
}

BookChapter dealChapter(const RuleSet& rules) {
    ChapterWriter chapter("deal", BookText::tr("The deal"));
    writePassages(chapter, BookSection::Deal, rules);
    writePassages(chapter, BookSection::Cut, rules);
    writePassages(chapter, BookSection::LaterDeals, rules);
    return chapter.chapter();
}

BookChapter playChapter(const RuleSet& rules) {
    ChapterWriter chapter("play", BookText::tr("Playing"));
    writePassages(chapter, BookSection::FirstPlayer, rules);
    chapter.say(BookText::tr("On your turn you play exactly one card. It captures cards from the "
                             "table, or it stays on the table beside the others."));
    chapter.say(BookText::tr("Which card you play is up to you: you may even play one that takes "
                             "nothing when another could take something."));
    chapter.say(rules.capture.steal
                    ? BookText::tr("What you capture goes face down on your pile, and the card you "
                                   "captured it with on top of it, face up.")
                    : BookText::tr("What you capture, and the card you captured it with, goes face "
                                   "down on your pile."));
    writePassages(chapter, BookSection::Piles, rules);
    writePassages(chapter, BookSection::Partners, rules);
    writePassages(chapter, BookSection::RoundEnd, rules);
    return chapter.chapter();
}

BookChapter capturesChapter(const RuleSet& rules) {
    ChapterWriter chapter("captures", BookText::tr("Capturing"));
    writePassages(chapter, BookSection::CaptureSums, rules);
    chapter.heading(BookText::tr("If there is a choice"), "captures-choice");
    writePassages(chapter, BookSection::CaptureChoice, rules);
    writePassages(chapter, BookSection::CaptureSpecial, rules);
    return chapter.chapter();
}

BookChapter sweepChapter(const RuleSet& rules) {
    ChapterWriter chapter("sweep", BookText::tr("The sweep"));
    if (!rules.hasSweeps()) {
        return chapter.chapter();
    }
    chapter.say(BookText::tr("Whoever captures everything that lies on the table makes a sweep, a "
                             "scopa, and scores 1 point. To remember it, one card of the capture "
                             "is laid crosswise and face up in the pile."));
    if (const auto example = sweepingPlay(rules)) {
        chapter.play(rules, example->card, example->table);
    }
    chapter.say(BookText::tr("After a sweep the table is empty, and the next player can only lay a "
                             "card there: a chance for the player after that."));
    writePassages(chapter, BookSection::Sweep, rules);
    return chapter.chapter();
}

BookChapter declarationsChapter(const RuleSet& rules) {
    ChapterWriter chapter("declarations", BookText::tr("Declarations"));
    writePassages(chapter, BookSection::Declarations, rules);
    return chapter.chapter();
}

BookChapter primeChapter(const RuleSet& rules) {
    ChapterWriter chapter("prime", rules.scoring.prime == Prime::Sevens
                                       ? BookText::tr("The sevens")
                                       : BookText::tr("The primiera"));
    writePassages(chapter, BookSection::Prime, rules);
    return chapter.chapter();
}

BookChapter runsChapter(const RuleSet& rules) {
    ChapterWriter chapter("runs", scoresRuns(rules) ? BookText::tr("Cards in a row")
                                                    : BookText::tr("The whole suit"));
    writePassages(chapter, BookSection::Runs, rules);
    return chapter.chapter();
}

BookChapter matchChapter(const RuleSet& rules) {
    ChapterWriter chapter("match", BookText::tr("The end of the match"));
    writePassages(chapter, BookSection::MatchEnd, rules);
    return chapter.chapter();
}

} // namespace settebello

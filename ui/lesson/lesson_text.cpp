// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_text.h"

#include "cards/card_names.h"
#include "lesson/lesson_round.h"
#include "text/chapter_writer.h"
#include "text/named_sentence.h"
#include "text/number_text.h"

#include <QLocale>
#include <QStringList>

namespace settebello {

namespace {

/// The play that a step is about.
Play playOf(const LessonStep& step) {
    return LessonRound::play(step.plays);
}

/// "5 + 4"
QString sumOf(CardSet cards) {
    QStringList values;
    for (const Card card : cards) {
        values += QLocale().toString(card.rank());
    }
    return unbroken(values.join(QStringLiteral(" + ")));
}

QString rankWithValue(int rank) {
    return LessonText::tr("%1: %2", "a card's rank, its value").arg(rankName(rank)).arg(rank);
}

} // namespace

QString LessonText::title(LessonTopic topic) {
    switch (topic) {
    case LessonTopic::Suits:
        return tr("The four suits");
    case LessonTopic::Values:
        return tr("What the cards are worth");
    case LessonTopic::SameValue:
        return tr("A card takes its equal");
    case LessonTopic::Sum:
        return tr("A card takes a sum");
    case LessonTopic::SingleFirst:
        return tr("One card before several");
    case LessonTopic::Sweep:
        return tr("Scopa!");
    case LessonTopic::Settebello:
        return tr("The settebello");
    case LessonTopic::Coins:
        return tr("A point for most %1", "coins").arg(suitCards(Suit::Coins));
    case LessonTopic::Primiera:
        return tr("A point for the primiera");
    case LessonTopic::Cards:
        return tr("A point for the most cards");
    case LessonTopic::Score:
        return tr("The score");
    }
    return {};
}

namespace {

/// What is said of the end of the round, and of what counts then.
QString counting(LessonTopic topic) {
    switch (topic) {
    case LessonTopic::Coins:
        return LessonText::tr(
                   "Now for the last three cards of the round. Then the piles are counted, and "
                   "whoever has more than five of the ten %1 scores a point.")
            .arg(suitName(Suit::Coins));
    case LessonTopic::Primiera:
        return LessonText::tr(
            "For the primiera only the best card of each suit counts. The best is a seven, then "
            "come the six and the ace. Whoever has the sevens usually scores the point.");
    case LessonTopic::Cards:
        return LessonText::tr(
            "Whoever has more than twenty of the forty cards scores a point, so it is good to take "
            "many. Whatever is left at the very end goes to whoever was last to take a card.");
    case LessonTopic::Score:
        return LessonText::
            tr("Now the piles are counted: a point for most cards, one for most %1, one for the "
               "settebello, one for the primiera, and one for each sweep. The first to reach "
               "eleven points, in as many rounds as it takes, wins the match.")
                .arg(suitCards(Suit::Coins));
    default:
        return {};
    }
}

} // namespace

QString LessonText::explanation(const LessonStep& step) const {
    const Play play = playOf(step);
    switch (step.topic) {
    case LessonTopic::Suits:
        return tr("You play with forty cards of four suits. One card of each suit lies on the "
                  "table, with the name of its suit. Your own three cards are below.");
    case LessonTopic::Values:
        return m_figures ? tr("The ace is worth 1, and the cards from 2 to 7 what they show. Above "
                              "them are three court cards: %1 is worth 8, %2 9 and %3 10.")
                               .arg(theRank(kJack), theRank(kHorse), theRank(kKing))
                         : tr("The ace is worth 1, and every other card what it shows, up to 10.");
    case LessonTopic::SameValue:
        return tr("The players take turns, one card at a time. A card takes a card of the same "
                  "value from the table, of whatever suit. Both go to your pile.");
    case LessonTopic::Sum:
        return tr("A card can also take several cards at once, if together they are worth as much "
                  "as it is.");
    case LessonTopic::SingleFirst:
        return tr("%1 is worth 8. You could think of %3, but there is %2 as well. If a single "
                  "card has that value, you must take it and not the sum.",
                  "a card; another card; 2 + 6")
            .arg(capitalized(theCard(play.card)), theCard(play.captured.first()),
                 unbroken(QStringLiteral("2 + 6")));
    case LessonTopic::Sweep:
        return tr("When all hands are empty, everybody gets three new cards. %1 has taken the 6, "
                  "so a single card is left on the table. Taking everything that lies there is a "
                  "sweep, a scopa, and worth a point.")
            .arg(m_opponent);
    case LessonTopic::Settebello:
        return tr("The table was empty, so %1 had to lay a card. You hold the best card there is: "
                  "%2, the settebello. Whoever takes it scores a point.")
            .arg(m_opponent, theCard(play.card));
    default:
        return counting(step.topic);
    }
}

QString LessonText::task(const LessonStep& step, std::size_t done) const {
    const Play play = playOf(step);
    switch (step.topic) {
    case LessonTopic::Suits:
        if (done >= step.wanted.size()) {
            return {};
        }
        return tr("Among your own cards, find the one in the suit of %1. Click on it, or go to it "
                  "with the arrow keys and press Enter.")
            .arg(suitName(step.wanted[done].suit()));
    case LessonTopic::Values:
        if (done >= step.wanted.size()) {
            return {};
        }
        return tr("Among your own cards, find %1.").arg(theRank(step.wanted[done].rank()));
    case LessonTopic::Sum:
        return numbersInWords(tr("Play %1, worth %2: it takes %3, for %4 make %2.")
                                  .arg(theCard(play.card))
                                  .arg(play.card.rank())
                                  .arg(theCards(play.captured), sumOf(play.captured)));
    case LessonTopic::Coins:
        return tr("Play %1. It could take two cards in two ways: choose %2, with a click or by its "
                  "number.")
            .arg(theCard(play.card), theCards(play.captured));
    case LessonTopic::Score:
        return {};
    default:
        return tr("Play %1 to take %2.").arg(theCard(play.card), theCards(play.captured));
    }
}

QString LessonText::praise(const LessonStep& step, int points) const {
    switch (step.topic) {
    case LessonTopic::Suits:
        return tr("Those are the suits. None of them is worth more than another.");
    case LessonTopic::Values:
        return tr("Now you know all the cards.");
    case LessonTopic::SameValue:
        return namedSentence(
            tr("Taken! Now %1 plays. A card that takes nothing stays on the table. "
               "The golden edge marks what was played last."),
            m_opponent);
    case LessonTopic::Sum:
        return tr("Three cards for your pile with one play.");
    case LessonTopic::SingleFirst:
        return tr("Well done. The 2 and the 6 stayed where they were. Now %1 takes the 6, with "
                  "another 6.")
            .arg(m_opponent);
    case LessonTopic::Sweep:
        return tr("Scopa! The card lies crosswise in your pile, so that everybody can count your "
                  "sweeps. All points are added up at the end of the round.");
    case LessonTopic::Settebello:
        return tr("The settebello, and a second sweep with it: there is no better play.");
    case LessonTopic::Coins:
        return tr("That is one more of the %1 for you.").arg(suitName(Suit::Coins));
    case LessonTopic::Primiera:
        return tr("Two more of them: now you have all four sevens.");
    case LessonTopic::Cards:
        return {};
    case LessonTopic::Score:
        return numbersInWords(
            tr("%n point(s) for you in your first round; both piles are on the table. That is "
               "all you need to play. Every detail is under Help, in the rules of this table, "
               "and H gives you a hint.",
               nullptr, points));
    }
    return {};
}

QString LessonText::found(const LessonStep& step, Card card) {
    return step.topic == LessonTopic::Values
               ? numbersInWords(tr("Yes: %1, worth %2.").arg(theCard(card)).arg(card.rank()))
               : tr("Yes: %1.").arg(theCard(card));
}

QString LessonText::notThatCard(const LessonStep& step, Card card) {
    return step.topic == LessonTopic::Values
               ? numbersInWords(tr("That one is %1, worth %2. Try another.")
                                    .arg(theCard(card))
                                    .arg(card.rank()))
               : tr("That one is %1. Try another.").arg(theCard(card));
}

QString LessonText::notThatPlay(const LessonStep& step, const Play& tried) {
    const Play play = playOf(step);
    if (tried.card == play.card) {
        return tr("You may do that, but other cards are worth more here. Take %1 with %2.")
            .arg(theCards(play.captured), theCard(play.card));
    }
    return tr("You may do that, but keep the card for later. This time play %1.")
        .arg(theCard(play.card));
}

QString LessonText::notAllowed(const LessonStep& step, PlayFault fault) {
    const QString wanted = theCard(playOf(step).card);
    switch (fault) {
    case PlayFault::SingleFirst:
        return tr("Not both together: a single card has that value, and it comes first. Play %1 "
                  "and see.")
            .arg(wanted);
    case PlayFault::WrongSum:
        return tr("Those are not worth the same. Nothing is lost: play %1.").arg(wanted);
    default:
        return tr("That is not possible here. Nothing is lost: play %1.").arg(wanted);
    }
}

QString LessonText::goOnFirst() {
    return tr("This step is done. Press Next to go on.");
}

QString LessonText::caption(const LessonStep& step, Card card) const {
    if (step.topic == LessonTopic::Suits) {
        return suitName(card.suit());
    }
    if (step.topic == LessonTopic::Values) {
        const bool named = m_figures && card.rank() > kSeven;
        return named || card.rank() == kAce ? rankWithValue(card.rank())
                                            : QLocale().toString(card.rank());
    }
    return {};
}

} // namespace settebello

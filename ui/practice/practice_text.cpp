// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/practice_text.h"

#include "analysis/analysis_text.h"
#include "cards/card_names.h"
#include "game/game_controller.h"
#include "game/match_text.h"
#include "practice/unseen_cards.h"
#include "text/advice_text.h"
#include "text/named_sentence.h"
#include "text/number_text.h"
#include "text/preset_text.h"
#include "text/rule_text.h"
#include "text/sweep_name.h"
#include "text/text_lists.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

#include <algorithm>

namespace settebello {

namespace {

struct PracticeText {
    Q_DECLARE_TR_FUNCTIONS(settebello::PracticeText)
};

using Kind = ExerciseChoice::Kind;

/// "two (cups, batons)"
QString unseenText(int rank, CardSet cards) {
    QStringList suits;
    for (const Card card : cards) {
        suits += suitName(card.suit());
    }
    return PracticeText::tr("%1 (%2)", "a rank, suits")
        .arg(rankName(rank), suits.join(QStringLiteral(", ")));
}

QString noMistakeText(const ExerciseChoice& choice, const PracticeCount& count) {
    if (count.all > 0) {
        return PracticeText::tr("No mistake is left to practise today.");
    }
    return choice.game.empty()
               ? PracticeText::tr("Here come positions from your own matches in which another play "
                                  "would have been better. None has been found yet.")
               : PracticeText::tr("No mistake has been found in this game yet.");
}

QString noProblemText(const PracticeCount& count) {
    if (count.all == 0) {
        return PracticeText::tr("There is no problem of this kind.");
    }
    return count.learnt == count.all
               ? PracticeText::tr("All problems of this kind are solved.")
               : PracticeText::tr("No problem of this kind is left for today.");
}

/// What came of a session.
QString sessionText(const PracticeSession& session, int days) {
    QStringList sentences;
    sentences += PracticeText::tr("%n exercise(s) done, and %1 right.", "a number",
                                  static_cast<int>(session.done))
                     .arg(QLocale().toString(static_cast<int>(session.right)));
    if (session.learnt > 0) {
        sentences += PracticeText::tr("You have learnt %n of them.", nullptr,
                                      static_cast<int>(session.learnt));
    }
    if (days > 1) {
        sentences += PracticeText::tr("You have practised on %n days in a row.", nullptr, days);
    }
    return numbersInWords(sentences.join(QLatin1Char(' ')));
}

} // namespace

QString gradeName(Grade grade) {
    switch (grade) {
    case Grade::Easy:
        return PracticeText::tr("Easy", "a problem");
    case Grade::Medium:
        return PracticeText::tr("Medium", "a problem");
    case Grade::Hard:
        break;
    }
    return PracticeText::tr("Hard", "a problem");
}

QString questionText(const Exercise& exercise, const MatchSetup& setup) {
    const QString game = rulesName(exercise.position.rules);
    const QString standing = joinedBySemicolons(sideScores(setup, exercise.position.scores));
    const QString ask = exercise.options.front().decision.kind == Decision::Kind::Play
                            ? PracticeText::tr("What do you play?")
                            : PracticeText::tr("What do you do?");
    return PracticeText::tr("%2. %3. The target: %4. %1",
                            "a question; a game; points of the sides; a number")
        .arg(ask, game, standing, targetText(setup.rules.rules));
}

QString wrongName() {
    return PracticeText::tr("Not the best");
}

QString verdictName(const Exercise& exercise, const Decision& answer) {
    if (!exercise.isRight(answer)) {
        return wrongName();
    }
    return exercise.options.front().decision == answer
               ? PracticeText::tr("Right: the best play")
               : PracticeText::tr("Right: as good as the best");
}

QString sourceText(const Exercise& exercise, bool isOfTheDay) {
    if (!exercise.grade) {
        return PracticeText::tr("From one of your matches");
    }
    const QString problem = isOfTheDay
                                ? PracticeText::tr("Problem of the day: %1", "easy, medium or hard")
                                : PracticeText::tr("Problem: %1", "easy, medium or hard");
    return problem.arg(QLocale().toLower(gradeName(*exercise.grade)));
}

QString whyText(const Exercise& exercise, const Decision& answer, std::span<const Reason> reasons) {
    const NamedRules& rules = exercise.position.rules;
    const bool isRight = exercise.isRight(answer);
    const QString why =
        withSweepName(reasonsText(reasons, rules.rules,
                                  isRight ? ReasonFrame::ThisPlay : ReasonFrame::TheBetterPlay),
                      rules.base);
    // The place is that of what was played in the match, or of a usual wrong answer.
    return why.isEmpty() && !isRight && exercise.played == answer
               ? stakeText(exercise.place, rules.rules, rules.base)
               : why;
}

QString reasonText(const Exercise& exercise, const Decision& answer,
                   std::span<const Reason> reasons) {
    const Option& best = exercise.options.front();
    const Option* given = exercise.optionOf(answer);
    QStringList sentences;
    if (!exercise.isRight(answer)) {
        sentences += PracticeText::tr("You chose %1. Better: %2.", "decisions")
                         .arg(decisionName(answer), decisionName(best.decision));
        if (given != nullptr) { // nobody needs to know what a wrong claim is worth
            sentences += aboutCostText(best.points - given->points);
        }
    }
    sentences += whyText(exercise, answer, reasons);
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

QStringList answerTexts(const Exercise& exercise, const Decision& answer) {
    QStringList texts;
    for (const Option& option : exercise.options) {
        QStringList notes;
        if (&option == &exercise.options.front()) {
            notes += PracticeText::tr("the best", "a decision");
        } else if (exercise.isAsGood(option)) {
            notes += PracticeText::tr("as good as the best", "a decision");
        }
        if (option.decision == answer) {
            notes += PracticeText::tr("your answer", "a decision");
        }
        if (exercise.played == option.decision) {
            notes += PracticeText::tr("was played in the match", "a decision");
        }
        const QString text = optionText(option);
        texts += notes.isEmpty() ? text
                                 : PracticeText::tr("%1 (%2)", "a decision; notes on it")
                                       .arg(text, notes.join(QStringLiteral(", ")));
    }
    return texts;
}

QStringList othersTexts(const Exercise& exercise, const MatchSetup& setup) {
    const UnseenCards unseen(exercise.position.match().view(exercise.seat));
    QStringList lines;
    for (const UnseenCards::Known& known : unseen.known()) {
        lines += PracticeText::tr("%1 has %2.", "a player, cards")
                     .arg(seatName(setup, known.seat), theCards(known.cards));
    }
    for (const UnseenCards::OfRank& rank : unseen.ranks()) {
        QStringList chances;
        for (const UnseenCards::Chance& chance : rank.chances) {
            chances += PracticeText::tr("%1 %2", "a player, 48 %")
                           .arg(seatName(setup, chance.seat), chanceText(chance.atLeastOne));
        }
        lines += PracticeText::tr("%1: %2", "a rank, how likely each player has it")
                     .arg(capitalized(unseenText(rank.rank, rank.cards)),
                          chances.join(QStringLiteral(", ")));
    }
    if (!lines.isEmpty()) {
        const QString other =
            setup.seats.size() == 2 ? seatName(setup, 1 - exercise.seat) : QString();
        lines.prepend(
            other.isEmpty()
                ? PracticeText::tr("What the others could hold")
                : namedSentence(PracticeText::tr("What %1 could hold", "a player"), other));
    }
    return lines;
}

QString stillOutText(const Exercise& exercise) {
    const CardSet unseen = exercise.position.match().view(exercise.seat).unseen();
    QStringList ranks;
    for (int rank = kAce; rank <= kKing; ++rank) {
        if (const CardSet cards = unseen & CardSet::ofRank(rank); !cards.empty()) {
            ranks += unseenText(rank, cards);
        }
    }
    return PracticeText::tr("Still out: %1.", "cards").arg(joinedBySemicolons(ranks));
}

QString countText(std::size_t number, std::size_t length, const PracticeCount& count) {
    const auto written = [](std::size_t value) {
        return QLocale().toString(static_cast<int>(value));
    };
    const QString learnt =
        PracticeText::tr("%1 of %2 learnt.").arg(written(count.learnt), written(count.all));
    return number == 0 ? learnt
                       : PracticeText::tr("%1 of %2.", "an exercise, how many there are")
                                 .arg(written(number), written(length)) +
                             QLatin1Char(' ') + learnt;
}

QString endText(const ExerciseQueue& queue) {
    QStringList sentences;
    if (queue.isSessionOver()) {
        sentences += sessionText(queue.session(), queue.days());
    }
    if (!queue.next()) {
        const ExerciseChoice& choice = queue.choice();
        const PracticeCount count = queue.count();
        sentences +=
            choice.kind == Kind::Mistakes ? noMistakeText(choice, count) : noProblemText(count);
        const std::optional<Day> day = queue.nextDay();
        if (day && count.all > 0) {
            const QDate date = QDate(1970, 1, 1).addDays(day->time_since_epoch().count());
            sentences += PracticeText::tr("The next one comes on %1.", "a date")
                             .arg(QLocale().toString(date, QLocale::LongFormat));
        }
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace settebello

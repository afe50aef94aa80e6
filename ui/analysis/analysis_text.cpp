// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analysis_text.h"

#include "cards/card_names.h"
#include "game/match_text.h"
#include "text/advice_text.h"
#include "text/number_text.h"
#include "text/scoring_text.h"
#include "text/sweep_name.h"
#include "text/text_lists.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

struct AnalysisText {
    Q_DECLARE_TR_FUNCTIONS(settebello::AnalysisText)
};

constexpr double kPercent = 100;
constexpr int kCases = 10; ///< of which a line says in how many it is made

/// What was at stake, as the name of a thing; nothing if that has no name.
QString stakeName(LossPlace place, const RuleSet& rules) {
    switch (place) {
    case LossPlace::Sweeps:
        return AnalysisText::tr("sweeps", "what was at stake");
    case LossPlace::Settebello:
        return theSettebello(rules);
    case LossPlace::Coins:
        return AnalysisText::tr("the most %1", "what was at stake: coins or cups")
            .arg(suitCards(rules.bonusSuit()));
    case LossPlace::Cards:
        return AnalysisText::tr("the most cards", "what was at stake");
    case LossPlace::Prime:
        return rules.scoring.prime == Prime::Primiera
                   ? AnalysisText::tr("the primiera", "what was at stake")
                   : AnalysisText::tr("the most sevens", "what was at stake");
    case LossPlace::MissedCapture:
    case LossPlace::Other:
        break;
    }
    return {};
}

/// How many cards the seat had played in its round before, and this one.
int cardNumber(const Match& match, const Moment& moment) {
    const auto& moves = match.played()[static_cast<std::size_t>(moment.round)].moves;
    return static_cast<int>(
        std::count_if(moves.begin(), moves.begin() + moment.move + 1, [&](const auto& move) {
            return move.seat == moment.seat && move.decision.kind == Decision::Kind::Play;
        }));
}

/// In how many of ten cases a line is made; 0 if it is forced.
int casesOf(const Line& line) {
    return line.isForced ? 0 : std::max(1, qRound(1.0 * kCases * line.times / line.worlds));
}

/// The reply of a line, and what follows it.
QString repliesIn(const Record& match, const Line& line) {
    constexpr std::size_t kShown = 2;
    QStringList plays;
    for (std::size_t i = 0; i < std::min(kShown, line.steps.size()); ++i) {
        const Line::Step& step = line.steps[i];
        plays += AnalysisText::tr("%1: %2", "a player; laying a card")
                     .arg(seatName(match.setup, step.seat), decisionName(Decision(step.play)));
    }
    return joinedBySemicolons(plays);
}

/// How it goes on after the play that was made, behind a sentence about the better one.
QString punishmentText(const Record& match, const Line& line) {
    const QString plays = repliesIn(match, line);
    if (plays.isEmpty()) {
        return {};
    }
    const int cases = casesOf(line);
    const QString sentence =
        line.isForced
            ? AnalysisText::tr("After the play that was made, if both play best: %1.", "plays")
        : cases == kCases
            ? AnalysisText::tr("After the play that was made, almost always: %1.", "plays")
            : AnalysisText::tr("After the play that was made, in %n of 10 cases: %1.", "plays",
                               cases);
    return numbersInWords(sentence).arg(plays);
}

/// Whether it helps to say how it went on: if that is usual, or nothing else is known.
bool isWorthSaying(const MarkedReasons& found) {
    return found.lines && (found.lines->played.isUsual() || found.reasons.empty());
}

} // namespace

QString markName(Mark mark) {
    switch (mark) {
    case Mark::Doubtful:
        return AnalysisText::tr("Doubtful", "a decision");
    case Mark::Bad:
        return AnalysisText::tr("Bad", "a decision");
    case Mark::VeryBad:
        return AnalysisText::tr("Very bad", "a decision");
    case Mark::None:
        break;
    }
    return AnalysisText::tr("Good enough", "a decision");
}

QString chanceText(double chance) {
    return AnalysisText::tr("%1%", "a percentage")
        .arg(QLocale().toString(std::round(kPercent * chance), 'f', 0));
}

QString pointsAmount(double points) {
    constexpr double kTwoWritten = 1.95; // is written as two
    const QString amount = QLocale().toString(points, 'f', 1);
    return points < kTwoWritten
               ? AnalysisText::tr("%1 points", "with a decimal, less than two").arg(amount)
               : AnalysisText::tr("%1 points", "with a decimal, two or more").arg(amount);
}

QString decisionName(const Decision& decision) {
    switch (decision.kind) {
    case Decision::Kind::KeepCut:
        return AnalysisText::tr("keeping the cut card");
    case Decision::Kind::PlaceCut:
        return AnalysisText::tr("putting the cut card on the table");
    case Decision::Kind::Declare:
        return AnalysisText::tr("declaring three cards");
    case Decision::Kind::Pass:
        return AnalysisText::tr("declaring nothing");
    case Decision::Kind::ClaimOut:
        return AnalysisText::tr("calling out");
    case Decision::Kind::Play:
        break;
    }
    const Play& play = decision.play;
    if (!play.isCapture()) {
        return AnalysisText::tr("laying %1", "a card").arg(theCard(play.card));
    }
    if (play.takesItself()) {
        return AnalysisText::tr("playing %1, which takes itself", "a card").arg(theCard(play.card));
    }
    return AnalysisText::tr("taking %1 with %2", "cards, a card")
        .arg(theCards(play.captured), theCard(play.card));
}

QString momentName(const Record& match, const Moment& moment) {
    const int round = moment.round + 1;
    const int card = cardNumber(match.match, moment);
    const auto& moves = match.match.played()[static_cast<std::size_t>(moment.round)].moves;
    const Decision& made = moves[static_cast<std::size_t>(moment.move)].decision;
    const bool you = moment.seat == onlyPerson(match.setup);
    const QString name = seatName(match.setup, moment.seat);
    if (made.kind != Decision::Kind::Play) {
        return you ? AnalysisText::tr("Round %1, your choice").arg(round)
                   : AnalysisText::tr("Round %1, choice: %2", "a number, a player")
                         .arg(QString::number(round), name);
    }
    return you ? AnalysisText::tr("Round %1, your card %2").arg(round).arg(card)
               : AnalysisText::tr("Round %1, %2, card %3", "a number, a player, a number")
                     .arg(QString::number(round), name, QString::number(card));
}

QString markTitle(const Record& match, const Moment& moment) {
    return AnalysisText::tr("%1. %2.", "“Round 3, your card 4”, “Bad”")
        .arg(momentName(match, moment), markName(moment.judgement->mark));
}

QString stakeText(LossPlace place, const RuleSet& rules, std::string_view game) {
    if (place == LossPlace::MissedCapture) {
        return AnalysisText::tr("A capture was missed.");
    }
    const QString stake = withSweepName(stakeName(place, rules), game);
    return stake.isEmpty() ? QString() : AnalysisText::tr("At stake: %1.").arg(stake);
}

QString costText(double points, double chance) {
    constexpr double kLeast = 0.005; // of a chance; and for points
    if (points < kSamePoints) {
        return AnalysisText::tr("The mistake cost %1 of the chance to win the match.", "3 %")
            .arg(chanceText(chance));
    }
    return chance < kLeast
               ? AnalysisText::tr("The mistake cost %1.", "0.4 points").arg(pointsAmount(points))
               : AnalysisText::tr("The mistake cost %1, and %2 of the chance to win the match.",
                                  "0.4 points, 3 %")
                     .arg(pointsAmount(points), chanceText(chance));
}

QString aboutCostText(double points) {
    return points < kSamePoints
               ? AnalysisText::tr("It lowered the chance to win the match.")
               : AnalysisText::tr("It cost %1.", "about half a point").arg(aboutPoints(points));
}

QString whyBetter(const Record& match, const std::vector<Reason>& reasons) {
    const NamedRules& rules = match.setup.rules;
    return withSweepName(reasonsText(reasons, rules.rules, ReasonFrame::TheBetterPlay), rules.base);
}

QString lineCaption(const Line& line) {
    if (line.isForced) {
        return AnalysisText::tr("If both play best:", "before a line of plays");
    }
    const int cases = casesOf(line);
    return cases == kCases ? AnalysisText::tr("Almost always:", "before a line of plays")
                           : numbersInWords(AnalysisText::tr(
                                 "In %n of 10 cases:", "before a line of plays", cases));
}

QString lineText(const Record& match, const Line& line) {
    const QString plays = repliesIn(match, line);
    if (plays.isEmpty()) {
        return {};
    }
    const int cases = casesOf(line);
    const QString sentence =
        line.isForced ? AnalysisText::tr("If both play best, it goes on like this: %1.", "plays")
        : cases == kCases
            ? AnalysisText::tr("Almost always it goes on like this: %1.", "plays")
            : AnalysisText::tr("In %n of 10 cases it goes on like this: %1.", "plays", cases);
    return numbersInWords(sentence).arg(plays);
}

QString markedText(const Record& match, const Moment& moment, const MarkedReasons* found) {
    const Judgement& judgement = *moment.judgement;
    const NamedRules& rules = match.setup.rules;
    QStringList sentences{
        AnalysisText::tr("%1. %2: %3. Better: %4.",
                         "when, how bad, what was done, what would have been better")
            .arg(momentName(match, moment), markName(judgement.mark),
                 decisionName(judgement.options[judgement.chosen].decision),
                 decisionName(judgement.options.front().decision)),
        aboutCostText(judgement.lostPoints()),
        found && !found->reasons.empty() ? whyBetter(match, found->reasons)
                                         : stakeText(judgement.place, rules.rules, rules.base),
        found && isWorthSaying(*found) ? punishmentText(match, found->lines->played) : QString()};
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

QString optionText(const Option& option) {
    if (std::abs(option.points) < kSamePoints) {
        return AnalysisText::tr("%1: even in the round, %2 to win the match", "a decision, 55 %")
            .arg(capitalized(decisionName(option.decision)), chanceText(option.chance));
    }
    const QString text = option.points < 0
                             ? AnalysisText::tr("%1: %2 behind in the round, %3 to win the match",
                                                "a decision, 0.4 points, 55 %")
                             : AnalysisText::tr("%1: %2 ahead in the round, %3 to win the match",
                                                "a decision, 0.4 points, 55 %");
    return text.arg(capitalized(decisionName(option.decision)),
                    pointsAmount(std::abs(option.points)), chanceText(option.chance));
}

QStringList optionTexts(const Judgement& judgement) {
    QStringList texts;
    for (std::size_t i = 0; i < judgement.options.size(); ++i) {
        const QString text = optionText(judgement.options[i]);
        texts += i == judgement.chosen
                     ? AnalysisText::tr("%1 (was played)", "a decision and its value").arg(text)
                     : text;
    }
    return texts;
}

} // namespace settebello

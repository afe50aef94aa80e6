// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match_text.h"

#include "game/game_controller.h"
#include "rules/objective.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace settebello {

namespace {

struct MatchText {
    Q_DECLARE_TR_FUNCTIONS(settebello::MatchText)
};

/// The scores of the other sides, best first.
QString otherScores(const MatchResult& result, const RuleSet& rules) {
    QList<int> scores;
    for (int side = 0; side < rules.sides(); ++side) {
        if (side != result.winner) {
            scores += result.scores[side];
        }
    }
    std::sort(scores.begin(), scores.end(),
              [&](int a, int b) { return Objective(rules).prefers(a, b); });
    QStringList texts;
    for (const int score : scores) {
        texts += QLocale().toString(score);
    }
    return texts.join(QStringLiteral(", "));
}

/// Who has won, as a sentence's subject: the verb goes with it in every language.
enum class Winner { You, YourTeam, Player, Team };

Winner winnerOf(const MatchPlan& plan, int side) {
    const bool own = side == ownSide(plan); // of several people at one screen nobody is "you"
    if (plan.rules.table.teams) {
        return own ? Winner::YourTeam : Winner::Team;
    }
    return own ? Winner::You : Winner::Player;
}

/// Against one other side.
QString pointsText(Winner winner) {
    switch (winner) {
    case Winner::You:
        return MatchText::tr("You win, %2 to %3!", "points of both sides");
    case Winner::YourTeam:
        return MatchText::tr("Your team wins, %2 to %3!", "points of both sides");
    case Winner::Player:
        return MatchText::tr("%1 wins, %2 to %3.", "one player; points of both sides");
    case Winner::Team:
        break;
    }
    return MatchText::tr("%1 win, %2 to %3.", "a team; points of both sides");
}

/// Against several, which is never as a team.
QString pointsAmongSeveral(Winner winner, int points) {
    return winner == Winner::You ? MatchText::tr("You win with %n point(s); the others have %3.",
                                                 "points of the others", points)
                                 : MatchText::tr("%1 wins with %n point(s); the others have %3.",
                                                 "one player; points of the others", points);
}

QString wholeSuitText(Winner winner) {
    switch (winner) {
    case Winner::You:
        return MatchText::tr("You hold the whole suit and win.");
    case Winner::YourTeam:
        return MatchText::tr("Your team holds the whole suit and wins.");
    case Winner::Player:
        return MatchText::tr("%1 holds the whole suit and wins.", "one player");
    case Winner::Team:
        break;
    }
    return MatchText::tr("%1 hold the whole suit and win.", "a team");
}

QString calledOutText(Winner winner) {
    switch (winner) {
    case Winner::You:
        return MatchText::tr("You were right to call out, and win.");
    case Winner::YourTeam:
        return MatchText::tr("Your team was right to call out, and wins.");
    case Winner::Player:
        return MatchText::tr("%1 was right to call out, and wins.", "one player");
    case Winner::Team:
        break;
    }
    return MatchText::tr("%1 were right to call out, and win.", "a team");
}

QString falseClaimText(Winner winner) {
    switch (winner) {
    case Winner::You:
        return MatchText::tr("The claim was false, and so you win.");
    case Winner::YourTeam:
        return MatchText::tr("The claim was false, and so your team wins.");
    case Winner::Player:
        return MatchText::tr("The claim was false, and so %1 wins.", "one player");
    case Winner::Team:
        break;
    }
    return MatchText::tr("The claim was false, and so %1 win.", "a team");
}

QString resultPattern(const RuleSet& rules, const MatchResult& result, Winner winner) {
    switch (result.by) {
    case MatchResult::By::Points:
        return rules.sides() == 2 ? pointsText(winner)
                                  : pointsAmongSeveral(winner, result.scores[result.winner]);
    case MatchResult::By::WholeSuit:
        return wholeSuitText(winner);
    case MatchResult::By::CalledOut:
        return calledOutText(winner);
    case MatchResult::By::FalseClaim:
        return falseClaimText(winner);
    }
    return {};
}

} // namespace

QString seatName(const MatchPlan& plan, int seat) {
    const SeatSetup& who = plan.seat(seat);
    if (!who.name.isEmpty() || who.level != GameController::kPerson) {
        return who.name;
    }
    return personCount(plan) == 1 ? MatchText::tr("You", "a player without a name")
                                  : MatchText::tr("Player %1", "without a name").arg(seat + 1);
}

QString sideName(const MatchPlan& plan, int side) {
    Q_ASSERT(side >= 0 && side < plan.rules.sides());
    QStringList names;
    for (int seat = 0; seat < static_cast<int>(plan.seats.size()); ++seat) {
        if (plan.rules.sideOf(seat) == side) {
            names += seatName(plan, seat);
        }
    }
    return QLocale().createSeparatedList(names);
}

QStringList sideNames(const MatchPlan& plan) {
    QStringList names;
    for (int side = 0; side < plan.rules.sides(); ++side) {
        names += sideName(plan, side);
    }
    return names;
}

QStringList sideScores(const MatchPlan& plan, const BySide<int>& scores) {
    QStringList sides;
    for (int side = 0; side < plan.rules.sides(); ++side) {
        sides += MatchText::tr("%1: %2", "a side and its points")
                     .arg(sideName(plan, side), QLocale().toString(scores[side]));
    }
    return sides;
}

int ownSide(const MatchPlan& plan) {
    if (personCount(plan) != 1) {
        return -1;
    }
    int seat = 0;
    while (!plan.isPerson(seat)) {
        ++seat;
    }
    return plan.rules.sideOf(seat);
}

QString resultText(const MatchPlan& plan, const MatchResult& result) {
    QString text = resultPattern(plan.rules, result, winnerOf(plan, result.winner));
    // Not arg(): a name may itself hold "%2".
    const int score = result.scores[result.winner];
    text.replace(QLatin1String("%2"), QLocale().toString(score));
    text.replace(QLatin1String("%3"), otherScores(result, plan.rules));
    text.replace(QLatin1String("%1"), sideName(plan, result.winner));
    return text;
}

} // namespace settebello

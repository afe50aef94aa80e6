// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match_text.h"

#include "faces/opponent_faces.h"
#include "game/friends.h"
#include "game/game_controller.h"
#include "rules/objective.h"
#include "rules/presets.h"
#include "text/level_text.h"
#include "text/preset_text.h"
#include "text/rule_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <functional>

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

Winner winnerOf(const MatchSetup& setup, int side) {
    const bool yours = isYourSide(setup, side);
    if (setup.rules.rules.table.teams) {
        return yours ? Winner::YourTeam : Winner::Team;
    }
    return yours ? Winner::You : Winner::Player;
}

/// Where one round decides, whose points say nothing.
QString mostCardsText(Winner winner) {
    switch (winner) {
    case Winner::You:
        return MatchText::tr("You have most cards and win!");
    case Winner::YourTeam:
        return MatchText::tr("Your team has most cards and wins!");
    case Winner::Player:
        return MatchText::tr("%1 has most cards and wins.", "one player");
    case Winner::Team:
        break;
    }
    return MatchText::tr("%1 have most cards and win.", "a team");
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
        return isOneRound(rules)    ? mostCardsText(winner)
               : rules.sides() == 2 ? pointsText(winner)
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

/// A side's players, levels with what they are called.
QString sideWithLevels(const MatchSetup& setup, int side) {
    QStringList names;
    for (int seat = 0; seat < static_cast<int>(setup.seats.size()); ++seat) {
        if (setup.rules.rules.sideOf(seat) != side) {
            continue;
        }
        names += isHuman(setup.seat(seat))
                     ? seatName(setup, seat)
                     : MatchText::tr("%1 (%2)", "a player, a level")
                           .arg(seatName(setup, seat), seatLevelName(setup, seat));
    }
    return QLocale().createSeparatedList(names);
}

/// All sides, that of the people first. @param nameOf the text of a side
QString againstEachOther(const MatchSetup& setup,
                         const std::function<QString(const MatchSetup&, int)>& nameOf) {
    QStringList names;
    for (const int side : sidesOwnFirst(setup)) {
        names += nameOf(setup, side);
    }
    return names.size() == 2 ? MatchText::tr("%1 against %2", "players").arg(names[0], names[1])
                             : QLocale().createSeparatedList(names);
}

} // namespace

QString seatName(const MatchSetup& setup, int seat) {
    const SeatSetup& who = setup.seat(seat);
    if (!who.name.empty() || !isHuman(who)) {
        return QString::fromStdString(who.name);
    }
    return seat == onlyPerson(setup) ? MatchText::tr("You", "a player without a name")
                                     : MatchText::tr("Player %1", "without a name").arg(seat + 1);
}

QString seatLevelName(const MatchSetup& setup, int seat) {
    return levelName(QString::fromStdString(setup.seat(seat).level),
                     isWomansName(seatName(setup, seat)));
}

QString nameAmongSeveral(const MatchSetup& setup, std::optional<int> seat) {
    return seat && personCount(setup) > 1 ? seatName(setup, *seat) : QString();
}

QString sideName(const MatchSetup& setup, int side) {
    Q_ASSERT(side >= 0 && side < setup.rules.rules.sides());
    QStringList names;
    for (int seat = 0; seat < static_cast<int>(setup.seats.size()); ++seat) {
        if (setup.rules.rules.sideOf(seat) == side) {
            names += seatName(setup, seat);
        }
    }
    return QLocale().createSeparatedList(names);
}

std::optional<int> addressedSeat(const MatchSetup& setup) {
    const std::optional<int> you = onlyPerson(setup);
    return you && setup.seat(*you).name.empty() ? you : std::nullopt;
}

Party::Is addressOf(const RuleSet& rules, std::optional<int> you, int side) {
    if (!you || rules.sideOf(*you) != side) {
        return Party::Is::Others;
    }
    return rules.table.teams ? Party::Is::YourTeam : Party::Is::You;
}

Party seatParty(const MatchSetup& setup, int seat) {
    return {seatName(setup, seat),
            addressedSeat(setup) == seat ? Party::Is::You : Party::Is::Others};
}

Party sideParty(const MatchSetup& setup, int side) {
    return {sideName(setup, side), addressOf(setup.rules.rules, addressedSeat(setup), side)};
}

QStringList seatNames(const MatchSetup& setup) {
    QStringList names;
    for (int seat = 0; seat < static_cast<int>(setup.seats.size()); ++seat) {
        names += seatName(setup, seat);
    }
    return names;
}

QStringList sideNames(const MatchSetup& setup) {
    QStringList names;
    for (int side = 0; side < setup.rules.rules.sides(); ++side) {
        names += sideName(setup, side);
    }
    return names;
}

QStringList sideScores(const MatchSetup& setup, const BySide<int>& scores) {
    QStringList sides;
    for (int side = 0; side < setup.rules.rules.sides(); ++side) {
        sides += MatchText::tr("%1: %2", "a side and its points")
                     .arg(sideName(setup, side), QLocale().toString(scores[side]));
    }
    return sides;
}

QString standText(const MatchSetup& setup, const std::optional<BySide<int>>& scores) {
    QStringList parts{rulesName(setup.rules)};
    parts +=
        scores && !isOneRound(setup.rules.rules) ? sideScores(setup, *scores) : sideNames(setup);
    return parts.join(QStringLiteral(" · "));
}

QList<int> sidesOwnFirst(const MatchSetup& setup) {
    QList<int> sides;
    for (int side = 0; side < setup.rules.rules.sides(); ++side) {
        sides += side;
    }
    if (const std::optional<int> own = ownSide(setup)) {
        sides.move(*own, 0);
    }
    return sides;
}

QString variantText(const MatchSetup& setup) {
    if (!setup.rules.name.empty()) {
        return rulesName(setup.rules);
    }
    const Preset* preset = findPreset(setup.rules.base);
    const QString name = presetText(setup.rules.base).name;
    RuleSet rules = setup.rules.rules;
    if (preset) {
        rules.table = preset->rules.table;
        rules.match = preset->rules.match;
    }
    return preset && rules == preset->rules
               ? name
               : MatchText::tr("%1, house rules", "a game, but some rules are changed").arg(name);
}

QString sidesText(const MatchSetup& setup) {
    return againstEachOther(setup, sideName);
}

QString playersText(const MatchSetup& setup) {
    return againstEachOther(setup, sideWithLevels);
}

QString timeText(const QDateTime& time) {
    return QLocale().toString(time, QLocale::ShortFormat);
}

bool isYourSide(const MatchSetup& setup, int side) {
    const std::optional<int> you = onlyPerson(setup);
    return you && setup.rules.rules.sideOf(*you) == side;
}

QString resultText(const MatchSetup& setup, const MatchResult& result) {
    QString text = resultPattern(setup.rules.rules, result, winnerOf(setup, result.winner));
    // Not arg(): a name may itself hold "%2".
    const int score = result.scores[result.winner];
    text.replace(QLatin1String("%2"), QLocale().toString(score));
    text.replace(QLatin1String("%3"), otherScores(result, setup.rules.rules));
    text.replace(QLatin1String("%1"), sideName(setup, result.winner));
    return text;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/match_words.h"

#include "game/game_controller.h"
#include "players/player.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace settebello {

namespace {

struct MatchWords {
    Q_DECLARE_TR_FUNCTIONS(settebello::MatchWords)
};

struct Level {
    const char* level;
    const char* name;
    const char* description;
};

/// Weakest first. Those that the engine cannot make yet are not offered.
constexpr std::array kLevels{
    Level{"beginner", QT_TRANSLATE_NOOP("settebello::MatchWords", "Beginner"),
          QT_TRANSLATE_NOOP("settebello::MatchWords", "Knows the rules and little more.")},
    Level{"greedy", QT_TRANSLATE_NOOP("settebello::MatchWords", "Greedy"),
          QT_TRANSLATE_NOOP("settebello::MatchWords",
                            "Takes the best there is at the moment, and thinks no further.")},
    Level{"casual", QT_TRANSLATE_NOOP("settebello::MatchWords", "Casual"),
          QT_TRANSLATE_NOOP("settebello::MatchWords", "Plays for company, and lets things slip.")},
    Level{"good", QT_TRANSLATE_NOOP("settebello::MatchWords", "Good"),
          QT_TRANSLATE_NOOP("settebello::MatchWords", "Counts cards and makes you work for it.")},
    Level{"expert", QT_TRANSLATE_NOOP("settebello::MatchWords", "Expert"),
          QT_TRANSLATE_NOOP("settebello::MatchWords", "Remembers what went by and plans ahead.")},
    Level{"master", QT_TRANSLATE_NOOP("settebello::MatchWords", "Master"),
          QT_TRANSLATE_NOOP("settebello::MatchWords", "Gives nothing away.")},
};

const Level* findLevel(const QString& level) {
    const auto found = std::find_if(kLevels.begin(), kLevels.end(), [&](const Level& known) {
        return level == QLatin1String(known.level);
    });
    return found == kLevels.end() ? nullptr : &*found;
}

/// The scores of the other sides, best first.
QString otherScores(const MatchResult& result, int sides) {
    QList<int> scores;
    for (int side = 0; side < sides; ++side) {
        if (side != result.winner) {
            scores += result.scores[static_cast<std::size_t>(side)];
        }
    }
    std::sort(scores.begin(), scores.end(), std::greater<>());
    QStringList texts;
    for (const int score : scores) {
        texts += QLocale().toString(score);
    }
    return QLocale().createSeparatedList(texts);
}

} // namespace

QString levelName(const QString& level) {
    const Level* known = findLevel(level);
    return known ? MatchWords::tr(known->name) : level;
}

QString levelDescription(const QString& level) {
    const Level* known = findLevel(level);
    return known ? MatchWords::tr(known->description) : QString();
}

QStringList levelsForPeople() {
    QStringList offered;
    for (const Level& known : kLevels) {
        const auto made = levels();
        if (std::find(made.begin(), made.end(), known.level) != made.end()) {
            offered += QLatin1String(known.level);
        }
    }
    return offered;
}

QStringList opponentNames() {
    return {QStringLiteral("Ciro"), QStringLiteral("Rosa"), QStringLiteral("Gennaro"),
            QStringLiteral("Assunta"), QStringLiteral("Carmine")};
}

QString sideName(const MatchPlan& plan, int side) {
    QStringList names;
    for (int seat = 0; seat < static_cast<int>(plan.seats.size()); ++seat) {
        if (plan.rules.sideOf(seat) == side) {
            names += plan.seats[static_cast<std::size_t>(seat)].name;
        }
    }
    return QLocale().createSeparatedList(names);
}

QString resultText(const MatchPlan& plan, const MatchResult& result) {
    const QString winner = sideName(plan, result.winner);
    const int score = result.scores[static_cast<std::size_t>(result.winner)];
    const bool several = plan.rules.table.teams;
    switch (result.by) {
    case MatchResult::By::WholeSuit:
        return several ? MatchWords::tr("%1 win with the whole suit.", "a team").arg(winner)
                       : MatchWords::tr("%1 wins with the whole suit.", "one player").arg(winner);
    case MatchResult::By::CalledOut:
        return several ? MatchWords::tr("%1 called out and win.", "a team").arg(winner)
                       : MatchWords::tr("%1 called out and wins.", "one player").arg(winner);
    case MatchResult::By::FalseClaim:
        return several ? MatchWords::tr("A false claim: %1 win.", "a team").arg(winner)
                       : MatchWords::tr("A false claim: %1 wins.", "one player").arg(winner);
    case MatchResult::By::Points:
        break;
    }
    const QString text =
        several ? MatchWords::tr("%1 win by %2 to %3.", "a team; points of all sides")
                : MatchWords::tr("%1 wins by %2 to %3.", "one player; points of all sides");
    return text.arg(winner, QLocale().toString(score), otherScores(result, plan.rules.sides()));
}

} // namespace settebello

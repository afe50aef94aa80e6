// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/compare_text.h"

#include "rules/objective.h"
#include "text/number_text.h"
#include "text/sweep_name.h"
#include "widgets/plain_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace settebello {

namespace {

struct CompareText {
    Q_DECLARE_TR_FUNCTIONS(settebello::CompareText)
};

QString unknown() {
    return QStringLiteral("–");
}

/// The value of the side, and the best of the others.
QString pairOf(const CodeResult& result, const BySide<int>& values) {
    const RuleSet& rules = result.rules.rules;
    std::optional<int> other;
    for (int side = 0; side < rules.sides(); ++side) {
        if (side != result.side()) {
            const int value = values[side];
            const bool better = !other || Objective(rules).prefers(value, *other);
            other = better ? value : *other;
        }
    }
    return QStringLiteral("%1 : %2").arg(numberText(values[result.side()]),
                                         numberText(other.value_or(0)));
}

QString wonOrLost(const CodeResult& result) {
    if (result.winner < 0) {
        return CompareText::tr("No winner", "of a match");
    }
    return result.winner == result.side() ? CompareText::tr("Won", "a match")
                                          : CompareText::tr("Lost", "a match");
}

QString bestText(const std::optional<BestPlay>& best, bool several) {
    if (!best) {
        return unknown();
    }
    return (several ? CompareText::tr("%1 (reached: %2)", "points ahead: possible, reached")
                    : CompareText::tr("%1 (you %2)", "points ahead: possible, reached"))
        .arg(signedNumber(best->best), signedNumber(best->reached));
}

/// The preset that the rules of all tries are based on.
std::string gameOf(const QList<ComparedTry>& tries) {
    const auto known = std::find_if(tries.begin(), tries.end(),
                                    [](const ComparedTry& one) { return one.result.has_value(); });
    return known != tries.end() ? known->result->rules.base : std::string();
}

} // namespace

QString resultOwner(const CodeResult& result) {
    const std::string& name = result.players[static_cast<std::size_t>(result.seat)].name;
    const QString shown = shownText(QString::fromStdString(name), kLongestName);
    return shown.isEmpty() ? CompareText::tr("A friend") : shown;
}

QString outcomeOf(const CodeResult& result) {
    const QString points = pairOf(result, result.scores);
    if (result.winner < 0) {
        return CompareText::tr("no winner, %1", "points of both sides").arg(points);
    }
    return result.winner == result.side()
               ? CompareText::tr("won, %1", "points of both sides").arg(points)
               : CompareText::tr("lost, %1", "points of both sides").arg(points);
}

QList<QStringList> comparisonRows(const QList<ComparedTry>& tries,
                                  const std::vector<std::optional<BestPlay>>& best, bool several) {
    using Cell = std::function<QString(const CodeResult&)>;
    const auto row = [&](const QString& name, const Cell& cell) {
        QStringList cells{name};
        for (const ComparedTry& one : tries) {
            cells += one.result ? cell(*one.result) : QStringLiteral("…");
        }
        if (!best.empty()) {
            cells += unknown();
        }
        return cells;
    };
    QList<QStringList> rows{
        row(CompareText::tr("Result"), wonOrLost),
        row(CompareText::tr("Points"),
            [](const CodeResult& result) { return pairOf(result, result.scores); }),
        row(withSweepName(CompareText::tr("Sweeps"), gameOf(tries)),
            [](const CodeResult& result) { return pairOf(result, result.sweeps); })};
    std::size_t rounds = best.size();
    for (const ComparedTry& one : tries) {
        rounds = std::max(rounds, one.result ? one.result->rounds.size() : 0);
    }
    for (std::size_t i = 0; i < rounds; ++i) {
        const auto number = static_cast<int>(i) + 1;
        rows += row(CompareText::tr("Round %1").arg(number), [i](const CodeResult& result) {
            return i < result.rounds.size() ? pairOf(result, result.rounds[i]) : unknown();
        });
        if (i < best.size()) {
            rows.back().back() = bestText(best[i], several);
        }
    }
    return rows;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "effect/rule_effect.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace settebello {

/// A figure of one rule set.
struct EffectValue {
    double mean = 0;
    double halfWidth = 0; ///< of its interval
    QString text;
};

/// One line of a comparison, in the language in use.
struct EffectRow {
    QString label;
    EffectValue ours;
    std::optional<EffectValue> theirs; ///< nothing where both are the same or not comparable
    QString difference;   ///< with its interval; empty where there is nothing of theirs
    bool certain = false; ///< the interval of the difference is beside zero
    /// The ends of its scale.
    double least = 0;
    double most = 1;
};

/// Points, sweeps, length, the advantage of dealing, and skill. @pre effect.matches() > 1, here and
/// below.
QList<EffectRow> effectRows(const RuleEffect& effect);
/// How often each item decides a round, of those that either rule set scores.
QList<EffectRow> decisionRows(const RuleEffect& effect);

/// The differences that are certain and large enough to be noticed, a sentence each, or one that
/// says that there are none; where both rule sets are the same the figures themselves.
QStringList effectSentences(const RuleEffect& effect);

/// How it was measured, and what the numbers mean. @pre kEffectLevel had the seats.
QString effectMethod(const RuleEffect& effect);

} // namespace settebello

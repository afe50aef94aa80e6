// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <string_view>

namespace settebello {

/// One section of a summary.
struct RulesSummarySection {
    QString title;
    QStringList sentences; ///< complete sentences
};

/// The rules of a table in plain sentences, in the player's language: who plays, the deal,
/// capturing, scoring, the match. Every toggle that matters to the rule set has its
/// sentence; the rule set may be one that checkRules() refuses.
/// @param game the preset that the rules are based on, for what the sweep is called
QList<RulesSummarySection> rulesSummary(const RuleSet& rules, std::string_view game = {});

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <QList>
#include <QString>

namespace settebello {

/// A toggle that two rule sets have different values of, in words.
struct RuleDifference {
    QString rule;   ///< the toggle's name: "Most cards in a capture"
    QString first;  ///< the name of its value in one rule set: "no limit"
    QString second; ///< and in the other
};

/// All toggles that differ, in the order of the rule editor.
QList<RuleDifference> ruleDifferences(const RuleSet& first, const RuleSet& second);

} // namespace settebello

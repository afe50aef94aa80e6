// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piles.h"
#include "rules/rule_set.h"
#include "rules/scoring_item.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <span>
#include <string_view>

namespace settebello {

/// What wins the point of an item: "Most coins", "Re bello".
/// @param game the preset that the rules are based on, for what the sweeps are called
QString scoringItemName(ScoringItem item, const RuleSet& rules, std::string_view game = {});
/// What it is called where points are counted and in a table of figures: "Coins". @param game as
/// above
QString scoringItemShortName(ScoringItem item, const RuleSet& rules, std::string_view game = {});
/// Likewise where several have most of it and so nobody gets its point: "Primiera: a tie, no
/// point".
/// @param name of the item
QString tiedItemName(const QString& name);
/// Likewise where nobody gets a point for an item, tied or not. @param tallies one per side
QString itemNameWithoutPoint(ScoringItem item, const RuleSet& rules, std::span<const Tally> tallies,
                             std::string_view game = {});

/// "the settebello", or "the seven of cups" where that takes its place.
QString theSettebello(const RuleSet& rules);

/// An item's rows in the rule book's table: for what, how many points, to whom. None if it is not
/// in force or explained elsewhere.
QList<QStringList> scoringItemRows(ScoringItem item, const RuleSet& rules);
/// What the rule book adds below that table; empty for most items.
QString scoringItemNote(ScoringItem item, const RuleSet& rules);

} // namespace settebello

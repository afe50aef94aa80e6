// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <span>
#include <string>
#include <vector>

namespace settebello::cli {

/// Rules and the name to print for them.
struct NamedTable {
    std::string name;
    RuleSet rules;
};

/// These rules for every number of players that they allow, alone and in teams.
std::vector<NamedTable> everySize(const NamedTable& table);

/// What moves of master cost that left a choice, in the order in which they were made.
struct MoveCosts {
    std::vector<double> milliseconds; ///< processor time
    std::vector<double> work;         ///< in thousands of units of WorkBudget
};

/// Masters play matches among themselves until this many moves were measured; always the same ones.
/// @param moves at least 1.
MoveCosts measureMoves(const RuleSet& rules, int moves);

/// The middle and the upper end of some costs.
struct CostSummary {
    double median = 0;
    double p99 = 0;
    double most = 0;
};
/// @pre there is at least one.
CostSummary summaryOf(std::vector<double> costs);

} // namespace settebello::cli

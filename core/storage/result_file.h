// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/record.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace settebello {

/// What somebody made of the cards of a code, to be compared with what others did: no card of it
/// can be seen. Written to a results file (interfaces.md §9) to be sent to a friend.
struct CodeResult {
    MatchCode code;
    NamedRules rules;
    std::vector<SeatSetup> players;  ///< by seat
    int seat = 0;                    ///< of whose result it is
    std::string date;                ///< when it ended, in local time; as in MatchSummary
    BySide<int> scores{};            ///< by side
    BySide<int> sweeps{};            ///< of the rounds that were scored
    int winner = -1;                 ///< a side; −1 if the match ended without one
    std::vector<BySide<int>> rounds; ///< points by side of the rounds that were scored
    bool operator==(const CodeResult&) const = default;

    int side() const { return rules.rules.sideOf(seat); }
};

/// Whether the result of a match can be compared: it is over, has a code, and its people, of whom
/// the first stands for all, play on one side.
bool hasCodeResult(const MatchSetup& setup, bool isOver);

/// The result of a match from a seat, of the date of the record. @pre the setup has a code
CodeResult codeResultOf(const Record& record, int seat);

/// Reads a results file. Nothing, and at least one fault, if anything in it is wrong.
std::optional<CodeResult> readResult(std::string_view text, Faults& faults);
/// The text of such a file.
std::string resultFileText(const CodeResult& result);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "practice/exercise.h"
#include "practice/schedule.h"
#include "support/fault.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace settebello {

/// The rules of which problems are shipped, by preset id. The file of each, which the window has
/// as a resource, is `problems/<id>.json`.
inline constexpr std::array<std::string_view, 6> kProblemFamilies{
    "scopa", "scopone", "scopone-scientifico", "asso-pigliatutto", "quindici", "cirulla"};

/// Reads a file of problems (interfaces.md §13). Nothing, and at least one fault, if anything in it
/// is wrong.
std::optional<std::vector<Exercise>> readProblems(std::string_view text, Faults& faults);

/// The text of such a file, each problem on a line. @pre all have a grade.
std::string problemsText(std::span<const Exercise> problems);

/// Which problem everybody is asked on a day: its place among all, in the order of kProblemFamilies
/// and of the files. None comes again before all others have. 0 if there is none.
std::size_t problemOfTheDay(Day day, std::size_t count);

} // namespace settebello

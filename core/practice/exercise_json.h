// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "practice/exercise.h"
#include "support/fault.h"
#include "json/json_reader.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace settebello {

/// The keys of an exercise in practice.json and in the files of problems (interfaces.md §13), all
/// but its source, which is that of the file, and its id, which follows from the position.
nlohmann::json exerciseToJson(const Exercise& exercise);

/// Reads such keys; the caller may read others of the same object, and reports those unknown.
/// Replays the position. Nothing, and at least one fault, if anything is wrong: a decision before
/// the question that is refused, an option that is not allowed or missing, a best one that is not
/// right, or, of a mistake, a played decision that is right.
std::optional<Exercise> readExercise(ObjectReader& reader, Exercise::Source source, Faults& faults);

} // namespace settebello

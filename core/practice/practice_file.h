// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "practice/practice.h"
#include "storage/file_sizes.h"
#include "storage/versioned_file.h"
#include "support/fault.h"

#include <string>
#include <string_view>

namespace settebello {

/// The name of the file in the data folder (interfaces.md §12).
inline constexpr std::string_view kPracticeFileName = "practice.json";

/// The text of the file, which is also what an export contains.
std::string practiceText(const Practice& practice);
/// Reads such a text; of one that is Unrecognized, nothing. An exercise or progress with a fault is
/// left out; the others are read.
FileVersion parsePractice(std::string_view text, Practice& practice, Faults& faults);

/// Of practice.json. A newer file is read as far as it is understood.
inline constexpr FileFormat<Practice> kPracticeFormat{kMaxPracticeSize, parsePractice,
                                                      practiceText};

} // namespace settebello

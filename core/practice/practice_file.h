// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "practice/practice.h"
#include "storage/versioned_file.h"
#include "support/fault.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace settebello {

/// The name of the file in the data folder (interfaces.md §12).
inline constexpr std::string_view kPracticeFileName = "practice.json";

/// The outcome of reading it. A newer file is read as far as it is understood and is readOnly.
struct PracticeRead : VersionedFile {
    Practice practice;
};

/// Reads practice.json. A missing file is no fault. An exercise or progress with a fault is left
/// out; the others are read.
PracticeRead readPractice(const std::filesystem::path& file);

/// Writes it atomically, so that what is written is never lost; see writeVersionedFile().
/// @return what went wrong, if anything; the old file is then unchanged.
std::optional<Fault> writePractice(const std::filesystem::path& file, const Practice& practice);

/// The text of the file, which is also what an export contains.
std::string practiceText(const Practice& practice);
/// Reads such a text; of one that is Unrecognized, nothing.
FileVersion parsePractice(std::string_view text, Practice& practice, Faults& faults);

} // namespace settebello

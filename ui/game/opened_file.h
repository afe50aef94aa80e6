// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match_autosave.h"
#include "json/rules_json.h"

#include <QString>

#include <optional>

namespace settebello {

/// What a file that the player opens turns out to hold: a match, rules, or neither.
struct OpenedFile {
    std::optional<SavedMatch> match; ///< of a record (interfaces.md §3), over or not
    std::optional<NamedRules> rules; ///< of a rule file (interfaces.md §1), without a fault
    QString problem;                 ///< if neither: why, in sentences of the player's language
};

/// Reads a file, which may be any file at all. What it is goes by its contents, not by its name.
OpenedFile openFile(const QString& file);

} // namespace settebello

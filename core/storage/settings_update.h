// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/settings.h"
#include "support/fault.h"

#include <filesystem>
#include <optional>

namespace settebello {

/// Joins the changes that this window (`ours`) and somebody else (`theirs`) made to the same
/// settings, key by key. Where both changed a key, ours counts. House rules are joined by name, and
/// none is lost: of one that both changed, theirs gets another name, and one that only one side has
/// deleted and the other has changed stays.
Settings mergeSettings(const Settings& base, const Settings& ours, const Settings& theirs);

/// The outcome of updateSettings().
struct SettingsUpdate {
    Settings settings; ///< with the changes of others; ours if there is a fault
    std::optional<Fault> fault;
};

/// Writes our changes to settings.json, on top of what the file says by now. Otherwise as
/// writeSettings(): a key that cannot be read counts as unchanged, and so does the whole file if it
/// is missing or has to be set aside.
/// @param base what the file said when it was last read or written.
SettingsUpdate updateSettings(const std::filesystem::path& file, const Settings& base,
                              const Settings& ours);

} // namespace settebello

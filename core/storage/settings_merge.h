// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/file_sizes.h"
#include "storage/settings.h"
#include "storage/versioned_file.h"

namespace settebello {

/// Joins the changes that this window (`ours`) and somebody else (`theirs`) made to the same
/// settings, key by key. Where both changed a key, ours counts. House rules are joined by name, and
/// none is lost: of one that both changed, theirs gets another name, and one that only one side has
/// deleted and the other has changed stays.
Settings mergeSettings(const Settings& base, const Settings& ours, const Settings& theirs);

/// Of settings.json, which several windows and an editor may change.
inline constexpr FileFormat<Settings> kSettingsFormat{kMaxSettingsSize, parseSettings, settingsText,
                                                      mergeSettings};

} // namespace settebello

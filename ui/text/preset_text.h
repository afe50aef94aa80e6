// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace settebello {

/// What is said of a preset where people choose one, in the player's language; all empty for an id
/// that is none.
struct PresetText {
    QString name;      ///< "Scopa d'assi"
    QString origin;    ///< where it is from: "Tunisia"
    QString character; ///< what it is like, in one sentence
};

/// @param id a preset's (rules.md §2.1).
PresetText presetText(std::string_view id);

} // namespace settebello

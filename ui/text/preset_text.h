// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace settebello {

struct NamedRules;

/// The texts of a preset in the list of games, in the player's language; all empty for an unknown
/// id.
struct PresetText {
    QString name;      ///< "Scopa d'assi"
    QString origin;    ///< where it comes from: "Tunisia"
    QString character; ///< what it is like, in one sentence
};

/// @param id of a preset (rules.md §2.1).
PresetText presetText(std::string_view id);

/// What rules are called: the name of house rules, or else that of the game.
QString rulesName(const NamedRules& rules);

} // namespace settebello

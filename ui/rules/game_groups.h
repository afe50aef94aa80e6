// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include <QString>

#include <string_view>
#include <vector>

namespace settebello {

/// Games that are offered under one heading.
struct GameGroup {
    QString heading;
    std::vector<std::string_view> games; ///< ids of presets
};

/// All presets as they are offered in the language in use: first those of its country, or the best
/// known where it has none, then the rest by family.
std::vector<GameGroup> gameGroups();

/// The cards that stand for a game; none for an unknown id. @param game the id of a preset
std::vector<Card> emblemOf(std::string_view game);

} // namespace settebello

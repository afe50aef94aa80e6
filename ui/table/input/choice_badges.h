// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/input/play_chooser.h"

#include <QRectF>

#include <optional>
#include <vector>

namespace settebello {

class Director;
struct CardGeometry;

/// A choice's number, on one of its cards.
struct ChoiceBadge {
    QRectF rect;
    int choice = 0;           ///< an index of PlayChooser::choices()
    std::optional<Card> card; ///< that it lies on; none: on the place where the card would be laid
};

/// Where the choices' numbers are painted and clicked: on every card of each choice, within the
/// card, none covering another; not on cards that were touched, but on those of the choice that
/// takes nothing else. None for a single choice, and none before one is asked for: digits are hand
/// cards until then.
std::vector<ChoiceBadge> choiceBadges(const Director& director, const PlayChooser& chooser);

/// The free place where the next card would be laid.
CardGeometry freePlace(const Director& director);

} // namespace settebello

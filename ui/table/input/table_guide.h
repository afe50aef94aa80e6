// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/play.h"

namespace settebello {

/// May step in before anything that the person does on a table takes effect: this is how a lesson
/// accepts only the right card.
class TableGuide {
public:
    virtual ~TableGuide() = default;

    /// A card was clicked, or Enter pressed on it. @return true if this handled it: nothing is
    /// played.
    virtual bool touched(Card card) = 0;
    /// Whether a legal play may be made; if not, the person is asked again.
    virtual bool allows(const Play& play) = 0;
    /// Whether what a card of the hand would take is marked while the mouse or the focus is on it.
    virtual bool previews(Card card) const = 0;
};

} // namespace settebello

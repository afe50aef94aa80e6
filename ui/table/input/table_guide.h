// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/play.h"

namespace settebello {

/// Looks over the shoulder of whoever plays at a table, and may step in before anything happens:
/// how a lesson lets only the right card be played.
class TableGuide {
public:
    virtual ~TableGuide() = default;

    /// A card was clicked, or Enter pressed on it. @return true if that was all: nothing is played.
    virtual bool touched(Card card) = 0;
    /// Whether a legal play may be made; if not, the person is asked again.
    virtual bool allows(const Play& play) = 0;
};

} // namespace settebello

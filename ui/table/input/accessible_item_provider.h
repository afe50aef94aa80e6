// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/input/accessible_items.h"

#include <optional>
#include <vector>

namespace settebello {

class PlayChooser;

/// A widget that paints its items itself, as TableAccessible presents it to a screen reader.
class AccessibleItemProvider {
public:
    virtual ~AccessibleItemProvider() = default;

    /// Every card and place, in the order in which a screen reader goes through them.
    virtual std::vector<AccessibleItem> accessibleItems() const = 0;
    /// What the card's picture shows; empty if its deck does not say.
    virtual QString pictureDescription(Card card) const = 0;
    /// How far the person is with choosing a play.
    virtual const PlayChooser& chooser() const = 0;
    /// The card with the keyboard focus.
    virtual std::optional<Card> focusedCard() const = 0;
    virtual void focusCard(Card card) = 0;
    /// Does what Enter does on that card.
    virtual void activateCard(Card card) = 0;
    /// Does what the choice's number does. @param choice an index of chooser().choices()
    virtual void selectChoice(int choice) = 0;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/input/play_chooser.h"
#include "table/layout/table_layout.h"
#include "table/motion/board.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <compare>
#include <vector>

namespace settebello {

/// One card or place on the table as a screen reader presents it.
struct AccessibleItem {
    enum class Kind { HandCard, TableCard, Choice, Hand, Stock, Pile, Points };
    /// Identifies the item while its texts change: the index of a card or choice, a seat or a side.
    struct Key {
        Kind kind = Kind::Stock;
        int number = 0;
        auto operator<=>(const Key&) const = default;
    };
    Key key;
    QString name;        ///< "Seven of coins, in your hand, takes the seven of cups"
    QString description; ///< "Card 1 of 3"
    QRectF rect;

    bool isChoice() const { return key.kind == Kind::Choice; }
    bool isCard() const { return key.kind == Kind::HandCard || key.kind == Kind::TableCard; }
    Card card() const { return Card::fromIndex(key.number); }
};

/// What the items are made from, with the names of seats and sides.
struct AccessibleSource {
    const Board& board;
    const TableLayout& layout;
    const PlayChooser& chooser;
    QStringList seats;
    QStringList sides;
    std::string_view game; ///< the preset that the rules are based on
};

/// Every card that the viewer may touch, the plays to choose from while there are several, and
/// every place, the own hand first.
std::vector<AccessibleItem> accessibleItems(const AccessibleSource& from);

} // namespace settebello

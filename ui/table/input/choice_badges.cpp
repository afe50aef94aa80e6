// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/input/choice_badges.h"

#include "table/layout/card_places.h"
#include "table/motion/director.h"

#include <algorithm>
#include <map>

namespace settebello {

namespace {

/// From one badge to the next, in badge sizes.
constexpr qreal kStep = 1.06;

/// How the badges of one card are arranged.
struct BadgeGrid {
    qreal size = 0; ///< of a badge
    int columns = 1;
};

/// The grid with the largest badges that fit on the card, up to `wanted`. @param count at least 1.
BadgeGrid badgeGrid(const CardGeometry& geometry, qreal wanted, int count) {
    BadgeGrid grid{std::min(wanted, geometry.width() * 0.46), 1};
    for (;;) {
        const qreal step = grid.size * kStep;
        grid.columns = std::max(1, static_cast<int>(geometry.width() * 0.98 / step));
        const int rows = static_cast<int>(geometry.height * 0.98 / step);
        if (grid.columns * rows >= count || grid.size < 8) {
            return grid;
        }
        grid.size *= 0.92;
    }
}

/// The i-th of `count` badges on a card: in its upper right corner, in rows that read from the
/// left.
QRectF badgeRect(const CardGeometry& geometry, const BadgeGrid& grid, int i, int count) {
    const int row = i / grid.columns;
    const int inRow = std::min(grid.columns, count - row * grid.columns);
    const qreal step = grid.size * kStep;
    const QPointF corner(geometry.centre.x() + geometry.width() / 2 -
                             step * (inRow - i % grid.columns),
                         geometry.centre.y() - geometry.height / 2 + step - grid.size + step * row);
    return {corner, QSizeF(grid.size, grid.size)};
}

} // namespace

CardGeometry freePlace(const Director& director) {
    const int cards = static_cast<int>(director.board().tableCards().size());
    return tablePlace(director.layout(), cards, cards + 1);
}

std::vector<ChoiceBadge> choiceBadges(const Director& director, const PlayChooser& chooser) {
    std::vector<ChoiceBadge> badges;
    if (!chooser.choosing() || chooser.choices().size() < 2) {
        return badges;
    }
    const Poses poses = restingPoses(director.board(), director.layout());
    const qreal text = director.layout().textHeight();
    std::map<int, int> used; // badges so far, by the card's index
    const CardSet touched = chooser.touched();
    const auto put = [&](int choice, std::optional<Card> card) {
        const CardGeometry geometry = card ? poses[*card].geometry : freePlace(director);
        const qreal wanted = std::max(text * 1.5, geometry.height * 0.17);
        const bool isTouched = card && touched.contains(*card);
        const int count = card && !isTouched ? chooser.choicesWith(*card) : 1;
        const int before = card ? used[card->index()]++ : 0;
        badges.push_back(
            {badgeRect(geometry, badgeGrid(geometry, wanted, count), before, count), choice, card});
    };
    int number = 0;
    for (const CardSet choice : chooser.choices()) {
        // Touched cards are in all of them.
        for (const Card card : choice == touched ? choice : choice - touched) {
            put(number, card);
        }
        if (choice.empty()) {
            put(number, std::nullopt);
        }
        ++number;
    }
    return badges;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/input/play_chooser.h"
#include "table/motion/director.h"
#include "table/painting/card_marks.h"

namespace settebello {

/// Paints what the card being chosen for would take: a ring around each table card in the colours
/// of its choices, the choices' numbers, and the hand cards that take what was touched.
class ChoiceOverlay {
public:
    /// @param theme must outlive the overlay, as must the others.
    ChoiceOverlay(const TableTheme& theme, const QFont& font, const Director& director,
                  const PlayChooser& chooser)
        : m_theme(theme)
        , m_marks(theme, font)
        , m_director(director)
        , m_chooser(chooser) {}

    /// @param poses as painted.
    void paint(QPainter& painter, const Poses& poses) const;

private:
    void paintTouched(QPainter& painter, const Poses& poses) const;
    void paintRings(QPainter& painter, Card card, const Pose& pose) const;

    const TableTheme& m_theme;
    CardMarks m_marks;
    const Director& m_director;
    const PlayChooser& m_chooser;
};

} // namespace settebello

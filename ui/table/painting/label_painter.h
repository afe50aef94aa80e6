// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/layout/table_layout.h"
#include "table/motion/board.h"
#include "table/painting/plate_marks.h"
#include "table/painting/table_theme.h"

#include <QFont>
#include <QString>

#include <vector>

class QPainter;

namespace settebello {

/// The player of a seat, as its label shows it.
struct SeatLabel {
    QString name;
    QString level; ///< may be empty
};

/// A text on a label: in one line, no wider than its place.
struct LabelText {
    QRectF place;
    QString text;  ///< as shown
    QString whole; ///< as it would be shown if there were room
    QFont font;
    QColor colour;
};

/// Paints the labels of the seats: names, points, whose turn it is, who deals.
class LabelPainter {
public:
    /// @param signs of the deck in use.
    LabelPainter(const TableTheme& theme, const QFont& font, SuitSymbols signs = SuitSymbols::Latin)
        : m_theme(theme)
        , m_font(font)
        , m_signs(signs) {}

    /// @param turn the seat to answer, or −1. @param counts running counts are shown.
    void paint(QPainter& painter, const Board& board, const TableLayout& layout,
               const std::vector<SeatLabel>& seats, int turn, bool counts) const;

    /// All texts of the labels, in their places. A name or level that is too long ends in dots.
    std::vector<LabelText> texts(const Board& board, const TableLayout& layout,
                                 const std::vector<SeatLabel>& seats, bool counts) const;

    /// The tool tip of a seat's label, with everything that it shows.
    static QString toolTipText(const Board& board, const TableLayout& layout,
                               const std::vector<SeatLabel>& seats, int seat, bool counts);

private:
    /// A label's lines without the marks beside them.
    struct Lines {
        QRectF name, level, points, counts;
        QRectF team, turn, dealer; ///< marks; of points also a team's
        int side = -1;             ///< whose points stand here, or −1
    };
    Lines linesOf(const Board& board, const TableLayout& layout, int seat, bool level) const;
    void paintSeat(QPainter& painter, const Board& board, const TableLayout& layout, int seat,
                   bool level, bool turn, bool counts) const;
    QRectF countPlace(const QRectF& line, int i) const;

    const TableTheme& m_theme;
    QFont m_font;
    SuitSymbols m_signs;
};

} // namespace settebello

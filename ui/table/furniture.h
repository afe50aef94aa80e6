// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/board.h"
#include "table/table_layout.h"
#include "table/table_theme.h"

#include <QFont>
#include <QString>

#include <vector>

class QPainter;

namespace settebello {

/// Who sits at a seat, as its label says it.
struct SeatWords {
    QString name;
    QString level; ///< may be empty
};

/// Paints what stands on the table beside the cards: names, points, whose turn it is, who deals.
class Furniture {
public:
    Furniture(const TableTheme& theme, const QFont& font)
        : m_theme(theme)
        , m_font(font) {}

    /// @param turn the seat to answer, or −1.
    void paint(QPainter& painter, const Board& board, const TableLayout& layout,
               const std::vector<SeatWords>& seats, int turn, bool counts) const;

    /// Text as large as the font and smaller if it must be, so that nothing is cut off.
    static void drawFitted(QPainter& painter, const QRectF& rect, int flags, const QString& text,
                           QFont font);

private:
    void paintSeat(QPainter& painter, const Board& board, const TableLayout& layout, int seat,
                   const SeatWords& words, bool turn) const;
    void paintPlate(QPainter& painter, const Board& board, const TableLayout& layout, int side,
                    bool counts) const;
    QRectF plateOf(const Board& board, const TableLayout& layout, int seat) const;
    QFont sized(qreal pixels, bool bold) const;

    const TableTheme& m_theme;
    QFont m_font;
};

} // namespace settebello

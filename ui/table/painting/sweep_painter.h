// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/layout/table_layout.h"
#include "table/motion/stage.h"
#include "table/painting/table_theme.h"

#include <QPainterPath>
#include <QPixmap>

#include <array>

class QFont;
class QPainter;

namespace settebello {

/// What is seen when the table is swept: a broom's stroke of light from left to right writes the
/// word and whirls up chips of the majolica, or coins where the settebello is in it. Everything is
/// drawn ahead of time; painting only puts pixmaps down.
class SweepPainter {
public:
    /// Draws what painting needs, unless nothing has changed. Takes about 30 ms.
    void fit(const TableLayout& layout, const TableTheme& theme, const QFont& font,
             const QString& word, qreal ratio);
    /// @param effect of Kind::Broom. Paints within area().
    void paint(QPainter& painter, const Effect& effect) const;
    /// All that painting may touch.
    QRectF area() const { return m_area; }

private:
    static constexpr int kChips = 4;

    void drawBroom(const TableTheme& theme);
    void drawRays(const TableTheme& theme);
    qreal chipSize() const;
    void drawChips(const TableTheme& theme);
    void drawGlint();
    void dropPaintEngines();
    QPixmap canvas(QSizeF size) const;
    qreal broomAt(qreal progress) const;
    void paintWord(QPainter& painter, const Effect& effect) const;
    void paintChips(QPainter& painter, const Effect& effect) const;

    QString m_made; ///< what the pixmaps were made from, in a word
    QString m_wordWritten;
    QPainterPath m_letters; ///< of that word
    QRectF m_area;
    qreal m_ratio = 1;
    qreal m_unit = 0; ///< how high a small letter is
    QRectF m_wordRect;
    QPixmap m_word;
    QPixmap m_broom;
    QPixmap m_rays;
    std::array<QPixmap, kChips> m_chips;
    QPixmap m_coin;
    QPixmap m_glint;
};

} // namespace settebello

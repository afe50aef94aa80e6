// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/layout/table_layout.h"
#include "table/motion/stage.h"
#include "table/painting/sweep_pictures.h"
#include "tasks/task.h"

#include <QPixmap>

#include <array>

class QFont;
class QPainter;

namespace settebello {

/// Where the word stands when the table is swept.
QRectF sweepWordPlace(const TableLayout& layout, const QString& word, const QFont& font);

/// What is seen when the table is swept: a broom's stroke of light from left to right writes the
/// word and whirls up chips of the majolica, or coins where the settebello is in it. Everything is
/// drawn ahead of time; painting only puts pixmaps down.
class SweepPainter {
public:
    /// Lets what painting needs be drawn on another thread, unless nothing has changed. Until that
    /// is done, paint() paints nothing.
    void fit(const TableLayout& layout, const TableTheme& theme, const QFont& font,
             const QString& word, qreal ratio);
    /// @param effect of Kind::Broom. Paints within area().
    void paint(QPainter& painter, const Effect& effect) const;
    /// All that painting may touch.
    QRectF area() const { return m_area; }

private:
    void use(const SweepPictures& pictures);
    qreal broomAt(qreal progress) const;
    qreal seenAt(qreal x) const;
    void paintBroom(QPainter& painter, qreal left, qreal opacity) const;
    void paintWord(QPainter& painter, const Effect& effect) const;
    void paintChips(QPainter& painter, const Effect& effect) const;

    Task m_drawing;
    QString m_wanted; ///< what the pixmaps are or will be made from, in a word
    QRectF m_area;
    qreal m_ratio = 1;
    qreal m_unit = 0; ///< how high a small letter is
    QRectF m_wordRect;
    QPixmap m_word; ///< null until all are drawn
    QPixmap m_broom;
    QPixmap m_rays;
    std::array<QPixmap, kSweepChips> m_chips;
    QPixmap m_coin;
    QPixmap m_glint;
};

} // namespace settebello

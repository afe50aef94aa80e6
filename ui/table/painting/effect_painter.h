// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/motion/pose.h"
#include "table/motion/stage.h"
#include "table/painting/fitted_text.h"
#include "table/painting/sweep_painter.h"
#include "table/painting/table_theme.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace settebello {

/// Paints what a motion shows beside the cards: texts, the sweep, rows of cards, points on their
/// way to the plates.
class EffectPainter {
public:
    /// For what is painted from now on. @param theme must outlive this.
    void setStyle(const TableTheme& theme, const QFont& font);
    /// Whether Esc ends the counting, as it does everywhere but in the lesson.
    void setEscapeSkips(bool skips) { m_escapeSkips = skips; }
    /// Draws ahead of time what a sweep needs.
    void prepare(const TableLayout& layout, const QString& sweep, qreal ratio);

    /// The region to be painted again since the last call.
    QRegion changed(const Effect& effect, const TableLayout& layout);

    /// Under the moving cards: the panel of the rows, with their texts.
    void paintUnder(QPainter& painter, const Effect& effect, const TableLayout& layout) const;
    /// Over all cards. @param poses as painted.
    void paintOver(QPainter& painter, const Effect& effect, const TableLayout& layout,
                   const Poses& poses) const;

    /// How to skip what is counted, below its rows.
    struct FootText {
        QRectF place;
        FittedText text;
    };
    FootText footText(const Effect& effect, const TableLayout& layout) const;

private:
    QRectF area(const Effect& effect, const TableLayout& layout) const;
    QRectF tokenRect(const Effect& effect, const Effect::Token& token,
                     const TableLayout& layout) const;
    void paintRow(QPainter& painter, const Effect::Row& row, const QRectF& area,
                  const QRectF& texts, qreal textHeight) const;
    void paintText(QPainter& painter, const Effect& effect, const TableLayout& layout) const;
    void paintTokens(QPainter& painter, const Effect& effect, const TableLayout& layout) const;
    void paintTags(QPainter& painter, const Effect& effect, const TableLayout& layout,
                   const Poses& poses) const;

    TableTheme m_theme;
    QFont m_font;
    SweepPainter m_sweep;
    bool m_escapeSkips = true;
    Effect m_last;    ///< when changes were asked for last
    QRectF m_covered; ///< what it may have touched
};

} // namespace settebello

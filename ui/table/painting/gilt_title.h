// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/painting/table_theme.h"
#include "tasks/task.h"

#include <QPixmap>
#include <QSizeF>

class QPainter;
class QWidget;

namespace settebello {

/// A gilt word in a widget. It is drawn on another thread; meanwhile the one before is stretched,
/// or nothing is painted.
class GiltTitle {
public:
    /// @param widget is painted again when the word has been drawn. Must outlive this.
    explicit GiltTitle(QWidget& widget)
        : m_widget(widget) {}

    /// The size of a word with its margin, if a unit is 1.
    QSizeF size(const QString& word) const;
    /// Shows this word from now on. @param unit how many device-independent pixels a unit is.
    void show(const QString& word, const TableTheme& theme, qreal unit);
    /// Paints the word that show() was given.
    void paint(QPainter& painter, QPointF topLeft) const;

private:
    QWidget& m_widget;
    Task m_drawing;
    QString m_wanted; ///< what the pixmap is or will be, in a word
    QSizeF m_size;
    QPixmap m_pixmap;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/painting/table_theme.h"

#include <QString>
#include <QWidget>

namespace settebello {

class TableLayout;

/// What somebody at the table says, for a moment, beside their plate. Neither keys nor clicks are
/// for it.
class SpeechBubble : public QWidget {
    Q_OBJECT

public:
    explicit SpeechBubble(QWidget* table);

    void setTheme(const TableTheme& theme);
    /// @param seat who says it.
    void say(const QString& text, int seat, const TableLayout& layout);
    /// After the layout has changed.
    void place(const TableLayout& layout);
    const QString& text() const { return m_text; }
    int seat() const { return m_seat; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont textFont(const TableLayout& layout) const;

    QString m_text;
    int m_seat = 0;
    TableTheme m_theme;
    QRectF m_body;  ///< without the tail, in this widget
    QPointF m_tail; ///< its tip
};

} // namespace settebello

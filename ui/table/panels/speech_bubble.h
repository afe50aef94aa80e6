// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/painting/table_theme.h"

#include <QString>
#include <QWidget>

#include <vector>

namespace settebello {

class Board;
class TableLayout;

/// What somebody at the table says, for a moment, beside their plate, where it covers no card,
/// tool, caption or label. Neither keys nor clicks are for it.
class SpeechBubble : public QWidget {
    Q_OBJECT

public:
    explicit SpeechBubble(QWidget* table);

    void setTheme(const TableTheme& theme);
    /// @param seat who says it. @return whether it is shown: there may be no room for it
    bool say(const QString& text, int seat, const TableLayout& layout, const Board& board);
    /// After the layout has changed. @return whether it is shown
    bool place(const TableLayout& layout, const Board& board);
    /// When cards are laid: moves only if it would cover any.
    void makeWay(const TableLayout& layout, const Board& board);
    /// What is shown on the cloth for now and must not be covered either; nothing if it is empty.
    void keepClearOf(const QRectF& panel) { m_panel = panel; }
    const QString& text() const { return m_text; }
    int seat() const { return m_seat; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<QRectF> thingsOn(const TableLayout& layout, const Board& board) const;
    QFont textFont(const TableLayout& layout, qreal letters) const;
    void find(const TableLayout& layout, const std::vector<QRectF>& things, qreal widest,
              qreal& least);

    QString m_text;
    int m_seat = 0;
    TableTheme m_theme;
    QRectF m_panel;
    QRectF m_body;  ///< without the tail, in this widget
    QPointF m_tail; ///< its tip
};

} // namespace settebello

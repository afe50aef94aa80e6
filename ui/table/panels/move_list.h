// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/event.h"
#include "table/motion/move_mark.h"
#include "table/painting/table_theme.h"

#include <QFrame>

#include <optional>
#include <utility>
#include <vector>

class QLabel;
class QListWidget;
class QToolButton;

namespace settebello {

class Director;
class MatchSource;
class TableLayout;

/// The moves of the round as text, one line each, at the left of the table cards, which make room
/// for it; of a match in play only the last where nothing else may be looked at (`table.lookBack`).
/// Opened and closed by the player; contains only what everybody may know.
class MoveList : public QFrame {
    Q_OBJECT

public:
    /// @param source for the names in its match. @param director for where cards lie. @param table
    /// the widget it lies on; its parent. Closed at first.
    MoveList(const MatchSource& source, const Director& director, QWidget* table);

    /// The round's events so far, instead of those before.
    void set(const Events& events);
    /// Adds an event. One that is shown again changes nothing; the start of a round begins a new
    /// list.
    void append(const Event& event);

    /// Opens with the focus on the last move, or closes and gives the focus back.
    void setOpen(bool open);
    bool isOpen() const { return !isHidden(); }
    void setTheme(const TableTheme& theme);
    /// After the layout has changed.
    void place(const TableLayout& layout);
    /// How much of their width the table cards leave to it; 0 where there is enough beside them.
    qreal requiredWidth() const { return m_requiredWidth; }
    void retranslate();
    /// The lines as they are read.
    QStringList lines() const;

signals:
    /// requiredWidth() has changed.
    void requiredWidthChanged();
    /// What it covers of the table may have changed.
    void coverChanged();
    void openChanged(bool open);
    /// A move was selected in the list, or none any more.
    void moveSelected(const std::optional<settebello::MoveMark>& move);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool onlyLast() const;
    void refill();
    void addLines(std::size_t from);
    void need(qreal width);
    QRectF room() const;
    qreal leastWidth() const;
    qreal wantedWidth() const;
    bool takesRoom();
    void fit();
    void selectMove(int row);

    const MatchSource& m_source;
    const Director& m_director;
    QLabel* m_title;
    QToolButton* m_close;
    QListWidget* m_list;
    TableTheme m_theme;
    Events m_events;
    int m_moves = 0;   ///< numbered so far
    int m_pixels = 14; ///< of its text
    qreal m_requiredWidth = 0;
    std::pair<QSizeF, qreal> m_table; ///< its size and text, for which that is
};

} // namespace settebello

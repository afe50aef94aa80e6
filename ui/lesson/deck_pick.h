// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/painting/table_theme.h"

#include <QWidget>

#include <vector>

class QGridLayout;

namespace settebello {

class DeckTile;

/// "Which cards do you know?": a tile for each of the program's own drawn decks.
class DeckPick : public QWidget {
    Q_OBJECT

public:
    /// @param current the id of the deck in use.
    explicit DeckPick(const QString& current, QWidget* parent = nullptr);

    void setTheme(const TableTheme& theme);
    /// @param text the height of the names' letters, @param card that of the cards; in pixels.
    void setLook(int text, int card);
    void setColumns(int columns);
    int count() const { return static_cast<int>(m_tiles.size()); }

signals:
    void chosen(const QString& id);

private:
    QGridLayout* m_grid;
    std::vector<DeckTile*> m_tiles;
};

} // namespace settebello

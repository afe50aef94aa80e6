// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/rules_json.h"

#include <QList>
#include <QListWidget>

#include <functional>
#include <optional>
#include <vector>

namespace settebello {

class CardPictures;
struct Preset;

/// Lists the games to start from: the rules of the last match if they are none of the others, the
/// player's house rules, then every preset with its name, its origin and a line about its
/// character. As tiles, side by side, they have emblems, and those of the country of the language
/// in use come first (gameGroups()).
class PresetList : public QListWidget {
    Q_OBJECT

public:
    explicit PresetList(QWidget* parent = nullptr);
    /// As tiles. @param pictures of the emblems; must outlive the list.
    explicit PresetList(CardPictures& pictures, QWidget* parent = nullptr);

    void setHouseRules(const std::vector<NamedRules>& houseRules);
    /// The rules of the last match, as they were played.
    void setLast(const NamedRules& rules);
    /// Marks the game that these rules were made from; chosen() is not emitted.
    void select(const NamedRules& rules);
    /// The index of the marked house rules in those of setHouseRules(), or −1.
    int selectedHouseRules() const;

signals:
    /// The player has chosen a game. Its name is that of the house rules, or empty for a preset.
    void chosen(const settebello::NamedRules& rules);
    /// The selected game was announced to screen readers, as the list has the focus now.
    void selectedAnnounced(int row);

protected:
    void changeEvent(QEvent* event) override;
    /// Left and right lead to the games before and after, as they are read.
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void focusInEvent(QFocusEvent* event) override;
    /// What is selected stays in sight.
    void resizeEvent(QResizeEvent* event) override;

private:
    PresetList(CardPictures* pictures, QWidget* parent);
    void fill();
    void fillTiles();
    void addLast();
    void addHouseRules();
    bool mark(const std::function<bool(const NamedRules&)>& isMeant);
    void layOutTiles();
    void addHeading(const QString& text);
    void addPreset(const Preset& preset);
    void addGame(const NamedRules& rules, const QString& name, const QString& origin,
                 const QString& character);
    void emitChosen(int row);
    void announceSelected();

    std::vector<NamedRules> m_houseRules;
    std::optional<NamedRules> m_last; ///< see setLast()
    QList<NamedRules> m_games;        ///< by the items' index role; house rules first
    bool m_tiles;
};

} // namespace settebello

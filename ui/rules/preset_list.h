// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/rules_json.h"

#include <QList>
#include <QListWidget>

#include <vector>

namespace settebello {

class CardPictures;
struct Preset;

/// Lists the games to start from: the player's house rules, then every preset with its name, its
/// origin and a line about its character; or the five best known ones first, large and with an
/// emblem.
class PresetList : public QListWidget {
    Q_OBJECT

public:
    explicit PresetList(QWidget* parent = nullptr);
    /// With the best known games first. @param pictures of the emblems; must outlive the list.
    explicit PresetList(CardPictures& pictures, QWidget* parent = nullptr);

    void setHouseRules(const std::vector<NamedRules>& houseRules);
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
    void focusInEvent(QFocusEvent* event) override;
    /// What is selected stays in sight.
    void resizeEvent(QResizeEvent* event) override;

private:
    PresetList(CardPictures* pictures, QWidget* parent);
    void fill();
    void addHeading(const QString& text);
    QListWidgetItem* addPreset(const Preset& preset);
    QListWidgetItem* addGame(const NamedRules& rules, const QString& name, const QString& origin,
                             const QString& character);
    void emitChosen(int row);
    void announceSelected();

    std::vector<NamedRules> m_houseRules;
    QList<NamedRules> m_games; ///< by the items' index role
    bool m_firstGames;         ///< whether the best known ones come first
    int m_firstHouseRules = 0; ///< place in m_games
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/rules_json.h"

#include <QListWidget>

#include <vector>

namespace settebello {

/// The games one can start from: the player's house rules, then every preset with its name, where
/// it is from and a line on its character.
class PresetList : public QListWidget {
    Q_OBJECT

public:
    explicit PresetList(QWidget* parent = nullptr);

    void setHouseRules(const std::vector<NamedRules>& houseRules);
    /// Marks the one these rules were made from; chosen() is not sent.
    void select(const NamedRules& rules);
    /// The house rules marked, as a place in what setHouseRules() was given, or −1.
    int selectedHouseRules() const;

signals:
    /// The player has picked one. Its name is that of the house rules, or empty for a preset.
    void chosen(const settebello::NamedRules& rules);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void addHeading(const QString& text);
    void addGame(const NamedRules& rules, const QString& name, const QString& origin,
                 const QString& character);
    void emitChosen(int row);

    std::vector<NamedRules> m_houseRules;
    std::vector<NamedRules> m_games; ///< by the items' index role
};

} // namespace settebello

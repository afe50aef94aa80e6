// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/rules_json.h"

#include <QWidget>

class QPushButton;

namespace settebello {

class CardPictures;
class PresetList;
class SettingsStore;

/// What to play in the New match dialog: the player's house rules and the games, the rules of the
/// last match, and the match that was left.
class GamesColumn : public QWidget {
    Q_OBJECT

public:
    /// @param played whether "as last time" means anything. @param pictures of the first games;
    /// must outlive the column.
    GamesColumn(SettingsStore& store, CardPictures& pictures, bool played,
                QWidget* parent = nullptr);

    PresetList& list() { return *m_list; }
    /// Shows whether the last match had other rules than these.
    void compareLast(const NamedRules& rules);
    /// Whether to offer to go on with another match instead.
    void setUnfinished(bool unfinished);

signals:
    /// The player has chosen rules.
    void chosen(const settebello::NamedRules& rules);
    /// The player would rather go on with the match that was left.
    void continueAsked();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    SettingsStore& m_store;
    bool m_played;
    PresetList* m_list;
    QPushButton* m_lastTime;
    QPushButton* m_continue;
};

} // namespace settebello

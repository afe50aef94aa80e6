// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/rules_json.h"

#include <QPushButton>

#include <optional>

class QAction;

namespace settebello {

class SettingsStore;

/// Saves rule sets under names that the player chooses, and exports and imports them as files
/// (interfaces.md §1).
class HouseRulesButton : public QPushButton {
    Q_OBJECT

public:
    explicit HouseRulesButton(SettingsStore& store, QWidget* parent = nullptr);

    /// Sets what would be saved or exported. @param isHouseRules whether it is one of the settings'
    /// house rules. @param playable whether it has no faults.
    void setRules(const NamedRules& rules, bool isHouseRules, bool playable);

    /// Saves the rules under that name, replacing others of the same name.
    void save(const QString& name);
    /// Renames the chosen house rules, unless the name is taken. @return an error message; empty on
    /// success.
    QString rename(const QString& name);
    /// Removes the chosen house rules; bringBack() restores them.
    void remove();
    void bringBack();
    /// Reads a rule file. @return an error message; empty if chosen() was emitted.
    QString import(const QString& file);
    /// Writes a rule file. @return an error message; empty on success.
    QString exportTo(const QString& file) const;

signals:
    /// A rule file was read, or rules were saved, and should be shown.
    void chosen(const settebello::NamedRules& rules);

protected:
    void changeEvent(QEvent* event) override;

private:
    void askAndSave();
    void askAndImport();
    void askAndExport();
    void askAndRename();
    void showProblem(const QString& problem);
    void retranslate();

    SettingsStore& m_store;
    NamedRules m_rules;
    std::optional<NamedRules> m_removed; ///< the last ones removed
    QAction* m_save;
    QAction* m_rename;
    QAction* m_remove;
    QAction* m_bringBack;
    QAction* m_import;
    QAction* m_export;
};

} // namespace settebello

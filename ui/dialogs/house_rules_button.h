// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/rules_json.h"

#include <QPushButton>

#include <optional>

class QAction;

namespace settebello {

class SettingsStore;

/// Keeps rule sets under a name of the player's own, and passes them on as files (interfaces.md
/// §1).
class HouseRulesButton : public QPushButton {
    Q_OBJECT

public:
    explicit HouseRulesButton(SettingsStore& store, QWidget* parent = nullptr);

    /// What would be saved or exported now. @param isHouseRules it stands among the settings' house
    /// rules. @param playable it has no faults.
    void setRules(const NamedRules& rules, bool isHouseRules, bool playable);

    /// Keeps the rules under that name, in place of others of the name.
    void save(const QString& name);
    /// Gives the house rules chosen another name, if nothing else has it. @return what is wrong, in
    /// a sentence; empty if it was done.
    QString rename(const QString& name);
    /// Removes the house rules chosen; bringBack() keeps them once more.
    void remove();
    void bringBack();
    /// Reads a rule file. @return what is wrong, in sentences; empty if imported() was sent.
    QString import(const QString& file);
    /// Writes a rule file. @return what went wrong, or empty.
    QString exportTo(const QString& file) const;

signals:
    /// A rule file was read, or rules were saved: they are to be shown.
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
    std::optional<NamedRules> m_removed; ///< last, to be brought back
    QAction* m_save;
    QAction* m_rename;
    QAction* m_remove;
    QAction* m_bringBack;
    QAction* m_import;
    QAction* m_export;
};

} // namespace settebello

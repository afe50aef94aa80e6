// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/rules_json.h"

#include <QList>
#include <QPushButton>

#include <functional>
#include <optional>

class QAction;

namespace settebello {

class RulesDraft;
class SettingsStore;

/// Lists the rule sets that the player has saved, saves them under names, and exports and imports
/// them as files (interfaces.md §1). Asks before anything is overwritten, and says what was done.
class HouseRulesButton : public QPushButton {
    Q_OBJECT

public:
    explicit HouseRulesButton(SettingsStore& store, QWidget* parent = nullptr);

    /// Sets what would be saved or exported. @param playable whether it has no faults.
    void setRules(const RulesDraft& draft, bool playable);

    /// Asks for a name and saves the rules under it.
    void askAndSave();
    /// Saves the rules under that name. If it is the name of others, asks first.
    void saveAs(const QString& name);
    /// Saves the rules under that name, replacing others of the same name.
    void save(const QString& name);
    /// Renames the chosen house rules, unless the name is taken. @return an error message; empty on
    /// success.
    QString rename(const QString& name);
    /// Removes the chosen house rules; bringBack() restores them.
    void remove();
    void bringBack();
    /// Reads a rule file and keeps its rules. @return an error message; empty on success.
    QString import(const QString& file);
    /// Keeps rules from elsewhere under their name. If it is the name of others, asks what to do.
    void keep(const NamedRules& rules);
    /// Writes a rule file. @return an error message; empty on success.
    QString exportTo(const QString& file) const;

signals:
    /// Rules were read, saved, renamed or removed, and should be shown.
    void chosen(const settebello::NamedRules& rules);
    /// What was done, in a sentence.
    void noticeAsked(const QString& notice);
    /// House rules were removed, which bringBack() restores; a sentence says which.
    void removed(const QString& done);

protected:
    void changeEvent(QEvent* event) override;

private:
    void listSaved();
    void put(const NamedRules& rules);
    void askAboutName(const NamedRules& others);
    void askAboutBoth(const NamedRules& mine, const NamedRules& theirs);
    void askAndImport();
    void askAndExport();
    void askAndRename();
    void showExported(const QString& file);
    void showProblem(const QString& problem);
    void retranslate();

    SettingsStore& m_store;
    NamedRules m_rules;
    bool m_unsaved = false;              ///< whether they have changes that are not saved
    std::optional<NamedRules> m_removed; ///< the last ones removed
    QList<QAction*> m_listed;            ///< those that are saved, and a line after them
    QAction* m_rename;
    QAction* m_remove;
    QAction* m_bringBack;
    QAction* m_import;
    QAction* m_export;
};

} // namespace settebello

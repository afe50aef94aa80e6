// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/score_pad_file.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace settebello {

class CountField;
class PresetList;
class SettingsStore;

/// Who plays at the table, and by which rules: any game of the list or house rules, for as many
/// players and points as they allow.
class SetupPage : public QWidget {
    Q_OBJECT

public:
    /// @param store of the house rules and the last match; must outlive the page.
    explicit SetupPage(SettingsStore& store, QWidget* parent = nullptr);

    /// Begins with the house rules as they are now. @param players the names typed last.
    void begin(const QStringList& players);
    /// What is chosen, with a pad without entries.
    KeptScore chosen() const;
    void takeFocus();

signals:
    void started();
    void cancelled();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeForm();
    void setRules(const NamedRules& rules);
    void fillTables();
    void chooseTable(int place);
    void showNames();
    void retranslate();

    SettingsStore& m_store;
    NamedRules m_rules;
    PresetList* m_list;
    QLabel* m_heading;
    QLabel* m_tableLabel = nullptr;
    QComboBox* m_table = nullptr; ///< how many players, and whether in teams
    QLabel* m_targetLabel = nullptr;
    CountField* m_target = nullptr;
    QList<QLabel*> m_nameLabels;
    QList<QLineEdit*> m_names; ///< one for each seat of the largest table
    QPushButton* m_cancel = nullptr;
    QPushButton* m_start = nullptr;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/check_rules.h"
#include "rules/rule_keys.h"

#include <QString>
#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace settebello {

class DifferenceMark;
class FaultNote;
struct Preset;

/// One toggle of rules.md §2: its name, its value to change, what it does in a sentence, and beside
/// it, if there is one, what it does not go together with and what the preset has instead.
class RuleRow : public QWidget {
    Q_OBJECT

public:
    explicit RuleRow(const RuleKey& key, QWidget* parent = nullptr);

    const RuleKey& key() const { return m_key; }
    /// Shows the rule set's value; edited() is not sent.
    void setRules(const RuleSet& rules);
    /// Marks the toggle if its value is another than that preset's. @return whether it is.
    bool compareWith(const Preset& preset);
    /// What the mark says, or nothing.
    QString difference() const;
    /// @param faults those of this toggle. @param rules the rule set that has them.
    void setFaults(const Faults& faults, const RuleSet& rules);
    QString fault() const;
    /// What is clicked or typed into.
    QWidget* editor() const;

signals:
    /// The player has chosen a value.
    void edited(int value);
    /// The player wants a conflict mended like this.
    void fixed(const settebello::RuleSet& rules);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeEditor();
    void layOut();
    void fitEditor();
    void describe();
    void retranslate();
    void retranslateChoices();

    const RuleKey& m_key;
    QBoxLayout* m_top;         ///< name and value
    QLabel* m_label = nullptr; ///< none beside a check box, which says it itself
    QLabel* m_explanation;
    FaultNote* m_fault;
    DifferenceMark* m_difference;
    int m_value = 0;       ///< of the rule set shown
    int m_presetValue = 0; ///< what the preset has
    QCheckBox* m_check = nullptr;
    QComboBox* m_choices = nullptr;
    QSpinBox* m_number = nullptr;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/check_rules.h"
#include "rules/rule_keys.h"

#include <QList>
#include <QString>
#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace settebello {

class ChoiceButtons;
class DifferenceMark;
class FaultNote;
struct Preset;

/// Edits one toggle of rules.md §2: its name, its value, a sentence that explains it, its conflicts
/// with other rules and its difference from the preset.
class RuleRow : public QWidget {
    Q_OBJECT

public:
    explicit RuleRow(const RuleKey& key, QWidget* parent = nullptr);
    /// A row with some values a click away, beside their name.
    RuleRow(const RuleKey& key, const QList<int>& offered, QWidget* parent = nullptr);

    const RuleKey& key() const { return m_key; }
    /// Shows the rule set's value; edited() is not emitted.
    void setRules(const RuleSet& rules);
    /// Marks the toggle if its value differs from that preset's. @return whether it does.
    bool compareWith(const Preset& preset);
    /// The text of the mark, or empty.
    QString difference() const;
    /// @param faults those of this toggle. @param rules the rule set that has them.
    void setFaults(const Faults& faults, const RuleSet& rules);
    QString fault() const;
    /// Lets some of the values that are a click away not be chosen. @param why for people.
    void setImpossible(const QList<int>& values, const QString& why);
    /// The widget that changes the value.
    QWidget* editor() const;
    /// The width of its name, and what to make of it, for rows one under the other.
    int nameWidth() const;
    void setNameWidth(int width);

signals:
    /// The player has chosen a value.
    void edited(int value);
    /// The player has chosen this way to resolve a conflict.
    void fixed(const settebello::RuleSet& rules);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeEditor(const QList<int>& offered);
    void makeField(const QList<int>& values);
    void makeOffered(const QList<int>& offered);
    bool isInTwoLines() const;
    QWidget* values() const;
    void layOut();
    void fitEditor();
    void fitDifference();
    void describe();
    void retranslate();
    void retranslateChoices();

    const RuleKey& m_key;
    QBoxLayout* m_top;         ///< name and value
    QBoxLayout* m_below;       ///< what it means, or its name, and how it differs
    QLabel* m_label = nullptr; ///< none beside a check box, which has its own text
    QLabel* m_explanation;
    FaultNote* m_fault;
    DifferenceMark* m_difference;
    QString m_impossible;  ///< why some values cannot be chosen
    RuleSet m_rules;       ///< the rule set shown
    int m_presetValue = 0; ///< what the preset has
    QCheckBox* m_check = nullptr;
    ChoiceButtons* m_offered = nullptr; ///< with the field for other values, if there are any
    QComboBox* m_choices = nullptr;
    QSpinBox* m_number = nullptr;
};

} // namespace settebello

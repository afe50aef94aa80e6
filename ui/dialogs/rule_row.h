// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_keys.h"

#include <QString>
#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace settebello {

/// One toggle of rules.md §2: its name, its value to change, what it does in a sentence, and beside
/// it, if there is one, what it does not go together with.
class RuleRow : public QWidget {
    Q_OBJECT

public:
    explicit RuleRow(const RuleKey& key, QWidget* parent = nullptr);

    const RuleKey& key() const { return m_key; }
    /// Shows the rule set's value; edited() is not sent.
    void setRules(const RuleSet& rules);
    /// @param text a sentence, or empty if all is well.
    void setFault(const QString& text);
    QString fault() const;
    /// What is clicked or typed into.
    QWidget* editor() const;

signals:
    /// The player has chosen a value.
    void edited(int value);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeEditor();
    void layOut();
    void fitEditor();
    void retranslate();
    void retranslateChoices();

    const RuleKey& m_key;
    QBoxLayout* m_top;         ///< name and value
    QLabel* m_label = nullptr; ///< none beside a check box, which says it itself
    QLabel* m_explanation;
    QLabel* m_fault;
    QCheckBox* m_check = nullptr;
    QComboBox* m_choices = nullptr;
    QSpinBox* m_number = nullptr;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/rules_json.h"

#include <QDialog>

#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace settebello {

class DifferencesView;
class PresetList;
class RulesDraft;

/// Compares rules with any house rules or game, in words.
class CompareRulesDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with what the rules were made from.
    CompareRulesDialog(const RulesDraft& draft, const std::vector<NamedRules>& houseRules,
                       QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void compareWith(const NamedRules& with);
    void retranslate();

    QString name() const;

    NamedRules m_rules;
    bool m_changed; ///< they have the name of others
    NamedRules m_with;
    QLabel* m_heading;
    PresetList* m_list;
    DifferencesView* m_differences;
    QBoxLayout* m_columns;
    QPushButton* m_close;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <QTextBrowser>

namespace settebello {

/// Shows the summary of a rule set.
class RulesPanel : public QTextBrowser {
    Q_OBJECT

public:
    explicit RulesPanel(QWidget* parent = nullptr);

    void setRules(const RuleSet& rules);

protected:
    void changeEvent(QEvent* event) override;

private:
    void updateText();

    RuleSet m_rules;
};

} // namespace settebello

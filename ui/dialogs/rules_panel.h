// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <QTextBrowser>

namespace settebello {

/// A rule set told in plain sentences, to read and to scroll.
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

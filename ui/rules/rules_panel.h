// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"
#include "rules/sections_view.h"

namespace settebello {

/// Shows the summary of a rule set.
class RulesPanel : public SectionsView {
    Q_OBJECT

public:
    explicit RulesPanel(QWidget* parent = nullptr);

    void setRules(const RuleSet& rules);

protected:
    void updateText() override;

private:
    RuleSet m_rules;
};

} // namespace settebello

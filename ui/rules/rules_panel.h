// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"
#include "rules/sections_view.h"

#include <string>

namespace settebello {

/// Shows the summary of a rule set.
class RulesPanel : public SectionsView {
    Q_OBJECT

public:
    explicit RulesPanel(QWidget* parent = nullptr);

    /// Where the rules of the same game were shown before, marks the sentences that are new, and
    /// lets the first of them be seen. @param base the preset that they are based on
    void setRules(const RuleSet& rules, const std::string& base);

protected:
    void updateText() override;

private:
    RuleSet m_rules;
    std::string m_base;
};

} // namespace settebello

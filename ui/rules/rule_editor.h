// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/check_rules.h"
#include "rules/rule_set.h"

#include <QWidget>

#include <string>
#include <string_view>
#include <vector>

namespace settebello {

class Collapsible;
class RuleRow;
struct Preset;

/// Edits the toggles of rules.md §2 in collapsible groups. Built from ruleKeys(), so that no toggle
/// can be forgotten, except those that a dialog shows elsewhere.
class RuleEditor : public QWidget {
    Q_OBJECT

public:
    /// @param elsewhere paths of toggles to leave out: "/table/players"
    explicit RuleEditor(const std::vector<std::string>& elsewhere = {}, QWidget* parent = nullptr);

    /// Shows the rule set; edited() is not emitted.
    void setRules(const RuleSet& rules);
    /// Marks every toggle that differs from that preset and shows their number in the group
    /// headings.
    /// @return how many differ.
    int compareWith(const Preset& preset);
    /// Shows each fault beside its toggle and opens its group.
    void setFaults(const Faults& faults);

    /// The row of a toggle; nullptr if there is none. @param path "/capture/maxCards"
    RuleRow* row(const std::string& path) const;
    /// Opens the group of that row and scrolls to it, if it is in a scroll area.
    void show(const std::string& path);

signals:
    void edited(const settebello::RuleSet& rules);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Group {
        std::string_view name; ///< the first group of toggles that it holds
        Collapsible* box = nullptr;
        std::vector<RuleRow*> rows;
        int differences = 0; ///< from the preset
    };

    Group& groupOf(std::string_view ruleGroup);
    void retranslate();

    RuleSet m_rules;
    std::vector<Group> m_groups;
};

} // namespace settebello

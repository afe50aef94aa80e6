// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rule_editor.h"

#include "rules/rule_row.h"
#include "text/rule_text.h"
#include "widgets/collapsible.h"

#include <QEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace settebello {

namespace {

/// Groups of only one or two toggles are shown together with a related group.
std::string_view heading(std::string_view ruleGroup) {
    if (ruleGroup == "table" || ruleGroup == "pack") {
        return "deal";
    }
    if (ruleGroup == "declarations") {
        return "scoring";
    }
    return ruleGroup == "sweep" ? "capture" : ruleGroup;
}

} // namespace

RuleEditor::RuleEditor(const std::vector<std::string>& elsewhere, QWidget* parent)
    : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_groups.reserve(8);
    for (const RuleKey& key : ruleKeys()) {
        if (std::find(elsewhere.begin(), elsewhere.end(), key.path()) != elsewhere.end()) {
            continue;
        }
        Group& group = groupOf(heading(key.group));
        if (!group.box) {
            group.box = new Collapsible(this);
            column->addWidget(group.box);
        }
        auto* row = new RuleRow(key, this);
        group.box->add(row);
        group.rows.push_back(row);
        connect(row, &RuleRow::edited, this, [this, &key](int value) {
            key.set(m_rules, value);
            emit edited(m_rules);
        });
        connect(row, &RuleRow::fixed, this, &RuleEditor::edited);
    }
    retranslate();
}

RuleEditor::Group& RuleEditor::groupOf(std::string_view ruleGroup) {
    const auto found = std::find_if(m_groups.begin(), m_groups.end(),
                                    [&](const Group& group) { return group.name == ruleGroup; });
    if (found != m_groups.end()) {
        return *found;
    }
    m_groups.push_back({ruleGroup, nullptr, {}, 0});
    return m_groups.back();
}

void RuleEditor::setRules(const RuleSet& rules) {
    m_rules = rules;
    for (const Group& group : m_groups) {
        for (RuleRow* row : group.rows) {
            row->setRules(rules);
        }
    }
}

int RuleEditor::compareWith(const Preset& preset) {
    int all = 0;
    for (Group& group : m_groups) {
        group.differences = 0;
        for (RuleRow* row : group.rows) {
            group.differences += row->compareWith(preset) ? 1 : 0;
        }
        all += group.differences;
    }
    retranslate();
    return all;
}

void RuleEditor::setFaults(const Faults& faults) {
    for (const Group& group : m_groups) {
        for (RuleRow* row : group.rows) {
            Faults here;
            std::copy_if(faults.begin(), faults.end(), std::back_inserter(here),
                         [row](const Fault& fault) { return fault.path == row->key().path(); });
            row->setFaults(here, m_rules);
            if (!here.empty()) {
                group.box->setOpen(true);
            }
        }
    }
}

RuleRow* RuleEditor::row(const std::string& path) const {
    for (const Group& group : m_groups) {
        for (RuleRow* row : group.rows) {
            if (row->key().path() == path) {
                return row;
            }
        }
    }
    return nullptr;
}

void RuleEditor::show(const std::string& path) {
    for (const Group& group : m_groups) {
        for (RuleRow* row : group.rows) {
            if (row->key().path() == path) {
                group.box->setOpen(true);
                row->editor()->setFocus();
            }
        }
    }
}

void RuleEditor::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void RuleEditor::retranslate() {
    for (const Group& group : m_groups) {
        const QString name = ruleGroupName(group.name);
        group.box->setTitle(
            group.differences == 0
                ? name
                : tr("%1 (%n changed)", "a group of rules", group.differences).arg(name));
    }
}

} // namespace settebello

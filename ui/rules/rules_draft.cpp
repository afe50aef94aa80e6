// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rules_draft.h"

#include "rules/presets.h"
#include "settings/settings_store.h"

namespace settebello {

RulesDraft::RulesDraft(const SettingsStore& store)
    : m_store(store) {}

bool RulesDraft::choose(const NamedRules& rules) {
    const bool others = rules.rules != m_rules.rules;
    const bool lost = others && unsaved();
    if (lost) {
        m_aside = m_rules;
    }
    m_rules = rules;
    if (others || !changed()) { // the same rules under another name are not saved by that
        m_chosen = rules.rules;
    }
    return lost;
}

void RulesDraft::edit(const RuleSet& rules) {
    const RuleSet before = m_rules.rules;
    m_rules.rules = rules;
    if (rules.table.teams == before.table.teams) {
        m_rules.rules.table.teams =
            withPlayers(before, rules.table.players, m_rules.base).table.teams;
    }
}

bool RulesDraft::isHouseRules() const {
    return saved() != nullptr;
}

const NamedRules* RulesDraft::saved() const {
    return m_rules.name.empty() ? nullptr
                                : findHouseRules(m_store.settings().houseRules, m_rules.name);
}

NamedRules RulesDraft::origin() const {
    const NamedRules* house = saved();
    return house != nullptr ? *house
                            : NamedRules{"", m_rules.base, findPreset(m_rules.base)->rules};
}

bool RulesDraft::bringBack() {
    Q_ASSERT(m_aside);
    const NamedRules aside = *m_aside;
    m_aside.reset();
    const bool others = choose(aside);
    m_chosen = origin().rules;
    return others;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/house_rules.h"

#include <optional>

namespace settebello {

class SettingsStore;

/// The rules that are being set up, and what of them is not saved yet.
class RulesDraft {
public:
    explicit RulesDraft(const SettingsStore& store);

    const NamedRules& rules() const { return m_rules; }
    /// Takes other rules. Unsaved changes to the previous ones are put aside.
    /// @return whether there were any.
    bool choose(const NamedRules& rules);
    /// The player changes the rules, which keep their name. With another number of players teams
    /// are as withPlayers() has them, unless they were changed as well.
    void edit(const RuleSet& rules);

    /// Whether there are house rules of this name.
    bool isHouseRules() const;
    /// What the rules were made from: the house rules of this name, or else the game.
    NamedRules origin() const;
    /// Whether they are not as they were made, but for the number of players.
    bool changed() const { return !isSameGame(m_rules.rules, origin().rules, m_rules.base); }
    /// Whether the player has changed them since they were chosen.
    bool unsaved() const { return changed() && !isSameGame(m_rules.rules, m_chosen, m_rules.base); }

    /// The changed rules that were put aside last.
    const std::optional<NamedRules>& aside() const { return m_aside; }
    void setAside(const NamedRules& rules) { m_aside = rules; }
    /// Goes back to them, which are as unsaved as before. @return whether that has put others
    /// aside. @pre aside()
    bool bringBack();

private:
    const NamedRules* saved() const;

    const SettingsStore& m_store;
    NamedRules m_rules;
    RuleSet m_chosen; ///< as they were when they were chosen
    std::optional<NamedRules> m_aside;
};

} // namespace settebello

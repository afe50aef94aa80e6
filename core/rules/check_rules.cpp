// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/check_rules.h"

#include "rules/rule_keys.h"

namespace settebello {

namespace {

/// Collects faults, each with the offending key's path and value.
class Faults {
public:
    explicit Faults(const RuleSet& rules)
        : m_rules(rules) {}

    void add(RuleProblem problem, std::string_view group, std::string_view key,
             const std::string& reason) {
        const RuleKey& rule = *findRuleKey(group, key);
        m_faults.push_back(
            {problem, rule.path(), rule.valueText(rule.get(m_rules)) + ": " + reason});
    }

    std::vector<RuleFault> take() { return std::move(m_faults); }
    bool empty() const { return m_faults.empty(); }

private:
    const RuleSet& m_rules;
    std::vector<RuleFault> m_faults;
};

void checkShares(const RuleSet& rules, Faults& faults) {
    const int cards = rules.pack.cards - rules.deal.tableCards;
    const int players = rules.table.players;
    const std::string sums = std::to_string(cards) + " cards among " + std::to_string(players);
    if (rules.deal.handCards == HandCards::All) {
        return;
    }
    if (cards % players != 0) {
        faults.add(RuleProblem::SharesDoNotDivide, "deal", "handCards",
                   sums + " players do not come out even; other numbers of players or all");
    } else if (rules.deal.handCards == HandCards::Six && cards / players % 6 != 0) {
        faults.add(RuleProblem::SharesNotSixes, "deal", "handCards",
                   sums + " players are not packets of six; 3 or all");
    }
}

} // namespace

std::vector<RuleFault> checkRules(const RuleSet& rules) {
    Faults faults(rules);
    for (const RuleKey& key : ruleKeys()) {
        if (!key.allows(key.get(rules))) {
            faults.add(RuleProblem::ValueNotAllowed, key.group, key.key,
                       "not one of " + key.allowedText());
        }
    }
    if (!faults.empty()) {
        return faults.take(); // what follows reckons with these values
    }
    if (rules.table.teams && rules.table.players != 4 && rules.table.players != 6) {
        faults.add(RuleProblem::TeamsNeedFourOrSix, "table", "teams", "teams need 4 or 6 players");
    }
    checkShares(rules, faults);
    const bool threes = rules.deal.handCards == HandCards::Three;
    if (rules.deal.cutterChooses && !threes) {
        faults.add(RuleProblem::CutNeedsThrees, "deal", "cutterChooses",
                   "the cutter's choice needs handCards 3");
    }
    if (rules.deal.cutterChooses && rules.deal.tableCards != 4) {
        faults.add(RuleProblem::CutNeedsTable, "deal", "cutterChooses",
                   "the cutter's choice needs tableCards 4");
    }
    if (rules.capture.loneAce == LoneAce::TakesItself && rules.capture.ace == Ace::Plain) {
        faults.add(RuleProblem::LoneAceNeedsTakingAce, "capture", "loneAce",
                   "needs ace sweepsAll or takesAll");
    }
    if (rules.scoring.declarations != Declarations::None && rules.table.players != 2) {
        faults.add(RuleProblem::DeclarationsNeedTwo, "scoring", "declarations",
                   "declarations need 2 players");
    }
    if (rules.scoring.declarations != Declarations::None && !threes) {
        faults.add(RuleProblem::DeclarationsNeedThrees, "scoring", "declarations",
                   "declarations need handCards 3");
    }
    return faults.take();
}

bool napolaIsOutOfReach(const RuleSet& rules) {
    return rules.scoring.napola != Napola::None && rules.pack.cards != kCardCount;
}

} // namespace settebello

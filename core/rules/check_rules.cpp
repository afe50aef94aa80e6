// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/check_rules.h"

#include "rules/rule_keys.h"

#include <utility>

namespace settebello {

namespace {

/// Collects faults with the path and the value of their keys.
class RuleFaults {
public:
    explicit RuleFaults(const RuleSet& rules)
        : m_rules(rules) {}

    /// @param details the arguments after the key's value.
    void add(FaultCode code, const RuleKey& key, const std::vector<Fault::Argument>& details = {}) {
        std::vector<Fault::Argument> arguments{key.valueText(key.get(m_rules))};
        arguments.insert(arguments.end(), details.begin(), details.end());
        m_faults.push_back({key.path(), code, std::move(arguments)});
    }
    void add(FaultCode code, std::string_view group, std::string_view key,
             const std::vector<Fault::Argument>& details = {}) {
        add(code, *findRuleKey(group, key), details);
    }

    Faults take() { return std::move(m_faults); }
    bool empty() const { return m_faults.empty(); }

private:
    const RuleSet& m_rules;
    Faults m_faults;
};

void checkShares(const RuleSet& rules, RuleFaults& faults) {
    const int cards = rules.pack.cards - rules.deal.tableCards;
    const int players = rules.table.players;
    if (rules.deal.handCards == HandCards::All) {
        return;
    }
    if (cards % players != 0) {
        faults.add(FaultCode::SharesDoNotDivide, "deal", "handCards", {cards, players});
    } else if (rules.deal.handCards == HandCards::Six && cards / players % 6 != 0) {
        faults.add(FaultCode::SharesNotSixes, "deal", "handCards", {cards, players});
    }
}

} // namespace

Faults checkRules(const RuleSet& rules) {
    RuleFaults faults(rules);
    for (const RuleKey& key : ruleKeys()) {
        if (!key.allows(key.get(rules))) {
            faults.add(FaultCode::RuleValueNotAllowed, key, {key.allowedText()});
        }
    }
    if (!faults.empty()) {
        return faults.take(); // the checks below need allowed values
    }
    if (rules.table.teams && rules.table.players != 4 && rules.table.players != 6) {
        faults.add(FaultCode::TeamsNeedFourOrSix, "table", "teams");
    }
    checkShares(rules, faults);
    const bool threes = rules.deal.handCards == HandCards::Three;
    if (rules.deal.cutterChooses && !threes) {
        faults.add(FaultCode::CutNeedsThrees, "deal", "cutterChooses");
    }
    if (rules.deal.cutterChooses && rules.deal.tableCards != 4) {
        faults.add(FaultCode::CutNeedsTable, "deal", "cutterChooses");
    }
    if (rules.deal.tableSweeps && rules.deal.tableCards != 4) {
        faults.add(FaultCode::TableSweepsNeedTable, "deal", "tableSweeps");
    }
    if (rules.capture.loneAce == LoneAce::TakesItself && rules.capture.ace == Ace::Plain) {
        faults.add(FaultCode::LoneAceNeedsTakingAce, "capture", "loneAce");
    }
    if (rules.scoring.declarations != Declarations::None && !threes) {
        faults.add(FaultCode::DeclarationsNeedThrees, "scoring", "declarations");
    }
    if (rules.declarations.wildSeven && rules.scoring.declarations == Declarations::None) {
        faults.add(FaultCode::WildSevenNeedsDeclarations, "declarations", "wildSeven");
    }
    if (rules.match.lowestWins && rules.match.callingOut) {
        faults.add(FaultCode::ClaimsNeedMostPoints, "match", "callingOut");
    }
    if (rules.match.lowestWins && rules.match.doubleBelow > 0) {
        faults.add(FaultCode::DoubleNeedsMostPoints, "match", "doubleBelow");
    }
    return faults.take();
}

bool napolaIsOutOfReach(const RuleSet& rules) {
    return rules.scoring.napola != Napola::None && rules.pack.cards != kCardCount;
}

bool piccolaIsOutOfReach(const RuleSet& rules) {
    return rules.scoring.piccola && rules.pack.cards != kCardCount;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rule_fixes.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace settebello {

namespace {

struct RuleFixText {
    Q_DECLARE_TR_FUNCTIONS(settebello::RuleFixes)
};

constexpr std::size_t kMost = 2;

/// Collects the changes that resolve the conflict.
class Ways {
public:
    Ways(FaultCode conflict, const RuleSet& rules)
        : m_conflict(conflict)
        , m_rules(rules)
        , m_faults(checkRules(rules).size()) {}

    void add(const QString& text, const std::function<void(RuleSet&)>& change) {
        RuleSet changed = m_rules;
        change(changed);
        const auto left = checkRules(changed);
        const bool fixed = std::none_of(left.begin(), left.end(), [this](const Fault& fault) {
            return fault.code == m_conflict;
        });
        if (fixed && left.size() < m_faults) {
            m_ways.push_back({text, changed});
        }
    }

    /// Those that leave the fewest conflicts first, otherwise as they were added.
    std::vector<RuleFix> take() {
        std::stable_sort(m_ways.begin(), m_ways.end(), [](const RuleFix& a, const RuleFix& b) {
            return checkRules(a.rules).size() < checkRules(b.rules).size();
        });
        m_ways.resize(std::min(m_ways.size(), kMost));
        return std::move(m_ways);
    }

private:
    FaultCode m_conflict;
    const RuleSet& m_rules;
    std::size_t m_faults;
    std::vector<RuleFix> m_ways;
};

void addPlayers(Ways& ways, int players) {
    const QString text = players == 2   ? RuleFixText::tr("Two players")
                         : players == 3 ? RuleFixText::tr("Three players")
                                        : RuleFixText::tr("Four players");
    ways.add(text, [players](RuleSet& rules) {
        rules.table.players = players;
        rules.table.teams = rules.table.teams && players == 4;
    });
}

void addThrees(Ways& ways) {
    ways.add(RuleFixText::tr("Deal three at a time"),
             [](RuleSet& rules) { rules.deal.handCards = HandCards::Three; });
}

void addAllAtOnce(Ways& ways) {
    ways.add(RuleFixText::tr("Deal all at once"),
             [](RuleSet& rules) { rules.deal.handCards = HandCards::All; });
}

void addNoDeclarations(Ways& ways) {
    ways.add(RuleFixText::tr("No declarations"), [](RuleSet& rules) {
        rules.scoring.declarations = Declarations::None;
        rules.declarations.wildSeven = false;
    });
}

void addFourOnTheTable(Ways& ways) {
    ways.add(RuleFixText::tr("Four cards on the table"),
             [](RuleSet& rules) { rules.deal.tableCards = 4; });
}

void addMostPointsWin(Ways& ways) {
    ways.add(RuleFixText::tr("The most points win"),
             [](RuleSet& rules) { rules.match.lowestWins = false; });
}

void addNoTableSweeps(Ways& ways) {
    ways.add(RuleFixText::tr("No sweeps of the first table"),
             [](RuleSet& rules) { rules.deal.tableSweeps = false; });
}

void addNoCallingOut(Ways& ways) {
    ways.add(RuleFixText::tr("No calling out"),
             [](RuleSet& rules) { rules.match.callingOut = false; });
}

void addWaysOfWildSeven(Ways& ways) {
    ways.add(RuleFixText::tr("No wild seven"),
             [](RuleSet& rules) { rules.declarations.wildSeven = false; });
    ways.add(RuleFixText::tr("Declarations as in cirulla"),
             [](RuleSet& rules) { rules.scoring.declarations = Declarations::Cirulla; });
}

void addWaysOfLoneAce(Ways& ways) {
    ways.add(RuleFixText::tr("The ace takes all"),
             [](RuleSet& rules) { rules.capture.ace = Ace::SweepsAll; });
    ways.add(RuleFixText::tr("The ace stays on the table"),
             [](RuleSet& rules) { rules.capture.loneAce = LoneAce::Stays; });
}

void addNoCut(Ways& ways) {
    ways.add(RuleFixText::tr("No cutter's choice"),
             [](RuleSet& rules) { rules.deal.cutterChooses = false; });
}

} // namespace

std::vector<RuleFix> ruleFixes(FaultCode conflict, const RuleSet& rules) {
    Ways ways(conflict, rules);
    switch (conflict) {
    case FaultCode::TeamsNeedFourOrSix:
        addPlayers(ways, 4);
        ways.add(RuleFixText::tr("No teams"), [](RuleSet& set) { set.table.teams = false; });
        break;
    case FaultCode::SharesDoNotDivide:
        addAllAtOnce(ways);
        addPlayers(ways, 4);
        addPlayers(ways, 2);
        break;
    case FaultCode::SharesNotSixes:
        addThrees(ways);
        addAllAtOnce(ways);
        break;
    case FaultCode::WildSevenNeedsDeclarations:
        addWaysOfWildSeven(ways);
        break;
    case FaultCode::DeclarationsNeedThrees:
        addThrees(ways);
        addNoDeclarations(ways);
        break;
    case FaultCode::CutNeedsThrees:
        addThrees(ways);
        addNoCut(ways);
        break;
    case FaultCode::CutNeedsTable:
        addFourOnTheTable(ways);
        addNoCut(ways);
        break;
    case FaultCode::TableSweepsNeedTable:
        addFourOnTheTable(ways);
        addNoTableSweeps(ways);
        break;
    case FaultCode::ClaimsNeedMostPoints:
        addNoCallingOut(ways);
        addMostPointsWin(ways);
        break;
    case FaultCode::DoubleNeedsMostPoints:
        ways.add(RuleFixText::tr("No double win"), [](RuleSet& set) { set.match.doubleBelow = 0; });
        addMostPointsWin(ways);
        break;
    case FaultCode::LoneAceNeedsTakingAce:
        addWaysOfLoneAce(ways);
        break;
    default: // a single value out of range
        break;
    }
    return ways.take();
}

} // namespace settebello

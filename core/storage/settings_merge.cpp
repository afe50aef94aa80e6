// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/settings_merge.h"

#include "storage/house_rules.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace settebello {

namespace {

/// Takes over from `theirs` the members that we have not changed.
template <typename Part, typename... Members>
void mergeMembers(const Part& base, Part& ours, const Part& theirs, Members... members) {
    ((ours.*members = ours.*members == base.*members ? theirs.*members : ours.*members), ...);
}

using RuleList = std::vector<NamedRules>;

/// House rules by name. Of several with one name, the second, third … correspond.
class RuleIndex {
public:
    explicit RuleIndex(const RuleList& list) {
        std::map<std::string, int> count;
        for (const NamedRules& rules : list) {
            m_rules.emplace(std::pair(rules.name, count[rules.name]++), &rules);
        }
    }

    using Key = std::pair<std::string, int>;
    const NamedRules* find(const Key& key) const {
        const auto found = m_rules.find(key);
        return found == m_rules.end() ? nullptr : found->second;
    }

private:
    std::map<Key, const NamedRules*> m_rules;
};

bool areEqual(const NamedRules* a, const NamedRules* b) {
    return a == b || (a != nullptr && b != nullptr && *a == *b);
}

bool hasName(const RuleList& list, const std::string& name) {
    return findHouseRules(list, name) != nullptr;
}

class RuleMerge {
public:
    RuleMerge(const RuleList& base, const RuleList& ours, const RuleList& theirs)
        : m_ours(ours)
        , m_theirs(theirs)
        , m_inBase(base)
        , m_inOurs(ours)
        , m_inTheirs(theirs) {}

    RuleList run() {
        forEach(m_ours, [&](const RuleIndex::Key& key, const NamedRules& ours) {
            addOurs(m_inBase.find(key), ours, m_inTheirs.find(key));
        });
        forEach(m_theirs, [&](const RuleIndex::Key& key, const NamedRules& theirs) {
            const bool isOnlyDeletedByUs = areEqual(m_inBase.find(key), &theirs);
            if (m_inOurs.find(key) == nullptr && !isOnlyDeletedByUs) {
                m_merged.push_back(theirs);
            }
        });
        for (NamedRules& rules : m_renamed) {
            rules.name = freeName(rules.name);
            m_merged.push_back(std::move(rules));
        }
        return std::move(m_merged);
    }

private:
    template <typename Visit>
    static void forEach(const RuleList& list, const Visit& visit) {
        std::map<std::string, int> count;
        for (const NamedRules& rules : list) {
            visit({rules.name, count[rules.name]++}, rules);
        }
    }

    void addOurs(const NamedRules* base, const NamedRules& ours, const NamedRules* theirs) {
        const bool weChanged = !areEqual(&ours, base);
        const bool theyChanged = !areEqual(theirs, base);
        if (!weChanged && theyChanged) {
            if (theirs != nullptr) {
                m_merged.push_back(*theirs);
            }
            return;
        }
        m_merged.push_back(ours);
        if (weChanged && theyChanged && theirs != nullptr && !(ours == *theirs)) {
            m_renamed.push_back(*theirs);
        }
    }

    std::string freeName(const std::string& name) const {
        return freeRulesName(name, [this](const std::string& free) {
            return hasName(m_merged, free) || hasName(m_ours, free) || hasName(m_theirs, free);
        });
    }

    const RuleList& m_ours;
    const RuleList& m_theirs;
    RuleIndex m_inBase;
    RuleIndex m_inOurs;
    RuleIndex m_inTheirs;
    RuleList m_merged;
    RuleList m_renamed; ///< theirs, that get another name
};

RuleList mergedRules(const RuleList& base, const RuleList& ours, const RuleList& theirs) {
    // In most cases, and then the order is kept too.
    if (ours == base || ours == theirs) {
        return theirs;
    }
    return theirs == base ? ours : RuleMerge(base, ours, theirs).run();
}

} // namespace

Settings mergeSettings(const Settings& base, const Settings& ours, const Settings& theirs) {
    using LastMatch = Settings::LastMatch;
    using Display = Settings::Display;
    using Assist = Settings::Assist;
    Settings result = ours;
    mergeMembers(base, result, theirs, &Settings::language);
    mergeMembers(base.match, result.match, theirs.match, &LastMatch::rules, &LastMatch::opponents,
                 &LastMatch::name);
    mergeMembers(base.display, result.display, theirs.display, &Display::deck,
                 &Display::cardNumbers, &Display::animationSpeed, &Display::pace,
                 &Display::reducedMotion, &Display::table, &Display::sound, &Display::soundVolume,
                 &Display::evening, &Display::confirmPlay, &Display::comments, &Display::textSize,
                 &Display::faces);
    mergeMembers(base.assist, result.assist, theirs.assist, &Assist::hints, &Assist::takeBack,
                 &Assist::showCounts, &Assist::showFingerprint, &Assist::firstStepsOffered,
                 &Assist::dealCodes, &Assist::idleAnalysis);
    result.houseRules = mergedRules(base.houseRules, ours.houseRules, theirs.houseRules);
    return result;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rules/rule_description.h"

#include <algorithm>
#include <initializer_list>

namespace settebello {

namespace {

RuleDescriptionGroup group(const char* title,
                           std::initializer_list<std::span<const RuleDescription>> parts) {
    RuleDescriptionGroup made{title, {}};
    for (const std::span<const RuleDescription> part : parts) {
        for (const RuleDescription& rule : part) {
            made.rules.push_back(&rule);
        }
    }
    return made;
}

} // namespace

const RuleRefusal* findRefusal(const RuleDescription& rule, PlayFault fault) {
    const auto found = std::find_if(rule.refusals.begin(), rule.refusals.end(),
                                    [&](const RuleRefusal& known) { return known.fault == fault; });
    return found == rule.refusals.end() ? nullptr : &*found;
}

const std::vector<RuleDescriptionGroup>& ruleDescriptions() {
    static const std::vector<RuleDescriptionGroup> groups{
        group(QT_TRANSLATE_NOOP("settebello::RulesSummary", "The table"), {tableRules()}),
        group(QT_TRANSLATE_NOOP("settebello::RulesSummary", "The deal"), {dealRules()}),
        group(QT_TRANSLATE_NOOP("settebello::RulesSummary", "Capturing"),
              {captureRules(), choiceRules(), aceRules(), stealRules(), sweepRules()}),
        group(QT_TRANSLATE_NOOP("settebello::RulesSummary", "Scoring"),
              {scoringRules(), primeRules(), cardPointRules(), runRules(), declarationRules()}),
        group(QT_TRANSLATE_NOOP("settebello::RulesSummary", "The match"), {matchRules()}),
    };
    return groups;
}

const RuleDescription& ruleDescription(const RuleKey& key) {
    static constexpr RuleDescription kNone{};
    for (const RuleDescriptionGroup& group : ruleDescriptions()) {
        for (const RuleDescription* rule : group.rules) {
            if (rule->key == key.key) {
                return *rule;
            }
        }
    }
    return kNone;
}

const RuleDescription* ruleThatRefuses(PlayFault fault) {
    for (const RuleDescriptionGroup& group : ruleDescriptions()) {
        for (const RuleDescription* rule : group.rules) {
            if (findRefusal(*rule, fault)) {
                return rule;
            }
        }
    }
    return nullptr;
}

void writePassages(ChapterWriter& chapter, BookSection section, const RuleSet& rules) {
    for (const RuleDescriptionGroup& group : ruleDescriptions()) {
        for (const RuleDescription* rule : group.rules) {
            for (const BookPassage& passage : rule->passages) {
                if (passage.section == section) {
                    passage.write(chapter, rules);
                }
            }
        }
    }
}

} // namespace settebello

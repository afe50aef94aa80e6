// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rule_text.h"

#include "cards/card_names.h"
#include "rules/objective.h"
#include "rules/rule_conflicts.h"
#include "text/rules/rule_description.h"
#include "widgets/plain_text.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace settebello {

namespace {

constexpr std::array kGroups{
    std::pair<std::string_view, const char*>{
        "table", QT_TRANSLATE_NOOP("settebello::RuleText", "The table")},
    std::pair<std::string_view, const char*>{"pack",
                                             QT_TRANSLATE_NOOP("settebello::RuleText", "The pack")},
    std::pair<std::string_view, const char*>{"deal",
                                             QT_TRANSLATE_NOOP("settebello::RuleText", "The deal")},
    std::pair<std::string_view, const char*>{
        "capture", QT_TRANSLATE_NOOP("settebello::RuleText", "Capturing")},
    std::pair<std::string_view, const char*>{"sweep",
                                             QT_TRANSLATE_NOOP("settebello::RuleText", "Sweeps")},
    std::pair<std::string_view, const char*>{"scoring",
                                             QT_TRANSLATE_NOOP("settebello::RuleText", "Scoring")},
    std::pair<std::string_view, const char*>{
        "declarations", QT_TRANSLATE_NOOP("settebello::RuleText", "Declarations")},
    std::pair<std::string_view, const char*>{
        "match", QT_TRANSLATE_NOOP("settebello::RuleText", "The match")},
};

/// @param inserted replaces %1 in the translated text, or is all of an empty one.
QString completed(const char* text, QString (*inserted)()) {
    if (inserted == nullptr) {
        return EditorText::tr(text);
    }
    return *text == '\0' ? inserted()
                         : EditorText::tr(text).replace(QLatin1String("%1"), inserted());
}

} // namespace

bool isOneRound(const RuleSet& rules) {
    const Objective objective(rules);
    return rules.capture.steal && objective.target() == 1 && objective.wantsPoints();
}

QString targetText(const RuleSet& rules) {
    const QString points = QLocale().toString(rules.match.target);
    return rules.match.exceedTarget ? SummaryText::tr("over %1", "points").arg(points) : points;
}

QString targetPoints(const RuleSet& rules) {
    return rules.match.exceedTarget
               ? SummaryText::tr("over %n point(s)", nullptr, rules.match.target)
               : SummaryText::tr("%n point(s)", "that win a match", rules.match.target);
}

QString ruleLabel(const RuleKey& key) {
    return withoutMnemonic(ruleLabelWithLetter(key));
}

QString ruleLabelWithLetter(const RuleKey& key) {
    const RuleDescription& rule = ruleDescription(key);
    return capitalized(completed(rule.label, rule.inserted));
}

QString ruleExplanation(const RuleKey& key) {
    const RuleDescription& rule = ruleDescription(key);
    return completed(rule.explanation, rule.inserted);
}

QString ruleValueName(const RuleKey& key, int value) {
    Q_ASSERT(key.allows(value));
    if (key.kind == RuleKey::Kind::Bool) {
        return value != 0 ? EditorText::tr("yes") : EditorText::tr("no");
    }
    const std::string text = key.valueText(value);
    for (const RuleValueName& named : ruleDescription(key).valueNames) {
        if (named.value == text) {
            return completed(named.name, named.inserted);
        }
    }
    if (key.key == "maxCards") {
        return EditorText::tr("%n card(s)", "at most so many", value);
    }
    return QLocale().toString(value);
}

QString ruleGroupName(std::string_view group) {
    const auto found = std::find_if(kGroups.begin(), kGroups.end(),
                                    [&](const auto& named) { return named.first == group; });
    return found == kGroups.end() ? QString() : EditorText::tr(found->second);
}

QString ruleConflictText(const Fault& fault) {
    const RuleConflict* const conflict = conflictOf(fault);
    if (conflict == nullptr) {
        return EditorText::tr("This value is not possible.");
    }
    QString text = EditorText::tr(conflict->advice);
    for (std::size_t number = 1; number < fault.arguments.size(); ++number) {
        text = text.arg(QString::fromStdString(fault.arguments[number].text));
    }
    return text;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rule_text.h"

#include "cards/card_names.h"
#include "text/rules/rule_description.h"

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

QString ruleLabel(const RuleKey& key) {
    return ruleLabelWithLetter(key).remove(QLatin1Char('&'));
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

QString ruleConflictText(const Fault& conflict) {
    const auto number = [&](std::size_t argument) {
        return QString::fromStdString(conflict.arguments[argument].text);
    };
    switch (conflict.code) {
    case FaultCode::RuleValueNotAllowed:
        return EditorText::tr("This value is not possible.");
    case FaultCode::TeamsNeedFourOrSix:
        return EditorText::tr("Teams need four or six players.");
    case FaultCode::SharesDoNotDivide:
        return EditorText::tr("%1 cards do not go round evenly among %2 players: change the number "
                              "of players or deal all at once.")
            .arg(number(1), number(2));
    case FaultCode::SharesNotSixes:
        return EditorText::tr("%1 cards among %2 players do not make hands of six: deal three at a "
                              "time or all at once.")
            .arg(number(1), number(2));
    case FaultCode::WildSevenNeedsDeclarations:
        return EditorText::tr("This matters only where cards may be shown.");
    case FaultCode::DeclarationsNeedThrees:
        return EditorText::tr("Declarations need cards dealt three at a time.");
    case FaultCode::CutNeedsThrees:
        return EditorText::tr("The cutter's choice needs cards dealt three at a time.");
    case FaultCode::CutNeedsTable:
        return EditorText::tr("The cutter's choice needs four cards on the table at first.");
    case FaultCode::TableSweepsNeedTable:
        return EditorText::tr("Sweeps of the first table need four cards on the table at first.");
    case FaultCode::ClaimsNeedMostPoints:
        return EditorText::tr("There is no calling out where the fewest points win.");
    case FaultCode::DoubleNeedsMostPoints:
        return EditorText::tr("Where the fewest points win there is no double win.");
    case FaultCode::LoneAceNeedsTakingAce:
        return EditorText::tr("This matters only where the ace takes all the cards.");
    default:
        return {};
    }
}

} // namespace settebello

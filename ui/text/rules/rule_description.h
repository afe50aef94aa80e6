// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/legal_plays.h"
#include "rules/play.h"
#include "rules/rule_keys.h"
#include "rules/rule_set.h"
#include "text/chapter_writer.h"
#include "text/rule_contexts.h"

#include <QString>
#include <QStringList>

#include <span>
#include <string_view>
#include <vector>

namespace settebello {

// Everything that the window says about a rule, in one entry per toggle. The rule editor, the
// summary, the rule book and the messages about refused plays all read these entries.

/// Where in the rule book a rule has something to say. Within a section the rules speak in the
/// order of ruleDescriptions().
enum class BookSection {
    Aim,
    Pack,
    Deal,
    Cut,
    LaterDeals,
    FirstPlayer,
    Piles,
    Partners,
    RoundEnd,
    CaptureSums,
    CaptureChoice,
    CaptureSpecial,
    Sweep,
    Declarations,
    Points,
    Prime,
    Runs,
    MatchEnd,
    SweepAdvice,
    BlockAdvice,
    StealAdvice
};

/// What a rule contributes to a section; it may write nothing.
struct BookPassage {
    BookSection section;
    void (*write)(ChapterWriter& chapter, const RuleSet& rules);
};

/// The editor's name for a value, where its number would not do.
struct RuleValueName {
    std::string_view value;          ///< as in files: "sweepsAll"
    const char* name;                ///< to be translated by EditorText; "": what is inserted
    QString (*inserted)() = nullptr; ///< for %1 in the name, where the deck decides it
};

/// Why a play is refused under the rule. @param table the table cards when it was tried.
struct RuleRefusal {
    PlayFault fault;
    QString (*text)(const RuleSet& rules, const Play& play, CardSet table);
};

struct RuleDescription {
    std::string_view key;            ///< as in files: "ace"
    const char* label = "";          ///< to be translated by EditorText; "": what is inserted;
                                     ///< may have an & before a letter to press with Alt
    const char* explanation = "";    ///< likewise; one sentence
    QString (*inserted)() = nullptr; ///< for %1 in both, where the deck decides it
    std::span<const RuleValueName> valueNames{};      ///< for the editor
    QStringList (*summary)(const RuleSet&) = nullptr; ///< complete sentences, maybe none
    std::span<const BookPassage> passages{};
    std::span<const RuleRefusal> refusals{};
    const char* anchor = "captures"; ///< where the rule book explains the refusals
};

// The entries, in the order of the summary.
std::span<const RuleDescription> tableRules();
std::span<const RuleDescription> dealRules();
std::span<const RuleDescription> captureRules();
std::span<const RuleDescription> choiceRules();
std::span<const RuleDescription> aceRules();
std::span<const RuleDescription> stealRules();
std::span<const RuleDescription> sweepRules();
std::span<const RuleDescription> scoringRules();
std::span<const RuleDescription> primeRules();
std::span<const RuleDescription> cardPointRules();
std::span<const RuleDescription> runRules();
std::span<const RuleDescription> declarationRules();
std::span<const RuleDescription> matchRules();

/// Whether cards of one suit score for lying in a row in one pile.
bool scoresRuns(const RuleSet& rules);

/// The entries under one heading of the summary.
struct RuleDescriptionGroup {
    const char* title; ///< to be translated by SummaryText
    std::vector<const RuleDescription*> rules;
};

/// An entry for every toggle.
const std::vector<RuleDescriptionGroup>& ruleDescriptions();

/// The entry of a toggle; an empty one if there is none.
const RuleDescription& ruleDescription(const RuleKey& key);

/// The entry's refusal of that kind; nullptr if there is none.
const RuleRefusal* findRefusal(const RuleDescription& rule, PlayFault fault);

/// The rule under which plays are refused like this; nullptr if it is none of the toggles.
const RuleDescription* ruleThatRefuses(PlayFault fault);

/// Writes what the rules have to say in that section.
void writePassages(ChapterWriter& chapter, BookSection section, const RuleSet& rules);

} // namespace settebello

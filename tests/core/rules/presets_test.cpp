// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/presets.h"

#include "project_file.h"
#include "rules/check_rules.h"
#include "rules/rule_conflicts.h"
#include "rules/rule_keys.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace settebello {
namespace {

/// The specification is the test's data: a preset or a toggle without its row there fails.
constexpr const char* kPage = "docs/rules.md";

using Cells = std::vector<std::string>;

std::string trimmed(const std::string& text) {
    const auto first = text.find_first_not_of(' ');
    return first == std::string::npos ? ""
                                      : text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

std::string without(std::string text, const std::string& part) {
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part)) {
        text.erase(at, part.size());
    }
    return text;
}

/// The rows of the table below a heading of rules.md whose cell in that column is in backquotes.
std::vector<Cells> rowsBelow(const std::string& heading, std::size_t column = 0) {
    std::ifstream page(projectFile(kPage));
    std::vector<Cells> rows;
    bool below = false;
    for (std::string line; std::getline(page, line);) {
        below = line.rfind('#', 0) == 0 ? line == heading : below;
        if (!below || line.rfind("| ", 0) != 0) {
            continue;
        }
        Cells cells;
        std::istringstream rest(line.substr(1));
        for (std::string cell; std::getline(rest, cell, '|');) {
            cells.push_back(trimmed(cell));
        }
        if (cells.at(column).rfind('`', 0) == 0) {
            cells[column] = without(cells[column], "`");
            rows.push_back(cells);
        }
    }
    return rows;
}

/// Every text in backquotes: "as `scopone`, `deal.tableCards=0`".
std::vector<std::string> quoted(const std::string& cell) {
    std::vector<std::string> texts;
    std::istringstream parts(cell);
    std::string part;
    for (bool inside = false; std::getline(parts, part, '`'); inside = !inside) {
        if (inside) {
            texts.push_back(part);
        }
    }
    return texts;
}

/// Sets "capture.maxCards=2". False if there is no such toggle or value.
bool change(RuleSet& rules, const std::string& text) {
    for (const RuleKey& key : ruleKeys()) {
        const std::string start = std::string(key.group) + "." + std::string(key.key) + "=";
        for (int value = -100; text.rfind(start, 0) == 0 && value <= 200; ++value) {
            if (key.allows(value) && text == start + key.valueText(value)) {
                key.set(rules, value);
                return true;
            }
        }
    }
    return false;
}

/// The rule sets of rules.md §2.1 by id.
std::map<std::string, RuleSet> presetsOfThePage() {
    std::map<std::string, RuleSet> all;
    for (const Cells& row : rowsBelow("### 2.1 Presets")) {
        RuleSet rules;
        for (const std::string& text : quoted(row.at(2))) {
            const auto base = all.find(text);
            if (base != all.end()) {
                rules = base->second;
            } else {
                EXPECT_TRUE(change(rules, text)) << row[0] << ": " << text;
            }
        }
        all[row[0]] = rules;
    }
    return all;
}

/// How a rule set differs from the defaults, written as in the rows of rules.md §2.1.
std::string differences(const RuleSet& rules) {
    std::string text;
    for (const RuleKey& key : ruleKeys()) {
        if (key.get(rules) != key.get(RuleSet{})) {
            text += (text.empty() ? "`" : " `") + std::string(key.group) + "." +
                    std::string(key.key) + "=" + key.valueText(key.get(rules)) + "`";
        }
    }
    return text.empty() ? "nothing" : text;
}

TEST(Presets, AreThoseOfTheSpecification) {
    const std::vector<Cells> rows = rowsBelow("### 2.1 Presets");
    const std::map<std::string, RuleSet> specified = presetsOfThePage();
    EXPECT_EQ(presets().size(), rows.size());
    for (std::size_t i = 0; i < presets().size(); ++i) {
        const Preset& preset = presets()[i];
        const std::string id(preset.id);
        const std::string row = "| `" + id + "` | " + std::string(preset.name) + " | " +
                                differences(preset.rules) + " | source |";
        ASSERT_TRUE(i < rows.size() && rows[i][0] == id)
            << "docs/rules.md §2.1 needs this as row " << i + 1 << ":\n"
            << row;
        EXPECT_EQ(preset.name, rows[i].at(1));
        EXPECT_EQ(differences(preset.rules), differences(specified.at(id)))
            << "by core/rules/presets.cpp its row is\n"
            << row;
        EXPECT_EQ(findPreset(preset.id), &preset);
        EXPECT_TRUE(checkRules(preset.rules).empty()) << preset.id;
    }
}

TEST(Presets, AreFoundByTheirExactId) {
    EXPECT_EQ(findPreset(""), nullptr);
    EXPECT_EQ(findPreset("Scopa"), nullptr);
    EXPECT_EQ(findPreset("scopa "), nullptr);
}

TEST(RuleKeys, AreThoseOfTheSpecification) {
    const std::vector<Cells> rows = rowsBelow("## 2. The rule set");
    EXPECT_EQ(ruleKeys().size(), rows.size());
    for (std::size_t i = 0; i < ruleKeys().size(); ++i) {
        const RuleKey& key = ruleKeys()[i];
        const std::string name = std::string(key.group) + "." + std::string(key.key);
        ASSERT_TRUE(i < rows.size() && rows[i][0] == name)
            << "docs/rules.md §2 needs a row " << i + 1 << " for `" << name << "` with the values "
            << key.allowedText();
        const std::string values = without(rows[i].at(1), "`");
        const std::string standard = key.valueText(key.get(RuleSet{}));
        const bool isRange = values.find("…") != std::string::npos;
        // The default is the first value, except of ranges.
        EXPECT_EQ(values, key.allowedText() + (isRange ? ", default " + standard : ""))
            << "docs/rules.md §2, row of " << name;
        EXPECT_TRUE(isRange || values.rfind(standard, 0) == 0) << name;
        EXPECT_EQ(findRuleKey(key.group, key.key), &key);
    }
    EXPECT_EQ(RuleSet{}.capture.maxCards, 0);
    EXPECT_EQ(RuleSet{}.match.target, 11);
    EXPECT_EQ(findRuleKey("capture", "teams"), nullptr);
}

TEST(RuleConflicts, AreThoseOfTheSpecification) {
    std::vector<std::string> specified;
    for (const Cells& row : rowsBelow("### 2.2 Conflicts", 1)) {
        specified.push_back(row[1]);
    }
    std::vector<std::string> checked;
    for (const RuleConflict& conflict : ruleConflicts()) {
        checked.push_back(std::string(conflict.group) + "." + std::string(conflict.key));
    }
    EXPECT_EQ(checked, specified) << "docs/rules.md §2.2 needs a row for each conflict";
}

TEST(RuleKeys, SetAndGetTheSameValue) {
    for (const RuleKey& key : ruleKeys()) {
        std::set<std::string> texts;
        for (int value = -20; value <= 200; ++value) {
            if (key.allows(value)) {
                RuleSet rules;
                key.set(rules, value);
                EXPECT_EQ(key.get(rules), value) << key.path();
                texts.insert(key.valueText(value));
                // Nothing else has changed.
                key.set(rules, key.get(RuleSet{}));
                EXPECT_EQ(rules, RuleSet{}) << key.path();
            }
        }
        EXPECT_GE(texts.size(), 2U) << key.path();
    }
}

TEST(WithPlayers, PairsComeAndGoWithTheFourthPlayerWhereFourPlayInPairs) {
    for (const char* id : {"chkobba", "scopa-corse", "cirulla"}) {
        RuleSet rules = findPreset(id)->rules;
        EXPECT_FALSE(rules.table.teams) << id;
        rules = withPlayers(rules, 4, id);
        EXPECT_TRUE(rules.table.teams) << id;
        EXPECT_EQ(rules.table.players, 4) << id;
        rules.table.teams = false; // somebody wants it so
        EXPECT_FALSE(withPlayers(rules, 4, id).table.teams) << "the number is the same";
        EXPECT_EQ(withPlayers(withPlayers(rules, 2, id), 4, id).table.teams, true) << id;
        EXPECT_EQ(withPlayers(findPreset(id)->rules, 2, id), findPreset(id)->rules);
    }
    EXPECT_FALSE(withPlayers(findPreset("scopa")->rules, 4, "scopa").table.teams);
    EXPECT_TRUE(withPlayers(findPreset("scopone")->rules, 2, "scopone").table.teams);
    EXPECT_EQ(withPlayers(RuleSet(), 3, "of a later version").table.players, 3);
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/fault_text.h"

#include "project_file.h"
#include "rules/check_rules.h"
#include "rules/rule_conflicts.h"
#include "settings/language_manager.h"
#include "storage/record.h"
#include "storage/settings.h"
#include "storage/statistics.h"
#include "ui/unfinished_texts.h"

#include <QCoreApplication>

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace settebello {
namespace {

std::string translated(const Fault& fault) {
    return faultText(fault).toStdString();
}

TEST(FaultText, IsInTheLanguageOfTheWindow) {
    LanguageManager languages;
    languages.use("en");
    const Fault fault{
        "/capture/choice", FaultCode::NotOneOf, {"\"most\"", "singleFirst, fewest, free"}};
    EXPECT_EQ(translated(fault), fault.text());
    SKIP_IF_UNFINISHED("it");
    SKIP_IF_UNFINISHED("fr");
    languages.use("it");
    EXPECT_EQ(translated(fault), "/capture/choice: \"most\" non è fra singleFirst, fewest, free");
    EXPECT_EQ(translated({FaultCode::CannotBeWritten, {Fault(FaultCode::PermissionDenied)}}),
              "non si può scrivere: permesso negato");
    EXPECT_EQ(translated({FaultCode::CannotBeRead,
                          {Fault(FaultCode::OtherSystemError, {"something new"})}}),
              "non si può leggere: something new");
    RuleSet rules;
    rules.deal.tableCards = 0;
    rules.table.players = 3;
    EXPECT_EQ(translated(checkRules(rules).front()),
              "/deal/handCards: 3: 40 carte non si dividono in parti uguali fra 3 giocatori; "
              "occorre un altro numero di giocatori oppure all");
    languages.use("fr");
    EXPECT_EQ(translated({"/version", FaultCode::NewerVersion, {2, 1}}),
              "/version: 2 est inconnue ici\u00a0: le fichier est plus récent que ce programme, "
              "qui lit la version 1");
}

TEST(FaultText, LeavesWhatAFileHoldsAsItIs) {
    SKIP_IF_UNFINISHED("it");
    LanguageManager languages;
    languages.use("it");
    EXPECT_EQ(translated({"/name", FaultCode::NotOneOf, {"\"%2 %1 is not text\"", "%1, %3"}}),
              "/name: \"%2 %1 is not text\" non è fra %1, %3");
}

TEST(FaultText, LeavesOutWhatOnlyProgrammersUnderstand) {
    LanguageManager languages;
    languages.use("en");
    const Fault fault(FaultCode::JsonSyntax, {7, 3, "unexpected end of input"});
    EXPECT_EQ(fault.text(),
              "is not JSON: parse error at line 7, column 3: unexpected end of input");
    EXPECT_EQ(translated(fault), "is not JSON: parse error at line 7, column 3");
}

/// A pattern whose text is the same in every language.
bool isSameEverywhere(FaultCode code) {
    return code == FaultCode::OtherSystemError;
}

/// The patterns of all codes and of all conflicts between rules.
std::vector<FaultPattern> allPatterns() {
    std::vector<FaultPattern> all;
    for (const FaultPattern& pattern : faultPatterns()) {
        if (pattern.code != FaultCode::RuleConflict) { // these have each their own
            all.push_back(pattern);
        }
    }
    for (const RuleConflict& conflict : ruleConflicts()) {
        all.push_back({FaultCode::RuleConflict, conflict.text});
    }
    return all;
}

class EveryFault : public testing::TestWithParam<const char*> {};

TEST_P(EveryFault, HasATextWithAllItsArguments) {
    LanguageManager languages;
    languages.use(GetParam());
    const std::vector<std::string> arguments{"<first>", "<second>", "<third>"};
    for (const FaultPattern& pattern : allPatterns()) {
        const std::string english = pattern.text;
        Fault fault{pattern.code, {arguments[0], arguments[1], arguments[2]}};
        if (pattern.code == FaultCode::RuleConflict) {
            fault.pattern = pattern.text;
        }
        const std::string text = translated(fault);
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            const bool wanted = english.find('%' + std::to_string(i + 1)) != std::string::npos;
            const std::size_t at = text.find(arguments[i]);
            EXPECT_EQ(at != std::string::npos, wanted) << english << " -> " << text;
            EXPECT_EQ(text.find(arguments[i], at + (wanted ? 1 : 0)), std::string::npos)
                << english << " -> " << text;
        }
        EXPECT_EQ(text.find('%'), std::string::npos) << english << " -> " << text;
    }
}

TEST_P(EveryFault, IsTranslated) {
    LanguageManager languages;
    languages.use(GetParam());
    const bool isEnglish = GetParam() == std::string_view("en");
    const QStringList unfinished = unfinishedTexts(GetParam());
    for (const FaultPattern& pattern : allPatterns()) {
        if (unfinished.contains(pattern.text)) {
            continue;
        }
        const QString text = QCoreApplication::translate("settebello::Fault", pattern.text);
        EXPECT_EQ(text == pattern.text, isEnglish || isSameEverywhere(pattern.code))
            << pattern.text;
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, EveryFault, testing::Values("en", "it", "fr"));

/// What damaged files lead to is translated.
TEST(FaultText, TranslatesTheFaultsOfDamagedFiles) {
    SKIP_IF_UNFINISHED("it");
    LanguageManager languages;
    languages.use("it");
    Faults faults;
    Settings settings;
    for (const char* text :
         {"", "{", "[]", "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[", "{\"format\": 1, \"version\": 1}",
          R"({"format": "settebello.settings", "version": 2})",
          R"({"format": "settebello.settings", "version": "x"})",
          R"({"format": "settebello.settings", "version": 1, "language": 7, "moon": 1,
              "match": {"opponents": [], "name": 1, "base": "skat",
                        "rules": {"table": {"teams": true, "players": 9}}},
              "houseRules": 7, "display": {"deck": "", "sound": 3, "animationSpeed": 1e999},
              "assist": {"hints": 1, "hints": 2}})",
          R"({"format": "settebello.settings", "version": 1, "match": {"opponents": ["hal"],
              "rules": {"deal": {"cutterChooses": true, "handCards": "all"},
                        "scoring": {"declarations": "bazzica"}, "capture": {"loneAce":
                        "takesItself"}}}, "houseRules": [7]})"}) {
        Faults found;
        parseSettings(text, settings, found);
        faults.append(found);
    }
    Statistics statistics;
    for (const char* text :
         {R"({"format": "settebello.statistics", "version": 1})",
          R"({"format": "settebello.statistics", "version": 1, "matches": 1, "passedOver": 1})",
          R"({"format": "settebello.statistics", "version": 1, "passedOver": [1],
              "matches": [{"match": 1, "date": 1, "variant": 1, "level": 1, "won": 1,
                           "record": 1, "rounds": -1, "ours": 1}]})"}) {
        Faults found;
        parseStatistics(text, statistics, found);
        faults.append(found);
    }
    std::ifstream in(projectFile("tests/data/records/scopa-13-3.scopa.json"));
    const std::string record{std::istreambuf_iterator<char>(in), {}};
    const std::pair<std::string, std::string> changes[] = {
        {"\"winner\": 0", "\"winner\": 1"},
        {"\"players\":", "\"guests\":"},
        {"\"kind\": \"", "\"kind\": \"x"},
        {"\"sweeps\": 1", "\"sweeps\": 2"},
        {"\"dealer\":", "\"dealer\": 9, \"x\":"},
        {"\"deck\": [", "\"deck\": [\"1D\", \"1D\","},
        {"\"plays\": [", "\"plays\": [\"XX\","},
        {"\"result\"", "\"outcome\""},
        {"\"rounds\": [", "\"rounds\": {}, \"x\": ["}};
    for (const auto& [from, to] : changes) {
        std::string text = record;
        ASSERT_NE(text.find(from), std::string::npos) << from;
        text.replace(text.find(from), from.size(), to);
        Faults found;
        EXPECT_FALSE(readRecord(text, 0, found)) << to;
        faults.append(found);
    }
    EXPECT_GE(faults.size(), 45U);
    for (const Fault& fault : faults) {
        EXPECT_NE(translated(fault), fault.text());
    }
}

TEST(FaultText, ListsTheFirstFewOfMany) {
    LanguageManager languages;
    languages.use("en");
    EXPECT_EQ(faultsText({}), "");
    EXPECT_EQ(faultsText({{"/a", FaultCode::Missing}, {"/b", FaultCode::Missing}}),
              "/a: is missing; /b: is missing");
    Faults many;
    for (int i = 0; i < 7; ++i) {
        many.push_back({"/a", FaultCode::Missing});
    }
    EXPECT_TRUE(faultsText(many).endsWith("/a: is missing; and 2 more"));
}

} // namespace
} // namespace settebello

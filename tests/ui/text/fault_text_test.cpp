// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/fault_text.h"

#include "settings/language_manager.h"
#include "storage/record.h"
#include "storage/settings.h"
#include "storage/statistics.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace settebello {
namespace {

std::string said(const Fault& fault) {
    return faultText(fault).toStdString();
}

TEST(FaultText, AreThoseOfTheLanguage) {
    LanguageManager languages;
    languages.use("en");
    const Fault fault{"/capture/choice", "\"most\" is not one of singleFirst, fewest, free"};
    EXPECT_EQ(said(fault), fault.text());
    languages.use("it");
    EXPECT_EQ(said(fault), "/capture/choice: \"most\" non è fra singleFirst, fewest, free");
    EXPECT_EQ(said({"", "cannot be written: Permission denied"}),
              "non si può scrivere: permesso negato");
    EXPECT_EQ(said({"", "cannot be read: something new"}), "non si può leggere: something new");
    languages.use("fr");
    EXPECT_EQ(said({"/version", "2 is not known here: the file is newer than this program, which "
                                "reads version 1"}),
              "/version: 2 est inconnue ici\u00a0: le fichier est plus récent que ce programme, "
              "qui lit la version 1");
    EXPECT_EQ(said({"", "something new"}), "something new");
}

TEST(FaultText, LeaveWhatAFileHoldsAsItStands) {
    LanguageManager languages;
    languages.use("it");
    EXPECT_EQ(said({"/name", "\"%2 %1 is not text\" is not one of %1, %3"}),
              "/name: \"%2 %1 is not text\" non è fra %1, %3");
}

/// Every kind of fault that damaged files bring about has its words.
TEST(FaultText, KnowWhatTheReadersSay) {
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
        faults.insert(faults.end(), found.begin(), found.end());
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
        faults.insert(faults.end(), found.begin(), found.end());
    }
    std::ifstream in(std::string(SETTEBELLO_SOURCE_DIR) +
                     "/tests/data/records/scopa-13-3.scopa.json");
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
        faults.insert(faults.end(), found.begin(), found.end());
    }
    EXPECT_GE(faults.size(), 45U);
    for (const Fault& fault : faults) {
        EXPECT_NE(said(fault), fault.text());
    }
}

TEST(FaultText, TellTheFirstFewOfMany) {
    LanguageManager languages;
    languages.use("en");
    EXPECT_EQ(faultsText({}), "");
    EXPECT_EQ(faultsText({{"/a", "is missing"}, {"/b", "is missing"}}),
              "/a: is missing; /b: is missing");
    const Faults many(7, {"/a", "is missing"});
    EXPECT_TRUE(faultsText(many).endsWith("/a: is missing; and 2 more"));
}

} // namespace
} // namespace settebello

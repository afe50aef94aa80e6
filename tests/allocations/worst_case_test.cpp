// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocations/counted_allocations.h"
#include "storage/file_sizes.h"
#include "storage/record.h"
#include "storage/settings.h"
#include "storage/statistics.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace settebello {
namespace {

constexpr std::size_t kSize = std::size_t{1} << 18;

/// Text of about kSize bytes. @param item is repeated; each `#` in it becomes another number.
std::string filled(const std::string& head, const std::string& item, const std::string& tail) {
    std::string text = head;
    for (int i = 0; text.size() < kSize; ++i) {
        text += i == 0 ? "" : ",";
        for (const char c : item) {
            text += c == '#' ? std::to_string(i) : std::string(1, c);
        }
    }
    return text + tail;
}

/// What goes wrong in files of any kind, inside an object that has begun.
std::vector<std::pair<const char*, std::string>> damages(const std::string& head) {
    const std::string list = head + "\"a\":[";
    return {
        {"unknown keys", filled(head, "\"#\":0", "}")},
        {"duplicate keys", filled(head, "\"a\":0", "}")},
        {"large numbers", filled(list, "1e999", "]}")},
        {"a long number", head + "\"a\":" + std::string(kSize, '1') + "}"},
        {"lists", filled(list, "[]", "]}")},
        {"objects", filled(list, "{\"\":{}}", "]}")},
        {"long text", head + "\"a\":\"" + std::string(kSize, 'x') + "\"}"},
        {"escapes", head + "\"a\":\"" + filled("", "\\u0001", "") + "\"}"},
        {"line breaks", std::string(kSize, '\n') + "x"},
        {"open lists", std::string(kSize, '[')},
        {"a long format", "{\"format\":\"" + std::string(kSize, 'x') + "\",\"version\":1}"},
    };
}

/// Reading takes work in proportion to the size, measured without a clock: whatever is built,
/// copied or written down is allocated. Most is allocated for lists of empty objects where matches
/// of the statistics are expected, with their thirteen keys: 382 bytes for each byte.
template <typename Read>
void expectLittleWork(const char* what, const std::string& text, const Read& read) {
    constexpr std::size_t kMostPerByte = 420;
    const std::size_t bytes = allocationsIn([&] { read(text); }).bytes;
    EXPECT_LE(bytes / text.size(), kMostPerByte) << what;
}

void readAsRules(const std::string& text) {
    Faults faults;
    readRuleFile(text, faults);
    EXPECT_LE(faults.size(), Faults::kMaxKept);
    EXPECT_NE(faults.total(), 0U);
}
void readAsSettings(const std::string& text) {
    Faults faults;
    Settings settings;
    parseSettings(text, settings, faults);
    EXPECT_NE(faults.total(), 0U);
}
void readAsStatistics(const std::string& text) {
    Faults faults;
    Statistics statistics;
    parseStatistics(text, statistics, faults);
    EXPECT_NE(faults.total(), 0U);
}
void readAsRecord(const std::string& text) {
    Faults faults;
    EXPECT_EQ(readRecord(text, 0, faults), std::nullopt);
}

std::string begun(const std::string& kind) {
    return "{\"format\":\"settebello." + kind + "\",\"version\":1,";
}

TEST(WorstCase, OfEveryKindOfFile) {
    for (const auto& [what, text] : damages(begun("rules"))) {
        expectLittleWork(what, text, readAsRules);
    }
    for (const auto& [what, text] : damages(begun("settings"))) {
        expectLittleWork(what, text, readAsSettings);
    }
    for (const auto& [what, text] : damages(begun("statistics") + "\"matches\":[],")) {
        expectLittleWork(what, text, readAsStatistics);
    }
    for (const auto& [what, text] : damages(begun("record"))) {
        expectLittleWork(what, text, readAsRecord);
    }
}

TEST(WorstCase, OfHouseRules) {
    for (const char* rules :
         {"{}", "0", R"({"base":1})", R"({"name":"a"})", R"({"name":"#","base":1})",
          R"({"a":1,"b":1,"c":1})", R"({"rules":{"a":1,"deal":{"a":0}}})",
          R"({"rules":{"table":{"teams":true}}})",
          R"({"rules":{"deal":{"cutterChooses":true,"handCards":"all"}}})"}) {
        const std::string text =
            filled(begun("settings") + "\"a\":0,\"houseRules\":[", rules, "]}");
        expectLittleWork(rules, text, readAsSettings);
    }
}

TEST(WorstCase, OfMatches) {
    for (const char* match :
         {"{}", "0", R"({"match":1,"date":1,"variant":1,"level":1,"won":1})",
          R"({"match":"0000000000000000","date":"2025-01-01 10:00:00","variant":"a",)"
          R"("level":"casual","won":true})"}) {
        const std::string text = filled(begun("statistics") + "\"matches\":[", match, "]}");
        expectLittleWork(match, text, readAsStatistics);
    }
    expectLittleWork("passedOver",
                     filled(begun("statistics") + "\"matches\":[],\"passedOver\":[", "0", "]}"),
                     readAsStatistics);
}

} // namespace
} // namespace settebello

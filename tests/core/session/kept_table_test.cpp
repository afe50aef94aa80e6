// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/kept_table.h"

#include "core/session/session_helpers.h"

namespace settebello::session {
namespace {

using namespace test;

KeptTable exampleOfHost() {
    KeptTable kept;
    TableSetup table = tableOf(rulesOf("cirulla"), 1);
    table.match.rules.base = "cirulla";
    table.match.rules.name = "Nonna's";
    kept.host =
        KeptTable::OfHost{table, secretOf(4), {"named 1 Ciro", "committed"}, "{\"port\":4000}"};
    return kept;
}

KeptTable exampleOfGuests() {
    KeptTable kept;
    kept.guests = {{secretOf(5), "Ciro", {"{\"kind\":\"deal\"}"}, "ticket"},
                   {secretOf(6), "", {}, ""}};
    return kept;
}

std::string faultOf(const std::string& text) {
    KeptTable table;
    Faults faults;
    const FileVersion version = parseKeptTable(text, table, faults);
    EXPECT_NE(version, FileVersion::Supported) << text;
    EXPECT_EQ(table, KeptTable()) << "half a table is none";
    return faults.empty() ? "" : faults.front().path;
}

TEST(KeptTable, SurvivesARoundTrip) {
    KeptTable rematch = exampleOfHost();
    rematch.host->table.firstDealer = 1;
    for (const KeptTable& kept : {KeptTable(), exampleOfHost(), rematch, exampleOfGuests()}) {
        KeptTable read;
        Faults faults;
        ASSERT_EQ(parseKeptTable(keptTableText(kept), read, faults), FileVersion::Supported);
        EXPECT_EQ(read, kept);
    }
}

TEST(KeptTable, IsRefusedIfItIsDamaged) {
    const auto with = [](const KeptTable& kept, const std::string& word, const std::string& other) {
        std::string text = keptTableText(kept);
        const std::size_t at = text.find(word);
        EXPECT_NE(at, std::string::npos) << word;
        return text.replace(at, word.size(), other);
    };
    const KeptTable host = exampleOfHost();
    EXPECT_EQ(faultOf(with(host, "\"secret\": \"0", "\"secret\": \"x")), "/host/secret");
    EXPECT_EQ(faultOf(with(host, "\"journal\"", "\"diary\"")), "/host/journal");
    EXPECT_EQ(faultOf(with(host, "\"cirulla\"", "\"bridge\"")), "/host/base");
    EXPECT_EQ(faultOf(with(host, "\"kind\": \"human\"", "\"kind\": \"engine:rm\"")),
              "/host/players/0");
    EXPECT_EQ(faultOf(with(host, "\"guests\": [\n      1", "\"guests\": [\n      7")),
              "/host/guests");
    const KeptTable guests = exampleOfGuests();
    EXPECT_EQ(faultOf(with(guests, "\"lines\": []", "\"lines\": [7]")), "/guests/1/lines");
    EXPECT_EQ(faultOf(with(guests, "settebello.table", "settebello.record")), "/format");
}

} // namespace
} // namespace settebello::session

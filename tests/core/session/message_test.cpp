// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/message.h"

#include "core/session/session_games.h"
#include "session/public_state.h"

namespace settebello::session {
namespace {

using namespace test;

Table exampleTable() {
    MatchSetup setup = setupOf(rulesOf("cirulla"), 1);
    setup.rules.base = "cirulla";
    setup.rules.name = "Nonna's";
    return {kProtocolVersion, kTableId, setup, 1, {1}, 7};
}

Table exampleRematch() {
    Table table = exampleTable();
    table.firstDealer = 1;
    return table;
}

const std::string kState = "0123456789abcdef";

std::vector<FromGuest> fromGuests() {
    return {Join{kProtocolVersion, "Ciro", kTableId, 12},
            Join{},
            Commitment{3, secretOf(9)},
            Opening{3, secretOf(8)},
            Answer{12, decision("10B=3D+7C")},
            Answer{0, decision("declare")},
            Propose{Wish::Kind::TakeBack, 1},
            Propose{Wish::Kind::PlayOn, 3},
            Propose{Wish::Kind::Rematch, 1},
            Consent{2, true},
            Consent{3, false},
            Pause{true},
            Say{kRemarkCount - 1},
            Bye{"home"}};
}

std::vector<FromHost> fromHosts() {
    return {exampleTable(),
            exampleRematch(),
            Commitments{0, {secretOf(1), secretOf(2)}},
            Deal{{cards("7D 10S 1B"), cards("2D 3D 4D 5D"), {}}},
            Deal{{{}, {}, cards("7C").front()}},
            Deal{},
            Decided{1, decision("9C"), {}, kState},
            Decided{0, decision("place"), {cards("7D"), cards("2D"), {}}, ""},
            Shown{{{0, set("1D 2D 3D")}}, kState},
            Shown{{}, kState},
            TakenBack{1, 12, kState},
            Substitute{3, true},
            Reveal{4, {secretOf(1), secretOf(2)}},
            Away{{{1, 35}}},
            Status{},
            Status{2, {}, {}},
            Status{{}, Wish{7, Wish::Kind::PlayOn, 0, 3}, {0, 2}},
            Said{1, 0},
            Bye{"late"}};
}

TEST(Message, SurvivesARoundTrip) {
    for (const FromGuest& message : fromGuests()) {
        Faults faults;
        EXPECT_EQ(readFromGuest(lineOf(message), faults), message) << lineOf(message);
        EXPECT_TRUE(faults.empty());
    }
    for (const FromHost& message : fromHosts()) {
        Faults faults;
        EXPECT_EQ(readFromHost(lineOf(message), faults), message) << lineOf(message);
        EXPECT_TRUE(faults.empty());
        EXPECT_LT(lineOf(message).size(), kMaxLine / 4);
        EXPECT_EQ(lineOf(message).find('\n'), std::string::npos);
    }
}

/// The table whose line is the longest: all toggles differ, six long names.
TEST(Message, FitsIntoALine) {
    Table table = exampleTable();
    table.setup.rules.rules.table.players = 6;
    table.setup.rules.rules.pack.cards = 36;
    table.setup.rules.name = std::string(kMaxName, '\x01'); // six characters in JSON
    table.setup.seats.assign(6, {std::string(kMaxName, '\x01'), kPerson});
    EXPECT_LT(lineOf(FromHost(table)).size(), kMaxLine);
}

/// The fault of a line: with its path, and what was expected.
std::string faultOfGuest(const std::string& line) {
    Faults faults;
    EXPECT_FALSE(readFromGuest(line, faults));
    return faults.empty() ? "" : faults.begin()->text();
}

std::string faultOfHost(const std::string& line) {
    Faults faults;
    EXPECT_FALSE(readFromHost(line, faults));
    return faults.empty() ? "" : faults.begin()->text();
}

TEST(Message, NamesTheKeyAndWhatIsExpected) {
    EXPECT_EQ(faultOfGuest("[]"), "[] is not an object");
    EXPECT_EQ(faultOfGuest("{}"), "/kind: is missing");
    EXPECT_EQ(
        faultOfGuest(R"({"kind":"deal"})"),
        R"(/kind: "deal" is not one of join, commitment, number, answer, propose, consent, pause, say, bye)");
    EXPECT_EQ(faultOfGuest(R"({"kind":"bye","reason":"","more":1})"),
              "/more: unknown key, not one of kind, reason");
    EXPECT_EQ(faultOfGuest(R"({"kind":"bye","kind":"bye","reason":""})"), "/kind: appears twice");
    EXPECT_EQ(faultOfGuest(R"({"kind":"join","lines":0,"name":"","table":"","version":2})"),
              "/version: 2 is not 1");
    EXPECT_EQ(faultOfGuest(R"({"kind":"join","lines":-1,"name":"","table":"","version":1})"),
              "/lines: -1 is not one of 0 … 1000000");
    EXPECT_EQ(faultOfGuest(R"({"kind":"join","lines":0,"name":"","table":"x","version":1})"),
              R"(/table: "x" is not [0-9a-f]{32})");
    EXPECT_EQ(faultOfGuest(R"({"kind":"number","exchange":1,"number":"00"})"),
              R"(/number: "00" is not [0-9a-f]{64})");
    EXPECT_EQ(faultOfGuest(R"({"kind":"answer","lines":1,"decision":"7D="})"),
              R"(/decision: "7D=" is not a play)");
    EXPECT_EQ(faultOfHost(R"({"kind":"deal","cards":["7D","7D"]})"),
              "/cards/1: 7D appears twice or is not in the pack");
    EXPECT_EQ(faultOfHost(R"({"kind":"deal","cut":"11D"})"), R"(/cut: "11D" is not a card)");
    EXPECT_EQ(faultOfHost(R"({"kind":"decided","seat":6,"decision":"7D"})"),
              "/seat: 6 is not one of 0 … 5");
    EXPECT_EQ(faultOfHost(R"({"kind":"shown","declared":[{"seat":0}],"state":"0123456789abcdef"})"),
              "/declared/0/cards: is missing");
    EXPECT_EQ(faultOfHost(R"({"kind":"reveal","exchange":1,"numbers":[1]})"),
              "/numbers/0: 1 is not [0-9a-f]{64}");
    EXPECT_EQ(faultOfHost(R"({"kind":"away","seats":[1]})"), "/seats/0: 1 is not an object");
}

/// A line of the example with something replaced.
std::string tableWith(const std::string& what, const std::string& by,
                      const Table& table = exampleTable()) {
    std::string line = lineOf(FromHost(table));
    const std::size_t at = line.find(what);
    EXPECT_NE(at, std::string::npos) << what << " in " << line;
    return line.replace(at, what.size(), by);
}

TEST(Message, OfATableIsChecked) {
    EXPECT_EQ(
        faultOfHost(tableWith("\"cirulla\"", "\"poker\"")).find("/base: \"poker\" is not one of "),
        0U);
    EXPECT_EQ(faultOfHost(tableWith("\"guests\":[1]", "\"guests\":[0]")),
              "/seat: 1 is not one of [0]");
    EXPECT_EQ(faultOfHost(tableWith("\"guests\":[1]", "\"guests\":[1,1]")),
              "/guests/1: 1 is not one of 2 … 1");
    EXPECT_EQ(faultOfHost(tableWith("\"kind\":\"human\"", "\"kind\":\"engine:rm\""))
                  .find("/players/0/kind: \"engine:rm\" is not human or one of beginner"),
              0U);
    EXPECT_EQ(faultOfHost(tableWith("\"kind\":\"human\"",
                                    "\"kind\":\"human\",\"seed\":\"0123456789abcdef\"")),
              "/players/0/seed: unknown key, not one of kind, name");
    EXPECT_EQ(faultOfHost(tableWith("\"rules\":{}", "\"rules\":{\"match\":{\"target\":0}}"))
                  .find("/rules/match/target: "),
              0U);
    const Table rematch = exampleRematch();
    EXPECT_EQ(faultOfHost(tableWith("\"firstDealer\":1", "\"firstDealer\":2", rematch)),
              "/firstDealer: 2 is not one of 0 … 1");
    EXPECT_EQ(faultOfHost(tableWith("\"rules\":{", "\"rules\":{\"deal\":{\"firstDealer\":\"seat\"}",
                                    rematch))
                  .find("/firstDealer: unknown key"),
              0U)
        << "such a dealer would be drawn for ever";
    const std::string longName(kMaxName + 1, 'x');
    EXPECT_NE(faultOfHost(tableWith("Nonna's", longName)).find(" is not .{0,96}"),
              std::string::npos);
    EXPECT_NE(faultOfHost(tableWith("\"Anna\"", '"' + longName + '"')).find("/players/0/name: "),
              std::string::npos);
}

TEST(Message, IsRefusedIfItIsLargeOrDeep) {
    EXPECT_EQ(faultOfGuest(std::string(kMaxLine + 1, ' ')), "is too large");
    EXPECT_EQ(faultOfGuest(std::string(kMaxLine, '[')), "is nested too deeply");
    EXPECT_NE(faultOfGuest("{\"kind\":\"bye\",\"reason\":\"\xff\"}").find("is not JSON"),
              std::string::npos);
}

/// Programs of all versions compare these; a change needs another protocol version.
TEST(PublicState, IsTheSameEverywhere) {
    Match match(rulesOf("scopa"), 1, 0);
    ASSERT_TRUE(match.dealFrom(packFrom("7D 1S 6D 2S 5D 3S 4D 4S 3D 5S")));
    const std::string dealt = publicStateOf(match, false);
    EXPECT_NE(publicStateOf(match, true), dealt);
    match.apply(decision("7D=3D+4D"));
    EXPECT_NE(publicStateOf(match, false), dealt);
    EXPECT_EQ(dealt, "c3b9c0a3762bd12a");
}

} // namespace
} // namespace settebello::session

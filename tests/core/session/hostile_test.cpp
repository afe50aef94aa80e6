// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/session_helpers.h"

#include <map>

namespace settebello::session {
namespace {

using namespace test;

std::string number(std::uint64_t from) {
    return '"' + toText(secretOf(from)) + '"';
}

/// Brings a table to a moment of its first round.
void reach(SessionTable& table, int plays) {
    table.connect(0);
    table.readyAll();
    table.deliver();
    while (table.host().match().round().playCount() < plays || table.host().match().turn() != 1) {
        ASSERT_TRUE(table.answerAll());
        table.deliver();
    }
}

std::string faultOfGuest(SessionTable& table, const std::string& line) {
    Host& host = table.host();
    host.received(1, line, table.now());
    const std::string text = host.fault(1) ? host.fault(1)->text() : "";
    const auto bye = host.nextLine(1, table.now());
    EXPECT_EQ(host.nextLine(1, table.now()), std::nullopt) << "nothing comes after the end";
    EXPECT_FALSE(host.isConnected(1));
    EXPECT_EQ(bye, lineOf(FromHost(Bye{text})));
    return text;
}

/// The length of the log that a guest has read.
int logSize(SessionTable& table) {
    table.cut(0);
    table.guest(0).connected();
    Faults faults;
    const auto join = readFromGuest(table.guest(0).nextLine().value(), faults);
    table.cut(0);
    table.connect(0);
    table.deliver();
    return std::get<Join>(*join).lines;
}

/// The text with words replaced.
std::string with(std::string text, const std::map<std::string, std::string>& values) {
    for (const auto& [word, value] : values) {
        if (const std::size_t at = text.find(word); at != std::string::npos) {
            text.replace(at, word.size(), value);
        }
    }
    return text;
}

struct HostileLine {
    const char* line;
    const char* fault;
};

TEST(HostileGuest, IsToldWhatIsWrongAndLosesItsConnection) {
    const HostileLine lines[] = {
        {"[1]", "a list is not an object"},
        {R"({"kind":"join","lines":0,"name":"","table":"","version":1})",
         "/kind: join: not asked for here"},
        {R"({"kind":"answer","lines":9999,"decision":"7D"})", "/lines: 9999 is not LINES"},
        {R"({"kind":"answer","lines":LINES,"decision":"declare"})",
         "/decision: declare: a play is awaited"},
        {R"({"kind":"answer","lines":LINES,"decision":"out"})",
         "/decision: out: not asked for here"},
        {R"({"kind":"answer","lines":LINES,"decision":"TABLE"})",
         "/decision: TABLE: the card is not in the hand"},
        {R"({"kind":"reveal","exchange":1,"numbers":[]})",
         R"(/kind: "reveal" is not one of join, commitment, number, answer, propose, consent, pause, say, bye)"},
    };
    for (const auto& [line, fault] : lines) {
        SessionTable table(tableOf(rulesOf("scopa"), 1), 9);
        reach(table, 0);
        const Match& match = table.host().match();
        const std::map<std::string, std::string> values{
            {"LINES", std::to_string(logSize(table))},
            {"TABLE", toString(match.round().table().first())}};
        const std::string record = recordText(table.host().setup(), match);
        EXPECT_EQ(faultOfGuest(table, with(line, values)), with(fault, values));
        EXPECT_EQ(recordText(table.host().setup(), match), record);
        EXPECT_TRUE(table.host().awaySince(1));
        table.cut(0); // and may come back
        table.connect(0);
        table.deliver();
        EXPECT_TRUE(table.guest(0).question());
    }
}

/// An answer to a question that is no longer asked does no harm: it may have been under way.
TEST(HostileGuest, MayAnswerLate) {
    SessionTable table(tableOf(rulesOf("scopa"), 1), 9);
    reach(table, 0);
    const Card card = table.guest(0).match().round().hand(1).first();
    const std::string record = recordText(table.host().setup(), table.host().match());
    table.host().received(1, lineOf(FromGuest(Answer{1, Play{card, {}}})), table.now());
    EXPECT_FALSE(table.host().fault(1));
    EXPECT_EQ(recordText(table.host().setup(), table.host().match()), record);
}

TEST(HostileGuest, CannotTakeBackItsPromise) {
    const std::string early = R"({"kind":"number","exchange":0,"number":)" + number(1) + "}";
    const std::string later =
        R"({"kind":"commitment","exchange":5,"commitment":)" + number(1) + "}";
    for (const auto& [line, fault] :
         {std::pair(early, std::string("/kind: number: not asked for here")),
          std::pair(later, std::string("/exchange: 5 is not 0"))}) {
        SessionTable table(tableOf(rulesOf("scopa"), 1), 9);
        table.connect(0);
        table.deliver();
        EXPECT_EQ(faultOfGuest(table, line), fault);
    }
    SessionTable table(tableOf(rulesOf("scopa"), 1), 9);
    table.connect(0);
    table.readyAll();
    while (!table.host().fingerprint()) { // until all have promised
        table.host().received(1, *table.guest(0).nextLine(), table.now());
        while (const auto line = table.host().nextLine(1, table.now())) {
            table.guest(0).received(*line);
        }
    }
    const Exchange exchange(testHash(), kTableId, 0);
    EXPECT_EQ(faultOfGuest(table, lineOf(FromGuest(Opening{0, secretOf(77)}))),
              "/number: " + toText(exchange.commitmentTo(secretOf(77), 1)) + " is not " +
                  toText(exchange.commitmentTo(exchange.numberOf(secretOf(1001)), 1)));
    table.connect(0);
    table.deliver();
    EXPECT_EQ(table.host().match().played().size(), 1U) << "the table goes on";
}

TEST(HostileGuest, CannotComeBackToWhatIsNotThere) {
    SessionTable table(tableOf(rulesOf("scopa"), 1), 9);
    reach(table, 0);
    const int lines = logSize(table);
    const std::vector<std::pair<Join, std::string>> joins{
        {Join{1, "", "ffeeddccbbaa99887766554433221100", 0},
         std::string("/table: ffeeddccbbaa99887766554433221100 is not ") + kTableId},
        {Join{1, "", kTableId, lines + 1},
         "/lines: " + std::to_string(lines + 1) + " is not " + std::to_string(lines)},
        {Join{1, "", "", 1}, "/lines: 1 is not 0"}};
    for (const auto& [join, fault] : joins) {
        table.cut(0);
        table.host().connected(1, table.now());
        EXPECT_EQ(faultOfGuest(table, lineOf(FromGuest(join))), fault);
        EXPECT_EQ(table.host().setup().seats[1].name, "Guest 1");
    }
    table.host().connected(1, table.now());
    table.host().received(1, lineOf(FromGuest(Join{1, "Mallory", "", 0})), table.now());
    EXPECT_EQ(table.host().setup().seats[1].name, "Guest 1") << "a name is given once";
}

/// Where declarations are open, a guest learns nothing from what is refused: whatever others hold,
/// nothing but its answer is taken.
TEST(HostileGuest, CannotPlayWhileOthersAreAsked) {
    int asked = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        SessionTable table(tableOf(rulesOf("bazzica"), 1), seed);
        table.connect(0);
        table.readyAll();
        table.deliver();
        ASSERT_TRUE(table.host().declaring());
        asked += table.host().match().round().phase() == Phase::Declaring ? 1 : 0;
        const Card card = table.guest(0).match().round().hand(1).first();
        const FromGuest line = Answer{4, Play{card, {}}};
        EXPECT_EQ(faultOfGuest(table, lineOf(line)),
                  "/decision: " + toString(card) + ": not asked for here");
    }
    EXPECT_GT(asked, 0);
    EXPECT_LT(asked, 20);
}

/// What a guest says to a line of its host; it stays as it was.
std::string faultOfHost(Guest& guest, const std::string& line) {
    const bool hasRound = guest.hasRound();
    const std::string before =
        hasRound ? recordText(guest.setup(), guest.match()) + (guest.question() ? "asked" : "")
                 : "";
    guest.received(line);
    const std::string text = guest.fault() ? guest.fault()->text() : "";
    const auto bye = guest.nextLine();
    EXPECT_FALSE(guest.isConnected());
    EXPECT_TRUE(bye && bye->find("\"bye\"") != std::string::npos) << bye.value_or("");
    EXPECT_EQ(guest.nextLine(), std::nullopt);
    if (hasRound) {
        EXPECT_EQ(recordText(guest.setup(), guest.match()) + (guest.question() ? "asked" : ""),
                  before);
    }
    return text;
}

/// A guest in the middle of a round, with its own turn.
void reachOwnTurn(SessionTable& table) {
    reach(table, 2);
    ASSERT_TRUE(table.guest(0).question());
}

TEST(HostileHost, IsRefusedAtOnce) {
    const std::string state = "0123456789abcdef";
    SessionTable table(tableOf(rulesOf("scopa"), 1), 9);
    reachOwnTurn(table);
    const Guest& guest = table.guest(0);
    const Card own = guest.match().round().hand(1).first();
    const Card seen = guest.match().round().table().first();
    const auto decided = [&](int seat, const Play& play, const std::string& hash) {
        return lineOf(FromHost(Decided{seat, play, {}, hash}));
    };
    Table other{kProtocolVersion, kTableId, guest.setup(), 1, {1}, 100};
    other.setup.rules.rules.match.target = 21;
    Table shorter{kProtocolVersion, kTableId, guest.setup(), 1, {1}, 2};
    const std::vector<std::pair<std::string, std::string>> lines{
        {decided(0, Play{own, {}}, state), "/seat: 0 is not 1"},
        {decided(1, Play{own, {}}, state), "/decision: " + toString(own) + " is not "},
        {lineOf(FromHost(Deal{})), "/kind: deal: not asked for here"},
        {lineOf(FromHost(Shown{{}, state})), "/kind: shown: not asked for here"},
        {lineOf(FromHost(Reveal{1, {secretOf(1), secretOf(2)}})),
         "/kind: reveal: not asked for here"},
        {lineOf(FromHost(shorter)), "/lines: 2 is not " + std::to_string(logSize(table))},
        {lineOf(FromHost(other)), "/rules: an object is not {}"},
        {"[1]", "a list is not an object"},
    };
    for (const auto& [line, fault] : lines) {
        Guest copy = guest;
        const std::string found = faultOfHost(copy, line);
        EXPECT_EQ(found.substr(0, fault.size()), fault) << line;
    }
    EXPECT_NE(own, seen);
}

/// The turn of the host's seat: cards that cannot be there.
TEST(HostileHost, CannotPlayCardsThatAreElsewhere) {
    const std::string state = "0123456789abcdef";
    SessionTable table(tableOf(rulesOf("scopa"), 1), 9);
    reachOwnTurn(table);
    ASSERT_EQ(table.guest(0).decide(anyAnswer(*table.guest(0).question(), table.random())),
              DecisionFault::None);
    table.deliver();
    const Guest& guest = table.guest(0);
    ASSERT_EQ(guest.match().turn(), 0);
    const Round& round = guest.match().round();
    for (const CardSet place : {round.hand(1), round.table(), round.pile(0) | round.pile(1)}) {
        ASSERT_FALSE(place.empty());
        Guest copy = guest;
        const Card card = place.first();
        EXPECT_EQ(faultOfHost(copy, lineOf(FromHost(Decided{0, Play{card, {}}, {}, state}))),
                  "/decision: " + toString(card) + " appears twice or is not in the pack");
    }
    // A card that could be there, with a state that does not follow.
    const CardSet unseen = guest.match().view(1).unseen();
    for (const Card card : unseen) {
        std::vector<CardSet> captures;
        legalCaptures(guest.setup().rules.rules, card, round.takeable(), captures);
        if (captures.empty()) {
            Guest copy = guest;
            EXPECT_EQ(faultOfHost(copy, lineOf(FromHost(Decided{0, Play{card, {}}, {}, state})))
                          .substr(0, 32),
                      "/state: 0123456789abcdef is not ");
            break;
        }
    }
}

TEST(HostileHost, IsFoundOutWhenTheRoundIsOver) {
    SessionTable table(tableOf(rulesOf("scopa"), 1), 12);
    table.connect(0);
    table.readyAll();
    table.deliver();
    while (table.answerAll()) {
        table.deliver();
    }
    ASSERT_NE(table.guest(0).revealed(), nullptr);
    Guest guest(secretOf(1001), testHash(), "");
    std::vector<std::string> lines = table.saved(0);
    while (lines.back().find("\"reveal\"") == std::string::npos) {
        lines.pop_back();
    }
    guest.restore(std::span(lines).first(lines.size() - 1));
    table.cut(0);
    table.host().connected(1, table.now());
    guest.connected();
    table.host().received(1, guest.nextLine().value(), table.now());
    guest.received(table.host().nextLine(1, table.now()).value());
    Faults faults;
    const Reveal reveal = std::get<Reveal>(*readFromHost(lines.back(), faults));
    const auto faultAfter = [&](const auto& change) {
        Guest copy = guest;
        Reveal wrong = reveal;
        change(wrong);
        const std::string fault = faultOfHost(copy, lineOf(FromHost(wrong)));
        EXPECT_EQ(copy.revealed(), nullptr);
        return fault;
    };
    const auto other = [](Reveal& wrong) { wrong.numbers[0] = secretOf(1); };
    EXPECT_EQ(faultAfter(other).substr(0, 12), "/numbers/0: ");
    EXPECT_EQ(faultAfter([](Reveal& wrong) {
                  std::swap(wrong.numbers[0], wrong.numbers[1]);
              }).substr(0, 12),
              "/numbers/0: ");
    EXPECT_EQ(faultAfter([](Reveal& wrong) { wrong.numbers.pop_back(); }),
              "/numbers: 1 is not a list of 2");
    EXPECT_EQ(faultAfter([](Reveal& wrong) { ++wrong.exchange; }), "/exchange: 2 is not 1");
    guest.received(lines.back());
    EXPECT_FALSE(guest.fault());
    EXPECT_NE(guest.revealed(), nullptr);
}

/// A host that deals other cards than those that follow from the numbers is found out at the
/// reveal.
TEST(HostileHost, CannotDealAnotherPack) {
    // All but the host's hash function of the shuffle are those of the guest.
    const HashFunction stacked = [](std::string_view text) {
        Number hash = sha256(text);
        hash[0] +=
            text.starts_with("settebello shuffle") && text.find("\n1\n0\n") != std::string::npos
                ? 1
                : 0;
        return hash;
    };
    Host host(tableOf(rulesOf("scopa"), 1), secretOf(1), stacked, {});
    Guest guest(secretOf(2), testHash(), "");
    Random random(3);
    host.connected(1, {});
    guest.connected();
    for (int step = 0; step < 100 && guest.isConnected(); ++step) {
        host.ready();
        guest.ready();
        for (std::optional<std::string> up = "", down = ""; up || down;) {
            if ((up = guest.nextLine())) {
                host.received(1, *up, {});
            }
            if ((down = host.nextLine(1, {}))) {
                guest.received(*down);
            }
        }
        if (const auto question = host.question(0)) {
            host.decide(0, anyAnswer(*question, random));
        }
        if (const auto question = guest.question()) {
            guest.decide(anyAnswer(*question, random));
        }
    }
    ASSERT_TRUE(guest.fault());
    EXPECT_EQ(guest.fault()->text().substr(0, 20), "/numbers: {\"cards\":[")
        << guest.fault()->text();
    EXPECT_EQ(guest.revealed(), nullptr);
    EXPECT_EQ(host.match().played().size(), 1U);
}

} // namespace
} // namespace settebello::session

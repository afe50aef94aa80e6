// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/session_helpers.h"
#include "session/public_state.h"

namespace settebello::session {
namespace {

using namespace test;

constexpr Wish::Kind kTakeBack = Wish::Kind::TakeBack;
constexpr Wish::Kind kPlayOn = Wish::Kind::PlayOn;

/// A table where people wish things, go away, and the host's program is killed.
class WishingTable {
public:
    WishingTable(const RuleSet& rules, int guests, std::uint64_t seed)
        : table(tableOf(rules, guests), seed)
        , m_isAway(table.guestCount()) {}

    void play(std::size_t rounds) {
        for (std::size_t i = 0; i < table.guestCount(); ++i) {
            table.connect(i);
        }
        for (int step = 0; played() < rounds || !isBetween(); ++step) {
            ASSERT_LT(step, 6000) << "the match does not go on";
            table.readyAll();
            table.deliver();
            expectSame();
            if (testing::Test::HasFatalFailure() || table.host().match().over()) {
                return;
            }
            trouble();
            table.deliver();
            table.answerAll();
        }
    }

    SessionTable table;
    int takenBack = 0;
    int substituted = 0;
    int restarted = 0;

private:
    std::size_t played() {
        return table.host().hasMatch() ? table.host().match().played().size() : 0;
    }
    bool isBetween() { return played() > 0 && table.host().match().turn() < 0; }
    bool isOne(std::uint32_t of) { return table.random().below(of) == 0; }

    void expectSame() {
        const Host& host = table.host();
        for (std::size_t i = 0; i < table.guestCount(); ++i) {
            const Guest& guest = table.guest(i);
            ASSERT_FALSE(guest.fault()) << guest.fault()->text();
            ASSERT_FALSE(host.fault(table.seat(i))) << host.fault(table.seat(i))->text();
            if (m_isAway[i] || !guest.hasRound()) {
                continue;
            }
            ASSERT_TRUE(guest.isUpToDate());
            ASSERT_EQ(publicStateOf(guest.match(), guest.declaring()),
                      publicStateOf(host.match(), host.declaring()));
            ASSERT_EQ(guest.match().round().hand(guest.seat()),
                      host.match().round().hand(guest.seat()));
            if (isBetween()) {
                ASSERT_EQ(recordText(guest.setup(), *guest.revealed()),
                          recordText(host.setup(), host.match()));
            }
        }
    }

    void trouble() {
        if (isOne(12)) {
            takeBack();
        }
        for (std::size_t i = 0; i < table.guestCount(); ++i) {
            if (m_isAway[i] ? isOne(12) || isBetween() : isOne(40)) {
                m_isAway[i] = !m_isAway[i];
                m_isAway[i] ? table.cut(i) : table.restart(i, isOne(2));
            } else if (m_isAway[i] && isOne(4)) {
                playOn(i);
            }
        }
        if (isOne(30)) {
            table.restartHost();
            ++restarted;
            for (std::size_t i = 0; i < table.guestCount(); ++i) {
                if (m_isAway[i]) {
                    table.cut(i);
                }
            }
        }
    }

    void takeBack() {
        const int before = table.host().takeBackCount();
        const std::size_t who =
            table.random().below(static_cast<std::uint32_t>(table.guestCount()) + 1);
        if (who == table.guestCount()) {
            if (const auto seat = table.host().takeBackSeat()) {
                EXPECT_TRUE(table.host().propose({kTakeBack, *seat}, *seat));
            }
        } else if (table.guest(who).hasRound() && !m_isAway[who]) {
            table.guest(who).propose({kTakeBack, table.seat(who)});
        }
        table.deliver();
        agree();
        takenBack += table.host().takeBackCount() - before;
    }

    void playOn(std::size_t away) {
        const int seat = table.seat(away);
        if (!table.host().hasMatch()) {
            return;
        }
        table.host().propose({kPlayOn, seat}, 0);
        table.deliver();
        agree();
        substituted += table.host().isSubstituted(seat) ? 1 : 0;
    }

    /// Mostly.
    void agree() {
        for (std::size_t i = 0; i < table.guestCount(); ++i) {
            table.guest(i).consent(!isOne(6));
        }
        table.host().consent(!isOne(6));
        table.deliver();
    }

    std::vector<bool> m_isAway;
};

/// In every game: decisions are taken back, levels play for those who are away, and the host goes
/// on from its journal. Everybody has the same match all the time, and the same record at the end.
TEST(Wishes, AreFulfilledInEveryGame) {
    std::uint64_t seed = 3000;
    int takenBack = 0;
    int substituted = 0;
    int restarted = 0;
    for (const RuleSet& rules : sessionGames()) {
        for (const int guests : {1, rules.table.players - 1}) {
            WishingTable table(rules, guests, ++seed);
            table.play(3);
            ASSERT_FALSE(HasFatalFailure()) << "seed " << seed;
            takenBack += table.takenBack;
            substituted += table.substituted;
            restarted += table.restarted;
        }
    }
    EXPECT_GT(takenBack, 100);
    EXPECT_GT(substituted, 50);
    EXPECT_GT(restarted, 50);
}

/// The cards are dealt then, and seen.
TEST(Wishes, DoNotReachTheCutCard) {
    BySeat<int> cutters{};
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        SessionTable table(tableOf(rulesOf("chkobba"), 1), seed);
        table.connect(0);
        table.readyAll();
        table.deliver();
        while (table.host().match().round().phase() == Phase::CutChoice) {
            table.answerAll();
            table.deliver();
        }
        const auto& moves = table.host().match().played().front().moves;
        ASSERT_EQ(moves.size(), 1U);
        const int cutter = moves.front().seat;
        ++cutters[cutter];
        EXPECT_FALSE(table.guest(0).canTakeBack());
        EXPECT_FALSE(table.host().takeBackSeat());
        EXPECT_FALSE(table.host().propose({kTakeBack, 0}, 0));
        table.guest(0).propose({kTakeBack, 1});
        table.deliver();
        EXPECT_FALSE(table.host().status().wish) << "seat " << cutter;
        table.answerAll();
        table.deliver();
        EXPECT_EQ(table.guest(0).canTakeBack(), cutter == 1) << "a play can be";
    }
    EXPECT_GT(cutters[0], 0);
    EXPECT_GT(cutters[1], 0);
}

/// Two guests in the middle of a round of scopa for three.
class ThreeInScopa : public ::testing::Test {
protected:
    ThreeInScopa()
        : m_table(tableOf(rules(), 2), 5) {
        m_table.connect(0);
        m_table.connect(1);
        m_table.readyAll();
        m_table.deliver();
        for (int step = 0; step < 4; ++step) { // the fourth is the first player again
            m_table.answerAll();
            m_table.deliver();
        }
    }
    static RuleSet rules() {
        RuleSet rules = rulesOf("scopa");
        rules.table.players = 3;
        return rules;
    }
    Host& host() { return m_table.host(); }
    Guest& guest(std::size_t i) { return m_table.guest(i); }
    int plays() { return host().match().round().playCount(); }

    SessionTable m_table;
};

TEST_F(ThreeInScopa, TakeBackWhenAllAgree) {
    const int before = plays();
    ASSERT_TRUE(guest(0).canTakeBack());
    guest(0).propose({kTakeBack, 1});
    m_table.deliver();
    ASSERT_TRUE(host().status().wish);
    EXPECT_EQ(guest(1).status().wish, (Wish{1, kTakeBack, 1, 1}));
    EXPECT_EQ(guest(1).status().agreed, std::vector<int>{1});
    guest(1).consent(true);
    m_table.deliver();
    EXPECT_EQ(guest(0).status().agreed, (std::vector<int>{1, 2}));
    EXPECT_EQ(plays(), before) << "the host has not agreed";
    host().consent(true);
    m_table.deliver();
    EXPECT_LT(plays(), before);
    EXPECT_EQ(host().match().turn(), 1);
    EXPECT_TRUE(guest(0).question());
    EXPECT_EQ(guest(0).takeBackCount(), 1);
    EXPECT_FALSE(guest(0).status().wish);
}

/// Whoever agrees that a level plays for somebody has not agreed to more.
TEST_F(ThreeInScopa, ConsentIsToOneKindOfWishAlone) {
    Guest other = guest(0);
    Status status = other.status();
    status.wish = Wish{1, Wish::Kind::PlayOn, 0, 2};
    other.received(lineOf(FromHost(status)));
    ASSERT_FALSE(other.fault()) << other.fault()->text();
    other.consent(true);
    other.received(lineOf(FromHost(TakenBack{2, 1, publicStateOf(host().match(), false)})));
    ASSERT_TRUE(other.fault());
    EXPECT_EQ(other.fault()->text(), "/by: 2: not asked for here");
}

TEST_F(ThreeInScopa, GoOnIfOneDoesNotAgree) {
    const int before = plays();
    guest(0).propose({kTakeBack, 1});
    m_table.deliver();
    host().consent(true);
    guest(1).consent(false);
    m_table.deliver();
    EXPECT_FALSE(guest(0).status().wish);
    EXPECT_EQ(plays(), before);
}

TEST_F(ThreeInScopa, CannotTakeBackWhatAnotherDecided) {
    guest(0).propose({kTakeBack, 2});
    m_table.deliver();
    EXPECT_FALSE(host().status().wish);
    EXPECT_TRUE(host().isConnected(1)) << "it may have come too late";
}

/// Who is away is not asked, and whoever comes back plays again.
TEST_F(ThreeInScopa, HaveALevelPlayForWhomIsAway) {
    EXPECT_FALSE(host().propose({kPlayOn, 1}, 0)) << "is there";
    m_table.cut(0);
    guest(1).propose({kPlayOn, 1});
    m_table.deliver();
    EXPECT_FALSE(host().isSubstituted(1));
    host().consent(true);
    m_table.deliver();
    EXPECT_TRUE(host().isSubstituted(1));
    EXPECT_TRUE(guest(1).isSubstituted(1));
    for (int step = 0; step < 4; ++step) {
        EXPECT_TRUE(m_table.answerAll()) << "nobody waits";
        m_table.deliver();
    }
    m_table.connect(0);
    m_table.deliver();
    EXPECT_FALSE(host().isSubstituted(1));
    EXPECT_FALSE(guest(1).isSubstituted(1));
    EXPECT_FALSE(guest(0).fault());
    EXPECT_EQ(publicStateOf(guest(0).match(), false), publicStateOf(host().match(), false));
}

TEST_F(ThreeInScopa, PauseAndAnybodyGoesOn) {
    guest(0).setPaused(true);
    m_table.deliver();
    EXPECT_EQ(host().status().paused, 1);
    EXPECT_EQ(guest(1).status().paused, 1);
    m_table.restart(1, true);
    m_table.deliver();
    EXPECT_EQ(guest(1).status().paused, 1) << "whoever comes back is told";
    host().setPaused(false, 0);
    m_table.deliver();
    EXPECT_FALSE(guest(0).status().paused);
}

TEST_F(ThreeInScopa, HearWhatIsSaid) {
    host().say(0, 4);
    guest(0).say(7);
    m_table.deliver();
    EXPECT_EQ(guest(0).takeSaid(), (std::vector<Said>{{0, 4}}));
    EXPECT_EQ(guest(1).takeSaid(), (std::vector<Said>{{0, 4}, {1, 7}}));
    EXPECT_EQ(host().takeSaid(), (std::vector<Said>{{1, 7}}));
}

/// However much a guest says or wishes, what waits for others does not grow.
TEST_F(ThreeInScopa, DoNotHearWhoeverTalksAllTheTime) {
    const Time now(1'000'000);
    const std::string say = lineOf(FromGuest(Say{1}));
    const std::string wish = lineOf(FromGuest(Propose{kTakeBack, 1}));
    const std::size_t journal = host().journal().size();
    for (int i = 0; i < 1000; ++i) {
        host().received(1, say, now);
        host().received(1, wish, now);
        host().received(1, lineOf(FromGuest(Consent{i, false})), now);
        host().received(1, lineOf(FromGuest(Pause{i % 2 == 0})), now);
    }
    EXPECT_EQ(host().takeSaid().size(), 1U);
    EXPECT_EQ(host().journal().size(), journal);
    int lines = 0;
    while (host().nextLine(2, now)) {
        ++lines;
    }
    EXPECT_EQ(lines, 2) << "the status, and what was said";
    for (int i = 0; i < 1000; ++i) {
        host().received(1, say, now + Time(1000 * i));
    }
    lines = 0;
    while (host().nextLine(2, now)) {
        ++lines;
    }
    EXPECT_LE(lines, 4);
    EXPECT_LE(host().takeSaid().size(), 4U);
}

/// A host cannot take back a decision without the person, nor let a level play for one who is
/// there.
TEST_F(ThreeInScopa, AreAskedByAHostileHost) {
    const auto refused = [&](const FromHost& message) {
        Guest copy = guest(0);
        copy.received(lineOf(message));
        return copy.fault() ? copy.fault()->text() : "";
    };
    const std::string state = publicStateOf(guest(0).match(), false);
    EXPECT_EQ(refused(TakenBack{1, 1, state}), "/by: 1: not asked for here");
    EXPECT_EQ(refused(Substitute{1, true}), "/seat: 1: not asked for here");
    EXPECT_EQ(refused(Substitute{0, true}), "/seat: 0: not asked for here") << "no guest's";
    EXPECT_EQ(refused(Substitute{2, false}), "/seat: 2: not asked for here") << "no level plays";
    guest(0).propose({kTakeBack, 1}); // agrees, but not with anything
    EXPECT_EQ(refused(TakenBack{1, 0, state}), "/steps: 0: not asked for here") << "the deal";
    EXPECT_EQ(refused(TakenBack{1, 99, state}), "/steps: 99: not asked for here");
    for (int steps = 1; steps < 4; ++steps) {
        const std::string fault = refused(TakenBack{1, steps, state});
        EXPECT_NE(fault, "") << "another seat's decision, or another state after it";
    }
}

void playOut(SessionTable& table) {
    table.connect(0);
    table.connect(1);
    for (int step = 0; !table.host().hasMatch() || !table.host().match().over(); ++step) {
        ASSERT_LT(step, 6000);
        table.readyAll();
        table.deliver();
        table.answerAll();
        table.deliver();
    }
}

/// Another match is for those who have played this one, and for all of them.
TEST(Rematch, TakesTheConsentOfAll) {
    RuleSet rules = rulesOf("scopa");
    rules.table.players = 3;
    rules.match.target = 1;
    SessionTable table(tableOf(rules, 2), 5);
    Host& host = table.host();
    EXPECT_FALSE(host.propose({Wish::Kind::Rematch, 0}, 0));
    playOut(table);
    EXPECT_FALSE(host.propose({Wish::Kind::Rematch, 1}, 0)) << "for somebody else";
    table.cut(1);
    EXPECT_FALSE(host.propose({Wish::Kind::Rematch, 0}, 0)) << "without somebody";
    table.connect(1);
    table.deliver();
    table.guest(0).propose({Wish::Kind::Rematch, table.seat(0)});
    table.deliver();
    ASSERT_TRUE(host.status().wish);
    EXPECT_EQ(table.guest(1).status(), host.status());
    host.consent(true);
    EXPECT_FALSE(host.isRematchAgreed());
    table.guest(1).consent(false);
    table.deliver();
    EXPECT_FALSE(host.status().wish);
    ASSERT_TRUE(host.propose({Wish::Kind::Rematch, 0}, 0));
    table.deliver();
    table.guest(0).consent(true);
    table.guest(1).consent(true);
    table.deliver();
    EXPECT_TRUE(host.isRematchAgreed());
    EXPECT_FALSE(host.status().wish);
}

/// People who press the button at the same time have all agreed, and are not asked again.
TEST(Rematch, IsAgreedByAllWhoWishIt) {
    RuleSet rules = rulesOf("scopa");
    rules.table.players = 3;
    rules.match.target = 1;
    SessionTable table(tableOf(rules, 2), 5);
    playOut(table);
    Host& host = table.host();
    table.guest(0).propose({Wish::Kind::Rematch, table.seat(0)});
    table.guest(1).propose({Wish::Kind::Rematch, table.seat(1)});
    table.deliver();
    ASSERT_TRUE(host.status().wish);
    EXPECT_EQ(host.status().wish->by, table.seat(0));
    EXPECT_EQ(host.status().agreed, (std::vector{table.seat(0), table.seat(1)}));
    EXPECT_FALSE(host.isRematchAgreed());
    EXPECT_TRUE(host.propose({Wish::Kind::Rematch, 0}, 0));
    EXPECT_TRUE(host.isRematchAgreed());
    EXPECT_FALSE(host.status().wish);
}

/// Whoever is to deal does, and all find the same cards that were turned for it.
TEST(Rematch, IsDealtByWhoeverIsNext) {
    for (const FirstDealer how : {FirstDealer::Chance, FirstDealer::KingOfCoins}) {
        for (int dealer = 0; dealer < 3; ++dealer) {
            RuleSet rules = rulesOf("scopa");
            rules.table.players = 3;
            rules.match.target = 1;
            rules.deal.firstDealer = how;
            TableSetup setup = tableOf(rules, 2);
            setup.firstDealer = dealer;
            SessionTable table(setup, 5);
            playOut(table);
            const Match& match = table.host().match();
            EXPECT_EQ(match.played().front().dealer, dealer);
            EXPECT_EQ(table.guest(1).firstDealer(), dealer);
            ASSERT_TRUE(table.guest(1).revealed());
            EXPECT_EQ(table.guest(1).revealed()->played().front().dealer, dealer);
            EXPECT_TRUE(
                std::ranges::equal(table.guest(1).revealed()->dealerDraw(), match.dealerDraw()));
        }
    }
}

/// Another dealer than the one that was agreed is refused like other rules.
TEST(Rematch, KeepsItsDealer) {
    RuleSet rules = rulesOf("scopa");
    TableSetup setup = tableOf(rules, 1);
    setup.firstDealer = 1;
    SessionTable table(setup, 5);
    table.connect(0);
    table.deliver();
    for (const std::optional<int> other : {std::optional<int>(), std::optional(0)}) {
        Guest guest = table.guest(0);
        const Table changed{kProtocolVersion, setup.id, guest.setup(), 1, {1}, 0, other};
        guest.received(lineOf(FromHost(changed)));
        ASSERT_TRUE(guest.fault());
        EXPECT_EQ(guest.fault()->path, "/firstDealer");
    }
}

/// A host that a damaged journal would lead elsewhere does not go on.
TEST_F(ThreeInScopa, DoNotGoOnFromADamagedJournal) {
    const std::vector<std::string> journal = host().journal();
    ASSERT_GE(journal.size(), 9U); // two names, two exchanges, five decisions
    const auto faultOf = [&](const std::vector<std::string>& entries) {
        Host other(tableOf(rules(), 2), secretOf(5), testHash(), {});
        const auto fault = other.restore(entries);
        return fault ? fault->path : "";
    };
    EXPECT_EQ(faultOf(journal), "");
    for (std::size_t i = 0; i < journal.size(); ++i) {
        for (const char* entry :
             {"", "decided", "decided 1 99D", "decided 9 7D", "named 0 Ciro", "opened", "shown 0",
              "takenBack 0 500", "back 1", "substituted 7", "committed 12"}) {
            std::vector<std::string> damaged = journal;
            damaged[i] = entry;
            EXPECT_EQ(faultOf(damaged), "/journal/" + std::to_string(i)) << entry;
        }
    }
}

} // namespace
} // namespace settebello::session

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/other_world.h"
#include "core/session/session_helpers.h"
#include "session/answer_time.h"

#include <gtest/gtest.h>

namespace settebello::session {

/// Deals other cards than those that follow from the numbers of all people: nobody can find numbers
/// that give a pack.
struct HostPeer {
    /// @pre the round was just dealt. @param undealt the match before that.
    static bool dealAgain(Host& host, const Match& undealt, const Pack& pack) {
        for (Host::Guest& each : host.m_guests) {
            each.log.resize(each.log.size() - host.m_open->messagesFor(each.seat).size());
        }
        host.m_open.emplace(undealt);
        const bool isDealt = host.m_open->dealFrom(pack);
        host.logLastStep();
        return isDealt;
    }
    static std::size_t logged(const Host& host, int seat) { return host.guest(seat).log.size(); }
    static OpenMatch& open(Host& host) { return *host.m_open; }
};

namespace {

using namespace test;
using Kind = Decision::Kind;

constexpr Time kPause{900};        ///< for which levels seem to think
constexpr Time kPersonTakes{2000}; ///< that a person at the host takes

/// A line, and when it leaves.
using Timed = std::pair<std::int64_t, std::string>;

/// A table where one guest sits, a person of the host at seat 0 if that is free, and levels.
TableSetup tableWith(const RuleSet& rules, int viewer) {
    TableSetup table{kTableId, setupOf(rules, 0), {viewer}};
    table.match.seats[static_cast<std::size_t>(viewer)] = {"", kPerson};
    return table;
}

/// A host that has just dealt, and the match before that.
struct Dealt {
    Host host;
    Match undealt;
};

Dealt dealtAt(const TableSetup& table) {
    Host host(table, secretOf(7), testHash(), {});
    Guest guest(secretOf(8), testHash(), "Guest");
    const int seat = table.guests.front();
    host.connected(seat, {});
    guest.connected();
    host.ready();
    guest.ready();
    std::optional<Match> undealt;
    while (!host.hasMatch() || host.match().played().empty()) {
        undealt = host.hasMatch() ? std::optional(host.match()) : std::nullopt;
        if (const auto down = host.nextLine(seat, {})) {
            guest.received(*down);
        } else {
            host.received(seat, guest.nextLine().value(), {});
        }
    }
    return {std::move(host), *undealt};
}

/// Plays a round again by a clock of its own: all that a seat is told of it, and when.
class TimedRound {
public:
    /// @param haste how soon the viewer answers: a program could do so at once.
    TimedRound(const Dealt& dealt, const Match& match, Time haste)
        : m_host(dealt.host)
        , m_match(match)
        , m_viewer(dealt.host.table().guests.front())
        , m_haste(haste)
        , m_move(match.played().back().moves.begin()) {
        EXPECT_TRUE(HostPeer::dealAgain(m_host, dealt.undealt, match.played().back().pack));
    }

    std::vector<Timed> told() {
        listen();
        while (!atEnd() || (m_host.declaring() && m_match.round().phase() == Phase::Playing)) {
            if (!m_host.declaring()) {
                const PlayerView::Move move = *m_move++;
                m_now = answerOf(move.seat);
                answer(move.seat, move.decision);
            } else if (!declare()) {
                break;
            }
        }
        BySeat<bool> all{};
        all.fill(true);
        OpenMatch& open = HostPeer::open(m_host);
        if (const auto last = open.lastDecision(all)) {
            m_lines.push_back({m_now.count(), lineOf(FromHost(open.takeBack(*last)))});
        }
        return m_lines;
    }
    /// How many declarations levels were asked about.
    int levelsAsked() const { return m_levelsAsked; }

private:
    bool atEnd() const { return m_move == m_match.played().back().moves.end(); }
    bool isLevel(int seat) const { return !m_host.setup().isPerson(seat); }

    /// All answer in the time that each takes. @return false if not all have.
    bool declare() {
        BySeat<bool> declares{};
        for (; !atEnd() &&
               (m_move->decision.kind == Kind::Declare || m_move->decision.kind == Kind::Pass);
             ++m_move) {
            declares[m_move->seat] = m_move->decision.kind == Kind::Declare;
        }
        if (atEnd() && m_match.round().phase() == Phase::Declaring) {
            return false;
        }
        std::vector<std::pair<Time, int>> order;
        for (int seat = 0; seat < m_match.rules().table.players; ++seat) {
            if (seat == m_viewer || m_host.question(seat)) {
                m_levelsAsked += isLevel(seat) ? 1 : 0;
                order.push_back({answerOf(seat), seat});
            }
        }
        std::ranges::sort(order);
        for (const auto& [time, seat] : order) {
            m_now = time;
            answer(seat, Decision(declares[seat] ? Kind::Declare : Kind::Pass));
        }
        return true;
    }

    /// When a seat that is asked now answers. How long levels think depends on what they hold.
    Time answerOf(int seat) const {
        if (seat == m_viewer) {
            return m_now + m_haste;
        }
        const Time thinking(m_host.match().round().hand(seat).bits() %
                            static_cast<std::uint64_t>(kPause.count()));
        return isLevel(seat) ? answerTime(m_now, kPause, m_now + thinking) : m_now + kPersonTakes;
    }

    void answer(int seat, const Decision& decision) {
        if (seat == m_viewer) {
            const auto lines = static_cast<int>(HostPeer::logged(m_host, seat));
            m_host.received(seat, lineOf(FromGuest(Answer{lines, decision})), m_now);
            EXPECT_FALSE(m_host.fault(seat));
        } else {
            EXPECT_EQ(m_host.decide(seat, decision), DecisionFault::None);
        }
        listen();
    }

    void listen() {
        while (auto line = m_host.nextLine(m_viewer, m_now)) {
            m_lines.push_back({m_now.count(), std::move(*line)});
        }
    }

    Host m_host;
    const Match& m_match;
    int m_viewer;
    Time m_haste;
    std::vector<PlayerView::Move>::const_iterator m_move;
    Time m_now{};
    std::vector<Timed> m_lines;
    int m_levelsAsked = 0;
};

/// Positions of a game at which hidden cards were exchanged.
struct Compared {
    int positions = 0;
    int differed = 0; ///< where that made another pack
    int levelsAsked = 0;
};

/// Plays rounds, and exchanges the cards that are hidden from a seat at some positions.
void compare(const RuleSet& rules, int viewer, int enough, Random& random, Compared& compared) {
    const Dealt dealt = dealtAt(tableWith(rules, viewer));
    for (int round = 0; compared.positions < enough && round < 60; ++round) {
        Match match = dealt.undealt;
        match.shuffleWith(Random(random.next()));
        match.deal();
        while (match.turn() >= 0) {
            const bool isTried = random.below(2) == 0 && !isSecretlyAsked(match, viewer);
            const auto other =
                isTried ? otherWorld(dealt.undealt, match, viewer, random) : std::nullopt;
            if (other) {
                const Time haste(1000 * random.below(3));
                TimedRound here(dealt, match, haste);
                TimedRound there(dealt, *other, haste);
                ASSERT_EQ(here.told(), there.told());
                ++compared.positions;
                const Pack& pack = match.played().back().pack;
                compared.differed += other->played().back().pack != pack ? 1 : 0;
                compared.levelsAsked += here.levelsAsked();
            }
            match.apply(anyAnswer(match.view(match.turn()), random));
        }
    }
}

/// Hidden cards are exchanged at many positions of every game. What a seat is told stays the same
/// to the byte, and leaves at the same moment.
TEST(Canary, TellsNothingOfHiddenCards) {
    Random random(41);
    int all = 0;
    int levelsAsked = 0;
    int game = 0;
    for (const RuleSet& rules : sessionGames()) {
        Compared compared;
        for (int viewer = 0; viewer < rules.table.players; ++viewer) {
            const int enough = 350 * (viewer + 1) / rules.table.players;
            compare(rules, viewer, enough, random, compared);
            ASSERT_FALSE(HasFatalFailure()) << "game " << game << ", seat " << viewer;
        }
        EXPECT_GE(compared.positions, 300) << "game " << game;
        EXPECT_GT(compared.differed, compared.positions / 2) << "the cards were not exchanged";
        all += compared.positions;
        levelsAsked += compared.levelsAsked;
        ++game;
    }
    EXPECT_GE(all, 10'000);
    EXPECT_GT(levelsAsked, 1000) << "levels had nothing to declare";
}

/// A level seems to think as long as it always does, and one that is slower for whole steps more.
TEST(AnswerTime, DoesNotTellHowLongSomebodyThought) {
    using std::chrono::milliseconds;
    const milliseconds asked(5000);
    for (int thought = 0; thought <= 900; ++thought) {
        ASSERT_EQ(answerTime(asked, kPause, asked + milliseconds(thought)), asked + kPause);
    }
    EXPECT_EQ(answerTime(asked, kPause, asked + milliseconds(901)), asked + milliseconds(1150));
    EXPECT_EQ(answerTime(asked, kPause, asked + milliseconds(1150)), asked + milliseconds(1150));
    EXPECT_EQ(answerTime(asked, kPause, asked + milliseconds(1151)), asked + milliseconds(1400));
    EXPECT_EQ(answerTime(asked, milliseconds(0), asked + milliseconds(7)), asked + milliseconds(7));
}

} // namespace
} // namespace settebello::session

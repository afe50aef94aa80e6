// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/possible_round.h"

#include "core/session/session_games.h"
#include "game/seen_events.h"
#include "session/open_match.h"
#include "session/public_state.h"

namespace settebello::session {
namespace {

using namespace test;

/// A seat that follows a match by what it is told.
class Follower {
public:
    Follower(const OpenMatch& open, int seat)
        : m_seat(seat)
        , m_truth(open.match().rules(), seat)
        , m_world(m_truth) {}

    void beginRound(const Match& undealt) { m_round.emplace(undealt, m_seat); }
    const PossibleRound& round() const { return *m_round; }

    /// Takes what the seat is told of the last step, and compares all that it can see then.
    void follow(const OpenMatch& open) {
        Events events;
        for (const FromHost& message : open.messagesFor(m_seat)) {
            const auto fault = take(message, events);
            ASSERT_FALSE(fault) << fault->text() << " in " << lineOf(message);
        }
        ASSERT_EQ(events.size(), open.events().size());
        compareEvents(open.events(), events);
        compare(open);
    }

private:
    std::optional<Fault> take(const FromHost& message, Events& events) {
        if (const auto* deal = std::get_if<Deal>(&message)) {
            return m_round->take(*deal, events);
        }
        if (const auto* decided = std::get_if<Decided>(&message)) {
            return m_round->take(*decided, events);
        }
        return m_round->take(std::get<Shown>(message), events);
    }
    void compareEvents(const Events& truth, const Events& world) {
        for (std::size_t i = 0; i < truth.size(); ++i) {
            ASSERT_EQ(m_truth.seen(truth[i]), m_world.seen(world[i]));
        }
    }
    void compare(const OpenMatch& open) {
        const Match& truth = open.match();
        const Match& world = m_round->match();
        EXPECT_EQ(m_round->declaring(), open.declaring());
        EXPECT_EQ(seenBy(truth.rules(), m_seat, truth.roundEvents()),
                  seenBy(truth.rules(), m_seat, world.roundEvents()));
        EXPECT_EQ(questionTo(truth, m_seat, open.declaring()),
                  questionTo(world, m_seat, open.declaring()));
        EXPECT_EQ(truth.scores(), world.scores());
        EXPECT_EQ(truth.result(), world.result());
        if (!open.declaring()) {
            EXPECT_EQ(truth.view(m_seat), world.view(m_seat));
            EXPECT_EQ(truth.turn(), world.turn());
        }
    }

    int m_seat;
    SeenEvents m_truth;
    SeenEvents m_world;
    std::optional<PossibleRound> m_round;
};

/// Answers of all seats where declarations are open, otherwise of the one whose turn it is.
void decide(OpenMatch& open, Random& random) {
    if (open.declaring()) {
        BySeat<bool> declares{};
        for (int seat = 0; seat < open.match().rules().table.players; ++seat) {
            declares[seat] = random.below(3) > 0;
        }
        open.show(declares);
        return;
    }
    const auto question = questionTo(open.match(), open.match().turn(), false);
    ASSERT_EQ(open.apply(anyAnswer(*question, random)), DecisionFault::None);
}

/// Every seat sees what it would see at one table, in the same events, at every position.
TEST(PossibleRound, ShowsWhatTheSeatMaySee) {
    Random random(40);
    int differs = 0;
    int positions = 0;
    for (const RuleSet& rules : sessionGames()) {
        OpenMatch open(Match(rules, random.next()));
        std::vector<Follower> followers;
        for (int seat = 0; seat < rules.table.players; ++seat) {
            followers.emplace_back(open, seat);
        }
        for (int round = 0; round < 3 && !open.match().over(); ++round) {
            for (Follower& follower : followers) {
                follower.beginRound(open.match());
            }
            open.deal(Random(random.next()));
            for (bool first = true; first || open.match().turn() >= 0; first = false) {
                if (!first) {
                    decide(open, random);
                }
                for (Follower& follower : followers) {
                    follower.follow(open);
                    ++positions;
                    differs += follower.round().match().played().back().pack !=
                                       open.match().played().back().pack
                                   ? 1
                                   : 0;
                }
                ASSERT_FALSE(testing::Test::HasFailure());
            }
        }
    }
    EXPECT_GT(positions, 5000);
    EXPECT_GT(differs, positions / 2) << "the seats have seen the pack";
}

/// Cards that were shown by one seat may have been thought to lie in the hand of another that shows
/// its own at the same time.
TEST(PossibleRound, TakesWhatSeveralDeclareAtOnce) {
    RuleSet rules = rulesOf("bazzica");
    rules.table.players = 4;
    rules.table.teams = false;
    Random random(42);
    for (int i = 0; i < 50; ++i) {
        OpenMatch open(Match(rules, random.next()));
        const Match undealt = open.match();
        std::vector<int> ranks{1, 2, 3, 4, 5, 6, 7, 8, 9};
        for (std::size_t left = ranks.size(); left > 1; --left) {
            std::swap(ranks[left - 1], ranks[random.below(static_cast<std::uint32_t>(left))]);
        }
        std::vector<Card> dealt; // three of a kind to each
        for (const Suit suit : {Suit::Coins, Suit::Cups, Suit::Swords}) {
            for (std::size_t seat = 0; seat < 4; ++seat) {
                dealt.emplace_back(suit, ranks[seat]);
            }
        }
        for (std::size_t table = 4; table < 8; ++table) {
            dealt.emplace_back(Suit::Batons, ranks[table]);
        }
        CardSet rest = CardSet::all();
        for (const Card card : dealt) {
            rest.erase(card);
        }
        dealt.insert(dealt.end(), rest.begin(), rest.end());
        ASSERT_TRUE(open.dealFrom(*Pack::fromCards(dealt)));
        ASSERT_TRUE(open.declaring());
        std::vector<Follower> followers;
        for (int seat = 0; seat < 4; ++seat) {
            followers.emplace_back(open, seat);
            followers.back().beginRound(undealt);
            followers.back().follow(open);
        }
        BySeat<bool> declares{};
        declares.fill(true);
        open.show(declares);
        for (Follower& follower : followers) {
            follower.follow(open);
        }
        ASSERT_FALSE(HasFailure());
    }
}

} // namespace
} // namespace settebello::session

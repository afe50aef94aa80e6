// SPDX-License-Identifier: GPL-3.0-or-later
// Several people at one screen learn nothing of each other's hands from who is asked what, and
// when.
#include "game/local_source.h"

#include "rules/check_rules.h"
#include "rules/presets.h"
#include "ui/game/played_again.h"
#include "ui/program_log.h"
#include "ui/wait_until.h"

#include <QCoreApplication>
#include <QDeadlineTimer>

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <ostream>

namespace settebello {
namespace {

using namespace test;

/// What somebody who watches the screen sees of a match.
struct Shown {
    int viewer = -1;
    RoundSoFar round;
    std::optional<int> takeBack;
    bool operator==(const Shown& other) const {
        return round.events == other.round.events && round.turn == other.round.turn &&
               round.phase == other.round.phase && round.scores == other.round.scores &&
               takeBack == other.takeBack;
    }
};

std::ostream& operator<<(std::ostream& out, const Shown& shown) {
    return out << "viewer " << shown.viewer << ", " << shown.round.events.size() << " events, turn "
               << shown.round.turn << ", phase " << static_cast<int>(shown.round.phase)
               << ", take back " << shown.takeBack.value_or(-1);
}

/// A screen that is passed on among people, on which a round is played again. One of them watches
/// all the time, but sees a hand only when it is their own.
class PassedScreen {
public:
    PassedScreen(const std::vector<int>& people, int watcher)
        : m_people(people)
        , m_watcher(watcher) {
        QObject::connect(&source, &MatchSource::matchStarted, [this] { told += "started"; });
        QObject::connect(&source, &MatchSource::roundSet, [this] { told += "set"; });
        QObject::connect(&source, &MatchSource::progressed, [this] { told += "progressed"; });
        QObject::connect(&source, &MatchSource::happened, [this](const Event& event) {
            told += QStringLiteral("event of kind %1").arg(event.index());
            if (watcherLooks()) {
                events.push_back(event);
            }
        });
        QObject::connect(&source, &MatchSource::asked, [this](int asked, bool here) {
            told += QStringLiteral("asked %1 %2").arg(asked).arg(here);
        });
    }
    ~PassedScreen() { controller.stop(); }

    /// @param undealt the match before the round. @param played after it was played in part.
    void play(const Match& undealt, const Match& played) {
        Match dealt = undealt;
        dealt.dealFrom(played.played().back().pack);
        learn(dealt, played);
        controller.resume(setupWith(played.rules(), m_people), dealt,
                          repeatingPlayers(played, m_people));
        told += "now the event loop"; // what comes at once reveals something too
        const std::size_t all = played.played().back().moves.size();
        const auto isDone = [&] {
            return controller.match().played().back().moves.size() == all &&
                   controller.phase() == played.round().phase();
        };
        const QDeadlineTimer deadline(kTestTimeout);
        while (!isDone() && !deadline.hasExpired()) {
            if (controller.asksPerson()) {
                answer();
            }
            QCoreApplication::processEvents();
        }
        ASSERT_TRUE(isDone());
        show();
    }
    /// Whoever is asked gets the screen and answers.
    void answer() {
        const int seat = controller.askedSeat();
        if (source.viewer() != seat) {
            source.setViewer(-1);
            show();
            source.setViewer(seat);
        }
        if (seat == m_watcher) {
            show();
        }
        ASSERT_TRUE(source.question());
        const PlayerView view = *source.question();
        EXPECT_EQ(view.seat, seat);
        EXPECT_EQ(view.turn, seat);
        std::deque<Decision>& decisions = m_decisions[seat];
        if (view.phase == Phase::Declaring) {
            const auto key = std::pair(seat, controller.match().round().packetCount());
            const auto own = m_declarations.find(key);
            ASSERT_EQ(source.decide(own != m_declarations.end() ? own->second
                                                                : Decision(Decision::Kind::Pass)),
                      DecisionFault::None);
        } else {
            ASSERT_FALSE(decisions.empty());
            ASSERT_EQ(source.decide(decisions.front()), DecisionFault::None);
            decisions.pop_front();
        }
    }
    void show() {
        shown.push_back({source.viewer(), source.round(), source.abilities().takeBack});
        if (!watcherLooks()) {
            shown.back().round.events.clear();
        }
    }
    /// Whether the screen is nobody's, or the watcher's.
    bool watcherLooks() const { return source.viewer() < 0 || source.viewer() == m_watcher; }

    GameController controller;
    LocalSource source{controller};
    QStringList told; ///< the signals
    Events events;    ///< while nobody has the screen, or the watcher
    std::vector<Shown> shown;

private:
    /// What people decide: their declarations by packet, everything else in order.
    void learn(const Match& dealt, const Match& played) {
        Match match = dealt;
        for (const PlayerView::Move& move : played.played().back().moves) {
            if (answersDeclaring(move.decision)) {
                m_declarations.insert({{move.seat, match.round().packetCount()}, move.decision});
            } else {
                m_decisions[move.seat].push_back(move.decision);
            }
            match.apply(move.decision);
        }
    }

    std::vector<int> m_people;
    int m_watcher;
    std::map<std::pair<int, int>, Decision> m_declarations;
    std::map<int, std::deque<Decision>> m_decisions;
};

struct Company {
    int players;
    std::vector<int> people;
};

const Company kCompanies[] = {{2, {0, 1}},    {3, {0, 1, 2}}, {3, {0, 2}},   {4, {0, 1, 2, 3}},
                              {4, {0, 1, 3}}, {4, {1, 2}},    {6, {0, 2, 5}}};

/// Every game, with claims, and with the questions of all others added as far as they fit.
std::vector<RuleSet> gamesWithQuestions(int players) {
    std::vector<RuleSet> games;
    for (const Preset& preset : presets()) {
        for (const bool more : {false, true}) {
            RuleSet rules = preset.rules;
            rules.table.players = players;
            rules.match.callingOut = more && !rules.match.lowestWins;
            rules.deal.cutterChooses = rules.deal.cutterChooses || more;
            const bool asks = rules.scoring.declarations != Declarations::None ||
                              rules.deal.cutterChooses || rules.match.callingOut;
            if (asks && checkRules(rules).empty()) {
                games.push_back(rules);
            }
        }
    }
    return games;
}

/// Plays a round twice with the cards that one of the people does not see in other places.
/// @return whether such places were found.
bool compare(const RuleSet& rules, const std::vector<int>& people, Random& random,
             ProgramLog& log) {
    const int watcher = people[random.below(static_cast<std::uint32_t>(people.size()))];
    const Match undealt(rules, random.next());
    const Match match = playedInPart(undealt, static_cast<int>(random.below(30)), -1, random);
    if (match.turn() < 0) {
        return false;
    }
    const auto other = otherWorld(undealt, match, watcher, random);
    if (!other || other->roundEvents() == match.roundEvents()) {
        return false;
    }
    PassedScreen one(people, watcher);
    PassedScreen two(people, watcher);
    log.taken();
    one.play(undealt, match);
    const auto logged = log.taken();
    EXPECT_FALSE(logged.at("settebello.controller").isEmpty());
    two.play(undealt, *other);
    EXPECT_EQ(log.taken(), logged);
    EXPECT_EQ(one.told, two.told);
    EXPECT_EQ(one.events, two.events);
    EXPECT_EQ(one.shown, two.shown);
    for (PassedScreen* screen : {&one, &two}) { // a play that is taken back, and a match resumed
        screen->controller.takeBack();
        screen->show();
        screen->controller.resume(setupWith(rules, people), screen == &one ? match : *other,
                                  repeatingPlayers(match, people));
        screen->show();
    }
    EXPECT_EQ(one.told, two.told);
    EXPECT_EQ(one.shown, two.shown);
    return true;
}

TEST(SharedScreenOfAnyGame, TellsNothingOfHiddenCards) {
    Random random(11);
    ProgramLog log;
    int compared = 0;
    for (const Company& company : kCompanies) {
        for (const RuleSet& rules : gamesWithQuestions(company.players)) {
            SCOPED_TRACE(testing::Message() << company.players << " players, declarations "
                                            << static_cast<int>(rules.scoring.declarations));
            bool found = false;
            for (int i = 0; i < 20 && !found; ++i) {
                found = compare(rules, company.people, random, log);
                ASSERT_FALSE(testing::Test::HasFailure());
            }
            compared += found ? 1 : 0;
        }
    }
    EXPECT_GT(compared, 100);
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/game_controller.h"

#include "rules/presets.h"
#include "ui/game/event_spy.h"
#include "ui/wait_until.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <functional>

namespace settebello {
namespace {

/// Answers with the result of a function.
class ScriptedPlayer : public Player {
public:
    using Script = std::function<std::optional<Decision>(const PlayerView&, const StopToken&)>;
    explicit ScriptedPlayer(Script script)
        : m_script(std::move(script)) {}

    std::optional<Decision> choose(const PlayerView& view, const StopToken& stop) override {
        return m_script(view, stop);
    }

private:
    Script m_script;
};

std::optional<Decision> firstLegal(const PlayerView& view, const StopToken& /*stop*/) {
    std::vector<Decision> decisions;
    legalDecisions(view, decisions);
    return decisions.front();
}

/// Another answer than firstLegal(), where there are several.
std::optional<Decision> lastLegal(const PlayerView& view, const StopToken& /*stop*/) {
    std::vector<Decision> decisions;
    legalDecisions(view, decisions);
    return decisions.back();
}

/// Two players that answer with this script.
std::vector<std::unique_ptr<Player>> twoPlayers(const ScriptedPlayer::Script& script) {
    std::vector<std::unique_ptr<Player>> players;
    players.push_back(std::make_unique<ScriptedPlayer>(script));
    players.push_back(std::make_unique<ScriptedPlayer>(script));
    return players;
}

MatchSetup setupOf(const char* preset, const std::vector<std::string>& levels, int target = 11) {
    MatchSetup setup;
    setup.rules.rules = findPreset(preset)->rules;
    setup.rules.rules.match.target = target;
    setup.rules.rules.table.players = static_cast<int>(levels.size());
    for (const std::string& level : levels) {
        setup.seats.push_back({level, level});
    }
    setup.seed = 7;
    return setup;
}

/// The names of the events, in the order of the variant.
QString kindOf(const Event& event) {
    static const std::array<const char*, std::variant_size_v<Event>> names{
        "drawn",      "round",        "cut",     "cutDecided", "packet", "redealt",
        "tableTaken", "declarations", "laid",    "captured",   "stolen", "sweep",
        "leftovers",  "wholeSuit",    "reached", "scored",     "claim",  "won"};
    return names[event.index()];
}

/// Records the kind of every event that a controller emits.
struct EventLog {
    QStringList kinds;

    explicit EventLog(GameController& controller) {
        QObject::connect(&controller, &GameController::matchStarted, &controller,
                         [this] { kinds.append("match"); });
        QObject::connect(&controller, &GameController::happened, &controller,
                         [this](const Event& event) { kinds.append(kindOf(event)); });
    }
};

TEST(GameController, PlaysAMatchOfOpponentsToItsEndAndEmitsEveryEvent) {
    GameController controller;
    const EventLog log(controller);
    dealAutomatically(controller);
    const EventSpy<MatchWon> won(controller);
    controller.start(setupOf("scopa", {"greedy", "random"}));
    ASSERT_TRUE(won.wait());

    EXPECT_EQ(log.kinds.mid(0, 3), (QStringList{"match", "round", "packet"}));
    EXPECT_EQ(log.kinds.last(), "won");
    const auto& played = controller.match().played();
    const auto rounds = static_cast<qsizetype>(played.size());
    EXPECT_EQ(log.kinds.count("round"), rounds);
    EXPECT_EQ(log.kinds.count("scored"), rounds);
    constexpr int kPlaysOfARound = 36;
    EXPECT_EQ(log.kinds.count("laid") + log.kinds.count("captured"), rounds * kPlaysOfARound);
}

TEST(GameController, TheSameSeedGivesTheSameMatch) {
    std::vector<std::vector<PlayerView::Move>> moves;
    for (int time = 0; time < 2; ++time) {
        GameController controller;
        const EventSpy<RoundScored> scored(controller);
        controller.start(setupOf("scopa", {"greedy", "random"}));
        ASSERT_TRUE(scored.wait());
        moves.push_back(controller.match().played().front().moves);
    }
    EXPECT_EQ(moves[0], moves[1]);
}

TEST(GameController, WaitsForThePersonAndTakesLegalAnswersOnly) {
    GameController controller;
    QSignalSpy asked(&controller, &GameController::asked);
    EXPECT_EQ(controller.decide(Decision()), DecisionFault::NotAsked);
    controller.start(setupOf("scopa", {kPerson, "greedy"}));
    while (!controller.asksPerson()) {
        ASSERT_TRUE(asked.wait(kTestTimeout));
    }
    EXPECT_EQ(firstPerson(controller.setup()), 0);
    const PlayerView view = controller.match().view(0);
    const Card foreign = view.unseen().first();
    EXPECT_EQ(controller.decide(Play{foreign, {}}), DecisionFault::NotLegal);
    EXPECT_EQ(controller.decide(Decision(Decision::Kind::KeepCut)), DecisionFault::NotAsked);
    EXPECT_EQ(controller.decide(Decision(Decision::Kind::ClaimOut)), DecisionFault::NotAsked);
    ASSERT_TRUE(controller.asksPerson());

    const auto decision = firstLegal(view, StopToken());
    EXPECT_EQ(controller.decide(*decision), DecisionFault::None);
    EXPECT_FALSE(controller.asksPerson()) << "one answer a question";
    EXPECT_EQ(controller.decide(*decision), DecisionFault::NotAsked);
    ASSERT_TRUE(waitUntil([&] { return controller.asksPerson(); }));
    const auto& moves = controller.match().played().front().moves;
    EXPECT_EQ(moves.size(), controller.match().round().dealer() == 0 ? 3U : 2U);
    EXPECT_FALSE(controller.match().view(0).hand.contains(decision->play.card));
}

/// As long as the disk has not answered.
TEST(GameController, AppliesAHeldDecisionWhenTheHoldEnds) {
    GameController controller;
    QSignalSpy progressed(&controller, &GameController::progressed);
    controller.start(setupOf("scopa", {kPerson, kPerson}));
    ASSERT_TRUE(controller.asksPerson());
    const int seat = controller.match().turn();
    controller.holdDecisions(true);
    ASSERT_EQ(controller.decide(*firstLegal(controller.match().view(seat), StopToken())),
              DecisionFault::None);
    QCoreApplication::processEvents();
    controller.hurry();
    EXPECT_FALSE(controller.asksPerson()) << "one answer a question";
    EXPECT_EQ(progressed.count(), 1);
    controller.holdDecisions(false);
    EXPECT_EQ(progressed.count(), 2);
    EXPECT_NE(controller.match().turn(), seat);
}

TEST(GameController, AHeldDecisionWaitsForThePauseToo) {
    GameController controller;
    QSignalSpy progressed(&controller, &GameController::progressed);
    controller.start(setupOf("scopa", {kPerson, kPerson}));
    controller.holdDecisions(true);
    controller.decide(*firstLegal(controller.match().view(controller.match().turn()), {}));
    controller.setPaused(true);
    QCoreApplication::processEvents();
    controller.holdDecisions(false);
    EXPECT_EQ(progressed.count(), 1);
    controller.holdDecisions(true);
    controller.setPaused(false);
    QCoreApplication::processEvents();
    EXPECT_EQ(progressed.count(), 1);
    controller.holdDecisions(false);
    EXPECT_TRUE(waitUntil([&] { return progressed.count() == 2; }));
}

TEST(GameController, AHeldDecisionCanBeTakenBackAndDroppedWithItsMatch) {
    GameController controller;
    const MatchSetup setup = setupOf("scopa", {kPerson, kPerson});
    controller.start(setup);
    const auto decide = [&] {
        return controller.decide(
            *firstLegal(controller.match().view(controller.match().turn()), {}));
    };
    ASSERT_EQ(decide(), DecisionFault::None);
    ASSERT_TRUE(waitUntil([&] { return controller.asksPerson(); }));
    controller.holdDecisions(true);
    ASSERT_EQ(decide(), DecisionFault::None);
    QCoreApplication::processEvents();
    controller.takeBack();
    controller.holdDecisions(false);
    EXPECT_TRUE(controller.match().played().front().moves.empty()) << "it took back the one before";

    controller.holdDecisions(true);
    ASSERT_EQ(decide(), DecisionFault::None);
    QCoreApplication::processEvents();
    controller.start(setup);
    controller.holdDecisions(false);
    EXPECT_TRUE(controller.match().played().front().moves.empty());
    EXPECT_TRUE(controller.asksPerson());
}

/// A match between two players that answer only once they are stopped: late, but legally.
class LateAnswer : public ::testing::Test {
protected:
    void SetUp() override {
        const auto slow = [this](const PlayerView& view, const StopToken& stop) {
            isThinking = true;
            stop.waitUntil([] { return false; });
            return firstLegal(view, stop);
        };
        controller.start(setupOf("scopa", {"random", "random"}), twoPlayers(slow));
        ASSERT_TRUE(waitUntil([this] { return isThinking.load(); }));
    }

    /// Starts another match, whose players answer at once. All think on one thread, so that a late
    /// answer comes before the first of these.
    void expectOwnAnswers() {
        controller.start(setupOf("scopa", {"random", "random"}), twoPlayers(lastLegal));
        const PlayerView view = controller.match().view(controller.match().turn());
        ASSERT_NE(firstLegal(view, {}), lastLegal(view, {}));
        const auto& moves = controller.match().played().front().moves;
        ASSERT_TRUE(waitUntil([&] { return !moves.empty(); }));
        EXPECT_EQ(moves.front().decision, *lastLegal(view, {}));
    }

    std::atomic<bool> isThinking = false;
    GameController controller;
};

TEST_F(LateAnswer, OfAMatchGivenUpIsDropped) {
    const EventLog log(controller);
    expectOwnAnswers();
    EXPECT_EQ(log.kinds.first(3), (QStringList{"match", "round", "packet"}));
}

TEST_F(LateAnswer, EmitsNothingAfterStop) {
    const EventLog log(controller);
    controller.stop();
    EXPECT_FALSE(controller.hasMatch());
    controller.dealNext();
    EXPECT_TRUE(log.kinds.isEmpty());
    expectOwnAnswers();
    EXPECT_EQ(log.kinds.first(3), (QStringList{"match", "round", "packet"}));
}

TEST(GameController, CanBeDestroyedWhileAPersonIsAsked) {
    auto controller = std::make_unique<GameController>();
    controller->start(setupOf("scopa", {kPerson, kPerson}));
    EXPECT_TRUE(controller->asksPerson());
    controller.reset();
}

TEST(GameController, AnIllegalAnswerDoesNotHaltTheMatch) {
    GameController controller;
    const auto cheat = [](const PlayerView& view, const StopToken& /*stop*/) {
        return std::optional<Decision>(Play{view.unseen().first(), {}});
    };
    std::vector<std::unique_ptr<Player>> players;
    players.push_back(std::make_unique<ScriptedPlayer>(cheat));
    players.push_back(std::make_unique<ScriptedPlayer>(firstLegal));
    const EventSpy<RoundScored> scored(controller);
    controller.start(setupOf("scopa", {"random", "random"}), std::move(players));
    EXPECT_TRUE(scored.wait());
}

TEST(GameController, DoesNotRevealThatAnotherIsAskedToDeclare) {
    // With packets that always qualify somewhere, an asked() for a declaring opponent would give
    // its hand away.
    GameController controller;
    QObject::connect(&controller, &GameController::asked, &controller, [&](int seat, bool person) {
        if (!person) {
            EXPECT_EQ(controller.match().round().phase(), Phase::Playing) << "seat " << seat;
        }
    });
    const EventLog log(controller);
    dealAutomatically(controller);
    const EventSpy<MatchWon> won(controller);
    controller.start(setupOf("bazzica", {"greedy", "greedy"}, 41));
    ASSERT_TRUE(won.wait());
    EXPECT_TRUE(log.kinds.contains("declarations")) << "the seed must bring a declaration";
}

/// Lets the person play the first legal decision, a number of times.
void playSome(GameController& controller, int plays) {
    for (int i = 0; i < plays; ++i) {
        ASSERT_TRUE(waitUntil([&] { return controller.asksPerson(); }));
        std::vector<Decision> legal;
        legalDecisions(controller.match().view(controller.match().turn()), legal);
        ASSERT_EQ(controller.decide(legal.front()), DecisionFault::None);
    }
    ASSERT_TRUE(waitUntil([&] { return controller.asksPerson(); }));
}

TEST(TakingBack, ReturnsToBeforeThePersonsLastDecisionAgainAndAgain) {
    GameController controller;
    controller.start(setupOf("scopa", {"human", "greedy"}, 101));
    EXPECT_FALSE(controller.canTakeBack());
    std::vector<PlayerView> asked;
    for (int i = 0; i < 5; ++i) {
        playSome(controller, i == 0 ? 0 : 1);
        asked.push_back(controller.match().view(0));
    }
    QSignalSpy set(&controller, &GameController::roundSet);
    for (std::size_t i = asked.size() - 1; i > 0; --i) {
        ASSERT_TRUE(controller.canTakeBack());
        controller.takeBack();
        EXPECT_EQ(controller.match().view(0), asked[i - 1]);
        EXPECT_TRUE(controller.asksPerson());
    }
    EXPECT_EQ(set.count(), 4);
    EXPECT_FALSE(controller.canTakeBack());
    controller.takeBack();
    EXPECT_EQ(set.count(), 4) << "nothing to take back";
}

/// Whoever has seen the cards that were dealt after it would choose anew.
TEST(TakingBack, NeverReachesTheCutCard) {
    for (const char* other : {"greedy", "human"}) {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) { // now one cuts, now the other
            GameController controller;
            MatchSetup setup = setupOf("chkobba", {"human", other});
            setup.seed = seed;
            controller.start(setup);
            ASSERT_TRUE(waitUntil([&] { return controller.asksPerson(); }));
            while (controller.phase() == Phase::CutChoice) {
                playSome(controller, 1);
            }
            const std::size_t before = controller.match().played().front().moves.size();
            EXPECT_FALSE(controller.canTakeBack()) << seed;
            EXPECT_FALSE(controller.takeBackSeat());
            controller.takeBack();
            EXPECT_EQ(controller.match().played().front().moves.size(), before);
            playSome(controller, 1);
            ASSERT_TRUE(controller.canTakeBack());
            controller.takeBack();
            EXPECT_EQ(controller.match().played().front().moves.size(), before);
            EXPECT_FALSE(controller.canTakeBack());
        }
    }
}

TEST(TakingBack, DropsTheAnswerOfAPlayerThatIsStillThinking) {
    std::atomic<bool> thinking = false;
    const auto firstSlow = [&thinking](const PlayerView& view, const StopToken& stop) {
        if (thinking.exchange(true)) {
            return lastLegal(view, stop);
        }
        stop.waitUntil([] { return false; });
        return firstLegal(view, stop);
    };
    GameController controller;
    std::vector<std::unique_ptr<Player>> players;
    players.push_back(nullptr);
    players.push_back(std::make_unique<ScriptedPlayer>(firstSlow));
    MatchSetup setup = setupOf("scopa", {"human", "greedy"});
    setup.seed = 1;
    controller.start(setup, std::move(players));
    if (!controller.asksPerson()) {
        GTEST_SKIP() << "the other begins with this seed";
    }
    const PlayerView before = controller.match().view(0);
    std::vector<Decision> legal;
    legalDecisions(before, legal);
    controller.decide(legal.front());
    ASSERT_TRUE(waitUntil([&] { return thinking.load(); }));
    controller.takeBack();
    EXPECT_EQ(controller.match().view(0), before);
    EXPECT_TRUE(controller.asksPerson());
    // The late answer would come before the next one.
    ASSERT_EQ(controller.decide(legal.front()), DecisionFault::None);
    ASSERT_TRUE(waitUntil([&] { return controller.match().played().front().moves.size() == 2; }));
    const auto moves = controller.match().played().front().moves;
    EXPECT_EQ(moves[0].decision, legal.front());
    controller.stop();
    Match again(setup.rules.rules, setup.seed);
    again.deal();
    again.apply(moves[0].decision);
    ASSERT_NE(firstLegal(again.view(1), {}), lastLegal(again.view(1), {}));
    EXPECT_EQ(moves[1].decision, *lastLegal(again.view(1), {}));
}

/// Two people at one screen.
class PersonsDecision : public ::testing::Test {
protected:
    void SetUp() override { start(); }
    void start() { controller.start(setupOf("scopa", {kPerson, kPerson})); }
    Decision firstDecision() const {
        return *firstLegal(controller.match().view(controller.match().turn()), StopToken());
    }
    std::size_t moves() const { return controller.match().played().front().moves.size(); }

    GameController controller;
};

TEST_F(PersonsDecision, IsAppliedFromTheEventLoop) {
    const EventLog log(controller);
    EXPECT_EQ(controller.decide(firstDecision()), DecisionFault::None);
    EXPECT_TRUE(log.kinds.isEmpty()) << "the caller comes first";
    EXPECT_FALSE(controller.asksPerson());
    QCoreApplication::processEvents();
    EXPECT_FALSE(log.kinds.isEmpty());
    EXPECT_EQ(moves(), 1U);
    EXPECT_TRUE(controller.asksPerson());
}

TEST_F(PersonsDecision, IsDroppedWithItsMatch) {
    controller.decide(firstDecision());
    start();
    QCoreApplication::processEvents();
    EXPECT_EQ(moves(), 0U);
    EXPECT_TRUE(controller.asksPerson());
    controller.decide(firstDecision());
    controller.stop();
    QCoreApplication::processEvents();
    EXPECT_FALSE(controller.hasMatch());
}

TEST_F(PersonsDecision, IsDroppedWhenTheOneBeforeIsTakenBack) {
    controller.decide(firstDecision());
    QCoreApplication::processEvents();
    controller.decide(firstDecision());
    controller.takeBack();
    QCoreApplication::processEvents();
    EXPECT_EQ(moves(), 0U);
    const Decision other = firstDecision();
    EXPECT_EQ(controller.decide(other), DecisionFault::None);
    QCoreApplication::processEvents();
    ASSERT_EQ(moves(), 1U);
    EXPECT_EQ(controller.match().played().front().moves.front().decision, other);
}

TEST_F(PersonsDecision, WaitsWhileTheMatchIsPaused) {
    controller.decide(firstDecision());
    controller.setPaused(true);
    QCoreApplication::processEvents();
    EXPECT_EQ(moves(), 0U);
    controller.setPaused(false);
    EXPECT_TRUE(waitUntil([this] { return moves() == 1; }));
}

TEST(Resuming, ShowsTheRoundAndAsksTheNextPlayer) {
    GameController controller;
    const MatchSetup setup = setupOf("scopa", {"human", "greedy"}, 101);
    controller.start(setup);
    playSome(controller, 7);
    const Match left = controller.match();
    GameController other;
    Events shown;
    QObject::connect(&other, &GameController::roundSet, &other,
                     [&shown](const Events& events) { shown = events; });
    dealAutomatically(other);
    other.resume(setup, left);
    EXPECT_EQ(shown, left.roundEvents());
    EXPECT_EQ(other.match().view(0), left.view(0));
    playSome(other, 20); // over the end of the round
    EXPECT_GT(other.match().played().size(), left.played().size());
}

/// So slow that opponents would seem to think for days.
constexpr double kHardlyMoving = 1e-6;

/// A match between two players of which it is known how often they have answered.
class Paced : public ::testing::Test {
protected:
    void start() {
        const auto counted = [this](const PlayerView& view, const StopToken& stop) {
            ++answers;
            return firstLegal(view, stop);
        };
        controller.start(setupOf("scopa", {"random", "random"}), twoPlayers(counted));
    }
    /// Waits for an answer. Its number is one more than that of the decisions applied, as nobody is
    /// asked before.
    void waitForAnswer() {
        ASSERT_TRUE(waitUntil([this] { return answers > progressed.count(); }));
        QCoreApplication::processEvents();
    }

    std::atomic<int> answers = 0;
    GameController controller;
    QSignalSpy progressed{&controller, &GameController::progressed};
};

TEST_F(Paced, AnAnswerIsHeldBackUntilSomebodyHurries) {
    controller.setPace(Pace::Brisk, kHardlyMoving);
    start();
    progressed.clear();
    for (int i = 1; i <= 3; ++i) {
        ASSERT_TRUE(waitUntil([&] {
            controller.hurry();
            return progressed.count() == i;
        }));
    }
    waitForAnswer();
    EXPECT_EQ(progressed.count(), 3);
    controller.stop();
    controller.hurry(); // nothing is held any more
    EXPECT_EQ(progressed.count(), 3);
}

TEST_F(Paced, APauseIsKeptWhenAHoldEndsSooner) {
    controller.setPace(Pace::Brisk, kHardlyMoving);
    start();
    progressed.clear();
    controller.holdDecisions(true);
    waitForAnswer();
    controller.holdDecisions(false);
    EXPECT_EQ(progressed.count(), 0);
    ASSERT_TRUE(waitUntil([&] {
        controller.hurry();
        return progressed.count() == 1;
    }));
}

TEST_F(Paced, APauseCountsFromWhenTheLastCardHasLanded) {
    controller.setPace(Pace::Calm, 1e6);
    start();
    progressed.clear();
    controller.setCardFlying(true);
    waitForAnswer();
    controller.holdDecisions(true);
    controller.holdDecisions(false);
    EXPECT_EQ(progressed.count(), 0) << "a card is still on its way";
    controller.setCardFlying(false);
    ASSERT_TRUE(waitUntil([this] { return progressed.count() > 0; }));
    const auto before = progressed.count();

    controller.setPace(Pace::Calm, kHardlyMoving);
    controller.setCardFlying(true);
    waitForAnswer();
    controller.setCardFlying(false);
    QCoreApplication::processEvents();
    EXPECT_EQ(progressed.count(), before) << "the pause has only begun";
}

TEST(Pace, DoesNotCountFromLandingWhereItIsBrisk) {
    GameController controller;
    controller.setPace(Pace::Brisk, 1e6);
    controller.start(setupOf("scopa", {"greedy", "greedy"}));
    controller.setCardFlying(true);
    const QSignalSpy progressed(&controller, &GameController::progressed);
    EXPECT_TRUE(waitUntil([&] { return progressed.count() > 0; }));
}

TEST(GameControllerByCode, DealsTheCardsOfTheCodeWhateverTheRandomness) {
    MatchSetup setup = setupOf("scopa", {"greedy", "greedy"}, 21);
    setup.code = MatchCode{dealCodeOf(setup.rules.rules, 5), true};
    GameController controller;
    controller.setRandomness([] { return std::array<std::uint64_t, 4>{1, 2, 3, 4}; });
    controller.start(setup);
    EXPECT_FALSE(controller.hasRandomness());
    ASSERT_TRUE(waitUntil([&] {
        controller.dealNext();
        return controller.match().played().size() == 3;
    }));
    EXPECT_EQ(controller.match().played()[0].dealer,
              Match(setup.rules.rules, seedOf(setup.code->code)).nextDealer());
    for (int round = 0; round < 3; ++round) {
        const auto& played = controller.match().played()[static_cast<std::size_t>(round)];
        EXPECT_TRUE(
            shuffleAfter(setup.code->code, setup.rules.rules, round, played.dealer, played.pack));
    }
}

TEST(GameControllerByCode, OpponentsDrawByWhatDoesNotShowThePacks) {
    MatchSetup setup = setupOf("scopa", {"human", "good"});
    setup.code = MatchCode{dealCodeOf(setup.rules.rules, 5), true};
    MatchSetup other = setup;
    other.seed = 99;
    EXPECT_EQ(playerSeed(setup, 1), playerSeed(other, 1)) << "a code plays alike for everybody";
    EXPECT_NE(playerSeed(setup, 0), playerSeed(setup, 1));
    EXPECT_NE(playerSeed(setup, 1), seedOf(setup));
    other.code->code.shuffle += 1;
    EXPECT_NE(playerSeed(setup, 1), playerSeed(other, 1));
}

TEST(GameController, RemembersWhatItsOpponentsDrawBy) {
    const MatchSetup setup = setupOf("scopa", {"human", "good"});
    GameController controller;
    controller.start(setup);
    EXPECT_EQ(controller.setup().seat(0).seed, std::nullopt);
    EXPECT_EQ(controller.setup().seat(1).seed, playerSeed(setup, 1));
    const Match match = controller.match();
    MatchSetup read = controller.setup();
    read.seed = 99; // records do not have it
    controller.resume(read, match);
    EXPECT_EQ(controller.setup().seat(1).seed, playerSeed(setup, 1)) << "as it began";
    controller.start(read);
    EXPECT_EQ(controller.setup().seat(1).seed, playerSeed(read, 1)) << "another match";
    read.seats[1].seed.reset(); // of a record of an older version
    controller.resume(read, match);
    EXPECT_EQ(controller.setup().seat(1).seed, std::nullopt) << "its plays were made by another";
}

TEST(GameControllerByCode, ExchangesSeats) {
    const MatchSetup setup = setupOf("scopa", {"human", "good", "expert"});
    const MatchSetup next = withSeatsExchanged(setup);
    EXPECT_EQ(next.seat(0).level, "expert");
    EXPECT_EQ(next.seat(1).level, "human");
    EXPECT_EQ(next.seat(2).level, "good");
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/table_sounds.h"

#include "game/game_controller.h"
#include "game/local_source.h"
#include "game/match.h"
#include "table/motion/director.h"

#include <QStringList>
#include <QTimeLine>

#include <gtest/gtest.h>

namespace settebello {
namespace {

struct Heard {
    QString name;
    double gain = 0;
};

class Ear : public SoundPlayer {
public:
    Ear(std::vector<Heard>& heard, std::vector<Heard>& looped)
        : m_heard(heard)
        , m_looped(looped) {}
    void play(const QString& name, double gain) override { m_heard.push_back({name, gain}); }
    void loop(const QString& name, double gain) override { m_looped.push_back({name, gain}); }
    void findDevice(QObject*, std::function<void(bool)>) override {}

private:
    std::vector<Heard>& m_heard;
    std::vector<Heard>& m_looped;
};

Card card(const char* text) {
    return *parseCard(text);
}

class Sounds : public testing::Test {
protected:
    Sounds()
        : sounds(std::make_unique<Ear>(heard, looped), [this] { return now; }) {
        sounds.listenTo(director);
        director.reset(RuleSet(), 0, {"Anna", "Ciro"});
        sounds.setDisplay(display);
        enqueue(RoundStarted{0, 1});
        enqueue(PacketDealt{0,
                            {{0, card("1D")},
                             {1, card("7D")},
                             {PacketDealt::kTable, card("3C")},
                             {PacketDealt::kTable, card("7S")}},
                            36});
        director.finish();
        heard.clear();
        now += 10000;
    }

    void enqueue(const Event& event) { director.enqueue(event); }
    /// Advances the clocks of the table and of the sounds together.
    void wait(int milliseconds) {
        for (int i = 0; i < milliseconds; i += 10) {
            now += 10;
            director.advance(10);
        }
    }
    void useSpeed(double speed) {
        display.animationSpeed = speed;
        director.setSpeed(speed);
        sounds.setDisplay(display);
    }
    QStringList names() const {
        QStringList all;
        for (const Heard& each : heard) {
            all += each.name.section('-', 0, 0);
        }
        return all;
    }

    qint64 now = 0;
    std::vector<Heard> heard;
    std::vector<Heard> looped;
    Settings::Display display;
    Director director;
    TableSounds sounds;
};

TEST_F(Sounds, AreHeardWhenTheMotionLandsAndNotBefore) {
    enqueue(CardLaid{0, card("1D")});
    wait(200);
    EXPECT_EQ(names(), QStringList());
    wait(100);
    EXPECT_EQ(names(), QStringList("lay"));
    wait(1000);
    EXPECT_EQ(heard.size(), 1U);
}

TEST_F(Sounds, ACaptureIsHeardOnceAsTheCardLandsOnTheOthers) {
    enqueue(CardsCaptured{1, 1, card("7D"), CardSet{card("7S")}});
    wait(250);
    EXPECT_EQ(names(), QStringList());
    wait(2000);
    EXPECT_EQ(names(), QStringList("capture"));
}

TEST_F(Sounds, AMotionCutShortIsHeardAtItsEnd) {
    enqueue(CardLaid{0, card("1D")});
    wait(100);
    director.finish();
    EXPECT_EQ(names(), QStringList("lay"));
}

TEST_F(Sounds, AMotionThatHasBeenHeardIsNotHeardAgainWhenItIsCutShort) {
    enqueue(CardsCaptured{1, 1, card("7D"), CardSet{card("7S")}});
    wait(320);
    director.finish();
    EXPECT_EQ(names(), QStringList("capture"));
}

TEST_F(Sounds, ALongDealFadesAway) {
    PacketDealt all{0, {}, 0};
    for (const Card each : CardSet::all()) {
        all.cards.push_back({each.index() % 2, each});
    }
    director.reset(RuleSet(), 0, {"Anna", "Ciro"});
    enqueue(RoundStarted{0, 1});
    director.finish();
    enqueue(all);
    std::vector<qint64> times;
    for (int i = 0; i < 600; ++i) {
        const std::size_t before = heard.size();
        wait(10);
        for (std::size_t k = before; k < heard.size(); ++k) {
            times.push_back(now);
        }
    }
    EXPECT_GE(times.size(), 8U);
    EXPECT_LE(times.size(), 18U);
    for (std::size_t i = 1; i < times.size(); ++i) {
        EXPECT_GE(times[i] - times[i - 1], 110);
    }
    EXPECT_LT(heard.back().gain, heard.front().gain * 0.5) << "it fades away";
}

RoundScored scoredRound() {
    RoundScored scored;
    scored.points[0][ScoringItem::Cards] = 1;
    return scored;
}

TEST_F(Sounds, ManyMotionsEndedAtOnceMakeFewSounds) {
    for (int i = 0; i < 5; ++i) {
        enqueue(CardLaid{0, card("1D")});
        enqueue(CardsCaptured{1, 1, card("7D"), CardSet{card("7S")}});
        enqueue(scoredRound());
    }
    director.finish();
    EXPECT_LE(heard.size(), 3U);
}

TEST_F(Sounds, ASweepIsHeardAmongManySounds) {
    for (int i = 0; i < 5; ++i) {
        enqueue(CardLaid{0, card("1D")});
        enqueue(CardsCaptured{1, 1, card("7D"), CardSet{card("7S")}});
        enqueue(scoredRound());
    }
    enqueue(SweepMade{1, 1, card("7D"), 1});
    director.finish();
    EXPECT_TRUE(names().contains("sweep"));
}

TEST_F(Sounds, OnlyTheWinnerHearsTheMandolin) {
    MatchWon won;
    won.result.winner = 1;
    enqueue(won);
    wait(3000);
    EXPECT_FALSE(names().contains("win"));
    won.result.winner = 0;
    enqueue(won);
    wait(3000);
    EXPECT_EQ(names().count("win"), 1);
}

TEST_F(Sounds, APointIsHeardAsItReachesThePlate) {
    enqueue(CardsCaptured{0, 0, card("7D"), CardSet{card("7S")}});
    director.finish();
    wait(1000);
    heard.clear();
    RoundScored scored;
    scored.points[0][ScoringItem::Settebello] = 1;
    scored.scores[0] = 1;
    enqueue(scored);
    wait(300);
    EXPECT_EQ(names(), QStringList());
    wait(5000);
    EXPECT_EQ(names(), QStringList("point"));
}

struct Silence {
    const char* name;
    bool on;
    int volume;
};
void PrintTo(const Silence& silence, std::ostream* out) {
    *out << silence.name;
}
class Silent : public Sounds, public testing::WithParamInterface<Silence> {};

TEST_P(Silent, IsSilent) {
    display.sound = GetParam().on;
    display.soundVolume = GetParam().volume;
    sounds.setDisplay(display);
    enqueue(CardLaid{0, card("1D")});
    enqueue(SweepMade{1, 1, card("7D"), 1});
    wait(3000);
    EXPECT_EQ(names(), QStringList());
}
INSTANTIATE_TEST_SUITE_P(, Silent,
                         testing::Values(Silence{"Off", false, 60}, Silence{"Volume0", true, 0}),
                         [](const auto& tested) { return tested.param.name; });

TEST_F(Sounds, WithoutMotionOnlyImportantSoundsAreHeard) {
    useSpeed(0);
    enqueue(CardLaid{0, card("1D")});
    enqueue(CardsCaptured{1, 1, card("7D"), CardSet{card("7S")}});
    enqueue(SweepMade{1, 1, card("7D"), 1});
    EXPECT_EQ(names(), QStringList("sweep"));
    now += 1000;
    RoundScored scored;
    scored.points[0][ScoringItem::Settebello] = 1;
    enqueue(scored);
    now += 1000;
    enqueue(MatchWon{});
    EXPECT_EQ(names(), QStringList({"sweep", "point", "win"}));
}

TEST_F(Sounds, AreLouderTheHigherTheVolume) {
    double last = 0;
    for (const int volume : {10, 40, 70, 100}) {
        display.soundVolume = volume;
        sounds.setDisplay(display);
        now += 1000;
        enqueue(CardLaid{0, card("1D")});
        wait(3000);
        EXPECT_GT(heard.back().gain, last);
        last = heard.back().gain;
    }
    EXPECT_DOUBLE_EQ(last, 1);
}

TEST_F(Sounds, ASampleIsHeardEvenIfSoundIsOff) {
    display.sound = false;
    sounds.setDisplay(display);
    sounds.sample();
    ASSERT_EQ(names(), QStringList("sweep"));
    EXPECT_GT(heard[0].gain, 0);
}

class Evening : public Sounds {
protected:
    Evening() { sounds.listenTo(source); }
    void start() { game.start({{}, {{"Anna", kPerson}, {"Ciro", kPerson}}, 3}); }
    void want() {
        display.evening = true;
        sounds.setDisplay(display);
    }
    /// A share of the fade passes.
    void fade(double share) {
        auto* time = sounds.findChild<QTimeLine*>();
        ASSERT_TRUE(time);
        time->setCurrentTime(static_cast<int>(share * time->duration()));
    }
    double gain() const { return looped.empty() ? 0 : looped.back().gain; }

    GameController game;
    LocalSource source{game};
};

TEST_F(Evening, IsOffByDefault) {
    start();
    fade(1);
    EXPECT_EQ(gain(), 0);
}

TEST_F(Evening, IsHeardDuringAMatchAndFadesIn) {
    want();
    fade(1);
    EXPECT_EQ(gain(), 0) << "there is no match";
    start();
    fade(0.5);
    const double halfWay = gain();
    EXPECT_GT(halfWay, 0);
    fade(1);
    EXPECT_GT(gain(), halfWay);
    EXPECT_EQ(looped.back().name, "evening");
    display.soundVolume = 100;
    sounds.setDisplay(display);
    fade(1);
    EXPECT_DOUBLE_EQ(gain(), 1);
}

struct End {
    const char* name;
    void (*make)(GameController& game, Settings::Display& display);
};
void PrintTo(const End& end, std::ostream* out) {
    *out << end.name;
}
class EveningEnds : public Evening, public testing::WithParamInterface<End> {};

TEST_P(EveningEnds, FadesOutAndStops) {
    want();
    start();
    fade(1);
    const double before = gain();
    ASSERT_GT(before, 0);
    GetParam().make(game, display);
    sounds.setDisplay(display);
    EXPECT_GT(gain(), before / 2) << "not at once";
    fade(0.5);
    EXPECT_LT(gain(), before);
    EXPECT_GT(gain(), 0);
    fade(1);
    EXPECT_EQ(gain(), 0);
}
INSTANTIATE_TEST_SUITE_P(
    , EveningEnds,
    testing::Values(
        End{"Paused", [](GameController& game, Settings::Display&) { game.setPaused(true); }},
        End{"SoundOff", [](GameController&, Settings::Display& display) { display.sound = false; }},
        End{"Volume0",
            [](GameController&, Settings::Display& display) { display.soundVolume = 0; }},
        End{"Unwanted",
            [](GameController&, Settings::Display& display) { display.evening = false; }}),
    [](const auto& tested) { return tested.param.name; });

TEST_F(Evening, GoesOnAfterAPauseAndInTheNextMatch) {
    want();
    start();
    game.setPaused(true);
    fade(1);
    ASSERT_EQ(gain(), 0);
    game.setPaused(false);
    fade(1);
    EXPECT_GT(gain(), 0);
    game.setPaused(true);
    fade(1);
    start();
    fade(1);
    EXPECT_GT(gain(), 0);
}

TEST_F(Evening, IsNotFadedAnewByOtherSettings) {
    want();
    start();
    fade(0.5);
    const double halfWay = gain();
    sounds.setDisplay(display);
    EXPECT_GE(gain(), halfWay);
    const std::size_t before = looped.size();
    fade(1);
    sounds.setDisplay(display);
    EXPECT_EQ(looped.size(), before + 1);
}

} // namespace
} // namespace settebello

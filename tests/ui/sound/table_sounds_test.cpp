// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/table_sounds.h"

#include "game/match.h"
#include "table/motion/director.h"

#include <QStringList>

#include <gtest/gtest.h>

namespace settebello {
namespace {

struct Heard {
    QString name;
    double gain = 0;
};

class Ear : public SoundPlayer {
public:
    explicit Ear(std::vector<Heard>& heard)
        : m_heard(heard) {}
    void play(const QString& name, double gain) override { m_heard.push_back({name, gain}); }

private:
    std::vector<Heard>& m_heard;
};

Card card(const char* text) {
    return *parseCard(text);
}

class Sounds : public testing::Test {
protected:
    Sounds()
        : sounds(std::make_unique<Ear>(heard), [this] { return now; }) {
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

} // namespace
} // namespace settebello

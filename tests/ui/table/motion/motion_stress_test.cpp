// SPDX-License-Identifier: GPL-3.0-or-later
// Random input at random moments of every motion: afterwards the table shows the match as it is.
#include "cards/card_pictures.h"
#include "game/game_controller.h"
#include "game/local_source.h"
#include "rules/presets.h"
#include "table/motion/director.h"
#include "table/painting/table_theme.h"
#include "table/table_view.h"
#include "ui/wait_until.h"

#include <QAccessible>
#include <QMouseEvent>
#include <QWheelEvent>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>

namespace settebello {

namespace {

/// A match on a table whose time only passes on request.
class Hammer {
public:
    Hammer(const RuleSet& rules, std::uint64_t seed)
        : m_rules(rules)
        , m_random(seed)
        , m_view(m_source, m_pictures) {
        m_view.setUpdatesEnabled(false); // painting has its own tests
        m_display.pace = Pace::Brisk;
        m_view.resize(1280, 800);
        m_view.show();
        m_view.stepMotion(0);
        begin();
    }

    /// Plays until that many cards were played.
    void play(int plays) {
        while (m_plays < plays && !testing::Test::HasFailure()) {
            const Match& match = m_controller.match();
            if (match.over()) {
                finishAndCompare("the match is over");
                begin();
            } else if (match.needsDeal()) {
                m_controller.dealNext();
            }
            hammer();
            waitForPerson();
            hammer();
            if (m_controller.asksPerson()) {
                decide();
            }
        }
    }

    int plays() const { return m_plays; }
    /// How often input came in the middle of a motion of each event and effect.
    std::map<std::size_t, int> hits;
    std::map<Effect::Kind, int> effects;

private:
    using Input = void (Hammer::*)();

    int any(int count) { return static_cast<int>(m_random.below(static_cast<unsigned>(count))); }
    QPointF anywhere() { return {1.0 * any(m_view.width()), 1.0 * any(m_view.height())}; }
    const Director& director() const { return m_view.director(); }

    void begin() {
        MatchSetup setup;
        setup.rules.rules = m_rules;
        setup.seed = m_random.below(1000000);
        for (int seat = 0; seat < m_rules.table.players; ++seat) {
            setup.seats.push_back({std::to_string(seat), seat == 0 ? kPerson : "random"});
        }
        m_controller.start(setup);
    }

    /// The others play, on threads; no motion passes meanwhile.
    void waitForPerson() {
        const bool came = waitUntil([this] {
            const Match& match = m_controller.match();
            return m_controller.asksPerson() || match.over() || match.needsDeal();
        });
        ASSERT_TRUE(came) << "nobody is asked: phase "
                          << static_cast<int>(m_controller.match().round().phase()) << ", turn "
                          << m_controller.match().turn() << ", after input " << m_last;
    }

    void decide() {
        std::vector<Decision> legal;
        legalDecisions(m_controller.match().view(0), legal);
        std::erase(legal, Decision(Decision::Kind::ClaimOut));
        const Decision decision = legal[m_random.below(static_cast<std::uint32_t>(legal.size()))];
        ASSERT_EQ(m_controller.decide(decision), DecisionFault::None);
        ++m_plays;
    }

    /// Lets motions run for a while and presses something in the middle of each.
    void hammer() {
        for (int i = 0; i < 3; ++i) {
            m_view.stepMotion(1 + any(i == 0 ? 900 : 300));
            press();
            if (!m_view.moving()) {
                compare("at rest");
            }
        }
        if (any(3) > 0) {
            finishAndCompare("finished");
        }
    }

    void press() {
        static constexpr Input kFinishing[] = {&Hammer::click, &Hammer::rightClick, &Hammer::wheel,
                                               &Hammer::key, &Hammer::pressAccessibly};
        static constexpr Input kOthers[] = {
            &Hammer::move,      &Hammer::drag,     &Hammer::resize, &Hammer::changeTheme,
            &Hammer::retell,    &Hammer::enlarge,  &Hammer::replay, &Hammer::takeBack,
            &Hammer::startOver, &Hammer::setSpeed, &Hammer::count,  &Hammer::modifier};
        if (m_view.moving()) {
            ++hits[director().running().index()];
            ++effects[director().effect().kind];
        }
        if (any(3) == 0) {
            m_last = any(std::size(kOthers));
            const Input input = kOthers[m_last];
            (this->*input)();
            return;
        }
        const bool moved = m_view.moving();
        const bool items = director().showsItems();
        const int input = any(std::size(kFinishing));
        m_last = 100 + input;
        (this->*kFinishing[input])();
        if (moved && !items && m_pressed) { // but nobody misses the score
            EXPECT_TRUE(!m_view.moving() || director().showsItems())
                << "input " << input << " has not finished the motion";
        }
    }

    // What finishes a motion.
    void click() {
        m_pressed = true;
        mouse(QEvent::MouseButtonPress, anywhere(), Qt::LeftButton);
        mouse(QEvent::MouseButtonRelease, m_at, Qt::LeftButton);
    }
    void rightClick() {
        m_pressed = true;
        mouse(QEvent::MouseButtonPress, anywhere(), Qt::RightButton);
        mouse(QEvent::MouseButtonRelease, m_at, Qt::RightButton);
    }
    void wheel() {
        m_pressed = true;
        QWheelEvent event(anywhere(), anywhere(), {}, {0, any(2) == 0 ? 120 : -30}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&m_view, &event);
    }
    void key() {
        static constexpr Qt::Key kKeys[] = {
            Qt::Key_Return, Qt::Key_Space, Qt::Key_Left,   Qt::Key_Right, Qt::Key_Up, Qt::Key_Down,
            Qt::Key_Home,   Qt::Key_End,   Qt::Key_Escape, Qt::Key_1,     Qt::Key_2};
        m_pressed = true;
        send(kKeys[any(std::size(kKeys))]);
    }
    /// What a screen reader does.
    void pressAccessibly() {
        m_pressed = false; // there may be no card to press
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&m_view);
        ASSERT_NE(table, nullptr);
        for (int i = 0, from = any(10); i < table->childCount(); ++i) {
            QAccessibleInterface* child = table->child((i + from) % table->childCount());
            QAccessibleActionInterface* action = child ? child->actionInterface() : nullptr;
            const QString press = QAccessibleActionInterface::pressAction();
            if (action && child->role() != QAccessible::Button &&
                action->actionNames().contains(press)) {
                m_pressed = true;
                action->doAction(press);
                return;
            }
        }
    }

    // What must not disturb it.
    void move() { mouse(QEvent::MouseMove, anywhere(), Qt::NoButton); }
    void drag() {
        mouse(QEvent::MouseButtonPress, anywhere(), Qt::LeftButton);
        mouse(QEvent::MouseMove, anywhere(), Qt::LeftButton);
        m_view.stepMotion(any(50));
        mouse(QEvent::MouseButtonRelease, anywhere(), Qt::LeftButton);
        waitForPerson(); // a dropped card lies there until the event of its play
    }
    void resize() { m_view.resize(800 + any(1200), 560 + any(600)); }
    void changeTheme() {
        const QStringList themes = tableThemeIds();
        m_display.table = themes[any(static_cast<int>(themes.size()))].toStdString();
        m_view.setDisplay(m_display);
    }
    void setSpeed() {
        static constexpr double kSpeeds[] = {0.25, 0.5, 1, 1, 1, 2, 8, 0};
        m_display.animationSpeed = kSpeeds[any(std::size(kSpeeds))];
        m_display.pace = any(4) == 0 ? Pace::Calm : Pace::Brisk;
        m_display.reducedMotion = any(3) == 0;
        m_view.setDisplay(m_display);
    }
    void retell() {
        QEvent event(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&m_view, &event);
    }
    void enlarge() {
        QFont font;
        font.setPointSizeF(any(2) == 0 ? 9 : 18);
        m_view.setFont(font);
    }
    void replay() { send(Qt::Key_R); }
    void takeBack() {
        if (m_controller.canTakeBack()) {
            m_controller.takeBack();
        }
    }
    void startOver() {
        if (any(40) == 0) {
            begin();
        }
    }
    void count() {
        Settings::Assist assist;
        assist.showCounts = any(2) == 0;
        m_view.setAssist(assist);
    }
    void modifier() { send(Qt::Key_Shift); }

    void send(Qt::Key which) {
        QKeyEvent press(QEvent::KeyPress, which, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_view, &press);
        QKeyEvent release(QEvent::KeyRelease, which, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_view, &release);
    }
    void mouse(QEvent::Type type, QPointF where, Qt::MouseButton button) {
        m_at = where;
        const bool held = type != QEvent::MouseButtonRelease && button != Qt::NoButton;
        QMouseEvent event(type, where, m_view.mapToGlobal(where),
                          type == QEvent::MouseMove ? Qt::NoButton : button,
                          held ? Qt::MouseButtons(button) : Qt::MouseButtons(), Qt::NoModifier);
        QCoreApplication::sendEvent(&m_view, &event);
    }

    void finishAndCompare(const char* when) {
        m_view.finishMotion();
        EXPECT_FALSE(m_view.moving());
        compare(when);
    }

    /// The card that lies on top of a pile, or the ace of coins.
    static Card topOf(const Round& round, int side) {
        return round.top(side).empty() ? Card() : round.top(side).first();
    }

    /// Compares the table with the match; pending events come from the event loop.
    void compare(const char* when) {
        SCOPED_TRACE(testing::Message() << when << ", play " << m_plays);
        if (director().settling()) { // no input waits for that
            m_view.stepMotion(1000);
        }
        const Match& match = m_controller.match();
        const Round& round = match.round();
        const Board& board = director().board();
        CardSet all = board.stock() | board.table();
        int cards = board.stock().size() + board.table().size();
        const auto add = [&](CardSet more) {
            all |= more;
            cards += more.size();
        };
        EXPECT_EQ(board.table(),
                  round.over() && round.wholeSuitSide() < 0 ? board.table() : round.table());
        for (int seat = 0; seat < m_rules.table.players; ++seat) {
            const CardSet hand = setOf(board.hand(seat));
            EXPECT_EQ(hand.size(), round.hand(seat).size()) << "hand " << seat;
            EXPECT_EQ(hand & board.declared(), round.shownCards(seat)) << "hand " << seat;
            EXPECT_TRUE(seat != board.viewer() || hand == round.hand(seat));
            add(hand);
        }
        for (int side = 0; side < m_rules.sides(); ++side) {
            EXPECT_EQ(board.captured(side), round.pile(side)) << "pile " << side;
            EXPECT_EQ(static_cast<int>(board.side(side).sweeps.size()), round.sweeps(side));
            EXPECT_EQ(board.side(side).score, match.score(side)) << "points of side " << side;
            EXPECT_EQ(board.top(side).value_or(Card()), topOf(round, side)) << "pile " << side;
            add(round.pile(side));
        }
        if (board.cut()) {
            add({board.cut()->card});
        }
        EXPECT_EQ(cards, m_rules.pack.cards) << "a card is nowhere, or twice";
        EXPECT_EQ(all.printed(), Pack::contents(m_rules.pack.cards));
        const Poses rest = restingPoses(board, director().layout());
        for (const Card card : all) {
            EXPECT_EQ(director().poses()[card], rest[card]) << toString(card) << " lies elsewhere";
            EXPECT_EQ(rest[card].face, board.isOpen(card) ? 1 : 0) << toString(card);
            EXPECT_EQ(rest[card].opacity, 1);
        }
        EXPECT_EQ(director().effect().kind, Effect::Kind::None);
        const QRectF window(QPointF(0, 0), director().layout().size());
        EXPECT_EQ(window.size(), QSizeF(m_view.size()));
    }

    RuleSet m_rules;
    Random m_random;
    GameController m_controller;
    LocalSource m_source{m_controller};
    CardPictures m_pictures;
    TableView m_view;
    Settings::Display m_display;
    QPointF m_at;
    bool m_pressed = false;
    int m_plays = 0;
    int m_last = -1; ///< input
};

struct Hammered {
    const char* name;
    const char* preset;
    int players;
    int plays;
    std::uint64_t seed;
};

class MotionStress : public testing::TestWithParam<Hammered> {};

TEST_P(MotionStress, AnyInputAtAnyMomentLeavesTheTableCorrect) {
    const Hammered& param = GetParam();
    RuleSet rules = findPreset(param.preset)->rules;
    if (param.players > 0) {
        rules.table.players = param.players;
    }
    rules.match.target = 101; // one match is long enough for all kinds of motion
    Hammer hammer(rules, param.seed);
    hammer.play(param.plays);
    // Chance decides what is shown when input comes: on until that was everything.
    constexpr std::array kShown{Effect::Kind::Text, Effect::Kind::Broom, Effect::Kind::Rows,
                                Effect::Kind::Point};
    const bool isLong = param.plays >= 500;
    const auto hitAll = [&hammer, &kShown] {
        return std::all_of(kShown.begin(), kShown.end(),
                           [&hammer](Effect::Kind kind) { return hammer.effects[kind] > 0; });
    };
    for (int part = 3; part <= 8 && isLong && !hitAll(); ++part) {
        hammer.play(param.plays * part / 2);
    }
    EXPECT_GE(hammer.plays(), param.plays);
    const auto hit = [&hammer](const Event& event) { return hammer.hits[event.index()]; };
    EXPECT_GT(hit(PacketDealt()), 0);
    EXPECT_GT(hit(CardLaid()), 0);
    EXPECT_GT(hit(CardsCaptured()), 0);
    EXPECT_EQ(hit(PileStolen()) > 0, rules.capture.steal);
    if (isLong) {
        EXPECT_GT(hit(RoundStarted()), 0);
        EXPECT_GT(hit(SweepMade()), 0);
        EXPECT_GT(hit(LeftoversTaken()), 0);
        EXPECT_GT(hit(RoundScored()), 0);
        for (const Effect::Kind kind : kShown) {
            EXPECT_GT(hammer.effects[kind], 0) << static_cast<int>(kind);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Games, MotionStress,
                         testing::Values(Hammered{"Scopa", "scopa-assi", 2, 500, 14},
                                         Hammered{"Three", "scopa", 3, 40, 2},
                                         Hammered{"Scopone", "scopone", 0, 40, 3},
                                         Hammered{"Chkobba", "chkobba", 2, 40, 4},
                                         Hammered{"Bazzica", "bazzica", 2, 40, 5},
                                         Hammered{"Six", "hurrikan", 6, 40, 6},
                                         Hammered{"Rubamazzo", "rubamazzo", 3, 80, 7}),
                         [](const auto& tested) { return tested.param.name; });

} // namespace

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_view.h"

#include "faces/opponent_faces.h"
#include "game/declaration.h"
#include "rules/presets.h"
#include "table/input/accessible_items.h"
#include "table/input/click_guard.h"
#include "table/input/play_chooser.h"
#include "table/motion/director.h"
#include "table/painting/table_theme.h"

#include "table/layout/card_places.h"
#include "ui/table/dealing_table.h"
#include "ui/unfinished_texts.h"
#include "ui/wait_until.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QWheelEvent>

#include <gtest/gtest.h>

#include <functional>

namespace settebello {

namespace {

/// A match on a real controller with the person at seat 0 and random opponents.
class Table : public DealingTable {
protected:
    Table()
        : DealingTable({1280, 800}) {}

    void begin(const RuleSet& rules, quint64 seed) {
        MatchSetup setup;
        setup.rules.rules = rules;
        setup.seed = seed;
        for (int seat = 0; seat < rules.table.players; ++seat) {
            setup.seats.push_back({std::to_string(seat), seat == 0 ? kPerson : "random"});
        }
        controller.start(setup);
    }

    /// Begins a match in which the person, to play, holds this card that can take in several ways.
    Card beginWithSeveralCaptures() {
        for (quint64 seed = 1; seed < 60; ++seed) {
            begin(RuleSet(), seed);
            EXPECT_TRUE(waitForTurn());
            for (const Card card : seen().hand) {
                std::vector<CardSet> captures;
                legalCaptures(seen().rules, card, seen().table, captures);
                if (captures.size() > 1) {
                    return card;
                }
            }
        }
        ADD_FAILURE() << "no deal had several captures";
        return seen().hand.first();
    }

    QPoint placeOf(Card card) const {
        // The part of it that no other card covers: in a fan, the left edge.
        const Pose pose = restingPoses(view.director().board(), view.director().layout())[card];
        return (pose.geometry.bounds().topLeft() + QPointF(9, 14)).toPoint();
    }
    void click(Card card) { QTest::mouseClick(&view, Qt::LeftButton, {}, placeOf(card)); }
    PlayerView seen() const { return controller.match().view(0); }
    Phase phase() const { return controller.match().round().phase(); }

    /// The button that can be pressed.
    QPushButton* buttonThatSays(const char* startOfText) const {
        for (QPushButton* button : view.findChildren<QPushButton*>()) {
            if (button->isVisible() && button->isEnabled() &&
                button->text().remove('&').startsWith(startOfText)) {
                return button;
            }
        }
        return nullptr;
    }

    void answer(const char* startOfText) {
        ASSERT_TRUE(waitUntil([&] { return buttonThatSays(startOfText) != nullptr; }))
            << "nothing says " << startOfText;
        QTest::mouseClick(buttonThatSays(startOfText), Qt::LeftButton);
    }

    /// Plays the match to its end. @param play makes the person play.
    int playOut(const std::function<void()>& play) {
        int plays = 0;
        while (plays < 3000 && waitForTurn()) {
            if (phase() == Phase::CutChoice) {
                answer("Into");
            } else if (phase() == Phase::Declaring) {
                answer("Show");
            } else {
                const std::size_t before = seen().moves.size();
                const int round = seen().roundNumber;
                play();
                ++plays;
                const auto moved = [&] {
                    return ended || seen().roundNumber != round || seen().moves.size() > before;
                };
                if (!waitUntil(moved)) {
                    ADD_FAILURE() << "the play was not made";
                    break;
                }
            }
            if (testing::Test::HasFailure()) {
                break;
            }
        }
        return plays;
    }
};

TEST_F(Table, OpponentsHaveAFaceAndPeopleHaveNone) {
    RuleSet rules;
    rules.table.players = 3;
    begin(rules, 11);
    const auto hasFace = [&](int seat) {
        return !view.director().layout().seat(seat).face.isEmpty();
    };
    EXPECT_FALSE(hasFace(0));
    EXPECT_TRUE(hasFace(1));
    EXPECT_TRUE(hasFace(2));
    MatchSetup people = controller.setup();
    people.seats[1].level = kPerson;
    controller.start(people);
    EXPECT_FALSE(hasFace(1));
    EXPECT_TRUE(hasFace(2));
}

TEST_F(Table, AChosenFaceIsShownAtOnce) {
    begin(RuleSet(), 11);
    ASSERT_TRUE(waitForTurn());
    const auto face = [&] {
        const QRectF place = view.director().layout().seat(1).face;
        return view.grab(place.toAlignedRect()).toImage();
    };
    QImage before;
    for (int same = 0; same < 5; same = face() == before ? same + 1 : 0) {
        before = face();
        QTest::qWait(150); // The table does not say when the face is drawn.
    }
    Settings::Display display;
    display.animationSpeed = 0;
    display.faces = {{"1", faceForName("1") == "widow" ? "girl" : "widow"}};
    view.setDisplay(display);
    EXPECT_TRUE(waitUntil([&] { return face() != before; }));
    display.faces.clear();
    view.setDisplay(display);
    EXPECT_TRUE(waitUntil([&] { return face() == before; }));
}

TEST_F(Table, AMatchIsPlayedByClicking) {
    begin(RuleSet(), 11);
    Random random(1);
    const int plays = playOut([&] {
        std::vector<Play> legal;
        legalPlays(seen().rules, seen().hand, seen().table, legal);
        const Play play = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        click(play.card);
        if (!view.chooser().choosing()) {
            return; // it was the only play of this card
        }
        for (const Card taken : play.captured) {
            if (view.chooser().choosing()) {
                click(taken);
            }
        }
        if (view.chooser().choosing()) {
            click(play.card);
        }
    });
    EXPECT_TRUE(ended);
    EXPECT_GT(plays, 30);
    EXPECT_GE(rounds, 2);
}

/// A seed by which seat 0 may at once show the seven of cups as another card.
quint64 seedWithWildSeven(const RuleSet& rules) {
    for (quint64 seed = 1; seed < 2000; ++seed) {
        Match match(rules, seed);
        match.deal();
        const CardSet hand = match.view(0).hand;
        if (declaredHand(rules, hand) && !asDeclared(rules, hand).named().empty()) {
            return seed;
        }
    }
    ADD_FAILURE() << "nobody gets such a hand";
    return 1;
}

TEST_F(Table, TheSevenOfCupsIsPlayedAsWhatItWasShownAs) {
    const RuleSet rules = findPreset("cirulla")->rules;
    begin(rules, seedWithWildSeven(rules));
    ASSERT_TRUE(waitForTurn());
    ASSERT_EQ(phase(), Phase::Declaring);
    answer("Show");
    ASSERT_TRUE(waitForTurn());
    ASSERT_EQ(phase(), Phase::Playing);
    const CardSet seven = seen().namedSeven();
    ASSERT_FALSE(seven.empty());
    ASSERT_TRUE(seen().hand.containsAll(seven));
    EXPECT_EQ(setOf(view.director().board().viewerHand()), seen().hand);
    const QStringList names = [this] {
        QStringList all;
        for (const AccessibleItem& item : view.accessibleItems()) {
            all += item.name;
        }
        return all;
    }();
    EXPECT_EQ(names.filter("Seven of cups as a").size(), 1);
    click(seven.first());
    if (view.chooser().choosing()) {
        QTest::keyClick(&view, Qt::Key_1);
    }
    ASSERT_TRUE(waitUntil([&] { return !seen().hand.intersects(seven); }));
    const auto& moves = seen().moves;
    EXPECT_TRUE(std::ranges::any_of(moves, [&](const PlayerView::Move& move) {
        return move.seat == 0 && toString(move.decision).starts_with("7C");
    }));
}

TEST_F(Table, AMatchIsPlayedByKeys) {
    begin(RuleSet(), 12);
    Random random(2);
    playOut([&] {
        const int steps = static_cast<int>(random.below(4));
        for (int i = 0; i <= steps; ++i) {
            QTest::keyClick(&view, Qt::Key_Right);
        }
        QTest::keyClick(&view, Qt::Key_Return);
        if (view.chooser().choosing()) {
            QTest::keyClick(&view, Qt::Key_Tab);
            QTest::keyClick(&view, Qt::Key_Return);
        }
    });
    EXPECT_TRUE(ended);
}

TEST_F(Table, AMatchInTeamsIsPlayedByTouchingTableCardsFirst) {
    begin(findPreset("scopone")->rules, 13);
    Random random(3);
    playOut([&] {
        std::vector<Play> legal;
        legalPlays(seen().rules, seen().hand, seen().table, legal);
        const Play play = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        for (const Card card : play.captured) {
            click(card);
        }
        click(play.card);
        if (view.chooser().choosing()) {
            QTest::keyClick(&view, Qt::Key_1);
        }
    });
    EXPECT_TRUE(ended);
}

class Presets : public Table, public testing::WithParamInterface<const char*> {};

TEST_P(Presets, CanBePlayedToTheEnd) {
    RuleSet rules = findPreset(GetParam())->rules;
    rules.match.target = std::min(rules.match.target, 11);
    begin(rules, 14);
    playOut([&] {
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Return);
        if (view.chooser().choosing()) {
            QTest::keyClick(&view, Qt::Key_1);
        }
    });
    EXPECT_TRUE(ended);
}

INSTANTIATE_TEST_SUITE_P(All, Presets,
                         testing::Values("scopa", "scopa-initiation", "scopone-scientifico",
                                         "scopone-trente", "scopa-assi", "quindici-mista",
                                         "scalette", "bazzica", "piva", "scopa-corse", "chkobba",
                                         "hurrikan"));

TEST_F(Table, DraggingToTheTablePlays) {
    begin(RuleSet(), 15);
    ASSERT_TRUE(waitForTurn());
    std::vector<Play> legal;
    legalPlays(seen().rules, seen().hand, seen().table, legal);
    const Play play = legal.front();
    const QPoint from = placeOf(play.card);
    const QPoint to = play.captured.empty()
                          ? view.director().layout().tableArea().center().toPoint()
                          : placeOf(play.captured.first());
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, (from + to) / 2, view.mapToGlobal((from + to) / 2),
                     Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(&view, &move);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
    EXPECT_TRUE(
        waitUntil([&] { return !seen().hand.contains(play.card) || view.chooser().choosing(); }));
}

TEST_F(Table, DraggingBackToTheHandPlaysNothing) {
    begin(RuleSet(), 15);
    ASSERT_TRUE(waitForTurn());
    const Card card = seen().hand.first();
    const QPoint from = placeOf(card);
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, from + QPoint(40, -20), view.mapToGlobal(from),
                     Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(&view, &move);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, from + QPoint(20, 0));
    QCoreApplication::processEvents();
    EXPECT_TRUE(seen().hand.contains(card));
    EXPECT_TRUE(controller.asksPerson());
}

TEST_F(Table, AForbiddenPlayIsExplained) {
    for (quint64 seed = 1; seed < 40; ++seed) {
        begin(RuleSet(), seed);
        ASSERT_TRUE(waitForTurn());
        // Any table card that is not what the hand card takes will do.
        for (const Card card : seen().hand) {
            for (const Card other : seen().table) {
                if (other.rank() > card.rank()) {
                    QSignalSpy said(&view, &TableView::message);
                    click(other);
                    click(card);
                    ASSERT_EQ(said.size(), 1);
                    EXPECT_FALSE(said[0][0].toString().isEmpty());
                    EXPECT_TRUE(controller.asksPerson());
                    return;
                }
            }
        }
    }
    FAIL() << "no deal had such cards";
}

TEST_F(Table, AnyClickFinishesTheMotion) {
    Settings::Display display;
    display.animationSpeed = 0.25;
    view.setDisplay(display);
    begin(RuleSet(), 16);
    EXPECT_TRUE(view.moving());
    QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(640, 380));
    EXPECT_FALSE(view.moving());
}

/// Clicks meant to speed things up; time passes only by stepMotion().
class Hurrying : public Table {
protected:
    /// Begins a match in which the person, to play, has a single play of the card.
    Card beginWithOnePlay(double speed) {
        for (quint64 seed = 1; seed < 40; ++seed) {
            Settings::Display display;
            display.animationSpeed = speed;
            view.setDisplay(display);
            view.stepMotion(0);
            begin(RuleSet(), seed);
            const Card card = seen().hand.first();
            std::vector<CardSet> captures;
            legalCaptures(RuleSet(), card, seen().table, captures);
            if (controller.asksPerson() && captures.size() <= 1) {
                return card;
            }
        }
        ADD_FAILURE() << "the person never begins";
        return seen().hand.first();
    }
    bool plays(Card card) {
        click(card);
        QCoreApplication::processEvents(); // a decision is applied from the event loop
        return !seen().hand.contains(card);
    }
    static constexpr int kGuard = ClickGuard::kMilliseconds;
};

TEST_F(Hurrying, AClickThatFinishesTheMotionPlaysNothingForAMoment) {
    const Card card = beginWithOnePlay(0.25);
    ASSERT_TRUE(view.moving());
    EXPECT_FALSE(plays(card));
    EXPECT_FALSE(view.moving());
    EXPECT_FALSE(plays(card));
    view.stepMotion(kGuard - 1);
    EXPECT_FALSE(plays(card));
    view.stepMotion(1);
    EXPECT_TRUE(plays(card));
}

TEST_F(Hurrying, ClicksThatHurryAnOpponentPlayNothingWhenItHasPlayed) {
    const Card card = beginWithOnePlay(0);
    controller.setPace(Pace::Brisk, 1e-3); // it would take minutes
    ASSERT_TRUE(plays(card));
    const Card next = seen().hand.first();
    ASSERT_TRUE(waitUntil([&] {
        click(next);
        return controller.asksPerson();
    })) << "a click hurries it";
    EXPECT_FALSE(plays(next)) << "its card has just been laid";
    view.stepMotion(kGuard);
    EXPECT_TRUE(plays(next) || view.chooser().choosing());
}

TEST_F(Hurrying, KeysActAtOnce) {
    beginWithOnePlay(0.25);
    ASSERT_TRUE(view.moving());
    QTest::keyClick(&view, Qt::Key_1);
    QTest::keyClick(&view, Qt::Key_Return);
    EXPECT_TRUE(waitUntil([&] { return seen().hand.size() < 3; }));
}

/// Whatever ends the motion of a round's last card begins the count of its points.
TEST_F(Hurrying, TheLastCardOfARoundLeadsToTheCountAndNotPastIt) {
    using Finish = std::function<void()>;
    const Finish finishes[] = {
        [this] { QTest::keyClick(&view, Qt::Key_1); },
        [this] { QTest::keyClick(&view, Qt::Key_Escape); },
        [this] { QTest::keyClick(&view, Qt::Key_D); },
        [this] { QTest::keyClick(&view, Qt::Key_R); },
        [this] { QTest::keyClick(&view, Qt::Key_H); },
        [this] { QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(640, 380)); },
        [this] { QTest::mouseClick(&view, Qt::RightButton, {}, QPoint(640, 380)); },
        [this] {
            QWheelEvent wheel({640, 380}, {640, 380}, {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&view, &wheel);
        },
    };
    int way = 0;
    for (const Finish& finish : finishes) {
        SCOPED_TRACE(way++);
        Settings::Display display;
        display.animationSpeed = 0;
        view.setDisplay(display);
        quint64 seed = 1;
        do {
            begin(RuleSet(), seed++);
        } while (controller.match().round().dealer() != 0); // who plays the last card
        const auto left = [this] {
            const Round& round = controller.match().round();
            return round.cardsInHands() + round.stock().size();
        };
        while (phase() != Phase::Over && waitForTurn()) {
            if (left() == 1) {
                display.animationSpeed = 1;
                view.setDisplay(display);
                view.stepMotion(0);
            }
            std::vector<Decision> legal;
            legalDecisions(seen(), legal);
            const int before = left();
            controller.decide(legal.front());
            ASSERT_TRUE(waitUntil([&] { return left() < before; }));
        }
        ASSERT_TRUE(view.moving());
        ASSERT_FALSE(view.director().showsItems());
        finish();
        EXPECT_TRUE(view.director().showsItems());
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, {}, "\r", true);
        for (int i = 0; i < 20; ++i) {
            QCoreApplication::sendEvent(&view, &held);
        }
        EXPECT_TRUE(view.director().showsItems()) << "a key that is held down skips nothing";
        QTest::keyClick(&view, Qt::Key_Escape);
        EXPECT_FALSE(view.moving());
        QCoreApplication::processEvents();
        dealt = rounds;
    }
}

TEST_F(Table, EscapeStepsBackFromAChoice) {
    const Card card = beginWithSeveralCaptures();
    click(card);
    EXPECT_TRUE(view.chooser().choosing());
    QTest::keyClick(&view, Qt::Key_Escape);
    EXPECT_FALSE(view.chooser().choosing());
    EXPECT_TRUE(seen().hand.contains(card));
}

TEST_F(Table, ANumberPlaysTheCaptureUnderTheMouse) {
    const Card card = beginWithSeveralCaptures();
    QMouseEvent over(QEvent::MouseMove, placeOf(card), view.mapToGlobal(placeOf(card)),
                     Qt::NoButton, Qt::NoButton, {});
    QApplication::sendEvent(&view, &over);
    ASSERT_EQ(view.chooser().card(), card);
    const CardSet second = view.chooser().choices()[1];
    QTest::keyClick(&view, Qt::Key_2);
    ASSERT_TRUE(waitUntil([&] { return !seen().hand.contains(card); }));
    EXPECT_FALSE(seen().table.intersects(second));
}

TEST_F(Table, TheFocusIsFreeAfterAPlay) {
    begin(RuleSet(), 18);
    ASSERT_TRUE(waitForTurn());
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClick(&view, Qt::Key_Return);
    if (view.chooser().choosing()) {
        QTest::keyClick(&view, Qt::Key_1);
    }
    ASSERT_TRUE(waitForTurn());
    const CardSet hand = seen().hand;
    QTest::keyClick(&view, Qt::Key_Return); // one Enter too many
    QCoreApplication::processEvents();
    EXPECT_EQ(seen().hand, hand);
}

class Cut : public Table, public testing::WithParamInterface<bool> {
protected:
    Cut() {
        for (quint64 seed = 1; seed < 60; ++seed) {
            begin(findPreset("chkobba")->rules, seed);
            if (controller.asksPerson() && phase() == Phase::CutChoice) {
                card = controller.match().round().cutCard();
                return;
            }
        }
        ADD_FAILURE() << "the person never cuts";
    }
    QPoint place() const {
        const TableLayout& layout = view.director().layout();
        return GetParam() ? layout.seat(0).fan.center().toPoint()
                          : layout.tableArea().topLeft().toPoint() + QPoint(30, 30);
    }
    void expectDecided() {
        const bool kept = GetParam();
        EXPECT_TRUE(waitUntil([this] { return phase() != Phase::CutChoice; }));
        EXPECT_EQ(controller.match().round().hand(0).contains(card), kept);
        EXPECT_EQ(controller.match().round().table().contains(card), !kept);
    }

    Card card;
};

TEST_P(Cut, GoesWhereItIsClicked) {
    QTest::mouseClick(&view, Qt::LeftButton, {}, place());
    expectDecided();
}

TEST_P(Cut, GoesWhereItIsDragged) {
    const QPoint from = cutPlace(view.director().layout(), 0).centre.toPoint();
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    for (const QPoint& where : {(from + place()) / 2, place()}) {
        QMouseEvent move(QEvent::MouseMove, where, view.mapToGlobal(where), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(&view, &move);
    }
    QTest::mouseRelease(&view, Qt::LeftButton, {}, place());
    expectDecided();
}

TEST_P(Cut, StaysWhenTheCardItselfIsClicked) {
    QTest::mouseClick(&view, Qt::LeftButton, {},
                      cutPlace(view.director().layout(), 0).centre.toPoint());
    QCoreApplication::processEvents();
    EXPECT_EQ(phase(), Phase::CutChoice);
}

INSTANTIATE_TEST_SUITE_P(Places, Cut, testing::Bool(),
                         [](const auto& tested) { return tested.param ? "Hand" : "Table"; });

TEST_F(Table, AForbiddenPlayNamesItsRule) {
    for (quint64 seed = 1; seed < 60; ++seed) {
        begin(RuleSet(), seed);
        ASSERT_TRUE(waitForTurn());
        for (const Card card : seen().hand) {
            const CardSet same = seen().table & CardSet::ofRank(card.rank());
            const CardSet lower = seen().table - same;
            if (same.empty() || lower.empty() || lower.first().rank() >= card.rank()) {
                continue;
            }
            QSignalSpy said(&view, &TableView::message);
            click(lower.first());
            click(card);
            ASSERT_EQ(said.size(), 1);
            EXPECT_TRUE(said[0][0].toString().contains("a capture adds up"))
                << qPrintable(said[0][0].toString());
            return;
        }
    }
    FAIL() << "no deal had such cards";
}

TEST_F(Table, AFocusedCardThatIsTakenLosesTheFocus) {
    begin(RuleSet(), 21);
    ASSERT_TRUE(waitForTurn());
    view.focusCard(seen().table.first());
    const Card focused = *view.focusedCard();
    for (int i = 0; i < 30 && controller.match().round().table().contains(focused); ++i) {
        std::vector<Play> legal;
        legalPlays(seen().rules, seen().hand, seen().table, legal);
        controller.decide(Decision(legal.front()));
        ASSERT_TRUE(waitForTurn());
    }
    EXPECT_NE(view.focusedCard(), focused);
}

TEST_F(Table, UsesTheLanguageChosenBeforeTheFirstMatch) {
    SKIP_IF_UNFINISHED("it");
    languages.use("it");
    QCoreApplication::processEvents();
    EXPECT_EQ(view.findChild<QPushButton*>("claimOut")->text(), "Mi chiamo &fuori!");
    languages.use("en");
    QCoreApplication::processEvents();
    EXPECT_EQ(view.findChild<QPushButton*>("claimOut")->text(), "I am &out!");
}

TEST_F(Table, AClaimToBeOutMustBeConfirmed) {
    RuleSet rules;
    rules.match.callingOut = true;
    begin(rules, 19);
    ASSERT_TRUE(waitForTurn());
    answer("I am out");
    EXPECT_TRUE(controller.asksPerson());
    answer("Not yet");
    EXPECT_TRUE(controller.asksPerson());
    answer("I am out"); // opens the question
    answer("I am out"); // and this one may be the button or the answer
    if (controller.asksPerson()) {
        FAIL() << "the claim was not made";
    }
    EXPECT_TRUE(waitUntil([&] { return ended; }));
    EXPECT_EQ(controller.match().result()->by, MatchResult::By::FalseClaim);
}

TEST_F(Table, ATurnIsShownOnlyWhileSomebodyHasIt) {
    const QColor accent = tableTheme(QString::fromStdString(Settings::Display().table)).accent;
    const auto turns = [&] { // the seats whose label has the edge of the one to play
        const QImage image = view.grab().toImage();
        std::vector<int> seats;
        for (int seat = 0; seat < 2; ++seat) {
            const QRect label = view.director().layout().seat(seat).label.toAlignedRect();
            int edge = 0;
            for (int x = label.left() - 1; x <= label.left() + 3; ++x) {
                edge += image.pixelColor(x, label.center().y()) == accent ? 1 : 0;
            }
            if (edge > 0) {
                seats.push_back(seat);
            }
        }
        return seats;
    };
    const auto nobody = [&] { EXPECT_TRUE(turns().empty()) << "after round " << rounds; };
    QObject::connect(&view, &TableView::roundShown, nobody);
    QObject::connect(&view, &TableView::matchShown, nobody);
    begin(RuleSet(), 20);
    std::vector<Decision> legal;
    playOut([&] {
        EXPECT_EQ(turns(), std::vector<int>{0});
        legalDecisions(seen(), legal);
        controller.decide(legal.front());
    });
    EXPECT_TRUE(ended);
    EXPECT_GT(rounds, 1);
    nobody();
}

TEST_F(Table, ItIsPaintedInEverySizeAndTheme) {
    begin(findPreset("scopone")->rules, 20);
    ASSERT_TRUE(waitForTurn());
    for (const char* theme : {"green", "night", "linen", "terracotta", "contrast", "unknown"}) {
        Settings::Display display;
        display.animationSpeed = 0;
        display.table = theme;
        view.setDisplay(display);
        for (const QSize size : {QSize(800, 560), QSize(1600, 900), QSize(700, 1000)}) {
            view.resize(size);
            const QImage image = view.grab().toImage();
            EXPECT_EQ(image.size(), size);
            EXPECT_NE(image.pixel(size.width() / 2, size.height() / 3),
                      image.pixel(2, 2)); // cloth and tiles differ
        }
    }
}

} // namespace

} // namespace settebello

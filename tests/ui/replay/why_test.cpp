// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_pictures.h"
#include "players/levels/levels.h"
#include "replay/replay_window.h"
#include "replay/speech_bubble.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "table/table_view.h"
#include "text/why_text.h"
#include "ui/history/record_files.h"
#include "ui/wait_until.h"
#include "widgets/announcer.h"

#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace settebello {
namespace {

constexpr quint64 kSeed = 41;

/// Asking players in a replay why they decided so: Anna, a person, plays the first legal card, and
/// Ciro is a player of the level.
class Why : public testing::Test {
protected:
    Why() {
        languages.use("en");
        store.change([](Settings& settings) { settings.display.animationSpeed = 0; });
    }

    void open(const QString& level, std::optional<quint64> seed = kSeed) {
        MatchPlan plan = planOfTwo(7);
        plan.seats[1] = {"Ciro", level, seed};
        const auto ciro = makePlayer(level.toStdString(), kSeed);
        Match match(plan.rules, plan.seed);
        match.deal();
        std::vector<Decision> legal;
        while (!match.needsDeal() && !match.over()) {
            const PlayerView view = match.view(match.turn());
            legalDecisions(view, legal);
            match.apply(view.seat == 1 ? *ciro->choose(view, StopToken()) : legal.front());
        }
        window = std::make_unique<ReplayWindow>(
            RecordedMatch{{plan, match}, QDateTime(QDate(2026, 11, 20), QTime(21, 14)), {}}, store,
            pictures, files.outside("window.json"));
        window->show();
        bubble = window->findChild<SpeechBubble*>();
    }
    /// Goes on to the next decision of a seat.
    void goToPlayOf(int seat) const {
        do {
            window->findChild<QToolButton*>("forward")->click();
        } while (window->replay().decision()->seat != seat);
    }
    void key(int key) const {
        QApplication::setActiveWindow(window.get());
        QTest::keyClick(&window->table(), Qt::Key(key));
    }
    bool answers() const {
        return waitUntil([this] { return bubble->isShown(); });
    }
    /// What Ciro says of the decision shown.
    QString expected(const QString& level, std::optional<quint64> seed = kSeed) const {
        const Replay& replay = window->replay();
        const PlayerView::Move made = *replay.decision();
        const std::string name = level.toStdString();
        const Decider decider{name, seed, Limits()};
        const auto found = explain(replay.matchAt(replay.position() - 1).view(made.seat),
                                   made.decision, decider, StopToken());
        return whyText(*found, made.decision, decider, replay.plan().rules);
    }

    LanguageManager languages;
    RecordFiles files;
    SettingsStore store{files.outside("config")};
    CardPictures pictures;
    std::unique_ptr<ReplayWindow> window;
    SpeechBubble* bubble = nullptr;
};

TEST_F(Why, IsAnsweredByWhoeverDecided) {
    for (const char* level : {"beginner", "good", "expert"}) {
        open(level);
        for (int i = 0; i < 4; ++i) {
            goToPlayOf(1);
            key(Qt::Key_W);
            ASSERT_TRUE(answers());
            EXPECT_EQ(bubble->text(), expected(level));
            EXPECT_TRUE(window->table().rect().contains(bubble->geometry()));
        }
    }
}

TEST_F(Why, IsAnnounced) {
    open("beginner");
    goToPlayOf(1);
    window->findChild<QToolButton*>("why")->click();
    ASSERT_TRUE(answers());
    const auto* announcer = window->findChild<Announcer*>(QString(), Qt::FindDirectChildrenOnly);
    EXPECT_EQ(announcer->text(), "Ciro (Beginner): " + bubble->text());
    EXPECT_EQ(bubble->accessibleName(), announcer->text());
}

TEST_F(Why, NeedsADecision) {
    open("beginner");
    auto* button = window->findChild<QToolButton*>("why");
    EXPECT_FALSE(button->isEnabled()) << "nobody decided the deal";
    key(Qt::Key_W);
    QTest::qWait(50);
    EXPECT_FALSE(bubble->isShown());
    goToPlayOf(1);
    EXPECT_TRUE(button->isEnabled());
    EXPECT_EQ(button->toolTip(), "Why Ciro decided so (W)");
    goToPlayOf(0);
    EXPECT_EQ(button->toolTip(), "Why somebody decided so (W)");
}

TEST_F(Why, CanBeAskedAtOnceAboutARound) {
    open("beginner");
    window->askAboutRound(0);
    const auto made = window->replay().decision();
    ASSERT_TRUE(made);
    EXPECT_EQ(made->seat, 1);
    EXPECT_LE(window->replay().move(), 2);
    key(Qt::Key_W);
    EXPECT_TRUE(answers());
}

TEST_F(Why, OfAnOwnPlayIsInTheAnalysis) {
    open("beginner");
    goToPlayOf(0);
    key(Qt::Key_W);
    EXPECT_TRUE(bubble->isShown()) << "at once";
    EXPECT_EQ(bubble->text(), ownDecisionText(false));
}

TEST_F(Why, IsNotKnownFromRecordsWithoutSeeds) {
    open("beginner", std::nullopt);
    goToPlayOf(1);
    key(Qt::Key_W);
    ASSERT_TRUE(answers());
    EXPECT_EQ(bubble->text(), expected("beginner", std::nullopt));
    EXPECT_TRUE(bubble->text().startsWith("This match was recorded by an earlier version"));
}

TEST_F(Why, GoesWithTheMoveAndByEscape) {
    open("beginner");
    goToPlayOf(1);
    key(Qt::Key_W);
    ASSERT_TRUE(answers());
    key(Qt::Key_Right);
    EXPECT_FALSE(bubble->isShown()) << "another move";
    goToPlayOf(1);
    key(Qt::Key_W);
    ASSERT_TRUE(answers());
    key(Qt::Key_W);
    EXPECT_FALSE(bubble->isShown()) << "again";
    key(Qt::Key_W);
    ASSERT_TRUE(answers());
    key(Qt::Key_Escape);
    EXPECT_FALSE(bubble->isShown());
    EXPECT_TRUE(window->isVisible()) << "only the bubble is closed";
    key(Qt::Key_Escape);
    EXPECT_FALSE(window->isVisible());
}

TEST_F(Why, IsDroppedWhenItComesTooLate) {
    open("master");
    goToPlayOf(1);
    key(Qt::Key_W);
    key(Qt::Key_Left); // while master thinks
    QTest::qWait(400);
    EXPECT_FALSE(bubble->isShown());
    window.reset(); // also while it thinks
    open("master");
    goToPlayOf(1);
    key(Qt::Key_W);
    window.reset();
}

TEST_F(Why, FollowsTheLanguage) {
    open("beginner");
    goToPlayOf(1);
    key(Qt::Key_W);
    ASSERT_TRUE(answers());
    const QString english = bubble->text();
    languages.use("it");
    QTest::qWait(1);
    EXPECT_TRUE(bubble->isShown());
    EXPECT_NE(bubble->text(), english);
    EXPECT_EQ(bubble->text(), expected("beginner"));
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analysis_text.h"
#include "analysis/chance_chart.h"
#include "cards/card_pictures.h"
#include "players/levels/levels.h"
#include "replay/why_speech.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "table/motion/director.h"
#include "table/panels/table_prompt.h"
#include "table/table_view.h"
#include "text/level_text.h"
#include "text/why_text.h"
#include "ui/analysis/invented_analysis.h"
#include "ui/history/record_files.h"
#include "ui/replay/match_window.h"
#include "ui/wait_until.h"
#include "widgets/announcer.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
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

    void open(const std::string& level, std::optional<quint64> seed = kSeed) {
        MatchSetup setup = setupOfTwo(7);
        setup.seats[1] = {"Ciro", level, seed};
        const auto ciro = makePlayer(level, kSeed);
        Match match(setup.rules.rules, setup.seed);
        match.deal();
        std::vector<Decision> legal;
        while (!match.needsDeal() && !match.over()) {
            const PlayerView view = match.view(match.turn());
            legalDecisions(view, legal);
            match.apply(view.seat == 1 ? *ciro->choose(view, StopToken()) : legal.front());
        }
        window = std::make_unique<MatchWindow>(Record{setup, match, "2026-11-20 21:14:00", {}},
                                               store, pictures, store.windowState());
        window->show();
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
    bool isAnswered() const { return !window->table().speech().isEmpty(); }
    /// A player that has to think for long asks for a moment first.
    bool answers() const {
        const QString moment = WhySpeech::tr("One moment: I have to think back.");
        return waitUntil(
            [&] { return isAnswered() && !window->table().speech().contains(moment); });
    }
    /// What Ciro says of the decision shown.
    QString expected(const QString& level, std::optional<quint64> seed = kSeed) const {
        const Replay& replay = window->replay();
        const PlayerView::Move made = *replay.decision();
        const std::string name = level.toStdString();
        const Decider decider{name, seed, Limits()};
        const auto found = explain(replay.matchAt(replay.position() - 1).view(made.seat),
                                   made.decision, decider, StopToken());
        return WhySpeech::tr("%1: %2", "a player, what the player says")
            .arg(WhySpeech::tr("%1 (%2)", "a player, the level").arg("Ciro", levelName(level)),
                 whyText(*found, made.decision, decider, replay.setup().rules.rules));
    }

    LanguageManager languages;
    RecordFiles files;
    SettingsStore store{files.outside("config")};
    CardPictures pictures;
    std::unique_ptr<MatchWindow> window;
};

TEST_F(Why, IsAnsweredByWhoeverDecided) {
    for (const char* level : {"beginner", "good", "expert"}) {
        open(level);
        for (int i = 0; i < 4; ++i) {
            goToPlayOf(1);
            key(Qt::Key_W);
            ASSERT_TRUE(answers());
            EXPECT_EQ(window->table().speech(), expected(level));
        }
    }
}

TEST_F(Why, CoversNoCard) {
    open("beginner");
    for (const QSize size : {QSize(1280, 800), QSize(800, 560), QSize(700, 1000)}) {
        window->resize(size);
        goToPlayOf(1);
        key(Qt::Key_W);
        ASSERT_TRUE(answers());
        QCoreApplication::processEvents();
        const Director& director = window->table().director();
        for (const auto* prompt : window->table().findChildren<TablePrompt*>()) {
            const QRect text = prompt->isVisible() ? prompt->geometry() : QRect();
            const Match shown = window->replay().matchAt(window->replay().position());
            for (const Card card : shown.round().table() | shown.round().hand(0)) {
                EXPECT_FALSE(director.poses()[card].geometry.bounds().intersects(text))
                    << toString(card) << ' ' << size.width();
            }
        }
    }
}

TEST_F(Why, IsClosedByItsButton) {
    open("master");
    goToPlayOf(1);
    key(Qt::Key_W);
    ASSERT_TRUE(answers());
    for (const auto* prompt : window->table().findChildren<TablePrompt*>()) {
        if (prompt->asking()) {
            prompt->findChild<QPushButton*>()->click();
        }
    }
    QCoreApplication::processEvents();
    EXPECT_FALSE(isAnswered()) << "it is not asked again";
}

TEST_F(Why, IsAnnounced) {
    open("beginner");
    goToPlayOf(1);
    window->findChild<QToolButton*>("why")->click();
    ASSERT_TRUE(answers());
    const auto* announcer = window->findChild<Announcer*>(QString(), Qt::FindDirectChildrenOnly);
    EXPECT_EQ(announcer->text(), expected("beginner"));
    EXPECT_TRUE(announcer->text().startsWith("Ciro (Beginner): "));
}

TEST_F(Why, NeedsADecision) {
    open("beginner");
    auto* button = window->findChild<QToolButton*>("why");
    EXPECT_FALSE(button->isEnabled()) << "nobody decided the deal";
    key(Qt::Key_W);
    QCoreApplication::processEvents();
    EXPECT_FALSE(isAnswered());
    goToPlayOf(1);
    EXPECT_TRUE(button->isEnabled());
    EXPECT_EQ(button->toolTip(), "Why Ciro decided so (W)");
    goToPlayOf(0);
    EXPECT_EQ(button->toolTip(), "Why somebody decided so (W)");
}

/// Of a match that is over, with what is thought of that play; of one in play without.
TEST_F(Why, IsAskedAtOnceAboutARound) {
    open("beginner");
    ASSERT_TRUE(window->replay().whole().over());
    window->askAboutRound(0);
    const auto asked = window->replay().nextDecision();
    ASSERT_TRUE(asked);
    EXPECT_EQ(asked->seat, 1);
    EXPECT_LE(window->replay().move(), 1);
    EXPECT_TRUE(window->reviewing());
    EXPECT_TRUE(window->findChild<QLabel*>("heading")->isVisible());
    ASSERT_TRUE(answers());
    EXPECT_TRUE(window->table().speech().startsWith("Ciro (Beginner): "));

    MatchSetup setup = setupOfTwo(7, 5);
    setup.seats[1] = {"Ciro", "beginner", kSeed};
    window = std::make_unique<MatchWindow>(Record{setup, playedOut(setup, 40), {}, {}}, store,
                                           pictures, store.windowState());
    window->show();
    ASSERT_FALSE(window->replay().whole().over());
    window->askAboutRound(0);
    EXPECT_EQ(window->replay().decision()->seat, 1) << "it is made";
    EXPECT_FALSE(window->reviewing());
    EXPECT_TRUE(answers());
}

TEST_F(Why, OfAnOwnPlayIsSaidOnceTheMatchIsOver) {
    const MatchSetup setup = setupOfTwo(7, 5);
    window = std::make_unique<MatchWindow>(Record{setup, playedOut(setup, 40), {}, {}}, store,
                                           pictures, store.windowState());
    window->show();
    ASSERT_FALSE(window->replay().whole().over());
    goToPlayOf(0);
    key(Qt::Key_W);
    EXPECT_TRUE(isAnswered()) << "at once";
    const QString english = "Anna: " + ownDecisionText();
    EXPECT_EQ(window->table().speech(), english);
    languages.use("it");
    QCoreApplication::processEvents();
    EXPECT_EQ(window->table().speech(), "Anna: " + ownDecisionText());
    EXPECT_NE(window->table().speech(), english);
}

TEST_F(Why, OfAnOwnPlayIsTheJudgement) {
    open("beginner");
    const Record match{window->replay().setup(), window->replay().whole(), {}, {}};
    const Analysis analysis = inventedAnalysis(match.match);
    window->setAnalysis(analysis);
    int marked = 0;
    for (const Moment& moment : analysis.moments) {
        if (moment.kind != Moment::Kind::Decided || !moment.judgement || moment.seat != 0) {
            continue;
        }
        const int made = window->replay().startOf(moment.round) + moment.move + 1;
        if (window->reviewing()) {
            window->findChild<QToolButton*>("review")->click();
        }
        window->findChild<ChanceChart*>()->setValue(made);
        ASSERT_FALSE(window->reviewing());
        key(Qt::Key_W);
        EXPECT_TRUE(window->reviewing());
        EXPECT_EQ(window->replay().position(), made - 1) << "the play is the one on the table";
        const auto* heading = window->findChild<QLabel*>("heading");
        EXPECT_TRUE(heading->isVisible());
        EXPECT_EQ(heading->text(), markTitle(match, moment));
        EXPECT_FALSE(isAnswered()) << "the panel is the answer";
        marked += moment.isMarked() ? 1 : 0;
    }
    EXPECT_GT(marked, 0);
}

TEST_F(Why, IsAnsweredInTheLanguageThatCameMeanwhile) {
    open("master");
    goToPlayOf(1);
    key(Qt::Key_W);
    languages.use("it");
    QCoreApplication::processEvents();
    ASSERT_TRUE(answers());
    EXPECT_EQ(window->table().speech(), expected("master"));
}

TEST_F(Why, IsNotKnownFromRecordsWithoutSeeds) {
    open("beginner", std::nullopt);
    goToPlayOf(1);
    key(Qt::Key_W);
    ASSERT_TRUE(answers());
    EXPECT_EQ(window->table().speech(), expected("beginner", std::nullopt));
    EXPECT_TRUE(window->table().speech().contains("recorded by an earlier version"));
}

TEST_F(Why, GoesWithTheMoveAndByEscape) {
    open("beginner");
    goToPlayOf(1);
    key(Qt::Key_W);
    ASSERT_TRUE(answers());
    key(Qt::Key_Right);
    EXPECT_FALSE(isAnswered()) << "another move";
    goToPlayOf(1);
    key(Qt::Key_W);
    ASSERT_TRUE(answers());
    key(Qt::Key_W);
    EXPECT_FALSE(isAnswered()) << "again";
    key(Qt::Key_W);
    ASSERT_TRUE(answers());
    key(Qt::Key_Escape);
    EXPECT_FALSE(isAnswered());
    EXPECT_TRUE(window->isVisible()) << "only the answer is closed";
    key(Qt::Key_Escape);
    EXPECT_FALSE(window->isVisible());
}

TEST_F(Why, IsDroppedWhenItComesTooLate) {
    open("beginner");
    goToPlayOf(1);
    key(Qt::Key_W);
    const QString late = expected("beginner");
    key(Qt::Key_Left); // before the answer comes, which then is the first of two
    QSignalSpy announced(window->findChild<Announcer*>(QString(), Qt::FindDirectChildrenOnly),
                         &Announcer::announced);
    goToPlayOf(1);
    goToPlayOf(1);
    ASSERT_NE(expected("beginner"), late);
    key(Qt::Key_W);
    ASSERT_TRUE(answers());
    EXPECT_EQ(window->table().speech(), expected("beginner"));
    EXPECT_FALSE(announced.contains(QVariantList{late}));
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
    const QString english = window->table().speech();
    languages.use("it");
    QCoreApplication::processEvents();
    EXPECT_TRUE(isAnswered());
    EXPECT_NE(window->table().speech(), english);
    EXPECT_EQ(window->table().speech(), expected("beginner"));
}

} // namespace
} // namespace settebello

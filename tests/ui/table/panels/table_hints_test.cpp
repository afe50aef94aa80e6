// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_pictures.h"
#include "coach/advice.h"
#include "game/game_controller.h"
#include "game/local_source.h"
#include "rules/presets.h"
#include "settings/language_manager.h"
#include "table/motion/director.h"
#include "table/painting/table_theme.h"
#include "table/panels/status_line.h"
#include "table/panels/table_hints.h"
#include "table/panels/table_prompt.h"
#include "table/table_view.h"
#include "text/advice_text.h"
#include "ui/table/set_table.h"
#include "ui/unfinished_texts.h"
#include "ui/wait_until.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

namespace settebello {
namespace {

class Hints : public testing::Test {
protected:
    Hints()
        : m_view(m_source, m_pictures) {
        m_languages.use("en");
        Settings::Display display;
        display.animationSpeed = 0;
        m_view.setDisplay(display);
        m_view.setAssist({});
        m_view.resize(1280, 800);
        m_view.show();
    }
    void begin() {
        MatchSetup setup{{}, {{"Anna", kPerson}, {"Ciro", "greedy"}}, 4};
        m_controller.start(setup);
        ASSERT_TRUE(waitUntil([&] { return m_controller.asksPerson(); }));
    }
    QToolButton& button() { return *m_view.findChild<QToolButton*>("hint"); }
    /// The text shown, or an empty one.
    QString words() const {
        for (const auto* prompt : m_view.findChildren<TablePrompt*>()) {
            if (prompt->asking()) {
                return prompt->accessibleName();
            }
        }
        return {};
    }
    bool waitForWords() {
        return waitUntil([this] { return !words().isEmpty(); });
    }
    void press(const char* answer) {
        for (QPushButton* candidate : m_view.findChildren<QPushButton*>()) {
            if (candidate->isVisible() && candidate->text().remove('&') == answer) {
                candidate->click();
                return;
            }
        }
        FAIL() << "no button " << answer;
    }
    /// The pixels of the accent's colour just above a card that is not lifted.
    int accentAbove(Card card) {
        QImage image(m_view.size(), QImage::Format_RGB32);
        m_view.render(&image, {}, {}, QWidget::DrawWindowBackground); // without what lies on it
        const QRectF bounds = m_view.director().poses()[card].geometry.bounds();
        const QRect above(qRound(bounds.center().x()) - 20, qRound(bounds.top()) - 8, 40, 8);
        const QColor accent = tableTheme({}).accent;
        int found = 0;
        for (int y = above.top(); y <= above.bottom(); ++y) {
            for (int x = above.left(); x <= above.right(); ++x) {
                const QColor pixel = image.pixelColor(x, y);
                found += std::abs(pixel.red() - accent.red()) < 12 &&
                         std::abs(pixel.green() - accent.green()) < 12 &&
                         std::abs(pixel.blue() - accent.blue()) < 12;
            }
        }
        return found;
    }
    std::size_t moves() const { return m_controller.match().played().back().moves.size(); }

    LanguageManager m_languages;
    GameController m_controller;
    LocalSource m_source{m_controller};
    CardPictures m_pictures;
    TableView m_view;
};

TEST_F(Hints, AdviseAPlayAndPlayItOnRequest) {
    begin();
    const std::size_t before = moves();
    ASSERT_TRUE(button().isVisible());
    QTest::keyClick(&m_view, Qt::Key_H);
    ASSERT_TRUE(waitForWords());
    EXPECT_TRUE(m_view.focusedCard()) << "the card is shown";
    EXPECT_EQ(moves(), before) << "nothing is played automatically";
    press("Play it");
    ASSERT_TRUE(waitUntil([&] { return moves() > before; }));
    EXPECT_EQ(words(), "");
}

/// Sooner or later a reason uses a term, and a button leads to where the rule book explains it.
TEST_F(Hints, LeadToTheTermsThatTheyUse) {
    QString asked;
    QObject::connect(&m_view, &TableView::termAsked,
                     [&asked](const QString& anchor) { asked = anchor; });
    for (std::uint64_t seed = 1; asked.isEmpty() && seed <= 20; ++seed) {
        m_controller.start({{}, {{"Anna", kPerson}, {"Ciro", "greedy"}}, seed});
        ASSERT_TRUE(waitUntil([&] { return m_controller.asksPerson(); }));
        button().click();
        ASSERT_TRUE(waitForWords());
        for (QPushButton* candidate : m_view.findChildren<QPushButton*>()) {
            if (candidate->isVisible() && candidate->text() == "&What does it mean?") {
                candidate->click();
            }
        }
        EXPECT_FALSE(words().isEmpty()) << "the hint stays";
        QTest::keyClick(&m_view, Qt::Key_Escape);
    }
    EXPECT_TRUE(asked.startsWith("term-")) << qPrintable(asked);
}

TEST_F(Hints, AreHiddenByEscapeAndByThePlay) {
    begin();
    button().click();
    ASSERT_TRUE(waitForWords());
    QTest::keyClick(&m_view, Qt::Key_Escape);
    EXPECT_EQ(words(), "");
    button().click();
    ASSERT_TRUE(waitForWords());
    std::vector<Decision> legal;
    legalDecisions(m_controller.match().view(0), legal);
    m_controller.decide(legal.front());
    EXPECT_TRUE(waitUntil([&] { return words().isEmpty(); }));
}

TEST_F(Hints, KeepTheirCardMarkedWhileAnotherHasTheFocus) {
    begin();
    QTest::keyClick(&m_view, Qt::Key_H);
    ASSERT_TRUE(waitForWords());
    const Card advised = *m_view.focusedCard();
    for (const Card other : m_view.director().board().viewerHand()) {
        if (other != advised) {
            m_view.focusCard(other);
        }
    }
    ASSERT_NE(m_view.focusedCard(), advised);
    EXPECT_GT(accentAbove(advised), 0);
    QTest::mouseMove(&m_view, m_view.director().layout().tableArea().topLeft().toPoint());
    EXPECT_GT(accentAbove(advised), 0);
    QTest::keyClick(&m_view, Qt::Key_Escape);
    EXPECT_EQ(accentAbove(advised), 0);
}

TEST_F(Hints, AreHiddenByWhatAskedForThem) {
    begin();
    for (int round = 0; round < 2; ++round) {
        QTest::keyClick(&m_view, Qt::Key_H);
        ASSERT_TRUE(waitForWords());
        QTest::keyClick(&m_view, Qt::Key_H);
        EXPECT_EQ(words(), "");
        button().click();
        ASSERT_TRUE(waitForWords());
        button().click();
        EXPECT_EQ(words(), "");
        QCoreApplication::processEvents();
        EXPECT_EQ(words(), "");
        EXPECT_TRUE(button().isEnabled()) << "it is not asked for again";
    }
}

TEST_F(Hints, CoverNeitherTheirCardNorAButton) {
    begin();
    for (const QSize size : {QSize(1280, 800), QSize(800, 560), QSize(700, 1000)}) {
        m_view.resize(size);
        button().click();
        ASSERT_TRUE(waitForWords());
        ASSERT_TRUE(m_view.focusedCard());
        QCoreApplication::processEvents();
        const CardGeometry& geometry = m_view.director().poses()[*m_view.focusedCard()].geometry;
        const QRectF card =
            geometry.bounds().translated(0, -0.06 * geometry.height); // it is lifted
        for (const auto* prompt : m_view.findChildren<TablePrompt*>()) {
            EXPECT_FALSE(prompt->isVisible() && card.intersects(prompt->geometry()))
                << size.width() << " x " << size.height();
            for (const auto* tool : m_view.findChildren<QToolButton*>()) {
                EXPECT_FALSE(prompt->isVisible() && tool->parentWidget() == &m_view &&
                             tool->isVisible() && tool->geometry().intersects(prompt->geometry()))
                    << qPrintable(tool->accessibleName()) << size.width() << " x " << size.height();
            }
        }
        QTest::keyClick(&m_view, Qt::Key_Escape);
    }
}

/// Every card takes in two ways.
class HintsOfTwoCaptures : public SetTable {
protected:
    /// @return the play that is advised, on whose card the focus is.
    Play advise() {
        deal({"8D", "10B", "8C", "9S", "8S", "7C", "5S", "3D", "7B", "1D"});
        EXPECT_TRUE(waitForTurn());
        std::optional<Play> advised;
        const auto connection =
            QObject::connect(view.findChild<TableHints*>(), &TableHints::advised,
                             [&](const Decision& decision) { advised = decision.play; });
        key(Qt::Key_H);
        EXPECT_TRUE(waitUntil([&] { return advised.has_value(); }));
        QObject::disconnect(connection);
        EXPECT_EQ(view.focusedCard(), advised->card);
        return *advised;
    }
    std::vector<PlayerView::Move> moves() const { return controller.match().played().back().moves; }
};

TEST_F(HintsOfTwoCaptures, ArePlayedByEnter) {
    const Play advised = advise();
    EXPECT_EQ(advised.captured.size(), 2);
    key(Qt::Key_Return);
    ASSERT_TRUE(waitUntil([&] { return !moves().empty(); }));
    EXPECT_EQ(moves().front().decision, Decision(advised));
}

TEST_F(HintsOfTwoCaptures, LeaveTheChoiceOnceTheyAreClosed) {
    advise();
    key(Qt::Key_Escape);
    key(Qt::Key_Return);
    EXPECT_TRUE(moves().empty());
    EXPECT_FALSE(view.director().moving());
}

TEST_F(Hints, LeaveNoPartOfACaption) {
    begin();
    std::vector<Decision> legal;
    legalDecisions(m_controller.match().view(0), legal);
    m_controller.decide(legal.front());
    ASSERT_TRUE(waitUntil([&] { return m_controller.asksPerson(); }));
    auto* line = m_view.findChild<StatusLine*>();
    ASSERT_FALSE(line->captions().isEmpty());
    const auto painted = [this] { // without what lies on it
        QImage image(m_view.size(), QImage::Format_RGB32);
        m_view.render(&image, {}, {}, QWidget::DrawWindowBackground);
        return image;
    };
    m_view.resize(960, 500);
    button().click();
    ASSERT_TRUE(waitForWords());
    ASSERT_TRUE(waitUntil([this] { return !m_pictures.isDrawing(); }));
    const QImage advised = painted();
    QTest::keyClick(&m_view, Qt::Key_Escape);
    EXPECT_NE(painted(), advised) << "the caption is back";
    button().click();
    ASSERT_TRUE(waitForWords());
    line->clear();
    EXPECT_EQ(painted(), advised);
}

TEST_F(Hints, AreNotGivenWhereTheyAreNotAllowed) {
    Settings::Assist assist;
    assist.hints = false;
    m_view.setAssist(assist);
    begin();
    EXPECT_FALSE(button().isVisible());
    QTest::keyClick(&m_view, Qt::Key_H);
    QCoreApplication::processEvents();
    EXPECT_EQ(words(), "");
    EXPECT_TRUE(button().isEnabled()) << "nobody thinks about one";
}

TEST_F(Hints, FollowAChangeOfLanguage) {
    SKIP_IF_UNFINISHED("it");
    begin();
    button().click();
    ASSERT_TRUE(waitForWords());
    const QString english = words();
    m_languages.use("it");
    QCoreApplication::processEvents();
    EXPECT_NE(words(), english);
    EXPECT_FALSE(words().isEmpty());
}

class AdviceIn : public testing::TestWithParam<const char*> {};

/// Every reason, alone and with others, makes a complete text.
TEST_P(AdviceIn, HasEveryReason) {
    LanguageManager languages;
    languages.use(GetParam());
    QStringList all;
    for (std::size_t i = 0; i < kReasonNames.size(); ++i) {
        const auto kind = static_cast<Reason::Kind>(i);
        Advice advice;
        advice.best = *parseDecision("7C=3D+4S");
        advice.points = 0.4;
        advice.chance = 0.1;
        advice.reasons = {Reason(kind, 2, 4, CardSet{*parseCard("7D"), *parseCard("1B")})};
        const QString text = adviceText(advice, RuleSet());
        EXPECT_FALSE(text.contains('%')) << qPrintable(text);
        // A card that is kept is said as a seven is, and who can be sure of the last capture as who
        // gets it.
        const bool isSaidAlready =
            kind == Reason::Kind::KeepsBonusCard || kind == Reason::Kind::DealerGetsLast;
        EXPECT_EQ(all.contains(text), isSaidAlready) << qPrintable(text);
        all += text;
    }
    EXPECT_TRUE(reasonsText({}, RuleSet()).isEmpty());
    Advice claim;
    claim.best = Decision(Decision::Kind::ClaimOut);
    EXPECT_FALSE(all.contains(adviceText(claim, RuleSet())));
    Advice even;
    even.best = *parseDecision("1D=1D");
    even.points = 0.0;
    even.chance = 0.0;
    even.reasons = {Reason(Reason::Kind::MorePoints)};
    EXPECT_FALSE(adviceText(even, RuleSet()).contains("0"));
}

INSTANTIATE_TEST_SUITE_P(LanguageManager, AdviceIn, testing::Values("en", "fr", "it"));

} // namespace
} // namespace settebello

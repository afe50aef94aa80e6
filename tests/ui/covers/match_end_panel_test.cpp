// SPDX-License-Identifier: GPL-3.0-or-later
#include "covers/match_end_panel.h"

#include "cards/card_pictures.h"
#include "covers/match_end_scene.h"
#include "covers/match_tally.h"
#include "covers/score_sheet.h"
#include "covers/start_screen.h"
#include "game/game_controller.h"
#include "game/match_text.h"
#include "replay/review_window.h"
#include "rules/presets.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "table/motion/director.h"
#include "table/painting/fitted_text.h"
#include "table/panels/table_prompt.h"
#include "ui/clipped_text.h"
#include "ui/pass_lock.h"
#include "ui/scoped_font.h"
#include "ui/visible_child.h"
#include "ui/wait_until.h"
#include "window/main_window.h"

#include <QAction>
#include <QElapsedTimer>
#include <QFontMetricsF>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWindow>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>

namespace settebello {
namespace {

/// A match that is over, on a plain widget.
class End : public ::testing::Test {
protected:
    End() {
        m_languages.use("en");
        m_table.resize(1000, 700);
        m_table.show();
    }
    /// @param person the side where Anna sits.
    void play(const RuleSet& rules, int person, std::uint64_t seed = 3) {
        Match match(rules, seed);
        std::vector<Decision> legal;
        while (!match.over()) {
            if (match.needsDeal()) {
                match.deal();
            }
            legalDecisions(match.view(match.turn()), legal);
            match.apply(legal.front());
        }
        m_match.emplace(match);
        m_setup = {{"", "scopa", rules}, {}, 3};
        for (int seat = 0; seat < rules.table.players; ++seat) {
            m_setup.seats.push_back(
                {std::array{"Anna", "Ciro", "Rosa", "Gennaro"}[static_cast<std::size_t>(seat)],
                 seat == person ? kPerson : "greedy"});
        }
    }
    /// @param won whether Anna wins.
    MatchEndPanel& show(bool won, const Settings::Display& display = {}) {
        play(RuleSet(), 0);
        if ((m_match->result()->winner == 0) != won) {
            std::swap(m_setup.seats[0], m_setup.seats[1]);
        }
        return show(display);
    }
    MatchEndPanel& show(const Settings::Display& display = {}) {
        m_end =
            std::make_unique<MatchEndPanel>(m_setup, *m_match, true, display, m_pictures, &m_table);
        return *m_end;
    }
    static Settings::Display still() {
        Settings::Display display;
        display.reducedMotion = true;
        return display;
    }
    /// Half a face or a name looks as if it were cut off.
    static void expectNoNameCoveredInPart(const MatchEndPanel& end, const TableLayout& table) {
        for (int seat = 0; seat < table.players(); ++seat) {
            const QRectF label = table.seat(seat).label;
            const QRectF covered = QRectF(end.geometry()) & label;
            EXPECT_TRUE(covered.isEmpty() || covered == label) << seat;
        }
    }
    /// The plate with a name.
    const QFrame* plateOf(const QString& name) const {
        for (const QFrame* plate : m_end->findChildren<QFrame*>()) {
            if (plate->property("plate").isValid() &&
                plate->findChild<QLabel*>()->text().remove(QChar(0x200b)) == name) {
                return plate;
            }
        }
        return nullptr;
    }
    static bool says(const QFrame& plate, const QString& text) {
        const auto labels = plate.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&text](const QLabel* label) { return label->text() == text; });
    }
    /// All that is said in words.
    QStringList texts() const {
        QStringList texts;
        for (const QLabel* label : m_end->findChildren<QLabel*>()) {
            if (!label->isHidden()) {
                texts += label->text();
            }
        }
        return texts;
    }
    /// The sums of the tally's columns, below the plates.
    BySide<int> sums() const {
        BySide<int> sums{};
        int column = 0;
        for (const QLabel* label : m_end->findChildren<QLabel*>()) {
            if (label->property("role") == "figure") {
                sums[column] += label->text().toInt();
                column = (column + 1) % m_setup.rules.rules.sides();
            }
        }
        return sums;
    }

    LanguageManager m_languages;
    QWidget m_table;
    CardPictures m_pictures;
    MatchSetup m_setup;
    std::optional<Match> m_match;
    std::unique_ptr<MatchEndPanel> m_end;
};

/// What is beside every button; empty if they are not in one row.
QRect besideAllButtons(const MatchEndPanel& end) {
    QRect row(0, 0, end.width(), end.height());
    for (const QPushButton* button : end.findChildren<QPushButton*>()) {
        if (button->isVisible()) {
            row &= QRect(0, button->y(), end.width(), button->height());
        }
    }
    return row;
}

TEST_F(End, SaysWhoHasWonAndConsolesWhoHasLost) {
    const QString comfort = "The next one may be yours.";
    const MatchEndPanel& won = show(true);
    EXPECT_TRUE(texts().filter("You win").size() == 1 || texts().filter("Anna wins").size() == 1);
    EXPECT_FALSE(texts().contains(comfort));
    EXPECT_EQ(won.accessibleName(), won.findChild<QLabel*>("headline")->text());
    show(false);
    EXPECT_EQ(texts().filter("Ciro wins").size(), 1);
    EXPECT_TRUE(texts().contains(comfort));
}

TEST_F(End, BetweenSeveralPeopleTheWinnerIsNamedAndNobodyIsYou) {
    play(RuleSet(), 0);
    m_setup.seats[0].level = m_setup.seats[1].level = kPerson;
    const std::string winner = m_setup.seat(m_match->result()->winner).name;
    show();
    EXPECT_EQ(m_end->scene().word(), QString::fromStdString(winner));
    EXPECT_TRUE(m_end->accessibleName().startsWith(QString::fromStdString(winner + " wins")));
    for (const QString& text : texts()) {
        EXPECT_FALSE(text.contains("You") || text.contains("your")) << qPrintable(text);
    }
}

TEST_F(End, IsADefeatForATeamOfPeopleThatHasLost) {
    RuleSet rules;
    rules.table.players = 4;
    rules.table.teams = true;
    play(rules, 0);
    const auto seatTeam = [this](int side) {
        for (int seat = 0; seat < 4; ++seat) {
            m_setup.seats[static_cast<std::size_t>(seat)].level =
                seat % 2 == side ? kPerson : "greedy";
        }
    };
    seatTeam(m_match->result()->winner);
    const QImage won = show(still()).scene().grab().toImage();
    EXPECT_EQ(m_end->scene().word(), "Victory!");
    seatTeam(1 - m_match->result()->winner);
    EXPECT_NE(show(still()).scene().grab().toImage(), won);
    EXPECT_FALSE(texts().contains("The next one may be yours.")) << "said to one person alone";
}

TEST_F(End, ShowsADefeatInAnotherPicture) {
    const QImage won = show(true, still()).scene().grab().toImage();
    const QImage lost = show(false, still()).scene().grab().toImage();
    EXPECT_NE(won, lost);
}

TEST_F(End, MovesUntilAKeyIsPressedAndIsLeftByTheNextEscape) {
    for (const bool won : {true, false}) {
        MatchEndPanel& end = show(won);
        QSignalSpy closed(&end, &MatchEndPanel::closed);
        EXPECT_LT(end.scene().progress(), 1);
        QTest::keyClick(&end, Qt::Key_Escape);
        EXPECT_EQ(end.scene().progress(), 1);
        EXPECT_TRUE(closed.isEmpty());
        passLock(end);
        QTest::keyClick(&end, Qt::Key_Escape);
        EXPECT_EQ(closed.size(), 1);
    }
}

TEST_F(End, HasAStillPictureOfItsOwnForReducedMotion) {
    MatchEndPanel& moving = show(true);
    moving.scene().finish();
    const QImage end = moving.scene().grab().toImage();
    MatchEndPanel& resting = show(true, still());
    EXPECT_EQ(resting.scene().progress(), 1);
    EXPECT_FALSE(resting.scene().finish()) << "nothing moves";
    EXPECT_NE(resting.scene().grab().toImage(), end);
}

TEST_F(End, TellsThePointsItemByItemAndRoundByRound) {
    show(true);
    EXPECT_TRUE(texts().contains("Settebello"));
    EXPECT_FALSE(texts().contains("Round 1"));
    for (int side = 0; side < 2; ++side) {
        EXPECT_EQ(sums()[side], m_match->score(side));
    }
    passLock(*m_end);
    m_end->findChild<QPushButton*>("endMore")->click();
    m_end->findChild<QPushButton*>("endByRound")->click();
    EXPECT_TRUE(texts().contains("Round 1"));
    EXPECT_FALSE(texts().contains("Settebello"));
    for (int side = 0; side < 2; ++side) {
        EXPECT_EQ(sums()[side], m_match->score(side));
    }
}

TEST_F(End, HasTwoButtonsAndMore) {
    play(RuleSet(), 0);
    m_setup.code = MatchCode{dealCodeOf(m_setup.rules.rules, 7), false};
    MatchEndPanel& end = show(still());
    end.setComparable(true);
    const auto seen = [&end] {
        QStringList texts;
        for (const auto* button : end.findChildren<QPushButton*>()) {
            if (button->isVisible()) {
                texts += button->text().remove('&');
            }
        }
        return texts.join(", ");
    };
    const auto* code = end.findChild<QLabel*>("matchCode");
    EXPECT_EQ(end.findChild<QPushButton*>("endMore")->text(), "&More choices");
    EXPECT_TRUE(seen().contains("More choices, Review this match, Rematch")) << qPrintable(seen());
    EXPECT_EQ(seen().count(", "), 2) << qPrintable(seen());
    EXPECT_FALSE(code->isVisible());
    passLock(end);
    end.findChild<QPushButton*>("endMore")->click();
    EXPECT_TRUE(seen().startsWith("Round by round, Compare…, Close, Back, ")) << qPrintable(seen());
    EXPECT_TRUE(code->isVisible());
    EXPECT_TRUE(code->text().toStdString().starts_with("Code of the match: " +
                                                       toString(m_setup.code->code)));
    EXPECT_TRUE(code->text().endsWith(code->toolTip())) << "and what it is good for";
    EXPECT_TRUE(end.parentWidget()->rect().contains(end.geometry()));
    end.findChild<QPushButton*>("endMore")->click();
    EXPECT_EQ(seen().count(", "), 2) << qPrintable(seen());
}

TEST_F(End, WhatTheOpponentSaysIsAsLargeAsItsName) {
    for (const QSize size : {QSize(1280, 740), QSize(800, 425)}) {
        m_table.resize(size);
        MatchEndPanel& end = show(true, still());
        const int opponent = m_setup.seats[0].name == "Anna" ? 1 : 0;
        end.setLastWord(opponent, "So close, and yet so far");
        const QFrame* plate = plateOf(QString::fromStdString(m_setup.seats[opponent].name));
        ASSERT_TRUE(plate);
        int letters = 0;
        for (const QLabel* label : plate->findChildren<QLabel*>()) {
            if (label->text().contains("So close")) {
                letters = label->font().pixelSize();
            }
        }
        EXPECT_GE(letters, plate->findChild<QLabel*>()->font().pixelSize()) << size.width();
    }
}

/// Where one line has no room for it, in a second one.
TEST_F(End, SaysWhoDealsNextAlsoOnNarrowWindows) {
    for (int width = 1000; width >= 420; width -= 20) {
        m_table.resize(width, 480);
        MatchEndPanel& end = show(true, still());
        const QString text = end.findChild<QPushButton*>("endAgain")->text();
        EXPECT_TRUE(text.contains("deal")) << width << ' ' << text.toStdString();
    }
}

/// Whoever presses More twice, or then Review, hits what was aimed at.
TEST_F(End, MoreMovesNoButtonAndIsClosedByEscape) {
    for (const QSize size : {QSize(1280, 740), QSize(1366, 700), QSize(800, 425)}) {
        m_table.resize(size);
        play(RuleSet(), 0);
        m_setup.code = MatchCode{dealCodeOf(m_setup.rules.rules, 7), false};
        MatchEndPanel& end = show(still());
        end.setComparable(true);
        end.setExplainable("Ciro");
        QCoreApplication::processEvents();
        const auto places = [&end] {
            QList<QRect> all;
            for (const char* name : {"endMore", "endLook", "endAgain"}) {
                const auto* button = end.findChild<QPushButton*>(name);
                all += QRect(button->mapTo(&end, QPoint()), button->size());
            }
            return all + QList<QRect>{end.geometry()};
        };
        const QList<QRect> before = places();
        QSignalSpy closed(&end, &MatchEndPanel::closed);
        passLock(end);
        end.findChild<QPushButton*>("endMore")->click();
        QCoreApplication::processEvents();
        EXPECT_EQ(places(), before) << size.width();
        auto* why = end.findChild<QPushButton*>("endWhy");
        EXPECT_TRUE(why->isVisible());
        EXPECT_TRUE(end.rect().contains(QRect(why->mapTo(&end, QPoint()), why->size())));
        why->setFocus();
        QTest::keyClick(&end, Qt::Key_Escape);
        EXPECT_TRUE(closed.isEmpty());
        EXPECT_FALSE(why->isVisible());
        EXPECT_EQ(end.geometry(), before.last()) << size.width();
        QTest::keyClick(&end, Qt::Key_Escape);
        EXPECT_EQ(closed.count(), 1);
    }
}

/// A primiera that nobody won in the whole match is a row like any other.
TEST_F(End, CallsATieOne) {
    RuleSet rules;
    rules.match.target = 1;
    const auto isTied = [this] {
        int points = 0;
        for (const auto& round : m_match->played()) {
            points += round.points[0][ScoringItem::Prime] + round.points[1][ScoringItem::Prime];
        }
        return points == 0;
    };
    for (std::uint64_t seed = 1; !m_match || !isTied(); ++seed) {
        ASSERT_LT(seed, 2000U);
        play(rules, 0, seed);
    }
    show(still());
    EXPECT_TRUE(texts().contains("Primiera: a tie, no point"));
}

TEST_F(End, NothingIsPressedForASecondAndEachAttemptBeginsItAnew) {
    MatchEndPanel& end = show(true, still());
    end.setComparable(true);
    auto* lock = end.findChild<QTimer*>("lock");
    EXPECT_EQ(lock->interval(), 1000);
    QSignalSpy asked(&end, &MatchEndPanel::rematchAsked);
    QSignalSpy looked(&end, &MatchEndPanel::lookAsked);
    QSignalSpy compared(&end, &MatchEndPanel::compareAsked);
    QSignalSpy closed(&end, &MatchEndPanel::closed);
    const auto count = [&] {
        return asked.count() + looked.count() + compared.count() + closed.count();
    };
    const auto begunAnew = [&](auto&& attempt) { return beginsAnew(*lock, attempt); };
    for (auto* button : end.findChildren<QPushButton*>()) {
        EXPECT_TRUE(begunAnew([button] { QTest::keyClick(button, Qt::Key_Return); }));
        EXPECT_TRUE(begunAnew([button] { QTest::keyClick(button, Qt::Key_Space); }));
        EXPECT_TRUE(begunAnew([button] { QTest::mouseClick(button, Qt::LeftButton); }));
        EXPECT_TRUE(begunAnew([button] { button->click(); })) << "as a screen reader does";
    }
    EXPECT_TRUE(begunAnew([&end] { QTest::keyClick(&end, Qt::Key_Escape); }));
    EXPECT_TRUE(begunAnew([&end] { QTest::mouseClick(&end, Qt::LeftButton, {}, {3, 3}); }));
    EXPECT_EQ(count(), 0);
    passLock(end);
    EXPECT_EQ(count(), 0) << "nothing is made up for";
    for (auto* button : end.findChildren<QPushButton*>()) {
        QTest::keyClick(button, Qt::Key_Return);
    }
    EXPECT_EQ(count(), 4) << "two more show more, and the points in another way";
}

TEST_F(End, IsLockedWhenTheFocusComesBackFromAMenuOrAWindow) {
    MatchEndPanel& end = show(true, still());
    auto* again = end.findChild<QPushButton*>("endAgain");
    auto* lock = end.findChild<QTimer*>("lock");
    for (const auto reason :
         {Qt::PopupFocusReason, Qt::MenuBarFocusReason, Qt::ActiveWindowFocusReason}) {
        passLock(end);
        QFocusEvent back(QEvent::FocusIn, reason);
        QCoreApplication::sendEvent(again, &back);
        EXPECT_TRUE(lock->isActive()) << reason;
    }
    passLock(end);
    QFocusEvent moved(QEvent::FocusIn, Qt::TabFocusReason);
    QCoreApplication::sendEvent(again, &moved);
    EXPECT_FALSE(lock->isActive()) << "there somebody looks";
}

TEST_F(End, AButtonThatIsLockedLooksDisabled) {
    for (const QString& theme : tableThemeIds()) {
        Settings::Display display = still();
        display.table = theme.toStdString();
        MatchEndPanel& end = show(true, display);
        QCoreApplication::processEvents();
        for (const auto* button : end.findChildren<QPushButton*>()) {
            if (!button->isVisible()) {
                continue;
            }
            const auto ground = [&] {
                return end.grab().toImage().pixelColor(button->pos() + QPoint(6, 6));
            };
            passLock(end);
            const QColor usual = ground();
            end.lock();
            EXPECT_EQ(ground().name(), tableTheme(theme).plate.name())
                << qPrintable(button->text());
            if (!button->property("quiet").toBool()) {
                EXPECT_EQ(usual.name(), tableTheme(theme).accent.name());
            }
            const QSize before = button->sizeHint();
            passLock(end);
            EXPECT_EQ(button->sizeHint(), before);
        }
    }
}

/// As after a claim in the first round, which is then not scored.
TEST_F(End, WhereNothingWasScoredThePlatesAreInTheMiddle) {
    for (const char* game : {"scopa", "scopone"}) {
        RuleSet rules = findPreset(game)->rules;
        rules.match.callingOut = true;
        play(rules, 0);
        Match match(rules, 3);
        match.deal();
        match.apply(Decision(Decision::Kind::ClaimOut));
        ASSERT_TRUE(match.over());
        m_match.emplace(match);
        show(still());
        QCoreApplication::processEvents();
        QRect plates;
        for (const QFrame* plate : m_end->findChildren<QFrame*>()) {
            if (plate->property("plate").isValid()) {
                plates |= QRect(plate->mapTo(m_end.get(), QPoint()), plate->size());
            }
        }
        EXPECT_NEAR(plates.center().x(), m_end->width() / 2, 12);
        passLock(*m_end);
        m_end->findChild<QPushButton*>("endMore")->click();
        EXPECT_FALSE(m_end->findChild<QPushButton*>("endByRound")->isVisible())
            << "there is no round to show";
    }
}

TEST_F(End, ShowsTheOpponentsFaceAndItsLastWordOnItsPlate) {
    show(false, still()).setLastWord(m_setup.seats[0].isPerson() ? 1 : 0, "Better luck next time!");
    ASSERT_TRUE(plateOf("Ciro") && plateOf("Anna"));
    EXPECT_TRUE(plateOf("Ciro")->findChild<QLabel*>("face"));
    EXPECT_FALSE(plateOf("Anna")->findChild<QLabel*>("face")) << "a person has none";
    EXPECT_TRUE(says(*plateOf("Ciro"), "“Better luck next time!”"));
    EXPECT_FALSE(texts().contains("The next one may be yours.")) << "one of them is enough";
}

/// Where plates are narrow, what is said stands below the result.
TEST_F(End, HasTheLastWordOnceHoweverManyPlay) {
    for (const char* game : {"scopa", "scopone"}) {
        for (const int players : {2, 3, 4}) {
            RuleSet rules = findPreset(game)->rules;
            rules.table.players = rules.table.teams ? 4 : players;
            play(rules, 0);
            show(still()).setLastWord(1, "Well played!");
            EXPECT_EQ(texts().filter("Well played!").size(), 1) << game << " for " << players;
            EXPECT_EQ(texts().filter("Ciro: “").size(), rules.table.players > 2)
                << "it is said who says it";
        }
    }
}

TEST_F(End, NamesAWhitewash) {
    RuleSet rules;
    rules.match.target = 2;
    const auto isWhitewash = [this] {
        const MatchResult& result = *m_match->result();
        return result.scores[1 - result.winner] == 0;
    };
    for (std::uint64_t seed = 1; !m_match || !isWhitewash(); ++seed) {
        ASSERT_LT(seed, 2000U);
        play(rules, 0, seed);
    }
    const auto loser = static_cast<std::size_t>(1 - m_match->result()->winner);
    m_setup.seats[loser] = {"Rosa", "greedy"};
    show(still());
    EXPECT_TRUE(texts().contains("Whitewash: not a single point for Rosa."));
    m_setup.seats[loser] = {"", kPerson};
    m_setup.seats[1 - loser].level = "greedy";
    show(still());
    EXPECT_EQ(texts().filter("Whitewash: not a single point for you.").size(), 1);
    play(findPreset("scopa")->rules, 0);
    show(still());
    EXPECT_EQ(texts().filter("Whitewash").size(), 0);
}

TEST_F(End, CoversNoNameOfTheTableInPart) {
    for (const double factor : {1.0, 1.5}) {
        const ScopedFont font(factor, FontWidth::Usual);
        for (const QSize size : {QSize(800, 425), QSize(1280, 730), QSize(1366, 700)}) {
            for (const char* game : {"scopa", "scopone"}) {
                m_table.resize(size);
                play(findPreset(game)->rules, 0);
                Director director;
                director.reset(m_setup.rules.rules, 0, sideNames(m_setup));
                director.setViewMetrics(
                    {m_table.size(),
                     std::max(QFontMetricsF(m_table.font()).height(), TableLayout::textFor(size)),
                     kDefaultCardRatio,
                     false,
                     0,
                     {false, true, true, true},
                     lineScale(m_table.font())});
                MatchEndPanel& end = show(still());
                end.setDirector(director);
                SCOPED_TRACE(testing::Message() << game << ", " << size.width() << ", " << factor);
                expectNoNameCoveredInPart(end, director.layout());
                m_end.reset(); // before the director
            }
        }
    }
}

/// The table may show more about everybody, or in larger letters, while the end lies on it.
TEST_F(End, CoversNoNameOfTheTableInPartOnceThatHasAnotherHeight) {
    for (const QSize size : {QSize(800, 425), QSize(1280, 730), QSize(1366, 700)}) {
        for (const char* game : {"scopa", "scopone"}) {
            m_table.resize(size);
            play(findPreset(game)->rules, 0);
            Director director;
            director.reset(m_setup.rules.rules, 0, sideNames(m_setup));
            MatchEndPanel& end = show(still());
            end.setDirector(director);
            for (const double factor : {1.0, 1.8, 1.4, 1.2}) {
                for (const bool counts : {true, false}) {
                    director.setViewMetrics({size,
                                             TableLayout::textFor(size) * factor,
                                             kDefaultCardRatio,
                                             counts,
                                             0,
                                             {false, true, true, true},
                                             lineScale(m_table.font())});
                    SCOPED_TRACE(testing::Message()
                                 << game << ", " << size.width() << ", " << factor);
                    expectNoNameCoveredInPart(end, director.layout());
                }
            }
            m_end.reset(); // before the director
        }
    }
}

TEST_F(End, ShowsThePlatesOfBothTeams) {
    play(findPreset("scopone")->rules, 0);
    show();
    QStringList plates;
    for (const QFrame* plate : m_end->findChildren<QFrame*>()) {
        if (plate->property("plate").isValid()) {
            plates += plate->findChild<QLabel*>()->text().remove(QChar(0x200b)) + ": " +
                      plate->property("plate").toString();
        }
    }
    const bool first = m_match->result()->winner == 0;
    EXPECT_EQ(plates, (QStringList{QString("Anna and Rosa: ") + (first ? "winner" : "other"),
                                   QString("Ciro and Gennaro: ") + (first ? "other" : "winner")}));
}

TEST_F(End, LeavesMostOfALargeTableUncoveredAndFitsASmallOne) {
    m_table.resize(1280, 760);
    const MatchEndPanel& end = show(true);
    EXPECT_LT(end.width() * end.height(), 1280 * 760 * 2 / 3);
    for (const double factor : {1.0, 2.0}) {
        const ScopedFont font(factor, FontWidth::Usual);
        m_table.resize(800, 520);
        QCoreApplication::processEvents();
        EXPECT_TRUE(m_table.rect().contains(end.geometry())) << factor;
    }
}

TEST_F(End, ShowsLongNamesInFull) {
    for (const double factor : {1.0, 2.0}) {
        const ScopedFont font(factor, FontWidth::Usual);
        for (const QSize size : {QSize(800, 520), QSize(1280, 734)}) {
            m_table.resize(size);
            play(findPreset("scopone")->rules, 0);
            for (SeatSetup& seat : m_setup.seats) {
                seat.name = "Massimilianoalessandrobb";
            }
            MatchEndPanel& end = show(still());
            QCoreApplication::processEvents();
            const QStringList clipped = clippedTexts(end);
            EXPECT_TRUE(clipped.isEmpty()) << size.width() << " at " << factor << ":\n"
                                           << qPrintable(clipped.join('\n'));
        }
    }
}

/// In large type the picture and the letters give way before a row of points is out of sight.
TEST_F(End, ShowsAllPointsWithoutScrolling) {
    for (const double factor : {1.0, 1.5, 2.0}) {
        const ScopedFont font(factor, FontWidth::Usual);
        for (const QSize size :
             {QSize(800, 425), QSize(1024, 545), QSize(1366, 700), QSize(768, 1310)}) {
            m_table.resize(size);
            for (const char* game : {"scopa", "scopone", "re-bello", "napola"}) {
                for (const char* language : {"en", "it", "fr"}) {
                    m_languages.use(language);
                    play(findPreset(game)->rules, 0);
                    MatchEndPanel& end = show(still());
                    end.setComparable(true);
                    QCoreApplication::processEvents();
                    const std::string where =
                        (testing::Message() << game << ", " << language << ", " << factor << ", "
                                            << size.width() << "x" << size.height())
                            .GetString();
                    EXPECT_EQ(end.findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0)
                        << where;
                    EXPECT_TRUE(m_table.rect().contains(end.geometry())) << where;
                    const QStringList clipped = clippedTexts(end);
                    EXPECT_TRUE(clipped.isEmpty()) << where << qPrintable(clipped.join('\n'));
                }
            }
        }
    }
}

TEST_F(End, ScrollsInTheColoursOfTheTable) {
    for (const QString& theme : tableThemeIds()) {
        Settings::Display display = still();
        display.table = theme.toStdString();
        const QWidget* bar = show(true, display).findChild<QScrollArea*>()->verticalScrollBar();
        QCoreApplication::processEvents();
        bar->ensurePolished();
        EXPECT_EQ(bar->palette().color(QPalette::WindowText), tableTheme(theme).plateText);
    }
}

/// As the style draws it everywhere, without a look of its style sheet's own.
TEST_F(End, HasTheScrollBarOfAllWindows) {
    const ScopedFont font(2, FontWidth::Usual);
    m_table.resize(400, 160); // lower than any screen
    MatchEndPanel& end = show(true, still());
    QCoreApplication::processEvents();
    QScrollBar* bar = end.findChild<QScrollArea*>()->verticalScrollBar();
    ASSERT_GT(bar->maximum(), 0);
    QFrame panel;
    panel.setStyleSheet(TablePrompt::scrollStyle(tableTheme({})));
    QScrollBar plain(Qt::Vertical, &panel);
    plain.resize(bar->size());
    plain.setRange(bar->minimum(), bar->maximum());
    plain.setPageStep(bar->pageStep());
    plain.ensurePolished();
    const auto drawn = [](QScrollBar& each) {
        QImage image(each.size(), QImage::Format_RGB32);
        image.fill(Qt::darkGreen);
        each.render(&image, {}, {}, {});
        return image;
    };
    EXPECT_EQ(drawn(*bar), drawn(plain));
}

TEST_F(End, HasItsButtonsInOneRowInLargeType) {
    const ScopedFont font(1.5, FontWidth::Usual);
    m_table.resize(1366, 700);
    for (const char* language : {"en", "it", "fr"}) {
        m_languages.use(language);
        MatchEndPanel& end = show(true, still());
        end.setComparable(true);
        QCoreApplication::processEvents();
        EXPECT_FALSE(besideAllButtons(end).isEmpty()) << language;
        EXPECT_GT(end.scene().height(), 50) << language;
    }
}

TEST_F(End, HasItsButtonsInOneRowOnALargeTable) {
    m_table.resize(1280, 734);
    for (const char* language : {"en", "it", "fr"}) {
        m_languages.use(language);
        MatchEndPanel& end = show(true, still());
        for (const bool comparable : {false, true}) {
            end.setComparable(comparable);
            QCoreApplication::processEvents();
            EXPECT_FALSE(besideAllButtons(end).isEmpty())
                << language << ", comparable: " << comparable;
        }
    }
}

/// The end in the main window.
class EndInWindow : public ::testing::Test {
protected:
    EndInWindow()
        : m_window(WindowOptions{m_folder.path(), 1, "en"}) {
        m_window.store().change([](Settings& s) {
            s.display.animationSpeed = 0;
            s.assist.firstStepsOffered = true;
        });
        m_window.show();
    }
    MatchEndPanel* end() const { return visibleChild<MatchEndPanel>(m_window); }
    ScoreSheet* sheet() const { return visibleChild<ScoreSheet>(m_window); }
    void press(const char* name) const {
        passLock(*end());
        end()->findChild<QPushButton*>(name)->click();
    }
    StartScreen* start() const { return visibleChild<StartScreen>(m_window); }
    /// What a key goes to.
    QWidget* focused() const { return m_window.focusWidget(); }
    bool waitForEnd() {
        return waitUntil([&] {
            if (sheet()) {
                emit sheet()->closed();
            }
            return end() != nullptr;
        });
    }
    MatchSetup shortMatch(const RuleSet& rules = {}) {
        MatchSetup setup{{"", "scopa", rules}, {{"Anna", "greedy"}, {"Ciro", "greedy"}}, 3};
        setup.rules.rules.match.target = 1;
        return setup;
    }
    bool playToTheEnd(const RuleSet& rules = {}) {
        m_window.startMatch(shortMatch(rules));
        return waitForEnd();
    }
    /// Until the last score sheet lies on the table.
    bool playToTheLastSheet() {
        m_window.startMatch(shortMatch());
        return waitUntil([&] {
            if (sheet() && !m_window.controller().match().over()) {
                emit sheet()->closed();
            }
            return sheet() && m_window.controller().match().over();
        });
    }
    int firstDealer() { return m_window.controller().match().played().front().dealer; }

    QTemporaryDir m_folder;
    MainWindow m_window;
};

TEST_F(EndInWindow, TheOtherSideDealsTheNextMatch) {
    ASSERT_TRUE(playToTheEnd());
    for (int i = 0; i < 6; ++i) {
        const int dealer = firstDealer();
        EXPECT_EQ(end()->findChild<QPushButton*>("endAgain")->text(),
                  dealer == 0 ? "Rema&tch (Ciro deals)" : "Rema&tch (Anna deals)");
        press("endAgain");
        EXPECT_FALSE(end());
        EXPECT_EQ(firstDealer(), 1 - dealer);
        ASSERT_TRUE(waitForEnd());
    }
}

TEST_F(EndInWindow, InTeamsTheNextPlayerDealsAndIsNamed) {
    const QStringList names{"Anna", "Ciro", "Rosa", "Gennaro"};
    MatchSetup setup{{"", "scopone", findPreset("scopone")->rules}, {}, 3};
    for (const QString& name : names) {
        setup.seats.push_back({name.toStdString(), "greedy"});
    }
    setup.rules.rules.match.target = 1;
    m_window.startMatch(setup);
    ASSERT_TRUE(waitForEnd());
    for (int i = 0; i < 4; ++i) {
        const int next = setup.rules.rules.seatAfter(firstDealer());
        EXPECT_EQ(end()->findChild<QPushButton*>("endAgain")->text(),
                  "Rema&tch (" + names[next] + " deals)");
        press("endAgain");
        EXPECT_EQ(firstDealer(), next);
        ASSERT_TRUE(waitForEnd());
    }
}

/// Enter, hammered at the last score sheet.
TEST_F(EndInWindow, NoKeyThatIsHammeredOrHeldBeginsARematch) {
    for (const int key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
        ASSERT_TRUE(playToTheLastSheet());
        const auto seed = m_window.controller().setup().seed;
        for (int i = 0; i < 12; ++i) {
            ASSERT_TRUE(focused());
            QTest::keyClick(focused(), static_cast<Qt::Key>(key));
            QKeyEvent held(QEvent::KeyPress, key, Qt::NoModifier, {}, true);
            QCoreApplication::sendEvent(focused(), &held);
            QCoreApplication::processEvents();
        }
        ASSERT_TRUE(waitUntil([&] { return end() != nullptr; }));
        EXPECT_TRUE(m_window.controller().match().over());
        EXPECT_EQ(m_window.controller().setup().seed, seed);
        passLock(*end());
        QTest::keyClick(focused(), Qt::Key_Return);
        EXPECT_FALSE(m_window.controller().match().over()) << "on purpose";
        ASSERT_TRUE(waitForEnd());
    }
}

TEST_F(EndInWindow, WhatWasPressedWhileTheProgramStoodStillBeginsNoRematch) {
    ASSERT_TRUE(playToTheEnd());
    for (const bool byKey : {true, false}) {
        end()->lock();
        standStill(*end()->findChild<QTimer*>("lock"));
        auto* again = end()->findChild<QPushButton*>("endAgain");
        byKey ? QTest::keyClick(again, Qt::Key_Return) : QTest::mouseClick(again, Qt::LeftButton);
        ASSERT_TRUE(m_window.controller().match().over());
    }
}

TEST_F(EndInWindow, WhatWasPressedTooEarlyAndArrivesLateBeginsNoRematch) {
    QElapsedTimer clock;
    clock.start();
    const auto pressEnter = [&](qint64 ago) {
        QKeyEvent event(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
        event.setTimestamp(static_cast<quint64>(1'000'000 + clock.elapsed() - ago));
        QCoreApplication::sendEvent(m_window.windowHandle(), &event);
    };
    ASSERT_TRUE(playToTheEnd());
    pressEnter(0);
    passLock(*end());
    pressEnter(2000);
    ASSERT_TRUE(m_window.controller().match().over());
    passLock(*end());
    pressEnter(0);
    EXPECT_FALSE(m_window.controller().match().over()) << "on purpose";
}

/// A button acts when it is released: one that went down while it was locked must not.
TEST_F(EndInWindow, WhatWentDownWhileItWasLockedPressesNothing) {
    ASSERT_TRUE(playToTheEnd());
    auto* again = end()->findChild<QPushButton*>("endAgain");
    end()->lock();
    QTest::keyPress(again, Qt::Key_Space);
    passLock(*end());
    QTest::keyRelease(again, Qt::Key_Space);
    EXPECT_TRUE(m_window.controller().match().over());
    end()->lock();
    QTest::mousePress(again, Qt::LeftButton);
    passLock(*end());
    QTest::mouseRelease(again, Qt::LeftButton);
    EXPECT_TRUE(m_window.controller().match().over());
    QTest::mouseClick(again, Qt::LeftButton);
    EXPECT_FALSE(m_window.controller().match().over()) << "on purpose";
}

TEST_F(EndInWindow, TheLastSheetSaysWhoHasWon) {
    ASSERT_TRUE(playToTheLastSheet());
    const auto* said = sheet()->findChild<QLabel*>("result");
    EXPECT_TRUE(said->isVisible());
    const QString result = resultText(shortMatch(), *m_window.controller().match().result());
    EXPECT_EQ(said->text(), result);
    emit sheet()->closed();
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(end()->findChild<QLabel*>("headline")->text(), result);
}

TEST_F(EndInWindow, TheScoreOverItIsClosedWithoutARematch) {
    ASSERT_TRUE(playToTheEnd());
    for (QAction* action : m_window.findChildren<QAction*>()) {
        if (action->text().remove('&') == "Score of the last round") {
            action->trigger();
        }
    }
    ASSERT_TRUE(sheet());
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(focused(), Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    EXPECT_TRUE(end());
    EXPECT_TRUE(end()->isAncestorOf(focused())) << "and it has the focus again";
}

TEST_F(EndInWindow, WhatPutsItAwayBeginsNoMatch) {
    ASSERT_TRUE(playToTheEnd());
    press("endClose");
    ASSERT_TRUE(start());
    for (const char* play : {"startPlay", "startContinue", "startDay"}) {
        auto* button = start()->findChild<QPushButton*>(play);
        QTest::keyClick(button, Qt::Key_Return);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    QCoreApplication::processEvents();
    EXPECT_TRUE(start());
    EXPECT_TRUE(m_window.controller().match().over());
    passLock(*start());
    start()->findChild<QPushButton*>("startPlay")->click();
    EXPECT_FALSE(m_window.controller().match().over());
}

TEST_F(EndInWindow, WhereTheRulesSayWhoDealsNobodyElseDoes) {
    RuleSet rules;
    rules.deal.firstDealer = FirstDealer::Seat;
    ASSERT_TRUE(playToTheEnd(rules));
    EXPECT_EQ(end()->findChild<QPushButton*>("endAgain")->text(), "Rema&tch");
}

TEST_F(EndInWindow, TheMatchIsLookedAtAgainAndTheEndStays) {
    ASSERT_TRUE(playToTheEnd());
    press("endLook");
    auto* replay = m_window.findChild<ReviewWindow*>();
    ASSERT_TRUE(replay);
    replay->close();
    QCoreApplication::processEvents();
    EXPECT_TRUE(end());
}

TEST_F(EndInWindow, TheLastScoreIsShownOverItOnRequest) {
    ASSERT_TRUE(playToTheEnd());
    ASSERT_TRUE(waitUntil([&] { return !sheet(); }));
    for (QAction* action : m_window.findChildren<QAction*>()) {
        if (action->text().remove('&') == "Score of the last round") {
            action->trigger();
        }
    }
    ASSERT_TRUE(sheet());
    emit sheet()->closed();
    EXPECT_TRUE(waitUntil([&] { return !sheet(); }));
    EXPECT_TRUE(end());
}

} // namespace
} // namespace settebello

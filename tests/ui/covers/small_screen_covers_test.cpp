// SPDX-License-Identifier: GPL-3.0-or-later
// What lies on the table between rounds and matches, in large type on small and unusual screens.
#include "cards/card_pictures.h"
#include "cards/deck_tile.h"
#include "covers/match_end_panel.h"
#include "covers/match_end_scene.h"
#include "covers/score_sheet.h"
#include "game/match.h"
#include "game/seen_events.h"
#include "lesson/deck_pick.h"
#include "lesson/first_steps_offer.h"
#include "table/motion/director.h"
#include "table/painting/fitted_text.h"
#include "ui/clipped_text.h"
#include "ui/pass_lock.h"
#include "ui/small_screens.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLabel>
#include <QPushButton>
#include <QRegion>
#include <QScrollArea>
#include <QScrollBar>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace settebello {
namespace {

constexpr std::array<SeatedGame, 6> kGames{{{"scopa", 2, false},
                                            {"scopa", 3, false},
                                            {"scopa", 4, false},
                                            {"scopone", 4, true},
                                            {"napola", 2, false},
                                            {"re-bello", 2, false}}};

std::vector<SeatSetup> seatsOf(const SeatedGame& game) {
    std::vector<SeatSetup> seats;
    for (int seat = 0; seat < game.players; ++seat) {
        seats.push_back(
            {std::array{"Anna", "Ciro", "Rosa", "Gennaro"}[static_cast<std::size_t>(seat)],
             seat == 0 ? kPerson : "greedy"});
    }
    return seats;
}

Match playedMatch(const RuleSet& rules, Events* events = nullptr) {
    Match match(rules, 3);
    std::vector<Decision> legal;
    while (!match.over()) {
        if (match.needsDeal()) {
            match.deal(events);
        }
        legalDecisions(match.view(match.turn()), legal);
        match.apply(legal.front(), events);
    }
    return match;
}

class CoversOnSmallScreens : public testing::Test {
protected:
    using Check = std::function<void(const std::string& where)>;

    void everywhere(const Check& check) {
        m_table.show();
        onSmallScreens(m_table, m_languages, check);
    }
    void expectNothingCut(QWidget& cover, const std::string& where) {
        QCoreApplication::processEvents();
        EXPECT_TRUE(m_table.rect().contains(cover.geometry())) << where;
        const QStringList clipped = clippedTexts(cover);
        EXPECT_TRUE(clipped.isEmpty()) << where << ":\n" << qPrintable(clipped.join('\n'));
        if (const auto* scroll = cover.findChild<QScrollArea*>()) {
            EXPECT_EQ(scroll->verticalScrollBar()->maximum(), 0) << where << ": it scrolls";
        }
    }
    /// What is beside each of the buttons; empty if they are not in one row.
    static QRect besideAll(const QWidget& cover, std::initializer_list<const char*> names) {
        QRect row = cover.rect();
        for (const char* name : names) {
            const auto* button = cover.findChild<QPushButton*>(name);
            row &= QRect(0, button->y(), cover.width(), button->height());
        }
        return row;
    }

    LanguageManager m_languages;
    QWidget m_table;
    CardPictures m_pictures;
};

TEST_F(CoversOnSmallScreens, TheEndOfAMatchShowsAllPointsAndItsMainButtonsInOneRow) {
    Settings::Display display;
    display.reducedMotion = true;
    for (const SeatedGame& game : kGames) {
        const RuleSet rules = rulesOf(game);
        const Match match = playedMatch(rules);
        for (const int person : {0, 1}) { // one has won, the other not
            MatchSetup setup{{"", game.rules, rules}, seatsOf(game), 3};
            setup.code = MatchCode{dealCodeOf(rules, 3), false};
            std::swap(setup.seats[0].level, setup.seats[static_cast<std::size_t>(person)].level);
            everywhere([&](const std::string& where) {
                MatchEndPanel end(setup, match, true, display, m_pictures, &m_table);
                end.setComparable(true);
                const std::string what =
                    where + ", " + game.rules + " for " + std::to_string(game.players);
                expectNothingCut(end, what);
                EXPECT_FALSE(besideAll(end, {"endMore", "endLook", "endAgain"}).isEmpty()) << what;
                passLock(end);
                end.findChild<QPushButton*>("endMore")->click();
                expectNothingCut(end, what + ", more");
                EXPECT_FALSE(besideAll(end, {"endMore", "endLook", "endAgain"}).isEmpty()) << what;
            });
        }
    }
}

TEST_F(CoversOnSmallScreens, TheScoreSheetShowsEverythingAtOnce) {
    for (const SeatedGame& game : kGames) {
        const RuleSet rules = rulesOf(game);
        Events events;
        const Match match = playedMatch(rules, &events);
        const auto scored = std::find_if(events.begin(), events.end(), [](const Event& event) {
            return std::holds_alternative<RoundScored>(event);
        });
        ASSERT_NE(scored, events.end());
        const auto firstRound = std::vector<Event>(events.begin(), scored + 1);
        const RoundSummary round = roundSummary(rules, seenBy(rules, -1, firstRound),
                                                std::get<RoundScored>(*scored), game.rules);
        QStringList sides{"Anna", "Ciro", "Rosa", "Gennaro"};
        if (game.teams) {
            sides = QStringList{"Anna e Rosa", "Ciro e Gennaro"};
        }
        sides = sides.mid(0, rules.sides());
        everywhere([&](const std::string& where) {
            Director director; // of the table below
            director.reset(rules, 0, sides);
            const QFont font = m_table.font();
            director.setViewMetrics(
                {m_table.size(),
                 std::max(QFontMetricsF(font).height(), TableLayout::textFor(m_table.size())),
                 kDefaultCardRatio,
                 false,
                 0,
                 {false, true, true, true},
                 lineScale(font)});
            ScoreSheet sheet(round, sides, tableTheme({}), m_pictures, &m_table);
            sheet.setDirector(director);
            sheet.setExplainable(game.players == 2 ? "Ciro" : "");
            const std::string what =
                where + ", " + game.rules + " for " + std::to_string(game.players);
            expectNothingCut(sheet, what);
            EXPECT_GE(sheet.font().pixelSize(), 8) << what;
            if (m_table.width() > m_table.height()) { // or there are names on both sides of it
                EXPECT_FALSE(besideAll(sheet, {"continue", "why"}).isEmpty()) << what;
            }
            for (int seat = 0; seat < game.players; ++seat) {
                const QRectF label = director.layout().seat(seat).label;
                const QRectF covered = QRectF(sheet.geometry()) & label;
                EXPECT_TRUE(covered.isEmpty() || covered == label)
                    << what << ": the label of " << seat << " is cut";
            }
        });
    }
}

TEST_F(CoversOnSmallScreens, TheFirstQuestionIsSeenWithAllDecksAndTheirNames) {
    everywhere([&](const std::string& where) {
        FirstStepsOffer offer(&m_table, "napoletane");
        expectNothingCut(offer, where);
        QRegion tiles;
        int count = 0;
        for (DeckTile* tile : offer.findChildren<DeckTile*>()) {
            ASSERT_TRUE(tile->isVisible()) << where;
            ++count;
            const QRect place(tile->mapTo(&offer, QPoint()), tile->size());
            EXPECT_TRUE(offer.rect().contains(place)) << where;
            EXPECT_TRUE((tiles & place).isEmpty()) << where;
            EXPECT_GE(tile->height(), tile->heightForWidth(tile->width())) << where;
            EXPECT_GE(tile->height(), std::min(m_table.width(), m_table.height()) * 2 / 7)
                << where << ": the cards are small";
            tiles += place;
        }
        EXPECT_GE(count, 4) << where;
        for (const QLabel* label : offer.findChildren<QLabel*>()) {
            EXPECT_TRUE(label->isVisible()) << where << qPrintable(label->text());
            EXPECT_TRUE((tiles & label->geometry()).isEmpty()) << where;
        }
    });
}

} // namespace
} // namespace settebello

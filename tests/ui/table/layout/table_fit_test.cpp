// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out every kind of table in every kind of window and checks that nothing is covered or cut
// off.
#include "cards/card_number.h"
#include "table/layout/card_places.h"
#include "table/layout/card_rows.h"
#include "table/layout/table_layout.h"
#include "table/motion/board.h"
#include "table/motion/pose.h"
#include "ui/table/table_positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace settebello {

namespace {

struct Window {
    int width;
    int height;
};

/// The table within windows from 800 × 560 to 3840 × 2160, without the menu bar; the last three are
/// of unusual shapes.
const std::vector<Window> kWindows{{800, 505},   {800, 530},   {1024, 740},  {1280, 770},
                                   {1366, 740},  {1920, 1050}, {2560, 1410}, {3840, 2130},
                                   {2560, 1050}, {800, 1170},  {1100, 1600}};

struct Game {
    int players;
    bool teams;
};

const std::vector<Game> kGames{{2, false}, {3, false}, {4, false},
                               {4, true},  {6, false}, {6, true}};
constexpr double kText = 16; ///< the height of a line in the system's default text size

/// A table to be checked.
struct Case {
    TablePosition position;
    Board board;
    std::string name;
};

/// Every number of players, hands, table cards and sweeps in both directions, with every dealer.
std::vector<Case> casesOf(const Game& game) {
    std::vector<Case> cases;
    for (const Direction direction : {Direction::Anticlockwise, Direction::Clockwise}) {
        for (const int hand : {1, 3, 6, 10, 13, 20}) {
            for (const int table : {0, 4, 10, 20}) {
                if (hand * game.players + table > kCardCount) {
                    continue;
                }
                for (int dealer = 0; dealer < game.players; ++dealer) {
                    Case each;
                    each.position.rules.table = {game.players, game.teams, direction};
                    each.position.hand = hand;
                    each.position.table = table;
                    each.position.dealer = dealer;
                    each.position.sweeps = 8;
                    each.position.pile = 3;
                    each.board.reset(each.position.rules, 0);
                    for (const Event& event : eventsOf(each.position)) {
                        each.board.apply(event);
                    }
                    each.name =
                        (testing::Message()
                         << game.players << (game.teams ? " in teams" : " players")
                         << (direction == Direction::Clockwise ? " clockwise" : "") << ", hands of "
                         << hand << ", " << table << " on the table, " << dealer << " deals")
                            .GetString();
                    cases.push_back(std::move(each));
                }
            }
        }
    }
    return cases;
}

LayoutParameters needsOf(const Case& each, Window window, double text, bool counts) {
    LayoutParameters parameters;
    parameters.size = QSizeF(window.width, window.height);
    parameters.textHeight = std::max(text, TableLayout::textFor(parameters.size));
    parameters.players = each.position.rules.table.players;
    parameters.teams = each.position.rules.table.teams;
    parameters.direction = each.position.rules.table.direction;
    parameters.dealer = each.position.dealer;
    parameters.counts = counts;
    for (int seat = 0; seat < parameters.players; ++seat) {
        parameters.faces[seat] = seat != parameters.viewer;
    }
    return parameters;
}

struct Named {
    const char* name;
    int number;
    QRectF rect;
};

std::string shown(const Named& place) {
    const QRectF& r = place.rect;
    return (testing::Message() << place.name << ' ' << place.number << " [" << r.left() << ','
                               << r.top() << ' ' << r.width() << 'x' << r.height() << ']')
        .GetString();
}

const Pose& at(const Poses& poses, Card card) {
    return poses[card];
}

template <typename Cards>
QRectF around(const Poses& poses, const Cards& cards) {
    QRectF rect;
    for (const Card card : cards) {
        rect |= at(poses, card).geometry.bounds();
    }
    return rect;
}

/// Everything that must lie in the window and must not cover anything else: single table cards,
/// and hands, piles with their sweeps, the stock, labels and the status line as wholes.
std::vector<Named> placesOf(const Case& each, const TableLayout& layout, const Poses& poses) {
    std::vector<Named> places{{"strip", 0, layout.strip()}};
    const RuleSet& rules = each.position.rules;
    for (int seat = 0; seat < rules.table.players; ++seat) {
        places.push_back({"label", seat, layout.seat(seat).label});
        places.push_back({"hand", seat, around(poses, each.board.hand(seat))});
    }
    for (int side = 0; side < rules.sides(); ++side) {
        places.push_back({"pile", side,
                          around(poses, each.board.side(side).pile) |
                              around(poses, each.board.side(side).sweeps)});
    }
    places.push_back({"stock", 0, around(poses, each.board.stock())});
    for (const Card card : each.board.table()) {
        places.push_back({"table card", card.index(), at(poses, card).geometry.bounds()});
    }
    std::erase_if(places, [](const Named& place) { return place.rect.isNull(); });
    return places;
}

/// Aligned to the screen's pixels.
QRect pixels(const QRectF& rect, double ratio) {
    return {QPoint(qRound(rect.left() * ratio), qRound(rect.top() * ratio)),
            QPoint(qRound(rect.right() * ratio) - 1, qRound(rect.bottom() * ratio) - 1)};
}

/// The first fault, or nothing.
std::string faultOf(const std::vector<Named>& places, QSizeF size) {
    const QRectF window = QRectF(QPointF(), size).adjusted(-0.01, -0.01, 0.01, 0.01);
    for (const Named& place : places) {
        if (!window.contains(place.rect)) {
            return shown(place) + " reaches out of the window";
        }
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        for (std::size_t j = i + 1; j < places.size(); ++j) {
            if (!places[i].rect.intersects(places[j].rect)) {
                continue;
            }
            for (const double ratio : {1.0, 1.5, 2.0}) {
                const QRect common = pixels(places[i].rect, ratio) & pixels(places[j].rect, ratio);
                if (common.width() > 1 && common.height() > 1) { // more than a shared edge
                    return shown(places[i]) + " covers " + shown(places[j]);
                }
            }
        }
    }
    return {};
}

/// Cards in a hand overlap, but enough of each is visible.
std::string handFault(const Case& each, const TableLayout& layout, const Poses& poses,
                      bool largeText) {
    for (int seat = 0; seat < each.position.rules.table.players; ++seat) {
        const std::vector<Card>& hand = each.board.hand(seat);
        for (std::size_t i = 1; i < hand.size(); ++i) {
            const QPointF step =
                at(poses, hand[i]).geometry.centre - at(poses, hand[i - 1]).geometry.centre;
            const double seen = std::max(std::abs(step.x()), std::abs(step.y()));
            const CardGeometry& geometry = at(poses, hand[i]).geometry;
            // The number of the viewer's cards; an edge of the others' backs.
            const double least = seat == layout.viewer()
                                     ? numberStrip(geometry.height) * (largeText ? 0.8 : 0.9)
                                     : std::max(2.0, geometry.width() * 0.05);
            if (seen < least) {
                return "hand " + std::to_string(seat) + ": only " + std::to_string(seen) +
                       " is seen of a card, not " + std::to_string(least);
            }
        }
    }
    return {};
}

/// The end of each sweep with its number sticks out.
std::string sweepFault(const Case& each, const TableLayout& layout, const Poses& poses) {
    for (int side = 0; side < each.position.rules.sides(); ++side) {
        const std::vector<Card>& sweeps = each.board.side(side).sweeps;
        const int count = static_cast<int>(sweeps.size());
        const QRectF pile = pilePlace(layout, side, 0).bounds();
        for (int i = 0; i < count; ++i) {
            const Pose& pose = at(poses, sweeps[static_cast<std::size_t>(i)]);
            const QRectF rect = pose.geometry.bounds();
            // The part that is neither under the pile nor under a later sweep.
            QRectF seen = rect;
            seen.setRight(std::min(seen.right(), pile.left()));
            for (int j = 0; j < count; ++j) {
                const Pose& other = at(poses, sweeps[static_cast<std::size_t>(j)]);
                const QRectF over = other.geometry.bounds();
                if (other.z <= pose.z || !over.intersects(seen)) {
                    continue;
                }
                if (over.left() > seen.left() + 1) { // the column before it
                    seen.setRight(std::min(seen.right(), over.left()));
                } else { // higher up in its own
                    seen.setBottom(std::min(seen.bottom(), rect.bottom()));
                    seen.setTop(std::max(seen.top(), over.bottom()));
                }
            }
            const double strip = std::max(5.0, pose.geometry.width() * 0.17);
            if (seen.height() < strip || seen.width() < pose.geometry.height * 0.4) {
                return "sweep " + std::to_string(i) + " of " + std::to_string(count) + " of side " +
                       std::to_string(side) + ": only " + std::to_string(seen.width()) + " x " +
                       std::to_string(seen.height()) + " is seen";
            }
        }
    }
    return {};
}

class TableFit : public testing::TestWithParam<Game> {};

TEST_P(TableFit, NothingCoversAnythingOrIsCutOff) {
    int laidOut = 0;
    double leastLabel = 100;
    double leastCard = 1000;
    for (const Case& each : casesOf(GetParam())) {
        for (const Window window : kWindows) {
            for (const double text : {kText, 2 * kText}) {
                for (const bool counts : {false, true}) {
                    const LayoutParameters parameters = needsOf(each, window, text, counts);
                    const TableLayout layout(parameters);
                    const Poses poses = restingPoses(each.board, layout);
                    const std::vector<Named> places = placesOf(each, layout, poses);
                    laidOut += 3; // ratios
                    leastLabel = std::min(leastLabel, layout.labelText() / kText);
                    for (const Named& place : places) {
                        if (std::string(place.name) == "table card") {
                            leastCard = std::min(leastCard, place.rect.height());
                        }
                    }
                    for (const std::string& fault : {faultOf(places, parameters.size),
                                                     handFault(each, layout, poses, text > kText),
                                                     sweepFault(each, layout, poses)}) {
                        ASSERT_EQ(fault, "")
                            << each.name << " at " << window.width << "x" << window.height
                            << (text > kText ? ", 200 %" : "") << (counts ? ", counts" : "");
                    }
                }
            }
        }
    }
    RecordProperty("combinations", laidOut);
    RecordProperty("least text on a label, of the usual", std::to_string(leastLabel));
    RecordProperty("least height of a table card", std::to_string(leastCard));
    EXPECT_GE(laidOut, 3000);
    EXPECT_GE(leastLabel, 0.8) << "text on labels stays readable";
    EXPECT_GE(leastCard, 40) << "table cards stay readable";
}

INSTANTIATE_TEST_SUITE_P(Games, TableFit, testing::ValuesIn(kGames), [](const auto& game) {
    return std::to_string(game.param.players) + (game.param.teams ? "InTeams" : "Alone");
});

TEST(TableFit, AQuestionTakesItsSpaceFromTheTableAndCoversNoCard) {
    for (const Game& game : kGames) {
        for (const Case& each : casesOf(game)) {
            for (const Window window : {kWindows[0], kWindows[3], kWindows[9]}) {
                LayoutParameters parameters = needsOf(each, window, 2 * kText, false);
                parameters.question = window.height * 0.2;
                const TableLayout layout(parameters);
                EXPECT_GE(layout.strip().height(), std::min(parameters.question, 90.0))
                    << each.name;
                const std::string fault = faultOf(
                    placesOf(each, layout, restingPoses(each.board, layout)), parameters.size);
                ASSERT_EQ(fault, "") << each.name << " at " << window.width << "x" << window.height;
            }
        }
    }
}

TEST(TableFit, CardsShownFillTheirPanel) {
    for (const Game& game : kGames) {
        for (const Window window : kWindows) {
            for (const double text : {kText, 2 * kText}) {
                LayoutParameters parameters;
                parameters.size = QSizeF(window.width, window.height);
                parameters.textHeight = std::max(text, TableLayout::textFor(parameters.size));
                parameters.players = game.players;
                parameters.teams = game.teams;
                const TableLayout layout(parameters);
                for (int rows = 1; rows <= game.players; ++rows) {
                    const CardRows shown(layout, rows, false);
                    const QRectF panel = shown.panel();
                    EXPECT_TRUE(layout.rowsArea().adjusted(-0.1, -0.1, 0.1, 0.1).contains(panel));
                    QRectF filled;
                    for (int row = 0; row < rows; ++row) {
                        EXPECT_TRUE(panel.contains(shown.row(row)));
                        EXPECT_FALSE(shown.row(row).intersects(shown.title()));
                        for (int i = 0; i < 3; ++i) {
                            const QRectF card = shown.card(row, i, 3).bounds();
                            EXPECT_TRUE(shown.row(row).adjusted(-1, -1, 1, 1).contains(card));
                            EXPECT_FALSE(card.intersects(shown.texts(row)));
                            filled |= card;
                        }
                    }
                    EXPECT_GT(filled.right(), panel.right() - panel.width() * 0.12)
                        << rows << " rows at " << window.width << "x" << window.height;
                    EXPECT_GT(shown.cardHeight(), 25) << window.width << "x" << window.height;
                }
            }
        }
    }
}

} // namespace

} // namespace settebello

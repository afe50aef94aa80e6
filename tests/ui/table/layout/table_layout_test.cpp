// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/layout/table_layout.h"

#include "rules/rule_set.h"
#include "table/layout/card_places.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <string>
#include <vector>

namespace settebello {

namespace {

struct Size {
    int width;
    int height;
};

struct Game {
    int players;
    bool teams;
};

const std::vector<Size> kSizes{{800, 560},   {1024, 768},  {1280, 800},  {1366, 768}, {1920, 1080},
                               {2560, 1440}, {3840, 2160}, {2560, 1080}, {900, 1400}, {800, 1280}};
const std::vector<Game> kGames{{2, false}, {3, false}, {4, false},
                               {4, true},  {6, false}, {6, true}};

LayoutParameters needsFor(Size size, Game game, qreal text = 17) {
    LayoutParameters parameters;
    parameters.size = QSizeF(size.width, size.height);
    parameters.textHeight = std::max(text, size.height * 0.0205);
    parameters.players = game.players;
    parameters.teams = game.teams;
    return parameters;
}

/// Runs a check for every size, game, direction, viewer and dealer.
template <typename Check>
void forAll(Check check) {
    for (const Size size : kSizes) {
        for (const Game game : kGames) {
            for (const Direction direction : {Direction::Anticlockwise, Direction::Clockwise}) {
                for (const bool counts : {false, true}) {
                    LayoutParameters parameters = needsFor(size, game);
                    parameters.direction = direction;
                    parameters.counts = counts;
                    parameters.viewer = game.players - 1;
                    for (int seat = 0; seat < game.players; ++seat) {
                        // All in one half, so that the viewer's is checked too.
                        parameters.faces[seat] = counts || seat != parameters.viewer;
                    }
                    for (parameters.dealer = 0; parameters.dealer < game.players;
                         ++parameters.dealer) {
                        SCOPED_TRACE(testing::Message()
                                     << size.width << "x" << size.height << ", " << game.players
                                     << (game.teams ? " in teams" : "") << ", dealer "
                                     << parameters.dealer << (counts ? ", counts" : ""));
                        check(parameters, TableLayout(parameters));
                        if (testing::Test::HasFailure()) {
                            return;
                        }
                    }
                }
            }
        }
    }
}

bool overlap(const QRectF& a, const QRectF& b) {
    const QRectF common = a & b;
    return common.width() > 0.5 && common.height() > 0.5;
}

std::string text(const QRectF& r) {
    return (testing::Message() << " [" << r.left() << "," << r.top() << " " << r.width() << "x"
                               << r.height() << "]")
        .GetString();
}

struct Named {
    std::string name;
    QRectF rect;
};

/// The places that must not cover each other.
std::vector<Named> placesOf(const LayoutParameters& parameters, const TableLayout& layout) {
    std::vector<Named> places{{"table", layout.tableArea()}, {"strip", layout.strip()}};
    for (int seat = 0; seat < parameters.players; ++seat) {
        const std::string number = std::to_string(seat);
        places.push_back({"label " + number, layout.seat(seat).label});
        QRectF hand;
        for (int i = 0; i < 3; ++i) {
            hand |= handPlace(layout, seat, i, 3).bounds();
        }
        places.push_back({"hand " + number, hand});
    }
    places.push_back({"stock", layout.seat(parameters.dealer).stock});
    for (int side = 0; side < (parameters.teams ? 2 : parameters.players); ++side) {
        places.push_back({"pile " + std::to_string(side), layout.side(side).pile});
    }
    return places;
}

TEST(TableLayout, PlacesLieInTheWindowAndDoNotCoverEachOther) {
    forAll([](const LayoutParameters& parameters, const TableLayout& layout) {
        const QRectF window(QPointF(0, 0), parameters.size);
        const std::vector<Named> places = placesOf(parameters, layout);
        for (std::size_t i = 0; i < places.size(); ++i) {
            EXPECT_TRUE(places[i].rect.isValid()) << places[i].name << text(places[i].rect);
            EXPECT_TRUE(window.contains(places[i].rect)) << places[i].name << text(places[i].rect);
            for (std::size_t j = i + 1; j < places.size(); ++j) {
                EXPECT_FALSE(overlap(places[i].rect, places[j].rect))
                    << places[i].name << text(places[i].rect) << " and " << places[j].name
                    << text(places[j].rect);
            }
        }
    });
}

TEST(TableLayout, LabelsAndPilesAtTheSidesLieBesideTheirHands) {
    forAll([](const LayoutParameters& parameters, const TableLayout& layout) {
        for (int seat = 0; seat < parameters.players; ++seat) {
            const SeatLayout& place = layout.seat(seat);
            if (place.edge != Edge::Left && place.edge != Edge::Right) {
                continue;
            }
            QRectF hand;
            for (int i = 0; i < 3; ++i) {
                hand |= handPlace(layout, seat, i, 3).bounds();
            }
            const qreal away = parameters.teams ? place.label.top() - hand.bottom()
                                                : hand.top() - place.label.bottom();
            EXPECT_LE(away, layout.smallHeight()) << "label " << seat;
            const qreal below = place.stock.top() - hand.bottom();
            EXPECT_LE(below, layout.smallHeight() + (parameters.teams ? place.label.height() : 0) +
                                 2 * layout.gap())
                << "pile " << seat;
        }
    });
}

TEST(TableLayout, FacesLieOnTheirLabelsBesideTheText) {
    forAll([](const LayoutParameters& parameters, const TableLayout& layout) {
        for (int seat = 0; seat < parameters.players; ++seat) {
            const SeatLayout& place = layout.seat(seat);
            EXPECT_TRUE(place.face.isEmpty() || parameters.faces[seat]) << "seat " << seat;
            EXPECT_TRUE(place.label.adjusted(-1, -1, 1, 1).contains(place.text))
                << seat << text(place.label) << text(place.text);
            if (!place.face.isEmpty()) {
                EXPECT_TRUE(place.label.adjusted(-1, -1, 1, 1).contains(place.face))
                    << seat << text(place.label) << text(place.face);
                EXPECT_EQ(place.face.width(), place.face.height());
                EXPECT_EQ(place.face.topLeft(), place.face.topLeft().toPoint().toPointF());
                // The text starts half a line after the left of its place.
                EXPECT_LT(place.face.right(), place.text.left() + layout.labelText() * 0.4);
            }
        }
    });
}

TEST(TableLayout, FacesAreLargeEnoughToBeRecognised) {
    for (const Size size : kSizes) {
        for (const Game game : kGames) {
            LayoutParameters parameters = needsFor(size, game);
            parameters.textHeight = std::max(17.0, TableLayout::textFor(parameters.size));
            parameters.faces.fill(true);
            const TableLayout layout(parameters);
            const bool small = size.width < 1280 || size.height < 768;
            for (int seat = 1; seat < game.players; ++seat) {
                EXPECT_GE(layout.seat(seat).face.width(), small ? 28 : 40)
                    << size.width << "x" << size.height << ", seat " << seat << " of "
                    << game.players << (game.teams ? " in teams" : "");
            }
        }
    }
}

TEST(TableLayout, FacesTakeNothingFromTheTable) {
    for (const Game game : kGames) {
        if (game.players > 4 && game.teams) {
            continue; // the labels of partners become higher
        }
        for (const qreal text : {17, 24}) {
            if (text > 17 && game.players > 2) {
                continue; // the labels beside the table become a little wider
            }
            LayoutParameters parameters = needsFor({1280, 800}, game, text);
            const TableLayout without(parameters);
            parameters.faces.fill(true);
            parameters.faces[parameters.viewer] = false;
            EXPECT_EQ(TableLayout(parameters).tableArea(), without.tableArea())
                << game.players << " players, text " << text;
        }
    }
}

/// Of the names of levels.
TEST(TableLayout, LettersOnLabelsAreAsLargeAsThoseOfCaptionsWhereThereIsRoom) {
    for (const Size size : {Size{1280, 800}, Size{1366, 768}, Size{1920, 1080}}) {
        for (const Game game : kGames) {
            if (game.players == 6) {
                continue; // three sit side by side
            }
            LayoutParameters parameters = needsFor(size, game, 16);
            for (int seat = 1; seat < game.players; ++seat) {
                parameters.faces[seat] = true;
            }
            const TableLayout layout(parameters);
            const qreal least = game.teams ? 15 : std::floor(layout.captionText());
            EXPECT_GE(layout.labelText() * kSmallLabelText, least)
                << size.width << ", " << game.players << ' ' << game.teams;
        }
    }
}

/// Than in letters of the usual size, in which a line is 17 pixels high.
TEST(TableLayout, LargerLettersOfTheSystemMakeNoneOnTheTableSmaller) {
    for (const Size size : {Size{800, 412}, Size{800, 428}, Size{1280, 750}, Size{1366, 690}}) {
        for (const Game game : kGames) {
            const auto layoutAt = [&](double text) {
                LayoutParameters parameters = needsFor(size, game, text);
                for (int seat = 1; seat < game.players; ++seat) {
                    parameters.faces[seat] = true;
                }
                return TableLayout(parameters);
            };
            const TableLayout usual = layoutAt(17);
            for (const double text : {21., 22., 25., 29., 34.}) {
                const TableLayout layout = layoutAt(text);
                const auto where = ::testing::Message()
                                   << size.width << 'x' << size.height << ", " << game.players
                                   << " players, text " << text;
                EXPECT_GE(layout.captionText(), usual.captionText() * 0.98) << where;
                EXPECT_GE(layout.labelText() * 1.03, std::min(usual.labelText(), 17.)) << where;
            }
        }
    }
}

TEST(TableLayout, LargerLettersOnLabelsTakeNothingFromTheTable) {
    // Measured before labels grew.
    const TableLayout two(needsFor({1280, 800}, {2, false}, 16));
    const TableLayout four(needsFor({1280, 800}, {4, false}, 16));
    EXPECT_NEAR(two.tableArea().width(), 1173, 1);
    EXPECT_NEAR(two.tableArea().height(), 262, 1);
    EXPECT_NEAR(four.tableArea().width(), 634, 1);
    EXPECT_NEAR(four.tableArea().height(), 262, 1);
}

TEST(TableLayout, TableCardsNeverCoverEachOther) {
    forAll([](const LayoutParameters& parameters, const TableLayout& layout) {
        if (parameters.dealer != 0) {
            return;
        }
        for (const int places : {1, 2, 3, 4, 5, 7, 8, 9, 11, 13, 16, 20, 23, 40}) {
            std::vector<QRectF> rects;
            for (int i = 0; i < places; ++i) {
                const QRectF rect = tablePlace(layout, i, places).bounds();
                EXPECT_GT(rect.height(), 20);
                EXPECT_TRUE(layout.tableArea().adjusted(-1, -1, 1, 1).contains(rect))
                    << "card " << i << " of " << places << text(rect);
                for (const QRectF& other : rects) {
                    EXPECT_FALSE(overlap(rect, other)) << "card " << i << " of " << places;
                }
                rects.push_back(rect);
            }
        }
    });
}

TEST(TableLayout, EachRowOfTableCardsIsCentred) {
    forAll([](const LayoutParameters& parameters, const TableLayout& layout) {
        if (parameters.dealer != 0) {
            return;
        }
        for (int places = 1; places <= 24; ++places) {
            std::map<qreal, QRectF> rows;
            QRectF all;
            for (int i = 0; i < places; ++i) {
                const QRectF card = tablePlace(layout, i, places).bounds();
                rows[card.center().y()] |= card;
                all |= card;
            }
            EXPECT_NEAR(all.center().y(), layout.tableArea().center().y(), 0.5);
            for (const auto& row : rows) {
                EXPECT_NEAR(row.second.center().x(), layout.tableArea().center().x(), 0.5)
                    << places << " cards";
            }
        }
    });
}

TEST(TableLayout, FewTableCardsAreAsLargeAsTheHand) {
    const TableLayout layout(needsFor({1280, 800}, {2, false}));
    for (int places = 1; places <= 7; ++places) {
        EXPECT_EQ(tablePlace(layout, 0, places).height, layout.handHeight()) << places;
    }
    EXPECT_LT(tablePlace(layout, 0, 12).height, layout.handHeight());
}

TEST(TableLayout, TwentyTableCardsAreStillLargeEnoughToRead) {
    for (const Game game : kGames) {
        const TableLayout layout(needsFor({800, 560}, game));
        EXPECT_GE(tablePlace(layout, 0, 20).height, 60) << game.players << " players";
    }
}

TEST(TableLayout, HandsOfUpToTwentyStayInTheirPlaceAndInOrder) {
    forAll([](const LayoutParameters& parameters, const TableLayout& layout) {
        const QRectF window(QPointF(0, 0), parameters.size);
        for (int seat = 0; seat < parameters.players; ++seat) {
            for (int n = 1; n <= 20; ++n) {
                for (int i = 0; i < n; ++i) {
                    const QRectF rect = handPlace(layout, seat, i, n).bounds();
                    EXPECT_TRUE(layout.seat(seat).fan.adjusted(-1, -1, 1, 1).contains(rect))
                        << "seat " << seat << " card " << i << " of " << n << text(rect)
                        << text(layout.seat(seat).fan);
                }
            }
        }
        const int viewer = parameters.viewer;
        for (int i = 1; i < 20; ++i) {
            EXPECT_GT(handPlace(layout, viewer, i, 20).centre.x(),
                      handPlace(layout, viewer, i - 1, 20).centre.x() + 8);
        }
    });
}

/// Also beside a team's pile, and with labels in large type: no two cards overlap as long as there
/// is room, and none lies off the middle without need.
TEST(TableLayout, TheOwnHandUsesItsRoomAndLiesInTheMiddleIfItCan) {
    int overlapping = 0;
    for (const Size size : {Size{800, 425}, {1024, 545}, {1280, 770}, {1366, 700}, {1920, 1050}}) {
        for (const qreal text : {16.0, 21.0, 28.0}) {
            for (const Game game : kGames) {
                const TableLayout layout(needsFor(size, game, text));
                const QRectF room = layout.seat(0).fan;
                for (int n = 2; n <= 10; ++n) {
                    SCOPED_TRACE(testing::Message() << size.width << "x" << size.height << ", "
                                                    << game.players << ", " << text << ", " << n);
                    const QRectF first = handPlace(layout, 0, 0, n).bounds();
                    const QRectF last = handPlace(layout, 0, n - 1, n).bounds();
                    const QRectF second = handPlace(layout, 0, 1, n).bounds();
                    const qreal off =
                        std::abs((first.left() + last.right()) / 2 - size.width / 2.0);
                    if (n * first.width() <= room.width()) {
                        EXPECT_GE(second.left(), first.right() - 0.01);
                    } else {
                        ++overlapping;
                        EXPECT_NEAR(first.left(), room.left(), 0.01);
                        EXPECT_NEAR(last.right(), room.right(), 0.01);
                    }
                    EXPECT_TRUE(off < 1 || std::abs(first.left() - room.left()) < 0.01 ||
                                std::abs(last.right() - room.right()) < 0.01)
                        << off;
                }
            }
        }
    }
    EXPECT_GT(overlapping, 50);
}

/// In windows for screens from 800 × 480 on, in fonts with ordinary and with high lines.
TEST(TableLayout, ToolsHaveTheirWordsInEveryTable) {
    for (const Size size : {Size{800, 425},
                            {800, 505},
                            {1024, 545},
                            {1280, 770},
                            {1366, 700},
                            {1920, 1050},
                            {768, 1310}}) {
        for (const qreal text : {14.0, 16.0, 21.0, 28.0, 32.0}) {
            for (const qreal lineScale : {1.0, 0.85}) {
                for (const Game game : kGames) {
                    LayoutParameters parameters = needsFor(size, game, text);
                    parameters.lineScale = lineScale;
                    const TableLayout layout(parameters);
                    SCOPED_TRACE(testing::Message()
                                 << size.width << "x" << size.height << ", " << game.players << ", "
                                 << text << ", " << lineScale);
                    ASSERT_TRUE(layout.hasToolWords());
                    EXPECT_GE(layout.toolText() * lineScale,
                              std::min(11.9, text * lineScale - 0.1));
                    for (int i = 0; i < 3; ++i) {
                        EXPECT_TRUE(
                            layout.strip().adjusted(-1, -1, 1, 1).contains(layout.toolButton(i)))
                            << i;
                        EXPECT_FALSE(overlap(layout.toolButton(i), layout.statusArea()));
                        EXPECT_FALSE(overlap(layout.toolButton(i), layout.questionArea()));
                    }
                    EXPECT_GE(layout.statusArea().width(), layout.strip().width() / 2);
                }
            }
        }
    }
}

TEST(TableLayout, PilesHoldTheirSweepsAndTheStockItsCards) {
    forAll([](const LayoutParameters& parameters, const TableLayout& layout) {
        for (int side = 0; side < (parameters.teams ? 2 : parameters.players); ++side) {
            const QRectF box = layout.side(side).pile.adjusted(-1, -1, 1, 1);
            for (int n = 1; n <= 12; ++n) {
                for (int i = 0; i < n; ++i) {
                    EXPECT_TRUE(box.contains(sweepPlace(layout, side, i, n).bounds()))
                        << "side " << side << " sweep " << i << " of " << n;
                }
            }
            EXPECT_TRUE(box.contains(pilePlace(layout, side, 39).bounds())) << side;
        }
        const QRectF stock = layout.seat(parameters.dealer).stock.adjusted(-1, -1, 1, 1);
        EXPECT_TRUE(stock.contains(stockPlace(layout, 0).bounds()));
        EXPECT_TRUE(stock.contains(stockPlace(layout, 39).bounds()));
    });
}

TEST(TableLayout, SweepsCanBeCounted) {
    const TableLayout layout(needsFor({1280, 800}, {2, false}));
    const QRectF pile = pilePlace(layout, 0, 20).bounds();
    for (int i = 0; i < 4; ++i) {
        const QRectF sweep = sweepPlace(layout, 0, i, 4).bounds();
        EXPECT_LT(sweep.left(), pile.left() - pile.width() * 0.5);
        if (i > 0) {
            EXPECT_GT(sweepPlace(layout, 0, i - 1, 4).bounds().bottom() - sweep.bottom(), 6);
        }
    }
}

TEST(TableLayout, TheNextPlayerSitsToTheRightUnlessPlayIsClockwise) {
    for (const int players : {3, 4, 6}) {
        LayoutParameters parameters = needsFor({1280, 800}, {players, false});
        for (parameters.viewer = 0; parameters.viewer < players; ++parameters.viewer) {
            const int next = (parameters.viewer + 1) % players;
            parameters.direction = Direction::Anticlockwise;
            EXPECT_EQ(TableLayout(parameters).seat(next).edge, Edge::Right);
            parameters.direction = Direction::Clockwise;
            EXPECT_EQ(TableLayout(parameters).seat(next).edge, Edge::Left);
        }
    }
}

TEST(TableLayout, PlayGoesRoundTheTable) {
    // Seen from the centre the seats are in order of their angles, in the direction of the rules.
    for (const int players : {3, 4, 6}) {
        for (const Direction direction : {Direction::Anticlockwise, Direction::Clockwise}) {
            LayoutParameters parameters = needsFor({1280, 800}, {players, false});
            parameters.direction = direction;
            const TableLayout layout(parameters);
            const QPointF middle(640, 400);
            double turned = 0;
            for (int seat = 0; seat < players; ++seat) {
                const QPointF a = layout.seat(seat).fan.center() - middle;
                const QPointF b = layout.seat((seat + 1) % players).fan.center() - middle;
                double step = std::atan2(-b.y(), b.x()) - std::atan2(-a.y(), a.x());
                const double whole = 2 * std::acos(-1.0);
                step = std::fmod(step + 2 * whole, whole);
                turned += direction == Direction::Anticlockwise ? step : whole - step;
            }
            EXPECT_NEAR(turned, 2 * std::acos(-1.0), 1e-6) << players;
        }
    }
}

TEST(TableLayout, PartnersOfFourFaceEachOther) {
    const TableLayout layout(needsFor({1280, 800}, {4, true}));
    EXPECT_EQ(layout.seat(0).edge, Edge::Bottom);
    EXPECT_EQ(layout.seat(2).edge, Edge::Top);
    EXPECT_EQ(layout.side(0).home, 0);
    EXPECT_EQ(layout.side(1).home, 1);
}

TEST(TableLayout, DoubledTextStillFits) {
    for (const Size size : {Size{800, 560}, Size{1280, 800}, Size{1920, 1080}}) {
        for (const Game game : kGames) {
            SCOPED_TRACE(testing::Message() << size.width << ", " << game.players);
            const LayoutParameters parameters = needsFor(size, game, 34);
            const TableLayout layout(parameters);
            const QRectF window(QPointF(0, 0), parameters.size);
            const std::vector<Named> places = placesOf(parameters, layout);
            for (std::size_t i = 0; i < places.size(); ++i) {
                EXPECT_TRUE(places[i].rect.isValid()) << places[i].name << text(places[i].rect);
                EXPECT_TRUE(window.contains(places[i].rect))
                    << places[i].name << text(places[i].rect);
                for (std::size_t j = i + 1; j < places.size(); ++j) {
                    EXPECT_FALSE(overlap(places[i].rect, places[j].rect))
                        << places[i].name << text(places[i].rect) << " and " << places[j].name
                        << text(places[j].rect);
                }
            }
        }
    }
}

} // namespace

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/mark_painter.h"

#include "table/input/choice_badges.h"
#include "table/input/table_input.h"
#include "table/motion/director.h"
#include "table/painting/choice_overlay.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {

namespace {

Card card(const char* text) {
    return *parseCard(text);
}

std::vector<Card> cardsOf(std::initializer_list<const char*> texts) {
    std::vector<Card> cards;
    for (const char* text : texts) {
        cards.push_back(card(text));
    }
    return cards;
}

/// A table with these cards in the viewer's hand and on the cloth.
class OverTheTable : public testing::Test {
protected:
    void deal(const std::vector<Card>& hand, const std::vector<Card>& table,
              const Director::ViewMetrics& room = {}) {
        director.reset(rules, 0, {"Anna", "Ciro"});
        director.setViewMetrics(room);
        director.setSpeed(0);
        director.enqueue(RoundStarted{0, 1});
        PacketDealt packet;
        for (const Card each : hand) {
            packet.cards.push_back({0, each});
        }
        for (const Card each : table) {
            packet.cards.push_back({PacketDealt::kTable, each});
        }
        director.enqueue(packet);
        chooser.begin(rules, setOf(hand), setOf(table));
    }

    MarkPainter marks() const { return {tableTheme("green"), QFont(), director}; }
    ChoiceOverlay choices() const { return {tableTheme("green"), QFont(), director, chooser}; }
    Pose poseOf(Card which) const { return director.poses()[which]; }
    QImage painted(const std::function<void(QPainter&)>& paint) const {
        QImage image(director.layout().size().toSize(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paint(painter);
        return image;
    }
    /// The number of pixels of about that colour in a place.
    static int count(const QImage& image, const QRectF& where, const QColor& colour) {
        int found = 0;
        const QRect rect = where.toAlignedRect().intersected(image.rect());
        for (int y = rect.top(); y <= rect.bottom(); ++y) {
            for (int x = rect.left(); x <= rect.right(); ++x) {
                const QColor pixel = image.pixelColor(x, y);
                found += pixel.alpha() > 200 && std::abs(pixel.red() - colour.red()) < 12 &&
                         std::abs(pixel.green() - colour.green()) < 12 &&
                         std::abs(pixel.blue() - colour.blue()) < 12;
            }
        }
        return found;
    }

    RuleSet rules;
    Director director;
    PlayChooser chooser;
};

TEST_F(OverTheTable, TheMarkOfASweepDoesNotCrossItsPile) {
    deal(cardsOf({"7D", "2B"}), cardsOf({"3D", "4C"}));
    director.enqueue(CardsCaptured{0, 0, card("7D"), setOf(cardsOf({"3D", "4C"}))});
    director.enqueue(SweepMade{0, 0, card("7D"), 1});
    ASSERT_EQ(director.board().side(0).sweeps, cardsOf({"7D"}));
    const QImage mark =
        painted([this](QPainter& painter) { marks().paintLastMove(painter, director.poses()); });
    const auto inked = [&mark](const QRectF& where) {
        int pixels = 0;
        const QRect rect = where.toAlignedRect();
        for (int y = rect.top(); y <= rect.bottom(); ++y) {
            for (int x = rect.left(); x <= rect.right(); ++x) {
                pixels += qAlpha(mark.pixel(x, y)) > 0 ? 1 : 0;
            }
        }
        return pixels;
    };
    const Card top = director.board().side(0).pile.back();
    const QRectF over = poseOf(top).geometry.bounds();
    EXPECT_EQ(inked(over.adjusted(2, 2, -2, -2)), 0);
    QRectF out = poseOf(card("7D")).geometry.bounds();
    out.setRight(over.left());
    EXPECT_GT(inked(out.adjusted(-4, -4, 0, 4)), out.width()) << "where it sticks out";
}

/// rules.md §4: table A 3 4 5 7; a jack takes 5+3, 4+3+A or 7+A.
class SeveralCaptures : public OverTheTable {
protected:
    void SetUp() override {
        deal(cardsOf({"8D", "2B", "10S"}), cardsOf({"1D", "3D", "4C", "5S", "7B"}));
        chooser.selectHandCard(card("8D"));
        ASSERT_EQ(chooser.choices().size(), 3U);
    }
};

TEST_F(SeveralCaptures, HaveTheirNumberOnEveryOneOfTheirCards) {
    const std::vector<ChoiceBadge> badges = choiceBadges(director, chooser);
    for (int i = 0; i < 3; ++i) {
        CardSet marked;
        for (const ChoiceBadge& badge : badges) {
            if (badge.choice == i) {
                ASSERT_TRUE(badge.card);
                EXPECT_TRUE(poseOf(*badge.card).geometry.bounds().contains(badge.rect))
                    << "on its card and no other";
                marked.insert(*badge.card);
            }
        }
        EXPECT_EQ(marked, chooser.choices()[static_cast<std::size_t>(i)]);
    }
    for (std::size_t a = 0; a < badges.size(); ++a) {
        for (std::size_t b = a + 1; b < badges.size(); ++b) {
            EXPECT_FALSE(badges[a].rect.intersects(badges[b].rect));
        }
    }
}

TEST_F(SeveralCaptures, HaveNoNumberBeforeOneIsAskedFor) {
    chooser.stepBack();
    chooser.setCurrentCard(card("8D"));
    EXPECT_EQ(chooser.choices().size(), 3U) << "they are shown";
    EXPECT_TRUE(choiceBadges(director, chooser).empty()) << "a digit would be a hand card";
}

TEST_F(SeveralCaptures, AreNumberedFromTheLeftOnASharedCard) {
    std::vector<ChoiceBadge> shared;
    for (const ChoiceBadge& badge : choiceBadges(director, chooser)) {
        if (badge.card == card("3D")) {
            shared.push_back(badge);
        }
    }
    ASSERT_EQ(shared.size(), 2U);
    EXPECT_LT(shared[0].choice, shared[1].choice);
    EXPECT_LT(shared[0].rect.left(), shared[1].rect.left());
}

TEST_F(SeveralCaptures, AreRingedInTheColourOfEach) {
    const QImage image =
        painted([this](QPainter& painter) { choices().paint(painter, director.poses()); });
    for (int i = 0; i < 3; ++i) {
        const QColor colour = tableTheme("green").choices[static_cast<std::size_t>(i)];
        for (const Card each : chooser.choices()[static_cast<std::size_t>(i)]) {
            const QRectF below = poseOf(each).geometry.bounds().adjusted(-8, 0, 8, 8);
            const QRectF half(below.left(), below.center().y(), below.width(), below.height() / 2);
            EXPECT_GT(count(image, half, colour), 20) << toString(each) << " of choice " << i;
        }
    }
}

TEST_F(SeveralCaptures, KeepOneColourWhenOneIsChosen) {
    chooser.cycleChoice(1);
    const CardSet chosen = chooser.choices()[0];
    const QImage image =
        painted([this](QPainter& painter) { choices().paint(painter, director.poses()); });
    const QColor other = tableTheme("green").choices[1];
    for (const Card each : chosen) {
        const QRectF bounds = poseOf(each).geometry.bounds().adjusted(-8, 0, 8, 8);
        const QRectF half(bounds.left(), bounds.center().y(), bounds.width(), bounds.height() / 2);
        EXPECT_EQ(count(image, half, other), 0) << toString(each);
    }
}

TEST_F(OverTheTable, AnyAmountOfNumbersStaysOnItsCard) {
    // Ten captures and more, in the smallest window with the largest text.
    Director::ViewMetrics room;
    room.size = {800, 560};
    room.textHeight = 38;
    deal(cardsOf({"10S", "9S", "8S"}),
         cardsOf(
             {"1D", "1C", "2D", "2C", "3D", "3C", "4D", "4C", "5D", "5C", "6D", "6C", "7D", "7C"}),
         room);
    chooser.selectHandCard(card("10S"));
    ASSERT_GT(chooser.choices().size(), 10U);
    const std::vector<ChoiceBadge> badges = choiceBadges(director, chooser);
    for (std::size_t a = 0; a < badges.size(); ++a) {
        EXPECT_TRUE(poseOf(*badges[a].card)
                        .geometry.bounds()
                        .adjusted(-1, -1, 1, 1)
                        .contains(badges[a].rect));
        for (std::size_t b = a + 1; b < badges.size(); ++b) {
            EXPECT_FALSE(badges[a].rect.intersects(badges[b].rect)) << a << ' ' << b;
        }
    }
}

TEST_F(OverTheTable, ASingleCaptureNeedsNoNumber) {
    deal(cardsOf({"6S", "2B"}), cardsOf({"1D", "5S", "7B"}));
    chooser.setCurrentCard(card("6S"));
    EXPECT_TRUE(choiceBadges(director, chooser).empty());
    const QImage image =
        painted([this](QPainter& painter) { choices().paint(painter, director.poses()); });
    const QColor accent = tableTheme("green").accent;
    for (const char* taken : {"1D", "5S"}) {
        EXPECT_GT(
            count(image, poseOf(card(taken)).geometry.bounds().adjusted(-8, -8, 8, 8), accent), 100)
            << taken;
    }
    EXPECT_EQ(count(image, poseOf(card("7B")).geometry.bounds().adjusted(-8, -8, 8, 8), accent), 0);
}

TEST_F(OverTheTable, ACardThatTakesNothingShowsItsFreePlace) {
    deal(cardsOf({"6S", "2B"}), cardsOf({"1D", "5S", "7B"}));
    const auto geometry = [this] {
        return painted([this](QPainter& painter) { marks().paintFreePlace(painter, chooser); });
    };
    const auto empty = [](const QImage& image) {
        QImage none(image.size(), image.format());
        none.fill(Qt::transparent);
        return image == none;
    };
    chooser.setCurrentCard(card("2B"));
    EXPECT_FALSE(empty(geometry()));
    chooser.setCurrentCard(card("6S"));
    EXPECT_TRUE(empty(geometry())) << "this one captures";
}

/// The table with the mouse over a hand card.
class UnderTheMouse : public OverTheTable {
protected:
    void hover(const char* text) {
        input.begin(rules, setOf(director.board().hand(0)), director.board().table());
        input.move(poseOf(card(text)).geometry.centre, false);
        ASSERT_EQ(input.chooser().card(), card(text));
    }
    qreal lifted(const char* text) const {
        return input.displayedPoses()[card(text)].lift - director.poses()[card(text)].lift;
    }
    TableInput input{director};
};

TEST_F(UnderTheMouse, WhatAHandCardWouldTakeIsLifted) {
    deal(cardsOf({"6S", "2B"}), cardsOf({"1D", "5S", "7B"}));
    hover("6S");
    EXPECT_GT(lifted("1D"), 0);
    EXPECT_GT(lifted("5S"), 0);
    EXPECT_GT(lifted("6S"), 0);
    EXPECT_EQ(lifted("7B"), 0);
    hover("2B");
    EXPECT_EQ(lifted("1D"), 0) << "it takes nothing";
}

TEST_F(UnderTheMouse, TheChosenOfSeveralCapturesIsLiftedMost) {
    deal(cardsOf({"8D", "2B"}), cardsOf({"1D", "3D", "4C", "5S", "7B"}));
    hover("8D");
    EXPECT_GT(lifted("7B"), 0) << "all are, a little";
    const qreal little = lifted("7B");
    input.activate(card("8D"));
    input.tab(1);
    const CardSet chosen = input.chooser().choices()[0];
    for (const char* each : {"1D", "3D", "4C", "5S", "7B"}) {
        if (chosen.contains(card(each))) {
            EXPECT_GT(lifted(each), little) << each;
        } else {
            EXPECT_EQ(lifted(each), 0) << each;
        }
    }
}

class FocusRing : public OverTheTable, public testing::WithParamInterface<int> {};

TEST_P(FocusRing, TouchesNoNeighbour) {
    std::vector<Card> hand;
    for (int i = 0; i < GetParam(); ++i) {
        hand.push_back(Card::fromIndex(i));
    }
    deal(hand, {card("10B"), card("9B")});
    const std::vector<Card>& sorted = director.board().hand(0);
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        Poses poses = director.poses();
        Pose& pose = poses[sorted[i]];
        pose.lift = 0.1; // as the focus lifts it
        pose.geometry.centre.ry() -= pose.geometry.height * 0.06;
        const QImage image =
            painted([&](QPainter& painter) { marks().paintFocus(painter, sorted[i], poses); });
        const QColor colour = tableTheme("green").focus;
        EXPECT_GT(count(image, pose.geometry.bounds().adjusted(-8, -8, 8, 8), colour), 40)
            << "it can be seen";
        for (const std::size_t other : {i - 1, i + 1}) {
            if (other >= sorted.size()) {
                continue;
            }
            // Without the pixels on the edge.
            const QRectF own = visibleOutline(sorted[i], director.board(), poses)
                                   .boundingRect()
                                   .adjusted(-1, -1, 1, 1);
            const QPainterPath edge = visibleOutline(sorted[other], director.board(), poses);
            const QRectF seen = edge.boundingRect();
            for (int y = qRound(seen.top()); y < qRound(seen.bottom()); y += 7) {
                for (int x = qRound(seen.left()) + 1; x < qRound(seen.right()) - 1; ++x) {
                    const QPointF here(x + 0.5, y + 0.5);
                    if (own.contains(here) || qAlpha(image.pixel(x, y)) == 0 ||
                        !edge.contains(QRectF(here - QPointF(1, 1), here + QPointF(1, 1)))) {
                        continue;
                    }
                    FAIL() << "card " << i << " on " << other << " at " << x << ' ' << y;
                }
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Hands, FocusRing, testing::Values(3, 10, 20));

} // namespace

} // namespace settebello

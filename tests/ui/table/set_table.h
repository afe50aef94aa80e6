// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_pictures.h"
#include "game/game_controller.h"
#include "game/local_source.h"
#include "settings/language_manager.h"
#include "table/input/play_chooser.h"
#include "table/motion/director.h"
#include "table/table_view.h"
#include "ui/wait_until.h"

#include <QTest>

#include <gtest/gtest.h>

#include <initializer_list>

namespace settebello {

/// A card by its notation.
inline Card cardOf(const char* text) {
    return *parseCard(text);
}

/// A table in a window on which a test has laid the cards: Anna, a person, at seat 0 begins, the
/// others are Ciro, Rosa and Gennaro.
class SetTable : public testing::Test {
protected:
    SetTable()
        : view(source, pictures) {
        languages.use("en");
        setSpeed(0);
        view.setAssist({});
        view.resize(1280, 800);
        view.show();
    }

    void setSpeed(double speed) {
        Settings::Display display;
        display.animationSpeed = speed;
        view.setDisplay(display);
    }

    /// Deals these cards first, in this order, to seats and table according to the rules. Then
    /// makes the plays, in the engine's notation.
    void deal(std::initializer_list<const char*> first,
              std::initializer_list<const char*> plays = {}, const RuleSet& rules = {},
              const std::string& level = "greedy") {
        std::vector<Card> cards;
        CardSet left = CardSet::all();
        for (const char* text : first) {
            cards.push_back(cardOf(text));
            left.erase(cards.back());
        }
        cards.insert(cards.end(), left.begin(), left.end());
        const int players = rules.table.players;
        Match match(rules, 5, players - 1);
        ASSERT_TRUE(match.dealFrom(*Pack::fromCards(cards)));
        for (const char* text : plays) {
            ASSERT_EQ(match.apply(Decision(*parsePlay(text))), DecisionFault::None) << text;
        }
        MatchSetup setup;
        setup.rules.rules = rules;
        setup.seats = {{"Anna", kPerson}, {"Ciro", level}, {"Rosa", level}, {"Gennaro", level}};
        setup.seats.resize(static_cast<std::size_t>(players));
        controller.resume(setup, match);
    }
    bool waitForTurn() {
        return waitUntil([this] { return controller.asksPerson() && !view.moving(); });
    }

    QPoint placeOf(Card card) const {
        const Poses poses = restingPoses(view.director().board(), view.director().layout());
        const QRectF bounds = poses[card].geometry.bounds();
        return (bounds.topLeft() + QPointF(9, 24)).toPoint(); // which no other card covers
    }
    void click(const char* card) {
        QTest::mouseClick(&view, Qt::LeftButton, {}, placeOf(cardOf(card)));
    }
    void key(Qt::Key pressed) { QTest::keyClick(&view, pressed); }
    void speak(const char* language) {
        languages.use(language);
        QCoreApplication::processEvents();
    }
    PlayerView seen() const { return controller.match().view(0); }

    LanguageManager languages;
    GameController controller;
    LocalSource source{controller};
    CardPictures pictures{nullptr};
    TableView view;
};

} // namespace settebello

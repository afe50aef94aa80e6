// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_pictures.h"
#include "game/friends.h"
#include "game/game_controller.h"
#include "game/local_source.h"
#include "settings/language_manager.h"
#include "table/table_view.h"
#include "ui/wait_until.h"

#include <gtest/gtest.h>

namespace settebello {

/// A local match like one at a table with friends: taking back may be only proposed, and opponents
/// may be people at other screens.
class ProposingSource : public LocalSource {
public:
    using LocalSource::LocalSource;

    void takeBack() override { proposes ? void(++proposals) : LocalSource::takeBack(); }
    /// All agree.
    void agree() { LocalSource::takeBack(); }
    const MatchSetup& setup() const override {
        if (!showsFriends) {
            return LocalSource::setup();
        }
        m_shown = LocalSource::setup();
        for (SeatSetup& seat : m_shown.seats) {
            seat.level = seat.isPerson() ? seat.level : kFriend;
        }
        return m_shown;
    }

    bool proposes = false;
    int proposals = 0;
    bool showsFriends = false; ///< opponents are people at other screens

private:
    mutable MatchSetup m_shown;
};

/// A table in a window, without motion, on which a test plays whole matches.
class DealingTable : public testing::Test {
protected:
    explicit DealingTable(QSize size)
        : view(source, pictures) {
        languages.use("en");
        Settings::Display display;
        display.animationSpeed = 0;
        view.setDisplay(display);
        view.resize(size);
        view.show();
        QObject::connect(&view, &TableView::roundShown, [this] { ++rounds; });
        QObject::connect(&view, &TableView::matchShown, [this] { ended = true; });
    }

    /// Waits for a person's turn, dealing rounds meanwhile; false once the match is over.
    bool waitForTurn() {
        const bool came = waitUntil([this] {
            if (dealt < rounds) {
                ++dealt;
                controller.dealNext();
            }
            return ended || controller.asksPerson();
        });
        EXPECT_TRUE(came);
        return came && !ended;
    }

    LanguageManager languages;
    GameController controller;
    ProposingSource source{controller};
    CardPictures pictures{nullptr};
    TableView view;
    int rounds = 0;
    int dealt = 0;
    bool ended = false;
};

} // namespace settebello

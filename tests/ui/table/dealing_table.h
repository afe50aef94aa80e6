// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_pictures.h"
#include "game/game_controller.h"
#include "game/local_source.h"
#include "settings/language_manager.h"
#include "table/table_view.h"
#include "ui/wait_until.h"

#include <gtest/gtest.h>

namespace settebello {

/// A local match in which taking back may be only proposed, as at a table with friends.
class ProposingSource : public LocalSource {
public:
    using LocalSource::LocalSource;

    void takeBack() override { proposes ? void(++proposals) : LocalSource::takeBack(); }
    /// All agree.
    void agree() { LocalSource::takeBack(); }

    bool proposes = false;
    int proposals = 0;
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

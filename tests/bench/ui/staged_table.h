// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_pictures.h"
#include "game/game_controller.h"
#include "game/local_source.h"
#include "table/motion/director.h"
#include "table/table_view.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QStringList>

#include <algorithm>

namespace settebello {

/// A table that shows scripted scenes. The events are emitted by a controller whose match does not
/// advance; the clock only moves when the scene moves it.
class StagedTable {
public:
    explicit StagedTable(const QString& deck = QStringLiteral("napoletane")) {
        pictures.setDeck(deck);
    }

    /// Starts a scene with an empty table, before the first deal.
    void begin(TableView& view, const RuleSet& rules, const QStringList& names) {
        MatchSetup setup;
        setup.rules.rules = rules;
        setup.seed = 1;
        for (int seat = 0; seat < rules.table.players; ++seat) {
            setup.seats.push_back({names.value(seat, QStringLiteral("Player")).toStdString(),
                                   seat == 0 ? kPerson : "casual"});
        }
        view.stepMotion(0);
        // Without AI players, so that nobody answers.
        controller.start(setup, std::vector<std::unique_ptr<Player>>(setup.seats.size()));
        QCoreApplication::processEvents();
        view.finishMotion();
        emit controller.happened(RoundStarted{0, rules.table.players - 1});
        view.finishMotion();
        settle();
    }

    /// Waits until all cards are drawn in their current sizes.
    void settle() {
        QElapsedTimer timer;
        timer.start();
        while ((pictures.isDrawing() || timer.elapsed() < 300) && timer.elapsed() < 60000) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        }
    }

    GameController controller;
    LocalSource source{controller};
    CardPictures pictures;
};

/// An event that deals the given cards, regardless of the order of the pack.
inline PacketDealt dealt(const std::vector<std::pair<int, const char*>>& cards, int left) {
    PacketDealt packet;
    for (const auto& [seat, name] : cards) {
        packet.cards.push_back({seat, *parseCard(name)});
    }
    packet.stockLeft = left;
    return packet;
}

} // namespace settebello

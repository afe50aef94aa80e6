// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_pictures.h"
#include "game/game_controller.h"
#include "table/motion/director.h"
#include "table/table_view.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QStringList>

#include <algorithm>

namespace settebello {

/// A table on which scenes are played as they are written, by the signals of a controller whose own
/// match stands still; time passes only as it is told to.
class StagedTable {
public:
    explicit StagedTable(const QString& deck = QStringLiteral("napoletane")) {
        pictures.setDeck(deck);
    }

    /// Sets the scene: an empty table for so many sides, the first hand not yet dealt.
    void begin(TableView& view, const RuleSet& rules, const QStringList& names) {
        MatchPlan plan;
        plan.rules = rules;
        plan.seed = 1;
        for (int seat = 0; seat < rules.table.players; ++seat) {
            plan.seats.push_back({names.value(seat, QStringLiteral("Player")),
                                  seat == 0 ? GameController::kPerson : QStringLiteral("casual")});
        }
        view.stepMotion(0);
        // Only persons, who never answer.
        controller.start(plan, std::vector<std::unique_ptr<Player>>(plan.seats.size()));
        QCoreApplication::processEvents();
        view.finishMotion();
        emit controller.happened(RoundStarted{0, rules.table.players - 1});
        view.finishMotion();
        settle();
    }

    /// Waits until every card is drawn in the sizes of now.
    void settle() {
        QElapsedTimer timer;
        timer.start();
        while ((pictures.isDrawing() || timer.elapsed() < 300) && timer.elapsed() < 60000) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        }
    }

    GameController controller;
    CardPictures pictures;
};

/// Events that deal cards to hands and to the table, out of the order of the pack.
inline PacketDealt dealt(const std::vector<std::pair<int, const char*>>& cards, int left) {
    PacketDealt packet;
    for (const auto& [seat, name] : cards) {
        packet.cards.push_back({seat, *parseCard(name)});
    }
    packet.stockLeft = left;
    return packet;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/move_text.h"

#include "cards/card_names.h"
#include "game/game_controller.h"
#include "game/match_text.h"
#include "text/table_text.h"

namespace settebello {

namespace {

QString nameOf(const MatchPlan& plan, int seat) {
    return plan.seats[seat].name;
}

} // namespace

QString MoveText::numbered(int number, const QString& move) {
    return tr("%1. %2", "the number of a move, the move").arg(number).arg(move);
}

QString MoveText::swept(const QString& capture) {
    return tr("%1 Scopa!", "a sentence that tells a capture").arg(capture);
}

QString MoveText::dealt() {
    return tr("New cards are dealt.");
}

QString MoveText::declared(const QString& name, CardSet cards) {
    return tr("%1 shows %2.", "a player, cards declared").arg(name, theCards(cards));
}

std::vector<MoveLine> moveLines(const Event& event, const MatchPlan& plan) {
    std::vector<MoveLine> lines;
    if (const auto* laid = std::get_if<CardLaid>(&event)) {
        lines.push_back({TableText::laid(nameOf(plan, laid->seat), laid->card),
                         MoveMark{0, laid->card, plan.rules.sideOf(laid->seat)}});
    } else if (const auto* taken = std::get_if<CardsCaptured>(&event)) {
        lines.push_back(
            {TableText::captured(nameOf(plan, taken->seat), taken->card, taken->captured),
             MoveMark{0, taken->card, taken->side}});
    } else if (const auto* packet = std::get_if<PacketDealt>(&event)) {
        if (packet->number > 0) {
            lines.push_back({MoveText::dealt(), {}});
        }
    } else if (const auto* again = std::get_if<Redealt>(&event)) {
        lines.push_back({TableText::redealt(again->reason), {}});
    } else if (const auto* cut = std::get_if<CutDecided>(&event)) {
        lines.push_back({TableText::cutDecided(cut->kept), {}});
    } else if (const auto* shown = std::get_if<DeclarationsShown>(&event)) {
        for (const auto& each : shown->declarations) {
            lines.push_back({MoveText::declared(nameOf(plan, each.seat), each.cards), {}});
        }
    } else if (const auto* left = std::get_if<LeftoversTaken>(&event)) {
        lines.push_back({left->side < 0 ? TableText::leftoversToNobody()
                                        : TableText::leftovers(sideName(plan, left->side)),
                         {}});
    } else if (const auto* suit = std::get_if<WholeSuitTaken>(&event)) {
        lines.push_back({TableText::wholeSuit(sideName(plan, suit->side)), {}});
    } else if (const auto* claim = std::get_if<ClaimMade>(&event)) {
        lines.push_back({TableText::claim(nameOf(plan, claim->seat), *claim), {}});
    }
    return lines;
}

} // namespace settebello

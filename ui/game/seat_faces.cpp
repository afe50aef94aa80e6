// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/seat_faces.h"

#include "game/game_controller.h"

namespace settebello {

QStringList seatFaces(const MatchPlan& plan, const FaceChoices& choices) {
    QStringList opponents;
    for (int seat = 0; seat < plan.rules.table.players; ++seat) {
        if (!plan.isPerson(seat)) {
            opponents += plan.seat(seat).name;
        }
    }
    QStringList chosen = facesForNames(opponents, choices);
    QStringList faces;
    for (int seat = 0; seat < plan.rules.table.players; ++seat) {
        faces += plan.isPerson(seat) ? QString() : chosen.takeFirst();
    }
    return faces;
}

} // namespace settebello

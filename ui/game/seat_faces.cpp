// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/seat_faces.h"

#include "game/friends.h"
#include "game/game_controller.h"

namespace settebello {

QStringList seatFaces(const MatchSetup& setup, const FaceChoices& choices) {
    if (hasFriends(setup)) {
        QStringList faces = friendsFaces(setup, choices);
        for (int seat = 0; seat < static_cast<int>(faces.size()); ++seat) {
            faces[seat] = setup.isPerson(seat) ? QString() : faces[seat];
        }
        return faces;
    }
    QStringList opponents;
    for (int seat = 0; seat < setup.rules.rules.table.players; ++seat) {
        if (!setup.isPerson(seat)) {
            opponents += QString::fromStdString(setup.seat(seat).name);
        }
    }
    QStringList chosen = facesForNames(opponents, choices);
    QStringList faces;
    for (int seat = 0; seat < setup.rules.rules.table.players; ++seat) {
        faces += setup.isPerson(seat) ? QString() : chosen.takeFirst();
    }
    return faces;
}

QStringList friendsFaces(const MatchSetup& setup, const FaceChoices& choices) {
    QStringList names;
    for (const SeatSetup& seat : setup.seats) {
        names += QString::fromStdString(seat.name);
    }
    return facesForNames(names, choices);
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/opponent_faces.h"

#include <QStringList>

namespace settebello {

struct MatchSetup;

/// The face of every seat (opponent_faces.h); empty where a person plays.
QStringList seatFaces(const MatchSetup& setup, const FaceChoices& choices);

} // namespace settebello

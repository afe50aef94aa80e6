// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/opponent_faces.h"

#include <QStringList>

namespace settebello {

struct MatchSetup;

/// The face of every seat (opponent_faces.h); empty where a person plays at this screen.
QStringList seatFaces(const MatchSetup& setup, const FaceChoices& choices);
/// Those of all at a table of friends, also of the people at this screen: each is the same on all
/// screens, unless somebody has chosen another one there.
QStringList friendsFaces(const MatchSetup& setup, const FaceChoices& choices);

} // namespace settebello

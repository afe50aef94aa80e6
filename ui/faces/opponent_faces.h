// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/expression.h"
#include "faces/temperament.h"

#include <QString>
#include <QStringList>

#include <map>
#include <string>

namespace settebello {

/// Faces that the player has chosen, by the names of opponents, as in the settings.
using FaceChoices = std::map<std::string, std::string>;

/// The faces that are drawn, as their files are called (resources/faces).
QStringList faceIds();
/// Who a face is: "Boatman". @param id returned as it is if it is unknown.
QString faceName(const QString& id);
/// The picture of a face with an expression.
QString faceFile(const QString& id, Expression expression);
/// How somebody with this face talks: gently, if it is unknown.
Temperament temperamentOf(const QString& id);

/// Default names for opponents, as many as there can be, always the same.
QStringList opponentNames();
/// The face that goes with a name unless another was chosen: always the same for the same name.
QString faceForName(const QString& name);
/// Whether an opponent of that name is a woman: as far as the name tells, or else the face that
/// goes with it.
bool isWomansName(const QString& name);
/// The faces of opponents who play together, no two the same: those that were chosen, then those
/// that go with the names as far as they are still free. @param names of the opponents.
QStringList facesForNames(const QStringList& names, const FaceChoices& choices);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace settebello {

/// The text of a `deck.json` for a folder that has none but holds pictures of cards: with the name
/// of the folder, the suits that the names of the files speak of, and the proportions of a picture.
/// Empty if there are no such pictures.
QByteArray proposedDescription(const QString& folder);

/// A `deck.json` for players to copy and change.
QByteArray exampleDescription();

} // namespace settebello

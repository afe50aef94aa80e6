// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace settebello {

/// Creates the folder for the player's own decks if need be, and puts into it what helps to make
/// one: README.txt, in the language in use, and an example `deck.json` to copy. Not if there is
/// a README.txt. @return false if there is no folder and it cannot be created
bool prepareDeckFolder(const QString& folder);

} // namespace settebello

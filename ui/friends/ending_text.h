// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "crypto/ending.h"

#include <QString>
#include <QStringList>

namespace settebello {

/// Why somebody cannot come to a table, or has lost it, as a friend would say it.
QString endingText(net::Ending ending);
/// What cannot be done because the program was built without these libraries, as
/// net::missingLibraries() names them; empty if none is missing.
QString missingText(const QStringList& libraries);

} // namespace settebello

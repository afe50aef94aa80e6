// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace settebello {

/// "cards; coins; primiera", with the semicolon and the spaces of the language in use: for parts
/// that may themselves have commas.
QString joinedBySemicolons(const QStringList& parts);

} // namespace settebello

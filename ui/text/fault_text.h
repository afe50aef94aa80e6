// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/fault.h"

#include <QString>
#include <QStringList>

namespace settebello {

/// A fault in the player's language: `/capture/choice: "most" non è fra …`. Values from files are
/// shown as text, on one line.
QString faultText(const Fault& fault);

/// Several faults in one line: the first few, and the number of the others.
QString faultsText(const Faults& faults);

/// Joins such texts in the same way. @param total their number, if not all are given.
QString joinedBriefly(const QStringList& texts, int total);

} // namespace settebello

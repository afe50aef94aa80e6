// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/fault.h"

#include <QString>
#include <QStringList>

namespace settebello {

/// What is wrong with a file, in the player's language: the key's path and the values stay as they
/// stand in the file, what is said of them is translated. A kind of fault that this does not know
/// is told in the engine's English.
QString faultText(const Fault& fault);

/// Several, the first few in full.
QString faultsText(const Faults& faults);

/// Such texts after one another; of many only the first few, and how many more there are.
/// @param all how many there are, if not all are given.
QString joinedBriefly(const QStringList& texts, int all);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace settebello {

/// A translated sentence with a player's name for each %1. Italian writes "ad" for "a" before a
/// name that begins with an a ("Tocca ad Anna").
QString namedSentence(QString sentence, const QString& name);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace settebello {

/// A translated sentence in which the words before %1 fit a player's name that is to replace it.
/// Italian writes "ad" for "a" before an a ("Tocca ad Anna"), French "d’" and "qu’" before a vowel
/// and before most an h ("Les cartes d’Anne").
QString fittedToName(QString sentence, const QString& name);

/// Such a sentence with the name for each %1.
QString namedSentence(const QString& sentence, const QString& name);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QString>

class QFont;

namespace settebello {

/// A word as if written with a broad pen, slanted, its longest descender drawn out into a flourish
/// below: our own hand for the letters of "Scopa!", "Settebello" and "Victory!", also in Italian
/// and French, a font's outlines for any other word. The base line is y = 0 and small letters are
/// one unit high; filled with the winding rule.
/// @param font stands in for the letters that our hand does not have.
QPainterPath writtenWord(const QString& word, const QFont& font);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace settebello {

/// "3", "−2": rounded, with a minus as wide as a plus and the separators of the language in use.
/// Never "−0".
QString numberText(double number, int decimals = 0);
/// A number as numberText() writes it, with a plus before what is above zero: "+0.4".
QString signedNumber(double number, int decimals = 0);

/// Points as people speak of them, without decimals: "about half a point", "about 2 points and a
/// half", "hardly anything".
QString aboutPoints(double points);

/// The numbers from 1 to 10 that count things in a sentence, as the language in use writes them
/// there: "3 carte" becomes "tre carte", and "1 carte" in French "une carte". English keeps its
/// figures. What is no whole number, or part of a sum or a code, or bound to the word before it by
/// a no-break space, stays as it is.
QString numbersInWords(const QString& sentence);

} // namespace settebello

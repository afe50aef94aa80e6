// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace settebello {

/// "3", "−2": rounded, with a minus as wide as a plus and the separators of the language in use.
/// Never "−0".
QString numberText(double number, int decimals = 0);
/// A number as numberText() writes it, with a plus before what is above zero: "+0.4".
QString signedNumber(double number, int decimals = 0);
/// A sentence with its numbers from one to ten as words: "Four players, each alone." One that has a
/// larger number or a fraction keeps all its figures. A one is as in counting, so that a sentence
/// in which it must agree with a noun says it by itself.
QString withNumberWords(const QString& sentence);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace settebello {

/// "3", "−2": rounded, with a minus as wide as a plus and the separators of the language in use.
/// Never "−0".
QString numberText(double number, int decimals = 0);
/// A number as numberText() writes it, with a plus before what is above zero: "+0.4".
QString signedNumber(double number, int decimals = 0);

} // namespace settebello

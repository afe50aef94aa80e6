// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/portable_math.h"

#include "support/contract.h"

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

constexpr double kLogOfTwo = 0.693147180559945309;

} // namespace

double portableLog(double x) {
    SETTEBELLO_ASSERT(x > 0);
    constexpr double kRootOfHalf = 0.707106781186547524;
    int exponent = 0;
    const double mantissa = std::frexp(x, &exponent);
    const double s = (mantissa - kRootOfHalf) / (mantissa + kRootOfHalf);
    const double square = s * s;
    double series = 0; // of the inverse hyperbolic tangent
    for (int power = 13; power > 0; power -= 2) {
        series = series * square + 1.0 / power;
    }
    return 2 * s * series + (exponent - 0.5) * kLogOfTwo;
}

double portableExp(double x) {
    constexpr double kFurthest = 700; // not far from the largest and the smallest numbers there are
    x = std::clamp(x, -kFurthest, kFurthest);
    const double twos = std::floor(x / kLogOfTwo + 0.5);
    const double rest = x - twos * kLogOfTwo; // at most half the logarithm of two
    double series = 1;                        // of the exponential, from its last term
    for (int power = 13; power > 0; --power) {
        series = series * rest / power + 1;
    }
    return std::ldexp(series, static_cast<int>(twos));
}

} // namespace settebello

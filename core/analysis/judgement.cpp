// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement.h"

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

/// What each mark but None takes: points of the round, or chance to win the match.
struct Threshold {
    Mark mark;
    double points;
    double chance;
};
constexpr std::array kThresholds{Threshold{Mark::VeryBad, 1, 0.1}, Threshold{Mark::Bad, 0.6, 0.06},
                                 Threshold{Mark::Doubtful, 0.3, 0.03}};
/// Where less of a match is at stake nothing is lost, however many points.
constexpr double kNoDifference = 0.001;

} // namespace

double rounded(double value) {
    constexpr double kFine = 10'000;
    return std::round(value * kFine) / kFine + 0.0; // no negative zero
}

Estimated rounded(const Estimated& estimated) {
    return {rounded(estimated.value), rounded(estimated.error)};
}

double Judgement::lostPoints() const {
    return chance.value < kNoDifference ? 0 : points.counted();
}

double Judgement::lostChance() const {
    return chance.value < kNoDifference ? 0 : chance.counted();
}

bool counts(const Estimated& points, const Estimated& chance) {
    return chance.value >= kNoDifference && (points.isCertain() || chance.isCertain());
}

Mark markOf(const Estimated& points, const Estimated& chance) {
    if (!counts(points, chance)) {
        return Mark::None;
    }
    const auto found =
        std::find_if(kThresholds.begin(), kThresholds.end(), [&](const Threshold& threshold) {
            return points.counted() >= threshold.points || chance.counted() >= threshold.chance;
        });
    return found == kThresholds.end() ? Mark::None : found->mark;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/motion/stage.h"

#include <QEasingCurve>

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

double eased(double t) {
    static const QEasingCurve curve(QEasingCurve::InOutCubic);
    return curve.valueForProgress(std::clamp(t, 0.0, 1.0));
}

/// The first half of the time it fades out where it was, then it fades in where it goes.
Pose fadedPose(const Pose& from, const Pose& to, double t) {
    Pose pose = t < 0.5 ? from : to;
    pose.opacity *= t < 0.5 ? 1 - 2 * t : 2 * t - 1;
    pose.seen = true;
    return pose;
}

} // namespace

Pose poseOnTrack(const Track& track, const Pose& from, double elapsed, bool reduced) {
    if (elapsed <= track.delay) {
        return from;
    }
    const double t = std::min(1.0, (elapsed - track.delay) / std::max(1, track.duration));
    if (reduced) {
        return fadedPose(from, track.to, t);
    }
    Pose pose = !track.via ? between(from, track.to, eased(t))
                : t < 0.5  ? between(from, *track.via, eased(2 * t))
                           : between(*track.via, track.to, eased(2 * t - 1));
    if (t < 1 && track.hop > 0) {
        pose.lift += track.hop * std::sin(t * std::acos(-1.0));
        pose.z = std::max(pose.z, depth::kMoving + track.to.z % depth::kMoving);
    }
    return pose;
}

} // namespace settebello

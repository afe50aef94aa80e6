// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>

namespace settebello::session {

/// What a machine thinks beyond its pause is rounded up to whole steps of this.
inline constexpr std::chrono::milliseconds kThinkingStep{250};

/// When a machine's answer leaves. How long it thinks depends on cards that others do not see, and
/// their programs can measure when a line arrives. So it seems to think for `pause`, however fast
/// it is, and one that is slower for whole steps more. Without a pause it answers at once.
/// @param asked when it was asked. @param now when its answer is known; not before `asked`.
constexpr std::chrono::milliseconds answerTime(std::chrono::milliseconds asked,
                                               std::chrono::milliseconds pause,
                                               std::chrono::milliseconds now) {
    const std::chrono::milliseconds due = asked + pause;
    if (now <= due || pause <= pause.zero()) {
        return std::max(now, due);
    }
    const auto late = now - due;
    const auto steps = (late + kThinkingStep - std::chrono::milliseconds(1)) / kThinkingStep;
    return due + steps * kThinkingStep;
}

} // namespace settebello::session

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace settebello::session {

/// How finely one can tell when a machine thinks longer than it is to seem to.
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
        return now <= due ? due : now;
    }
    return due + kThinkingStep *
                     ((now - due + kThinkingStep - std::chrono::milliseconds(1)) / kThinkingStep);
}

} // namespace settebello::session

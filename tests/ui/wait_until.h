// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

namespace settebello {

/// How long a test waits for something that must happen, in milliseconds: longer than on the
/// slowest machine, because it measures nothing. The thread sanitizer makes programs ten times as
/// slow.
#ifdef __SANITIZE_THREAD__
inline constexpr int kTestTimeout = 600'000;
#else
inline constexpr int kTestTimeout = 60'000;
#endif

/// Processes events until the condition holds. @return false if it never did.
template <typename Condition>
bool waitUntil(Condition condition) {
    return QTest::qWaitFor(condition, kTestTimeout);
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

namespace settebello {

/// How long a test waits for what must come, in milliseconds: longer than the busiest machine
/// takes, because it is never a measure.
inline constexpr int kTestTimeout = 60'000;

/// Lets events happen until the condition holds. @return false if it never did.
template <typename Condition>
bool waitUntil(Condition condition) {
    return QTest::qWaitFor(condition, kTestTimeout);
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <cstdlib>

namespace settebello::detail {

/// Reports a broken precondition on standard error and aborts.
[[noreturn]] inline void contractViolated(const char* condition, const char* file, int line) {
    std::fprintf(stderr, "%s:%d: precondition violated: %s\n", file, line, condition);
    std::abort();
}

} // namespace settebello::detail

/// Checks a documented precondition (`@pre`) in debug builds; costs nothing where NDEBUG is
/// defined, but is compiled there too. Use it for mistakes of the caller only: bad input is a
/// return value. The window uses Q_ASSERT instead.
#ifdef NDEBUG
#define SETTEBELLO_ASSERT(condition) static_cast<void>(sizeof(!(condition)))
#else
#define SETTEBELLO_ASSERT(condition)                                                               \
    ((condition) ? static_cast<void>(0)                                                            \
                 : ::settebello::detail::contractViolated(#condition, __FILE__, __LINE__))
#endif

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace settebello {

/// What this program has allocated with `new` since its start, including what it has freed again.
struct Allocations {
    std::size_t count = 0;
    std::size_t bytes = 0;
};

Allocations allocatedSoFar();

/// What is allocated by calling `work`.
template <typename Work>
Allocations allocationsIn(const Work& work) {
    const Allocations before = allocatedSoFar();
    work();
    const Allocations after = allocatedSoFar();
    return {after.count - before.count, after.bytes - before.bytes};
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocations/counted_allocations.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>
#include <vector>

// The tests of this folder are a separate program, because it replaces the global allocation
// functions. Compilers warn where they inline these.

namespace {

std::atomic<std::size_t> allocatedCount = 0;
std::atomic<std::size_t> allocatedBytes = 0;

} // namespace

// The other forms in the standard library call these.
void* operator new(std::size_t size) {
    ++allocatedCount;
    allocatedBytes += size;
    void* const memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) {
        std::abort(); // nothing here needs much memory
    }
    return memory;
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace settebello {

Allocations allocatedSoFar() {
    return {allocatedCount, allocatedBytes};
}

namespace {

TEST(Allocations, AreCounted) {
    const Allocations one = allocationsIn([] { ::operator delete(::operator new(7)); });
    EXPECT_EQ(one.count, 1U);
    EXPECT_EQ(one.bytes, 7U);
    EXPECT_GT(allocationsIn([] { std::vector<int>(1000).clear(); }).count, 0U);
}

} // namespace
} // namespace settebello

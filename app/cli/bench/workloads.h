// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/play.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace settebello::cli {

/// A hash of plays and points in order, the same on every machine.
class Signature {
public:
    void add(std::uint64_t value) {
        m_hash = (m_hash ^ value) * 0x9e3779b97f4a7c15U;
        m_hash ^= m_hash >> 29;
    }
    void add(const Play& play) {
        add(play.captured.bits() << 8 | static_cast<std::uint64_t>(play.card.index()));
    }
    std::uint64_t value() const { return m_hash; }

private:
    std::uint64_t m_hash = 1; // with 0, laying the ace of coins first would not change it
};

/// One part of the benchmark, with a fixed amount of work.
struct Workload {
    std::string_view name;
    std::string_view unit; ///< of `amount`, in the plural
    int amount;            ///< at 100 %: a second or two of work
    /// Does `amount` units and adds the results to the signature. @return the number of plays.
    std::uint64_t (*run)(int amount, Signature& signature);
};

/// All workloads in the order in which they run. Add new ones to the table in workloads.cpp.
std::span<const Workload> workloads();

} // namespace settebello::cli

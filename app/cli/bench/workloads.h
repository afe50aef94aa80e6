// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/play.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace settebello::cli {

/// A hash over plays and points, in order; the same on every machine.
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
    std::uint64_t m_hash = 1; // not 0, or the ace of coins laid first would leave no trace
};

/// Work that a run of the benchmark does a fixed amount of.
struct Workload {
    std::string_view name;
    std::string_view unit; ///< of the amount, in the plural
    int amount;            ///< in an ordinary run: a second or two of work
    /// Does that amount and adds the outcome to the signature. @return plays made.
    std::uint64_t (*run)(int amount, Signature& signature);
};

/// All workloads, in the order they run in. A new one is a row of the table in workloads.cpp.
std::span<const Workload> workloads();

} // namespace settebello::cli

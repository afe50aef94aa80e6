// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/play.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace settebello::cli {

/// A hash over plays, piles and points, in their order; the same on every machine.
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

/// Work of which a run of the bench does a fixed amount.
struct Workload {
    std::string_view name;
    std::string_view unit; ///< what is done so many times, in the plural
    int amount;            ///< how many of them in an ordinary run: a second or two of work
    /// Does so many, adds what came out to the signature. @return plays made.
    std::uint64_t (*run)(int amount, Signature& signature);
};

/// All of them, in the order in which they are run. A new one goes into the table in workloads.cpp.
std::span<const Workload> workloads();

} // namespace settebello::cli

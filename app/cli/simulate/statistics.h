// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstdint>

namespace settebello::cli {

/// A histogram of durations with logarithmic buckets, each 1 % wider than the previous one: uses
/// constant memory, and quantiles are exact within 1 %.
class Durations {
public:
    using Time = std::chrono::duration<double>; ///< in seconds

    /// Times below 100 ns or above an hour are counted in the first or last bucket.
    void add(Time time);
    void add(const Durations& others);

    std::uint64_t count() const { return m_count; }
    Time mean() const;
    Time longest() const { return m_longest; }
    /// The shortest time that at least this share of all times does not exceed, within 1 %; 0 if
    /// there are none. @param share 0.5 for the median. @pre 0 < share < 1
    Time quantile(double share) const;

private:
    static constexpr std::size_t kBuckets = 2444; ///< 1.01 ^ 2443 × 100 ns is about an hour

    std::array<std::uint64_t, kBuckets> m_buckets{};
    std::uint64_t m_count = 0;
    Time m_total{0};
    Time m_longest{0};
};

} // namespace settebello::cli

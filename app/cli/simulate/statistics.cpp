// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/simulate/statistics.h"

#include "support/contract.h"

#include <algorithm>
#include <cmath>

namespace settebello::cli {

namespace {

constexpr double kMinSeconds = 1e-7; // seconds
constexpr double kGrowth = 1.01;     // from one bucket to the next

} // namespace

void Durations::add(Time time) {
    const double seconds = std::max(time.count(), kMinSeconds);
    const double bucket = std::ceil(std::log(seconds / kMinSeconds) / std::log(kGrowth));
    const double last = static_cast<double>(kBuckets - 1);
    ++m_buckets[static_cast<std::size_t>(std::min(bucket, last))];
    ++m_count;
    m_total += time;
    m_longest = std::max(m_longest, time);
}

void Durations::add(const Durations& others) {
    for (std::size_t i = 0; i < kBuckets; ++i) {
        m_buckets[i] += others.m_buckets[i];
    }
    m_count += others.m_count;
    m_total += others.m_total;
    m_longest = std::max(m_longest, others.m_longest);
}

Durations::Time Durations::mean() const {
    return m_count > 0 ? m_total / static_cast<double>(m_count) : Time(0);
}

Durations::Time Durations::quantile(double share) const {
    SETTEBELLO_ASSERT(share > 0 && share < 1);
    const double wanted = share * static_cast<double>(m_count);
    std::uint64_t passed = 0;
    for (std::size_t i = 0; i < kBuckets; ++i) {
        passed += m_buckets[i];
        if (passed > 0 && static_cast<double>(passed) >= wanted) {
            const Time upper(kMinSeconds * std::pow(kGrowth, static_cast<double>(i)));
            return std::min(upper, m_longest);
        }
    }
    return Time(0);
}

} // namespace settebello::cli

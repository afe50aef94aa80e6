// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/simulate/statistics.h"

#include "support/contract.h"

#include <algorithm>
#include <cmath>

namespace settebello::cli {

namespace {

constexpr double kNormal95 = 1.959964; // two-sided 95 % of the normal distribution
constexpr double kMinSeconds = 1e-7;   // seconds
constexpr double kGrowth = 1.01;       // from one bucket to the next

} // namespace

void Ratio::add(double sum, double weight) {
    SETTEBELLO_ASSERT(weight > 0 || (weight == 0 && sum == 0));
    m_samples += 1;
    m_sum += sum;
    m_weight += weight;
    m_sumSum += sum * sum;
    m_sumWeight += sum * weight;
    m_weightWeight += weight * weight;
}

double Ratio::mean() const {
    return m_weight > 0 ? m_sum / m_weight : 0;
}

std::optional<double> Ratio::halfWidth() const {
    if (m_samples < 2 || m_weight <= 0) {
        return std::nullopt;
    }
    const double ratio = mean();
    // The sum of the squares of (sum - ratio * weight); rounding may bring it below 0.
    const double squares =
        std::max(0.0, m_sumSum - 2 * ratio * m_sumWeight + ratio * ratio * m_weightWeight);
    return kNormal95 * std::sqrt(squares * m_samples / (m_samples - 1)) / m_weight;
}

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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>

namespace settebello::cli {

/// A share such as points a deal or wins a game, from independent samples that each bring a sum
/// and how many it is the sum of. A sample may hold several games that depend on each other, such
/// as one deal played twice with the sides exchanged: the interval is over samples.
///
/// The method is the ratio estimator of sampling theory (Cochran 1977, §2.11), which is the
/// ordinary mean and its standard error where all samples weigh the same.
class Ratio {
public:
    /// @param weight how many rounds or games `sum` stands for; with 0 of them sum must be 0.
    void add(double sum, double weight);

    /// 0 if nothing was added.
    double mean() const;
    /// Half the width of the 95 % confidence interval around the mean; nothing if there are fewer
    /// than two samples.
    std::optional<double> halfWidth() const;

private:
    double m_samples = 0;
    double m_sum = 0;
    double m_weight = 0;
    double m_sumSum = 0;
    double m_sumWeight = 0;
    double m_weightWeight = 0;
};

/// Durations, kept only as counts in many narrow classes, each class 1 %
/// wider than the one before: millions of them cost nothing, and quantiles are right within 1 %.
class Durations {
public:
    using Time = std::chrono::duration<double>; ///< in seconds

    /// Below 100 ns and above an hour all is one.
    void add(Time time);
    void add(const Durations& others);

    std::uint64_t count() const { return m_count; }
    Time mean() const;
    Time longest() const { return m_longest; }
    /// The shortest time that at least this share of all do not exceed, within 1 %; 0 if there are
    /// none. @param share 0 … 1, both excluded: 0.5 for the median.
    Time quantile(double share) const;

private:
    static constexpr std::size_t kClasses = 2444; ///< 1.01 ^ 2443 × 100 ns is about an hour

    std::array<std::uint64_t, kClasses> m_classes{};
    std::uint64_t m_count = 0;
    Time m_total{0};
    Time m_longest{0};
};

} // namespace settebello::cli

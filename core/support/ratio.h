// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace settebello {

/// The bounds of a confidence interval.
struct Interval {
    double low = 0;
    double high = 0;
};

/// A ratio such as points per deal or wins per game, estimated from independent samples, each a sum
/// and its weight. Games that depend on each other, such as one deal played twice with the sides
/// exchanged, belong in one sample.
///
/// The method is the ratio estimator of sampling theory (Cochran 1977, §2.11), which is the
/// ordinary mean and its standard error if all samples have the same weight.
class Ratio {
public:
    /// @param weight the number of rounds or games in `sum`. @pre if it is 0, so is `sum`.
    void add(double sum, double weight);

    /// 0 if nothing was added.
    double mean() const;
    /// Half the width of the 95 % confidence interval around the mean; nothing if there are fewer
    /// than two samples.
    std::optional<double> halfWidth() const;
    /// The 95 % confidence interval of a share from 0 to 1, by Wilson's method: within 0 and 1, and
    /// not empty where all samples agree. Samples that depend on each other or are of several games
    /// count for as many as their variance says. Nothing if there are fewer than two samples.
    /// @pre 0 ≤ sum ≤ weight for every sample.
    std::optional<Interval> shareInterval() const;

private:
    friend class PairedRatio;
    /// The sum of the squares of (sum − mean × weight).
    double squares() const;

    double m_samples = 0;
    double m_sum = 0;
    double m_weight = 0;
    double m_sumSum = 0;
    double m_sumWeight = 0;
    double m_weightWeight = 0;
};

/// Two ratios whose samples come in pairs, such as one pack played by two rule sets, and their
/// difference. What both have in common cancels out, so that its interval is narrower than those of
/// the ratios (Cochran 1977, §6.18).
class PairedRatio {
public:
    struct Sample {
        double sum = 0;
        double weight = 0;
    };

    /// @pre for each: if the weight is 0, so is the sum.
    void add(const Sample& first, const Sample& second);

    const Ratio& first() const { return m_first; }
    const Ratio& second() const { return m_second; }
    /// first() minus second(); 0 if nothing was added.
    double difference() const { return m_first.mean() - m_second.mean(); }
    /// Half the width of its 95 % confidence interval; nothing if there are fewer than two samples.
    std::optional<double> halfWidth() const;

private:
    Ratio m_first;
    Ratio m_second;
    double m_sumSum = 0; ///< of the first's times the second's, as are the others
    double m_sumWeight = 0;
    double m_weightSum = 0;
    double m_weightWeight = 0;
};

} // namespace settebello

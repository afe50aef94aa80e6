// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <vector>

namespace settebello {

/// A sample of numbers, at least two for all but the mean.
struct Series {
    std::vector<double> values;

    double mean() const {
        double sum = 0;
        for (const double value : values) {
            sum += value;
        }
        return sum / static_cast<double>(values.size());
    }
    double variance() const {
        const double middle = mean();
        double sum = 0;
        for (const double value : values) {
            sum += (value - middle) * (value - middle);
        }
        return sum / static_cast<double>(values.size() - 1);
    }
    /// The standard error of the mean.
    double error() const { return std::sqrt(variance() / static_cast<double>(values.size())); }
};

} // namespace settebello

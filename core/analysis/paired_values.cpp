// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/paired_values.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace settebello {

namespace {

/// Whether the first is better: for the match, else for the round.
bool isBetter(const PairedValues::Value& a, const PairedValues::Value& b) {
    return a.chance != b.chance ? a.chance > b.chance : a.points > b.points;
}

Estimated meanOf(const std::vector<double>& samples, double modelError) {
    const auto count = static_cast<double>(samples.size());
    const double mean = std::accumulate(samples.begin(), samples.end(), 0.0) / count;
    double squares = 0;
    for (const double sample : samples) {
        squares += (sample - mean) * (sample - mean);
    }
    const double sampled = samples.size() < 2 ? 0 : squares / (count - 1) / count;
    return {std::max(0.0, mean), std::sqrt(sampled + modelError * modelError)};
}

} // namespace

void PairedValues::add(std::vector<Value> batch) {
    SETTEBELLO_ASSERT(batch.size() == m_options);
    m_batches.push_back(std::move(batch));
}

void PairedValues::addOption(const std::vector<Value>& values) {
    SETTEBELLO_ASSERT(values.size() == m_batches.size());
    for (std::size_t batch = 0; batch < values.size(); ++batch) {
        m_batches[batch].push_back(values[batch]);
    }
    ++m_options;
}

PairedValues::Value PairedValues::mean(std::size_t option) const {
    Value mean;
    for (std::size_t batch = 0; batch < batches(); ++batch) {
        mean.points += at(option, batch).points / static_cast<double>(batches());
        mean.chance += at(option, batch).chance / static_cast<double>(batches());
    }
    return mean;
}

std::vector<std::size_t> PairedValues::ranking() const {
    std::vector<std::size_t> order(m_options);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<Value> means;
    for (const std::size_t option : order) {
        means.push_back(mean(option));
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return isBetter(means[a], means[b]); });
    return order;
}

std::size_t PairedValues::bestWithout(std::size_t batch, const std::vector<Value>& sums) const {
    const auto others = [&](std::size_t option) {
        const Value& left = batches() > 1 ? at(option, batch) : Value();
        return Value{sums[option].points - left.points, sums[option].chance - left.chance};
    };
    std::size_t best = 0;
    for (std::size_t option = 1; option < m_options; ++option) {
        best = isBetter(others(option), others(best)) ? option : best;
    }
    return best;
}

PairedValues::Loss PairedValues::lossOf(std::size_t option) const {
    std::vector<Value> sums(m_options);
    for (const std::vector<Value>& batch : m_batches) {
        for (std::size_t each = 0; each < m_options; ++each) {
            sums[each].points += batch[each].points;
            sums[each].chance += batch[each].chance;
        }
    }
    std::vector<double> points;
    std::vector<double> chance;
    for (std::size_t batch = 0; batch < batches(); ++batch) {
        const std::size_t best = bestWithout(batch, sums);
        points.push_back(at(best, batch).points - at(option, batch).points);
        chance.push_back(at(best, batch).chance - at(option, batch).chance);
    }
    return {meanOf(points, m_modelError.points), meanOf(chance, m_modelError.chance)};
}

} // namespace settebello

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

/// The mean of some samples and the square of its standard error.
struct BatchMean {
    double mean = 0;
    double squaredError = 0;
};

BatchMean meanOf(const std::vector<double>& samples) {
    const auto count = static_cast<double>(samples.size());
    const double mean = std::accumulate(samples.begin(), samples.end(), 0.0) / count;
    double squares = 0;
    for (const double sample : samples) {
        squares += (sample - mean) * (sample - mean);
    }
    return {mean, samples.size() < 2 ? 0 : squares / (count - 1) / count};
}

/// The mean of two means, which is uncertain by what was sampled and by the model.
Estimated joined(const BatchMean& first, const BatchMean& second, double modelError) {
    const double squares = (first.squaredError + second.squaredError) / 4;
    return {std::max(0.0, (first.mean + second.mean) / 2),
            std::sqrt(squares + modelError * modelError)};
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
    means.reserve(m_options);
    for (const std::size_t option : order) {
        means.push_back(mean(option));
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return isBetter(means[a], means[b]); });
    return order;
}

/// The option that is best over the batches from `begin` to before `end`.
std::size_t PairedValues::bestOf(std::size_t begin, std::size_t end) const {
    std::vector<Value> sums(m_options);
    for (std::size_t batch = begin; batch < end; ++batch) {
        for (std::size_t option = 0; option < m_options; ++option) {
            sums[option].points += at(option, batch).points;
            sums[option].chance += at(option, batch).chance;
        }
    }
    const auto best = std::max_element(
        sums.begin(), sums.end(), [](const Value& a, const Value& b) { return isBetter(b, a); });
    return static_cast<std::size_t>(best - sums.begin());
}

PairedValues::Loss PairedValues::lossOf(std::size_t option) const {
    const std::size_t half = batches() / 2;
    const auto compared = [&](std::size_t begin, std::size_t end, std::size_t best, auto part) {
        std::vector<double> differences;
        for (std::size_t batch = begin; batch < end; ++batch) {
            differences.push_back(at(best, batch).*part - at(option, batch).*part);
        }
        return meanOf(differences);
    };
    const std::size_t firstBest = half > 0 ? bestOf(half, batches()) : bestOf(0, batches());
    const std::size_t secondBest = half > 0 ? bestOf(0, half) : firstBest;
    const auto loss = [&](auto part, double modelError) {
        const BatchMean second = compared(half, batches(), secondBest, part);
        return joined(half > 0 ? compared(0, half, firstBest, part) : second, second, modelError);
    };
    return {loss(&Value::points, m_modelError.points), loss(&Value::chance, m_modelError.chance)};
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/ratio.h"

#include "support/contract.h"

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

constexpr double kNormal95 = 1.959964; // two-sided 95 % of the normal distribution

/// @param squares the sum of squared residues; rounding may bring it below 0.
double halfWidthOf(double squares, double samples) {
    return kNormal95 * std::sqrt(std::max(0.0, squares) * samples / (samples - 1));
}

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

double Ratio::squares() const {
    const double ratio = mean();
    return m_sumSum - 2 * ratio * m_sumWeight + ratio * ratio * m_weightWeight;
}

std::optional<double> Ratio::halfWidth() const {
    if (m_samples < 2 || m_weight <= 0) {
        return std::nullopt;
    }
    return halfWidthOf(squares(), m_samples) / m_weight;
}

std::optional<Interval> Ratio::shareInterval() const {
    if (m_samples < 2 || m_weight <= 0) {
        return std::nullopt;
    }
    const double share = std::clamp(mean(), 0.0, 1.0);
    const double variance = std::max(0.0, squares()) / (m_weight * m_weight); // of the share
    const double ofOne = share * (1 - share);
    if (ofOne > 0 && variance <= 0) {
        return Interval{share, share}; // every sample has the same share
    }
    const double trials = ofOne > 0 ? ofOne / variance : m_samples;
    const double z2 = kNormal95 * kNormal95;
    const double center = (share + z2 / (2 * trials)) / (1 + z2 / trials);
    const double half =
        kNormal95 / (1 + z2 / trials) * std::sqrt(ofOne / trials + z2 / (4 * trials * trials));
    return Interval{std::clamp(center - half, 0.0, share), std::clamp(center + half, share, 1.0)};
}

void PairedRatio::add(const Sample& first, const Sample& second) {
    m_first.add(first.sum, first.weight);
    m_second.add(second.sum, second.weight);
    m_sumSum += first.sum * second.sum;
    m_sumWeight += first.sum * second.weight;
    m_weightSum += first.weight * second.sum;
    m_weightWeight += first.weight * second.weight;
}

std::optional<double> PairedRatio::halfWidth() const {
    if (m_first.m_samples < 2 || m_first.m_weight <= 0 || m_second.m_weight <= 0) {
        return std::nullopt;
    }
    const double first = m_first.mean();
    const double second = m_second.mean();
    const double products =
        m_sumSum - second * m_sumWeight - first * m_weightSum + first * second * m_weightWeight;
    const double squares = m_first.squares() / (m_first.m_weight * m_first.m_weight) +
                           m_second.squares() / (m_second.m_weight * m_second.m_weight) -
                           2 * products / (m_first.m_weight * m_second.m_weight);
    return halfWidthOf(squares, m_first.m_samples);
}

} // namespace settebello

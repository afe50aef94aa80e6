// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement.h"
#include "support/contract.h"

#include <cstddef>
#include <vector>

namespace settebello {

/// What each of several options came to in the same sampled worlds, in batches of worlds that do
/// not depend on each other, so that what all options have in common cancels out in differences.
class PairedValues {
public:
    struct Value {
        double points = 0;
        double chance = 0;
    };

    /// @param options at least 1.
    explicit PairedValues(std::size_t options)
        : m_options(options) {
        SETTEBELLO_ASSERT(options > 0);
    }

    /// Adds a batch. @pre a mean value for each option.
    void add(std::vector<Value> batch);
    /// Another option, with a value for each batch.
    void addOption(const std::vector<Value>& values);

    /// What the difference of two options is uncertain by beside the sampling; 0 at first.
    void setModelError(const Value& error) { m_modelError = error; }

    std::size_t options() const { return m_options; }
    std::size_t batches() const { return m_batches.size(); }
    const Value& at(std::size_t option, std::size_t batch) const {
        return m_batches[batch][option];
    }

    /// Over all batches.
    Value mean(std::size_t option) const;
    /// The options, the best first: by chance, then by points.
    std::vector<std::size_t> ranking() const;

    struct Loss {
        Estimated points;
        Estimated chance;
    };
    /// How much worse an option is than the best one. In one half of the batches it is compared
    /// with the option that is best in the other half, so that luck in sampling does not make
    /// losses: the mean is 0 among equal options. With a single batch nothing was sampled.
    Loss lossOf(std::size_t option) const;

private:
    std::size_t bestOf(std::size_t begin, std::size_t end) const;

    std::size_t m_options;
    std::vector<std::vector<Value>> m_batches;
    Value m_modelError;
};

} // namespace settebello

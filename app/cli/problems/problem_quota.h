// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "practice/exercise.h"

namespace settebello::cli {

/// Which problems a family still needs, so that they differ (practice.md): each grade a third, at
/// most a third exact endings, and at most two fifths that lose in the same place.
class ProblemQuota {
public:
    /// @param family its place among all, so that over three families the grades are as many.
    ProblemQuota(int count, std::size_t family);

    bool isFull() const;
    ByGrade<bool> wants() const;
    bool takes(const Exercise& problem) const;
    /// @pre takes(problem)
    void add(const Exercise& problem);

private:
    int m_endings;
    ByGrade<int> m_grades{};
    ByLossPlace<int> m_places{};
};

} // namespace settebello::cli

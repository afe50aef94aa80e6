// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/problems/problem_quota.h"

#include "practice/problem_maker.h"

#include <algorithm>

namespace settebello::cli {

ProblemQuota::ProblemQuota(int count, std::size_t family)
    : m_endings(count / 3) {
    const auto grades = static_cast<int>(kGradeNames.size());
    m_grades.fill(count / grades);
    for (std::size_t i = 0; i < static_cast<std::size_t>(count % grades); ++i) {
        ++m_grades[static_cast<Grade>((family + i) % kGradeNames.size())];
    }
    m_places.fill(std::max(1, count * 2 / 5));
}

bool ProblemQuota::isFull() const {
    return std::all_of(m_grades.begin(), m_grades.end(), [](int left) { return left == 0; });
}

ByGrade<bool> ProblemQuota::wants() const {
    ByGrade<bool> wanted{};
    std::transform(m_grades.begin(), m_grades.end(), wanted.begin(),
                   [](int left) { return left > 0; });
    return wanted;
}

bool ProblemQuota::takes(const Exercise& problem) const {
    return m_grades[*problem.grade] > 0 && m_places[problem.place] > 0 &&
           (m_endings > 0 || !isEnding(problem));
}

void ProblemQuota::add(const Exercise& problem) {
    --m_grades[*problem.grade];
    --m_places[problem.place];
    m_endings -= isEnding(problem) ? 1 : 0;
}

} // namespace settebello::cli

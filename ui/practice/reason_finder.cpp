// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/reason_finder.h"

#include "coach/advice.h"

#include <algorithm>

namespace settebello {

std::optional<ReasonedAnswer> reasonedAnswer(const Exercise& exercise, const Decision& answer) {
    if (!exercise.isRight(answer)) {
        return ReasonedAnswer{exercise.options.front().decision, answer};
    }
    if (exercise.played) {
        return ReasonedAnswer{answer, *exercise.played};
    }
    const auto wrong = std::find_if(exercise.options.begin(), exercise.options.end(),
                                    [](const Option& option) { return !option.asGood; });
    return wrong == exercise.options.end() ? std::nullopt
                                           : std::optional(ReasonedAnswer{answer, wrong->decision});
}

ReasonFinder::ReasonFinder(QObject* parent)
    : QObject(parent) {
    m_thread.setMaxThreadCount(1);
}

ReasonFinder::~ReasonFinder() {
    m_thread.waitForDone();
}

void ReasonFinder::find(const Exercise& exercise, const Decision& answer) {
    m_thread.start([this, exercise, answer, number = ++m_number] {
        std::vector<Reason> reasons;
        if (const auto pair = reasonedAnswer(exercise, answer)) {
            reasons = reasonsThatMatter(exercise.position.match().view(exercise.seat), pair->better,
                                        pair->worse);
        }
        QMetaObject::invokeMethod(this, [this, number, reasons] {
            if (number == m_number) {
                emit found(reasons);
            }
        });
    });
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/person.h"

#include <utility>

namespace settebello {

std::optional<Decision> Person::choose(const PlayerView& /*view*/, const StopToken& stop) {
    {
        const std::lock_guard lock(m_mutex);
        m_waiting = stop;
    }
    stop.waitUntil([this] { return answered(); });
    const std::lock_guard lock(m_mutex);
    m_waiting.reset();
    if (stop.stopRequested()) {
        return std::nullopt; // what lies there answers a later question
    }
    return std::exchange(m_answer, std::nullopt);
}

void Person::answer(const Decision& decision) {
    std::optional<StopToken> waiting;
    {
        const std::lock_guard lock(m_mutex);
        m_answer = decision;
        waiting = m_waiting;
    }
    if (waiting) { // not under our lock: choose() takes the two the other way round
        waiting->wake([] {});
    }
}

void Person::withdraw() {
    const std::lock_guard lock(m_mutex);
    m_answer.reset();
}

bool Person::answered() {
    const std::lock_guard lock(m_mutex);
    return m_answer.has_value();
}

} // namespace settebello

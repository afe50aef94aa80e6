// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/game_controller.h"
#include "ui/wait_until.h"

namespace settebello {

/// Counts the events of one kind that a controller emits.
template <typename Kind>
class EventSpy {
public:
    explicit EventSpy(const GameController& controller) {
        QObject::connect(&controller, &GameController::happened, &m_context,
                         [this](const Event& event) {
                             if (std::holds_alternative<Kind>(event)) {
                                 ++m_count;
                             }
                         });
    }

    int count() const { return m_count; }
    /// Waits for the next one. @return false if it never came.
    bool wait() const {
        return waitUntil([this, before = m_count] { return m_count > before; });
    }

private:
    QObject m_context; ///< ends the connection with the spy
    int m_count = 0;
};

/// Deals each round as soon as the one before is scored and the event loop runs again.
inline void dealAutomatically(GameController& controller) {
    QObject::connect(
        &controller, &GameController::happened, &controller,
        [&controller](const Event& event) {
            if (std::holds_alternative<RoundScored>(event)) {
                controller.dealNext();
            }
        },
        Qt::QueuedConnection);
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/seat_player.h"

#include <QElapsedTimer>
#include <QObject>
#include <QSemaphore>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace settebello::table {

/// Lets the players of a table think in the background, about one step of the match at a time.
class Thinking : public QObject {
    Q_OBJECT

public:
    struct Question {
        std::shared_ptr<SeatPlayer> player;
        PlayerView view;
    };
    struct Answer {
        int seat = 0;
        Decision decision;
    };
    using Done = std::function<void(const std::vector<Answer>&)>;

    /// @param delay before an answer, for people who watch, and so that they cannot tell from the
    /// time what was thought about; then answerTime().
    explicit Thinking(std::chrono::milliseconds delay, QObject* parent = nullptr);
    /// Waits until nobody thinks any more, which is soon.
    ~Thinking() override;

    bool isBusy() const { return m_isBusy; }
    /// Asks one after the other. @param done is called later, in this thread. @pre not isBusy()
    void ask(std::vector<Question> questions, Done done);

private:
    std::chrono::milliseconds m_delay;
    StopSource m_stop;
    QSemaphore m_idle{1}; ///< free while no other thread uses this object
    QElapsedTimer m_asked;
    bool m_isBusy = false;
};

} // namespace settebello::table

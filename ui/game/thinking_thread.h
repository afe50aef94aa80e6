// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/player.h"

#include <QObject>
#include <QThread>

#include <memory>
#include <optional>

namespace settebello {

/// Lets players think off the thread that paints, one question after the other. Used from the
/// thread that made it.
class ThinkingThread : public QObject {
    Q_OBJECT

public:
    explicit ThinkingThread(QObject* parent = nullptr);
    /// Stops the player that is thinking and waits for the thread to end.
    ~ThinkingThread() override;

    /// Asks a player; answered() follows unless stop() is called first. The player is kept alive
    /// until it has answered. @param question comes back with the answer.
    void ask(quint64 question, std::shared_ptr<Player> player, const PlayerView& view);

    /// Stops the player that is asked. Its answer may still come; the asker knows it by the number.
    void stop();

signals:
    void answered(quint64 question, const std::optional<settebello::Decision>& decision);

private:
    QThread m_thread;
    QObject* m_worker; ///< lives in m_thread, where what is posted to it runs
    StopSource m_stop;
};

} // namespace settebello

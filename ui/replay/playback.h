// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

namespace settebello {

class TableView;

/// Lets a table show plays that were made, one after the other: each once nothing moves any more,
/// and after a pause.
class Playback : public QObject {
    Q_OBJECT

public:
    /// @param step makes the next play; false if there is none. The table must outlive it.
    Playback(const TableView& table, const std::function<bool()>& step, QObject* parent = nullptr);

    /// That of the cards; the pause is shorter the faster they are.
    void setSpeed(double speed) { m_speed = speed; }
    /// Begins, with a play at once if nothing moves.
    void start();
    void stop();
    bool isRunning() const { return m_isRunning; }

signals:
    /// There was no play any more.
    void ended();

private:
    void goOn();
    void wait();

    const TableView& m_table;
    std::function<bool()> m_step;
    double m_speed = 1;
    bool m_isRunning = false;
    bool m_hasBegun = false; ///< with a play
    QTimer m_next;           ///< fires when it is time for the next play
};

} // namespace settebello

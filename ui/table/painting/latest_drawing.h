// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>

#include <functional>

namespace settebello {

/// Draws on a thread of its own what is too large to be drawn while the window waits. Only the last
/// request counts: what was requested before is dropped, or its result is.
class LatestDrawing : public QObject {
public:
    explicit LatestDrawing(QObject* parent = nullptr);
    /// Waits for the drawing in progress.
    ~LatestDrawing() override;

    /// @param draw runs on the thread and must own all that it uses. @param use gets what it
    /// returns, later and in the thread of this object.
    template <typename Draw, typename Use>
    void request(Draw draw, Use use) {
        start([this, number = ++m_number, draw = std::move(draw), use = std::move(use)] {
            deliver(number, [drawing = draw(), use] { use(drawing); });
        });
    }

private:
    void start(std::function<void()> job);
    void deliver(int number, std::function<void()> use);

    int m_number = 0; ///< of the last request
    QThreadPool m_thread;
};

} // namespace settebello

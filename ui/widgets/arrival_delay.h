// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>

#include <optional>

class QInputEvent;

namespace settebello {

/// How long keys and clicks were on their way to the program.
///
/// The window system says of most of them when they were made, by a clock of its own that may begin
/// anywhere and wrap around at 32 bits. The least difference from the program's clock so far is
/// that of one which arrived at once. Where that cannot be right, because one of the clocks was
/// stopped or there is more than one, nothing counts as late.
class ArrivalDelay : public QObject {
    Q_OBJECT

public:
    /// The one of the program, which watches all keys and clicks from the first call on.
    static ArrivalDelay& ofProgram();

    /// In milliseconds; 0 if the event does not say when it was made.
    qint64 of(const QInputEvent& event);
    /// Takes the last event for one that arrived at once. Whoever refuses one as late calls this,
    /// so that a clock which has changed costs one key at most.
    void forget();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    explicit ArrivalDelay(QObject* parent);

    QElapsedTimer m_clock;
    std::optional<quint32> m_least; ///< how far the window system's clock is behind
    quint32 m_last = 0;             ///< likewise by the last event
};

} // namespace settebello

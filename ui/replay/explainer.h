// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/explanation.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <optional>

namespace settebello {

/// Finds out on a thread of its own why an opponent decided as it did.
class Explainer : public QObject {
    Q_OBJECT

public:
    explicit Explainer(QObject* parent = nullptr);
    /// Stops thinking and waits for it to end.
    ~Explainer() override;

    /// explained() follows, for a level that thinks after a second or two, unless stop() or another
    /// question comes first. @param seed of the level's player, if it is known. @pre as for
    /// explain()
    void ask(const PlayerView& view, const Decision& decision, const QString& level,
             std::optional<quint64> seed);
    void stop();
    bool thinking() const { return m_thinking; }

signals:
    void explained(const settebello::Explanation& explanation);

private:
    StopSource m_stop;
    quint64 m_question = 0; ///< the number of the question being thought about
    bool m_thinking = false;
    QThreadPool m_thread;
};

} // namespace settebello

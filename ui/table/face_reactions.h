// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/expression.h"
#include "game/event.h"

#include <QObject>
#include <QTimer>

namespace settebello {

class Director;
class TablePainter;

/// Lets the faces on the table react for a moment to what the table shows: to a capture and a sweep
/// while it is shown, to the score of a round and the end of the match once they have been. Nobody
/// waits for it, and the next card ends it.
class FaceReactions : public QObject {
    Q_OBJECT

public:
    /// @param director, painter must outlive the reactions. @param parent the table
    FaceReactions(const Director& director, TablePainter& painter, QObject* parent);

    /// Without motion faces do not react.
    void setAllowed(bool allowed);
    /// A face reacts as its friend wants it to.
    void express(int seat, Expression expression);
    /// All faces are as usual at once.
    void end();
    /// What the faces show at the moment; Waiting where one does not react.
    const BySeat<Expression>& shown() const { return m_shown; }

signals:
    /// Faces must be painted again.
    void changed();

private:
    void onBegun(const Event& event);
    void onShown(const Event& event);
    void react(const Event& event);
    void show(const BySeat<Expression>& expressions);

    const Director& m_director;
    TablePainter& m_painter;
    BySeat<Expression> m_shown{};
    bool m_allowed = true;
    QTimer m_over;
};

} // namespace settebello

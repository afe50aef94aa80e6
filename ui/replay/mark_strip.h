// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/replay_bar.h"

class QSlider;

namespace settebello {

/// The marks of a match over a slider, each over its position.
class MarkStrip : public QWidget {
    Q_OBJECT

public:
    explicit MarkStrip(QWidget* parent = nullptr);

    /// @param slider as wide as the strip, and living as long.
    void setMarks(const QList<ReplayBar::MarkedPosition>& marks, const QSlider& slider);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<ReplayBar::MarkedPosition> m_marks;
    const QSlider* m_slider = nullptr;
};

} // namespace settebello

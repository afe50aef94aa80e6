// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace settebello {

/// What a mistake cost as a bar, on a scale of the points of a round with a tick at each.
class CostBar : public QWidget {
    Q_OBJECT

public:
    /// @param points 0 or more.
    explicit CostBar(double points, QWidget* parent = nullptr);

    /// The points at the end of the scale: 2, or as many whole ones as there are.
    int scale() const { return m_scale; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double m_points;
    int m_scale;
};

} // namespace settebello

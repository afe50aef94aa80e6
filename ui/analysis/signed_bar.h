// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace settebello {

/// A number as a bar to the right of a line in the middle, or to the left, and hatched, if it is
/// negative.
class SignedBar : public QWidget {
    Q_OBJECT

public:
    explicit SignedBar(QWidget* parent = nullptr);

    /// @param scale the largest that can be shown, above 0
    void setScale(double scale);
    void setPoints(double points);

    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double m_scale = 1;
    double m_points = 0;
};

} // namespace settebello

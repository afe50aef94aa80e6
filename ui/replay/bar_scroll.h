// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace settebello {

/// As high as the bar if there is room; else the bar scrolls, and what is above it stays.
class BarScroll : public QScrollArea {
    Q_OBJECT

public:
    explicit BarScroll(QWidget* bar, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int heightOf(int width) const;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace settebello {

/// A check box that wraps its text where there is little room; Qt's own cuts it off.
class WrappedCheckBox : public QCheckBox {
    Q_OBJECT

public:
    explicit WrappedCheckBox(QWidget* parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override;

protected:
    bool hitButton(const QPoint& position) const override { return rect().contains(position); }
    void paintEvent(QPaintEvent* event) override;

private:
    /// The width of the box and its distance from the text.
    int textLeft() const;
    QRect textIn(const QRect& place) const;
};

} // namespace settebello

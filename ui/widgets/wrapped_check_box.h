// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace settebello {

/// A box to tick whose text is broken into lines where the place is narrow; Qt's own cuts it off.
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
    /// The width of the box and what parts it from the text.
    int textLeft() const;
    QRect textIn(const QRect& place) const;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/widget_size.h"

#include <QEvent>
#include <QWidget>

#include <algorithm>

namespace settebello {

namespace {

class HeightKeeper : public QObject {
public:
    explicit HeightKeeper(QWidget* widget)
        : QObject(widget) {}

    bool eventFilter(QObject* watched, QEvent* event) override {
        switch (event->type()) {
        case QEvent::Resize:
        case QEvent::Show:
        case QEvent::LayoutRequest:
        case QEvent::FontChange: {
            auto* widget = static_cast<QWidget*>(watched);
            if (!widget->isHidden()) { // showInPlace() holds the room of one that is
                widget->setMinimumHeight(std::max(0, widget->heightForWidth(widget->width())));
            }
            break;
        }
        default:
            break;
        }
        return false;
    }
};

} // namespace

void keepAsHighAsNeeded(QWidget* widget) {
    widget->installEventFilter(new HeightKeeper(widget));
}

void retainSizeWhenHidden(QWidget& widget, bool retains) {
    QSizePolicy policy = widget.sizePolicy();
    policy.setRetainSizeWhenHidden(retains);
    widget.setSizePolicy(policy);
}

} // namespace settebello

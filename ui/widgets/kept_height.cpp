// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/kept_height.h"

#include <QEvent>
#include <QLayout>
#include <QWidget>

#include <algorithm>

namespace settebello {

namespace {

int neededHeight(const QWidget& widget) {
    const QLayout* layout = widget.layout();
    return layout ? layout->totalHeightForWidth(widget.width())
                  : widget.heightForWidth(widget.width());
}

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
                widget->setMinimumHeight(std::max(0, neededHeight(*widget)));
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

} // namespace settebello

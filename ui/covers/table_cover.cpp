// SPDX-License-Identifier: GPL-3.0-or-later
#include "covers/table_cover.h"

#include "table/layout/table_layout.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QWidget>

#include <algorithm>

namespace settebello {

void takeFocusFor(QWidget* cover, QWidget* first) {
    cover->parentWidget()->setFocusProxy(first);
    if (!cover->isAncestorOf(cover->window()->focusWidget())) {
        first->setFocus(Qt::OtherFocusReason);
    }
}

void giveFocusBack(QWidget* cover) {
    QWidget* table = cover->parentWidget();
    const bool hadFocus = cover->isAncestorOf(cover->window()->focusWidget());
    table->setFocusProxy(nullptr);
    if (hadFocus) {
        table->setFocus(Qt::OtherFocusReason);
    }
}

bool filterCoverEvent(const QWidget* cover, const QObject* watched, const QEvent* event,
                      const std::function<void()>& place) {
    if (watched == cover->parentWidget()) {
        if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange) {
            place();
        }
        return false;
    }
    return event->type() == QEvent::KeyPress &&
           static_cast<const QKeyEvent*>(event)->isAutoRepeat();
}

int coverTextHeight(const QWidget* cover) {
    const QWidget* table = cover->parentWidget();
    return qRound(
        std::max(QFontMetricsF(table->font()).height(), TableLayout::textFor(table->size())));
}

bool fitText(int least, int most, const std::function<bool(int)>& fitsAt) {
    most = std::max(least, most);
    if (fitsAt(most)) {
        return true;
    }
    int tooLarge = most; // the least that does not fit
    int fitting = least - 1;
    while (tooLarge - fitting > 1) {
        const int middle = (fitting + tooLarge) / 2;
        (fitsAt(middle) ? fitting : tooLarge) = middle;
    }
    return fitsAt(std::max(least, fitting));
}

int tableEdge(const QWidget* cover) {
    LayoutParameters table;
    table.size = cover->parentWidget()->size();
    return qRound(TableLayout(table).border());
}

} // namespace settebello

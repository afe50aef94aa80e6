// SPDX-License-Identifier: GPL-3.0-or-later
#include "covers/table_cover.h"

#include "table/layout/table_layout.h"
#include "table/painting/fitted_text.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPushButton>

#include <algorithm>

namespace settebello {

TableCover::TableCover(QWidget* table)
    : QFrame(table) {
    table->installEventFilter(this);
}

QPushButton* TableCover::makeButton(const char* name, bool quiet, QWidget* parent) {
    auto* button = new QPushButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(true);
    button->setProperty("quiet", quiet);
    button->installEventFilter(this);
    return button;
}

void TableCover::cover(QWidget* first) {
    show();
    raise();
    parentWidget()->setFocusProxy(first);
    if (!isAncestorOf(window()->focusWidget())) {
        first->setFocus(Qt::OtherFocusReason);
    }
}

void TableCover::uncover() {
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    parentWidget()->setFocusProxy(nullptr);
    if (hadFocus) {
        parentWidget()->setFocus(Qt::OtherFocusReason);
    }
    hide();
}

void TableCover::leave() {
    uncover();
    deleteLater(); // one of its buttons may have been pressed
}

int TableCover::textHeight() const {
    const QFont& font = parentWidget()->font();
    return qRound(std::max(QFontMetricsF(font).height() * lineScale(font),
                           TableLayout::textFor(parentWidget()->size())));
}

int TableCover::edge() const {
    LayoutParameters table;
    table.size = parentWidget()->size();
    return qRound(TableLayout(table).border());
}

QRect TableCover::cloth() const {
    return parentWidget()->rect().marginsRemoved(QMargins() + edge());
}

void TableCover::moveToMiddle(QSize size) {
    QRect place(QPoint(), size);
    place.moveCenter(cloth().center());
    setGeometry(place);
}

void TableCover::polishParts() {
    for (QWidget* widget : findChildren<QWidget*>()) {
        widget->ensurePolished();
    }
}

bool TableCover::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget()) {
        if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange) {
            place();
        }
    } else if (event->type() == QEvent::KeyPress &&
               static_cast<const QKeyEvent*>(event)->isAutoRepeat()) {
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void TableCover::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        place();
    }
    QFrame::changeEvent(event);
}

void TableCover::keyPressEvent(QKeyEvent*) {}

void TableCover::mousePressEvent(QMouseEvent* event) {
    event->accept();
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

} // namespace settebello

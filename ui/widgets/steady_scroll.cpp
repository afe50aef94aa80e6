// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/steady_scroll.h"

#include "widgets/page_scrolling.h"
#include "widgets/widget_size.h"

#include <QApplication>
#include <QCursor>
#include <QLayout>
#include <QPointer>
#include <QScrollBar>

#include <algorithm>
#include <vector>

namespace settebello {

namespace {

bool isUnderPointer(const QWidget& widget) {
    return widget.rect().contains(widget.mapFromGlobal(QCursor::pos()));
}

/// Whether the player is operating it, with the mouse or with keys.
bool isInUse(const QWidget& widget) {
    const QWidget* const focus = QApplication::focusWidget();
    return isUnderPointer(widget) ||
           (focus != nullptr && (focus == &widget || widget.isAncestorOf(focus)));
}

/// Lets the layouts take up what has changed, which Qt would do later: from the innermost outwards,
/// a level at a time.
void layOutNow() {
    constexpr int kLevels = 8; // more than a page has
    for (int i = 0; i < kLevels; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    }
}

} // namespace

void showInPlace(QWidget& widget, bool shown) {
    const bool holds = !widget.isHidden() || widget.sizePolicy().retainSizeWhenHidden();
    const bool keeps = !shown && holds && widget.parentWidget()->isVisible() && isInUse(widget);
    retainSizeWhenHidden(widget, keeps);
    widget.setMinimumHeight(keeps ? widget.height() : 0); // what it shows may be gone already
    widget.setVisible(shown);
}

SteadyScroll::SteadyScroll(QWidget* page, QWidget* parent)
    : QScrollArea(parent)
    , m_room(new QSpacerItem(0, 0)) {
    setFocusPolicy(Qt::NoFocus);
    page->layout()->addItem(m_room);
    setPage(this, page);
}

QWidget* SteadyScroll::anchor() const {
    if (isUnderPointer(*viewport())) {
        return widget()->childAt(widget()->mapFromGlobal(QCursor::pos()));
    }
    QWidget* focused = widget()->focusWidget();
    return focused != nullptr && focused->hasFocus() ? focused : nullptr;
}

void SteadyScroll::change(const std::function<void()>& make) {
    struct Kept {
        QPointer<QWidget> widget;
        int y;
    };
    const auto place = [this](QWidget* kept) { return kept->mapTo(window(), QPoint()).y(); };
    std::vector<Kept> all; // and what it is in, since it may be hidden
    for (QWidget* kept = anchor(); kept && kept != widget(); kept = kept->parentWidget()) {
        all.push_back({kept, place(kept)});
    }
    const int before = verticalScrollBar()->value();
    make();
    layOutNow();
    for (const Kept& kept : all) {
        if (kept.widget && kept.widget->isVisible()) {
            scrollTo(verticalScrollBar()->value() + place(kept.widget) - kept.y);
            return;
        }
    }
    scrollTo(before);
}

/// Scrolls there, and makes the page as long as that needs.
void SteadyScroll::scrollTo(int value) {
    QScrollBar* bar = verticalScrollBar();
    const int room = std::max(0, value - (bar->maximum() - m_room->sizeHint().height()));
    if (room != m_room->sizeHint().height()) {
        m_room->changeSize(0, room);
        widget()->layout()->invalidate();
        layOutNow();
    }
    bar->setValue(value);
}

} // namespace settebello

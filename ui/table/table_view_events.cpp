// SPDX-License-Identifier: GPL-3.0-or-later
// The half of TableView that the window system and screen readers talk to.
#include "table/input/table_keys.h"
#include "table/table_view_p.h"

#include <QAccessible>
#include <QEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <cstdlib>

namespace settebello {

namespace {

/// Neither a modifier by itself nor a shortcut of the window.
bool meansSomething(const QKeyEvent& event) {
    const bool alone = event.key() >= Qt::Key_Shift && event.key() <= Qt::Key_ScrollLock;
    return !alone && event.key() != Qt::Key_AltGr &&
           (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0;
}

} // namespace

std::vector<AccessibleItem> TableView::read() const {
    if (!d->controller.hasMatch()) {
        return {};
    }
    QStringList seats;
    for (const SeatSetup& seat : d->controller.plan().seats) {
        seats.append(seat.name);
    }
    return accessibleItems(
        {d->director.board(), d->director.layout(), d->input.chooser(), seats, d->sideNames()});
}

std::optional<Card> TableView::focusedCard() const {
    return d->input.focus();
}

void TableView::focusCard(Card card) {
    setFocus(Qt::OtherFocusReason);
    d->input.setFocus(card);
}

void TableView::activateCard(Card card) {
    if (d->controller.paused()) {
        return;
    }
    d->refusal.dismiss();
    d->input.activate(card);
}

void TableView::selectChoice(int choice) {
    if (!d->controller.paused()) {
        d->input.selectChoice(choice);
    }
}

void TableView::notifyScreenReaders() {
    if (QAccessible::isActive()) {
        static_cast<TableAccessible*>(QAccessible::queryAccessibleInterface(this))->notifyChanges();
    }
}

void TableView::onFocused() {
    if (d->input.chooser().choosing()) {
        d->announcer->announce(choiceText(d->input.chooser()));
        return;
    }
    if (!QAccessible::isActive()) {
        return;
    }
    const std::vector<AccessibleItem> places = read();
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i].isCard() && focusedCard() == places[i].card()) {
            QAccessibleEvent event(this, QAccessible::Focus);
            event.setChild(static_cast<int>(i));
            QAccessible::updateAccessibility(&event);
        }
    }
}

void TableView::repaintMoved() {
    update(d->picture.moved(d->input));
}

void TableView::paintEvent(QPaintEvent* event) {
    if (d->picture.needsFit(size(), devicePixelRatioF())) { // another screen
        updateLayout();
    }
    QPainter painter(this);
    d->picture.paint(painter, event->region(), d->input, hasFocus());
}

void TableView::resizeEvent(QResizeEvent*) {
    updateLayout();
}

void TableView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        if (d->controller.hasMatch()) {
            d->picture.setSeats(d->seats());
            d->director.setSideNames(d->sideNames());
        }
        d->cloth.start(); // words that are drawn ahead of time
        d->questions.retranslate();
        d->hints.retranslate();
        d->handOver.retranslate();
        d->refusal.retranslate();
        d->moves->retranslate();
        d->pause->retranslate();
        d->picture.setLine(lineFor(d->told));
        retranslate();
        update();
    } else if (event->type() == QEvent::FontChange) {
        updateLayout();
    }
    QWidget::changeEvent(event);
}

bool TableView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const std::optional<int> seat = d->picture.seatAt(help->pos());
        QToolTip::showText(help->globalPos(), seat ? d->picture.seatToolTip(*seat) : QString(),
                           this);
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        const bool back = key->key() == Qt::Key_Backtab;
        if ((key->key() == Qt::Key_Tab || back) && d->input.tab(back ? -1 : 1)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

/// Whoever presses something wants to see what comes.
void TableView::hurry() {
    if (!d->director.moving()) {
        d->controller.hurry();
    }
}

void TableView::keyPressEvent(QKeyEvent* event) {
    hurry();
    if (d->handOver.key(*event)) {
        return;
    }
    if (d->director.showsItems() && meansSomething(*event)) {
        if (event->key() == Qt::Key_Escape) {
            d->director.finish();
        } else {
            d->director.finishItem();
        }
    } else if (event->key() == Qt::Key_R && event->modifiers() == Qt::NoModifier) {
        showLastMove();
    } else if (event->key() == Qt::Key_H && event->modifiers() == Qt::NoModifier) {
        showHint();
    } else if (event->key() == Qt::Key_Escape && (d->hints.dismiss() || d->refusal.dismiss())) {
        update();
    } else {
        if (!isModifierKey(event->key())) {
            d->refusal.dismiss();
        }
        if (pressTableKey(d->input, *event)) {
            return;
        }
        if (event->key() == Qt::Key_Escape && movesShown()) {
            showMoves(false);
        } else {
            QWidget::keyPressEvent(event);
        }
    }
}

void TableView::mousePressEvent(QMouseEvent* event) {
    hurry();
    d->refusal.dismiss();
    if (event->button() == Qt::LeftButton && d->director.showsItems()) {
        d->director.finishItem();
    } else if (event->button() == Qt::LeftButton) {
        d->input.press(event->position());
    } else {
        d->director.finish();
    }
}

void TableView::mouseMoveEvent(QMouseEvent* event) {
    d->input.move(event->position(), event->buttons().testFlag(Qt::LeftButton));
}

void TableView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        d->input.release(event->position());
    }
}

void TableView::wheelEvent(QWheelEvent* event) {
    // A touchpad sends many of these for one movement: a notch is an item.
    d->wheel += std::abs(event->angleDelta().y());
    if (!d->director.showsItems()) {
        d->director.finish();
        d->wheel = 0;
    } else if (d->wheel >= QWheelEvent::DefaultDeltasPerStep) {
        d->director.finishItem();
        d->wheel = 0;
    }
}

void TableView::leaveEvent(QEvent*) {
    d->input.leave();
}

void TableView::focusInEvent(QFocusEvent*) {
    update();
}

void TableView::focusOutEvent(QFocusEvent*) {
    update();
}

} // namespace settebello

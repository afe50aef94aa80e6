// SPDX-License-Identifier: GPL-3.0-or-later
#include "covers/table_cover.h"

#include "table/layout/table_layout.h"
#include "table/painting/fitted_text.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPushButton>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

/// Whether a button would go down, and do what it does when it is released.
bool presses(const QEvent& event) {
    if (event.type() == QEvent::KeyPress) {
        const int key = static_cast<const QKeyEvent&>(event).key();
        return key == Qt::Key_Space || key == Qt::Key_Select || key == Qt::Key_Return ||
               key == Qt::Key_Enter;
    }
    return event.type() == QEvent::MouseButtonPress || event.type() == QEvent::MouseButtonDblClick;
}

bool isRepeated(const QEvent& event) {
    return event.type() == QEvent::KeyPress && static_cast<const QKeyEvent&>(event).isAutoRepeat();
}

} // namespace

TableCover::TableCover(QWidget* table)
    : QFrame(table)
    , m_lock(this) {
    table->installEventFilter(this);
    connect(&m_lock, &InputLock::ended, this, [this] { showLocked(false); });
    connect(&m_lock, &InputLock::tooLate, this, &TableCover::lock);
}

void TableCover::lock() {
    m_lock.begin();
    showLocked(true);
}

void TableCover::guard() {
    m_isGuarded = true;
    if (!isHidden()) {
        lock();
    }
}

bool TableCover::refuses() {
    if (!m_lock.isActive()) {
        return false;
    }
    m_lock.begin();
    return true;
}

/// A locked button looks disabled. It is not, since it would lose the focus.
void TableCover::showLocked(bool locked) {
    for (QPushButton* button : m_madeButtons) {
        button->setProperty("locked", locked);
        button->style()->unpolish(button); // which does not notice a property by itself
        button->style()->polish(button);
        button->update();
    }
}

QPushButton* TableCover::makeButton(const char* name, bool quiet, QWidget* parent) {
    auto* button = new QPushButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(true);
    button->setProperty("quiet", quiet);
    button->installEventFilter(this);
    m_madeButtons += button;
    return button;
}

void TableCover::whenPressed(QPushButton* button, const std::function<void()>& action) {
    connect(button, &QPushButton::clicked, this, [this, action] {
        if (!refuses()) {
            action();
        }
    });
}

void TableCover::cover(QWidget* first) {
    show();
    raise();
    parentWidget()->setFocusProxy(first);
    if (m_isGuarded) {
        lock();
    }
    if (!isAncestorOf(window()->focusWidget())) {
        first->setFocus(Qt::OtherFocusReason);
    }
}

void TableCover::uncover() {
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    parentWidget()->setFocusProxy(nullptr);
    if (hadFocus) {
        parentWidget()->setFocus(Qt::PopupFocusReason); // it comes back, as from a menu
    }
    hide();
}

void TableCover::leave() {
    uncover();
    deleteLater(); // one of its buttons may have been pressed
}

int TableCover::readilyAtLeast(int wanted) {
    constexpr double kGivesWay = 0.75;
    return std::max(kLeastText, qRound(wanted * kGivesWay));
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

void TableCover::coverWholeLabels(const TableLayout& layout) {
    const QRect cloth = this->cloth();
    QRect covered = geometry();
    for (bool hasGrown = true; hasGrown;) { // it may reach others then
        hasGrown = false;
        for (int seat = 0; seat < layout.players(); ++seat) {
            const QRect label = layout.seat(seat).label.toAlignedRect() & cloth;
            if (covered.intersects(label) && !covered.contains(label)) {
                QRect across(QPoint(), label.size()); // so that it stays in the middle
                across.moveCenter(cloth.topLeft() + cloth.bottomRight() - label.center());
                covered = (covered | label | across) & cloth;
                hasGrown = true;
            }
        }
    }
    setGeometry(covered);
}

void TableCover::placeSoon() {
    if (!std::exchange(m_placeIsDue, true)) {
        const auto placeNow = [this] {
            m_placeIsDue = false;
            place();
        };
        QMetaObject::invokeMethod(this, placeNow, Qt::QueuedConnection);
    }
}

void TableCover::polishParts() {
    for (QWidget* widget : findChildren<QWidget*>()) {
        widget->ensurePolished();
    }
}

bool TableCover::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget()) {
        if (!isHidden() &&
            (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)) {
            place();
        }
    } else if ((presses(*event) && refuses()) || isRepeated(*event)) {
        return true;
    } else if (m_isGuarded && bringsFocusBack(*event)) {
        lock();
    }
    return QFrame::eventFilter(watched, event);
}

void TableCover::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (!isHidden()) {
            place();
        }
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

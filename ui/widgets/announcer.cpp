// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/announcer.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace settebello {

namespace {

class AnnouncerAccessible : public QAccessibleWidget {
public:
    explicit AnnouncerAccessible(QLabel* label)
        : QAccessibleWidget(label, QAccessible::Notification) {}
    QString text(QAccessible::Text text) const override {
        return text == QAccessible::Name ? static_cast<QLabel*>(object())->text() : QString();
    }
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* announcer = qobject_cast<Announcer*>(object);
    return announcer != nullptr ? new AnnouncerAccessible(announcer) : nullptr;
}

} // namespace

Announcer::Announcer(QWidget* parent)
    : QLabel(parent) {
    QAccessible::installFactory(&makeAccessible); // Qt keeps it once
    setGeometry(0, 0, 1, 1);                      // must exist, need not be visible
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void Announcer::announce(const QString& text) {
    if (text.isEmpty()) {
        return;
    }
    setText(text);
    emit announced(text);
    if (QAccessible::isActive()) {
        QAccessibleEvent hidden(this, QAccessible::ObjectHide);
        QAccessible::updateAccessibility(&hidden);
        QAccessibleEvent shown(this, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&shown);
    }
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/announcer.h"

#include "widgets/label_role.h"

#include <QLabel>

namespace settebello {

Announcer::Announcer(QWidget* parent)
    : QWidget(parent) {
    setGeometry(0, 0, 1, 1); // must exist, need not be visible
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    for (QLabel*& label : m_labels) {
        label = new QLabel(this);
        label->setGeometry(rect()); // or it grows with its text
        label->setTextFormat(Qt::PlainText);
        label->hide();
        setLabelRole(label, QAccessible::Notification);
    }
}

void Announcer::announce(const QString& text) {
    if (text.isEmpty()) {
        return;
    }
    m_text = text;
    QLabel* const label = m_labels[m_next];
    m_next = (m_next + 1) % m_labels.size();
    label->hide();
    label->setText(text);
    label->show(); // tells screen readers
    emit announced(text);
}

void Announcer::clear() {
    m_text.clear();
    m_next = 0;
    for (QLabel* label : m_labels) {
        label->clear();
    }
}

} // namespace settebello

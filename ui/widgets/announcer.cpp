// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/announcer.h"

#include "widgets/label_role.h"

#include <QLabel>
#include <QRegion>

namespace settebello {

Announcer::Announcer(QWidget* parent)
    : QWidget(parent) {
    // It must exist, but is never seen, whatever style sheet there is: nothing of it is painted.
    setGeometry(0, 0, 1, 1);
    setMask(QRegion(width(), 0, 1, 1));
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    for (Announcement& announcement : m_announcements) {
        auto* label = new QLabel(this);
        announcement.label = label;
        label->setGeometry(rect()); // or it grows with its text
        label->setTextFormat(Qt::PlainText);
        label->hide();
        setLabelRole(label, QAccessible::Notification);
    }
}

void Announcer::announce(const QString& text) {
    speak(text, false);
}

void Announcer::announcePrivately(const QString& text) {
    speak(text, true);
}

void Announcer::speak(const QString& text, bool isPrivate) {
    if (text.isEmpty()) {
        return;
    }
    m_text = text;
    Announcement& announcement = m_announcements[m_next];
    m_next = (m_next + 1) % m_announcements.size();
    announcement.isPrivate = isPrivate;
    announcement.label->hide();
    announcement.label->setText(text);
    announcement.label->show(); // tells screen readers
    emit announced(text);
}

/// Screen readers that have kept the text are told that it is gone.
void Announcer::forget(Announcement& announcement) {
    if (announcement.label->text() == m_text) {
        m_text.clear();
    }
    announcement.isPrivate = false;
    announcement.label->setText({});
    announcement.label->hide();
}

void Announcer::clear() {
    m_next = 0;
    for (Announcement& announcement : m_announcements) {
        forget(announcement);
    }
}

void Announcer::forgetPrivate() {
    for (Announcement& announcement : m_announcements) {
        if (announcement.isPrivate) {
            forget(announcement);
        }
    }
}

} // namespace settebello

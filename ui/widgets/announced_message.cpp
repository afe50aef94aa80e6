// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/announced_message.h"

#include "widgets/announcer.h"

#include <QEvent>

#include <utility>

namespace settebello {

AnnouncedMessage::AnnouncedMessage(Announcer* announcer, QWidget* parent)
    : MessageLabel(parent)
    , m_announcer(announcer) {
    hide();
}

void AnnouncedMessage::announce(std::function<QString()> message) {
    m_message = std::move(message);
    setMessage(m_message());
    show();
    m_announcer->announce(m_message());
}

void AnnouncedMessage::reset() {
    m_message = nullptr;
    clear();
    hide();
}

void AnnouncedMessage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && m_message) {
        setMessage(m_message());
    }
    MessageLabel::changeEvent(event);
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/message_label.h"

#include <functional>

namespace settebello {

class Announcer;

/// A message that is spoken when it appears, and follows a change of language. Without one it is
/// hidden.
class AnnouncedMessage : public MessageLabel {
    Q_OBJECT

public:
    /// @param announcer speaks the messages; must outlive them.
    AnnouncedMessage(Announcer* announcer, QWidget* parent);

    /// @param message returns the text in the language in use.
    void announce(std::function<QString()> message);
    void reset();
    bool isEmpty() const { return !m_message; }

protected:
    void changeEvent(QEvent* event) override;

private:
    Announcer* m_announcer;
    std::function<QString()> m_message;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/message_label.h"

#include "widgets/plain_text.h"

#include <QGuiApplication>

namespace settebello {

MessageLabel::MessageLabel(QWidget* parent)
    : QLabel(parent) {
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(QGuiApplication::clipboard(), &QClipboard::changed, this, &MessageLabel::cleanCopied);
}

void MessageLabel::setMessage(const QString& message) {
    setText(breakable(message));
}

QString MessageLabel::message() const {
    return withoutBreaks(text());
}

/// A copied path must be usable elsewhere.
void MessageLabel::cleanCopied(QClipboard::Mode mode) const {
    if (!hasSelectedText()) {
        return;
    }
    QClipboard* clipboard = QGuiApplication::clipboard();
    const QString copied = clipboard->text(mode);
    const QString clean = withoutBreaks(copied);
    if (copied == selectedText() && clean != copied) { // from here, and not yet clean
        clipboard->setText(clean, mode);
    }
}

} // namespace settebello

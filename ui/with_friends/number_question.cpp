// SPDX-License-Identifier: GPL-3.0-or-later
#include "with_friends/number_question.h"

#include "widgets/connect_button.h"
#include "widgets/flow_layout.h"
#include "widgets/style.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace settebello {

NumberQuestion::NumberQuestion(Asked asked, QWidget* parent)
    : QFrame(parent)
    , m_asked(asked)
    , m_question(new QLabel(this))
    , m_number(new QLabel(this))
    , m_same(new QPushButton(this))
    , m_no(new QPushButton(this)) {
    setFrameShape(QFrame::StyledPanel);
    m_question->setWordWrap(true);
    m_number->setObjectName(QStringLiteral("number"));
    m_number->setAlignment(Qt::AlignHCenter);
    m_number->setFont(scaledFont(font(), kReadAloudFactor, true));
    auto* buttons = new FlowLayout(FlowLayout::Last::Follows);
    buttons->addWidget(m_same);
    buttons->addWidget(m_no);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_question);
    column->addWidget(m_number);
    column->addLayout(buttons);
    connectButton(m_same, "sameNumber", this, [this] {
        m_same->setEnabled(false); // the other side has still to answer
        retranslate();
        emit confirmed();
    });
    connectButton(m_no, "otherNumber", this, &NumberQuestion::rejected);
    retranslate();
    hide();
}

void NumberQuestion::ask(const QString& number) {
    m_number->setText(number);
    m_same->setEnabled(true);
    retranslate();
    setVisible(!number.isEmpty());
    if (!number.isEmpty()) {
        m_same->setAccessibleDescription(number);
        m_same->setFocus();
    }
}

void NumberQuestion::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QFrame::changeEvent(event);
}

QString NumberQuestion::question() const {
    if (!m_same->isEnabled()) {
        return tr("Now it has to be confirmed at the other screen, too.");
    }
    return m_asked == Asked::Host ? tr("Somebody in the same house wants to join. Does the other "
                                       "screen show the same number?")
                                  : tr("Does the other screen show the same number?");
}

void NumberQuestion::retranslate() {
    m_question->setText(question());
    m_same->setText(tr("They &are the same"));
    m_no->setText(tr("&No"));
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/first_steps_offer.h"

#include "table/panels/table_prompt.h"

#include <QBoxLayout>
#include <QEvent>
#include <QFontInfo>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace settebello {

namespace {

/// Its text is a little larger, since the table is empty otherwise.
constexpr double kLarger = 1.2;
/// Its width: a multiple of its text height, but at most a share of the table.
constexpr double kWidth = 30;
constexpr double kShare = 0.88;

} // namespace

FirstStepsOffer::FirstStepsOffer(QWidget* table)
    : QFrame(table)
    , m_text(new QLabel(this))
    , m_steps(new QPushButton(this))
    , m_match(new QPushButton(this))
    , m_buttons(new QBoxLayout(QBoxLayout::LeftToRight)) {
    setObjectName(QStringLiteral("firstStepsOffer"));
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignCenter);
    m_steps->setObjectName(QStringLiteral("offeredSteps"));
    m_match->setObjectName(QStringLiteral("offeredMatch"));
    m_buttons->addStretch();
    for (QPushButton* button : {m_steps, m_match}) {
        button->setAutoDefault(true);
        m_buttons->addWidget(button, 0, Qt::AlignHCenter);
    }
    m_buttons->addStretch();
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_text, 1);
    column->addLayout(m_buttons);
    connect(m_steps, &QPushButton::clicked, this, &FirstStepsOffer::stepsWanted);
    connect(m_match, &QPushButton::clicked, this, &FirstStepsOffer::matchWanted);
    table->installEventFilter(this);
    retranslate();
    restyle();
    show();
    m_steps->setFocus(Qt::OtherFocusReason);
}

void FirstStepsOffer::setTheme(const TableTheme& theme) {
    m_theme = theme;
    restyle();
}

void FirstStepsOffer::restyle() {
    const int pixels = qRound(QFontInfo(parentWidget()->font()).pixelSize() * kLarger);
    QColor ground = m_theme.plate;
    ground.setAlpha(255);
    setStyleSheet(QStringLiteral("QFrame#firstStepsOffer { background: %1; border: 2px solid %2;"
                                 " border-radius: 12px; } QLabel { color: %3; font-size: %4px; }")
                      .arg(ground.name(), m_theme.accent.name(), m_theme.plateText.name())
                      .arg(pixels) +
                  TablePrompt::buttonStyle(m_theme, pixels));
    layout()->setContentsMargins(pixels, pixels, pixels, pixels);
    layout()->setSpacing(pixels);
    place();
}

void FirstStepsOffer::retranslate() {
    m_text->setText(tr("Are these cards new to you? The first steps show you the game on this "
                       "table, card by card. You will always find them under Help."));
    m_steps->setText(tr("&First steps"));
    m_match->setText(tr("&New match…"));
    for (QPushButton* button : {m_steps, m_match}) {
        button->setAccessibleDescription(m_text->text());
    }
    place();
}

void FirstStepsOffer::place() {
    ensurePolished();
    for (QWidget* widget : findChildren<QWidget*>()) {
        widget->ensurePolished(); // a style sheet changes its size hint
    }
    const QRect all = parentWidget()->rect();
    for (const auto direction : {QBoxLayout::LeftToRight, QBoxLayout::TopToBottom}) {
        m_buttons->setDirection(direction);
        layout()->invalidate();
        if (layout()->totalMinimumSize().width() <= all.width() * kShare) {
            break;
        }
    }
    const int pixels = layout()->spacing();
    const int width = static_cast<int>(std::min(all.width() * kShare, pixels * kWidth));
    const int wanted = std::max(width, layout()->totalMinimumSize().width());
    QRect place(0, 0, wanted, layout()->totalHeightForWidth(wanted));
    place.moveCenter(all.center());
    setGeometry(place);
}

bool FirstStepsOffer::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget()) {
        if (event->type() == QEvent::Resize) {
            place();
        } else if (event->type() == QEvent::FontChange) {
            restyle();
        }
    }
    return QFrame::eventFilter(watched, event);
}

bool FirstStepsOffer::event(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::Polish || event->type() == QEvent::Show) {
        place();
    }
    return QFrame::event(event);
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/first_steps_offer.h"

#include "lesson/deck_pick.h"
#include "table/panels/table_prompt.h"

#include <QBoxLayout>
#include <QEvent>
#include <QFontInfo>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace settebello {

namespace {

/// The text of the offer is a little larger, since the table is empty otherwise.
constexpr double kLarger = 1.2;
/// The width of the offer: a multiple of its text height, but at most a share of the table.
constexpr double kWidth = 30;
constexpr double kShare = 0.88;
/// The height of the pictured cards: a multiple of the text height.
constexpr double kCardHeight = 8;

} // namespace

FirstStepsOffer::FirstStepsOffer(QWidget* table, const QString& deck)
    : TableCover(table)
    , m_question(new QLabel(this))
    , m_decks(new DeckPick(deck, this))
    , m_text(new QLabel(this))
    , m_steps(makeButton("offeredSteps", false, this))
    , m_decline(makeButton("declineSteps", false, this))
    , m_buttons(new QBoxLayout(QBoxLayout::LeftToRight)) {
    setObjectName(QStringLiteral("firstStepsOffer"));
    for (QLabel* text : {m_question, m_text}) {
        text->setWordWrap(true);
        text->setAlignment(Qt::AlignCenter);
    }
    m_buttons->addStretch();
    for (QPushButton* button : {m_steps, m_decline}) {
        m_buttons->addWidget(button, 0, Qt::AlignHCenter);
    }
    m_buttons->addStretch();
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_question);
    column->addWidget(m_decks);
    column->addWidget(m_text, 1);
    column->addLayout(m_buttons);
    connect(m_decks, &DeckPick::chosen, this, &FirstStepsOffer::deckChosen);
    connect(m_steps, &QPushButton::clicked, this, &FirstStepsOffer::stepsWanted);
    connect(m_decline, &QPushButton::clicked, this, &FirstStepsOffer::declined);
    retranslate();
    place();
    show();
    m_steps->setFocus(Qt::OtherFocusReason);
}

void FirstStepsOffer::setTheme(const TableTheme& theme) {
    m_theme = theme;
    m_pixels = 0;
    place();
}

void FirstStepsOffer::restyle() {
    const int pixels = qRound(QFontInfo(parentWidget()->font()).pixelSize() * kLarger);
    if (pixels == m_pixels) {
        return;
    }
    m_pixels = pixels;
    setStyleSheet(QStringLiteral("QFrame#firstStepsOffer { background: %1; border: 2px solid %2;"
                                 " border-radius: 12px; } QLabel { color: %3; font-size: %4px; }")
                      .arg(m_theme.plate.name(), m_theme.accent.name(), m_theme.plateText.name())
                      .arg(pixels) +
                  TablePrompt::buttonStyle(m_theme, pixels));
    layout()->setContentsMargins(pixels, pixels, pixels, pixels);
    layout()->setSpacing(pixels);
    m_decks->setTheme(m_theme);
    m_decks->setCardHeight(qRound(pixels * kCardHeight));
}

void FirstStepsOffer::retranslate() {
    m_question->setText(tr("Which cards do you know?"));
    m_text->setText(tr("Is the game new to you? The first steps show it to you on this "
                       "table, card by card. You will always find them under Help."));
    m_steps->setText(tr("&First steps"));
    m_decline->setText(tr("&I know the game"));
    for (QPushButton* button : {m_steps, m_decline}) {
        button->setAccessibleDescription(m_text->text());
    }
}

void FirstStepsOffer::place() {
    restyle();
    ensurePolished();
    polishParts();
    m_question->show();
    m_decks->show();
    for (const int columns : {m_decks->count(), (m_decks->count() + 1) / 2}) {
        m_decks->setColumns(columns);
        m_buttons->setDirection(QBoxLayout::LeftToRight);
        if (fits()) {
            break;
        }
    }
    if (!fits()) { // the preferences show the decks too
        m_question->hide();
        m_decks->hide();
    }
    if (!fits()) {
        m_buttons->setDirection(QBoxLayout::TopToBottom);
    }
    layout()->invalidate();
    QRect place(QPoint(), sizeInTable());
    place.moveCenter(parentWidget()->rect().center());
    setGeometry(place);
}

QSize FirstStepsOffer::sizeInTable() const {
    const int pixels = layout()->spacing();
    const int width = static_cast<int>(std::min(parentWidget()->width() * kShare, pixels * kWidth));
    const int wanted = std::max(width, layout()->totalMinimumSize().width());
    return {wanted, layout()->totalHeightForWidth(wanted)};
}

bool FirstStepsOffer::fits() const {
    layout()->invalidate();
    const QSize size = sizeInTable();
    const QSize all = parentWidget()->size();
    return size.width() <= all.width() * kShare && size.height() <= all.height() * kShare;
}

bool FirstStepsOffer::event(QEvent* event) {
    if (event->type() == QEvent::Polish || event->type() == QEvent::Show) {
        place();
    }
    return TableCover::event(event);
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/first_steps_offer.h"

#include "lesson/deck_pick.h"
#include "table/panels/table_prompt.h"
#include "widgets/plain_text.h"

#include <QBoxLayout>
#include <QEvent>
#include <QFontInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <iterator>

namespace settebello {

namespace {

/// The text of the offer is a little larger, since the table is empty otherwise.
constexpr double kLarger = 1.2;
/// The width of the offer, in heights of its text.
constexpr double kWidth = 30;
/// The height of the pictured cards, likewise: as large as there is room for, and smaller where all
/// the rest has none otherwise.
constexpr double kCardHeights[] = {14, 12.5, 11, 9.5, 8, 6.5, 5, 4};
constexpr int kRounding = 2; ///< pixels that rows in rows may lack of the height they ask for

} // namespace

FirstStepsOffer::FirstStepsOffer(QWidget* table, const QString& deck)
    : TableCover(table)
    , m_nameLabel(new QLabel(this))
    , m_name(new QLineEdit(this))
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
    m_nameLabel->setBuddy(m_name);
    m_name->setObjectName(QStringLiteral("offeredName"));
    m_name->setMaxLength(kLongestName);
    auto* named = new QHBoxLayout;
    named->addStretch(1);
    named->addWidget(m_nameLabel);
    named->addWidget(m_name, 2);
    named->addStretch(1);
    m_buttons->addStretch();
    for (QPushButton* button : {m_steps, m_decline}) {
        m_buttons->addWidget(button, 0, Qt::AlignHCenter);
    }
    m_buttons->addStretch();
    auto* column = new QVBoxLayout(this);
    column->addLayout(named);
    column->addWidget(m_question);
    column->addWidget(m_decks);
    column->addWidget(m_text);
    column->addLayout(m_buttons);
    connect(m_name, &QLineEdit::returnPressed, this, &FirstStepsOffer::nameGiven);
    connect(m_decks, &DeckPick::chosen, this, &FirstStepsOffer::deckChosen);
    connect(m_steps, &QPushButton::clicked, this, [this] {
        tellName();
        emit stepsWanted();
    });
    connect(m_decline, &QPushButton::clicked, this, [this] {
        tellName();
        emit declined();
    });
    retranslate();
    place();
    show();
    m_name->setFocus(Qt::OtherFocusReason);
}

/// As typed, without spaces around it.
QString FirstStepsOffer::name() const {
    return m_name->text().trimmed();
}

void FirstStepsOffer::tellName() {
    if (!name().isEmpty()) {
        emit named(name());
    }
}

/// Enter after a name is meant for the name. Without one it is meant for the first button.
void FirstStepsOffer::nameGiven() {
    if (name().isEmpty()) {
        emit stepsWanted();
    } else {
        m_steps->setFocus(Qt::TabFocusReason);
    }
}

void FirstStepsOffer::setTheme(const TableTheme& theme) {
    m_theme = theme;
    m_pixels = 0;
    place();
}

void FirstStepsOffer::restyle(int pixels, double cardHeight) {
    if (pixels != m_pixels) {
        m_pixels = pixels;
        setStyleSheet(
            QStringLiteral("QFrame#firstStepsOffer { background: %1; border: 2px solid %2;"
                           " border-radius: 12px; } QLabel { color: %3; font-size: %4px; }"
                           " QLineEdit { font-size: %4px; }")
                .arg(m_theme.plate.name(), m_theme.accent.name(), m_theme.plateText.name())
                .arg(pixels) +
            TablePrompt::buttonStyle(m_theme, pixels));
        layout()->setContentsMargins(pixels, pixels, pixels, pixels);
        layout()->setSpacing(pixels * 2 / 3);
        m_decks->setTheme(m_theme);
        ensurePolished();
        polishParts();
    }
    m_decks->setLook(pixels, qRound(pixels * cardHeight));
}

void FirstStepsOffer::retranslate() {
    m_nameLabel->setText(tr("What is your &name?"));
    m_name->setPlaceholderText(tr("If you like", "to give a name"));
    m_question->setText(tr("Which cards do you know?"));
    m_text->setText(tr("Is the game new to you? The first steps show it to you on this "
                       "table, card by card. You will always find them under Help."));
    m_steps->setText(tr("&First steps"));
    m_decline->setText(tr("&I know the game"));
    for (QPushButton* button : {m_steps, m_decline}) {
        button->setAccessibleDescription(m_text->text());
    }
}

/// Text and cards give way until everything is seen; on a table that is still too small the decks
/// are left out, which the preferences show too.
void FirstStepsOffer::place() {
    const int wanted = qRound(QFontInfo(parentWidget()->font()).pixelSize() * kLarger);
    const auto fits = [this, wanted](int least, double cardHeight) {
        return fitText(least, wanted,
                       [this, cardHeight](int pixels) { return fitsAt(pixels, cardHeight); });
    };
    showDecks(true);
    for (const double cardHeight : kCardHeights) {
        if (fits(readilyAtLeast(wanted), cardHeight)) {
            return;
        }
    }
    if (!fits(kLeastText, *std::rbegin(kCardHeights))) {
        showDecks(false);
        fits(kLeastText, 0);
    }
}

void FirstStepsOffer::showDecks(bool shown) {
    m_question->setVisible(shown);
    m_decks->setVisible(shown);
}

/// Tries the decks in one row and in two, and at last the buttons under one another.
bool FirstStepsOffer::fitsAt(int pixels, double cardHeight) {
    restyle(pixels, cardHeight);
    for (const auto direction : {QBoxLayout::LeftToRight, QBoxLayout::TopToBottom}) {
        m_buttons->setDirection(direction);
        for (const int columns : {m_decks->count(), (m_decks->count() + 1) / 2}) {
            m_decks->setColumns(columns);
            if (placeInMiddle()) {
                return true;
            }
        }
    }
    return false;
}

/// As wide as the cloth where it has no room otherwise. @return whether it is on the cloth.
bool FirstStepsOffer::placeInMiddle() {
    m_buttons->invalidate();
    layout()->invalidate();
    const QSize all = cloth().size();
    for (const int wanted : {std::min(all.width(), qRound(m_pixels * kWidth)), all.width()}) {
        const int width = std::max(wanted, layout()->totalMinimumSize().width());
        const int height = layout()->totalHeightForWidth(width) + kRounding;
        moveToMiddle({width, height});
        if (width <= all.width() && height <= all.height()) {
            return true;
        }
    }
    return false;
}

void FirstStepsOffer::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        emit declined();
    }
}

bool FirstStepsOffer::event(QEvent* event) {
    if (event->type() == QEvent::Polish || event->type() == QEvent::Show) {
        place();
    }
    return TableCover::event(event);
}

} // namespace settebello

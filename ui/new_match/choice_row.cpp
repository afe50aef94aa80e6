// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_match/choice_row.h"

#include "rules/by_seat.h"
#include "widgets/choice_buttons.h"
#include "widgets/letter_width.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QRadioButton>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kBeforeChoices = 14; ///< pixels
constexpr int kAboveChoices = 4;
constexpr int kUsualTable = 4; ///< players

QVariantList peopleValues() {
    QVariantList values;
    for (int people = 1; people <= kMaxSeats; ++people) {
        values += people;
    }
    return values;
}

} // namespace

ChoiceRow::ChoiceRow(const QVariantList& values, QWidget* parent)
    : QWidget(parent)
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_name(new QLabel(this))
    , m_choices(new ChoiceButtons(values, this)) {
    m_row->setContentsMargins(0, 2, 0, 6);
    m_row->addWidget(m_name);
    m_row->addWidget(m_choices, 1);
    m_name->setBuddy(m_choices);
}

int ChoiceRow::nameWidth() const {
    const QFontMetrics& letters = m_name->fontMetrics();
    return letters.size(Qt::TextShowMnemonic, m_name->text()).width() + letterWidth(letters);
}

void ChoiceRow::setNameWidth(int width) {
    m_name->setMinimumWidth(width);
    arrange();
}

void ChoiceRow::setName(const QString& name) {
    m_name->setText(name);
}

/// Places the values under the name where they do not fit beside it.
void ChoiceRow::arrange() {
    const int needed = std::max(nameWidth(), m_name->minimumWidth()) + kBeforeChoices +
                       m_choices->sizeHint().width();
    const bool stacked = needed > width();
    m_row->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_row->setSpacing(stacked ? kAboveChoices : kBeforeChoices);
}

void ChoiceRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void ChoiceRow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

PeopleRow::PeopleRow(QWidget* parent)
    : ChoiceRow(peopleValues(), parent) {
    connect(&choices(), &ChoiceButtons::chosen, this,
            [this](const QVariant& people) { emit chosen(people.toInt()); });
    retranslate();
    setPeople(1, 2);
}

void PeopleRow::setPeople(int people, int players, const QString& seatless) {
    m_seatless = seatless;
    choices().setCurrent(people);
    for (int more = kUsualTable + 1; more <= kMaxSeats; ++more) {
        choices().button(more)->setVisible(more <= players);
    }
    retranslate();
}

void PeopleRow::retranslate() {
    const QString hint =
        tr("The screen is passed on at each turn; opponents take the other seats.");
    setName(tr("People at this scree&n"));
    choices().setName(tr("People at this screen"));
    choices().setDescription((m_seatless + QLatin1Char(' ') + hint).trimmed());
    for (const QVariant& people : choices().values()) {
        choices().setText(people, QLocale().toString(people.toInt()));
        choices().button(people)->setToolTip(hint);
    }
    arrange();
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_match/level_row.h"

#include "text/level_text.h"
#include "widgets/choice_buttons.h"
#include "widgets/letter_width.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QRadioButton>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kBeforeLevels = 14; ///< pixels
constexpr int kAboveLevels = 4;

QVariantList offered() {
    const QStringList levels = offeredLevels();
    return {levels.begin(), levels.end()};
}

} // namespace

LevelRow::LevelRow(QWidget* parent)
    : QWidget(parent)
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_name(new QLabel(this))
    , m_choices(new ChoiceButtons(offered(), this)) {
    m_row->setContentsMargins(0, 2, 0, 6);
    m_row->addWidget(m_name);
    m_row->addWidget(m_choices, 1);
    m_name->setBuddy(m_choices);
    connect(m_choices, &ChoiceButtons::chosen, this,
            [this](const QVariant& level) { emit chosen(level.toString()); });
    retranslate();
}

void LevelRow::setLevels(const QStringList& levels) {
    const bool alike =
        std::adjacent_find(levels.begin(), levels.end(), std::not_equal_to<>()) == levels.end();
    m_choices->setCurrent(alike ? levels.value(0) : QString());
    m_choices->setEnabled(!levels.isEmpty());
}

int LevelRow::nameWidth() const {
    const QFontMetrics& letters = m_name->fontMetrics();
    return letters.size(Qt::TextShowMnemonic, m_name->text()).width() + letterWidth(letters);
}

void LevelRow::setNameWidth(int width) {
    m_name->setMinimumWidth(width);
    arrange();
}

/// Places the levels under the name where they do not fit beside it.
void LevelRow::arrange() {
    const int needed = std::max(nameWidth(), m_name->minimumWidth()) + kBeforeLevels +
                       m_choices->sizeHint().width();
    const bool stacked = needed > width();
    m_row->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_row->setSpacing(stacked ? kAboveLevels : kBeforeLevels);
}

void LevelRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void LevelRow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void LevelRow::retranslate() {
    m_name->setText(tr("&Level"));
    m_choices->setName(tr("Level of all opponents"));
    for (const QVariant& level : m_choices->values()) {
        m_choices->setText(level, levelName(level.toString()));
        m_choices->button(level)->setToolTip(levelDescription(level.toString()));
    }
    arrange();
}

} // namespace settebello

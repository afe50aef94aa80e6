// SPDX-License-Identifier: GPL-3.0-or-later
#include "covers/cover_question.h"

#include "table/panels/table_prompt.h"
#include "widgets/flow_layout.h"

#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

constexpr int kWidth = 30; ///< in heights of its text
constexpr int kLeast = 9;  ///< pixels of its text

} // namespace

CoverQuestion::CoverQuestion(std::function<Texts()> texts, const TableTheme& theme, QWidget* table)
    : TableCover(table)
    , m_texts(std::move(texts))
    , m_theme(theme)
    , m_panel(new QFrame(this))
    , m_question(new QLabel(m_panel))
    , m_details(new QLabel(m_panel))
    , m_stay(makeButton("stay", false, m_panel))
    , m_go(makeButton("go", true, m_panel)) {
    m_panel->setObjectName(QStringLiteral("coverQuestion"));
    m_question->setObjectName(QStringLiteral("question"));
    auto* column = new QVBoxLayout(m_panel);
    for (QLabel* label : {m_question, m_details}) {
        label->setWordWrap(true);
        column->addWidget(label);
    }
    auto* buttons = new FlowLayout;
    for (QPushButton* button : {m_go, m_stay}) {
        buttons->addWidget(button);
    }
    column->addLayout(buttons);
    connect(m_stay, &QPushButton::clicked, this, &CoverQuestion::stayed);
    connect(m_go, &QPushButton::clicked, this, &CoverQuestion::went);
    retranslate();
    place();
    cover(m_stay);
}

void CoverQuestion::retranslate() {
    const Texts texts = m_texts();
    setAccessibleName(texts.question);
    m_question->setText(texts.question);
    m_details->setText(texts.details);
    m_stay->setText(texts.stay);
    m_go->setText(texts.go);
    for (QPushButton* button : {m_go, m_stay}) {
        button->setAccessibleDescription(texts.question + QLatin1Char(' ') + texts.details);
    }
}

void CoverQuestion::place() {
    setGeometry(parentWidget()->rect());
    const QRect cloth = this->cloth();
    for (int pixels = std::max(kLeast, textHeight()); pixels >= kLeast; --pixels) {
        m_panel->setStyleSheet(
            QStringLiteral("QFrame#coverQuestion { background: %1; border: 2px solid %2;"
                           " border-radius: 0.5em; } QLabel { color: %3; font-size: %4px; }"
                           "QLabel#question { font-weight: bold; }")
                .arg(m_theme.plate.name(), m_theme.accent.name(), m_theme.plateText.name())
                .arg(pixels) +
            TablePrompt::buttonStyle(m_theme, pixels) +
            TablePrompt::quietStyle(m_theme, m_theme.plateText, pixels));
        polishParts();
        m_panel->layout()->setContentsMargins(pixels, pixels, pixels, pixels);
        m_panel->layout()->setSpacing(pixels * 2 / 3);
        m_panel->layout()->invalidate();
        const int least = m_panel->layout()->totalMinimumSize().width();
        const int width = std::min(cloth.width(), std::max(kWidth * pixels, least));
        QRect panel(0, 0, width, m_panel->layout()->totalHeightForWidth(width));
        panel.moveCenter(cloth.center());
        m_panel->setGeometry(panel);
        if (least <= width && panel.height() <= cloth.height()) {
            return;
        }
    }
}

void CoverQuestion::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        emit stayed();
    }
}

void CoverQuestion::paintEvent(QPaintEvent*) {
    QColor veil = m_theme.feltDark;
    veil.setAlpha(150);
    QPainter(this).fillRect(rect(), veil);
}

} // namespace settebello

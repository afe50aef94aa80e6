// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/answer_panel.h"

#include "game/game_controller.h"
#include "practice/practice_text.h"
#include "widgets/flow_layout.h"
#include "widgets/style.h"

#include <QEvent>
#include <QItemSelectionModel>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kSpacing = 2;       ///< between the lines of the list
constexpr int kLetters = 34;      ///< the width
constexpr int kMostPixels = 400;  ///< of it, with large text
constexpr int kLeastPixels = 230; ///< in a small window

const QString kBestSign = QStringLiteral("✓ ");
const QString kWrongSign = QStringLiteral("✗ ");

} // namespace

AnswerPanel::AnswerPanel(QWidget* parent)
    : QWidget(parent)
    , m_question(new QLabel(this))
    , m_verdict(new QLabel(this))
    , m_list(new QListWidget(this))
    , m_again(new QPushButton(this))
    , m_match(new QPushButton(this))
    , m_next(new QPushButton(this)) {
    m_question->setObjectName(QStringLiteral("question"));
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_list->setObjectName(QStringLiteral("answer"));
    m_question->setWordWrap(true);
    m_verdict->setWordWrap(true);
    makeHeading(m_verdict);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setSpacing(kSpacing);
    auto* buttons = new FlowLayout;
    const auto button = [&](QPushButton* made, const char* name, auto signal) {
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, signal);
        buttons->addWidget(made);
    };
    button(m_again, "again", &AnswerPanel::againAsked);
    button(m_match, "match", &AnswerPanel::matchAsked);
    button(m_next, "next", &AnswerPanel::nextAsked);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 0, 0, 0);
    column->addWidget(m_question);
    column->addWidget(m_verdict);
    column->addWidget(m_list, 1);
    column->addStretch();
    column->addLayout(buttons);
    retranslate();
    fit();
}

void AnswerPanel::fit() {
    const int letters = fontMetrics().averageCharWidth() * kLetters;
    setMinimumWidth(std::min(letters, kLeastPixels));
    setMaximumWidth(std::max(kMostPixels, letters));
}

void AnswerPanel::showQuestion(const Exercise& exercise, const MatchPlan& plan) {
    m_answered = false;
    m_reason.clear();
    m_question->setText(questionText(exercise, plan));
    m_verdict->clear();
    m_verdict->hide();
    m_list->hide();
    m_list->clear();
    m_again->hide();
    m_match->hide();
    m_next->setDefault(false);
    retranslate();
}

void AnswerPanel::addTitle(const QString& text) {
    auto* title = new QListWidgetItem(text, m_list);
    title->setFont(scaledFont(font(), 1, true));
}

void AnswerPanel::showAnswer(const Exercise& exercise, const MatchPlan& plan,
                             const Decision& answer) {
    m_answered = true;
    m_question->setText(questionText(exercise, plan));
    m_reason = reasonText(exercise, answer);
    m_verdict->setText((exercise.isRight(answer) ? kBestSign : kWrongSign) +
                       verdictName(exercise, answer));
    m_verdict->show();
    m_list->clear();
    if (!m_reason.isEmpty()) {
        m_list->addItem(m_reason);
    }
    addTitle(tr("What could be played"));
    for (const OptionLine& line : optionLines(exercise, answer)) {
        auto* item = new QListWidgetItem((line.best ? kBestSign : QString()) + line.text, m_list);
        if (line.chosen) {
            item->setFont(scaledFont(font(), 1, true));
        }
    }
    if (const QStringList others = othersTexts(exercise, plan); !others.isEmpty()) {
        addTitle(tr("What the others could hold"));
        m_list->addItems(others);
    }
    m_list->selectionModel()->setCurrentIndex(m_list->model()->index(0, 0),
                                              QItemSelectionModel::NoUpdate);
    m_list->scrollToTop();
    m_list->show();
    m_again->show();
    m_match->setVisible(exercise.source == Exercise::Source::Mistake);
    m_next->setDefault(true);
    retranslate();
}

QString AnswerPanel::spokenText() const {
    return m_answered ? m_verdict->text().mid(kBestSign.size()) + QStringLiteral(". ") + m_reason
                      : m_question->text();
}

void AnswerPanel::focusNext() {
    m_next->setFocus(Qt::OtherFocusReason);
}

void AnswerPanel::retranslate() {
    m_list->setAccessibleName(tr("The answer"));
    m_again->setText(tr("&Try again"));
    m_match->setText(tr("&Show in the match"));
    m_next->setText(m_answered ? tr("&Next") : tr("S&kip"));
}

void AnswerPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        fit();
    }
    QWidget::changeEvent(event);
}

} // namespace settebello

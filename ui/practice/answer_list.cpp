// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/answer_list.h"

#include "game/game_controller.h"
#include "practice/practice_text.h"
#include "widgets/style.h"

#include <QEvent>
#include <QStyledItemDelegate>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kSpacing = 4;       ///< between the lines
constexpr int kLetters = 36;      ///< the width
constexpr int kLeastPixels = 240; ///< of it, in a small window
constexpr double kVerdict = 1.2;  ///< the size of its text

const QString kRightSign = QStringLiteral("✓ ");
const QString kWrongSign = QStringLiteral("✗ ");

/// Leaves some space between the lines. With QListView::setSpacing() a line that just fits is cut.
class SpacedLines : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, kSpacing);
    }
};

} // namespace

AnswerList::AnswerList(QWidget* parent)
    : QListWidget(parent) {
    setWordWrap(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setResizeMode(Adjust);
    setItemDelegate(new SpacedLines(this));
    setFrameShape(NoFrame);
    viewport()->setAutoFillBackground(false);
    fit();
}

void AnswerList::fit() {
    const int letters = fontMetrics().averageCharWidth() * kLetters;
    setMinimumWidth(std::min(letters, kLeastPixels));
    setMaximumWidth(letters * 3 / 2);
}

void AnswerList::begin(const Exercise& exercise, const MatchPlan& plan) {
    clear();
    setAccessibleName(tr("The exercise"));
    addTitle(sourceText(exercise));
    addItem(questionText(exercise, plan));
}

void AnswerList::showQuestion(const Exercise& exercise, const MatchPlan& plan) {
    begin(exercise, plan);
    m_spoken = sourceText(exercise) + QStringLiteral(". ") + questionText(exercise, plan);
}

void AnswerList::addTitle(const QString& text, double factor) {
    auto* title = new QListWidgetItem(text, this);
    title->setFont(scaledFont(font(), factor, true));
}

void AnswerList::showAnswer(const Exercise& exercise, const MatchPlan& plan, const Decision& answer,
                            std::span<const Reason> reasons) {
    begin(exercise, plan);
    const QString verdict = verdictName(exercise, answer);
    const QString reason = reasonText(exercise, answer, reasons);
    m_spoken = verdict + QLatin1Char('.');
    if (!reason.isEmpty()) {
        m_spoken += QLatin1Char(' ') + reason;
    }
    addTitle((exercise.isRight(answer) ? kRightSign : kWrongSign) + verdict, kVerdict);
    if (!reason.isEmpty()) {
        addItem(reason);
    }
    addTitle(tr("What could be played"));
    for (const OptionLine& line : optionLines(exercise, answer)) {
        auto* option = new QListWidgetItem((line.best ? kRightSign : QString()) + line.text, this);
        if (line.chosen) {
            option->setFont(scaledFont(font(), 1, true));
        }
    }
    if (const QStringList others = othersTexts(exercise, plan); !others.isEmpty()) {
        addTitle(tr("What the others could hold"));
        addItems(others);
    }
}

void AnswerList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        fit();
    }
    QListWidget::changeEvent(event);
}

} // namespace settebello

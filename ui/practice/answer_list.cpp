// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/answer_list.h"

#include "game/game_controller.h"
#include "practice/figure_columns.h"
#include "practice/practice_text.h"
#include "widgets/style.h"

#include <QEvent>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kLetters = 36;      ///< the width
constexpr int kLeastPixels = 240; ///< of it, in a small window
constexpr double kVerdict = 1.2;  ///< the size of its text

const QString kRightSign = QStringLiteral("✓ ");
const QString kWrongSign = QStringLiteral("✗ ");

} // namespace

AnswerList::AnswerList(QWidget* parent)
    : QListWidget(parent)
    , m_columns(new FigureColumns(this)) {
    setWordWrap(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setResizeMode(Adjust);
    setItemDelegate(m_columns);
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
    addOptions(optionLines(exercise, answer));
    if (const QStringList others = othersTexts(exercise, plan); !others.isEmpty()) {
        addTitle(tr("What the others could hold"));
        addItems(others);
    }
}

/// In columns: what, the points it is worth, and the chance to win.
void AnswerList::addOptions(const QList<OptionLine>& lines) {
    addTitle(tr("What could be played"));
    QStringList longest{tr("Points", "a column"),
                        tr("Win", "a column: the chance to win the match")};
    QListWidgetItem* title = item(count() - 1);
    title->setData(FigureColumns::kFiguresRole, longest);
    title->setToolTip(tr("Points ahead in the round, and the chance to win the match"));
    for (const OptionLine& line : lines) {
        auto* option = new QListWidgetItem((line.best ? kRightSign : QString()) + line.text, this);
        const QStringList figures{line.points, line.chance};
        option->setData(FigureColumns::kFiguresRole, figures);
        option->setData(Qt::AccessibleTextRole, line.spoken);
        if (line.chosen) {
            option->setFont(scaledFont(font(), 1, true));
        }
        for (qsizetype column = 0; column < figures.size(); ++column) {
            if (figures[column].size() > longest[column].size()) {
                longest[column] = figures[column];
            }
        }
    }
    m_columns->setLongest(longest);
}

void AnswerList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        fit();
    }
    QListWidget::changeEvent(event);
}

} // namespace settebello

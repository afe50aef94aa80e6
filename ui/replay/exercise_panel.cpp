// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/exercise_panel.h"

#include "analysis/analysis_text.h"
#include "practice/practice_text.h"
#include "replay/exercise_run.h"
#include "widgets/label_role.h"
#include "widgets/page_scrolling.h"
#include "widgets/style.h"
#include "widgets/text_sign.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kMargin = 4;
constexpr int kTextMargin = 6; ///< as that of the decision below

constexpr QChar kRightSign = u'✓';
constexpr QChar kWrongSign = u'✗';

/// An answer as a decision of a match is judged.
Moment momentOf(const Exercise& exercise, const Decision& answer) {
    const Option& best = exercise.options.front();
    const Option& given = *exercise.optionOf(answer);
    Judgement judgement;
    judgement.options = exercise.options;
    judgement.chosen = static_cast<std::size_t>(&given - exercise.options.data());
    judgement.place = exercise.place;
    if (!exercise.isRight(answer)) {
        judgement.points = {std::max(0.0, best.points - given.points), 0};
        judgement.chance = {std::max(0.0, best.chance - given.chance), 0};
        judgement.mark = std::max(Mark::Doubtful, markOf(judgement.points, judgement.chance));
    }
    Moment moment;
    moment.kind = Moment::Kind::Decided;
    moment.move = static_cast<int>(exercise.position.decisions.size());
    moment.seat = exercise.seat;
    moment.judgement = judgement;
    return moment;
}

} // namespace

ExercisePanel::ExercisePanel(CardPictures& pictures, QWidget* parent)
    : QWidget(parent)
    , m_pictures(pictures)
    , m_scroll(new QScrollArea(this)) {
    auto* page = new QWidget;
    m_column = new QVBoxLayout(page);
    m_column->setContentsMargins(0, kTextMargin, 0, kTextMargin);
    m_source = addLabel("source");
    m_question = addLabel("question");
    m_verdict = addLabel("answerVerdict");
    m_text = addLabel("nothing");
    m_solve = new QPushButton(page);
    m_solve->setObjectName(QStringLiteral("solve"));
    m_solve->setAutoDefault(false);
    m_column->addWidget(m_solve, 0, Qt::AlignLeading);
    m_column->addStretch(1);
    setPage(m_scroll, page);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->addWidget(m_scroll);
    showNothing({}, {});
    fit();
}

QLabel* ExercisePanel::addLabel(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setContentsMargins(kTextMargin, 0, kTextMargin, 0);
    setLabelRole(label, QAccessible::Paragraph);
    m_column->addWidget(label);
    return label;
}

void ExercisePanel::setTexts(const QString& source, const QString& question, const QString& verdict,
                             const QString& text) {
    delete m_decision;
    m_decision = nullptr;
    m_solve->hide();
    for (const auto& [label, shown] : {std::pair(m_source, source), std::pair(m_question, question),
                                       std::pair(m_verdict, verdict), std::pair(m_text, text)}) {
        label->setText(shown);
        label->setVisible(!shown.isEmpty());
    }
}

void ExercisePanel::showQuestion(const Exercise& exercise, const MatchSetup& setup,
                                 const QString& stillOut) {
    setTexts(sourceText(exercise, m_isOfTheDay), questionText(exercise, setup), {}, stillOut);
    m_spoken = m_source->text() + QStringLiteral(". ") + m_question->text();
}

void ExercisePanel::showPunishment(const Exercise& exercise, const Record& answered,
                                   const Decision& answer, const AnswerFindings& found) {
    m_spoken = wrongName() + QStringLiteral(". ") + lineText(answered, found.lines->played);
    showDecision(exercise, answered, answer, found,
                 {withSign(kWrongSign, wrongName(), fontMetrics()), true, {}, m_spoken, {}});
}

void ExercisePanel::showStep(int step) {
    if (m_decision) {
        if (QWidget* shown = m_decision->showStep(m_branch, step)) {
            m_scroll->ensureWidgetVisible(shown);
        }
    }
}

void ExercisePanel::showAnswer(const Exercise& exercise, const Record* answered,
                               const Decision& answer, const AnswerFindings& found) {
    const QString verdict = verdictName(exercise, answer);
    const QString reason = reasonText(exercise, answer, found.reasons);
    const QString heading =
        withSign(exercise.isRight(answer) ? kRightSign : kWrongSign, verdict, fontMetrics());
    m_spoken = verdict + QLatin1Char('.');
    if (!reason.isEmpty()) {
        m_spoken += QLatin1Char(' ') + reason;
    }
    if (answered == nullptr || exercise.optionOf(answer) == nullptr) {
        setTexts(sourceText(exercise, m_isOfTheDay), {}, heading,
                 reason); // it has no place in the judgement
        return;
    }
    showDecision(exercise, *answered, answer, found,
                 {heading, false, whyText(exercise, answer, found.reasons), m_spoken,
                  answerTexts(exercise, answer) + othersTexts(exercise, answered->setup)});
}

void ExercisePanel::showDecision(const Exercise& exercise, const Record& answered,
                                 const Decision& answer, const AnswerFindings& found,
                                 const DecisionView::Wording& wording) {
    setTexts(sourceText(exercise, m_isOfTheDay), questionText(exercise, answered.setup), {}, {});
    m_answered.emplace(answered);
    m_branch = DecisionView::Branch::Played;
    m_decision = new DecisionView(*m_answered, m_pictures);
    m_decision->showAnswer(momentOf(exercise, answer), {0, 0, found.reasons, found.lines}, wording);
    connect(m_decision, &DecisionView::tableAsked, this,
            [this](DecisionView::Branch branch, const std::vector<Play>& plays) {
                m_branch = branch;
                emit tableAsked(plays);
            });
    connect(m_decision, &DecisionView::rebuilt, this, &ExercisePanel::fit);
    m_column->insertWidget(m_column->indexOf(m_text), m_decision);
    fit();
}

void ExercisePanel::showNothing(const QString& text, const QString& solve) {
    setTexts({}, {}, {}, text);
    m_solve->setText(solve);
    m_solve->setVisible(!solve.isEmpty());
    m_spoken = text;
}

void ExercisePanel::fit() {
    m_source->setFont(scaledFont(font(), 1, true));
    m_verdict->setFont(scaledFont(font(), 1, true));
    const int needed = widthForPage(*m_scroll);
    m_scroll->setMinimumWidth(needed);
    setMaximumWidth(std::max(needed, DecisionView::usualWidth(fontMetrics())) + 2 * kMargin);
}

void ExercisePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        fit();
    }
    QWidget::changeEvent(event);
}

} // namespace settebello

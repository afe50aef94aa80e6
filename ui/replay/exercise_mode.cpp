// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/exercise_mode.h"

#include "practice/choice_bar.h"
#include "practice/finding_bar.h"
#include "practice/idle_analysis.h"
#include "practice/match_search.h"
#include "practice/practice_menu.h"
#include "practice/practice_store.h"
#include "practice/practice_text.h"
#include "replay/exercise_run.h"
#include "settings/file_access.h"
#include "table/table_view.h"
#include "text/rule_book.h"
#include "widgets/announced_message.h"
#include "widgets/announcer.h"
#include "widgets/notice_bar.h"

#include <QKeyEvent>
#include <QPushButton>

#include <algorithm>

namespace settebello {

namespace {

using Action = ExerciseBar::Action;
using Kind = ExerciseChoice::Kind;

/// Those of which one has the focus after an answer, so that Enter leads on.
constexpr Action kEnterActions[] = {Action::Next, Action::Better, Action::Again, Action::Close};
constexpr int kDayCheck = 60'000; ///< ms between two looks at the calendar

} // namespace

ExerciseMode::ExerciseMode(const Parts& parts, const std::string& game, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_game(game)
    , m_queue(parts.idle.store(), parts.windowState) {
    connectParts();
    connectStore();
    connect(&m_dayTimer, &QTimer::timeout, this, &ExerciseMode::checkDay);
    retranslate();
    showButtons();
}

ExerciseMode::~ExerciseMode() {
    stop();
}

PracticeStore& ExerciseMode::store() const {
    return m_parts.idle.store();
}

void ExerciseMode::connectParts() {
    TableView& table = m_parts.table;
    table.installEventFilter(this);
    for (const Action action : kEnterActions) {
        button(action).installEventFilter(this);
    }
    connect(&table, &TableView::refused, this,
            [this](PlayFault fault) { m_brokenRule = bookAnchor(fault); });
    connect(&table, &TableView::ruleAsked, this, &ExerciseMode::showRules);
    connect(&table, &TableView::movesShownChanged, this, [this](bool shown) {
        if (m_isShown && m_exercise && !m_decision) {
            showPanel();
            if (shown) {
                m_parts.announcer->announce(stillOutText(*m_exercise));
            }
        }
    });
    connect(&m_parts.run, &ExerciseRun::answered, this, &ExerciseMode::onAnswered);
    connect(&m_parts.run, &ExerciseRun::found, this, &ExerciseMode::showFindings);
    connect(&m_parts.run, &ExerciseRun::stepped, &m_parts.panel, &ExercisePanel::showStep);
    connect(&m_parts.run, &ExerciseRun::lineEnded, this, &ExerciseMode::showBetter);
    connect(&m_parts.panel.solve(), &QPushButton::clicked, this, &ExerciseMode::more);
    connect(&m_parts.panel, &ExercisePanel::tableAsked, this,
            [this](const std::vector<Play>& plays) { m_parts.run.showLine(plays); });
    connect(&m_parts.bar, &ExerciseBar::pressed, this, &ExerciseMode::onPressed);
    connect(&m_parts.bar.choice(), &ChoiceBar::chosen, this, &ExerciseMode::choose);
    connect(&m_parts.bar.more(), &PracticeMenu::cleared, this, &ExerciseMode::choose);
}

void ExerciseMode::connectStore() {
    connect(&store(), &PracticeStore::changed, this, &ExerciseMode::onChanged);
    connect(&store(), &PracticeStore::noted, this, [this] {
        m_noted = true;
        showFindings();
    });
    connect(&store(), &PracticeStore::noticesChanged, this, &ExerciseMode::showNotices);
    connect(&store(), &PracticeStore::unsavedChanged, this, &ExerciseMode::showNotices);
    connect(&store(), &PracticeStore::exported, this,
            [this](const QString& target, const QString& problem) {
                m_parts.bar.message().announce([target, problem] {
                    return problem.isEmpty()
                               ? tr("Exported to %1.", "a file").arg(shownFileName(target))
                               : problem;
                });
            });
}

void ExerciseMode::onPressed(Action action) {
    switch (action) {
    case Action::Next:
        next();
        break;
    case Action::Better:
        skip();
        break;
    case Action::Moves:
        toggleMoves();
        break;
    case Action::Rules:
        showRules();
        break;
    case Action::Again:
        if (m_answer) { // or a press that was on its way while another exercise came
            ask(std::optional(m_exercise), false);
            focusExercise();
        }
        break;
    case Action::Match:
        if (m_answer) {
            searchMatch();
        }
        break;
    case Action::Close:
        emit closeAsked();
        break;
    }
}

void ExerciseMode::practise() {
    if (m_isShown && m_isPractising) {
        return;
    }
    m_isShown = true;
    const bool wasPractising = m_isPractising;
    m_isPractising = true;
    m_parts.bar.setPractising(true);
    if (!m_begun) {
        retranslate();
        if (store().isLoaded()) {
            begin();
        } else {
            store().load();
        }
    } else if (wasPractising && m_answer) {
        showBetter(); // as it was before the match of it was shown
        showAnswer();
    } else {
        choose();
        focusExercise();
    }
}

void ExerciseMode::play(const Exercise& exercise, const MatchSetup& setup) {
    m_isShown = true;
    m_isPractising = false;
    m_parts.bar.setPractising(false);
    m_setup = setup;
    ask(exercise, false);
    focusExercise();
}

void ExerciseMode::leave() {
    m_isShown = false;
    m_isPunishing = false;
    m_search.stop();
    m_parts.run.leave();
}

void ExerciseMode::stop() {
    m_parts.idle.setPractising(false);
    m_parts.run.leave();
}

/// As soon as the store is read.
void ExerciseMode::begin() {
    m_begun = true;
    m_queue.beginDay();
    m_dayTimer.start(kDayCheck);
    m_queue.findGames(m_game);
    m_parts.bar.choice().setKind(m_queue.firstKind());
    choose();
    focusExercise();
    showNotices();
    m_parts.idle.setPractising(true);
}

void ExerciseMode::choose() {
    m_queue.setChoice(m_parts.bar.choice().choice());
    const bool isAsked = store().isLoaded() && !m_queue.isSessionOver();
    ask(isAsked ? m_queue.next() : std::nullopt, true);
}

void ExerciseMode::toggleMoves() {
    if (m_exercise) {
        m_parts.table.showMoves(!m_parts.table.movesShown());
    }
}

void ExerciseMode::ask(const std::optional<Exercise>& exercise, bool counts) {
    m_exercise = exercise;
    m_decision.reset();
    m_answer.reset();
    m_isPunishing = false;
    m_lineEnded.invalidate();
    m_counts = counts;
    m_brokenRule.clear();
    m_search.stop();
    m_parts.bar.message().reset();
    if (m_exercise && m_isPractising) {
        m_setup = setupOf(*m_exercise);
    }
    m_parts.panel.setOfTheDay(m_isPractising && m_queue.choice().kind == Kind::ProblemOfTheDay);
    if (!m_isShown) {
        return;
    }
    if (m_exercise) {
        m_parts.run.ask(*m_exercise, m_setup);
    } else {
        m_parts.run.clear();
    }
    showAll();
    m_parts.announcer->announce(m_parts.panel.spokenText());
}

/// An exercise without an answer is postponed. After the problem of the day come mistakes, or other
/// problems.
void ExerciseMode::next() {
    if (!m_isPractising) {
        emit closeAsked();
        return;
    }
    if (m_exercise && !m_answer) {
        m_queue.postpone(m_exercise->id);
    }
    if (m_parts.bar.choice().choice().kind == Kind::ProblemOfTheDay) {
        m_parts.bar.choice().setKind(m_queue.secondKind());
    }
    choose();
    focusExercise();
}

/// Problems, where there are no mistakes; or more of the same.
void ExerciseMode::more() {
    if (m_queue.isSessionOver() && m_queue.next()) {
        m_queue.beginSession();
    } else {
        m_parts.bar.choice().setKind(Kind::Problems);
    }
    next();
}

/// The table, or where nothing is asked what leads on.
void ExerciseMode::focusExercise() {
    if (m_exercise) {
        m_parts.table.useKeyboard();
    } else if (!m_parts.panel.solve().isHidden()) {
        m_parts.panel.solve().setFocus();
    } else {
        m_parts.bar.choice().setFocus();
    }
}

/// The first answer counts; it is shown once it is on the disk.
void ExerciseMode::onAnswered(const Decision& decision) {
    m_decision = decision;
    m_brokenRule.clear();
    m_noted = !m_counts;
    if (m_counts) {
        m_queue.note(*m_exercise, decision);
        showCount();
    }
}

/// For the match that the exercise comes from, to show it.
void ExerciseMode::searchMatch() {
    m_search.start([folder = m_parts.idle.folder(), exercise = *m_exercise](
                       const TaskRun& run) { return findMatch(folder, exercise, run.stop()); },
                   [this](const std::optional<FoundMatch>& found) {
                       if (found) {
                           emit matchAsked(*found);
                       } else {
                           m_parts.bar.message().announce(
                               [] { return tr("This match is not kept any more."); });
                       }
                   });
}

void ExerciseMode::showFindings() {
    if (!m_decision || !m_noted || !m_parts.run.findings() || m_answer || !m_isShown) {
        return; // not yet, or of an exercise that was left
    }
    m_answer = m_decision;
    m_isPunishing = m_parts.run.punish();
    if (m_isPunishing) {
        showPunishment();
    } else {
        showAnswer();
    }
}

/// Shows on the table what may follow a wrong answer.
void ExerciseMode::showPunishment() {
    showAll();
    m_parts.announcer->announce(m_parts.panel.spokenText() + QLatin1Char(' ') +
                                tr("Enter or Escape shows the better play."));
    leadOnWith(Action::Better);
}

/// After a line on the table: the question again, with the better play drawn on it.
void ExerciseMode::showBetter() {
    const Decision& best = m_exercise->options.front().decision;
    const bool isWrong = !m_exercise->isRight(*m_answer);
    m_lineEnded.start();
    if (m_parts.run.answeredMatch()) {
        m_parts.run.showQuestion(
            isWrong && best.kind == Decision::Kind::Play ? std::optional(best.play) : std::nullopt);
    }
    if (m_isPunishing) {
        m_isPunishing = false;
        showAnswer();
    }
}

bool ExerciseMode::skip() {
    if (m_isPunishing || m_parts.run.isInLine()) {
        showBetter();
        return true;
    }
    return false;
}

bool ExerciseMode::escape() {
    constexpr int kTooSoon = 1000; // ms: the key was meant for the line
    return skip() || (m_lineEnded.isValid() && !m_lineEnded.hasExpired(kTooSoon));
}

void ExerciseMode::showAnswer() {
    showAll();
    m_parts.announcer->announce(m_parts.panel.spokenText());
    const bool isRight = m_exercise->isRight(*m_answer);
    leadOnWith(m_isPractising ? Action::Next : isRight ? Action::Close : Action::Again);
}

/// Enter presses this button.
void ExerciseMode::leadOnWith(Action action) {
    button(action).setDefault(true);
    button(action).setFocus(Qt::OtherFocusReason);
}

void ExerciseMode::onChanged() {
    if (!m_begun) {
        if (m_isShown && m_isPractising) {
            begin();
        }
    } else if (m_isPractising && !m_exercise && !m_queue.isSessionOver() && m_queue.next()) {
        choose(); // there is one now
    } else if (m_isPractising && m_isShown) {
        showCount();
        if (!m_exercise) {
            showPanel();
        }
    }
}

/// What is due changes at midnight, while the window may be open.
void ExerciseMode::checkDay() {
    if (m_begun && m_queue.beginDay()) {
        onChanged();
    }
}

void ExerciseMode::showRules() {
    if (m_exercise && m_isShown) {
        emit rulesAsked(m_exercise->position.rules, m_brokenRule);
    }
}

void ExerciseMode::showAll() {
    showButtons();
    m_parts.bar.retranslate(m_answer.has_value());
    showPanel();
    showCount();
}

void ExerciseMode::showButtons() {
    const bool isAnswered = m_answer && !m_isPunishing;
    button(Action::Better).setVisible(m_isPunishing);
    button(Action::Next).setVisible(m_exercise && m_isPractising && !m_isPunishing);
    button(Action::Moves).setVisible(m_exercise && !m_isPunishing);
    button(Action::Rules).setVisible(m_exercise.has_value());
    button(Action::Again).setVisible(m_answer.has_value());
    button(Action::Match)
        .setVisible(isAnswered && m_isPractising &&
                    m_exercise->source == Exercise::Source::Mistake);
    for (const Action action : kEnterActions) {
        button(action).setDefault(false);
    }
}

void ExerciseMode::showPanel() {
    ExercisePanel& panel = m_parts.panel;
    if (!m_exercise) {
        const bool isMore = m_queue.isSessionOver() && m_queue.next();
        const bool canSolve =
            m_queue.choice().kind == Kind::Mistakes && !store().problems().empty();
        const QString others = canSolve ? tr("So&lve problems") : QString();
        const QString end = endText(m_queue);
        panel.showNothing(m_begun ? end : QString(), !m_begun ? QString()
                                                     : isMore ? tr("Some mo&re")
                                                              : others);
    } else if (m_isPunishing) {
        panel.showPunishment(*m_exercise, *m_parts.run.answeredMatch(), *m_answer,
                             *m_parts.run.findings());
    } else if (m_answer) {
        panel.showAnswer(*m_exercise, m_parts.run.answeredMatch(), *m_answer,
                         *m_parts.run.findings());
    } else {
        const bool isAsked = m_parts.table.movesShown();
        panel.showQuestion(*m_exercise, m_setup, isAsked ? stillOutText(*m_exercise) : QString());
    }
}

void ExerciseMode::showCount() {
    ChoiceBar& choice = m_parts.bar.choice();
    const bool isCounted = store().isLoaded() && m_queue.choice().kind != Kind::ProblemOfTheDay;
    const PracticeCount count = isCounted ? m_queue.count() : PracticeCount();
    const std::size_t number =
        m_queue.session().done + (m_exercise && !m_decision && m_counts ? 1 : 0);
    const std::size_t length = m_queue.sessionLength();
    choice.setCount(count.all > 0 ? countText(std::min(number, length), length, count) : QString());
    const PracticeCount ofTheDay = m_queue.count({Kind::ProblemOfTheDay, {}, choice.choice().game});
    choice.setSolved(ofTheDay.all > 0 && ofTheDay.due == 0);
    m_parts.bar.more().update();
}

void ExerciseMode::showNotices() {
    const QString text = noticeText();
    if (m_begun && text != m_parts.notice.text()) {
        m_parts.notice.showMessage(text);
        m_parts.announcer->announce(text);
    }
}

QString ExerciseMode::noticeText() const {
    QStringList messages = QStringList{unsavedText(store().unsaved())} + store().notices();
    messages.removeAll(QString());
    return messages.join(QLatin1Char('\n'));
}

void ExerciseMode::retranslate() {
    m_parts.bar.retranslate(m_answer.has_value());
    showCount();
    showPanel();
    if (m_begun) {
        m_parts.notice.showMessage(noticeText());
    }
}

/// Once the answer is shown, the table has no use for Enter. A key that was held down for the play
/// must neither put the answer away nor answer the next exercise.
bool ExerciseMode::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && m_isShown) {
        const auto& press = *static_cast<QKeyEvent*>(event);
        const bool isEnter = press.key() == Qt::Key_Return || press.key() == Qt::Key_Enter;
        if (isEnter && press.isAutoRepeat()) {
            return true;
        }
        if (watched == &m_parts.table && isEnter && m_answer) {
            if (!skip()) {
                next();
            }
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace settebello

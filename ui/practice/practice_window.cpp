// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/practice_window.h"

#include "practice/answer_list.h"
#include "practice/answer_reasons.h"
#include "practice/choice_bar.h"
#include "practice/exercise_table.h"
#include "practice/finding_bar.h"
#include "practice/match_search.h"
#include "practice/practice_menu.h"
#include "practice/practice_store.h"
#include "practice/practice_text.h"
#include "settings/file_access.h"
#include "settings/settings_store.h"
#include "settings/window_state.h"
#include "table/table_view.h"
#include "text/rule_book.h"
#include "widgets/announced_message.h"
#include "widgets/announcer.h"
#include "widgets/connect_button.h"
#include "widgets/flow_layout.h"
#include "widgets/notice_bar.h"
#include "widgets/style.h"
#include "widgets/window_geometry.h"

#include <QHideEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <string>

namespace settebello {

namespace {

using Kind = ExerciseChoice::Kind;

constexpr QSize kWanted(1060, 720);
constexpr char kGeometryKey[] = "practice/geometry";
constexpr int kTableShare = 3; ///< of the width, beside the list
constexpr int kListShare = 2;
constexpr int kDayCheck = 60'000;                  ///< ms between two looks at the calendar
constexpr char kLastDayKey[] = "practice/lastDay"; ///< on which somebody has practised …
constexpr char kDaysKey[] = "practice/days";       ///< … and how many in a row there were

Streak keptStreak(const WindowState& state) {
    const QString day = state.value(QLatin1String(kLastDayKey)).toString();
    return {parseDay(day.toStdString()), state.value(QLatin1String(kDaysKey)).toInt()};
}

} // namespace

PracticeWindow::PracticeWindow(PracticeStore& store, SettingsStore& settings,
                               CardPictures& pictures, const QString& matches,
                               WindowState& windowState, QWidget* parent)
    : TiledDialog(parent)
    , m_store(store)
    , m_settings(settings)
    , m_windowState(windowState)
    , m_queue(store)
    , m_matches(matches)
    , m_choice(new ChoiceBar(this))
    , m_finding(new FindingBar(store, matches, this))
    , m_pages(new QStackedWidget(this))
    , m_nothing(new QLabel(this))
    , m_solve(new QPushButton(this))
    , m_table(new ExerciseTable(pictures, this))
    , m_list(new AnswerList(this))
    , m_announcer(new Announcer(this))
    , m_message(new AnnouncedMessage(m_announcer, this))
    , m_moves(new QPushButton(this))
    , m_again(new QPushButton(this))
    , m_match(new QPushButton(this))
    , m_next(new QPushButton(this))
    , m_more(new PracticeMenu(store, this))
    , m_close(new QPushButton(this))
    , m_notice(new NoticeBar(this)) {
    setWindowFlags(Qt::Window);
    layOut();
    connectParts();
    connectStore();
    connect(&m_dayTimer, &QTimer::timeout, this, &PracticeWindow::checkDay);
    m_dayTimer.start(kDayCheck);
    m_table->setSettings(m_settings.settings());
    ask(std::nullopt);
    retranslate();
    fitToScreen(this, kWanted);
    keepGeometry(this, windowState, QLatin1String(kGeometryKey));
    if (m_store.isLoaded()) {
        begin();
    } else {
        m_store.load();
    }
}

PracticeWindow::~PracticeWindow() = default;

TableView& PracticeWindow::table() {
    return m_table->table();
}

const MistakeFinder& PracticeWindow::finder() const {
    return m_finding->finder();
}

QWidget* PracticeWindow::makeExercisePage() {
    auto* page = new QWidget;
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_table, kTableShare);
    row->addWidget(m_list, kListShare);
    return page;
}

QWidget* PracticeWindow::makeEmptyPage() {
    auto* page = new QWidget;
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    auto* column = new QVBoxLayout(page);
    column->addStretch();
    column->addWidget(m_nothing);
    column->addWidget(m_solve, 0, Qt::AlignCenter);
    column->addStretch();
    return page;
}

void PracticeWindow::layOut() {
    m_nothing->setObjectName(QStringLiteral("nothing"));
    m_list->setObjectName(QStringLiteral("answer"));
    m_message->setObjectName(QStringLiteral("message"));
    m_more->setObjectName(QStringLiteral("more"));
    m_pages->addWidget(makeExercisePage());
    m_pages->addWidget(makeEmptyPage());
    auto* buttons = new FlowLayout;
    m_more->setAutoDefault(false); // Enter belongs to the table, and then to Next
    for (QPushButton* button :
         {m_next, m_moves, m_again, m_match, static_cast<QPushButton*>(m_more), m_close}) {
        buttons->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, kTileHeight + 10, 14, 12);
    column->addWidget(m_choice);
    column->addWidget(m_finding);
    column->addWidget(m_pages, 1);
    column->addWidget(m_message);
    column->addLayout(buttons);
}

void PracticeWindow::connectParts() {
    connectButton(m_next, "next", this, [this] { next(); });
    connectButton(m_moves, "moves", this, [this] { toggleMoves(); });
    connect(new QShortcut(Qt::Key_L, this), &QShortcut::activated, this,
            &PracticeWindow::toggleMoves);
    connectButton(m_again, "again", this, [this] { again(); });
    connectButton(m_match, "match", this, [this] {
        if (m_answer) { // or a press that was on its way while another exercise came
            searchMatch();
        }
    });
    connectButton(m_close, "close", this, [this] { close(); });
    connectButton(m_solve, "solve", this, [this] {
        if (m_queue.isSessionOver() && m_queue.next()) {
            m_queue.beginSession();
        } else {
            m_choice->setKind(Kind::Problems);
        }
        next();
    });
    table().installEventFilter(this);
    m_next->installEventFilter(this);
    connect(&table(), &TableView::refused, this,
            [this](PlayFault fault) { m_brokenRule = bookAnchor(fault); });
    connect(&table(), &TableView::ruleAsked, this, &PracticeWindow::showRules);
    connect(new QShortcut(Qt::Key_F2, this), &QShortcut::activated, this,
            &PracticeWindow::showRules);
    connect(m_choice, &ChoiceBar::chosen, this, &PracticeWindow::choose);
    connect(m_table, &ExerciseTable::answered, this, &PracticeWindow::onAnswered);
    connect(m_more, &PracticeMenu::cleared, this, &PracticeWindow::choose);
    connect(&m_settings, &SettingsStore::changed, this,
            [this] { m_table->setSettings(m_settings.settings()); });
}

void PracticeWindow::connectStore() {
    connect(&m_store, &PracticeStore::changed, this, &PracticeWindow::onChanged);
    connect(&m_store, &PracticeStore::noted, this, [this] {
        m_noted = true;
        showAnswer();
    });
    connect(&m_store, &PracticeStore::noticesChanged, this, &PracticeWindow::showNotices);
    connect(&m_store, &PracticeStore::unsavedChanged, this, &PracticeWindow::showNotices);
    connect(&m_store, &PracticeStore::exported, this, &PracticeWindow::showExported);
}

/// As soon as the store is read: mistakes that are due come first, then the problem of the day.
void PracticeWindow::begin() {
    m_begun = true;
    m_today = m_store.today();
    findGames();
    const bool isNewDay = m_queue.count({Kind::ProblemOfTheDay, {}, {}}).due > 0;
    m_queue.setChoice({Kind::Mistakes, {}, {}});
    if (m_queue.next() || m_store.problems().empty()) {
        m_choice->setKind(Kind::Mistakes);
    } else {
        m_choice->setKind(isNewDay ? Kind::ProblemOfTheDay : Kind::Problems);
    }
    choose();
    focusExercise();
    showNotices();
    m_finding->look();
}

void PracticeWindow::choose() {
    m_queue.setChoice(m_choice->choice());
    const bool isAsked = m_store.isLoaded() && !m_queue.isSessionOver();
    ask(isAsked ? m_queue.next() : std::nullopt);
}

/// That somebody plays: the last one, and those of their mistakes.
void PracticeWindow::findGames() {
    std::set<std::string> games{m_settings.settings().match.rules.base};
    for (const Practice::Mistake& mistake : m_store.practice().mistakes) {
        games.insert(mistake.exercise.position.rules.base);
    }
    m_queue.setGames(games);
}

/// What was played before the question, and what the others have taken, as at the table.
void PracticeWindow::toggleMoves() {
    if (m_exercise) {
        table().showMoves(!table().movesShown());
    }
}

void PracticeWindow::ask(const std::optional<Exercise>& exercise, bool isAgain) {
    m_exercise = exercise;
    m_decision.reset();
    m_answer.reset();
    m_isAgain = isAgain;
    m_brokenRule.clear();
    m_search.stop();
    m_message->reset();
    m_pages->setCurrentIndex(m_exercise ? 0 : 1);
    m_next->setVisible(m_exercise.has_value());
    m_moves->setVisible(m_exercise.has_value());
    m_next->setDefault(false);
    m_again->hide();
    m_match->hide();
    if (m_exercise) {
        m_table->ask(*m_exercise);
    } else {
        m_table->clear();
    }
    retranslate();
    m_announcer->announce(m_exercise ? m_list->spokenText() : m_nothing->text());
}

void PracticeWindow::again() {
    if (!m_answer) {
        return; // a press that was on its way while another exercise came
    }
    const std::optional<Exercise> exercise = m_exercise;
    ask(exercise, true);
    focusExercise();
}

/// An exercise without an answer is postponed. After the problem of the day there are others.
void PracticeWindow::next() {
    if (m_exercise && !m_answer) {
        m_queue.postpone(m_exercise->id);
    }
    if (m_choice->choice().kind == Kind::ProblemOfTheDay) {
        m_choice->setKind(Kind::Problems);
    }
    choose();
    focusExercise();
}

/// The table, or where nothing is asked what leads on.
void PracticeWindow::focusExercise() {
    if (m_exercise) {
        table().useKeyboard();
    } else if (!m_solve->isHidden()) {
        m_solve->setFocus();
    } else {
        m_choice->setFocus();
    }
}

/// The first answer counts; it is shown once it is on the disk.
void PracticeWindow::onAnswered(const Decision& decision) {
    m_decision = decision;
    m_brokenRule.clear();
    m_noted = m_isAgain;
    m_reasons.reset();
    m_reasoning.start([exercise = *m_exercise, decision](
                          const TaskRun& /*run*/) { return reasonsOfAnswer(exercise, decision); },
                      [this](const std::vector<Reason>& reasons) {
                          m_reasons = reasons;
                          showAnswer();
                      });
    if (!m_isAgain) {
        note(decision);
    }
}

/// An answer that counts: in the store, in the session, and in the days in a row.
void PracticeWindow::note(const Decision& decision) {
    const Progress before = progressOf(m_store.practice(), *m_exercise);
    m_store.note(*m_exercise, decision);
    m_queue.session().note(before, progressOf(m_store.practice(), *m_exercise));
    const Streak streak = keptStreak(m_windowState).with(m_store.today());
    m_windowState.set({{QLatin1String(kLastDayKey), QString::fromStdString(toString(*streak.last))},
                       {QLatin1String(kDaysKey), streak.days}});
    showCount();
}

/// For the match that the exercise comes from, to show it.
void PracticeWindow::searchMatch() {
    m_search.start(
        [folder = m_matches, exercise = *m_exercise](const TaskRun& run) {
            return findMatch(folder, exercise, run.stop());
        },
        [this](const std::optional<FoundMatch>& found) {
            if (found) {
                emit replayAsked(found->match, found->round, found->move, found->analysis);
            } else {
                m_message->announce([] { return tr("This match is not kept any more."); });
            }
        });
}

void PracticeWindow::showAnswer() {
    if (!m_decision || !m_noted || !m_reasons || m_answer) {
        return; // not yet, or of an exercise that was left
    }
    m_answer = m_decision;
    m_again->show();
    m_match->setVisible(m_exercise->source == Exercise::Source::Mistake);
    m_next->setDefault(true);
    retranslate();
    m_announcer->announce(m_list->spokenText());
    m_next->setFocus(Qt::OtherFocusReason);
}

void PracticeWindow::onChanged() {
    if (!m_begun) {
        begin();
    } else if (!m_exercise && !m_queue.isSessionOver() && m_queue.next()) {
        choose(); // there is one now
    } else {
        showCount();
        showNothing();
    }
}

/// What is due changes at midnight, while the window may be open.
void PracticeWindow::checkDay() {
    if (m_begun && m_today != m_store.today()) {
        m_today = m_store.today();
        m_queue.beginSession();
        onChanged();
    }
}

void PracticeWindow::showRules() {
    if (m_exercise) {
        emit rulesAsked(m_exercise->position.rules, m_brokenRule);
    }
}

void PracticeWindow::showCount() {
    const bool isCounted = m_store.isLoaded() && m_queue.choice().kind != Kind::ProblemOfTheDay;
    const PracticeCount count = isCounted ? m_queue.count() : PracticeCount();
    const std::size_t number =
        m_queue.session().done + (m_exercise && !m_decision && !m_isAgain ? 1 : 0);
    const std::size_t length = m_queue.sessionLength();
    m_choice->setCount(count.all > 0 ? countText(std::min(number, length), length, count)
                                     : QString());
    const PracticeCount ofTheDay =
        m_queue.count({Kind::ProblemOfTheDay, {}, m_choice->choice().game});
    m_choice->setSolved(ofTheDay.all > 0 && ofTheDay.due == 0);
    m_more->update();
}

void PracticeWindow::showNothing() {
    if (!m_begun || m_exercise) {
        m_nothing->clear();
        m_solve->hide();
        return;
    }
    const bool isMore = m_queue.isSessionOver() && m_queue.next();
    m_nothing->setText(endText());
    m_solve->setText(isMore ? tr("Some mo&re") : tr("So&lve problems"));
    m_solve->setVisible(isMore ||
                        (m_queue.choice().kind == Kind::Mistakes && !m_store.problems().empty()));
}

/// What came of the session, if there was one; why nothing is asked, if nothing is left; and when
/// there is something again.
QString PracticeWindow::endText() const {
    QStringList sentences;
    if (m_queue.isSessionOver()) {
        sentences += sessionText(m_queue.session(), keptStreak(m_windowState).days);
    }
    if (!m_queue.next()) {
        sentences += nothingText(m_queue.choice(), m_queue.count());
        const std::optional<Day> day = m_queue.nextDay();
        if (day && m_queue.count().all > 0) {
            sentences += nextText(QDate(1970, 1, 1).addDays(day->time_since_epoch().count()));
        }
    }
    return sentences.join(QLatin1Char(' '));
}

void PracticeWindow::showNotices() {
    const QString text = noticeText();
    if (text != m_notice->text()) {
        m_notice->showMessage(text);
        m_announcer->announce(text);
    }
}

QString PracticeWindow::noticeText() const {
    QStringList messages = QStringList{unsavedText(m_store.unsaved())} + m_store.notices();
    messages.removeAll(QString());
    return messages.join(QLatin1Char('\n'));
}

void PracticeWindow::showExported(const QString& target, const QString& problem) {
    m_message->announce([target, problem] {
        return problem.isEmpty() ? tr("Exported to %1.", "a file").arg(shownFileName(target))
                                 : problem;
    });
}

void PracticeWindow::retranslate() {
    setWindowTitle(tr("Practise"));
    m_choice->retranslate();
    m_finding->retranslate();
    m_more->retranslate();
    m_again->setText(tr("&Try again"));
    m_match->setText(tr("&Show in the match"));
    m_next->setText(m_answer ? tr("&Next") : tr("S&kip"));
    m_moves->setText(tr("&What was played"));
    m_close->setText(tr("C&lose"));
    showCount();
    showNothing();
    if (m_begun) {
        m_notice->showMessage(noticeText());
    }
    if (m_exercise && m_answer) {
        m_list->showAnswer(*m_exercise, m_table->setup(), *m_answer, *m_reasons);
    } else if (m_exercise) {
        m_list->showQuestion(*m_exercise, m_table->setup());
    }
}

bool PracticeWindow::event(QEvent* event) {
    if (event->type() == QEvent::WindowActivate) {
        checkDay(); // perhaps after the computer has slept
    }
    return TiledDialog::event(event);
}

/// Once the answer is shown, the table has no use for Enter. A key that was held down for the play
/// must neither put the answer away nor answer the next exercise.
bool PracticeWindow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const auto& press = *static_cast<QKeyEvent*>(event);
        const bool isEnter = press.key() == Qt::Key_Return || press.key() == Qt::Key_Enter;
        if (isEnter && press.isAutoRepeat()) {
            return true;
        }
        if (isEnter && m_answer && watched == &table()) {
            next();
            return true;
        }
    }
    return TiledDialog::eventFilter(watched, event);
}

void PracticeWindow::hideEvent(QHideEvent* event) {
    if (!event->spontaneous()) {
        m_finding->stop();
    }
    TiledDialog::hideEvent(event);
}

} // namespace settebello

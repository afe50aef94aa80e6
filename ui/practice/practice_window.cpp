// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/practice_window.h"

#include "practice/answer_panel.h"
#include "practice/choice_bar.h"
#include "practice/exercise_table.h"
#include "practice/practice_store.h"
#include "practice/practice_text.h"
#include "settings/file_access.h"
#include "settings/settings_store.h"
#include "settings/window_place.h"
#include "table/table_view.h"
#include "widgets/announced_message.h"
#include "widgets/announcer.h"
#include "widgets/flow_layout.h"
#include "widgets/style.h"
#include "widgets/window_placement.h"

#include <QFileDialog>
#include <QHideEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace settebello {

namespace {

using Kind = ExerciseChoice::Kind;

constexpr QSize kWanted(1060, 720);
constexpr char kPlaceKey[] = "practice/geometry";
constexpr int kTableShare = 3; ///< of the width, beside the panel
constexpr int kPanelShare = 2;
constexpr int kWhole = 1000; ///< of the progress of a match

} // namespace

PracticeWindow::PracticeWindow(PracticeStore& store, SettingsStore& settings,
                               CardPictures& pictures, const QString& matches,
                               const QString& placeFile, QWidget* parent)
    : TiledDialog(parent)
    , m_store(store)
    , m_settings(settings)
    , m_queue(store)
    , m_finder(matches)
    , m_search(matches)
    , m_choice(new ChoiceBar(this))
    , m_count(new QLabel(this))
    , m_finding(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_stop(new QPushButton(this))
    , m_pages(new QStackedWidget(this))
    , m_nothing(new QLabel(this))
    , m_solve(new QPushButton(this))
    , m_table(new ExerciseTable(pictures, this))
    , m_panel(new AnswerPanel(this))
    , m_announcer(new Announcer(this))
    , m_message(new AnnouncedMessage(m_announcer, this))
    , m_more(new QPushButton(this))
    , m_close(new QPushButton(this)) {
    setWindowFlags(Qt::Window);
    layOut();
    makeMenu();
    connectParts();
    connectFinder();
    useSettings();
    retranslate();
    fitToScreen(this, kWanted);
    new WindowPlace(placeFile, QLatin1String(kPlaceKey), this);
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

QWidget* PracticeWindow::makeExercisePage() {
    auto* page = new QWidget;
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_table, kTableShare);
    row->addWidget(m_panel, kPanelShare);
    return page;
}

QWidget* PracticeWindow::makeEmptyPage() {
    m_empty = new QWidget;
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    auto* column = new QVBoxLayout(m_empty);
    column->addStretch();
    column->addWidget(m_nothing);
    column->addWidget(m_solve, 0, Qt::AlignCenter);
    column->addStretch();
    return m_empty;
}

/// The row about the matches that are being analysed.
QBoxLayout* PracticeWindow::makeFinding() {
    m_progress->setRange(0, kWhole);
    m_progress->setTextVisible(false);
    auto* row = new QHBoxLayout;
    row->addWidget(m_finding);
    row->addWidget(m_progress, 1);
    row->addWidget(m_stop);
    return row;
}

void PracticeWindow::layOut() {
    m_count->setObjectName(QStringLiteral("count"));
    m_finding->setObjectName(QStringLiteral("finding"));
    m_progress->setObjectName(QStringLiteral("progress"));
    m_nothing->setObjectName(QStringLiteral("nothing"));
    m_message->setObjectName(QStringLiteral("message"));
    m_panel->setObjectName(QStringLiteral("panel"));
    makeSecondary(m_count);
    m_pages->addWidget(makeExercisePage());
    m_pages->addWidget(makeEmptyPage());
    auto* buttons = new FlowLayout;
    buttons->addWidget(m_more);
    buttons->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, kTileHeight + 10, 14, 12);
    column->addWidget(m_choice);
    column->addWidget(m_count);
    column->addLayout(makeFinding());
    column->addWidget(m_pages, 1);
    column->addWidget(m_message);
    column->addLayout(buttons);
}

void PracticeWindow::makeMenu() {
    auto* menu = new QMenu(m_more);
    m_export = menu->addAction(QString(), this, &PracticeWindow::askToExport);
    m_export->setObjectName(QStringLiteral("export"));
    m_clearMistakes = menu->addAction(QString(), this, [this] {
        askToClear(
            tr("Clear your mistakes?"),
            tr("The positions from your matches will be lost, and how far you have come with "
               "them. They do not come back; those of later matches will be added."),
            [this] { m_store.clearMistakes(); });
    });
    m_clearMistakes->setObjectName(QStringLiteral("clearMistakes"));
    m_clearProblems = menu->addAction(QString(), this, [this] {
        askToClear(tr("Begin again with the problems?"),
                   tr("How far you have come with them will be lost. The problems stay."),
                   [this] { m_store.clearProblems(); });
    });
    m_clearProblems->setObjectName(QStringLiteral("clearProblems"));
    m_more->setMenu(menu);
}

void PracticeWindow::connectParts() {
    const auto button = [this](QPushButton* made, const char* name, const auto& does) {
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false); // Enter belongs to the table, and then to Next
        connect(made, &QPushButton::clicked, this, does);
    };
    button(m_stop, "stop", [this] { findOrStop(); });
    button(m_solve, "solve", [this] {
        m_choice->setKind(Kind::Problems);
        choose();
    });
    button(m_close, "close", [this] { close(); });
    m_more->setObjectName(QStringLiteral("more"));
    m_more->setAutoDefault(false);
    connect(m_choice, &ChoiceBar::chosen, this, &PracticeWindow::choose);
    connect(m_table, &ExerciseTable::answered, this, &PracticeWindow::onAnswered);
    table().installEventFilter(this);
    connect(m_panel, &AnswerPanel::againAsked, this, &PracticeWindow::again);
    connect(m_panel, &AnswerPanel::nextAsked, this, &PracticeWindow::next);
    connect(m_panel, &AnswerPanel::matchAsked, this, [this] { m_search.search(*m_exercise); });
    connect(&m_search, &MatchSearch::found, this, &PracticeWindow::replayAsked);
    connect(&m_search, &MatchSearch::missed, this,
            [this] { m_message->announce([] { return tr("This match is not kept any more."); }); });
    connect(&m_store, &PracticeStore::changed, this, &PracticeWindow::onChanged);
    connect(&m_store, &PracticeStore::noted, this, &PracticeWindow::showAnswer);
    connect(&m_store, &PracticeStore::problemTextsChanged, this, &PracticeWindow::showProblems);
    connect(&m_store, &PracticeStore::exported, this,
            [this](const QString& target, const QString& problem) {
                m_message->announce([target, problem] {
                    return problem.isEmpty()
                               ? tr("Exported to %1.", "a file").arg(shownFileName(target))
                               : problem;
                });
            });
    connect(&m_settings, &SettingsStore::changed, this, &PracticeWindow::useSettings);
}

void PracticeWindow::connectFinder() {
    connect(&m_finder, &MistakeFinder::found, &m_store, &PracticeStore::add);
    connect(&m_finder, &MistakeFinder::progressed, this, [this](int match, int all, double share) {
        m_finding->setText(tr("Looking for mistakes: match %1 of %2").arg(match).arg(all));
        m_progress->setAccessibleName(m_finding->text());
        m_progress->setValue(qRound(share * kWhole));
        m_finding->show();
        m_progress->show();
        m_stop->show();
    });
    connect(&m_finder, &MistakeFinder::ended, this, [this] {
        const bool complete = m_finder.isComplete();
        m_finding->setVisible(!complete);
        m_progress->setVisible(!complete);
        m_stop->setVisible(!complete);
        m_stop->setEnabled(true);
        retranslate();
    });
    m_finding->hide();
    m_progress->hide();
    m_stop->hide();
}

void PracticeWindow::findOrStop() {
    if (m_finder.isRunning()) {
        m_finder.stop();
        m_stop->setEnabled(false); // until it has ended
    } else {
        m_finder.run(m_store.practice().matches);
        retranslate();
    }
}

/// As soon as the store is read: mistakes that are due come first, then the problem of the day.
void PracticeWindow::begin() {
    m_begun = true;
    showProblems();
    m_queue.setChoice({Kind::ProblemOfTheDay, {}, {}});
    const bool newDay = m_queue.count().all > 0 && m_queue.count().due > 0;
    m_queue.setChoice({Kind::Mistakes, {}, {}});
    const bool mistakes = m_queue.next().has_value() || m_store.problems().empty();
    m_choice->setKind(mistakes ? Kind::Mistakes : newDay ? Kind::ProblemOfTheDay : Kind::Problems);
    choose();
    findOrStop();
}

void PracticeWindow::choose() {
    m_queue.setChoice(m_choice->choice());
    ask(m_queue.next());
}

void PracticeWindow::ask(const std::optional<Exercise>& exercise) {
    m_exercise = exercise;
    m_decision.reset();
    m_answer.reset();
    m_again = false;
    m_message->reset();
    m_pages->setCurrentIndex(m_exercise ? 0 : 1);
    showCount();
    if (!m_exercise) {
        m_table->clear();
        showNothing();
        m_announcer->announce(m_nothing->text());
        return;
    }
    m_table->ask(*m_exercise);
    m_panel->showQuestion(*m_exercise, m_table->plan());
    m_announcer->announce(m_panel->spokenText());
    m_table->setFocus();
}

void PracticeWindow::again() {
    const std::optional<Exercise> exercise = m_exercise;
    ask(exercise);
    m_again = true;
}

/// An exercise without an answer is put off. After the problem of the day there are others.
void PracticeWindow::next() {
    if (m_exercise && !m_answer) {
        m_queue.putOff(m_exercise->id);
    }
    if (m_choice->choice().kind == Kind::ProblemOfTheDay) {
        m_choice->setKind(Kind::Problems);
    }
    choose();
}

/// The first answer counts; it is shown once it is on the disk.
void PracticeWindow::onAnswered(const Decision& decision) {
    m_decision = decision;
    if (m_again) {
        showAnswer();
    } else {
        m_store.note(*m_exercise, decision);
    }
}

void PracticeWindow::showAnswer() {
    if (!m_exercise || !m_decision || m_answer) {
        return; // of an exercise that was left
    }
    m_answer = m_decision;
    m_panel->showAnswer(*m_exercise, m_table->plan(), *m_answer);
    showCount();
    m_announcer->announce(m_panel->spokenText());
    m_panel->focusNext();
}

void PracticeWindow::onChanged() {
    if (!m_begun) {
        begin();
    } else if (!m_exercise) {
        choose(); // there may be one now
    } else {
        showCount();
    }
}

void PracticeWindow::showCount() {
    const bool loaded = m_store.isLoaded();
    const PracticeCount count = loaded ? m_queue.count() : PracticeCount();
    m_count->setText(countText(count));
    m_count->setVisible(count.all > 0);
    m_export->setEnabled(loaded);
    m_clearMistakes->setEnabled(m_store.canWrite() && !m_store.practice().mistakes.empty());
    m_clearProblems->setEnabled(m_store.canWrite() && !m_store.practice().problems.empty());
}

void PracticeWindow::showNothing() {
    if (!m_store.isLoaded()) {
        m_nothing->clear();
        return;
    }
    std::optional<QDate> date;
    if (const std::optional<Day> day = m_queue.nextDay()) {
        date = QDate(1970, 1, 1).addDays(day->time_since_epoch().count());
    }
    m_nothing->setText(nothingText(m_queue.choice(), m_queue.count(), date));
    m_solve->setVisible(m_queue.choice().kind == Kind::Mistakes && !m_store.problems().empty());
}

void PracticeWindow::showProblems() {
    if (const QStringList problems = m_store.problemTexts(); !problems.isEmpty()) {
        m_message->announce([this] { return m_store.problemTexts().join(QLatin1Char('\n')); });
    }
}

void PracticeWindow::askToClear(const QString& question, const QString& lost,
                                const std::function<void()>& clear) {
    auto* box =
        new QMessageBox(QMessageBox::Warning, windowTitle(), question, QMessageBox::NoButton, this);
    box->setInformativeText(lost);
    QPushButton* keep = box->addButton(tr("Keep them"), QMessageBox::RejectRole);
    QPushButton* really = box->addButton(tr("Clear"), QMessageBox::DestructiveRole);
    really->setObjectName(QStringLiteral("reallyClear"));
    box->setDefaultButton(keep);
    box->setEscapeButton(keep);
    connect(really, &QPushButton::clicked, this, [this, clear] {
        clear();
        choose();
    });
    openDialog(box);
}

void PracticeWindow::askToExport() {
    auto* dialog = new QFileDialog(this, tr("Export what you have practised"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    dialog->selectFile(QStringLiteral("settebello-practice.json"));
    connect(dialog, &QFileDialog::fileSelected, &m_store, &PracticeStore::exportTo);
    openDialog(dialog);
}

void PracticeWindow::useSettings() {
    m_table->setSettings(m_settings.settings());
}

void PracticeWindow::retranslate() {
    setWindowTitle(tr("Practise"));
    m_choice->retranslate();
    m_panel->retranslate();
    m_stop->setText(m_finder.isRunning() ? tr("St&op") : tr("Go &on"));
    m_solve->setText(tr("So&lve problems"));
    m_more->setText(tr("&More"));
    m_export->setText(tr("&Export…"));
    m_clearMistakes->setText(tr("Clear your &mistakes…"));
    m_clearProblems->setText(tr("Begin again with the &problems…"));
    m_close->setText(tr("&Close"));
    showCount();
    if (!m_exercise) {
        showNothing();
    } else if (m_answer) {
        m_panel->showAnswer(*m_exercise, m_table->plan(), *m_answer);
    } else {
        m_panel->showQuestion(*m_exercise, m_table->plan());
    }
}

/// Once the answer is shown, the table has no use for Enter.
bool PracticeWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &table() && m_answer && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            next();
            return true;
        }
    }
    return TiledDialog::eventFilter(watched, event);
}

void PracticeWindow::hideEvent(QHideEvent* event) {
    if (!event->spontaneous()) {
        m_finder.stop();
    }
    TiledDialog::hideEvent(event);
}

} // namespace settebello

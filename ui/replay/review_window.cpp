// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/review_window.h"

#include "practice/match_search.h"
#include "replay/bar_scroll.h"
#include "replay/exercise_mode.h"
#include "replay/review_panel.h"
#include "settings/settings_store.h"
#include "settings/window_state.h"
#include "table/table_view.h"
#include "widgets/announcer.h"
#include "widgets/notice_bar.h"
#include "widgets/window_geometry.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QShortcut>
#include <QVBoxLayout>

namespace settebello {

namespace {

constexpr QSize kDefaultSize(1100, 760);
constexpr char kGeometryKey[] = "replay/geometry";
constexpr int kTableShare = 3;
constexpr int kPanelShare = 2;

/// The bar gets its height first; the table and the panel share what is left.
void leaveHeightToBar(QWidget& widget) {
    widget.setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
}

} // namespace

ReviewWindow::ReviewWindow(IdleAnalysis& idle, SettingsStore& settings, CardPictures& pictures,
                           WindowState& windowState, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_pictures(pictures)
    , m_run(settings)
    , m_announcer(new Announcer(this))
    , m_table(new TableView(m_source, pictures, this))
    , m_panel(new ExercisePanel(pictures, this)) {
    setWindowFlags(Qt::Window);
    m_run.showOn(m_source, *m_table);
    auto* bar = new ExerciseBar(idle, m_announcer, this);
    m_exercises = new ExerciseMode(
        {idle, windowState, m_run, *m_table, *m_panel, *bar, *new NoticeBar(this), m_announcer},
        settings.settings().match.rules.base, this);
    layOut(m_panel, bar);
    makeKeys();
    connectExercises();
    connect(&m_settings, &SettingsStore::changed, this, &ReviewWindow::useSettings);
    m_run.clear();
    showExercises();
    fitToScreen(this, kDefaultSize);
    keepGeometry(this, windowState, QLatin1String(kGeometryKey));
}

ReviewWindow::~ReviewWindow() {
    m_review.reset();
    delete m_exercises;
    m_run.clear();
    delete m_table; // before what it shows
}

void ReviewWindow::layOut(ExercisePanel* panel, QWidget* bar) {
    m_table->setMinimumSize(MatchReview::leastTableWidth(*this), MatchReview::kTableSize.height());
    leaveHeightToBar(*m_table);
    leaveHeightToBar(*panel);
    m_table->installEventFilter(this);
    m_row = new QHBoxLayout;
    m_row->setSpacing(0);
    m_row->addWidget(m_table, kTableShare);
    m_row->addWidget(panel, kPanelShare);
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addLayout(m_row, 1);
    m_bar = new BarScroll(bar);
    m_column->addWidget(m_bar);
}

/// These keys work wherever the focus is, except that the space bar presses a focused button.
void ReviewWindow::makeKeys() {
    const auto add = [this](int key, const auto& use) {
        auto* made = new QShortcut(key, this);
        connect(made, &QShortcut::activated, this, use);
        return made;
    };
    for (const auto& [key, where] : {std::pair(Qt::Key_Home, ReplayBar::Action::Start),
                                     std::pair(Qt::Key_PageUp, ReplayBar::Action::PreviousRound),
                                     std::pair(Qt::Key_Left, ReplayBar::Action::Back),
                                     std::pair(Qt::Key_Right, ReplayBar::Action::Forward),
                                     std::pair(Qt::Key_PageDown, ReplayBar::Action::NextRound),
                                     std::pair(Qt::Key_End, ReplayBar::Action::End)}) {
        m_reviewKeys += add(key, [this, where = where] { m_review->go(where); });
    }
    m_reviewKeys += add(Qt::Key_N, [this] { m_review->goToMark(1); });
    m_reviewKeys += add(Qt::Key_P, [this] { m_review->goToMark(-1); });
    m_reviewKeys += add(Qt::Key_B, [this] { m_review->toggleReview(); });
    m_reviewKeys += add(Qt::Key_W, [this] { m_review->toggleWhy(); });
    m_exerciseKeys += add(Qt::Key_L, [this] { m_exercises->toggleMoves(); });
    m_exerciseKeys += add(Qt::Key_F2, [this] { m_exercises->showRules(); });
}

void ReviewWindow::connectExercises() {
    connect(m_exercises, &ExerciseMode::rulesAsked, this, &ReviewWindow::rulesAsked);
    connect(m_exercises, &ExerciseMode::matchAsked, this, [this](const FoundMatch& found) {
        showMatch(found.match);
        m_review->setAnalysis(found.analysis);
        m_review->panel()->setExercises(true);
        m_review->showMove(found.round, found.move);
    });
    connect(m_exercises, &ExerciseMode::closeAsked, this, [this] {
        if (m_exercises->isPractising()) {
            close();
        } else {
            showReview();
        }
    });
}

/// What an exercise needs; of a match the speed is its own.
void ReviewWindow::useSettings() {
    if (m_isExercise) {
        const Settings& settings = m_settings.settings();
        m_table->setDisplay(settings.display);
        Settings::Assist assist = settings.assist;
        assist.hints = false; // would be the answer
        assist.takeBack = false;
        m_table->setAssist(assist);
    }
}

void ReviewWindow::showMatch(const Record& match) {
    m_review.reset();
    m_review = std::make_unique<MatchReview>(
        match, MatchReview::Parts{m_settings, m_pictures, m_source, *m_table, m_announcer}, this);
    leaveHeightToBar(*m_review->panel());
    m_row->addWidget(m_review->panel(), kPanelShare);
    m_column->addWidget(m_review->scrolledBar());
    connect(m_review.get(), &MatchReview::exerciseAsked, this,
            [this](const Exercise& exercise, const MatchSetup& setup) {
                showExercises();
                m_exercises->play(exercise, setup);
                showTitle();
            });
    connect(m_review->panel(), &ReviewPanel::exercisesAsked, this, &ReviewWindow::practise);
    showReview();
}

void ReviewWindow::showReview() {
    m_exercises->leave();
    m_isExercise = false;
    m_panel->hide();
    m_bar->hide();
    m_review->setShown(true);
    enableKeys();
    showTitle();
    m_review->bar()->focusCourse();
}

void ReviewWindow::showExercises() {
    if (m_review) {
        m_review->setShown(false);
    }
    m_isExercise = true;
    m_table->setMinimumWidth(MatchReview::leastTableWidth(*this));
    m_table->show();
    m_panel->show();
    m_bar->show();
    useSettings();
    enableKeys();
    showTitle();
}

void ReviewWindow::enableKeys() {
    for (QShortcut* key : m_reviewKeys) {
        key->setEnabled(!m_isExercise);
    }
    for (QShortcut* key : m_exerciseKeys) {
        key->setEnabled(m_isExercise);
    }
}

void ReviewWindow::practise() {
    showExercises();
    m_exercises->practise();
    showTitle();
}

void ReviewWindow::showTitle() {
    setWindowTitle(m_review && !(m_isExercise && m_exercises->isPractising()) ? m_review->title()
                                                                              : tr("Practise"));
}

/// One step back. @return false if there is none but to close the window.
bool ReviewWindow::escape() {
    if (m_table->movesShown()) {
        m_table->showMoves(false);
        return true;
    }
    if (m_isExercise) {
        if (m_exercises->escape()) {
            return true;
        }
        if (m_exercises->isPractising()) {
            return false;
        }
        showReview();
        return true;
    }
    if (m_review->useKey(Qt::Key_Escape)) {
        return true;
    }
    if (m_review->panel()->hasExercises()) {
        practise();
        return true;
    }
    return false;
}

bool ReviewWindow::event(QEvent* event) {
    if (event->type() == QEvent::WindowActivate) {
        m_exercises->checkDay(); // perhaps after the computer has slept
    }
    return QDialog::event(event);
}

void ReviewWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_exercises->retranslate();
        if (m_review) {
            m_review->retranslate();
        }
        showTitle();
    }
    QDialog::changeEvent(event);
}

void ReviewWindow::keyPressEvent(QKeyEvent* event) {
    const bool isUsed = event->key() == Qt::Key_Escape
                            ? event->isAutoRepeat() || escape() // held down it closes nothing
                            : !m_isExercise && m_review->useKey(event->key());
    if (!isUsed) {
        QDialog::keyPressEvent(event);
    }
}

bool ReviewWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table && event->type() == QEvent::KeyPress && !m_isExercise) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Space || key->key() == Qt::Key_Escape) {
            keyPressEvent(key); // the table has no use for them here
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void ReviewWindow::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    if (m_review) {
        m_review->arrange();
    }
}

void ReviewWindow::hideEvent(QHideEvent* event) {
    if (m_review) {
        m_review->setPlaying(false);
    }
    if (!event->spontaneous()) {
        m_exercises->stop();
        if (m_review) {
            m_review->stop();
        }
    }
    QDialog::hideEvent(event);
}

} // namespace settebello

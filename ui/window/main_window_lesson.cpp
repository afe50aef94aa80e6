// SPDX-License-Identifier: GPL-3.0-or-later
// The first steps in the window: offered once, and a match in play waits for them.
#include "lesson/first_steps_offer.h"
#include "lesson/lesson_view.h"
#include "main_menu.h"
#include "main_window.h"
#include "settings/settings_store.h"
#include "sound/table_sounds.h"
#include "table/table_view.h"
#include "text/rule_book.h"

#include <QBoxLayout>

namespace settebello {

bool MainWindow::offerFirstSteps() {
    if (!m_store->isNew() || m_store->settings().assist.firstStepsOffered) {
        return false;
    }
    m_store->change([](Settings& settings) { settings.assist.firstStepsOffered = true; });
    m_offer = new FirstStepsOffer(m_table);
    m_offer->setTheme(tableTheme(QString::fromStdString(m_store->settings().display.table)));
    connect(m_offer, &FirstStepsOffer::stepsWanted, this, &MainWindow::startLesson);
    connect(m_offer, &FirstStepsOffer::matchWanted, this, &MainWindow::openNewMatch);
    return true;
}

void MainWindow::dropOffer() {
    if (m_offer) {
        m_offer->deleteLater();
        m_offer = nullptr;
    }
}

void MainWindow::startLesson() {
    if (m_lesson) {
        return;
    }
    dropOffer();
    m_table->finishMotion();
    m_wasPaused = m_controller->paused();
    m_controller->setPaused(true);
    const Settings& settings = m_store->settings();
    m_lesson =
        new LessonView(*m_pictures, QString::fromStdString(settings.match.name), centralWidget());
    m_lesson->setDisplay(settings.display);
    m_lesson->setSounds(*m_sounds);
    connect(m_lesson, &LessonView::left, this, &MainWindow::leaveLesson);
    connect(m_lesson, &LessonView::matchWanted, this, [this] {
        leaveLesson();
        if (!matchInPlay()) {
            openNewMatch();
        }
    });
    connect(&m_lesson->table(), &TableView::refused, this,
            [this](PlayFault fault) { m_refused = bookAnchor(fault); });
    connect(&m_lesson->table(), &TableView::ruleAsked, this, &MainWindow::showRules);
    m_table->hide();
    static_cast<QBoxLayout*>(centralWidget()->layout())->addWidget(m_lesson, 1);
    m_lesson->show();
    m_lesson->setFocus();
    showProgress();
}

void MainWindow::leaveLesson() {
    if (!m_lesson) {
        return;
    }
    m_lesson->hide();
    m_lesson->deleteLater(); // it may be one of its buttons that was pressed
    m_lesson = nullptr;
    m_table->show();
    m_table->setFocus();
    m_controller->setPaused(m_wasPaused);
    showProgress();
    if (m_scoreDue) {
        m_scoreDue = false;
        showScore();
    } else if (m_resultDue) {
        showResult();
    }
}

} // namespace settebello

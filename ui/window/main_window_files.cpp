// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of files: those that the player opens with the program, and matches that are kept.
#include "dialogs/new_match_dialog.h"
#include "game/match_autosave.h"
#include "game/opened_file.h"
#include "history/matches_dialog.h"
#include "main_window.h"
#include "replay/replay_window.h"
#include "sound/table_sounds.h"
#include "table/table_view.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace settebello {

void MainWindow::open(const QString& file) {
    const QString name = QFileInfo(file).fileName();
    const OpenedFile opened = openFile(file);
    if (opened.rules) {
        openNewMatch();
        auto* dialog = findChild<NewMatchDialog*>();
        dialog->choose(*opened.rules);
        dialog->setMatchInPlay(matchInPlay() || m_autosave->unfinished());
    } else if (!opened.match) {
        showMessageThenWelcome(opened.problem);
    } else if (opened.match->match.over()) {
        showReplay(*opened.match, timeOfRecord(file));
    } else {
        offerOpened(name, *opened.match);
    }
}

void MainWindow::showMessageThenWelcome(const QString& text) {
    auto* box =
        new QMessageBox(QMessageBox::Information, windowTitle(), text, QMessageBox::Ok, this);
    connect(box, &QDialog::finished, this, [this] { welcomeIfIdle(); });
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void MainWindow::offerOpened(const QString& name, const SavedMatch& saved) {
    auto* box =
        new QMessageBox(QMessageBox::Question, windowTitle(),
                        tr("Go on with the match in “%1”?").arg(name), QMessageBox::NoButton, this);
    QString more = scoreText(saved);
    if (matchInPlay() || m_autosave->unfinished()) {
        more +=
            QStringLiteral("\n\n") + tr("This gives up the match that you left before its end.");
    }
    box->setInformativeText(more);
    QPushButton* goOn = box->addButton(tr("Go on"), QMessageBox::AcceptRole);
    goOn->setObjectName(QStringLiteral("goOn"));
    box->setDefaultButton(goOn);
    QPushButton* cancel = box->addButton(tr("Cancel"), QMessageBox::RejectRole);
    connect(goOn, &QPushButton::clicked, this, [this, saved] {
        m_controller->resume(saved.plan, saved.match);
        m_table->setFocus();
    });
    connect(cancel, &QPushButton::clicked, this, [this] { welcomeIfIdle(); });
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void MainWindow::showMatches() {
    auto* matches = findChild<MatchesDialog*>();
    if (!matches) {
        matches = new MatchesDialog(m_autosave->matchesFolder(), windowFile(), this);
        matches->setAttribute(Qt::WA_DeleteOnClose);
        connect(matches, &MatchesDialog::replayAsked, this, &MainWindow::showReplay);
    }
    matches->show();
    matches->raise();
    matches->activateWindow();
}

/// In the place of another that is watched.
void MainWindow::showReplay(const SavedMatch& match, const QDateTime& time) {
    delete findChild<ReplayWindow*>();
    auto* window = new ReplayWindow(match, time, *m_store, *m_pictures, windowFile(), this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    connect(window, &QDialog::finished, this, [this] {
        if (!findChild<MatchesDialog*>()) {
            welcomeIfIdle();
        }
    });
    m_sounds->listenTo(window->table());
    window->show();
}

void MainWindow::welcomeIfIdle() {
    if (!m_controller->hasMatch()) {
        welcome();
    }
}

} // namespace settebello

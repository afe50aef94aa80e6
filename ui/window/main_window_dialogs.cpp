// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogs that the window opens, and what their answers do.
#include "dialogs/about_dialog.h"
#include "dialogs/fair_cards_dialog.h"
#include "dialogs/match_result_dialog.h"
#include "dialogs/new_match_dialog.h"
#include "dialogs/preferences_dialog.h"
#include "dialogs/rule_book_dialog.h"
#include "dialogs/score_sheet.h"
#include "dialogs/shortcuts_dialog.h"
#include "dialogs/statistics_dialog.h"
#include "game/match_autosave.h"
#include "game/match_text.h"
#include "game/statistics_store.h"
#include "main_window.h"
#include "settings/settings_store.h"
#include "sound/table_sounds.h"
#include "table/table_view.h"
#include "text/rule_book.h"
#include "widgets/style.h"

#include <QMessageBox>
#include <QPushButton>

namespace settebello {

QString MainWindow::scoreText(const SavedMatch& saved) {
    QStringList sides;
    for (int side = 0; side < saved.plan.rules.sides(); ++side) {
        sides += tr("%1: %2", "a side and its points")
                     .arg(sideName(saved.plan, side))
                     .arg(saved.match.score(side));
    }
    return sides.join(QLatin1Char('\n'));
}

void MainWindow::offerToGoOn(const SavedMatch& saved) {
    auto* box = new QMessageBox(QMessageBox::Question, windowTitle(),
                                tr("A match was left before its end. Go on with it?"),
                                QMessageBox::NoButton, this);
    box->setInformativeText(scoreText(saved));
    QPushButton* goOn = box->addButton(tr("Go on"), QMessageBox::AcceptRole);
    goOn->setObjectName(QStringLiteral("goOn"));
    box->setDefaultButton(goOn);
    QPushButton* other = box->addButton(tr("New match…"), QMessageBox::RejectRole);
    connect(goOn, &QPushButton::clicked, this, [this, saved] {
        m_controller->resume(saved.plan, saved.match);
        m_table->setFocus();
    });
    connect(other, &QPushButton::clicked, this, &MainWindow::openNewMatch);
    openDialog(box);
}

void MainWindow::openNewMatch() {
    if (findChild<NewMatchDialog*>()) {
        return;
    }
    auto* dialog = new NewMatchDialog(*m_store, this);
    dialog->setMatchInPlay(matchInPlay());
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { startMatch(dialog->plan(nextSeed())); });
    openDialog(dialog);
}

void MainWindow::showScore() {
    if (!m_scored || findChild<ScoreSheet*>()) {
        return;
    }
    QStringList sides;
    for (int side = 0; side < m_scored->rules.sides(); ++side) {
        sides += sideName(m_controller->plan(), side);
    }
    auto* sheet = new ScoreSheet(*m_scored, sides, *m_pictures, this);
    connect(sheet, &QDialog::finished, this, &MainWindow::scoreClosed);
    openDialog(sheet);
}

void MainWindow::scoreClosed() {
    m_table->setFocus();
    if (m_resultDue) {
        showResult();
    } else {
        m_controller->dealNext(); // does nothing if the sheet was only looked at again
    }
}

void MainWindow::showResult() {
    if (!m_controller->hasMatch() || !m_controller->match().over()) {
        return;
    }
    m_resultDue = false;
    auto* dialog = new MatchResultDialog(m_controller->plan(), m_controller->match(), this);
    connect(dialog, &QDialog::finished, this, [this](int answer) {
        m_table->setFocus();
        if (answer == MatchResultDialog::Again) {
            playAgain();
        } else if (answer == MatchResultDialog::NewMatch) {
            openNewMatch();
        }
    });
    openDialog(dialog);
}

void MainWindow::showPreferences() {
    if (!findChild<PreferencesDialog*>()) {
        auto* dialog = new PreferencesDialog(*m_store, this);
        connect(dialog, &PreferencesDialog::soundTried, m_sounds.get(), &TableSounds::sample);
        openDialog(dialog);
    }
}

void MainWindow::showStatistics() {
    auto* dialog = findChild<StatisticsDialog*>();
    if (!dialog) {
        dialog = new StatisticsDialog(*m_statistics, windowFile(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

/// Opens the rule book, at the rule behind the play last refused if nothing was played since.
void MainWindow::showRules() {
    auto* book = findChild<RuleBookDialog*>();
    if (!book) {
        book = new RuleBookDialog(*m_pictures, windowFile(), this);
        book->setAttribute(Qt::WA_DeleteOnClose);
    }
    useRules();
    book->show();
    if (!m_refused.isEmpty()) {
        book->goTo(m_refused);
    }
    book->raise();
    book->activateWindow();
}

/// Lets the rule book, if it is open, tell the rules of the match, or those last played by.
void MainWindow::useRules() {
    auto* book = findChild<RuleBookDialog*>();
    if (!book) {
        return;
    }
    const NamedRules& last = m_store->settings().match.rules;
    if (!m_controller->hasMatch()) {
        book->setRules(last.rules, last.base, QString::fromStdString(last.name));
    } else {
        const MatchPlan& plan = m_controller->plan();
        // The match knows no name; the settings do if it is the one they were made for.
        const bool named = last.rules == plan.rules && last.base == plan.base;
        book->setRules(plan.rules, plan.base,
                       named ? QString::fromStdString(last.name) : QString());
    }
}

void MainWindow::showShortcuts() {
    if (!findChild<ShortcutsDialog*>()) {
        openDialog(new ShortcutsDialog(this));
    }
}

void MainWindow::showFairCards() {
    if (!findChild<FairCardsDialog*>()) {
        openDialog(new FairCardsDialog(*m_fairCards, *m_store, this));
    }
}

void MainWindow::showAbout() {
    if (!findChild<AboutDialog*>()) {
        openDialog(new AboutDialog(this));
    }
}

void MainWindow::askToGiveUp(const QString& question, const QString& yes,
                             const std::function<void()>& rest) {
    auto* box = new QMessageBox(QMessageBox::Question, windowTitle(), question,
                                QMessageBox::NoButton, this);
    box->setDefaultButton(box->addButton(tr("Keep playing"), QMessageBox::RejectRole));
    QPushButton* giveUp = box->addButton(yes, QMessageBox::AcceptRole);
    giveUp->setObjectName(QStringLiteral("giveUp"));
    connect(giveUp, &QPushButton::clicked, this, rest);
    openDialog(box);
}

} // namespace settebello

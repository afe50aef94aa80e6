// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/practice_menu.h"

#include "practice/practice_store.h"
#include "widgets/file_dialogs.h"
#include "widgets/window_geometry.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>

namespace settebello {

PracticeMenu::PracticeMenu(PracticeStore& store, QWidget* parent)
    : QPushButton(parent)
    , m_store(store) {
    auto* menu = new QMenu(this);
    m_export = menu->addAction(QString(), this, &PracticeMenu::askToExport);
    m_export->setObjectName(QStringLiteral("export"));
    m_mistakes = menu->addAction(QString(), this, &PracticeMenu::askToClearMistakes);
    m_mistakes->setObjectName(QStringLiteral("clearMistakes"));
    m_problems = menu->addAction(QString(), this, &PracticeMenu::askToClearProblems);
    m_problems->setObjectName(QStringLiteral("clearProblems"));
    setMenu(menu);
}

void PracticeMenu::update() {
    m_export->setEnabled(m_store.isLoaded());
    m_mistakes->setEnabled(m_store.canWrite() && !m_store.practice().mistakes.empty());
    m_problems->setEnabled(m_store.canWrite() && !m_store.practice().problems.empty());
}

void PracticeMenu::ask(const QString& question, const QString& lost,
                       const std::function<void()>& clear) {
    auto* box = new QMessageBox(QMessageBox::Warning, window()->windowTitle(), question,
                                QMessageBox::NoButton, window());
    box->setInformativeText(lost);
    QPushButton* keep = box->addButton(tr("Keep them"), QMessageBox::RejectRole);
    QPushButton* really = box->addButton(tr("Clear"), QMessageBox::DestructiveRole);
    really->setObjectName(QStringLiteral("reallyClear"));
    box->setDefaultButton(keep);
    box->setEscapeButton(keep);
    connect(really, &QPushButton::clicked, this, [this, clear] {
        clear();
        emit cleared();
    });
    openDialog(box);
}

void PracticeMenu::askToClearMistakes() {
    ask(tr("Clear your mistakes?"),
        tr("The positions from your matches will be lost, and how far you have come with them. "
           "They do not come back; those of later matches will be added."),
        [this] { m_store.clearMistakes(); });
}

void PracticeMenu::askToClearProblems() {
    ask(tr("Begin again with the problems?"),
        tr("How far you have come with them will be lost. The problems stay."),
        [this] { m_store.clearProblems(); });
}

void PracticeMenu::askToExport() {
    connect(askWhereToWrite(tr("Export what you have practised"), {}, QStringLiteral("json"),
                            QDir::home().filePath(QStringLiteral("settebello-practice.json")),
                            window()),
            &QFileDialog::fileSelected, &m_store, &PracticeStore::exportTo);
}

void PracticeMenu::retranslate() {
    setText(tr("&Manage"));
    m_export->setText(tr("&Export…"));
    m_mistakes->setText(tr("Clear your &mistakes…"));
    m_problems->setText(tr("Begin again with the &problems…"));
}

} // namespace settebello

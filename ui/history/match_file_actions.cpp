// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/match_file_actions.h"

#include "game/match_text.h"
#include "game/record_file.h"
#include "history/record_text.h"
#include "settings/file_access.h"
#include "text/number_text.h"
#include "widgets/file_dialogs.h"
#include "widgets/window_geometry.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QWidget>

namespace settebello {

namespace {

int count(const QStringList& list) {
    return static_cast<int>(list.size());
}

} // namespace

MatchFileActions::MatchFileActions(MatchArchive& archive, QWidget* window)
    : m_archive(archive)
    , m_window(window) {
    connect(&archive, &MatchArchive::imported, this, &MatchFileActions::reportImport);
}

std::optional<Record> MatchFileActions::load(const RecordSummary& record) {
    QString why;
    std::optional<Record> match = readMatchFile(record.file, why);
    if (!match) {
        const RecordSummary now{record.file, record.date, why};
        emit changed(now);
        showMessage(detailsText(now));
    }
    return match;
}

void MatchFileActions::askToImport() {
    const QStringList filters{tr("Matches (*.scopa.json)"), tr("All files (*)")};
    connect(askForFiles(tr("Import matches"), filters, m_window), &QFileDialog::filesSelected,
            &m_archive, &MatchArchive::import);
}

void MatchFileActions::reportImport(const ImportReport& report) {
    QStringList sentences;
    if (!report.added.isEmpty()) {
        sentences += tr("%n match(es) imported.", nullptr, count(report.added));
    }
    if (report.known.size() == 1) {
        sentences += tr("The match in “%1” is kept here already.").arg(report.known.front());
    } else if (report.known.size() > 1) {
        sentences +=
            numbersInWords(tr("%n match(es) are kept here already.", nullptr, count(report.known)));
    }
    if (!report.refused.isEmpty()) {
        showMessage(
            numbersInWords(tr("%n file(s) could not be imported.", nullptr, count(report.refused))),
            report.refused);
    }
    emit imported(report.added.value(0), sentences.join(QLatin1Char(' ')));
}

void MatchFileActions::askToExport(const RecordSummary& record) {
    const QFileDialog* dialog = askWhereToWrite(
        tr("Export the match"), {tr("Matches (*.scopa.json)")}, QStringLiteral("scopa.json"),
        QDir::home().filePath(QFileInfo(record.file).fileName()), m_window);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, record](const QString& target) { exportTo(record, target); });
}

void MatchFileActions::exportTo(const RecordSummary& record, const QString& target) {
    if (const std::optional<QString> problem = m_archive.exportTo(record.file, target)) {
        showMessage(*problem);
        return;
    }
    emit exported(tr("The match was written to %1.").arg(shownPath(toPath(target))));
}

void MatchFileActions::askToDelete(const QList<RecordSummary>& records) {
    if (records.isEmpty()) {
        return;
    }
    QStringList files;
    for (const RecordSummary& record : records) {
        files += record.file;
    }
    auto* box = new QMessageBox(
        QMessageBox::Question, m_window->windowTitle(),
        numbersInWords(tr("Move %n match(es) to the trash?", nullptr, count(files))),
        QMessageBox::Cancel, m_window);
    if (records.size() == 1) {
        const RecordSummary& one = records.front();
        box->setInformativeText(one.readable() ? timeText(timeOfDate(one.date)) +
                                                     QStringLiteral("\n") + playersText(one.setup)
                                               : one.name());
    }
    QPushButton* yes = box->addButton(tr("Move to the trash"), QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("toTrash"));
    box->setDefaultButton(yes);
    connect(yes, &QPushButton::clicked, this, [this, files] { moveToTrash(files); });
    openDialog(box);
}

void MatchFileActions::moveToTrash(const QStringList& files) {
    emit aboutToDelete();
    QStringList left;
    for (const QString& file : files) {
        if (!m_archive.moveToTrash(file)) {
            left += file;
        }
    }
    emit deleted();
    if (!left.isEmpty()) {
        askToRemove(left);
    }
}

/// Asks whether to delete for good what there is no trash for.
void MatchFileActions::askToRemove(const QStringList& files) {
    auto* box = new QMessageBox(
        QMessageBox::Warning, m_window->windowTitle(),
        numbersInWords(tr("%n match(es) cannot be moved to the trash. Delete for good?", nullptr,
                          count(files))),
        QMessageBox::NoButton, m_window);
    box->setDefaultButton(box->addButton(QMessageBox::Cancel));
    QPushButton* yes = box->addButton(tr("Delete for good"), QMessageBox::DestructiveRole);
    yes->setObjectName(QStringLiteral("forGood"));
    connect(yes, &QPushButton::clicked, this, [this, files] { remove(files); });
    openDialog(box);
}

void MatchFileActions::remove(const QStringList& files) {
    QStringList left;
    for (const QString& file : files) {
        if (!m_archive.remove(file)) {
            left += shownFileName(file);
        }
    }
    if (!left.isEmpty()) {
        showMessage(numbersInWords(tr("%n match(es) could not be deleted.", nullptr, count(left))),
                    left);
    }
}

void MatchFileActions::showMessage(const QString& text, const QStringList& details) {
    auto* box = new QMessageBox(QMessageBox::Information, m_window->windowTitle(), text,
                                QMessageBox::Ok, m_window);
    box->setInformativeText(details.join(QLatin1Char('\n')));
    openDialog(box);
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
// What the list of matches does with files: replay, import, export, delete.
#include "history/matches_dialog.h"

#include "history/record_text.h"
#include "widgets/style.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeView>

namespace settebello {

namespace {

constexpr QLatin1String kSuffix(".scopa.json");

} // namespace

void MatchesDialog::replay() {
    const std::optional<RecordSummary> record = chosenMatch();
    if (!record || record->rounds == 0) {
        return;
    }
    QString why;
    const std::optional<SavedMatch> match = readSavedMatch(record->file, why);
    if (match) {
        emit replayAsked(*match, record->time);
        return;
    }
    RecordSummary changed{record->file, record->time, why}; // since it was listed
    m_model.put({changed});
    showMessage(detailsText(changed), {});
}

void MatchesDialog::askWhatToImport() {
    auto* dialog = new QFileDialog(this, tr("Import matches"));
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters({tr("Matches (*.scopa.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::filesSelected, this, &MatchesDialog::import);
    openDialog(dialog);
}

void MatchesDialog::import(const QStringList& files) {
    m_archive.import(files);
}

void MatchesDialog::reportImport(const ImportReport& report) {
    QStringList messages;
    if (!report.added.isEmpty()) {
        choose(report.added.front());
        messages += tr("%n match(es) imported.", nullptr, static_cast<int>(report.added.size()));
    }
    if (report.known.size() == 1) {
        messages += tr("The match in “%1” is kept here already.").arg(report.known.front());
    } else if (report.known.size() > 1) {
        messages += tr("%n match(es) are kept here already.", nullptr,
                       static_cast<int>(report.known.size()));
    }
    if (!report.refused.isEmpty()) {
        showMessage(tr("%n file(s) could not be imported.", nullptr,
                       static_cast<int>(report.refused.size())),
                    report.refused);
    }
    m_news = messages.join(QLatin1Char(' '));
    showChosen();
}

void MatchesDialog::askWhereToExport() {
    const std::optional<RecordSummary> record = chosenMatch();
    if (!record) {
        return;
    }
    auto* dialog = new QFileDialog(this, tr("Export the match"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Matches (*.scopa.json)")});
    dialog->setDefaultSuffix(kSuffix.mid(1));
    dialog->setDirectory(QDir::home());
    dialog->selectFile(record->name());
    connect(dialog, &QFileDialog::fileSelected, this, &MatchesDialog::exportTo);
    openDialog(dialog);
}

void MatchesDialog::exportTo(const QString& target) {
    const std::optional<RecordSummary> record = chosenMatch();
    if (!record) {
        return;
    }
    if (const std::optional<QString> problem = m_archive.exportTo(record->file, target)) {
        showMessage(*problem, {});
        return;
    }
    m_news = tr("The match is written to %1.").arg(QDir::toNativeSeparators(target));
    showChosen();
}

void MatchesDialog::askToDelete() {
    const QList<RecordSummary> records = chosen();
    if (records.isEmpty()) {
        return;
    }
    QStringList files;
    for (const RecordSummary& record : records) {
        files += record.file;
    }
    auto* box = new QMessageBox(
        QMessageBox::Question, windowTitle(),
        tr("Move %n match(es) to the trash?", nullptr, static_cast<int>(files.size())),
        QMessageBox::Cancel, this);
    if (records.size() == 1) {
        const RecordSummary& one = records.front();
        box->setInformativeText(one.readable() ? timeText(one.time) + QStringLiteral("\n") +
                                                     playersText(one.plan)
                                               : one.name());
    }
    QPushButton* yes = box->addButton(tr("Move to the trash"), QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("toTrash"));
    box->setDefaultButton(yes);
    connect(yes, &QPushButton::clicked, this, [this, files] { deleteThem(files); });
    openDialog(box);
}

void MatchesDialog::deleteThem(const QStringList& files) {
    const int row = m_list->currentIndex().row();
    QStringList left;
    for (const QString& file : files) {
        if (!m_archive.moveToTrash(file)) {
            left += file;
        }
    }
    if (const QModelIndex next = m_order.index(std::min(row, m_order.rowCount() - 1), 0);
        next.isValid()) {
        m_list->setCurrentIndex(next);
    }
    if (!left.isEmpty()) {
        askToDeleteForGood(left);
    }
}

void MatchesDialog::askToDeleteForGood(const QStringList& files) {
    auto* box = new QMessageBox(QMessageBox::Warning, windowTitle(),
                                tr("%n match(es) cannot be moved to the trash. Delete for good?",
                                   nullptr, static_cast<int>(files.size())),
                                QMessageBox::NoButton, this);
    box->setDefaultButton(box->addButton(QMessageBox::Cancel));
    QPushButton* yes = box->addButton(tr("Delete for good"), QMessageBox::DestructiveRole);
    yes->setObjectName(QStringLiteral("forGood"));
    connect(yes, &QPushButton::clicked, this, [this, files] {
        QStringList kept;
        for (const QString& file : files) {
            if (!m_archive.remove(file)) {
                kept += QFileInfo(file).fileName();
            }
        }
        if (!kept.isEmpty()) {
            showMessage(
                tr("%n match(es) could not be deleted.", nullptr, static_cast<int>(kept.size())),
                kept);
        }
    });
    openDialog(box);
}

void MatchesDialog::showMessage(const QString& text, const QStringList& more) {
    auto* box =
        new QMessageBox(QMessageBox::Information, windowTitle(), text, QMessageBox::Ok, this);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(more.join(QLatin1Char('\n')));
    openDialog(box);
}

} // namespace settebello

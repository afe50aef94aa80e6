// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/match_archive.h"
#include "history/record_summary.h"

#include <QList>
#include <QObject>
#include <QString>

#include <optional>

class QWidget;

namespace settebello {

/// What the list of matches does with the files behind it: load, import, export, delete. Asks the
/// player first and says what went wrong, in dialogs over the window.
class MatchFileActions : public QObject {
    Q_OBJECT

public:
    /// @param archive and window must outlive this object.
    MatchFileActions(MatchArchive& archive, QWidget* window);

    /// The match of a record. If it cannot be read any more, says so and emits changed().
    std::optional<Record> load(const RecordSummary& record);
    /// Asks which files to import.
    void askToImport();
    /// Asks where to export a record to.
    void askToExport(const RecordSummary& record);
    /// Copies the record there. exported() follows if that went well.
    void exportTo(const RecordSummary& record, const QString& target);
    /// Asks whether to delete these records.
    void askToDelete(const QList<RecordSummary>& records);

signals:
    /// A record is not as it was listed.
    void changed(const settebello::RecordSummary& record);
    /// An import is over. @param first the first file that was added, or empty. @param summary in
    /// sentences.
    void imported(const QString& first, const QString& summary);
    /// @param summary a sentence.
    void exported(const QString& summary);
    void aboutToDelete();
    void deleted();

private:
    void reportImport(const ImportReport& report);
    void moveToTrash(const QStringList& files);
    void askToRemove(const QStringList& files);
    void remove(const QStringList& files);
    void showMessage(const QString& text, const QStringList& details = {});

    MatchArchive& m_archive;
    QWidget* m_window;
};

} // namespace settebello

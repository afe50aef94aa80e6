// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/stored_files.h"
#include "storage/record.h"
#include "storage/result_file.h"
#include "storage/statistics.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace settebello {

/// The suffix of results files.
inline constexpr char kResultFileSuffix[] = ".settebello-result.json";

/// The player's matches by the same code whose records are kept, the latest first, at most that
/// many. @param folder of the records. @param seat only of this seat; −1: of any.
std::vector<Record> ownMatches(const Statistics& statistics, const QString& folder,
                               const DealCode& code, int seat, std::size_t most);

/// The results of friends that were opened, kept for later comparisons in a file each.
class ResultStore : public QObject {
    Q_OBJECT

public:
    /// @param folder of the files; need not exist.
    explicit ResultStore(const QString& folder, QObject* parent = nullptr);

    void keep(const CodeResult& result);
    /// The results of a code, also those that are not written yet.
    std::vector<CodeResult> resultsOf(const DealCode& code) const;
    /// Waits until everything is written, or has failed once more.
    void saveNow() { m_files.saveNow(); }
    /// The results that could not be written.
    UnsavedFiles unsaved() const {
        return m_files.unsaved(tr("result of a friend", "contents of a file"));
    }

signals:
    void unsavedChanged();

private:
    QString m_folder;
    StoredFiles<CodeResult> m_files;
};

} // namespace settebello

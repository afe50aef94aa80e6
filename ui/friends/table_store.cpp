// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/table_store.h"

#include "game/match_autosave.h"
#include "settings/file_access.h"
#include "storage/atomic_file.h"
#include "text/fault_text.h"

#include <utility>

namespace settebello {

TableStore::TableStore(FriendsSource& source, MatchAutosave& autosave,
                       const std::filesystem::path& file, QObject* parent)
    : QObject(parent)
    , m_source(source)
    , m_autosave(autosave)
    , m_file(file, session::kKeptTableFormat) {
    connect(&source, &FriendsSource::keptChanged, this, &TableStore::keep);
    connect(&source, &MatchSource::progressed, this, &TableStore::fileIfOver);
    connect(&m_file, &FileSaver::answered, this, [this] {
        if (!m_file.isWriting()) {
            m_source.holdLines(false);
        }
    });
    connect(&m_file, &FileSaver::unsavedChanged, this, &TableStore::unsavedChanged);
    connect(&autosave, &MatchAutosave::finishedMatchSaved, this, [this] {
        if (m_isOver && !m_source.kept().host) {
            forget();
        }
    });
}

session::KeptTable TableStore::left(const std::filesystem::path& file, QString& notice) {
    FileRead<session::KeptTable> read = readVersionedFile(session::kKeptTableFormat, file);
    logRead(file, read.faults, read.setAside);
    if (!read.faults.empty()) {
        notice = tr("The match with friends could not be continued. It is kept as %1. "
                    "What was wrong: %2")
                     .arg(shownPath(read.setAside.value_or(file)), faultsText(read.faults));
    }
    return std::move(read.value);
}

void TableStore::remove(const std::filesystem::path& file) {
    logFile("remove", file, removeFile(file));
}

void TableStore::keep() {
    if (!m_isForgotten) {
        m_source.holdLines(true);
        m_file.set(m_source.kept());
    }
}

/// The table of a guest is not needed any more when the match is filed. That of the host is, since
/// a guest may still have to be told of the last cards.
void TableStore::fileIfOver() {
    const auto record = m_source.recorded();
    if (record && m_source.over() && !std::exchange(m_isOver, true)) {
        m_autosave.fileOther({record->first, *record->second});
    }
}

void TableStore::forget() {
    m_isForgotten = true;
    m_file.forget();
    m_file.flush();
    remove(m_file.file());
    m_source.holdLines(false);
}

} // namespace settebello

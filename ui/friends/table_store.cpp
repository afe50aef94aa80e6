// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/table_store.h"

#include "game/match_autosave.h"
#include "settings/file_access.h"
#include "storage/atomic_file.h"
#include "text/fault_text.h"

#include <system_error>
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
        notice = tr("The match with friends could not be continued. What was wrong: %1")
                     .arg(faultText(read.faults.front()));
    }
    return std::move(read.value);
}

/// Makes the file before there is anything in it, so that nobody else can ever read what follows:
/// a file that is written again keeps its permissions.
void TableStore::makePrivate() {
    if (std::exchange(m_isPrivate, true)) {
        return;
    }
    const std::filesystem::path& file = m_file.file();
    std::error_code ignored; // the disk may have failed, which writing it says
    if (!std::filesystem::exists(file, ignored)) {
        writeFile(toQString(file), session::keptTableText({}));
    }
    using std::filesystem::perms;
    std::filesystem::permissions(file, perms::owner_read | perms::owner_write, ignored);
}

void TableStore::keep() {
    if (!m_isForgotten) {
        makePrivate();
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
    logFile("remove", m_file.file(), removeFile(m_file.file()));
    m_source.holdLines(false);
}

} // namespace settebello

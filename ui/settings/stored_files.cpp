// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/stored_files.h"

#include <algorithm>
#include <utility>

namespace settebello {

bool FileGroup::isUnwritten(const QString& file) const {
    const FileSaver* saver = find(file);
    return saver && !saver->isSaved();
}

bool FileGroup::isSaved() const {
    return std::all_of(m_files.begin(), m_files.end(),
                       [](const auto& entry) { return entry.second->isSaved(); });
}

bool FileGroup::isWriting() const {
    return std::any_of(m_files.begin(), m_files.end(),
                       [](const auto& entry) { return entry.second->isWriting(); });
}

UnsavedFiles FileGroup::unsaved(const QString& contents) const {
    UnsavedFiles all;
    for (const auto& [file, saver] : m_files) {
        all += saver->unsaved(contents);
    }
    return all;
}

void FileGroup::saveNow() {
    for (const auto& [file, saver] : m_files) {
        saver->flush();
    }
}

void FileGroup::forget(const QString& file) {
    if (FileSaver* saver = find(file)) {
        saver->forget();
        m_files.erase(file); // waits for what is being written
    }
}

void FileGroup::add(const QString& file, std::unique_ptr<FileSaver> saver) {
    connect(saver.get(), &FileSaver::unsavedChanged, this, &FileGroup::unsavedChanged);
    connect(saver.get(), &FileSaver::answered, this, &FileGroup::onAnswered,
            Qt::QueuedConnection); // which may destroy it
    m_files[file] = std::move(saver);
}

FileSaver* FileGroup::find(const QString& file) const {
    const auto found = m_files.find(file);
    return found == m_files.end() ? nullptr : found->second.get();
}

/// A file that is written needs no thread any more.
void FileGroup::onAnswered() {
    std::erase_if(m_files, [](const auto& entry) { return entry.second->isSaved(); });
    emit answered();
}

} // namespace settebello

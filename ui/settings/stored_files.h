// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/stored_file.h"

#include <map>
#include <memory>

namespace settebello {

/// The part of StoredFiles that does not depend on what the files hold.
class FileGroup : public QObject {
    Q_OBJECT

public:
    /// Whether a value is not written to this file yet.
    bool isUnwritten(const QString& file) const;
    /// True if every value is in its file.
    bool isSaved() const;
    /// True while the first attempt to write a value is under way.
    bool isWriting() const;
    /// The files that could not be written. @param contents of UnsavedFile
    UnsavedFiles unsaved(const QString& contents) const;
    /// Waits until everything is written, or has failed once more.
    void saveNow();
    /// Gives up what is not written of a file, and waits until nothing more is written there.
    void forget(const QString& file);

signals:
    /// A value has been written, or could not be.
    void answered();
    void unsavedChanged();

protected:
    void add(const QString& file, std::unique_ptr<FileSaver> saver);
    FileSaver* find(const QString& file) const;

    /// The files that are not written yet, and perhaps some that are.
    std::map<QString, std::unique_ptr<FileSaver>> m_files;

private:
    void onAnswered();
};

/// Values that are kept in a file each. Those that are not written yet can be read from here.
template <typename Value>
class StoredFiles : public FileGroup {
public:
    explicit StoredFiles(const FileFormat<Value>& format)
        : m_format(format) {}

    void write(const QString& file, const Value& value) {
        if (!find(file)) {
            add(file, std::make_unique<StoredFile<Value>>(toPath(file), m_format, value));
        }
        static_cast<StoredFile<Value>*>(find(file))->set(value);
    }

    /// By the names of their files.
    std::map<QString, Value> unwritten() const {
        std::map<QString, Value> values;
        for (const auto& [file, saver] : m_files) {
            if (!saver->isSaved()) {
                values.emplace(file, static_cast<const StoredFile<Value>*>(saver.get())->value());
            }
        }
        return values;
    }

private:
    FileFormat<Value> m_format;
};

} // namespace settebello

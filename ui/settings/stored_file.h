// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/file_access.h"
#include "settings/file_saver.h"
#include "storage/versioned_file.h"

#include <QLockFile>

#include <utility>

namespace settebello {

/// A value and the small file that keeps it. Changes take effect at once and are written on a
/// thread (FileSaver), on top of what another program has written meanwhile if the format can join
/// both: changed() then says that the value has changed too. Nothing is written over a file of a
/// newer version.
template <typename Value>
class StoredFile : public FileSaver {
public:
    /// Reads nothing yet. @param initial the value where the file says nothing.
    StoredFile(std::filesystem::path file, const FileFormat<Value>& format, Value initial = Value(),
               QObject* parent = nullptr)
        : FileSaver(std::move(file), parent)
        , m_format(format)
        , m_read{{}, initial}
        , m_base(std::move(initial)) {}
    /// Writes what is not written yet.
    ~StoredFile() override { finish(); }

    /// Reads the file now: for what is needed before a window can be shown.
    void read() { takeRead(readVersionedFile(m_format, file(), m_base)); }
    /// Reads the file on the thread; changed() follows. Replaces the value unless it was set
    /// meanwhile.
    void load() {
        readOnThread([this, format = m_format, path = file(), initial = m_base] {
            return Outcome{std::nullopt, [this, found = readVersionedFile(format, path, initial)] {
                               if (isSaved()) {
                                   takeRead(found);
                               }
                               emit changed();
                           }};
        });
    }

    const Value& value() const { return m_read.value; }
    /// What was found when the file was read.
    const VersionedFile& found() const { return m_read; }
    /// True if the file must not be written.
    bool isReadOnly() const { return m_read.readOnly; }

    /// Changes the value, and writes it unless the file is read-only.
    void set(Value value) {
        m_read.value = std::move(value);
        if (!isReadOnly()) {
            noteChange();
        }
    }
    /// Changes the value, but leaves the file as it is: for a program that may not write it.
    void setUnwritten(Value value) { m_read.value = std::move(value); }

protected:
    Work writing() const override {
        auto* self = const_cast<StoredFile*>(this);
        return [self, format = m_format, path = file(), base = m_base, ours = m_read.value] {
            const FileUpdate<Value> update = updateLocked(format, path, base, ours);
            logFile("write", path, update.fault);
            return Outcome{update.fault, [self, ours, written = update.value] {
                               self->takeWritten(ours, written);
                           }};
        };
    }

private:
    /// Runs on the thread. Two programs that join each other's changes take turns.
    static FileUpdate<Value> updateLocked(const FileFormat<Value>& format,
                                          const std::filesystem::path& path, const Value& base,
                                          const Value& ours) {
        constexpr int kLongestWait = 500; // ms; another program writes in far less
        const QString name = toQString(std::filesystem::path(path).replace_extension("lock"));
        QLockFile lock(name);
        if (format.merge && canBeLockFile(name)) {
            static_cast<void>(lock.tryLock(kLongestWait)); // if in vain, writes without the lock
        }
        return updateVersionedFile(format, path, base, ours);
    }

    void takeRead(FileRead<Value> found) {
        m_read = std::move(found);
        m_base = m_read.value;
        logRead(file(), m_read.faults, m_read.setAside);
    }

    void takeWritten(const Value& ours, const Value& written) {
        m_base = written;
        if constexpr (requires { ours == written; }) {
            if (!(ours == written)) {
                m_read.value = m_format.merge(ours, m_read.value, written);
                emit changed();
            }
        }
    }

    FileFormat<Value> m_format;
    FileRead<Value> m_read; ///< what was read, with the changes made since
    Value m_base;           ///< what the file held when it was last read or written
};

} // namespace settebello

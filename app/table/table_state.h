// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "friends/kept_ways.h"
#include "session/kept_table.h"
#include "table/report.h"

#include <QLockFile>
#include <QObject>
#include <QSemaphore>
#include <QThreadPool>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace settebello::table {

/// What a table keeps in a folder of its own, so that it goes on after the program was killed
/// (interfaces.md §17). A disk that fails is reported, and the match goes on.
class TableState : public QObject {
    Q_OBJECT

public:
    /// @param folder empty if nothing is kept. @param report outlives this. @param disk writes in
    /// the background.
    TableState(std::filesystem::path folder, Report& report,
               std::shared_ptr<QThreadPool> disk = std::make_shared<QThreadPool>());
    /// Waits until everything is on the disk.
    ~TableState() override;

    /// Makes the folder, which only its owner can read, locks it and reads what is there. What is
    /// damaged is reported, set aside and then missing. @return false, reported, if that fails or a
    /// newer version has written there.
    bool open();

    // What was there.

    session::KeptTable& table() { return m_table; }
    session::KeptTable& previous() { return m_previous; }
    net::KeptWays& ways() { return m_ways; }

    /// In the background, since a disk takes milliseconds for it and other tables do not wait; the
    /// latest counts. kept() follows if isKeeping() then.
    void keepSoon(session::KeptTable table);
    bool isKeeping() const { return m_isKeeping; }

    // On the disk when they return.

    void keep(const session::KeptTable& table);
    void keep(const net::KeptWays& ways);
    /// One that is over and is followed by another.
    void keepPrevious(const session::KeptTable& table);

signals:
    /// What was to be kept is on the disk, or that has failed.
    void kept();

private:
    void writeNext();
    void written(const std::optional<Fault>& fault);
    template <typename Value>
    bool read(const FileFormat<Value>& format, const char* name, Value& value);
    template <typename Value>
    void write(const FileFormat<Value>& format, const char* name, const Value& value);
    void noteFault(const std::optional<Fault>& fault, const std::filesystem::path& file);

    std::filesystem::path m_folder;
    Report& m_report;
    std::shared_ptr<QThreadPool> m_disk;
    std::unique_ptr<QLockFile> m_lock;
    session::KeptTable m_table;
    session::KeptTable m_previous;
    net::KeptWays m_ways;
    std::string m_lastWays;
    bool m_isFailing = false;
    bool m_isKeeping = false;
    std::optional<session::KeptTable> m_next; ///< to be kept after what is being written
    QSemaphore m_idle{1};                     ///< free while no other thread writes
};

} // namespace settebello::table

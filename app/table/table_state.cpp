// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_state.h"

#include "storage/atomic_file.h"
#include "storage/utf8_path.h"

#include <system_error>
#include <utility>

namespace settebello::table {

namespace {

constexpr char kTable[] = "table.json";
constexpr char kPrevious[] = "previous.json";
constexpr char kWays[] = "ways.json";

QString textOf(const std::filesystem::path& path) {
    return QString::fromStdString(toUtf8(path));
}

} // namespace

TableState::TableState(std::filesystem::path folder, Report& report,
                       std::shared_ptr<QThreadPool> disk)
    : m_folder(std::move(folder))
    , m_report(report)
    , m_disk(std::move(disk)) {}

TableState::~TableState() {
    m_idle.acquire();
    if (m_next) {
        keep(*m_next);
    }
}

bool TableState::open() {
    if (m_folder.empty()) {
        return true;
    }
    std::error_code error;
    if (std::filesystem::create_directories(m_folder, error)) {
        std::filesystem::permissions(m_folder, std::filesystem::perms::owner_all, error);
    }
    if (error) {
        m_report.fail(toUtf8(m_folder) + ": " + error.message(), cli::kUsageError);
        return false;
    }
    m_lock = std::make_unique<QLockFile>(textOf(m_folder / "lock"));
    m_lock->setStaleLockTime(0);
    if (!m_lock->tryLock(0)) {
        const bool isTaken = m_lock->error() == QLockFile::LockFailedError;
        m_report.fail(toUtf8(m_folder) +
                          (isTaken ? ": another program uses it" : ": cannot be written"),
                      cli::kUsageError);
        return false;
    }
    return read(session::kKeptTableFormat, kTable, m_table) &&
           read(session::kKeptTableFormat, kPrevious, m_previous) &&
           read(net::kKeptWaysFormat, kWays, m_ways);
}

template <typename Value>
bool TableState::read(const FileFormat<Value>& format, const char* name, Value& value) {
    FileRead<Value> read = readVersionedFile(format, m_folder / name);
    const std::string shown = toUtf8(m_folder / name);
    if (!read.faults.empty()) {
        const std::string aside =
            read.setAside ? ". It is kept as " + toUtf8(read.setAside->filename()) : std::string();
        m_report.fail(shown + ": " + read.faults.front().text() + aside, cli::kUsageError);
    }
    if (read.readOnly) {
        m_report.fail(shown + ": cannot be used", cli::kUsageError);
        return false;
    }
    value = std::move(read.value);
    return true;
}

template <typename Value>
void TableState::write(const FileFormat<Value>& format, const char* name, const Value& value) {
    if (!m_folder.empty()) {
        const std::filesystem::path file = m_folder / name;
        noteFault(writeFile(file, format.text(value), format.readers), file);
    }
}

void TableState::noteFault(const std::optional<Fault>& fault, const std::filesystem::path& file) {
    const bool wasFailing = std::exchange(m_isFailing, fault.has_value());
    if (fault && !wasFailing) {
        m_report.fail(toUtf8(file) + ": " + fault->text() + ". The match goes on.",
                      cli::kUsageError);
    }
}

void TableState::keepSoon(session::KeptTable table) {
    if (m_folder.empty()) {
        return;
    }
    m_next = std::move(table);
    if (!std::exchange(m_isKeeping, true)) {
        writeNext();
    }
}

/// @pre m_next
void TableState::writeNext() {
    m_idle.acquire();
    const session::KeptTable table = *std::exchange(m_next, std::nullopt);
    m_disk->start([this, file = m_folder / kTable, table] {
        const auto& format = session::kKeptTableFormat;
        const auto fault = writeFile(file, format.text(table), format.readers);
        QMetaObject::invokeMethod(
            this, [this, fault] { written(fault); }, Qt::QueuedConnection);
        m_idle.release();
    });
}

void TableState::written(const std::optional<Fault>& fault) {
    noteFault(fault, m_folder / kTable);
    if (m_next) {
        writeNext();
        return;
    }
    m_isKeeping = false;
    emit kept();
}

void TableState::keep(const session::KeptTable& table) {
    write(session::kKeptTableFormat, kTable, table);
}

void TableState::keep(const net::KeptWays& ways) {
    const std::string text = net::keptWaysText(ways);
    if (std::exchange(m_lastWays, text) != text) {
        write(net::kKeptWaysFormat, kWays, ways);
    }
}

void TableState::keepPrevious(const session::KeptTable& table) {
    write(session::kKeptTableFormat, kPrevious, table);
}

} // namespace settebello::table

// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/atomic_file.h"

#include "storage/system_fault.h"
#include "storage/system_file.h"
#include "storage/utf8_path.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <system_error>
#include <utility>

#ifdef _WIN32
#include <chrono>
#include <thread>
#endif

namespace settebello {

namespace fs = std::filesystem;

namespace {

/// Renames a file over another.
void replace(const fs::path& file, const fs::path& target, std::error_code& code) {
    fs::rename(file, target, code);
#ifdef _WIN32 // a virus scanner or indexer may keep the old file open for a moment
    constexpr int kTries = 10;
    constexpr std::chrono::milliseconds kDelay(20);
    for (int i = 1; i < kTries && code == std::errc::permission_denied; ++i) {
        std::this_thread::sleep_for(kDelay);
        fs::rename(file, target, code);
    }
#endif
}

/// Flushes a rename or a removal to the disk, where the system can.
void flushFolderOf(const fs::path& file) {
    const fs::path folder = file.parent_path();
    const SystemFile opened = SystemFile::openFolder(folder.empty() ? "." : folder);
    if (opened.isOpen()) {
        opened.flushToDisk();
    }
}

/// Creates a new file beside `path`. @param name receives its name.
SystemFile createBeside(const fs::path& path, Readers readers, fs::path& name) {
    constexpr int kNames = 100; // those in use are of a killed program, or of one that is writing
    const auto numbered = [&](int i) { return fs::path(path) += ".tmp-" + std::to_string(i); };
    for (int i = 0; i < kNames; ++i) {
        name = numbered(i);
        SystemFile file = SystemFile::create(name, readers);
        if (file.isOpen() || errno != EEXIST) {
            return file;
        }
    }
    name = numbered(0); // nobody writes one file a hundredfold
    removeEntry(name);
    return SystemFile::create(name, readers);
}

/// Follows symbolic links, also to a file that does not exist yet.
fs::path linkTarget(fs::path file) {
    constexpr int kMaxLinks = 40; // as Linux
    std::error_code code;
    for (int i = 0; i < kMaxLinks && fs::is_symlink(fs::symlink_status(file, code)); ++i) {
        file = file.parent_path() / fs::read_symlink(file, code);
    }
    return file;
}

/// `NAME.broken-N`
fs::path brokenName(const fs::path& file, int number) {
    fs::path name = file;
    name += ".broken-" + std::to_string(number);
    return name;
}

/// The first number, from 1, that is free.
int freeNumber(const fs::path& file) {
    std::error_code code;
    int number = 1;
    while (number < INT16_MAX &&
           fs::symlink_status(brokenName(file, number), code).type() != fs::file_type::not_found) {
        ++number;
    }
    return number;
}

/// What is wrong with a name to read or to write, if anything: it must be an ordinary file or, to
/// write it, be unused.
std::optional<Fault> checkType(const fs::path& file, fs::file_status& status) {
    std::error_code code;
    status = fs::status(file, code);
    if (fs::is_regular_file(status) || status.type() == fs::file_type::not_found) {
        return std::nullopt;
    }
    return status.type() == fs::file_type::none ? systemFault(code) : FaultCode::NotAFile;
}

/// Reads up to `most` bytes of an ordinary file.
std::optional<std::string> readUpTo(const fs::path& file, std::size_t most, Faults& faults) {
    fs::file_status status;
    if (auto fault = checkType(file, status)) { // to open a device may have an effect
        faults.push_back(*std::move(fault));
        return std::nullopt;
    }
    const SystemFile opened = SystemFile::openToRead(file);
    if (!opened.isOpen()) {
        faults.push_back(errnoFault());
        return std::nullopt;
    }
    if (!opened.isRegular()) { // replaced in the meantime
        faults.push_back(FaultCode::NotAFile);
        return std::nullopt;
    }
    auto contents = opened.read(most);
    if (!contents) {
        faults.push_back(errnoFault());
    }
    return contents;
}

std::optional<Fault> createFolderOf(const fs::path& file) {
    if (!file.has_parent_path()) {
        return std::nullopt;
    }
    std::error_code code;
    fs::create_directories(file.parent_path(), code);
    if (code == std::errc::file_exists) { // libc++, where a file is in the folder's place
        code = std::make_error_code(std::errc::not_a_directory);
    }
    return code ? std::optional(systemFault(code)) : std::nullopt;
}

std::optional<Fault> fill(SystemFile file, std::string_view contents) {
    if (!file.write(contents) || !file.flushToDisk() || !file.close()) {
        return errnoFault();
    }
    return std::nullopt;
}

/// Writes a file that may exist and that is no link.
/// @param old the status whose permissions it gets, if that is of an existing file and these are to
/// stay.
std::optional<Fault> writeTarget(const fs::path& target, std::string_view contents,
                                 const fs::file_status& old, Readers readers) {
    if (auto fault = createFolderOf(target)) {
        return fault;
    }
    // Nobody reads what is being written who cannot read the old file.
    const bool keepsOld = fs::exists(old) && readers == Readers::AsBefore;
    fs::path temporary;
    SystemFile created = createBeside(target, keepsOld ? Readers::OwnerOnly : readers, temporary);
    if (!created.isOpen()) {
        return errnoFault();
    }
    auto fault = fill(std::move(created), contents);
    if (!fault) {
        std::error_code code;
        if (keepsOld) {
            fs::permissions(temporary, old.permissions(), code); // if possible
        }
        replace(temporary, target, code);
        if (code) {
            fault = systemFault(code);
        }
    }
    if (fault) {
        removeEntry(temporary);
        return fault;
    }
    flushFolderOf(target);
    return std::nullopt;
}

/// Copies a file to an unused name.
std::optional<Fault> copyFile(const fs::path& file, const fs::path& to) {
    Faults faults;
    const auto contents = readFile(file, faults);
    if (!contents) {
        return faults.front();
    }
    std::error_code code;
    return writeTarget(to, *contents, fs::status(file, code), Readers::AsBefore);
}

/// True if `copy` is another ordinary file with the same contents.
bool isCopy(const fs::path& file, const fs::path& copy) {
    std::error_code code;
    Faults faults;
    const auto contents = readFile(file, faults);
    return contents && contents == readFile(copy, faults) &&
           fs::canonical(file, code) != fs::canonical(copy, code);
}

bool isLeftover(const fs::path& file) {
    const std::string name = toUtf8(file.filename());
    constexpr std::string_view kMark = ".json.tmp-";
    const std::size_t mark = name.rfind(kMark);
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    return mark != std::string::npos && mark + kMark.size() < name.size() &&
           std::all_of(name.begin() + static_cast<std::ptrdiff_t>(mark + kMark.size()), name.end(),
                       isDigit);
}

} // namespace

std::optional<std::string> readFile(const fs::path& file, Faults& faults, std::size_t maxSize) {
    auto contents = readUpTo(file, maxSize + 1, faults);
    if (contents && contents->size() > maxSize) {
        faults.push_back(FaultCode::TooLarge);
        return std::nullopt;
    }
    return contents;
}

std::optional<std::string> readFileStart(const fs::path& file, std::size_t size, Faults& faults) {
    return readUpTo(file, size, faults);
}

std::optional<Fault> writeFile(const fs::path& file, std::string_view contents, Readers readers) {
    const fs::path target = linkTarget(file);
    fs::file_status old;
    if (auto fault = checkType(target, old)) {
        return fault;
    }
    return writeTarget(target, contents, old, readers);
}

std::optional<Fault> moveFile(const fs::path& file, const fs::path& to) {
    fs::file_status status;
    if (auto fault = checkType(file, status)) {
        return fault;
    }
    if (!fs::exists(status)) {
        return FaultCode::NoSuchFile;
    }
    std::error_code code;
    if (fs::exists(fs::symlink_status(to, code))) {
        return isCopy(file, to) ? removeFile(file) : FaultCode::FileExists;
    }
    if (auto fault = createFolderOf(to)) {
        return fault;
    }
    const bool isLink = fs::is_symlink(fs::symlink_status(file, code));
    code.clear();
    if (!isLink) { // which might lead nowhere from there
        fs::rename(file, to, code);
    }
    if (isLink || code == std::errc::cross_device_link) {
        auto fault = copyFile(file, to);
        return fault ? fault : removeFile(file);
    }
    if (code) {
        return systemFault(code);
    }
    flushFolderOf(to); // first: if the power fails between, there are two names but not none
    flushFolderOf(file);
    return std::nullopt;
}

std::optional<Fault> removeFile(const fs::path& file) {
    if (!removeEntry(file)) {
        return errno == ENOENT ? std::nullopt : std::optional(errnoFault());
    }
    flushFolderOf(file);
    return std::nullopt;
}

void removeLeftovers(const fs::path& folder, fs::file_time_type before) {
    std::error_code code;
    for (fs::directory_iterator entry(folder, code), end; !code && entry != end;
         entry.increment(code)) {
        std::error_code problem;
        if (isLeftover(entry->path()) && fs::is_regular_file(entry->symlink_status(problem)) &&
            entry->last_write_time(problem) < before && !problem) {
            removeEntry(entry->path());
        }
    }
}

std::optional<fs::path> setAside(const fs::path& file) {
    std::error_code code;
    const fs::path aside = brokenName(file, freeNumber(file));
    fs::rename(file, aside, code);
    return code ? std::nullopt : std::optional(aside);
}

std::optional<fs::path> backUpFile(const fs::path& file) {
    const int number = freeNumber(file);
    const fs::path last = brokenName(file, number - 1);
    if (isCopy(file, last)) {
        return last;
    }
    const fs::path copy = brokenName(file, number);
    return copyFile(file, copy) ? std::nullopt : std::optional(copy);
}

} // namespace settebello

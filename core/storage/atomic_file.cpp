// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/atomic_file.h"

#include "storage/system_fault.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>

#include <fcntl.h>
#ifdef _WIN32
#include <chrono>
#include <io.h>
#include <sys/stat.h>
#include <thread>
#else
#include <unistd.h>
#endif

namespace settebello {

namespace fs = std::filesystem;

namespace {

struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

File openToRead(const fs::path& path) {
#ifdef _WIN32
    return File(_wfopen(path.c_str(), L"rb"));
#else
    return File(std::fopen(path.c_str(), "rb"));
#endif
}

/// Null with EEXIST if the file exists already.
File create(const fs::path& path) {
#ifdef _WIN32 // its older run-time does not know fopen's "x"
    const int handle =
        _wopen(path.c_str(), _O_WRONLY | _O_CREAT | _O_EXCL | _O_BINARY | _O_NOINHERIT,
               _S_IREAD | _S_IWRITE);
    return File(handle < 0 ? nullptr : _wfdopen(handle, L"wb"));
#else
    return File(std::fopen(path.c_str(), "wbx"));
#endif
}

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

/// Flushes a file to the disk.
bool flushToDisk(std::FILE* file) {
#ifdef _WIN32
    return std::fflush(file) == 0 && _commit(_fileno(file)) == 0;
#else
    return std::fflush(file) == 0 && fsync(fileno(file)) == 0;
#endif
}

/// Flushes a rename to the disk, where the system can.
void flushFolder(const fs::path& folder) {
#ifndef _WIN32
    const int handle = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY);
    if (handle >= 0) {
        fsync(handle);
        ::close(handle);
    }
#else
    static_cast<void>(folder);
#endif
}

/// Creates a new file beside `path`. @param name receives its name.
File createBeside(const fs::path& path, fs::path& name) {
    constexpr int kTries = 100; // others are of a killed program, or of one that is writing
    File file;
    for (int i = 0; i < kTries && !file; ++i) {
        name = path;
        name += ".tmp-" + std::to_string(i);
        errno = 0;
        file = create(name);
        if (!file && errno != EEXIST) {
            break;
        }
    }
    return file;
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

/// `NAME.broken-N` with the first unused number.
fs::path freeName(const fs::path& file) {
    std::error_code code;
    fs::path name;
    for (int n = 1; n < INT16_MAX; ++n) {
        name = file;
        name += ".broken-" + std::to_string(n);
        if (fs::symlink_status(name, code).type() == fs::file_type::not_found) {
            break;
        }
    }
    return name;
}

std::optional<Fault> fill(File file, std::string_view contents) {
    const bool written =
        std::fwrite(contents.data(), 1, contents.size(), file.get()) == contents.size();
    if (!written || !flushToDisk(file.get())) {
        return errnoFault();
    }
    if (std::fclose(file.release()) != 0) {
        return errnoFault();
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> readFile(const fs::path& file, Faults& faults) {
    constexpr std::size_t kMaxSize = std::size_t{64} << 20;
    std::error_code code;
    const fs::file_status status = fs::status(file, code);
    if (fs::exists(status) && !fs::is_regular_file(status)) {
        faults.push_back(FaultCode::NotAFile);
        return std::nullopt;
    }
    const File in = openToRead(file);
    if (!in) {
        faults.push_back(errnoFault());
        return std::nullopt;
    }
    std::string contents;
    std::array<char, 1 << 14> buffer; // NOLINT: filled below
    std::size_t read = 0;
    while ((read = std::fread(buffer.data(), 1, buffer.size(), in.get())) > 0) {
        contents.append(buffer.data(), read);
        if (contents.size() > kMaxSize) {
            faults.push_back(FaultCode::TooLarge);
            return std::nullopt;
        }
    }
    if (std::ferror(in.get()) != 0) {
        faults.push_back(errnoFault());
        return std::nullopt;
    }
    return contents;
}

std::optional<Fault> writeFile(const fs::path& file, std::string_view contents) {
    std::error_code code;
    const fs::path target = linkTarget(file);
    if (target.has_parent_path()) {
        fs::create_directories(target.parent_path(), code);
        if (code == std::errc::file_exists) { // libc++, where a file is in the folder's place
            code = std::make_error_code(std::errc::not_a_directory);
        }
        if (code) {
            return systemFault(code);
        }
    }
    fs::path temporary;
    File created = createBeside(target, temporary);
    if (!created) {
        return errnoFault();
    }
    auto fault = fill(std::move(created), contents);
    if (!fault) {
        const fs::file_status old = fs::status(target, code);
        if (fs::exists(old)) {
            fs::permissions(temporary, old.permissions(), code); // if possible
        }
        replace(temporary, target, code);
        if (code) {
            fault = systemFault(code);
        }
    }
    if (fault) {
        fs::remove(temporary, code);
        return fault;
    }
    flushFolder(target.parent_path());
    return std::nullopt;
}

std::optional<fs::path> setAside(const fs::path& file) {
    std::error_code code;
    const fs::path aside = freeName(file);
    fs::rename(file, aside, code);
    return code ? std::nullopt : std::optional(aside);
}

std::optional<fs::path> backUpFile(const fs::path& file) {
    std::error_code code;
    const fs::path copy = freeName(file);
    fs::copy_file(file, copy, code);
    return code ? std::nullopt : std::optional(copy);
}

} // namespace settebello

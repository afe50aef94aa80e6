// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/system_file.h"

#include <algorithm>
#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace settebello {

namespace fs = std::filesystem;

namespace {

// No stdio: its calls happen inside the C library, out of sight of a preloaded library.
#ifdef _WIN32
using Count = int;
int openHandle(const fs::path& path, int flags, Readers /*readers*/ = Readers::AsBefore) {
    return _wopen(path.c_str(), flags | _O_BINARY | _O_NOINHERIT, _S_IREAD | _S_IWRITE);
}
Count readSome(int handle, char* bytes, std::size_t count) {
    return _read(handle, bytes, static_cast<unsigned>(count));
}
Count writeSome(int handle, const char* bytes, std::size_t count) {
    return _write(handle, bytes, static_cast<unsigned>(count));
}
#else
using Count = ssize_t;
int openHandle(const fs::path& path, int flags, Readers readers = Readers::AsBefore) {
    constexpr mode_t kByAll = 0666; // less the user's mask
    constexpr mode_t kByOwner = 0600;
    return ::open(path.c_str(), flags | O_CLOEXEC | O_NOCTTY,
                  readers == Readers::OwnerOnly ? kByOwner : kByAll);
}
Count readSome(int handle, char* bytes, std::size_t count) {
    return ::read(handle, bytes, count);
}
Count writeSome(int handle, const char* bytes, std::size_t count) {
    return ::write(handle, bytes, count);
}
#endif

constexpr std::size_t kReadAtOnce = std::size_t{1} << 16;
constexpr std::size_t kWrittenAtOnce = std::size_t{1} << 30; // Windows counts in int

} // namespace

SystemFile SystemFile::openToRead(const fs::path& path) {
#ifdef _WIN32
    return SystemFile(openHandle(path, _O_RDONLY));
#else
    return SystemFile(openHandle(path, O_RDONLY | O_NONBLOCK));
#endif
}

SystemFile SystemFile::create(const fs::path& path, Readers readers) {
    return SystemFile(openHandle(path, O_WRONLY | O_CREAT | O_EXCL, readers));
}

SystemFile SystemFile::openFolder(const fs::path& path) {
#ifdef _WIN32
    static_cast<void>(path);
    return {};
#else
    return SystemFile(openHandle(path, O_RDONLY | O_DIRECTORY));
#endif
}

bool SystemFile::isRegular() const {
#ifdef _WIN32
    struct _stat64 status {};
    return _fstat64(m_handle, &status) == 0 && (status.st_mode & _S_IFMT) == _S_IFREG;
#else
    struct stat status {};
    return ::fstat(m_handle, &status) == 0 && S_ISREG(status.st_mode);
#endif
}

std::optional<std::string> SystemFile::read(std::size_t most) const {
    std::string contents;
    while (contents.size() < most) {
        const std::size_t before = contents.size();
        const std::size_t wanted = std::min(kReadAtOnce, most - before);
        contents.resize(before + wanted);
        const Count count = readSome(m_handle, &contents[before], wanted);
        contents.resize(before + static_cast<std::size_t>(std::max<Count>(count, 0)));
        if (count == 0) {
            break;
        }
        if (count < 0 && errno != EINTR) {
            return std::nullopt;
        }
    }
    return contents;
}

bool SystemFile::write(std::string_view contents) const {
    while (!contents.empty()) {
        const Count count =
            writeSome(m_handle, contents.data(), std::min(kWrittenAtOnce, contents.size()));
        if (count < 0 && errno != EINTR) {
            return false;
        }
        contents.remove_prefix(static_cast<std::size_t>(std::max<Count>(count, 0)));
    }
    return true;
}

bool SystemFile::flushToDisk() const {
#ifdef _WIN32
    return _commit(m_handle) == 0;
#else
    return ::fsync(m_handle) == 0;
#endif
}

bool SystemFile::close() {
#ifdef _WIN32
    return !isOpen() || _close(release()) == 0;
#else
    return !isOpen() || ::close(release()) == 0;
#endif
}

int SystemFile::release() {
    return std::exchange(m_handle, -1);
}

bool removeEntry(const fs::path& path) {
#ifdef _WIN32
    return _wunlink(path.c_str()) == 0;
#else
    return ::unlink(path.c_str()) == 0;
#endif
}

} // namespace settebello

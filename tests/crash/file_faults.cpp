// SPDX-License-Identifier: GPL-3.0-or-later
// Preloaded into a program (LD_PRELOAD), counts the calls that change or open files in a folder and
// lets one of them fail, or kills the program right after it. Set by environment variables:
//   FAULT_FOLDER  the folder; calls elsewhere, and on match.lock, are not counted
//   FAULT_AT      the number of the call, from 1; without it nothing fails
//   FAULT_MODE    fail (that call), fail-on (that one and all later ones) or kill
//   FAULT_ERRNO   the error, as a number
//   FAULT_MOVES   "other-disk": renaming into another folder always fails with EXDEV
//   FAULT_LOG     a file that receives a line for every call

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

template <typename Function>
Function* original(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name)); // NOLINT: as dlsym is meant
}

std::string variable(const char* name) {
    const char* value = std::getenv(name); // NOLINT: nobody changes the environment
    return value ? value : "";
}

struct Settings {
    std::string folder = variable("FAULT_FOLDER");
    int at = std::atoi(variable("FAULT_AT").c_str());
    std::string mode = variable("FAULT_MODE");
    int error = std::atoi(variable("FAULT_ERRNO").c_str());
    bool otherDisk = variable("FAULT_MOVES") == "other-disk";
    std::string log = variable("FAULT_LOG");
};

const Settings& settings() {
    static const Settings instance;
    return instance;
}

bool isWatched(std::string_view path) {
    const std::string& folder = settings().folder;
    return !folder.empty() && path.substr(0, folder.size()) == folder &&
           path.find("match.lock") == std::string_view::npos;
}

std::string pathOf(int handle) {
    std::string path(4096, '\0');
    const ssize_t size =
        readlink(("/proc/self/fd/" + std::to_string(handle)).c_str(), path.data(), path.size());
    path.resize(size > 0 ? static_cast<std::size_t>(size) : 0);
    return path;
}

void log(int number, const char* call, const std::string& path) {
    if (settings().log.empty()) {
        return;
    }
    const auto open = original<int(const char*, int, ...)>("open");
    const auto close = original<int(int)>("close");
    const auto write = original<ssize_t(int, const void*, std::size_t)>("write");
    const int handle = open(settings().log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666);
    const std::string line = std::to_string(number) + ' ' + call + ' ' + path + '\n';
    write(handle, line.data(), line.size());
    close(handle);
}

/// One call: counted when it is made, and the program dies when it has been done.
class Call {
public:
    Call(const char* name, const std::string& path) {
        if (!isWatched(path)) {
            return;
        }
        static std::atomic<int> count = 0;
        const int number = ++count;
        log(number, name, path);
        const Settings& wanted = settings();
        const bool reached = wanted.at > 0 && number >= wanted.at;
        m_kills = reached && wanted.mode == "kill";
        m_fails =
            reached && (wanted.mode == "fail-on" || (wanted.mode == "fail" && number == wanted.at));
    }
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;
    ~Call() {
        if (m_kills) {
            raise(SIGKILL);
        }
        if (m_fails) {
            errno = settings().error;
        }
    }
    bool fails() const { return m_fails; }

private:
    bool m_kills = false;
    bool m_fails = false;
};

mode_t modeOf(int flags, va_list arguments) {
    return (flags & O_CREAT) != 0 ? static_cast<mode_t>(va_arg(arguments, int)) : 0; // NOLINT
}

int openAs(const char* name, const char* path, int flags, mode_t mode) {
    const Call call("open", path);
    return call.fails() ? -1 : original<int(const char*, int, ...)>(name)(path, flags, mode);
}

} // namespace

// NOLINTBEGIN: the signatures are those of the C library
extern "C" {

int open(const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    return openAs("open", path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    return openAs("open64", path, flags, mode);
}

ssize_t write(int handle, const void* bytes, std::size_t count) {
    const Call call("write", pathOf(handle));
    return call.fails()
               ? -1
               : original<ssize_t(int, const void*, std::size_t)>("write")(handle, bytes, count);
}

int fsync(int handle) {
    const Call call("fsync", pathOf(handle));
    return call.fails() ? -1 : original<int(int)>("fsync")(handle);
}

int close(int handle) {
    const Call call("close", pathOf(handle));
    const int result = original<int(int)>("close")(handle);
    return call.fails() ? -1 : result;
}

int fchmodat(int folder, const char* path, mode_t mode, int flags) {
    const Call call("chmod", path);
    return call.fails() ? -1
                        : original<int(int, const char*, mode_t, int)>("fchmodat")(folder, path,
                                                                                   mode, flags);
}

int rename(const char* from, const char* to) noexcept {
    const Call call("rename", to);
    if (call.fails()) {
        return -1;
    }
    const std::string_view source(from);
    const std::string_view target(to);
    if (settings().otherDisk && isWatched(target) &&
        source.substr(0, source.rfind('/')) != target.substr(0, target.rfind('/'))) {
        errno = EXDEV;
        return -1;
    }
    return original<int(const char*, const char*)>("rename")(from, to);
}

int unlink(const char* path) noexcept {
    const Call call("unlink", path);
    return call.fails() ? -1 : original<int(const char*)>("unlink")(path);
}

int remove(const char* path) noexcept {
    const Call call("remove", path);
    return call.fails() ? -1 : original<int(const char*)>("remove")(path);
}

int mkdir(const char* path, mode_t mode) noexcept {
    const Call call("mkdir", path);
    return call.fails() ? -1 : original<int(const char*, mode_t)>("mkdir")(path, mode);
}

} // extern "C"
// NOLINTEND

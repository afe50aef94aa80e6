// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/external/child_process.h"

#ifndef _WIN32

#include "players/external/command_words.h"
#include "players/external/process_tree.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

// The environment; no header has to declare it.
extern char** environ; // NOLINT(readability-redundant-declaration)

namespace settebello {

namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = ChildProcess::Milliseconds;

constexpr Milliseconds kMoment(100); // for a program to end when its input does

/// A file descriptor that is closed in time.
class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int number)
        : m_number(number) {}
    ~Descriptor() { close(); }
    Descriptor(Descriptor&& other) noexcept
        : m_number(other.release()) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        close();
        m_number = other.release();
        return *this;
    }

    int get() const { return m_number; }
    void close() {
        if (m_number >= 0) {
            ::close(release());
        }
    }

private:
    int release() {
        const int number = m_number;
        m_number = -1;
        return number;
    }

    int m_number = -1;
};

/// Two ends that no other program of ours inherits. A socket pair and not a pipe: writing to one
/// that nobody reads any more can then be set not to raise SIGPIPE.
bool connect(Descriptor& ours, Descriptor& theirs) {
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) != 0) {
        return false;
    }
    ours = Descriptor(ends[0]);
    theirs = Descriptor(ends[1]);
#ifdef SO_NOSIGPIPE
    const int on = 1;
    setsockopt(ours.get(), SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
    return fcntl(ours.get(), F_SETFD, FD_CLOEXEC) == 0 &&
           fcntl(theirs.get(), F_SETFD, FD_CLOEXEC) == 0 &&
           fcntl(ours.get(), F_SETFL, O_NONBLOCK) == 0;
}

class PosixChild : public ChildProcess {
public:
    PosixChild(pid_t pid, Descriptor input, Descriptor output, Descriptor errors)
        : m_pid(pid)
        , m_input(std::move(input))
        , m_output(std::move(output))
        , m_errors(std::move(errors)) {}

    ~PosixChild() override {
        m_input.close();
        if (waitForEnd() && m_end.si_pid != m_pid) {
            return; // reaped by somebody else: its number may be another program's by now
        }
        readErrors();
        killDescendantsOf(m_pid); // in any group
        kill(-m_pid, SIGKILL);    // its group: what it has started too
        kill(m_pid, SIGKILL);     // it may have left its group
        while (waitpid(m_pid, nullptr, 0) < 0 && errno == EINTR) {
        }
    }
    PosixChild(const PosixChild&) = delete;
    PosixChild& operator=(const PosixChild&) = delete;

    bool write(std::string_view text, Milliseconds patience) override {
#ifdef MSG_NOSIGNAL
        constexpr int kFlags = MSG_NOSIGNAL;
#else
        constexpr int kFlags = 0;
#endif
        const auto deadline = Clock::now() + patience;
        while (!text.empty()) {
            const ssize_t written = send(m_input.get(), text.data(), text.size(), kFlags);
            if (written >= 0) {
                text.remove_prefix(static_cast<std::size_t>(written));
            } else if (errno != EINTR &&
                       (!wouldBlock() || !waitFor(m_input.get(), POLLOUT, deadline))) {
                return false;
            }
        }
        return true;
    }

    std::string ending() override {
        if (!waitForEnd()) {
            return "";
        }
        const bool wasKilled = m_end.si_code == CLD_KILLED || m_end.si_code == CLD_DUMPED;
        return (wasKilled ? "signal " : "exit status ") + std::to_string(m_end.si_status);
    }

protected:
    Got read(std::string& text, Milliseconds patience) override {
        const auto deadline = Clock::now() + patience;
        std::array<char, 4096> piece{};
        while (true) {
            const ssize_t got = ::read(m_output.get(), piece.data(), piece.size());
            if (got > 0) {
                text.append(piece.data(), static_cast<std::size_t>(got));
                return Got::Line;
            }
            if (got == 0 || (errno != EINTR && !wouldBlock())) {
                return Got::End;
            }
            if (!waitFor(m_output.get(), POLLIN, deadline)) {
                return Got::Nothing;
            }
        }
    }

private:
    static bool wouldBlock() {
        return errno == EAGAIN || errno == EWOULDBLOCK; // NOLINT(misc-redundant-expression)
    }

    /// True if there is something to do on the descriptor before the deadline. Passes its errors on
    /// meanwhile, or it would wait for that and never answer.
    bool waitFor(int descriptor, short what, Clock::time_point deadline) {
        while (true) {
            const auto left = std::chrono::ceil<Milliseconds>(deadline - Clock::now());
            std::array<pollfd, 2> asked{{{descriptor, what, 0}, {m_errors.get(), POLLIN, 0}}};
            const int got = poll(asked.data(), asked.size(),
                                 left.count() > 0 ? static_cast<int>(left.count()) : 0);
            if (got < 0 && errno != EINTR) {
                return false;
            }
            if (got > 0 && asked[1].revents != 0) {
                readErrors();
            }
            if (got > 0 && asked[0].revents != 0) {
                return true;
            }
            if (left.count() <= 0) {
                return false;
            }
        }
    }

    /// Passes on what is there, and not without end.
    void readErrors() {
        constexpr int kMostPieces = 16;
        std::array<char, 4096> piece{};
        for (int i = 0; i < kMostPieces && m_errors.get() >= 0; ++i) {
            const ssize_t got = ::read(m_errors.get(), piece.data(), piece.size());
            if (got > 0) {
                passErrors({piece.data(), static_cast<std::size_t>(got)});
            } else if (got == 0 || (errno != EINTR && !wouldBlock())) {
                m_errors.close();
            } else if (wouldBlock()) {
                return;
            }
        }
    }

    /// Does not reap it: until then no other program or group gets its number.
    bool waitForEnd() {
        constexpr Milliseconds kNap(2);
        const auto deadline = Clock::now() + kMoment;
        while (!m_ended) {
            m_end.si_pid = 0;
            const int got =
                waitid(P_PID, static_cast<id_t>(m_pid), &m_end, WEXITED | WNOHANG | WNOWAIT);
            m_ended = got == 0 ? m_end.si_pid == m_pid : errno != EINTR;
            readErrors();
            if (!m_ended) {
                if (Clock::now() > deadline) {
                    return false;
                }
                std::this_thread::sleep_for(kNap);
            }
        }
        return true;
    }

    pid_t m_pid;
    Descriptor m_input;
    Descriptor m_output;
    Descriptor m_errors; ///< closed after its end
    siginfo_t m_end{};   ///< how it ended
    bool m_ended = false;
};

/// What a program is started with; put away in time.
struct SpawnSettings {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;

    SpawnSettings(int input, int output, int errors)
        : actions()
        , attributes() {
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO);
        posix_spawnattr_init(&attributes);
        // A group of its own: a Ctrl-C at the terminal is for us, and we can end it all.
        posix_spawnattr_setpgroup(&attributes, 0);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    }
    ~SpawnSettings() {
        posix_spawnattr_destroy(&attributes);
        posix_spawn_file_actions_destroy(&actions);
    }
    SpawnSettings(const SpawnSettings&) = delete;
    SpawnSettings& operator=(const SpawnSettings&) = delete;
};

} // namespace

std::unique_ptr<ChildProcess> ChildProcess::start(const std::string& command, std::string& error) {
    std::vector<std::string> words = commandWords(command);
    if (words.empty()) {
        error = "no program is named";
        return nullptr;
    }
    std::vector<char*> arguments(words.size() + 1); // with a null at the end
    std::transform(words.begin(), words.end(), arguments.begin(),
                   [](std::string& word) { return word.data(); });

    // One at a time: a program started between the making of two ends and their being marked would
    // inherit them and keep them open.
    static std::mutex starting;
    const std::lock_guard lock(starting);
    Descriptor input;
    Descriptor theirInput;
    Descriptor output;
    Descriptor theirOutput;
    Descriptor errors;
    Descriptor theirErrors;
    if (!connect(input, theirInput) || !connect(output, theirOutput) ||
        !connect(errors, theirErrors)) {
        error = std::strerror(errno);
        return nullptr;
    }
    const SpawnSettings settings(theirInput.get(), theirOutput.get(), theirErrors.get());
    pid_t pid = 0;
    const int fault = posix_spawnp(&pid, arguments[0], &settings.actions, &settings.attributes,
                                   arguments.data(), environ);
    if (fault != 0) {
        error = words[0] + ": " + std::strerror(fault);
        return nullptr;
    }
    return std::make_unique<PosixChild>(pid, std::move(input), std::move(output),
                                        std::move(errors));
}

} // namespace settebello

#endif

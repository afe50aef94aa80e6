// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/external/child_process.h"

#ifdef _WIN32

#include "players/external/command_words.h"

#ifndef NOMINMAX
#define NOMINMAX // NOLINT(cppcoreguidelines-macro-usage): windows.h would define min and max
#endif
#include <windows.h>

#include <algorithm>
#include <array>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace settebello {

namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = ChildProcess::Milliseconds;

constexpr DWORD kNap = 2;      // between two checks of a pipe, ms
constexpr DWORD kMoment = 100; // for a program to end when its input does, ms

/// A handle that is closed in time.
class Handle {
public:
    Handle() = default;
    explicit Handle(HANDLE handle)
        : m_handle(handle) {}
    ~Handle() { close(); }
    Handle(Handle&& other) noexcept
        : m_handle(std::exchange(other.m_handle, nullptr)) {}
    Handle& operator=(Handle&& other) noexcept {
        close();
        m_handle = std::exchange(other.m_handle, nullptr);
        return *this;
    }

    HANDLE get() const { return m_handle; }
    void close() {
        if (m_handle != nullptr) {
            CloseHandle(std::exchange(m_handle, nullptr));
        }
    }

private:
    HANDLE m_handle = nullptr;
};

std::wstring wide(const std::string& text) {
    const int length = static_cast<int>(text.size());
    const int needed = MultiByteToWideChar(CP_UTF8, 0, text.data(), length, nullptr, 0);
    std::wstring converted(static_cast<std::size_t>(needed), L'\0');
    MultiByteToWideChar(CP_UTF8, 0, text.data(), length, converted.data(), needed);
    return converted;
}

/// A pipe; the child inherits only one end.
bool makePipe(Handle& reading, Handle& writing, bool childReads) {
    SECURITY_ATTRIBUTES inherited{sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
    HANDLE readEnd = nullptr;
    HANDLE writeEnd = nullptr;
    if (CreatePipe(&readEnd, &writeEnd, &inherited, 1 << 16) == 0) {
        return false;
    }
    reading = Handle(readEnd);
    writing = Handle(writeEnd);
    return SetHandleInformation(childReads ? writeEnd : readEnd, HANDLE_FLAG_INHERIT, 0) != 0;
}

class WindowsChild : public ChildProcess {
public:
    WindowsChild(Handle process, Handle job, Handle input, Handle output, Handle errors)
        : m_process(std::move(process))
        , m_job(std::move(job))
        , m_input(std::move(input))
        , m_output(std::move(output))
        , m_errors(std::move(errors)) {
        DWORD mode = PIPE_READMODE_BYTE | PIPE_NOWAIT; // so that writing never blocks
        SetNamedPipeHandleState(m_input.get(), &mode, nullptr, nullptr);
    }

    ~WindowsChild() override {
        m_input.close();
        if (WaitForSingleObject(m_process.get(), kMoment) != WAIT_OBJECT_0) {
            TerminateJobObject(m_job.get(), 1);
            TerminateProcess(m_process.get(), 1);
        }
        readErrors();
    }
    WindowsChild(const WindowsChild&) = delete;
    WindowsChild& operator=(const WindowsChild&) = delete;

    bool write(std::string_view text, Milliseconds patience) override {
        const auto deadline = Clock::now() + patience;
        // A pipe that does not wait takes a piece as a whole or not at all.
        constexpr std::size_t kPiece = 4096;
        while (!text.empty()) {
            const auto size = static_cast<DWORD>(std::min(text.size(), kPiece));
            DWORD written = 0;
            if (WriteFile(m_input.get(), text.data(), size, &written, nullptr) == 0) {
                return false;
            }
            text.remove_prefix(written);
            readErrors();
            if (written == 0) {
                if (Clock::now() > deadline) {
                    return false;
                }
                Sleep(kNap);
            }
        }
        return true;
    }

    std::string ending() override {
        DWORD status = 0;
        const bool hasEnded = WaitForSingleObject(m_process.get(), kMoment) == WAIT_OBJECT_0;
        readErrors();
        if (!hasEnded || GetExitCodeProcess(m_process.get(), &status) == 0) {
            return "";
        }
        return "exit status " + std::to_string(status);
    }

protected:
    Got read(std::string& text, Milliseconds patience) override {
        const auto deadline = Clock::now() + patience;
        while (true) {
            readErrors();
            std::array<char, 4096> piece{};
            const std::optional<DWORD> got = readPiece(m_output, piece);
            if (!got) {
                return Got::End;
            }
            if (*got > 0) {
                text.append(piece.data(), *got);
                return Got::Line;
            }
            if (Clock::now() > deadline) {
                return Got::Nothing;
            }
            Sleep(kNap);
        }
    }

private:
    /// How many bytes there were and were read; nothing if the pipe has been closed.
    static std::optional<DWORD> readPiece(const Handle& pipe, std::array<char, 4096>& piece) {
        DWORD there = 0;
        if (PeekNamedPipe(pipe.get(), nullptr, 0, nullptr, &there, nullptr) == 0) {
            return std::nullopt;
        }
        DWORD got = 0;
        const auto most = static_cast<DWORD>(piece.size());
        if (there > 0 &&
            ReadFile(pipe.get(), piece.data(), std::min(there, most), &got, nullptr) == 0) {
            return std::nullopt;
        }
        return got;
    }

    /// Passes on what is there, and not without end.
    void readErrors() {
        constexpr int kMostPieces = 16;
        std::array<char, 4096> piece{};
        for (int i = 0; i < kMostPieces; ++i) {
            const std::optional<DWORD> got = readPiece(m_errors, piece);
            if (!got || *got == 0) {
                return;
            }
            passErrors({piece.data(), *got});
        }
    }

    Handle m_process;
    Handle m_job; ///< ends what it has started when closed
    Handle m_input;
    Handle m_output;
    Handle m_errors;
};

/// A job that ends all its programs when its last handle is closed; null if there is none.
Handle makeJob() {
    Handle job(CreateJobObjectW(nullptr, nullptr));
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation, &limits, sizeof limits);
    return job;
}

std::string lastError() {
    const DWORD code = GetLastError();
    return code == ERROR_FILE_NOT_FOUND || code == ERROR_PATH_NOT_FOUND
               ? "No such file or directory" // as elsewhere
               : "error " + std::to_string(code) + " of Windows";
}

} // namespace

std::unique_ptr<ChildProcess> ChildProcess::start(const std::string& command, std::string& error) {
    const std::vector<std::string> words = commandWords(command);
    if (words.empty()) {
        error = "no program is named";
        return nullptr;
    }
    // One at a time: a program started meanwhile would inherit the child's ends too.
    static std::mutex starting;
    const std::lock_guard lock(starting);
    Handle input;
    Handle theirInput;
    Handle output;
    Handle theirOutput;
    Handle errors;
    Handle theirErrors;
    if (!makePipe(theirInput, input, true) || !makePipe(output, theirOutput, false) ||
        !makePipe(errors, theirErrors, false)) {
        error = lastError();
        return nullptr;
    }
    STARTUPINFOW startup{};
    startup.cb = sizeof startup;
    startup.dwFlags = STARTF_USESTDHANDLES;
    startup.hStdInput = theirInput.get();
    startup.hStdOutput = theirOutput.get();
    startup.hStdError = theirErrors.get();
    PROCESS_INFORMATION started{};
    std::wstring line = wide(windowsCommandLine(words)); // CreateProcess may write into it
    if (CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE,
                       CREATE_SUSPENDED | CREATE_NEW_PROCESS_GROUP | CREATE_NO_WINDOW, nullptr,
                       nullptr, &startup, &started) == 0) {
        error = words[0] + ": " + lastError();
        return nullptr;
    }
    Handle process(started.hProcess);
    const Handle thread(started.hThread);
    Handle job = makeJob();
    AssignProcessToJobObject(job.get(), process.get());
    ResumeThread(thread.get());
    return std::make_unique<WindowsChild>(std::move(process), std::move(job), std::move(input),
                                          std::move(output), std::move(errors));
}

} // namespace settebello

#endif

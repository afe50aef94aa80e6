// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/console.h"

#ifdef Q_OS_WIN
#ifndef NOMINMAX
#define NOMINMAX // NOLINT(cppcoreguidelines-macro-usage): windows.h would define min and max
#endif
#include <windows.h>
#else
#include <cstdio>
#endif

namespace settebello {

#ifdef Q_OS_WIN

namespace {

void writeTo(DWORD where, const QString& text) {
    DWORD written = 0;
    const HANDLE redirected = GetStdHandle(where);
    if (redirected != nullptr && redirected != INVALID_HANDLE_VALUE) {
        const QByteArray bytes = text.toUtf8() + '\n';
        WriteFile(redirected, bytes.constData(), static_cast<DWORD>(bytes.size()), &written,
                  nullptr);
        return;
    }
    const auto* words = reinterpret_cast<const wchar_t*>(text.utf16());
    if (AttachConsole(ATTACH_PARENT_PROCESS) == 0) {
        MessageBoxW(nullptr, words, L"Settebello", MB_OK);
        return;
    }
    const HANDLE terminal = CreateFileW(L"CONOUT$", GENERIC_WRITE, FILE_SHARE_WRITE, nullptr,
                                        OPEN_EXISTING, 0, nullptr);
    WriteConsoleW(terminal, words, static_cast<DWORD>(text.size()), &written, nullptr);
    WriteConsoleW(terminal, L"\r\n", 2, &written, nullptr);
    CloseHandle(terminal);
    FreeConsole();
}

} // namespace

void printMessage(const QString& text) {
    writeTo(STD_OUTPUT_HANDLE, text);
}

void printError(const QString& text) {
    writeTo(STD_ERROR_HANDLE, text);
}

#else

void printMessage(const QString& text) {
    std::fputs(qUtf8Printable(text + QLatin1Char('\n')), stdout);
}

void printError(const QString& text) {
    std::fputs(qUtf8Printable(text + QLatin1Char('\n')), stderr);
}

#endif

} // namespace settebello

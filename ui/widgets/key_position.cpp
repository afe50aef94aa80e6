// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/key_position.h"

#include <QKeyEvent>

#include <string_view>

namespace settebello {

namespace {

// What a US keyboard has at each native code; '.' is neither a digit nor a letter.
#ifdef Q_OS_MACOS
constexpr std::string_view kKeys = "ASDFHGZXCV.BQWERYT123465.97.80.OU.IP.LJ.K....NM";
#else
// The codes of Linux and the scan codes of Windows are the same.
constexpr std::string_view kKeys = "..1234567890....QWERTYUIOP....ASDFGHJKL.....ZXCVBNM";
#endif

quint32 nativeCode(const QKeyEvent& event) {
#if defined(Q_OS_MACOS)
    return event.nativeVirtualKey();
#elif defined(Q_OS_WIN)
    return event.nativeScanCode();
#else
    return event.nativeScanCode() - 8; // X11 and Wayland count from 8
#endif
}

bool isOtherScript(int key) {
    return key > 0xff && key <= 0xffff && QChar(key).isLetter() &&
           QChar(key).script() != QChar::Script_Latin;
}

} // namespace

int keyByPosition(const QKeyEvent& event) {
    const quint32 code = nativeCode(event);
    const char here = code < kKeys.size() ? kKeys[code] : '.';
    if (here == '.') {
        return event.key();
    }
    const bool isDigit =
        here >= '0' && here <= '9' && (event.modifiers() & ~Qt::KeypadModifier) == 0;
    return isDigit || isOtherScript(event.key()) ? here : event.key(); // Qt::Key_0, Qt::Key_A …
}

bool isModifierKey(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt ||
           key == Qt::Key_Meta || key == Qt::Key_AltGr || key == Qt::Key_CapsLock;
}

} // namespace settebello

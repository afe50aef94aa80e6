// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>

#include <string>

namespace settebello {

/// Runs tests of this program in a process of its own, since a process has the same screen for as
/// long as it runs. @param size of the screen in pixels: "1280x800". @param scale how many pixels
/// Qt counts as one. @param filter of GoogleTest
/// @return what the process printed, if a test failed; empty if all passed.
std::string failuresOnScreen(const QByteArray& size, int scale, const char* filter);

/// The size in such a process; empty in any other.
QSize otherScreenSize();

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace settebello {

/// The texts that share a letter to be pressed with Alt: those of the menu bar and of everything
/// visible in the window, and those within each menu. One line per letter; empty if all is well.
QStringList repeatedMnemonics(QWidget& window);

} // namespace settebello

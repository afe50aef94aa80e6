// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/window_options.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace settebello {

/// What the program is started with.
struct CommandLine {
    WindowOptions window;
    QString file;                  ///< to be opened, absolute; empty if none is
    bool newWindow = false;        ///< even if the program runs already
    std::optional<int> exitStatus; ///< the program ends at once
};

/// The version of the program.
QString programVersion();

/// The arguments of main(), of which Qt has taken its own. Names of files that are no UTF-8 are as
/// toQString() writes them.
QStringList givenArguments(int argc, char** argv);

/// Answers --help and --version, and says what is wrong, in the language of the translators that
/// are installed.
CommandLine readCommandLine(const QStringList& arguments);

} // namespace settebello

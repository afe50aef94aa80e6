// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QFileDialog;
class QString;
class QWidget;

namespace settebello {

/// Dialogs that ask for a file. They are open already, do not block, and are deleted once they are
/// closed. The answer is the signal QFileDialog::fileSelected.
/// @param filters such as "Matches (*.scopa.json)"; the first one is chosen. All files if empty.

/// Asks which file to open.
QFileDialog* askForFile(const QString& title, const QStringList& filters, QWidget* parent);

/// Asks which files to open. The answer is QFileDialog::filesSelected.
QFileDialog* askForFiles(const QString& title, const QStringList& filters, QWidget* parent);

/// Asks where to write a file. @param suffix added to a name without one, before Qt asks whether to
/// overwrite a file. @param file that is suggested: a path, or a name in the folder last used
QFileDialog* askWhereToWrite(const QString& title, const QStringList& filters,
                             const QString& suffix, const QString& file, QWidget* parent);

} // namespace settebello

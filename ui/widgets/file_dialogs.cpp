// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/file_dialogs.h"

#include "widgets/window_geometry.h"

#include <QFileDialog>

namespace settebello {

namespace {

QFileDialog* makeFileDialog(const QString& title, const QStringList& filters,
                            QFileDialog::FileMode mode, QWidget* parent) {
    auto* dialog = new QFileDialog(parent, title);
    dialog->setFileMode(mode);
    if (!filters.isEmpty()) {
        dialog->setNameFilters(filters);
    }
    return dialog;
}

} // namespace

QFileDialog* askForFile(const QString& title, const QStringList& filters, QWidget* parent) {
    QFileDialog* dialog = makeFileDialog(title, filters, QFileDialog::ExistingFile, parent);
    openDialog(dialog);
    return dialog;
}

QFileDialog* askForFiles(const QString& title, const QStringList& filters, QWidget* parent) {
    QFileDialog* dialog = makeFileDialog(title, filters, QFileDialog::ExistingFiles, parent);
    openDialog(dialog);
    return dialog;
}

QFileDialog* askWhereToWrite(const QString& title, const QStringList& filters,
                             const QString& suffix, const QString& file, QWidget* parent) {
    QFileDialog* dialog = makeFileDialog(title, filters, QFileDialog::AnyFile, parent);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(file);
    openDialog(dialog);
    return dialog;
}

} // namespace settebello

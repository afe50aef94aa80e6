// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace settebello {

/// A dialog with the row of majolica tiles along its top (leave room for kTileHeight), whose texts
/// follow the language.
class TiledDialog : public QDialog {
    Q_OBJECT

public:
    using QDialog::QDialog;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// Sets all texts in the language of the moment.
    virtual void retranslate() = 0;
};

} // namespace settebello

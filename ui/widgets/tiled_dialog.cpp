// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tiled_dialog.h"

#include "widgets/style.h"

#include <QEvent>

namespace settebello {

void TiledDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDialog::changeEvent(event);
}

void TiledDialog::paintEvent(QPaintEvent* event) {
    QDialog::paintEvent(event);
    paintTiles(*this);
}

} // namespace settebello

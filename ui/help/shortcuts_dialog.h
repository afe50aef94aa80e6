// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tiled_dialog.h"

#include <QList>
#include <QString>

class QPushButton;
class QScrollArea;

namespace settebello {

/// Lists every keyboard shortcut.
class ShortcutsDialog : public TiledDialog {
    Q_OBJECT

public:
    explicit ShortcutsDialog(QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Entry {
        QString keys;
        QString what; ///< they do
    };

    static QList<Entry> entries();
    static QWidget* makeList();
    void retranslate() final;

    QScrollArea* m_scroll;
    QPushButton* m_close;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>
#include <QString>

class QPushButton;
class QScrollArea;

namespace settebello {

/// Lists every keyboard shortcut.
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutsDialog(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Entry {
        QString keys;
        QString what; ///< they do
    };

    static QList<Entry> entries();
    static QWidget* makeList();
    void retranslate();

    QScrollArea* m_scroll;
    QPushButton* m_close;
};

} // namespace settebello

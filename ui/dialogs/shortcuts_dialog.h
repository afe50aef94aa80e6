// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace settebello {

/// Every key there is, in two columns.
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutsDialog(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeList() const;
    void retranslate();

    QWidget* m_list = nullptr;
    QVBoxLayout* m_column;
    QPushButton* m_close;
};

} // namespace settebello

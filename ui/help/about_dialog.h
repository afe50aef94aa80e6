// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tiled_dialog.h"

class QLabel;
class QPushButton;

namespace settebello {

/// Shows what this program is, its version and its licence.
class AboutDialog : public TiledDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);

private:
    void retranslate() final;

    QLabel* m_name;
    QLabel* m_text;
    QPushButton* m_close;
};

} // namespace settebello

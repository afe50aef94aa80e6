// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "covers/table_cover.h"
#include "table/painting/table_theme.h"

#include <functional>

class QLabel;
class QPushButton;

namespace settebello {

/// A question about the match as a whole, in the middle of the veiled table. The table waits for
/// the answer, the menu does not. Escape is the first answer, which changes nothing.
class CoverQuestion : public TableCover {
    Q_OBJECT

public:
    struct Texts {
        QString question;
        QString details;
        QString stay; ///< the first answer, with an & before its key
        QString go;   ///< the other one
    };

    /// @param texts in the language in use. @param table the widget that it covers; its parent.
    CoverQuestion(std::function<Texts()> texts, const TableTheme& theme, QWidget* table);

signals:
    void stayed();
    void went();

protected:
    void retranslate() override;
    void place() override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    std::function<Texts()> m_texts;
    TableTheme m_theme;
    QFrame* m_panel;
    QLabel* m_question;
    QLabel* m_details;
    QPushButton* m_stay;
    QPushButton* m_go;
};

} // namespace settebello

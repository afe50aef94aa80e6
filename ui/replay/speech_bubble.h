// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/layout/table_layout.h"
#include "table/painting/table_theme.h"

#include <QFrame>
#include <QString>

class QLabel;

namespace settebello {

/// What a player says, in a bubble on the table beside that player's label. A click hides it. Its
/// text is as large as the table's, or smaller where there is no room.
class SpeechBubble : public QFrame {
    Q_OBJECT

public:
    explicit SpeechBubble(QWidget* table);

    /// @param speaker a line over the text, in bold. Both are shown as they are.
    void say(int seat, const QString& speaker, const QString& text);
    bool isShown() const { return !isHidden(); }
    QString text() const;

    void setTheme(const TableTheme& theme);
    /// After the layout has changed.
    void placeIn(const TableLayout& layout);

protected:
    void mousePressEvent(QMouseEvent* event) override;

private:
    bool fits(int pixels, int width, int most);
    void fit(const QSize& room);
    void restyle();

    QLabel* m_speaker;
    QLabel* m_text;
    TableTheme m_theme;
    TableLayout m_layout;
    int m_seat = 0;
    int m_pixels = 16; ///< of its text
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QToolButton>

namespace settebello {

class TableLayout;
struct TableTheme;

/// A button on the table, at the right end of the strip: a sign, with a word where there is room.
/// Hidden at first.
class ToolButton : public QToolButton {
    Q_OBJECT

public:
    /// In the order of the places that they have in the strip.
    enum class Tool { LastMove, Hint, TakeBack };

    ToolButton(Tool tool, QWidget* table);

    /// One line needs no room between lines.
    QSize minimumSizeHint() const override;
    void setTheme(const TableTheme& theme);
    /// Whose play is taken back, where several people share the screen; empty for "your play".
    void setPlayer(const QString& name);
    /// Of its word, in heights of its text.
    qreal wordWidth() const;
    /// After the layout has changed. @param withWord whether nothing else needs the room of its
    /// word
    void place(const TableLayout& layout, bool withWord);
    void retranslate();

protected:
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void updateIcon(const QColor& colour);

    Tool m_tool;
    QString m_player;
    QColor m_colour;
    QColor m_hoverColour;
};

} // namespace settebello

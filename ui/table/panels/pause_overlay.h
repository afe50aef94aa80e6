// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/painting/table_theme.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace settebello {

/// Covers the whole table while the match is paused: blocks input, and says how to go on.
class PauseOverlay : public QWidget {
    Q_OBJECT

public:
    /// @param table the widget that it covers; its parent. Hidden at first.
    explicit PauseOverlay(QWidget* table);

    /// Covers the table, and takes the focus.
    void open();
    /// Uncovers it, and gives the focus back.
    void close();
    void setTheme(const TableTheme& theme);
    /// Covers the table again after its size or its text has changed. @param textHeight in pixels.
    void place(qreal textHeight);
    void retranslate();
    /// What it says, for a screen reader.
    QString text() const;

signals:
    /// The match is to go on.
    void resumeRequested();
    /// The match is to be left for the start screen.
    void startRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    QLabel* m_title;
    QLabel* m_text;
    QPushButton* m_resume;
    QPushButton* m_start;
    TableTheme m_theme;
    qreal m_textHeight = 16;
};

} // namespace settebello

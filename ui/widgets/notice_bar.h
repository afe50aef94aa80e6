// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

class QToolButton;

namespace settebello {

class MessageArea;
class MessageLabel;

/// A bar across a widget for a message that needs no answer. Hidden while there is no message, and
/// once the player has closed it. It comes and goes by itself, so it lies over the upper or lower
/// edge of the widget, wherever the pointer is not, and moves nothing. A long message scrolls.
class NoticeBar : public QFrame {
    Q_OBJECT

public:
    /// @param parent is the widget that it lies over.
    explicit NoticeBar(QWidget* parent);

    /// @param text complete sentences; empty hides the bar.
    void showMessage(const QString& text);
    QString text() const;
    /// Another bar at the top of the parent, which this one does not cover while it is shown.
    void keepBelow(QWidget* bar);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void place();
    void retranslate();

    bool m_isAtBottom = false;
    QWidget* m_above = nullptr;

    MessageArea* m_area;
    MessageLabel* m_text;
    QToolButton* m_close;
};

} // namespace settebello

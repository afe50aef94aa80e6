// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

class QToolButton;

namespace settebello {

class MessageArea;
class MessageLabel;

/// A bar across the window for a message that needs no answer. Hidden while there is no message,
/// and once the player has closed it. A long message scrolls, to leave the table its place.
class NoticeBar : public QFrame {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    /// @param text complete sentences; empty hides the bar.
    void showMessage(const QString& text);
    QString text() const;

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();

    MessageArea* m_area;
    MessageLabel* m_text;
    QToolButton* m_close;
};

} // namespace settebello

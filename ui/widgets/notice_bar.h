// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

class QLabel;
class QToolButton;

namespace settebello {

/// A strip across the window that tells something without asking for an answer. Hidden while there
/// is nothing to tell, or once the player has put it away.
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

private:
    void retranslate();

    QLabel* m_text;
    QToolButton* m_close;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace settebello {

/// Six digits that two people compare before one of them has a seat. Hidden while there are none.
class NumberQuestion : public QFrame {
    Q_OBJECT

public:
    explicit NumberQuestion(QWidget* parent = nullptr);

    /// @param number as it is shown; empty hides the question.
    void ask(const QString& number);

signals:
    void confirmed();
    void rejected();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* m_question;
    QLabel* m_number;
    QPushButton* m_same;
    QPushButton* m_no;
};

} // namespace settebello

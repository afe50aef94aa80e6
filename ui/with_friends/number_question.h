// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace settebello {

/// By how much the text is larger that people read to one another.
inline constexpr double kReadAloudFactor = 1.8;

/// Six digits that two people compare before one of them has a seat. Hidden while there are none.
class NumberQuestion : public QFrame {
    Q_OBJECT

public:
    /// Who is asked: whoever wants to join knows why.
    enum class Asked { Host, Guest };
    explicit NumberQuestion(Asked asked, QWidget* parent = nullptr);

    /// @param number as it is shown; empty hides the question.
    void ask(const QString& number);

signals:
    void confirmed();
    void rejected();

protected:
    void changeEvent(QEvent* event) override;

private:
    QString question() const;
    void retranslate();

    Asked m_asked;
    QLabel* m_question;
    QLabel* m_number;
    QPushButton* m_same;
    QPushButton* m_no;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "practice/exercise.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace settebello {

struct MatchPlan;

/// Beside the table: the question, and after the answer whether it was right, why, what each option
/// is worth, and what the others could hold.
class AnswerPanel : public QWidget {
    Q_OBJECT

public:
    explicit AnswerPanel(QWidget* parent = nullptr);

    /// @param plan who sits where.
    void showQuestion(const Exercise& exercise, const MatchPlan& plan);
    void showAnswer(const Exercise& exercise, const MatchPlan& plan, const Decision& answer);
    /// The verdict and the reason: what a screen reader says.
    QString spokenText() const;
    /// Gives the focus to the button that leads on.
    void focusNext();
    void retranslate();

signals:
    void againAsked();
    void nextAsked();
    void matchAsked();

protected:
    void changeEvent(QEvent* event) override;

private:
    void fit();
    void addTitle(const QString& text);

    QLabel* m_question;
    QLabel* m_verdict;
    QListWidget* m_list; ///< the reason, the options, the others' cards; with titles
    QPushButton* m_again;
    QPushButton* m_match;
    QPushButton* m_next;
    QString m_reason;
    bool m_answered = false;
};

} // namespace settebello

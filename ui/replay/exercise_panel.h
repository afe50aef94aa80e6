// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/decision_view.h"
#include "practice/exercise.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace settebello {

struct AnswerFindings;

/// Beside the table of an exercise: what is asked, and after the answer what is thought of it, as
/// of a decision in a review.
class ExercisePanel : public QWidget {
    Q_OBJECT

public:
    /// @param pictures must outlive the panel.
    explicit ExercisePanel(CardPictures& pictures, QWidget* parent = nullptr);

    /// Whether what is shown from now on is the problem of the day.
    void setOfTheDay(bool isOfTheDay) { m_isOfTheDay = isOfTheDay; }
    /// @param setup who sits where. @param stillOut of stillOutText(), if that is asked for
    void showQuestion(const Exercise& exercise, const MatchSetup& setup, const QString& stillOut);
    /// Says that an answer is wrong and how it is punished, and not yet what was better.
    /// @pre found.lines
    void showPunishment(const Exercise& exercise, const Record& answered, const Decision& answer,
                        const AnswerFindings& found);
    /// Frames the play that the table shows of a line. @param step as in DecisionView::showStep()
    void showStep(int step);
    /// @param answered null if it led to other cards.
    void showAnswer(const Exercise& exercise, const Record* answered, const Decision& answer,
                    const AnswerFindings& found);
    /// Where there is nothing to ask. @param solve what there is instead; empty for nothing
    void showNothing(const QString& text, const QString& solve);
    /// What a screen reader says at once.
    const QString& spokenText() const { return m_spoken; }
    QPushButton& solve() const { return *m_solve; }
    /// No: its page scrolls.
    bool hasHeightForWidth() const override { return false; }

signals:
    /// As DecisionView::tableAsked().
    void tableAsked(const std::vector<settebello::Play>& plays);

protected:
    void changeEvent(QEvent* event) override;

private:
    QLabel* addLabel(const char* name);
    void setTexts(const QString& source, const QString& question, const QString& verdict,
                  const QString& text);
    void showDecision(const Exercise& exercise, const Record& answered, const Decision& answer,
                      const AnswerFindings& found, const DecisionView::Wording& wording);
    void fit();

    CardPictures& m_pictures;
    QScrollArea* m_scroll;
    QVBoxLayout* m_column;
    QLabel* m_source;
    QLabel* m_question;
    QLabel* m_verdict;
    QLabel* m_text; ///< after the verdict, or where there is nothing to ask
    QPushButton* m_solve;
    std::optional<Record> m_answered;   ///< what the next one shows a decision of
    DecisionView* m_decision = nullptr; ///< of the answer
    DecisionView::Branch m_branch{};    ///< of it that the table shows
    QString m_spoken;
    bool m_isOfTheDay = false;
};

} // namespace settebello

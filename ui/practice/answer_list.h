// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/reason.h"
#include "practice/exercise.h"

#include <QListWidget>

#include <span>

namespace settebello {

class FigureColumns;
struct MatchSetup;

/// Beside the table: the question, and after the answer whether it was right, why, what each option
/// is worth, and what the others could hold. A list, so that it can be read line by line at any
/// size of text.
class AnswerList : public QListWidget {
    Q_OBJECT

public:
    explicit AnswerList(QWidget* parent = nullptr);

    /// @param setup who sits where.
    void showQuestion(const Exercise& exercise, const MatchSetup& setup);
    void showAnswer(const Exercise& exercise, const MatchSetup& setup, const Decision& answer,
                    std::span<const Reason> reasons);
    /// What a screen reader says at once: the question, or the verdict and the reason.
    const QString& spokenText() const { return m_spoken; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void fitColumns();
    void addTitle(const QString& text, double factor = 1);
    void begin(const Exercise& exercise, const MatchSetup& setup);
    void addOptions(const Exercise& exercise, const Decision& answer);
    void addOthers(const Exercise& exercise, const MatchSetup& setup);

    /// A line of a table, with as many figures as the title has, or none.
    struct Row {
        QString text;
        QStringList figures = {};
        QString spoken = {};
        bool isBold = false;
    };
    /// @return the title
    QListWidgetItem* addTable(const Row& title, const QList<Row>& rows);

    FigureColumns* m_columns;
    QString m_spoken;
};

} // namespace settebello

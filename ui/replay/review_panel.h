// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/decision_view.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace settebello {

class AnnouncedMessage;
class Announcer;
class MarkReasons;
class MatchPanel;

/// Beside the table of a review: what is thought of the decision on it, or of the whole match, one
/// at a time, and how far the analysis has come. Knows nothing of who analyses.
class ReviewPanel : public QWidget {
    Q_OBJECT

public:
    enum class Page { Decision, Match };

    /// @param match, reasons, pictures and announcer must outlive the panel.
    ReviewPanel(const Record& match, const MarkReasons& reasons, CardPictures& pictures,
                Announcer* announcer, QWidget* parent = nullptr);

    void setPage(Page page);
    Page page() const { return m_page; }
    /// The least width of the page that is shown.
    int requiredWidth() const;
    /// No: its pages scroll, and what is below them needs its height more.
    bool hasHeightForWidth() const override { return false; }
    /// @param done how many moments of all are analysed. @param isRunning or stopped
    void setProgress(std::size_t done, std::size_t all, bool isRunning);
    /// Says that a player's hand is open; empty for none.
    void setOpenHand(const QString& name);
    AnnouncedMessage& message() const { return *m_message; }
    /// Whether the decision that is shown can be played.
    void setPlayable(bool playable);
    /// Whether exercises led here, to which there is a way back.
    void setExercises(bool exercises);
    bool hasExercises() const { return m_hasExercises; }
    /// As DecisionView::showStep().
    void showStep(DecisionView::Branch branch, int step);
    DecisionView& decision() const { return *m_decision; }
    MatchPanel& match() const { return *m_match; }

signals:
    /// Another page was chosen.
    void pageChosen();
    /// The analysis is to stop, or to go on.
    void stopAsked();
    /// The decision that is shown is to be played.
    void playAsked();
    void exercisesAsked();

protected:
    void changeEvent(QEvent* event) override;

private:
    void fit();
    void retranslate();

    Page m_page = Page::Decision;
    QToolButton* m_toDecision;
    QToolButton* m_toMatch;
    QProgressBar* m_progress;
    QPushButton* m_stop;
    QScrollArea* m_decisionScroll;
    QScrollArea* m_matchScroll;
    DecisionView* m_decision;
    MatchPanel* m_match;
    QLabel* m_openHand; ///< under the decision
    QPushButton* m_play;
    QPushButton* m_exercises;
    AnnouncedMessage* m_message;
    QString m_openName;
    bool m_isPlayable = false;
    bool m_hasExercises = false;
    bool m_isRunning = false;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/pace.h"

#include <QFrame>
#include <QString>

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace settebello {

class Announcer;
class ChoiceButtons;

/// The texts of a lesson beside its table: an explanation, a task and the reply to what the learner
/// did; and the buttons back, on and out.
class LessonPanel : public QFrame {
    Q_OBJECT

public:
    enum class Reply { Praise, Advice };

    explicit LessonPanel(QWidget* parent = nullptr);

    /// @pre 1 ≤ number ≤ count
    void setStep(int number, int count);
    void setTexts(const QString& title, const QString& explanation, const QString& task);
    /// The reply to what the learner did; empty for none.
    void setReply(const QString& text, Reply kind);
    /// Whether the step is done: then Next is the default button.
    void setDone(bool done);
    void focusNext();
    /// The pace of the game, which the first step offers to choose.
    void setPace(Pace pace);
    /// Lets a screen reader say this.
    void announce(const QString& text);

    QString taskText() const;
    QString replyText() const;
    /// True if all texts can be seen without scrolling.
    bool fits() const;
    void retranslate();

signals:
    void back();
    void next();
    void leave();
    /// The learner has chosen a pace.
    void paceChosen(settebello::Pace pace);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTexts();
    QWidget* makePace();
    QLayout* makeButtons();
    void fitTexts();
    bool findSize();
    bool fitsAt(double factor);

    QLabel* m_progressText;
    QProgressBar* m_progress;
    QLabel* m_title;
    QLabel* m_explanation;
    QLabel* m_task;
    QLabel* m_sign;
    QLabel* m_reply;
    QScrollArea* m_scroll;
    QWidget* m_paceRow = nullptr;
    QLabel* m_paceLabel = nullptr;
    ChoiceButtons* m_pace = nullptr;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_leave;
    Announcer* m_announcer;
    int m_number = 1;
    int m_count = 1;
    bool m_done = false;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace settebello {

class TableAnnouncer;

/// The words of a lesson beside its table: one thought and one thing to do, what came of it, and
/// the way on, back and out.
class LessonPanel : public QFrame {
    Q_OBJECT

public:
    enum class Reply { Praise, Advice };

    explicit LessonPanel(QWidget* parent = nullptr);

    /// @param number 1 … count.
    void setStep(int number, int count);
    void setTexts(const QString& title, const QString& explanation, const QString& task);
    /// What is said to what the learner did; empty for nothing.
    void setReply(const QString& text, Reply kind);
    /// The step is done, so Next is what comes.
    void setDone(bool done);
    void focusNext();
    /// All that is said at the moment, for a screen reader.
    void announce(const QString& text);

    QString taskText() const;
    QString replyText() const;
    /// True if all words can be seen without scrolling.
    bool fits() const;
    void retranslate();

signals:
    void back();
    void next();
    void leave();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitWords();
    bool fitsAt(double factor);

    QLabel* m_progressText;
    QProgressBar* m_progress;
    QLabel* m_title;
    QLabel* m_explanation;
    QLabel* m_task;
    QLabel* m_sign;
    QLabel* m_reply;
    QScrollArea* m_scroll;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_leave;
    TableAnnouncer* m_announcer;
    int m_number = 1;
    int m_count = 1;
    bool m_done = false;
};

} // namespace settebello

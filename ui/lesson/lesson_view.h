// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/game_controller.h"
#include "game/local_source.h"
#include "lesson/lesson_steps.h"
#include "lesson/lesson_text.h"
#include "storage/settings.h"
#include "table/input/table_guide.h"
#include "table/painting/table_theme.h"

#include <QPointer>
#include <QWidget>

class QBoxLayout;

namespace settebello {

class CardCaptions;
class CardPictures;
class CoverQuestion;
class LessonPanel;
class LessonPiles;
class TableSounds;
class TableView;

/// The first steps: a real table with a prepared round, and a panel with texts beside it. It has a
/// match of its own and knows no other.
class LessonView : public QWidget, private TableGuide {
    Q_OBJECT

public:
    /// @param name the learner's; empty: "You". @param pictures must outlive the view.
    LessonView(CardPictures& pictures, const QString& name, QWidget* parent = nullptr);
    ~LessonView() override;

    void setDisplay(const Settings::Display& display);
    void setSounds(TableSounds& sounds);

    /// @param step 0 … lessonSteps().size() − 1.
    void enter(std::size_t step);
    std::size_t step() const { return m_step; }
    /// Whether the task of the step is done.
    bool done() const { return m_done; }

    /// In the language and for the deck in use.
    LessonText lessonText() const;

    TableView& table() { return *m_table; }
    GameController& controller() { return m_controller; }
    LessonPanel& panel() { return *m_panel; }

signals:
    /// The learner wants to leave, and has been asked.
    void left();
    /// … would like another pace,
    void paceChosen(settebello::Pace pace);
    /// … or to play a match now.
    void matchWanted();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool touched(Card card) override;
    bool allows(const Play& play) override;
    bool previews(Card card) const override;

    const LessonStep& current() const;
    void setRound(int plays);
    int playsMade() const;
    bool isAt(int plays) const;
    void onProgressed();
    void onRested();
    void finishStep();
    void resume();
    void showTexts();
    void showCaptions();
    void showPiles();
    void placePanel();
    void askToLeave();
    void dropQuestion();
    QString praise() const;

    CardPictures& m_pictures;
    QString m_name;
    GameController m_controller;
    LocalSource m_source{m_controller};
    TableView* m_table;
    CardCaptions* m_captions;
    LessonPiles* m_piles;
    LessonPanel* m_panel;
    QBoxLayout* m_layout;
    TableTheme m_theme;
    QPointer<CoverQuestion> m_question; ///< whether to leave
    std::size_t m_step = 0;
    std::size_t m_touched = 0; ///< number of the step's cards
    bool m_done = false;
    bool m_focusDue = false; ///< Next gets the focus once nothing moves
};

} // namespace settebello

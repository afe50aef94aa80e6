// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/painting/table_theme.h"

#include <QObject>

class QKeyEvent;
class QWidget;

namespace settebello {

class Director;
class GuardedPrompt;
class MatchSource;

/// Knows whose hand may be shown (table.md, Several people at one screen).
///
/// Where several people share the screen, every hand is closed and the screen has to be passed on:
/// when another person is asked than the one at the screen, whenever a round begins, before a play
/// is taken back that another person has made, and after the hand was turned down because nobody
/// looked after the window. The question that lies on the table then is answered by a deliberate
/// act (GuardedPrompt).
///
/// With one person at the table there is nothing to ask. A pause turns down the hand of one, too.
class HandOver : public QObject {
    Q_OBJECT

public:
    /// @param table the widget that the question lies on; its parent.
    HandOver(MatchSource& source, Director& director, QWidget* table);

    /// The director has been reset to the match: opens the hand of the person at the screen.
    void begin();
    /// A person is asked. @return true if the screen must change hands first; taken() follows.
    bool ask(int seat);
    /// The person at the screen has answered, or somebody elsewhere is asked. Friends may think for
    /// as long as they like, while all here look at the screen to see what they play: the hand is
    /// closed.
    void waitForFriends();
    /// Nobody may be looking after the hand that is open, where several people share the screen: it
    /// is closed until its person has the screen again.
    void turnDown();
    /// Takes the last play back, once the person who made it has the screen. Where friends have to
    /// agree the screen goes back to whoever has it otherwise, and is asked for again once they do.
    void takeBack();
    /// Whether the screen is to be passed on; nobody has it until then.
    bool waiting() const { return m_next >= 0; }
    /// Whose turn it is, or who is asked whether to take a play back.
    int markedSeat() const;
    /// Whether the question on the table cannot be answered yet.
    bool locked() const;
    /// A key that reaches the table. @return true if it meant something.
    bool key(const QKeyEvent& event);
    /// The match is paused or goes on.
    void setPaused(bool paused);

    void place();
    void setTheme(const TableTheme& theme);
    void retranslate();

signals:
    /// Nobody has the screen any more, until taken() or reopened().
    void closed();
    /// Another seat is at the bottom of the table now.
    void turned();
    /// The question lies on the table. @param text what a screen reader says
    void asked(const QString& text);
    /// The person of this seat is at the screen now.
    void taken(int seat);
    /// The only person at the screen sees the hand again.
    void reopened();

private:
    void closeAll();
    void stopWaiting();
    void waitFor(int seat);
    void takeAway();
    void update();
    QString question() const;
    QString sentence() const;
    bool showsCutCard() const;
    QString opening() const;
    QString instruction() const;
    void answer();
    void leavePlayed();

    MatchSource& m_source;
    Director& m_director;
    QWidget* m_table;
    GuardedPrompt* m_prompt;
    int m_next = -1;          ///< who is to get the screen
    bool m_takesBack = false; ///< and is asked whether to take the last play back
    int m_otherwise = -1;     ///< who gets it if that is not taken back, or not at once
    bool m_isSetUp = false;   ///< begin() was called since the source was asked to take back
};

} // namespace settebello

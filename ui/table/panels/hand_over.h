// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/painting/table_theme.h"

#include <QObject>

class QKeyEvent;
class QWidget;

namespace settebello {

class Director;
class MatchSource;
class TablePrompt;

/// Several people at one screen: knows whose hand may be shown, and asks to pass the screen on.
/// When another person is asked than the one at the screen, and whenever a round begins, every hand
/// is closed until that person confirms. With one person at the table there is nothing to ask.
class HandOver : public QObject {
    Q_OBJECT

public:
    /// @param table the widget that the question lies on; its parent.
    HandOver(MatchSource& source, Director& director, QWidget* table);

    /// The director has been reset to the match: opens the hand of the person at the screen.
    void begin();
    /// A person is asked. @return true if the screen must change hands first; taken() follows.
    bool ask(int seat);
    bool waiting() const { return m_next >= 0; }
    /// Enter takes the screen wherever the focus is. @return true if the key meant something.
    bool key(const QKeyEvent& event);

    void place();
    void setTheme(const TableTheme& theme);
    void retranslate();

signals:
    /// The person of this seat, who is asked, is at the screen now.
    void taken(int seat);

private:
    bool shared() const;
    void close();
    void takeAway();
    void update();
    void take();

    MatchSource& m_source;
    Director& m_director;
    TablePrompt* m_prompt;
    int m_next = -1; ///< who is to get the screen
};

} // namespace settebello

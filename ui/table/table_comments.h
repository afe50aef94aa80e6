// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/commentator.h"
#include "faces/opponent_faces.h"
#include "table/painting/table_theme.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace settebello {

class Director;
class SpeechBubble;
class StatusLine;
class TableLayout;
struct MatchSetup;

/// Lets opponents say something in a bubble beside their plates, and to screen readers. Nobody
/// waits for it.
class TableComments : public QObject {
    Q_OBJECT

public:
    /// @param director, status must outlive it. @param table the widget with the bubble; the parent
    TableComments(const Director& director, StatusLine& status, QWidget* table);

    void setAmount(Comments amount);
    void setTheme(const TableTheme& theme);
    /// A match begins, or goes on at another position.
    void begin(const MatchSetup& setup, const FaceChoices& faces);
    /// After the layout has changed.
    void place(const TableLayout& layout);
    /// What was said of the end of the match that is on the table.
    const std::optional<Comment>& lastWord() const { return m_lastWord; }

private:
    void makeWayFor(const Event& event);
    void onBegun(const Event& event);
    void say(const Comment& comment);
    void end();

    const Director& m_director;
    StatusLine& m_status;
    SpeechBubble* m_bubble;
    Commentator m_commentator;
    QStringList m_names;              ///< by seat
    std::optional<Comment> m_ofScore; ///< to be said when the next round begins
    std::optional<Comment> m_lastWord;
    QTimer m_over;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/advice.h"
#include "table/painting/table_theme.h"
#include "tasks/task.h"

#include <QObject>
#include <QString>

#include <optional>

class QWidget;

namespace settebello {

class Director;
class MatchSource;
class TablePrompt;
class ToolButton;

/// Shows a person on request what to play and why: a button while a play is asked for, then the
/// advice with a button that plays it, and one that
/// explains the term in which it is given. Gone as soon as something is played.
class TableHints : public QObject {
    Q_OBJECT

public:
    /// @param table the widget that the button and the advice lie on; their parent.
    TableHints(MatchSource& source, Director& director, QWidget* table);

    /// Whether hints are given at all.
    void setAllowed(bool allowed);
    void setTheme(const TableTheme& theme);
    void retranslate();
    /// What is asked for or moving has changed.
    void update();
    /// After the layout has changed.
    void place();

    /// Asks for a hint, or hides the one that is shown; nothing happens where none can be given.
    void ask();
    /// Hides the advice; false if there was none.
    bool dismiss();
    /// The card that the advice shown says to play, or none.
    std::optional<Card> card() const;

signals:
    /// A hint for this decision is shown. @param text what it says.
    void advised(const settebello::Decision& decision, const QString& text);
    /// Play what was advised.
    void decided(const settebello::Decision& decision);
    /// What a reason of the advice means. @param anchor where the rule book says it
    void termAsked(const QString& anchor);
    /// card() is another one.
    void cardChanged();

private:
    bool possible() const;
    qreal highest() const;
    void show(const Advice& advice);
    QString termOf(const Advice& advice) const;

    MatchSource& m_source;
    Director& m_director;
    Task m_thinking; ///< about a hint
    TablePrompt* m_prompt;
    ToolButton* m_button;
    bool m_allowed = false;
    std::optional<Advice> m_shown;
};

} // namespace settebello

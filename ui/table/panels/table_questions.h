// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"
#include "table/painting/table_theme.h"
#include "table/panels/guarded_prompt.h"

#include <QObject>

class QPushButton;

namespace settebello {

class Director;
class MatchSource;

/// Asks the person for decisions that are not plays: the cut card, a declaration, a claim to be out
/// (rules.md §3, §6, §7). Shows its question once nothing moves.
class TableQuestions : public QObject {
    Q_OBJECT

public:
    TableQuestions(MatchSource& source, Director& director, QWidget* table);

    /// What is awaited may have changed: asks, or takes the question away.
    void update();
    /// Places the question and the button for the layout as it is now.
    void place();
    void setTheme(const TableTheme& theme);
    /// After the language has changed.
    void retranslate();
    /// Whether a question lies on a table that others look at, and cannot be answered yet.
    bool locked() const;
    /// A key that reaches the table. @return true if it meant something.
    bool key(const QKeyEvent& event);

signals:
    /// A question that only the person asked should hear, and how it is answered. Not if its button
    /// gets the focus, since a screen reader reads it then.
    void asked(const QString& text);
    void decided(const settebello::Decision& decision);
    /// The button for a claim lies elsewhere. @param end where captions beside it may begin; 0
    /// while it is hidden
    void claimPlaced(int end);

private:
    bool tableIsFocused() const;
    void ask(const QString& question, const std::vector<GuardedPrompt::Choice>& choices,
             bool takeFocus);
    /// What an answer does.
    std::function<void()> deciding(Decision::Kind kind);
    void askCut(const PlayerView& view);
    void askDeclaration(const PlayerView& view);
    void askClaim(const RuleSet& rules);
    void updateClaimButton(bool offered);

    MatchSource& m_source;
    Director& m_director;
    QWidget* m_table;
    GuardedPrompt* m_prompt;
    QPushButton* m_claim;
    TableTheme m_theme;
    bool m_claiming = false; ///< the claim must be confirmed
    int m_asking = -1;       ///< the phase asked about
    int m_claimEnd = 0;      ///< as last signalled
};

} // namespace settebello

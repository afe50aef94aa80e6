// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/explanation.h"
#include "game/match_setup.h"
#include "tasks/task.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace settebello {

class Announcer;
class TableView;

/// Whether a level plays there, which can say why.
bool canBeAsked(const MatchSetup& setup, int seat);

/// Lets players say on a table why they decided as they did.
class WhySpeech : public QObject {
    Q_OBJECT

public:
    /// @param table and announcer must outlive it.
    WhySpeech(const MatchSetup& setup, TableView& table, Announcer* announcer,
              QObject* parent = nullptr);

    /// Whether somebody speaks, or thinks of what to say.
    bool isAsking() const;
    /// Asks whoever made a decision; a person's answer is where it will be judged.
    /// @param view of that seat before it
    void ask(const PlayerView& view, const Decision& made);
    void close();
    void retranslate();

private:
    void say(const QString& text);
    void showWhy();

    MatchSetup m_setup;
    TableView& m_table;
    Announcer* m_announcer;
    std::optional<PlayerView> m_view; ///< of what was asked last
    Decision m_made;
    Task m_explaining;                ///< why an opponent decided as it did
    std::optional<Explanation> m_why; ///< once it is known
    QTimer m_asking;                  ///< fires when it takes long enough to say so
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <QList>
#include <QWidget>

#include <string>

class QLabel;

namespace settebello {

class FixButtons;

/// Says why the cards of a game cannot be dealt to some numbers of players, with buttons for the
/// nearest rules by which they can. Hidden where all can play.
class TableSizeNote : public QWidget {
    Q_OBJECT

public:
    explicit TableSizeNote(QWidget* parent = nullptr);

    /// Those of these numbers of players to whom the cards cannot be dealt, but for the one that
    /// plays now. @param base of the rules, see withPlayers().
    static QList<int> impossible(const RuleSet& rules, const std::string& base,
                                 const QList<int>& players);
    /// Says it in the language in use. @param players to whom the cards cannot be dealt.
    void setRules(const RuleSet& rules, const QList<int>& players);
    /// What it says; empty where all can play.
    QString text() const;

signals:
    /// The player has pressed a button: the rules after that change.
    void fixed(const settebello::RuleSet& rules);

private:
    QString reason() const;

    RuleSet m_rules;
    QList<int> m_players;
    QLabel* m_text;
    FixButtons* m_fixes;
};

} // namespace settebello

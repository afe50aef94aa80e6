// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/legal_plays.h"

#include <QObject>
#include <QString>

#include <optional>

class QWidget;

namespace settebello {

class Director;
class TablePrompt;
struct TableTheme;

/// Says on the table why a play is not allowed, and offers the rule book at that rule. Stays until
/// the next action.
class TableRefusal : public QObject {
    Q_OBJECT

public:
    /// @param table the widget that the text lies on; its parent.
    TableRefusal(const Director& director, QWidget* table);

    /// Shows why. @param table the table cards when it was tried. @return the text for screen
    /// readers.
    QString explain(PlayFault fault, const RuleSet& rules, const Play& play, CardSet table);
    /// Hides the text; false if there was none.
    bool dismiss();

    void setTheme(const TableTheme& theme);
    /// After the layout has changed.
    void place();
    void retranslate();

signals:
    /// The rule book is to be opened at the rule behind it.
    void ruleAsked();

private:
    struct Refused {
        PlayFault fault;
        RuleSet rules;
        Play play;
        CardSet table;
    };
    QString text() const;
    void show();

    const Director& m_director;
    TablePrompt* m_prompt;
    std::optional<Refused> m_refused;
};

} // namespace settebello

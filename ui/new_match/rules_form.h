// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/check_rules.h"
#include "rules/rule_set.h"

#include <QWidget>

#include <string>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace settebello {

class MainChoices;
class PeopleRow;
class PlayersPanel;
class RuleEditor;
class RuleRow;
class TableSizeNote;

/// The form of the New match dialog: who plays and to how many points, the four main choices; or
/// these and all the rules, with what differs from the game that they were made from.
class RulesForm : public QWidget {
    Q_OBJECT

public:
    explicit RulesForm(QWidget* parent = nullptr);

    /// Shows rules, and marks what differs from the preset. The number of players is no difference.
    /// @param base its id.
    void setRules(const RuleSet& rules, const std::string& base);
    void setFaults(const Faults& faults);
    /// Shows all the rules in place of who plays.
    void setAllRules(bool all);
    PlayersPanel& players() { return *m_players; }
    /// The form's rows, before and after which others may be shown.
    QBoxLayout* column() { return m_column; }

signals:
    /// The player has changed the rules.
    void edited(const settebello::RuleSet& rules);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    RuleRow* makeRow(const char* group, const char* key, const QList<int>& offered);
    QWidget* makeMatch();
    QWidget* makeSeats();
    QWidget* makeAllRules();
    static void addHeading(QBoxLayout& column, QLabel* heading);
    void choosePeople(int people);
    void showSeating();
    void showTableSizes();
    void compare();
    void backToPreset();
    void arrange();
    void retranslate();
    void alignNames();

    RuleSet m_rules;
    std::string m_base;
    QBoxLayout* m_column;
    QBoxLayout* m_comparison = nullptr; ///< what differs from the preset
    QLabel* m_choicesHeading;
    QLabel* m_allHeading;
    QLabel* m_compared;     ///< how many rules differ from the preset
    QPushButton* m_backAll; ///< all of them back to the preset's
    PeopleRow* m_people;
    RuleRow* m_playerCount;
    RuleRow* m_target;
    PlayersPanel* m_players;
    TableSizeNote* m_tableSizes;
    MainChoices* m_choices;
    RuleEditor* m_editor;
    QWidget* m_match;    ///< how many play, and to how many points
    QWidget* m_seats;    ///< who plays
    QWidget* m_allRules; ///< all the rules but those
};

} // namespace settebello

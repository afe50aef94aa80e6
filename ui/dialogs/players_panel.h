// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/game_controller.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace settebello {

/// Who plays, in the order of play: the player's own name, and at each other seat a name with the
/// level of an opponent or a person at the same screen. Seat 0 is the player's.
class PlayersPanel : public QWidget {
    Q_OBJECT

public:
    explicit PlayersPanel(QWidget* parent = nullptr);

    /// @param ownName may be empty. @param names of the others, too few are filled up. @param
    /// levels likewise; the last repeats. One that cannot be made becomes the usual one.
    void setPeople(const QString& ownName, const QStringList& names, const QStringList& levels);
    /// Shows so many opponents, and who of them is a partner.
    void setRules(const RuleSet& rules);

    QString ownName() const;
    /// Of all opponents there ever could be, also those who do not play now.
    QStringList opponentNames() const;
    QStringList opponentLevels() const;
    /// The seats of a match by the rules last set.
    std::vector<SeatSetup> seats() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Opponent {
        QLabel* label = nullptr;
        QLineEdit* name = nullptr;
        QComboBox* level = nullptr;
    };

    void addOpponent(QGridLayout* grid, int row);
    static void setLevel(const Opponent& opponent, const QString& level);
    /// A seat has become a person's, or an opponent's again: the usual name goes or comes.
    void levelChosen(int opponent);
    static bool isPerson(const Opponent& opponent);
    int people() const;
    void retranslate();
    QString nameAt(int opponent) const;

    RuleSet m_rules;
    QLabel* m_ownLabel;
    QLineEdit* m_ownName;
    std::vector<Opponent> m_opponents; ///< of seats 1 … 5
};

} // namespace settebello

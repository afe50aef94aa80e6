// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match_setup.h"
#include "rules/rule_set.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

namespace settebello {

class SettingsStore;

/// Who is to play: the people at this screen, and opponents at the seats that they leave. Remembers
/// more of both than a table has seats, so that they are there again at a larger one.
class Seating {
public:
    struct Opponent {
        QString name; ///< if empty, the usual one
        QString level;
    };
    /// Who sits at a seat: a person or an opponent, each counted from 0.
    struct Place {
        bool person = true;
        int number = 0;
        bool operator==(const Place&) const = default;
    };

    /// One person without a name, and the usual opponents.
    Seating();
    /// Who played last.
    static Seating last(const SettingsStore& store);
    /// Stores it, to be the last() from now on. @param rules of the match that begins.
    void keep(SettingsStore& store, const RuleSet& rules) const;

    /// How many people are at this screen, however few of them have a seat. @pre 1 ≤ people
    void setPeople(int people);
    int people() const { return m_count; }
    /// How many of them play. They have the first seats, except in teams.
    int peopleAt(const RuleSet& rules) const;

    /// A name as typed, or empty. @pre 0 ≤ person < kMaxSeats
    const QString& person(int person) const { return m_people[person]; }
    void setPerson(int person, const QString& name) { m_people[person] = name.trimmed(); }
    /// @pre 0 ≤ opponent < kMaxSeats − 1
    const Opponent& opponent(int opponent) const { return m_opponents[opponent]; }
    /// @param level one that can be made, or kFriend; another is replaced by the usual one.
    void setOpponent(int opponent, const QString& name, const QString& level);

    /// The people who can be in the first one's team, each choice in ascending order; empty where
    /// there is nothing to choose.
    QList<QList<int>> partnerChoices(const RuleSet& rules) const;
    /// Those who are: the choice made last, if it is possible at this table.
    QList<int> partners(const RuleSet& rules) const;
    void setPartners(const QList<int>& partners);

    /// Who sits where, in the order of play.
    std::vector<Place> places(const RuleSet& rules) const;
    /// The seats of a match. A person without a name has none, and seatName() names them in the
    /// language in use.
    std::vector<SeatSetup> seats(const RuleSet& rules) const;

private:
    QStringList m_people;
    QList<Opponent> m_opponents;
    int m_count = 1;
    bool m_partnersChosen = false;
    QList<int> m_partners;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/event.h"
#include "rules/by_seat.h"
#include "rules/rule_set.h"
#include "text/party.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

class QDateTime;

namespace settebello {

struct MatchSetup;

/// Who sits there; a person without a name is "You", or "Player 2" if several play at this screen.
/// @pre 0 ≤ seat < players
QString seatName(const MatchSetup& setup, int seat);
/// What the level of an opponent is called, as of the man or woman that the name is of.
QString seatLevelName(const MatchSetup& setup, int seat);

/// seatName() where several people play at this screen; empty where one plays alone, or without a
/// seat.
QString nameAmongSeveral(const MatchSetup& setup, std::optional<int> seat);

/// Who a side is: "Anna", or "Anna and Ciro" for partners. @pre 0 ≤ side < sides
QString sideName(const MatchSetup& setup, int side);

/// The seat that texts address: of the only person (onlyPerson()), who has given no name.
std::optional<int> addressedSeat(const MatchSetup& setup);
/// How texts speak of a side. @param you the seat that they address
Party::Is addressOf(const RuleSet& rules, std::optional<int> you, int side);
/// seatName(), for texts that may address the player.
Party seatParty(const MatchSetup& setup, int seat);
/// sideName(), for texts that may address the player.
Party sideParty(const MatchSetup& setup, int side);

/// The names of all seats.
QStringList seatNames(const MatchSetup& setup);
/// The names of all sides.
QStringList sideNames(const MatchSetup& setup);

/// The sides with their match points: "Anna: 5".
QStringList sideScores(const MatchSetup& setup, const BySide<int>& scores);

/// What is played, and how it stands: "Scopa · Anna: 5 · Ciro: 3".
/// @param scores nothing if the points are not known yet.
QString standText(const MatchSetup& setup, const std::optional<BySide<int>>& scores);

/// All sides, that of the people first (ownSide()).
QList<int> sidesOwnFirst(const MatchSetup& setup);
/// "Anna against Ciro"
QString sidesText(const MatchSetup& setup);
/// "Anna against Ciro (Expert)"
QString playersText(const MatchSetup& setup);
/// What is played: the name of house rules, or else "Scopa d'assi", or "Scopa d'assi, house rules"
/// if more than players and target differ.
QString variantText(const MatchSetup& setup);
/// A time in the format of the player's locale.
QString timeText(const QDateTime& time);

/// Whether a side is that of the only person (onlyPerson()), whom texts call "you".
bool isYourSide(const MatchSetup& setup, int side);

/// How a match ended, in one sentence: "Anna wins, 11 to 8."
QString resultText(const MatchSetup& setup, const MatchResult& result);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"

#include <string>

namespace settebello::session {

/// A hash of all that everybody at the table may know, so that two programs notice at once if their
/// matches differ. @param declaring whether declarations are open: who is asked is secret then, and
/// so is whether anybody is. @pre a round was dealt
std::string publicStateOf(const Match& match, bool declaring);

/// Whether a packet has just been dealt that may be declared, and nothing was shown of it yet.
/// Follows from what everybody can see. @param events that have led to the state of the match, at
/// least those since the packet was dealt. @pre a round was dealt
bool declarationsAreDue(const Match& match, const Events& events);

/// What a seat is asked, and what it may know; nothing if it is not asked. @param declaring as
/// above: then every seat is asked. One that has answered is asked no more, which is for the caller
/// to know.
/// @pre a round was dealt
std::optional<PlayerView> questionTo(const Match& match, int seat, bool declaring);

/// Lets all who are asked whether they declare answer. @param events what happened is appended, if
/// not null.
void answerDeclarations(Match& match, const BySeat<bool>& declares, Events* events = nullptr);

} // namespace settebello::session

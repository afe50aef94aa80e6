// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/legal_plays.h"

#include <optional>
#include <vector>

namespace settebello {

/// How a person chooses a play, without any graphics: the current hand card, the chosen one of
/// several captures, the table cards that were touched first. Knows the rules, not the
/// match; a play comes out when it is complete.
class PlayChooser {
public:
    /// The result of touching a card or pressing a key.
    struct Outcome {
        std::optional<Play> play;          ///< make this play
        PlayFault fault = PlayFault::None; ///< or say why not,
        Play refused;                      ///< of this play
    };

    /// The person is asked to play. Forgets everything from before.
    void begin(const RuleSet& rules, CardSet hand, CardSet table);
    /// No play is asked for any more.
    void end();
    bool active() const { return m_active; }

    /// The hand card under the mouse or with the focus, or none.
    void setCurrentCard(std::optional<Card> card);
    /// The card whose captures are shown: the one being chosen for, or else the current card.
    std::optional<Card> card() const { return m_picked ? m_picked : m_current; }
    /// True while one of several plays of a card is being chosen.
    bool choosing() const { return m_picked.has_value(); }

    /// The play that is advised, which selectAdvised() makes; nothing for none. Table cards that
    /// were touched are let go for it.
    void setAdvised(const std::optional<Play>& play);
    /// Whether a play of this card is advised, and no other choice is being made.
    bool advises(Card card) const { return m_advised && m_advised->card == card && !choosing(); }

    /// The plays that card() allows and that hold the touched table cards; an empty set is laying.
    const std::vector<CardSet>& choices() const { return m_choices; }
    /// What a hand card may do, captures first; an empty set is laying. Nothing if it may not be
    /// played now.
    std::vector<CardSet> playsOf(Card card) const;
    /// The choice made so far, or advised: an index of choices(), or −1.
    int chosen() const { return m_chosen; }
    /// Table cards touched before a hand card, or of several choices while choosing.
    CardSet touched() const { return m_touched; }
    /// Hand cards that can take exactly the touched cards.
    CardSet takers() const;

    /// A click, Enter or a drop: plays the hand card if one play is possible, else lets choose.
    Outcome selectHandCard(Card card);
    /// Enter on the card of the advised play. @pre a play is advised
    Outcome selectAdvised();
    /// A click on a table card: while choosing, choices without it are left out, and the only one
    /// left is made; otherwise it is touched for later.
    Outcome selectTableCard(Card card);
    /// The hand card was dragged onto this table card, or onto the bare table.
    Outcome drop(Card card, std::optional<Card> onto);
    /// A digit: 0-based. Nothing happens beyond the choices.
    Outcome selectChoice(int choice);
    /// Enter while choosing.
    Outcome confirm();
    /// Tab: the next choice, or with −1 the one before.
    void cycleChoice(int step);
    /// Marks a choice without playing it (the mouse passes over it).
    void mark(int choice);
    /// The first choice that a table card belongs to, or −1.
    int choiceWith(Card card) const;
    /// How many choices hold that card.
    int choicesWith(Card card) const;
    /// Esc: lets go of touched cards, then from choosing back to the hand. False if there was
    /// nothing.
    bool stepBack();
    /// Played choices must be confirmed: clicks and digits then only mark.
    void setConfirms(bool confirms) { m_confirms = confirms; }

private:
    void update();
    Outcome narrow(Card card);
    void markExact();
    Outcome attempt(const Play& play);

    RuleSet m_rules;
    CardSet m_hand;
    CardSet m_table;
    bool m_active = false;
    bool m_confirms = false;
    std::optional<Card> m_current;
    std::optional<Card> m_picked;
    std::optional<Play> m_advised;
    CardSet m_touched;
    std::vector<CardSet> m_choices;
    int m_chosen = -1;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/play_effects.h"

#include "players/evaluation/card_values.h"
#include "rules/legal_plays.h"

#include <algorithm>
#include <vector>

namespace settebello {

PlayEffects::PlayEffects(const PlayerView& view, const Play& play)
    : m_view(view)
    , m_play(play)
    , m_taken(play.isCapture() ? play.captured | CardSet{play.card} : CardSet())
    , m_left(play.isCapture() ? view.table - play.captured : view.table | CardSet{play.card}) {}

bool PlayEffects::isLastPlay() const {
    int others = m_view.stockSize;
    for (int seat = 0; seat < m_view.rules.table.players; ++seat) {
        others += seat == m_view.seat ? 0 : m_view.handSizes[seat];
    }
    return others == 0 && m_view.hand.size() == 1;
}

bool PlayEffects::sweeps() const {
    return isSweep(m_view.rules, m_play, m_view.table, isLastPlay());
}

int PlayEffects::valueOf(CardSet cards) const {
    int value = 0;
    for (const Card card : cards) {
        value += cardValue(m_view.rules, card);
    }
    return value;
}

int PlayEffects::valueTaken() const {
    return valueOf(m_taken);
}

int PlayEffects::valueOfCard() const {
    return cardValue(m_view.rules, m_play.card);
}

std::vector<CardSet> PlayEffects::repliesOf(Card card) const {
    std::vector<CardSet> captures;
    if (!m_left.contains(card)) {
        legalCaptures(m_view.rules, card, m_left, captures);
    }
    std::erase_if(captures, [card](CardSet captured) { return captured.contains(card); });
    return captures;
}

bool PlayEffects::canBeSwept() const {
    const CardSet unseen = m_view.unseen();
    return std::any_of(unseen.begin(), unseen.end(), [&](Card card) {
        const auto replies = repliesOf(card);
        return std::any_of(replies.begin(), replies.end(), [&](CardSet captured) {
            return isSweep(m_view.rules, {card, captured}, m_left, false);
        });
    });
}

bool PlayEffects::takesOfLeft(Card card) const {
    return !repliesOf(card).empty();
}

bool PlayEffects::canBeTaken() const {
    const CardSet unseen = m_view.unseen();
    return std::any_of(unseen.begin(), unseen.end(),
                       [this](Card card) { return takesOfLeft(card); });
}

CardSet PlayEffects::bestReply(int moreThan, const PlayEffects& other) const {
    CardSet best;
    for (const Card card : m_view.unseen()) {
        const auto same = other.repliesOf(card);
        for (const CardSet captured : repliesOf(card)) {
            if (captured.size() > moreThan && valueOf(captured) > valueOf(best) &&
                std::find(same.begin(), same.end(), captured) == same.end()) {
                best = captured;
            }
        }
    }
    return best;
}

} // namespace settebello

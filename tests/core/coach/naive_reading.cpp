// SPDX-License-Identifier: GPL-3.0-or-later
#include "naive_reading.h"

#include "core/oracle/compare.h"
#include "core/oracle/naive_scoring.h"

#include "game/deal_facts.h"

#include <algorithm>
#include <utility>

namespace settebello::naive {

namespace {

std::vector<PlayerView::Move> playsOf(const PlayerView& view) {
    std::vector<PlayerView::Move> plays;
    std::ranges::copy_if(view.moves, std::back_inserter(plays), [](const auto& move) {
        return move.decision.kind == Decision::Kind::Play;
    });
    return plays;
}

/// The table before the first play: what no hand and no stock held then.
Cards firstTable(const PlayerView& view) {
    CardSet elsewhere = view.hand | view.unseen();
    for (const CardSet shown : view.shownCards) {
        elsewhere |= shown;
    }
    for (const PlayerView::Move& play : playsOf(view)) {
        elsewhere.insert(play.decision.play.card);
    }
    Cards table;
    CardSet cards;
    for (const Card card : wholePack(view.rules)) {
        if (!elsewhere.printed().contains(card)) {
            table.push_back(card);
            cards.insert(card);
        }
    }
    const bool isTaken = sweepsOfFirstTable(view.rules, cards) > 0; // by the dealer
    return isTaken ? Cards() : table;
}

/// How many of so many plays were of earlier packets.
std::size_t beforePacket(const RuleSet& rules, std::size_t plays) {
    std::size_t before = 0;
    for (const int size : packetSizes(rules)) {
        const auto packet = static_cast<std::size_t>(size * rules.table.players);
        if (before + packet > plays) {
            break;
        }
        before += packet;
    }
    return before;
}

bool isSeven(Card card) {
    return card.rank() == kSeven;
}

} // namespace

std::vector<Play> playsFrom(const RuleSet& rules, const Cards& hand, const Cards& table,
                            const Cards& tops) {
    const CardSet inPlay = toCardSet(hand) | toCardSet(table);
    std::vector<Play> plays;
    for (const std::string& text : legalPlays(rules, hand, table, tops)) {
        const Play printed{playedCard(text), toCardSet(capturedCards(text))};
        plays.push_back(printed.asPlayedAmong(inPlay));
    }
    return plays;
}

NaiveReading::NaiveReading(const PlayerView& view, int seat)
    : m_view(view)
    , m_seat(seat) {
    const std::vector<PlayerView::Move> plays = playsOf(view);
    CardSet table = toCardSet(firstTable(view));
    for (std::size_t i = 0; i < plays.size(); ++i) {
        const Play& play = plays[i].decision.play;
        if (plays[i].seat == seat && i >= beforePacket(view.rules, plays.size())) {
            m_plays.push_back({toPlayedCards(table), toPlayedCards(play.captured)});
        }
        table -= play.captured;
        if (!play.isCapture()) {
            table.insert(play.card);
        }
    }
}

Cards NaiveReading::possible(const Cards& cards) const {
    const CardSet shown = m_view.shownCards[m_seat];
    const CardSet unseen = m_view.unseen();
    const auto isLikely = [this](Card card) {
        return std::ranges::none_of(
            m_plays, [&](const Passed& passed) { return wouldHaveUsed(card, passed); });
    };
    const bool isContradicted =
        std::ranges::count_if(toCards(unseen), isLikely) + shown.size() < m_view.handSizes[m_seat];
    Cards found;
    std::ranges::copy_if(cards, std::back_inserter(found), [&](Card card) {
        return shown.contains(card) ||
               (unseen.contains(card) && (isContradicted || isLikely(card)));
    });
    return found;
}

bool NaiveReading::wouldHaveUsed(Card card, const Passed& passed) const {
    const Cards& table = passed.table;
    const Cards& captured = passed.captured;
    const bool isSpecialAce = card.rank() == kAce && m_view.rules.capture.ace != Ace::Plain;
    if (table.empty() || captured == table || isSpecialAce) {
        return false; // such an ace is often better kept
    }
    Cards like; // a card of the rank that was not on the table then
    for (const Card each : wholePack(m_view.rules)) {
        if (each.rank() == card.rank() && std::ranges::find(table, each) == table.end()) {
            like = {each};
        }
    }
    return std::ranges::any_of(playsFrom(m_view.rules, like, table), [&](const Play& play) {
        const Cards takes = toPlayedCards(play.captured);
        const bool wantsSeven = isSeven(card) && std::ranges::any_of(takes, isSeven) &&
                                std::ranges::none_of(captured, isSeven);
        return !takes.empty() && (takes == table || wantsSeven);
    });
}

} // namespace settebello::naive

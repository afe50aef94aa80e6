// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/declaration.h"

#include <algorithm>
#include <array>

namespace settebello {

namespace {

using Ranks = std::array<int, static_cast<std::size_t>(kDeclaredCards)>;

std::optional<DeclaredHand> valueOf(Declarations declarations, Ranks ranks) {
    constexpr int kHighestTotal = 9;
    constexpr int kCourtValue = 10;
    const bool sbarazzina = declarations == Declarations::Sbarazzina;
    std::ranges::sort(ranks);
    if (ranks.front() == ranks.back()) {
        return DeclaredHand{true, ranks.front(), sbarazzina ? 7 : 10};
    }
    int total = 0;
    for (const int rank : ranks) {
        total += rank >= kJack ? kCourtValue : rank;
    }
    if (total > kHighestTotal) {
        return std::nullopt;
    }
    const bool pair = std::ranges::adjacent_find(ranks) != ranks.end();
    return DeclaredHand{false, total, sbarazzina && !pair ? 2 : 3};
}

/// Whether its holder would rather declare this hand than the other.
bool isBetter(const std::optional<DeclaredHand>& hand, const std::optional<DeclaredHand>& other) {
    if (!hand || !other) {
        return hand.has_value();
    }
    return hand->points != other->points ? hand->points > other->points : *hand > *other;
}

} // namespace

std::optional<DeclaredHand> declaredHand(const RuleSet& rules, CardSet packet) {
    const Declarations declarations = rules.scoring.declarations;
    if (declarations == Declarations::None || packet.size() != kDeclaredCards) {
        return std::nullopt;
    }
    Ranks ranks{};
    int* wild = nullptr;
    std::size_t i = 0;
    for (const Card card : packet) {
        ranks[i] = card.rank();
        if (rules.declarations.wildSeven && card == kWildSeven) {
            wild = &ranks[i];
        }
        ++i;
    }
    std::optional<DeclaredHand> best = valueOf(declarations, ranks);
    if (wild != nullptr && best) {
        best->wildAs = kSeven;
    }
    for (int rank = kAce; wild != nullptr && rank <= kKing; ++rank) {
        *wild = rank;
        if (const auto hand = valueOf(declarations, ranks); isBetter(hand, best)) {
            best = hand;
            best->wildAs = rank;
        }
    }
    return best;
}

CardSet asDeclared(const RuleSet& rules, CardSet packet) {
    if (!rules.declarations.wildKeepsRank || !packet.contains(kWildSeven)) {
        return packet;
    }
    const Card played = Card::sevenOfCupsAs(declaredHand(rules, packet)->wildAs);
    return (packet - CardSet{kWildSeven}) | CardSet{played};
}

} // namespace settebello

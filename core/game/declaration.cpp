// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/declaration.h"

#include <algorithm>

namespace settebello {

std::optional<DeclaredHand> declaredHand(Declarations declarations, CardSet packet) {
    constexpr int kPacket = 3;
    constexpr int kHighestTotal = 9;
    constexpr int kCourtValue = 10;
    if (declarations == Declarations::None || packet.size() != kPacket) {
        return std::nullopt;
    }
    const bool bazzica = declarations == Declarations::Bazzica;
    int total = 0;
    int mostOfARank = 0;
    for (const Card card : packet) {
        total += card.rank() >= kJack ? kCourtValue : card.rank();
        mostOfARank = std::max(mostOfARank, (packet & CardSet::ofRank(card.rank())).size());
    }
    if (mostOfARank == kPacket) {
        return DeclaredHand{true, packet.first().rank(), bazzica ? 10 : 7};
    }
    if (total > kHighestTotal) {
        return std::nullopt;
    }
    const int sbarazzina = mostOfARank == 2 ? 3 : 2;
    return DeclaredHand{false, total, bazzica ? 3 : sbarazzina};
}

} // namespace settebello

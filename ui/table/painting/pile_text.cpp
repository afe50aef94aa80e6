// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/pile_text.h"

#include "cards/card_names.h"
#include "table/motion/board.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace settebello {

namespace {

struct PileText {
    Q_DECLARE_TR_FUNCTIONS(settebello::PileText)
};

/// The cards that the last play has brought to a side.
CardSet lastTaken(const Board& board, int side) {
    const auto& move = board.lastMove();
    if (!move || board.rules().sideOf(move->seat) != side || move->captured.empty()) {
        return {};
    }
    return (move->captured | CardSet{move->card}).printed() & board.captured(side);
}

QString suitLine(Suit suit, CardSet cards) {
    QStringList ranks;
    for (const Card card : cards& CardSet::ofSuit(suit)) {
        ranks += rankName(card.rank());
    }
    return PileText::tr("%1: %2", "a suit and the ranks of its cards")
        .arg(capitalized(suitName(suit)), QLocale().createSeparatedList(ranks));
}

} // namespace

QString pileText(const Board& board, int side, const QString& name) {
    const bool onlyLast = board.rules().table.lookBack == LookBack::LastPlay;
    const CardSet cards = onlyLast ? lastTaken(board, side) : board.captured(side);
    if (cards.empty()) {
        return onlyLast ? PileText::tr("Pile of %1: only the last play may be looked at.").arg(name)
                        : PileText::tr("Pile of %1: empty").arg(name);
    }
    QStringList lines{onlyLast ? PileText::tr("Pile of %1, from the last play:").arg(name)
                               : PileText::tr("Pile of %1:").arg(name)};
    for (int suit = 0; suit < kSuitCount; ++suit) {
        if (cards.intersects(CardSet::ofSuit(static_cast<Suit>(suit)))) {
            lines += suitLine(static_cast<Suit>(suit), cards);
        }
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace settebello

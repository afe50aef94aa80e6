// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/input/accessible_items.h"

#include "cards/card_names.h"
#include "table/input/choice_text.h"
#include "table/layout/card_places.h"
#include "table/motion/pose.h"
#include "text/rule_text.h"
#include "text/sweep_name.h"
#include "text/table_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace settebello {

namespace {

struct AccessibleText {
    Q_DECLARE_TR_FUNCTIONS(settebello::AccessibleText)
};

/// What a hand card would do now: "takes the seven of cups".
QString effectOf(const AccessibleSource& from, Card card) {
    const std::vector<CardSet> choices = from.chooser.playsOf(card);
    if (choices.empty()) {
        return AccessibleText::tr("%1, in your hand, may not be played now", "a card")
            .arg(cardName(card));
    }
    QStringList takes;
    for (const CardSet choice : choices) {
        if (!choice.empty()) {
            takes.append(takenText(from.board, choice));
        }
    }
    if (takes.isEmpty()) {
        return AccessibleText::tr("%1, in your hand, takes nothing", "a card").arg(cardName(card));
    }
    if (takes.size() == 1) {
        return AccessibleText::tr("%1, in your hand, takes %2", "a card, the cards it takes")
            .arg(cardName(card), takes.front());
    }
    return AccessibleText::tr("%1, in your hand, takes one of: %2", "a card, several captures")
        .arg(cardName(card), takes.join(AccessibleText::tr("; or ", "between captures")));
}

void addHandCards(const AccessibleSource& from, std::vector<AccessibleItem>& items) {
    const std::vector<Card>& hand = from.board.viewerHand();
    const int n = static_cast<int>(hand.size());
    int i = 0;
    for (const Card card : hand) {
        AccessibleItem item;
        item.key = {AccessibleItem::Kind::HandCard, card.index()};
        item.name =
            capitalized(from.chooser.active()
                            ? effectOf(from, card)
                            : AccessibleText::tr("%1, in your hand", "a card").arg(cardName(card)));
        item.description = AccessibleText::tr("Card %1 of %2").arg(i + 1).arg(n);
        item.rect = handPlace(from.layout, from.board.viewer(), i, n).bounds();
        items.push_back(item);
        ++i;
    }
}

/// The numbers of the choices that hold a card.
QString choicesOf(const PlayChooser& chooser, Card card) {
    QStringList numbers;
    int number = 0;
    for (const CardSet choice : chooser.choices()) {
        ++number;
        if (choice.contains(card)) {
            numbers.append(QLocale().toString(number));
        }
    }
    return QLocale().createSeparatedList(numbers);
}

void addChoices(const AccessibleSource& from, std::vector<AccessibleItem>& items) {
    if (!from.chooser.choosing()) {
        return;
    }
    const Poses poses = restingPoses(from.board, from.layout);
    int i = 0;
    for (const CardSet cards : from.chooser.choices()) {
        AccessibleItem item;
        item.key = {AccessibleItem::Kind::Choice, i};
        item.name = cards.empty()
                        ? AccessibleText::tr("Choice %1: lay the card").arg(i + 1)
                        : AccessibleText::tr("Choice %1: take %2", "its number, the cards")
                              .arg(QLocale().toString(i + 1), takenText(from.board, cards));
        if (i == from.chooser.chosen()) {
            item.description = AccessibleText::tr("Chosen: press it to play");
        }
        for (const Card card : cards) {
            item.rect |= poses[card].geometry.bounds();
        }
        if (cards.empty()) {
            item.rect = from.layout.tableArea();
        }
        items.push_back(item);
        ++i;
    }
}

QString tableCardName(const PlayChooser& chooser, Card card) {
    if (chooser.choosing() && chooser.choicesWith(card) > 0) {
        return AccessibleText::tr("%1, on the table, in choice %2", "a card, the choices' numbers")
            .arg(cardName(card), choicesOf(chooser, card));
    }
    if (chooser.touched().contains(card)) {
        return AccessibleText::tr("%1, on the table, chosen to be taken", "a card")
            .arg(cardName(card));
    }
    return AccessibleText::tr("%1, on the table", "a card").arg(cardName(card));
}

void addTableCards(const AccessibleSource& from, std::vector<AccessibleItem>& items) {
    const std::vector<Card>& cards = from.board.tableCards();
    const int n = static_cast<int>(cards.size());
    for (int place = 0; place < n; ++place) {
        const Card card = cards[place];
        AccessibleItem item;
        item.key = {AccessibleItem::Kind::TableCard, card.index()};
        item.name = capitalized(tableCardName(from.chooser, card));
        item.description = AccessibleText::tr("Card %1 of %2").arg(place + 1).arg(n);
        item.rect = tablePlace(from.layout, place, from.board.places()).bounds();
        items.push_back(item);
    }
}

void addOtherHands(const AccessibleSource& from, std::vector<AccessibleItem>& items) {
    const Board& board = from.board;
    for (int seat = 0; seat < board.rules().table.players; ++seat) {
        if (seat == board.viewer()) {
            continue;
        }
        AccessibleItem item;
        item.key = {AccessibleItem::Kind::Hand, seat};
        item.name = AccessibleText::tr("%1: %n card(s) in hand", "a player",
                                       static_cast<int>(board.hand(seat).size()))
                        .arg(from.seats.value(seat));
        item.rect = from.layout.seat(seat).fan;
        CardSet shown;
        for (const Card card : board.hand(seat)) {
            if (board.declared().contains(card)) {
                shown.insert(card);
            }
        }
        if (!shown.empty()) {
            item.description =
                AccessibleText::tr("Shown: %1", "cards declared").arg(theCards(shown));
        }
        items.push_back(item);
    }
}

AccessibleItem stockItem(const AccessibleSource& from) {
    AccessibleItem item;
    item.key = {AccessibleItem::Kind::Stock, 0};
    item.name = AccessibleText::tr("Stock: %n card(s)", nullptr, from.board.stock().size());
    item.rect = from.layout.seat(from.board.dealer()).stock;
    return item;
}

AccessibleItem pileItem(const AccessibleSource& from, int side) {
    AccessibleItem item;
    item.key = {AccessibleItem::Kind::Pile, side};
    item.name =
        AccessibleText::tr("Pile of %1: %n card(s)", nullptr, from.board.captured(side).size())
            .arg(from.sides.value(side));
    const std::optional<Card> top = from.board.top(side);
    item.description =
        top ? AccessibleText::tr("On top: %1", "a card").arg(theCard(*top))
            : sweepCount(static_cast<int>(from.board.side(side).sweeps.size()), from.game);
    if (side == from.board.lastTaker()) {
        item.description += QStringLiteral(". ") + TableText::hasCapturedLast();
    }
    item.rect = from.layout.side(side).pile;
    return item;
}

AccessibleItem pointsItem(const AccessibleSource& from, int side) {
    AccessibleItem item;
    item.key = {AccessibleItem::Kind::Points, side};
    item.name = AccessibleText::tr("%1: %n point(s)", nullptr, from.board.side(side).score)
                    .arg(from.sides.value(side));
    item.description = AccessibleText::tr("The target is %1.").arg(targetText(from.board.rules()));
    item.rect = from.layout.side(side).plate;
    return item;
}

} // namespace

std::vector<AccessibleItem> accessibleItems(const AccessibleSource& from) {
    std::vector<AccessibleItem> items;
    addHandCards(from, items);
    addTableCards(from, items);
    addChoices(from, items);
    addOtherHands(from, items);
    items.push_back(stockItem(from));
    for (int side = 0; side < from.board.rules().sides(); ++side) {
        items.push_back(pileItem(from, side));
        items.push_back(pointsItem(from, side));
    }
    return items;
}

} // namespace settebello

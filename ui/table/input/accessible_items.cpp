// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/input/accessible_items.h"

#include "cards/card_names.h"
#include "table/motion/pose.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace settebello {

namespace {

struct AccessibleText {
    Q_DECLARE_TR_FUNCTIONS(settebello::AccessibleText)
};

/// What a hand card would do now: "takes the seven of cups".
QString effectOf(const PlayChooser& chooser, Card card) {
    const std::vector<CardSet> choices = chooser.playsOf(card);
    QStringList takes;
    for (const CardSet choice : choices) {
        if (!choice.empty()) {
            takes.append(theCards(choice));
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

QRectF boundsOf(const CardGeometry& geometry) {
    return geometry.bounds();
}

void readHand(const AccessibleSource& from, std::vector<AccessibleItem>& places) {
    const int viewer = from.board.viewer();
    if (viewer < 0) {
        return;
    }
    const std::vector<Card>& hand = from.board.hand(viewer);
    const int n = static_cast<int>(hand.size());
    for (int i = 0; i < n; ++i) {
        const Card card = hand[static_cast<std::size_t>(i)];
        AccessibleItem place;
        place.key = {AccessibleItem::Kind::HandCard, card.index()};
        place.name =
            capitalized(from.chooser.active()
                            ? effectOf(from.chooser, card)
                            : AccessibleText::tr("%1, in your hand", "a card").arg(cardName(card)));
        place.description = AccessibleText::tr("Card %1 of %2").arg(i + 1).arg(n);
        place.rect = boundsOf(from.layout.handCard(viewer, i, n));
        places.push_back(place);
    }
}

/// The numbers of the choices that hold a card.
QString choicesOf(const PlayChooser& chooser, Card card) {
    QStringList numbers;
    for (std::size_t i = 0; i < chooser.choices().size(); ++i) {
        if (chooser.choices()[i].contains(card)) {
            numbers.append(QLocale().toString(static_cast<int>(i) + 1));
        }
    }
    return QLocale().createSeparatedList(numbers);
}

void readChoices(const AccessibleSource& from, std::vector<AccessibleItem>& places) {
    if (!from.chooser.choosing()) {
        return;
    }
    const Poses poses = restingPoses(from.board, from.layout);
    const auto& choices = from.chooser.choices();
    for (int i = 0; i < static_cast<int>(choices.size()); ++i) {
        const CardSet cards = choices[static_cast<std::size_t>(i)];
        AccessibleItem place;
        place.key = {AccessibleItem::Kind::Choice, i};
        place.name = cards.empty()
                         ? AccessibleText::tr("Choice %1: lay the card").arg(i + 1)
                         : AccessibleText::tr("Choice %1: take %2", "its number, the cards")
                               .arg(QLocale().toString(i + 1), theCards(cards));
        if (i == from.chooser.chosen()) {
            place.description = AccessibleText::tr("Chosen: press it to play");
        }
        for (const Card card : cards) {
            place.rect |= poses[card].geometry.bounds();
        }
        if (cards.empty()) {
            place.rect = from.layout.tableArea();
        }
        places.push_back(place);
    }
}

void readTableCards(const AccessibleSource& from, std::vector<AccessibleItem>& places) {
    const auto& all = from.board.places();
    const int n = from.board.table().size();
    int number = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!all[i]) {
            continue;
        }
        const Card card = *all[i];
        AccessibleItem place;
        place.key = {AccessibleItem::Kind::TableCard, card.index()};
        QString name = AccessibleText::tr("%1, on the table", "a card").arg(cardName(card));
        if (from.chooser.touched().contains(card)) {
            name = AccessibleText::tr("%1, on the table, chosen to be taken", "a card")
                       .arg(cardName(card));
        }
        if (from.chooser.choosing() && from.chooser.choicesWith(card) > 0) {
            name =
                AccessibleText::tr("%1, on the table, in choice %2", "a card, the choices' numbers")
                    .arg(cardName(card), choicesOf(from.chooser, card));
        }
        place.name = capitalized(name);
        place.description = AccessibleText::tr("Card %1 of %2").arg(++number).arg(n);
        place.rect =
            boundsOf(from.layout.tableCard(static_cast<int>(i), static_cast<int>(all.size())));
        places.push_back(place);
    }
}

void readPlaces(const AccessibleSource& from, std::vector<AccessibleItem>& places) {
    const Board& board = from.board;
    for (int seat = 0; seat < board.rules().table.players; ++seat) {
        if (seat == board.viewer()) {
            continue;
        }
        AccessibleItem place;
        place.key = {AccessibleItem::Kind::Hand, seat};
        place.name = AccessibleText::tr("%1: %n card(s) in hand", "a player",
                                        static_cast<int>(board.hand(seat).size()))
                         .arg(from.seats.value(seat));
        place.rect = from.layout.seat(seat).fan;
        CardSet shown;
        for (const Card card : board.hand(seat)) {
            if (board.declared().contains(card)) {
                shown.insert(card);
            }
        }
        if (!shown.empty()) {
            place.description =
                AccessibleText::tr("Shown: %1", "cards declared").arg(theCards(shown));
        }
        places.push_back(place);
    }
    AccessibleItem stock;
    stock.key = {AccessibleItem::Kind::Stock, 0};
    stock.name = AccessibleText::tr("Stock: %n card(s)", nullptr, board.stock().size());
    stock.rect = from.layout.seat(board.dealer()).stock;
    places.push_back(stock);
    for (int side = 0; side < board.rules().sides(); ++side) {
        AccessibleItem pile;
        pile.key = {AccessibleItem::Kind::Pile, side};
        pile.name =
            AccessibleText::tr("Pile of %1: %n card(s)", nullptr, board.captured(side).size())
                .arg(from.sides.value(side));
        pile.description = AccessibleText::tr("%n sweep(s)", nullptr,
                                              static_cast<int>(board.side(side).sweeps.size()));
        pile.rect = from.layout.side(side).pile;
        places.push_back(pile);
        AccessibleItem points;
        points.key = {AccessibleItem::Kind::Points, side};
        points.name = AccessibleText::tr("%1: %n point(s)", nullptr, board.side(side).score)
                          .arg(from.sides.value(side));
        points.description =
            AccessibleText::tr("The target is %1.").arg(board.rules().match.target);
        points.rect = from.layout.side(side).plate;
        places.push_back(points);
    }
}

} // namespace

std::vector<AccessibleItem> accessibleItems(const AccessibleSource& from) {
    std::vector<AccessibleItem> places;
    readHand(from, places);
    readTableCards(from, places);
    readChoices(from, places);
    readPlaces(from, places);
    return places;
}

QString choiceText(const PlayChooser& chooser) {
    const int count = static_cast<int>(chooser.choices().size());
    if (!chooser.choosing()) {
        return {};
    }
    if (chooser.chosen() < 0) {
        return AccessibleText::tr("%n choice(s): press a number, or Tab to go round.", nullptr,
                                  count);
    }
    const CardSet cards = chooser.choices()[static_cast<std::size_t>(chooser.chosen())];
    return cards.empty() ? AccessibleText::tr("Choice %1 of %2: lay the card.")
                               .arg(chooser.chosen() + 1)
                               .arg(count)
                         : AccessibleText::tr("Choice %1 of %2: take %3.")
                               .arg(chooser.chosen() + 1)
                               .arg(count)
                               .arg(theCards(cards));
}

} // namespace settebello

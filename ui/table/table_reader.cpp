// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_reader.h"

#include "table/pose.h"
#include "text/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace settebello {

namespace {

struct ReadWords {
    Q_DECLARE_TR_FUNCTIONS(settebello::TableReader)
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
        return ReadWords::tr("%1, in your hand, takes nothing", "a card").arg(cardName(card));
    }
    if (takes.size() == 1) {
        return ReadWords::tr("%1, in your hand, takes %2", "a card, the cards it takes")
            .arg(cardName(card), takes.front());
    }
    return ReadWords::tr("%1, in your hand, takes one of: %2", "a card, several captures")
        .arg(cardName(card), takes.join(ReadWords::tr("; or ", "between captures")));
}

QRectF boundsOf(const CardSpot& spot) {
    return spot.bounds();
}

void readHand(const ReadFrom& from, std::vector<ReadPlace>& places) {
    const int viewer = from.board.viewer();
    if (viewer < 0) {
        return;
    }
    const std::vector<Card>& hand = from.board.hand(viewer);
    const int n = static_cast<int>(hand.size());
    for (int i = 0; i < n; ++i) {
        const Card card = hand[static_cast<std::size_t>(i)];
        ReadPlace place;
        place.key = {ReadPlace::Kind::HandCard, card.index()};
        place.name =
            capitalized(from.chooser.active()
                            ? effectOf(from.chooser, card)
                            : ReadWords::tr("%1, in your hand", "a card").arg(cardName(card)));
        place.description = ReadWords::tr("Card %1 of %2").arg(i + 1).arg(n);
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

void readChoices(const ReadFrom& from, std::vector<ReadPlace>& places) {
    if (!from.chooser.choosing()) {
        return;
    }
    const Poses poses = restingPoses(from.board, from.layout);
    const auto& choices = from.chooser.choices();
    for (int i = 0; i < static_cast<int>(choices.size()); ++i) {
        const CardSet cards = choices[static_cast<std::size_t>(i)];
        ReadPlace place;
        place.key = {ReadPlace::Kind::Choice, i};
        place.name = cards.empty() ? ReadWords::tr("Choice %1: lay the card").arg(i + 1)
                                   : ReadWords::tr("Choice %1: take %2", "its number, the cards")
                                         .arg(QLocale().toString(i + 1), theCards(cards));
        if (i == from.chooser.chosen()) {
            place.description = ReadWords::tr("Chosen: press it to play");
        }
        for (const Card card : cards) {
            place.rect |= poses[static_cast<std::size_t>(card.index())].spot.bounds();
        }
        if (cards.empty()) {
            place.rect = from.layout.tableArea();
        }
        places.push_back(place);
    }
}

void readTableCards(const ReadFrom& from, std::vector<ReadPlace>& places) {
    const auto& all = from.board.places();
    const int n = from.board.table().size();
    int number = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!all[i]) {
            continue;
        }
        const Card card = *all[i];
        ReadPlace place;
        place.key = {ReadPlace::Kind::TableCard, card.index()};
        QString name = ReadWords::tr("%1, on the table", "a card").arg(cardName(card));
        if (from.chooser.touched().contains(card)) {
            name =
                ReadWords::tr("%1, on the table, chosen to be taken", "a card").arg(cardName(card));
        }
        if (from.chooser.choosing() && from.chooser.choicesWith(card) > 0) {
            name = ReadWords::tr("%1, on the table, in choice %2", "a card, the choices' numbers")
                       .arg(cardName(card), choicesOf(from.chooser, card));
        }
        place.name = capitalized(name);
        place.description = ReadWords::tr("Card %1 of %2").arg(++number).arg(n);
        place.rect =
            boundsOf(from.layout.tableCard(static_cast<int>(i), static_cast<int>(all.size())));
        places.push_back(place);
    }
}

void readPlaces(const ReadFrom& from, std::vector<ReadPlace>& places) {
    const Board& board = from.board;
    for (int seat = 0; seat < board.rules().table.players; ++seat) {
        if (seat == board.viewer()) {
            continue;
        }
        ReadPlace place;
        place.key = {ReadPlace::Kind::Hand, seat};
        place.name = ReadWords::tr("%1: %n card(s) in hand", "a player",
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
            place.description = ReadWords::tr("Shown: %1", "cards declared").arg(theCards(shown));
        }
        places.push_back(place);
    }
    ReadPlace stock;
    stock.key = {ReadPlace::Kind::Stock, 0};
    stock.name = ReadWords::tr("Stock: %n card(s)", nullptr, board.stock().size());
    stock.rect = from.layout.seat(board.dealer()).stock;
    places.push_back(stock);
    for (int side = 0; side < board.rules().sides(); ++side) {
        ReadPlace pile;
        pile.key = {ReadPlace::Kind::Pile, side};
        pile.name = ReadWords::tr("Pile of %1: %n card(s)", nullptr, board.captured(side).size())
                        .arg(from.sides.value(side));
        pile.description =
            ReadWords::tr("%n sweep(s)", nullptr, static_cast<int>(board.side(side).sweeps.size()));
        pile.rect = from.layout.side(side).pile;
        places.push_back(pile);
        ReadPlace points;
        points.key = {ReadPlace::Kind::Points, side};
        points.name = ReadWords::tr("%1: %n point(s)", nullptr, board.side(side).score)
                          .arg(from.sides.value(side));
        points.description = ReadWords::tr("The target is %1.").arg(board.rules().match.target);
        points.rect = from.layout.side(side).plate;
        places.push_back(points);
    }
}

} // namespace

std::vector<ReadPlace> readTable(const ReadFrom& from) {
    std::vector<ReadPlace> places;
    readHand(from, places);
    readTableCards(from, places);
    readChoices(from, places);
    readPlaces(from, places);
    return places;
}

QString readChoice(const PlayChooser& chooser) {
    const int count = static_cast<int>(chooser.choices().size());
    if (!chooser.choosing()) {
        return {};
    }
    if (chooser.chosen() < 0) {
        return ReadWords::tr("%n choice(s): press a number, or Tab to go round.", nullptr, count);
    }
    const CardSet cards = chooser.choices()[static_cast<std::size_t>(chooser.chosen())];
    return cards.empty() ? ReadWords::tr("Choice %1 of %2: lay the card.")
                               .arg(chooser.chosen() + 1)
                               .arg(count)
                         : ReadWords::tr("Choice %1 of %2: take %3.")
                               .arg(chooser.chosen() + 1)
                               .arg(count)
                               .arg(theCards(cards));
}

} // namespace settebello

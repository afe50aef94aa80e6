// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/input/choice_text.h"

#include "cards/card_names.h"
#include "text/table_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace settebello {

namespace {

/// So many captures are named in a caption at most, in so many letters.
constexpr std::size_t kMostNamed = 3;
constexpr qsizetype kLongest = 160;

struct AccessibleText {
    Q_DECLARE_TR_FUNCTIONS(settebello::AccessibleText)
};

/// What each choice takes besides the touched cards.
QStringList othersTaken(const PlayChooser& chooser, const Board& board) {
    QStringList others;
    for (const CardSet choice : chooser.choices()) {
        const CardSet rest = choice - chooser.touched();
        others += rest.empty() ? TableText::nothingElse() : takenText(board, rest);
    }
    return others;
}

} // namespace

QString takenText(const Board& board, CardSet captured) {
    return captured.intersects(board.tops())
               ? AccessibleText::tr("the pile with %1 on top", "a card").arg(theCards(captured))
               : theCards(captured);
}

QString choiceText(const PlayChooser& chooser, const Board& board) {
    const int count = static_cast<int>(chooser.choices().size());
    if (!chooser.choosing()) {
        return {};
    }
    if (chooser.chosen() < 0) {
        return AccessibleText::tr("%n choice(s): press a number, or Tab to go round.", nullptr,
                                  count);
    }
    const CardSet cards = chooser.choices()[chooser.chosen()];
    return cards.empty() ? AccessibleText::tr("Choice %1 of %2: lay the card.")
                               .arg(chooser.chosen() + 1)
                               .arg(count)
                         : AccessibleText::tr("Choice %1 of %2: take %3.")
                               .arg(chooser.chosen() + 1)
                               .arg(count)
                               .arg(takenText(board, cards));
}

QString choiceCaption(const PlayChooser& chooser, const Board& board, bool byKeyboard) {
    if (chooser.chosen() >= 0) {
        const CardSet cards = chooser.choices()[chooser.chosen()];
        return cards.empty() ? TableText::howToLay(byKeyboard)
                             : TableText::howToTake(takenText(board, cards), byKeyboard);
    }
    if (chooser.touched().empty()) {
        return TableText::choosing();
    }
    const QString taken = takenText(board, chooser.touched());
    if (chooser.choices().size() <= kMostNamed) {
        const QString text = TableText::whatElse(taken, othersTaken(chooser, board));
        if (text.size() <= kLongest) {
            return text;
        }
    }
    return TableText::whatElse(taken);
}

} // namespace settebello

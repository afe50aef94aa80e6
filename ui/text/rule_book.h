// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "cards/deck.h"
#include "coach/reason.h"
#include "rules/legal_plays.h"
#include "rules/rule_set.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <string_view>
#include <vector>

namespace settebello {

/// Cards drawn in a row. With a played card it is an example of a play: `cards` lie on the table,
/// maybe none, and the played card takes the marked ones; a card that takes itself is marked and
/// not among them.
struct BookPicture {
    std::optional<Card> played;
    std::vector<Card> cards;
    CardSet marked;
};

/// A piece of a chapter.
struct BookPart {
    enum class Kind {
        Heading,
        Paragraph,
        Point,   ///< one of a list
        Picture, ///< with `text` under it
        Table    ///< the first row is its head
    };

    Kind kind = Kind::Paragraph;
    QString text;        ///< plain, in the player's language
    QString anchor = {}; ///< of a heading that is gone to, the same in every language
    BookPicture picture = {};
    QList<QStringList> rows = {};
};

struct BookChapter {
    QString id; ///< the same in every language: "captures"
    QString title;
    QList<BookPart> parts;
    bool isRule = true; ///< false for strategy and history
};

/// The complete rules of a table in the player's language, made from its rule set and nothing else,
/// with examples that the engine has worked out; then strategy and history. Rules that
/// are not in force are left out. The same rule set gives the same chapters and parts in every
/// language.
/// @pre the rules have no faults. @param deck the one in use, for what its cards look like; its
/// cards are called as in card_names.h. @param game the preset that the rules are based on, for
/// what the sweep is called
QList<BookChapter> ruleBook(const RuleSet& rules, const Deck& deck, std::string_view game = {});

/// Where the book explains the rule behind a refused play: the anchor of a heading or the id of a
/// chapter that every rule set has.
QString bookAnchor(PlayFault fault);
/// Where it explains the term in which a reason is given; empty if it uses none, or if the term
/// means nothing under these rules.
QString bookAnchor(Reason::Kind kind, const RuleSet& rules);

} // namespace settebello

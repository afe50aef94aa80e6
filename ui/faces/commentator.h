// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/comment_texts.h"
#include "faces/occasion.h"
#include "game/comments.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace settebello {

/// Something that an opponent says.
struct Comment {
    int seat = 0;
    QString text;
    bool operator==(const Comment&) const = default;
};

/// Decides which opponents say something in a match, when and what. All of it follows from what
/// everybody has seen, and from a number that has nothing to do with the cards.
class Commentator {
public:
    explicit Commentator(std::uint32_t seed)
        : m_texts(seed) {}

    void setAmount(Comments amount) { m_amount = amount; }
    /// A match begins, or goes on. @param temperaments of opponents; none where nobody talks.
    /// @param call what is called at a sweep
    void begin(const RuleSet& rules, const BySeat<std::optional<Temperament>>& temperaments,
               const QString& call);
    /// What is said of an event. What concerns a score that is counted, or the end of the match, is
    /// to be shown when it has been seen. @param table the cards on the table after it. @param
    /// language "en", "fr" or "it"
    std::optional<Comment> comment(const Event& event, CardSet table, const QString& language);

private:
    bool mayTalk(Occasion occasion) const;

    Comments m_amount = Comments::Silent;
    QString m_call;
    CommentDrawer m_texts;
    std::optional<OccasionFinder> m_occasions;
    BySeat<std::optional<Temperament>> m_temperaments;
    int m_players = 0;
    int m_last = 0;           ///< the seat that talked last
    bool m_hasTalked = false; ///< in this round
};

} // namespace settebello

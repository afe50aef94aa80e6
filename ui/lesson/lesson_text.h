// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson_steps.h"
#include "rules/legal_plays.h"

#include <QCoreApplication>
#include <QString>

namespace settebello {

/// What the first steps say, in the player's language and with the names that the deck in use has
/// for its cards. Everything is complete sentences.
class LessonText {
    Q_DECLARE_TR_FUNCTIONS(settebello::LessonText)

public:
    /// @param opponent the name of the other player. @param figures whether the deck's three
    /// highest cards are figures, and not numbers.
    LessonText(QString opponent, bool figures)
        : m_opponent(std::move(opponent))
        , m_figures(figures) {}

    static QString title(LessonTopic topic);
    /// What there is to know.
    QString explanation(const LessonStep& step) const;
    /// What there is to do. @param done how many of the step's cards have been touched.
    QString task(const LessonStep& step, std::size_t done) const;
    /// What is said once it is done. @param points the learner's in this round.
    QString praise(const LessonStep& step, int points) const;
    /// What is said when a card was the right one but others are wanted too.
    static QString found(const LessonStep& step, Card card);
    /// What is said of a card touched that is not the one wanted.
    static QString notThatCard(const LessonStep& step, Card card);
    /// … of a play that would be allowed, and is not the one of this step.
    static QString notThatPlay(const LessonStep& step, const Play& tried);
    /// … of a play that is not allowed.
    static QString notAllowed(const LessonStep& step, PlayFault fault);
    /// … of whatever is done once the step is over.
    static QString goOnFirst();
    /// Under a card that is named in this step; empty if it needs no name.
    QString caption(const LessonStep& step, Card card) const;

private:
    QString m_opponent;
    bool m_figures;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson_steps.h"
#include "rules/legal_plays.h"

#include <QCoreApplication>
#include <QString>

namespace settebello {

/// The texts of the first steps, translated, with the card names of the deck in use. All are
/// complete sentences.
class LessonText {
    Q_DECLARE_TR_FUNCTIONS(settebello::LessonText)

public:
    /// @param opponent the name of the other player. @param figures whether the deck's three
    /// highest cards are figures, and not numbers.
    LessonText(QString opponent, bool figures)
        : m_opponent(std::move(opponent))
        , m_figures(figures) {}

    static QString title(LessonTopic topic);
    /// What to know.
    QString explanation(const LessonStep& step) const;
    /// What to do. @param done the number of the step's cards that have been touched.
    QString task(const LessonStep& step, std::size_t done) const;
    /// The reply once it is done. @param points the learner's in this round.
    QString praise(const LessonStep& step, int points) const;
    /// The reply to a right card while others are still to be found.
    static QString found(const LessonStep& step, Card card);
    /// The reply to a wrong card …
    static QString notThatCard(const LessonStep& step, Card card);
    /// … to a legal play that is not the one of this step,
    static QString notThatPlay(const LessonStep& step, const Play& tried);
    /// … to an illegal play,
    static QString notAllowed(const LessonStep& step, PlayFault fault);
    /// … and to anything once the step is done.
    static QString goOnFirst();
    /// The caption of a card in this step; empty if it needs none.
    QString caption(const LessonStep& step, Card card) const;

private:
    QString m_opponent;
    bool m_figures;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/reason.h"
#include "practice/exercise_queue.h"

#include <QString>
#include <QStringList>

#include <span>

namespace settebello {

struct MatchSetup;

// What is said about exercises, in the language in use.

/// "Easy"
QString gradeName(Grade grade);
/// What is asked, and how things stand:
/// "What do you play? Scopa. You: 5; Ciro: 8. The target: 11."
QString questionText(const Exercise& exercise, const MatchSetup& setup);
/// "Not the best"
QString wrongName();
/// "Right" or wrongName(): never said by a colour alone.
QString verdictName(const Exercise& exercise, const Decision& answer);
/// Where an exercise comes from: "Problem: easy", "Problem of the day: hard", "From one of your
/// matches".
QString sourceText(const Exercise& exercise, bool isOfTheDay);
/// Why: what would have been better for which reasons, and what the answer cost; without a reason
/// what was at stake, if that is known. Of a right answer only the reasons, if there are any.
/// @param reasons of reasonsOfAnswer().
QString reasonText(const Exercise& exercise, const Decision& answer,
                   std::span<const Reason> reasons);
/// Of it only the reasons, or what was at stake.
QString whyText(const Exercise& exercise, const Decision& answer, std::span<const Reason> reasons);

/// What could be decided, the best first, with its value, and what is to be said of it:
/// "Laying the five of cups: 0.4 points ahead …, 55 % to win the match (your answer)".
QStringList answerTexts(const Exercise& exercise, const Decision& answer);
/// What the others could hold, as far as the person can know: a heading, and a line for each player
/// of whom a card is known and each rank of which a card is not seen. Empty if all is known.
QStringList othersTexts(const Exercise& exercise, const MatchSetup& setup);

/// The cards that the person has not seen before the question, by rank: "Still out: two (cups,
/// batons); …".
QString stillOutText(const Exercise& exercise);

/// "3 of 7. 38 of 52 learnt." @param number of the exercise in the session, 0 without one
QString countText(std::size_t number, std::size_t length, const PracticeCount& count);
/// What came of the session, if there was one; why nothing is asked, if nothing is left; and when
/// there is something again.
QString endText(const ExerciseQueue& queue);

} // namespace settebello

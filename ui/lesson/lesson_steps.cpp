// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_steps.h"

namespace settebello {

std::span<const LessonStep> lessonSteps() {
    using Action = LessonStep::Action;
    static const std::vector<LessonStep> steps{
        {LessonTopic::Suits,
         Action::Touch,
         0,
         {Card(Suit::Cups, kJack), Card(Suit::Coins, kHorse)}},
        {LessonTopic::Values,
         Action::Touch,
         0,
         {Card(Suit::Swords, kKing), Card(Suit::Coins, kHorse), Card(Suit::Cups, kJack)}},
        {LessonTopic::SameValue, Action::Play, 0, {}},
        {LessonTopic::Sum, Action::Play, 2, {}},
        {LessonTopic::SingleFirst, Action::Play, 4, {}},
        {LessonTopic::Sweep, Action::Play, 6, {}},
        {LessonTopic::Settebello, Action::Play, 8, {}},
        {LessonTopic::Coins, Action::Play, 30, {}},
        {LessonTopic::Primiera, Action::Play, 32, {}},
        {LessonTopic::Cards, Action::Play, 34, {}},
        {LessonTopic::Score, Action::Watch, 35, {}},
    };
    return steps;
}

} // namespace settebello

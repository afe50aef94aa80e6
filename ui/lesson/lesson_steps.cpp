// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_steps.h"

namespace settebello {

std::span<const LessonStep> lessonSteps() {
    using Task = LessonStep::Task;
    static const std::vector<LessonStep> steps{
        {LessonTopic::Suits, Task::Touch, 0, {Card(Suit::Cups, kJack), Card(Suit::Coins, kHorse)}},
        {LessonTopic::Values,
         Task::Touch,
         0,
         {Card(Suit::Swords, kKing), Card(Suit::Coins, kHorse), Card(Suit::Cups, kJack)}},
        {LessonTopic::SameValue, Task::Play, 0, {}},
        {LessonTopic::Sum, Task::Play, 2, {}},
        {LessonTopic::SingleFirst, Task::Play, 4, {}},
        {LessonTopic::Sweep, Task::Play, 6, {}},
        {LessonTopic::Settebello, Task::Play, 8, {}},
        {LessonTopic::Coins, Task::Play, 30, {}},
        {LessonTopic::Primiera, Task::Play, 32, {}},
        {LessonTopic::Cards, Task::Play, 34, {}},
        {LessonTopic::Score, Task::Watch, 35, {}},
    };
    return steps;
}

} // namespace settebello

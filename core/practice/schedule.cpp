// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/schedule.h"

#include <algorithm>
#include <charconv>

namespace settebello {

namespace {

constexpr int kFirstYear = 1970;
constexpr Day kFirstDay{std::chrono::year{kFirstYear} / 1 / 1};
constexpr Day kLastDay{std::chrono::year{9999} / 12 / 31};

Day dueAfter(int step, Day today) {
    return today + std::chrono::days(kIntervals[static_cast<std::size_t>(step)]);
}

std::string padded(unsigned number, std::size_t digits) {
    const std::string text = std::to_string(number);
    return std::string(digits - std::min(digits, text.size()), '0') + text;
}

/// A number of decimal digits alone, or −1.
int numberOf(std::string_view text) {
    int number = 0;
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (!std::all_of(text.begin(), text.end(), isDigit)) {
        return -1;
    }
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

} // namespace

std::string toString(Day day) {
    const std::chrono::year_month_day date(std::clamp(day, kFirstDay, kLastDay));
    return padded(static_cast<unsigned>(static_cast<int>(date.year())), 4) + "-" +
           padded(static_cast<unsigned>(date.month()), 2) + "-" +
           padded(static_cast<unsigned>(date.day()), 2);
}

std::optional<Day> parseDay(std::string_view text) {
    constexpr std::size_t kLength = 10;
    if (text.size() != kLength || text[4] != '-' || text[7] != '-') {
        return std::nullopt;
    }
    const int year = numberOf(text.substr(0, 4));
    const int month = numberOf(text.substr(5, 2));
    const int day = numberOf(text.substr(8));
    if (year < kFirstYear || month < 0 || day < 0) {
        return std::nullopt;
    }
    const std::chrono::year_month_day date(std::chrono::year{year},
                                           std::chrono::month{static_cast<unsigned>(month)},
                                           std::chrono::day{static_cast<unsigned>(day)});
    return date.ok() ? std::optional<Day>(date) : std::nullopt;
}

std::optional<Day> parseAnyDay(std::string_view text) {
    constexpr std::size_t kMonthAndDay = 6; // "-11-24"
    constexpr std::size_t kYear = 4;
    constexpr std::size_t kLongestYear = 6; // as far as the calendar goes, and no overflow
    if (const auto day = parseDay(text)) {
        return day;
    }
    if (text.size() < kYear + kMonthAndDay || text.size() > kLongestYear + kMonthAndDay) {
        return std::nullopt;
    }
    const std::string_view year = text.substr(0, text.size() - kMonthAndDay);
    constexpr std::string_view kLeapYear = "2000"; // which has every day
    const auto inAYear = parseDay(std::string(kLeapYear).append(text.substr(year.size())));
    if (numberOf(year) < 0 || !inAYear) {
        return std::nullopt;
    }
    const Day nearest = year.size() > kYear ? kLastDay : kFirstDay;
    const bool isOfThese = year.size() == kYear && numberOf(year) >= kFirstYear;
    return isOfThese ? std::nullopt : std::optional(nearest);
}

Progress afterAnswer(Progress progress, Exercise::Source source, bool isRight, Day today) {
    const bool isFirst = progress.isNew();
    const bool wasDue = progress.isDue(today);
    ++progress.answers;
    if (!isRight) {
        ++progress.wrong;
        progress.step = 0;
        progress.due = dueAfter(0, today);
    } else if (isFirst && source == Exercise::Source::Mistake) {
        progress.step = kLastStep;
        progress.due = dueAfter(kLastStep, today);
    } else if (wasDue && !isFirst && progress.step < kLastStep) {
        ++progress.step;
        progress.due = dueAfter(progress.step, today);
    } else if (wasDue) {
        progress.due.reset();
    }
    return progress;
}

Streak Streak::with(Day today) const {
    if (last == today) {
        return *this;
    }
    const bool isNext = last && *last + std::chrono::days(1) == today;
    return {today, isNext ? days + 1 : 1};
}

} // namespace settebello

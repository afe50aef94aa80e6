// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/level_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace settebello {

namespace {

struct LevelText {
    Q_DECLARE_TR_FUNCTIONS(settebello::LevelText)
};

struct Level {
    const char* level;
    const char* name;
    const char* description;
    bool offered = true;
};

/// Weakest first. The greedy player had the place of one before there were levels for people:
/// stored matches and settings may name it.
constexpr std::array kLevels{
    Level{"beginner", QT_TRANSLATE_NOOP("settebello::LevelText", "Beginner"),
          QT_TRANSLATE_NOOP("settebello::LevelText", "Knows the rules and little more.")},
    Level{"casual", QT_TRANSLATE_NOOP("settebello::LevelText", "Casual"),
          QT_TRANSLATE_NOOP("settebello::LevelText", "Plays for company, and lets things slip.")},
    Level{"good", QT_TRANSLATE_NOOP("settebello::LevelText", "Good"),
          QT_TRANSLATE_NOOP("settebello::LevelText", "Counts cards and makes you work for it.")},
    Level{"expert", QT_TRANSLATE_NOOP("settebello::LevelText", "Expert"),
          QT_TRANSLATE_NOOP("settebello::LevelText", "Remembers what went by and plans ahead.")},
    Level{"master", QT_TRANSLATE_NOOP("settebello::LevelText", "Master"),
          QT_TRANSLATE_NOOP("settebello::LevelText", "Gives nothing away.")},
    Level{"greedy", QT_TRANSLATE_NOOP("settebello::LevelText", "Greedy"),
          QT_TRANSLATE_NOOP("settebello::LevelText",
                            "Takes the best there is at the moment, and thinks no further."),
          false},
    Level{"friend", QT_TRANSLATE_NOOP("settebello::LevelText", "Friend"),
          QT_TRANSLATE_NOOP("settebello::LevelText", "Plays at another screen."), false},
};

/// The comment of the names that Italian and French have for women.
constexpr const char* kOfAWoman = "a woman";

/// A text with its comment.
struct Commented {
    const char* text;
    const char* comment;
};

/// For lupdate, which must see them.
[[maybe_unused]] constexpr std::array kWomensNames{
    Commented QT_TRANSLATE_NOOP3("settebello::LevelText", "Beginner", "a woman"),
    Commented QT_TRANSLATE_NOOP3("settebello::LevelText", "Casual", "a woman"),
    Commented QT_TRANSLATE_NOOP3("settebello::LevelText", "Good", "a woman"),
    Commented QT_TRANSLATE_NOOP3("settebello::LevelText", "Expert", "a woman"),
    Commented QT_TRANSLATE_NOOP3("settebello::LevelText", "Master", "a woman"),
    Commented QT_TRANSLATE_NOOP3("settebello::LevelText", "Greedy", "a woman"),
};

const Level* findLevel(const QString& level) {
    const auto found = std::find_if(kLevels.begin(), kLevels.end(), [&](const Level& known) {
        return level == QLatin1String(known.level);
    });
    return found == kLevels.end() ? nullptr : &*found;
}

} // namespace

QString levelName(const QString& level, bool woman) {
    const Level* known = findLevel(level);
    return known ? LevelText::tr(known->name, woman ? kOfAWoman : nullptr) : level;
}

QString levelDescription(const QString& level) {
    const Level* known = findLevel(level);
    return known ? LevelText::tr(known->description) : QString();
}

QStringList offeredLevels() {
    QStringList offered;
    for (const Level& known : kLevels) {
        if (known.offered) {
            offered += QLatin1String(known.level);
        }
    }
    return offered;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/presets.h"
#include "settings/language_manager.h"
#include "ui/scoped_font.h"

#include <QCoreApplication>
#include <QWidget>

#include <gtest/gtest.h>

#include <functional>
#include <string>

namespace settebello {

/// A game and how many play it, in teams or not.
struct SeatedGame {
    const char* rules;
    int players;
    bool teams;
};

inline RuleSet rulesOf(const SeatedGame& game) {
    RuleSet rules = findPreset(game.rules)->rules;
    rules.table.players = game.players;
    rules.table.teams = game.teams;
    return rules;
}

/// Runs a check on tables of the windows that fill screens of 800 × 480, 1024 × 600, 1366 × 768 and
/// 768 × 1366 at 144 dots per inch, in usual and wide letters and in every language. Qt counts the
/// pixels of such a screen by their size, or has larger letters, as the desktop is.
inline void onSmallScreens(QWidget& table, LanguageManager& languages,
                           const std::function<void(const std::string& where)>& check) {
    constexpr double kLarge = 1.5; // of the system's usual text
    for (const double factor : {1.0, kLarge}) {
        for (const FontWidth width : {FontWidth::Usual, FontWidth::Wide}) {
            const ScopedFont font(factor, width);
            for (const QSize size :
                 {QSize(800, 430), QSize(1024, 550), QSize(1366, 718), QSize(768, 1316)}) {
                table.resize(size * factor / kLarge);
                for (const char* language : {"en", "it", "fr"}) {
                    languages.use(language);
                    QCoreApplication::processEvents();
                    check((testing::Message()
                           << table.width() << "x" << table.height() << ", " << language
                           << (width == FontWidth::Wide ? ", wide" : "") << ", letters " << factor)
                              .GetString());
                }
            }
        }
    }
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/event.h"
#include "table/motion/move_mark.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace settebello {

struct MatchSetup;

/// The texts of the list of moves.
class MoveText {
    Q_DECLARE_TR_FUNCTIONS(settebello::MoveText)

public:
    static QString numbered(int number, const QString& move);
    /// A capture that was a sweep. @param game the preset that the rules are based on
    static QString swept(const QString& capture, std::string_view game);
    static QString dealt();
    static QString declared(const QString& name, CardSet cards);
};

/// One line of the list.
struct MoveLine {
    QString text;
    std::optional<MoveMark> move; ///< if it is a play; its number is 0
};

/// What an event adds to the list: nothing, a line, or more. A sweep belongs to the line of its
/// capture.
std::vector<MoveLine> moveLines(const Event& event, const MatchSetup& setup);

} // namespace settebello

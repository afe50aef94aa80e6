// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <QStringList>

#include <array>

namespace settebello {

/// The colours of a table. None is the only sign of anything: a choice also has its number, the
/// focus its dashes, the turn its arrow.
struct TableTheme {
    QString id;           ///< as settings.json keeps it
    QColor feltLight;     ///< the middle of the cloth
    QColor feltDark;      ///< its edges
    QColor wood;          ///< the frame between cloth and tiles,
    QColor gilt;          ///< and the line on it
    QColor text;          ///< on the cloth
    QColor plate;         ///< behind names and points
    QColor plateText;     ///< on them
    QColor plateMuted;    ///< less important texts on them
    QColor accent;        ///< turn, points won, announcements
    QColor focus;         ///< the ring of the keyboard's focus
    QColor shade;         ///< shadows of cards
    bool ornament = true; ///< majolica on the edge, drawn in resources/tables, and a woven cloth
    bool strong = false;  ///< thicker lines and borders, for weak eyes
    /// One for each choice among captures; people with colour blindness can tell them apart.
    std::array<QColor, 6> choices;

    /// Of a team's plates; each team has a mark too. @pre 0 ≤ side < 2
    const QColor& teamColour(int side) const { return side == 0 ? choices[1] : choices[4]; }

    /// The colours repeat. @pre choice ≥ 0
    const QColor& choiceColour(int choice) const {
        Q_ASSERT(choice >= 0);
        return choices[static_cast<std::size_t>(choice) % choices.size()];
    }
};

/// The theme of that id; the first for an unknown id.
const TableTheme& tableTheme(const QString& id);

/// All ids, the default first.
QStringList tableThemeIds();

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"
#include "game/match_setup.h"

#include <QWidget>

#include <vector>

class QGridLayout;

namespace settebello {

/// What the sides have made in a match: a plate for each with its match points, the winner's in
/// gold, and below it their points item by item, or round by round.
class MatchTally : public QWidget {
    Q_OBJECT

public:
    /// @pre the match is over.
    MatchTally(const MatchSetup& setup, const Match& match, QWidget* parent = nullptr);

    void setByRound(bool byRound);
    bool byRound() const { return m_byRound; }
    /// Whether any round was scored; if not there are only the plates.
    bool hasRounds() const { return !m_rounds.empty(); }
    void retranslate();

private:
    void fill();
    QWidget* makePlate(int side) const;
    void addLine(const QString& name, const BySide<int>& points);
    void addItems();
    void addRounds();

    MatchSetup m_setup;
    MatchResult m_result;
    std::vector<PointsBySide> m_rounds; ///< only those that were scored
    bool m_byRound = false;
    QWidget* m_sheet = nullptr;
    QGridLayout* m_grid = nullptr; ///< of the sheet
};

} // namespace settebello

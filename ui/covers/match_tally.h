// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/face_pictures.h"
#include "game/match.h"
#include "game/match_setup.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLayout;

namespace settebello {

/// What the sides have made in a match: a plate for each with the opponents' faces, its match
/// points and what was said last, the winner's in gold; and below it their points item by item, or
/// round by round.
class MatchTally : public QWidget {
    Q_OBJECT

public:
    /// @pre the match is over.
    MatchTally(const MatchSetup& setup, const Match& match, QWidget* parent = nullptr);

    /// @param faces of all seats, empty where there is none (seatFaces()).
    void setFaces(const QStringList& faces);
    /// What an opponent says of the match. @pre hasRoomForWords()
    void setLastWord(int seat, const QString& text);
    /// Whether plates are wide enough for what is said.
    bool hasRoomForWords() const { return m_setup.rules.rules.sides() == 2; }
    void setByRound(bool byRound);
    bool byRound() const { return m_byRound; }
    /// Whether any round was scored; if not there are only the plates.
    bool hasRounds() const { return !m_rounds.empty(); }
    void retranslate();

private:
    void fill();
    QWidget* makePlate(int side);
    QLayout* makeFaces(int side);
    QString lastWordOf(int side) const;
    void addLine(const QString& name, const BySide<int>& points);
    void addItems();
    void addRounds();

    MatchSetup m_setup;
    MatchResult m_result;
    std::vector<PointsBySide> m_rounds; ///< only those that were scored
    FacePictures m_pictures;
    QStringList m_faces; ///< of all seats, or none at all
    int m_speaker = -1;  ///< the seat that said the last word
    QString m_lastWord;
    bool m_byRound = false;
    QWidget* m_sheet = nullptr;
    QGridLayout* m_grid = nullptr; ///< of the sheet
};

} // namespace settebello

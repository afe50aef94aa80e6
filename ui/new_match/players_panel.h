// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/face_pictures.h"
#include "faces/opponent_faces.h"
#include "game/game_controller.h"

#include <QList>
#include <QStringList>
#include <QWidget>

#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace settebello {

class FaceButton;

/// Lists who plays, in the order of play: the player's own name, and for each other seat a name and
/// either an opponent's level or a person at the same screen. Seat 0 is the player's.
class PlayersPanel : public QWidget {
    Q_OBJECT

public:
    explicit PlayersPanel(QWidget* parent = nullptr);

    /// @param ownName may be empty. @param names of the others; missing ones are filled in. @param
    /// levels likewise, repeating the last. An unknown level is replaced by the default.
    void setPeople(const QString& ownName, const QStringList& names, const QStringList& levels);
    /// The faces that the player has chosen for opponents.
    void setFaces(const FaceChoices& faces);
    const FaceChoices& faces() const { return m_faces; }
    /// Shows the opponents of a rule set, and which of them are partners.
    void setRules(const RuleSet& rules);

    /// Gives every opponent a level; people stay people.
    void setLevelOfAll(const QString& level);
    /// The levels of the opponents who play now.
    QStringList levelsInPlay() const;

    QString ownName() const;
    /// For every possible opponent, including those that do not play now.
    QStringList opponentNames() const;
    QStringList opponentLevels() const;
    /// The seats of a match with the rules last set.
    std::vector<SeatSetup> seats() const;

signals:
    /// A seat has another level, or a person in it.
    void levelsChanged();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Opponent {
        QLabel* label = nullptr;
        FaceButton* face = nullptr;
        QLineEdit* name = nullptr;
        QComboBox* level = nullptr;
    };

    void addOpponent(int number);
    int labelWidth() const;
    void arrange();
    void placeFields();
    static void setLevel(const Opponent& opponent, const QString& level);
    /// Removes or restores the default name of a seat that a person or an opponent has taken.
    void levelChosen(int opponent);
    static bool isPerson(const Opponent& opponent);
    int people() const;
    void retranslate();
    QList<int> machines() const;
    QStringList facesOf(const QList<int>& opponents) const;
    void updateFaces();
    void chooseFace(int opponent, const QString& face);
    QString nameAt(int opponent) const;

    QGridLayout* m_grid;
    bool m_stacked = false; ///< labels are above their fields
    RuleSet m_rules;
    FacePictures m_pictures;
    FaceChoices m_faces;
    QLabel* m_ownLabel;
    QLineEdit* m_ownName;
    QList<Opponent> m_opponents; ///< of seats 1 … 5
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/face_pictures.h"
#include "faces/opponent_faces.h"
#include "new_match/seating.h"

#include <QList>
#include <QStringList>
#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace settebello {

class OpponentCard;

/// Shows who plays: the names of the people at this screen, a card for each opponent, and in teams
/// who play together.
class PlayersPanel : public QWidget {
    Q_OBJECT

public:
    explicit PlayersPanel(QWidget* parent = nullptr);

    void setSeating(const Seating& seating);
    const Seating& seating() const { return m_seating; }
    /// Also offers friends at other screens in place of opponents; they bring their names.
    void offerFriends();
    /// The faces that the player has chosen for opponents.
    void setFaces(const FaceChoices& faces);
    const FaceChoices& faces() const { return m_faces; }
    /// Shows those who play by a rule set, and which of them are partners.
    void setRules(const RuleSet& rules);

    /// How many people play at this screen. @pre 1 ≤ people
    void setPeople(int people);
    /// Which of the people have no seat at this table; empty if all have one.
    QString seatlessText() const;
    /// The levels of the opponents who play now.
    QStringList levelsInPlay() const;

signals:
    /// Other people or opponents play, or an opponent has another level.
    void seatingChanged();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Person {
        QLabel* label = nullptr;
        QLineEdit* name = nullptr;
    };
    void addPerson(int person);
    void addOpponent(int opponent);
    void addTeams();
    int labelWidth() const;
    void arrange();
    void placeFields();
    void fillFields();
    void setName(int opponent, const QString& name);
    void setLevel(int opponent, const QString& level);
    void showSeating();
    void updatePeople();
    void updateSeatless();
    void updateTeams();
    void updateOpponents();
    QString nameAt(int seat, const Seating& seating) const;
    QString teamNames(int side, const Seating& seating, int from = 0) const;
    QList<int> opponentsInPlay() const;
    QStringList facesOf(const QList<int>& opponents) const;
    void updateFaces();
    void chooseFace(int opponent, const QString& face);
    void retranslate();

    QGridLayout* m_grid;
    bool m_stacked = false; ///< labels are above their fields
    RuleSet m_rules;
    Seating m_seating;
    FacePictures m_pictures;
    FaceChoices m_faces;
    QList<Person> m_people;
    QLabel* m_seatless; ///< which people have no seat at this table
    QLabel* m_partnersLabel;
    QComboBox* m_partners; ///< who plays with the first person
    QLabel* m_teams;       ///< who plays against whom
    QWidget* m_cards;      ///< of the opponents
    QList<OpponentCard*> m_opponents;
};

} // namespace settebello

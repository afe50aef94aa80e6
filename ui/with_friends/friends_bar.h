// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/expression.h"
#include "faces/face_pictures.h"
#include "faces/opponent_faces.h"

#include <QFrame>
#include <QStringList>
#include <QTimer>

#include <optional>

class QLabel;
class QMenu;
class QPushButton;
class QToolButton;

namespace settebello {

class Announcer;
class FriendsSession;

/// A bar above the table while a match with friends is on it: who is away since when, what
/// somebody wishes and whether this screen agrees, what friends say, and what there is to say.
/// Hidden without such a match.
class FriendsBar : public QFrame {
    Q_OBJECT

public:
    explicit FriendsBar(QWidget* parent = nullptr);

    /// @param session whose match is on the table; nullptr for none. Must be shown again before it
    /// goes.
    void show(FriendsSession* session);
    /// @param choices by the names of players
    void setFaces(const FaceChoices& choices) { m_choices = choices; }

signals:
    void leaveAsked();
    /// How long friends have been away, by seat, as the plates of the table say it; empty for who
    /// is there.
    void absencesChanged(const QStringList& absences);
    /// Somebody has pulled a face.
    void faceShown(int seat, settebello::Expression expression);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// What the bar is about at the moment, the most pressing first.
    enum class State { Consent, Wish, Away, Substituted, Paused, Waiting, Quiet };
    State state() const;
    QString stateText(State state) const;
    QString awayText() const;
    std::optional<int> pausedElsewhere() const;
    QStringList absences() const;
    void noteAbsences();
    QString wishText(bool isOwn) const;
    void connectSession();
    void hear(int seat, int remark);
    void showFace();
    void note(const QString& text);
    void noteWish();
    void emphasize(bool asks);
    void addFaces();
    void update();
    void answer(bool agrees);
    void wishSubstitute();
    QString nameOf(int seat) const;
    void retranslate();

    FriendsSession* m_session = nullptr;
    QLabel* m_text;
    QPushButton* m_yes;
    QPushButton* m_no;
    QToolButton* m_say;
    QMenu* m_phrases;
    QToolButton* m_leave;
    Announcer* m_announcer;
    QLabel* m_face;
    FacePictures m_faces;
    FaceChoices m_choices;
    QStringList m_heard; ///< what friends have said or not wanted, the latest last, for a moment
    int m_takeBack = 0;  ///< the number of the wish by which somebody here takes back; 0 for none
    int m_faceSeat = -1; ///< of whoever has pulled a face just now; -1 for nobody
    Expression m_expression = Expression::Waiting;
    QTimer m_hearing;
    QTimer m_clock; ///< for the times
    State m_lastState = State::Quiet;
    QStringList m_lastAbsences;
};

} // namespace settebello

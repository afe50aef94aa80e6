// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/face_pictures.h"

#include <QList>
#include <QString>
#include <QWidget>

namespace settebello {

struct MatchSetup;

/// Who comes together at a table: their faces in a row, hand in hand; faint as long as they are
/// awaited, and ticked off once they have sat down. It takes the room that is left, and nothing
/// where there is little. Words beside it say the same.
class PeoplePicture : public QWidget {
public:
    enum class Presence { Awaited, Here, Seated };
    struct Person {
        QString name; ///< below the face; may be empty
        QString face; ///< as in opponent_faces.h
        Presence presence = Presence::Here;
        bool operator==(const Person&) const = default;
    };

    explicit PeoplePicture(QWidget* parent = nullptr);

    void show(const QList<Person>& people);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, 0}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintLine(QPainter& painter, const QRectF& from, const QRectF& to) const;
    void paintPerson(QPainter& painter, const Person& person, const QRectF& face);
    void paintTick(QPainter& painter, const QRectF& face) const;

    QList<Person> m_people;
    FacePictures m_faces;
};

} // namespace settebello

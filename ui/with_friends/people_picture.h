// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/face_pictures.h"

#include <QList>
#include <QString>
#include <QWidget>

namespace settebello {

/// Who comes together at a table: their faces in a row, with dotted lines between them; faint as
/// long as they are awaited, and with a tick once they have sat down. It fills the space that a
/// layout gives it, and paints nothing where that is small. Words beside it say the same.
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

    void setPeople(const QList<Person>& people);
    /// Somebody at this screen, and a host who is looked for.
    void setSearching();
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "with_friends/people_picture.h"

#include "faces/opponent_faces.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kLeast = 40;      ///< pixels of a face; smaller ones are not shown
constexpr int kMost = 112;      ///< likewise
constexpr qreal kApart = 0.9;   ///< between two faces, of the width of one
constexpr qreal kFaint = 0.35;  ///< the opacity of who is awaited
constexpr qreal kRing = 3;      ///< pixels
constexpr qreal kTick = 0.32;   ///< of the width of a face
const QColor kSeated(0x2e7d32); ///< of the ring and the tick of who has sat down

} // namespace

PeoplePicture::PeoplePicture(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMaximumHeight(kMost + fontMetrics().height() + 2 * static_cast<int>(kRing));
    connect(&m_faces, &FacePictures::ready, this, qOverload<>(&QWidget::update));
}

QSize PeoplePicture::sizeHint() const {
    return {3 * kMost, maximumHeight()};
}

void PeoplePicture::setPeople(const QList<Person>& people) {
    if (people != m_people) {
        m_people = people;
        update();
    }
}

void PeoplePicture::setSearching() {
    const QStringList faces = faceIds();
    setPeople({{{}, faces.front(), Presence::Here}, {{}, faces.back(), Presence::Awaited}});
}

void PeoplePicture::paintEvent(QPaintEvent* /*event*/) {
    const auto count = static_cast<int>(m_people.size());
    const bool isNamed = std::any_of(m_people.begin(), m_people.end(),
                                     [](const Person& each) { return !each.name.isEmpty(); });
    const qreal most = height() - 2 * kRing - (isNamed ? fontMetrics().height() : 0);
    const qreal size = std::min({most, qreal(kMost), width() / (count + (count - 1) * kApart)});
    if (count == 0 || size < kLeast) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal step = size * (1 + kApart);
    QRectF face((width() - size - (count - 1) * step) / 2, kRing, size, size);
    for (int i = 0; i < count; ++i, face.translate(step, 0)) {
        if (i > 0) {
            paintLine(painter, face.translated(-step, 0), face);
        }
        paintPerson(painter, m_people[i], face);
    }
}

/// Dotted, as on a map.
void PeoplePicture::paintLine(QPainter& painter, const QRectF& from, const QRectF& to) const {
    QPen pen(palette().color(QPalette::Mid), kRing, Qt::DotLine, Qt::RoundCap);
    painter.setPen(pen);
    const qreal apart = 3 * kRing;
    painter.drawLine(QPointF(from.right() + apart, from.center().y()),
                     QPointF(to.left() - apart, to.center().y()));
}

void PeoplePicture::paintPerson(QPainter& painter, const Person& person, const QRectF& face) {
    const bool isAwaited = person.presence == Presence::Awaited;
    const QPixmap picture = m_faces.picture(person.face, Expression::Waiting,
                                            static_cast<int>(face.width()), devicePixelRatioF());
    QPainterPath round;
    round.addEllipse(face);
    painter.save();
    painter.setOpacity(isAwaited ? kFaint : 1);
    painter.setClipPath(round);
    painter.drawPixmap(face, picture, picture.rect());
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(person.presence == Presence::Seated ? kSeated : palette().color(QPalette::Mid), kRing,
             isAwaited ? Qt::DotLine : Qt::SolidLine));
    painter.drawEllipse(face);
    if (person.presence == Presence::Seated) {
        paintTick(painter, face);
    }
    painter.setPen(palette().color(isAwaited ? QPalette::PlaceholderText : QPalette::WindowText));
    const QRectF line(face.left() - face.width() * kApart / 2, face.bottom() + kRing,
                      face.width() * (1 + kApart), fontMetrics().height());
    painter.drawText(
        line, Qt::AlignCenter,
        fontMetrics().elidedText(person.name, Qt::ElideRight, static_cast<int>(line.width())));
}

void PeoplePicture::paintTick(QPainter& painter, const QRectF& face) const {
    const qreal size = face.width() * kTick;
    const QRectF place(face.right() - size, face.bottom() - size, size, size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(kSeated);
    painter.drawEllipse(place);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, size * 0.14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&place](qreal x, qreal y) {
        return QPointF(place.left() + x * place.width(), place.top() + y * place.height());
    };
    painter.drawPolyline(QPolygonF({at(0.28, 0.52), at(0.44, 0.68), at(0.73, 0.35)}));
}

} // namespace settebello

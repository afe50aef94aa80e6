// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/face_pictures.h"

#include "cards/card_drawing.h"
#include "cards/pixmap_cost.h"
#include "faces/opponent_faces.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace settebello {

namespace {

/// All faces of a table on a 4K screen, with every expression, are 11 MB.
constexpr int kKilobytes = 16 * 1024;
/// A label and a dialog ask for one each. While a window is being resized new ones are asked for
/// all the time, and the oldest need no rendering.
constexpr int kSizesAtATime = 3;
/// Larger than any label; guards against a broken layout.
constexpr int kMostPixels = 1024;

} // namespace

FacePictures::FacePictures(QObject* parent)
    : QObject(parent)
    , m_sharp(kKilobytes) {}

QPixmap FacePictures::picture(const QString& face, Expression expression, int size, qreal ratio) {
    const int pixels = std::clamp(static_cast<int>(std::lround(size * ratio)), 1, kMostPixels);
    if (m_sizes.isEmpty() || m_sizes.constLast() != pixels) {
        m_sizes.removeOne(pixels);
        m_sizes.append(pixels);
        if (m_sizes.size() > kSizesAtATime) {
            m_sizes.removeFirst();
        }
    }
    const Key key{faceFile(face, expression), pixels};
    const Key plain{faceFile(face, Expression::Waiting), pixels};
    ask(m_asked, key);
    ask(m_ahead, {faceFile(face, Expression::Thinking), pixels});
    ask(m_ahead, plain);
    drawWaiting();
    QPixmap shown = drawnAs(key);
    if (shown.isNull()) {
        shown = drawnAs(plain);
    }
    shown.setDevicePixelRatio(ratio);
    return shown;
}

/// The picture, if need be scaled from another size; none while there is none of the file.
QPixmap FacePictures::drawnAs(const Key& key) const {
    if (const QPixmap* sharp = m_sharp.object(key)) {
        return *sharp;
    }
    const QPixmap* other = m_sharp.object(m_latest.value(key.file));
    return other && !other->isNull() ? other->scaled(key.pixels, key.pixels, Qt::IgnoreAspectRatio,
                                                     Qt::SmoothTransformation)
                                     : QPixmap();
}

void FacePictures::ask(QList<Key>& list, const Key& key) {
    if (!m_sharp.contains(key) && m_drawing != key) {
        list.removeOne(key);
        list.prepend(key);
    }
}

/// The most urgent one of a size that is still wanted. The others are dropped.
std::optional<FacePictures::Key> FacePictures::takeNext(QList<Key>& list) const {
    while (!list.isEmpty()) {
        const Key key = list.takeFirst();
        if (m_sizes.contains(key.pixels) && !m_sharp.contains(key)) {
            return key;
        }
    }
    return std::nullopt;
}

/// Begins to draw one request; the rest wait here, where they can still be dropped.
void FacePictures::drawWaiting() {
    if (m_drawing) {
        return;
    }
    m_drawing = takeNext(m_asked);
    m_isAsked = m_drawing.has_value();
    if (!m_drawing) {
        m_drawing = takeNext(m_ahead);
    }
    if (!m_drawing) {
        return;
    }
    m_task.start(
        [key = *m_drawing](const TaskRun& /*run*/) {
            return drawPicture(key.file, {key.pixels, key.pixels}).image;
        },
        [this, key = *m_drawing](const std::optional<QImage>& image) { drawn(key, image); });
}

/// What cannot be drawn is an empty picture, so that it is not tried again and again.
void FacePictures::drawn(const Key& key, const std::optional<QImage>& image) {
    m_drawing.reset();
    auto pixmap = std::make_unique<QPixmap>(QPixmap::fromImage(image.value_or(QImage())));
    const int cost = kilobytes(*pixmap);
    m_sharp.insert(key, pixmap.release(), cost);
    m_latest.insert(key.file, key);
    const bool asked = m_isAsked;
    drawWaiting();
    if (asked) {
        emit ready();
    }
}

} // namespace settebello

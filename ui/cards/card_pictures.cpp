// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_pictures.h"

#include "cards/card_drawing.h"

#include <QThread>

#include <algorithm>

namespace settebello {

namespace {

// Forty cards and the back at 300 × 495 pixels are 24 MB; a 4K screen may need four times that.
constexpr int kSharpKilobytes = 192 * 1024;
constexpr int kStandInKilobytes = 48 * 1024;
/// A table shows its cards in three or four sizes at a time, a score sheet in one more. While a
/// window is being resized new sizes are requested all the time, and the oldest need no rendering.
constexpr int kSizesAtATime = 8;
constexpr int kTellEveryMs = 30;
/// Larger than any screen; guards against a window with a broken layout.
constexpr int kMostPixels = 4096;

int kilobytes(const QPixmap& pixmap) {
    return std::max(1, pixmap.width() * pixmap.height() / 256);
}

} // namespace

CardPictures::CardPictures(QObject* parent)
    : QObject(parent)
    , m_sharp(kSharpKilobytes)
    , m_placeholders(kStandInKilobytes) {
    // One thread stays free for the user interface.
    m_threads.setMaxThreadCount(std::clamp(QThread::idealThreadCount() - 1, 1, 4));
    m_tell.setSingleShot(true);
    m_tell.setInterval(kTellEveryMs);
    connect(&m_tell, &QTimer::timeout, this, &CardPictures::picturesRendered);
}

CardPictures::~CardPictures() {
    m_threads.clear();
    m_threads.waitForDone();
}

bool CardPictures::setDeck(const QString& id) {
    const QString folder = findDeckFolder(id);
    if (folder.isEmpty()) {
        m_faults = {tr("There is no deck called “%1”.").arg(id)};
        return false;
    }
    return setDeckFolder(folder);
}

bool CardPictures::setDeckFolder(const QString& folder) {
    Q_ASSERT(QThread::currentThread() == thread());
    const DeckRead read = readDeck(folder);
    m_faults = read.faults;
    if (!read.deck) {
        return false;
    }
    if (read.deck->folder != m_deck.folder) {
        m_deck = *read.deck;
        ++m_deckNumber;
        m_sharp.clear();
        m_placeholders.clear();
        m_latest.clear();
        m_waiting.clear();
        m_inWork.clear();
        m_tell.start();
        emit deckChanged();
    }
    return m_faults.isEmpty();
}

QPixmap CardPictures::picture(int card, QSize size, qreal ratio) {
    Q_ASSERT(QThread::currentThread() == thread());
    const QSize wanted = (QSizeF(size) * ratio).toSize();
    const QSize pixels = wanted.expandedTo({1, 1}).boundedTo({kMostPixels, kMostPixels});
    const Key key{card, pixels, ratio};
    remember(pixels);
    if (const QPixmap* sharp = m_sharp.object(key)) {
        return *sharp;
    }
    if (!m_deck.folder.isEmpty() && !m_inWork.contains(key)) {
        m_waiting[key] = ++m_asked;
        drawWaiting();
    }
    return placeholder(key);
}

QPixmap CardPictures::placeholder(const Key& key) {
    if (const QPixmap* known = m_placeholders.object(key)) {
        return *known;
    }
    const auto latest = m_latest.constFind(key.card);
    const QPixmap* other = latest == m_latest.cend() ? nullptr : m_sharp.object(*latest);
    auto pixmap = std::make_unique<QPixmap>(
        other
            ? other->scaled(key.pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
            : QPixmap::fromImage(key.card == kBack ? plainBack(key.pixels, m_deck.cornerRadius)
                                                   : plainPaper(key.pixels, m_deck.cornerRadius)));
    pixmap->setDevicePixelRatio(key.ratio);
    const QPixmap result = *pixmap;
    m_placeholders.insert(key, pixmap.release(), kilobytes(result));
    return result;
}

QImage CardPictures::withoutPicture(const Key& key) const {
    return key.card == kBack ? plainBack(key.pixels, m_deck.cornerRadius)
                             : plainFace(Card::fromIndex(key.card), m_deck.suits, key.pixels,
                                         m_deck.cornerRadius);
}

void CardPictures::remember(QSize pixels) {
    if (!m_sizes.isEmpty() && m_sizes.constLast() == pixels) {
        return;
    }
    m_sizes.removeOne(pixels);
    m_sizes.append(pixels);
    if (m_sizes.size() > kSizesAtATime) {
        m_sizes.removeFirst();
    }
}

/// Gives the threads the latest requests; the rest wait here, where they can still be dropped.
void CardPictures::drawWaiting() {
    while (m_drawing < m_threads.maxThreadCount() && !m_waiting.isEmpty()) {
        const auto newest = std::max_element(m_waiting.cbegin(), m_waiting.cend());
        const Key key = newest.key();
        m_waiting.erase(newest);
        if (isStale(key)) {
            continue;
        }
        m_inWork.insert(key);
        ++m_drawing;
        const QString file =
            key.card == kBack ? m_deck.backFile() : m_deck.faceFile(Card::fromIndex(key.card));
        m_threads.start([this, number = m_deckNumber, key, file] {
            std::optional<QImage> image = drawSvg(file, key.pixels);
            QMetaObject::invokeMethod(
                this, [this, number, key, image] { drawn(number, key, image); },
                Qt::QueuedConnection);
        });
    }
}

void CardPictures::drawn(int deckNumber, const Key& key, const std::optional<QImage>& image) {
    --m_drawing;
    if (deckNumber == m_deckNumber) {
        m_inWork.remove(key);
        if (!isStale(key)) {
            keep(key, image ? *image : withoutPicture(key));
        }
    }
    drawWaiting();
}

void CardPictures::keep(const Key& key, const QImage& image) {
    auto pixmap = std::make_unique<QPixmap>(QPixmap::fromImage(image));
    pixmap->setDevicePixelRatio(key.ratio);
    const int cost = kilobytes(*pixmap);
    m_sharp.insert(key, pixmap.release(), cost);
    m_placeholders.remove(key);
    m_latest.insert(key.card, key);
    if (!m_tell.isActive()) {
        m_tell.start();
    }
}

} // namespace settebello

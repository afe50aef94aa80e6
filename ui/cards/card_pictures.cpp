// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_pictures.h"

#include "cards/card_set.h"
#include "cards/pixmap_cost.h"
#include "widgets/plain_text.h"

#include <QFileInfo>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>
#include <mutex>
#include <utility>

namespace settebello {

namespace {

// Forty cards and the back at 300 × 495 pixels are 24 MB; a 4K screen may need four times that.
constexpr int kSharpKilobytes = 192 * 1024;
constexpr int kStandInKilobytes = 48 * 1024;
/// A table shows its cards in three or four sizes at a time, a score sheet in one more. While a
/// window is being resized new sizes are requested all the time, and the oldest need no rendering.
constexpr int kSizesAtATime = 8;
constexpr int kAnnounceEveryMs = 30;
/// Requests that a thread has at a time, so that it need not wait for the next one while the window
/// is busy.
constexpr std::size_t kPerThread = 2;
/// Larger than any screen; guards against a window with a broken layout.
constexpr int kMostPixels = 4096;

} // namespace

/// What a job on a thread has of us. It may outlive us, and then its result is dropped.
struct CardPictures::Link {
    std::mutex mutex;
    CardPictures* pictures = nullptr; ///< null once nobody wants the results
    std::atomic<bool> stopped = false;
};

CardPictures::CardPictures(QObject* parent)
    : CardPictures(std::make_shared<DrawingThreads>(), parent) {}

CardPictures::CardPictures(std::shared_ptr<DrawingThreads> threads, QObject* parent)
    : QObject(parent)
    , m_sharp(kSharpKilobytes)
    , m_placeholders(kStandInKilobytes)
    , m_threads(std::move(threads)) {
    m_announce.setSingleShot(true);
    m_announce.setInterval(kAnnounceEveryMs);
    connect(&m_announce, &QTimer::timeout, this, &CardPictures::picturesRendered);
}

CardPictures::~CardPictures() {
    stopDrawing();
}

/// Lets the jobs on the threads end as soon as they can, and forgets them.
void CardPictures::stopDrawing() {
    if (m_link) {
        m_link->stopped = true;
        const std::lock_guard lock(m_link->mutex);
        m_link->pictures = nullptr;
    }
    m_link.reset();
    m_waiting.clear();
    m_inWork.clear();
    m_drawing = 0;
}

bool CardPictures::setDeck(const QString& id) {
    const QString folder = findDeckFolder(id);
    if (folder.isEmpty()) {
        m_found.clear();
        m_faults = {tr("There is no deck called “%1”.").arg(shownText(id))};
        return false;
    }
    return setDeckFolder(folder);
}

bool CardPictures::setDeck(const DeckRead& read) {
    Q_ASSERT(QThread::currentThread() == thread());
    m_faults = read.faults;
    m_badPictures = read.badPictures;
    m_found.clear();
    if (!read.deck) {
        return false;
    }
    if (read.deck->folder != m_deck.folder) {
        const bool busy = m_drawing > 0;
        stopDrawing();
        if (busy) { // maybe for long
            m_threads = std::make_shared<DrawingThreads>();
        }
        m_deck = *read.deck;
        m_sharp.clear();
        m_placeholders.clear();
        m_latest.clear();
        m_announce.start();
        emit deckChanged();
    }
    return m_faults.isEmpty();
}

CardPictures::Key CardPictures::keyOf(int card, QSize size, qreal ratio) {
    Q_ASSERT(QThread::currentThread() == thread());
    const QSize wanted = (QSizeF(size) * ratio).toSize();
    const QSize pixels = wanted.expandedTo({1, 1}).boundedTo({kMostPixels, kMostPixels});
    remember(pixels);
    return {card, pixels, ratio};
}

void CardPictures::prepare(Card card, QSize size, qreal ratio) {
    const Key key = keyOf(card.printed().index(), size, ratio);
    if (!m_deck.folder.isEmpty() && !m_sharp.contains(key) && !m_inWork.contains(key) &&
        !m_waiting.contains(key)) {
        m_waiting[key] = -++m_prepared;
        drawWaiting();
    }
}

QPixmap CardPictures::picture(int card, QSize size, qreal ratio) {
    const Key key = keyOf(card, size, ratio);
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

QStringList CardPictures::faults() const {
    return m_found.isEmpty() ? m_faults : m_faults + QStringList{badPicturesText(m_found)};
}

void CardPictures::tryAll() {
    constexpr QSize kSize(60, 99);
    for (const Card card : CardSet::all()) {
        face(card, kSize, 1);
    }
    back(kSize, 1);
    if (!isDrawing()) { // all were drawn before
        QMetaObject::invokeMethod(this, &CardPictures::allDrawn, Qt::QueuedConnection);
    }
}

void CardPictures::report(const BadPicture& picture) {
    const auto isSame = [&picture](const BadPicture& other) { return other.file == picture.file; };
    if (std::none_of(m_badPictures.begin(), m_badPictures.end(), isSame) &&
        std::none_of(m_found.begin(), m_found.end(), isSame)) {
        m_found += picture;
        emit faultsChanged();
    }
}

QString CardPictures::file(int card) const {
    return card == kBack ? m_deck.backFile() : m_deck.faceFile(Card::fromIndex(card));
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

/// Gives the threads the most urgent requests; the rest wait here, where they can still be dropped.
void CardPictures::drawWaiting() {
    if (!m_link) {
        m_link = std::make_shared<Link>();
        m_link->pictures = this;
    }
    while (m_drawing < m_threads->count() * kPerThread && !m_waiting.isEmpty()) {
        const auto next = std::max_element(m_waiting.cbegin(), m_waiting.cend());
        const Key key = next.key();
        m_waiting.erase(next);
        if (isStale(key)) {
            continue;
        }
        m_inWork.insert(key);
        ++m_drawing;
        m_threads->start([link = m_link, key, file = file(key.card), corner = m_deck.cornerRadius] {
            const DrawnPicture drawing =
                drawCard(file, key.pixels, corner, [&link] { return link->stopped.load(); });
            const std::lock_guard lock(link->mutex);
            if (CardPictures* pictures = link->pictures) {
                QMetaObject::invokeMethod(
                    pictures,
                    [pictures, link, key, drawing] {
                        if (link == pictures->m_link) {
                            pictures->drawn(key, drawing);
                        }
                    },
                    Qt::QueuedConnection);
            }
        });
    }
}

void CardPictures::drawn(const Key& key, const DrawnPicture& drawing) {
    --m_drawing;
    m_inWork.remove(key);
    if (!isStale(key)) {
        keep(key, drawing.image ? *drawing.image : withoutPicture(key));
    }
    drawWaiting();
    if (drawing.fault) {
        report({QFileInfo(file(key.card)).fileName(), *drawing.fault});
    }
    if (!isDrawing()) {
        emit allDrawn();
    }
}

QImage CardPictures::drawNow(Card card, QSize pixels, QDeadlineTimer deadline) const {
    const auto drawn = std::make_shared<std::promise<DrawnPicture>>();
    std::future<DrawnPicture> drawing = drawn->get_future();
    m_threads->start([drawn, file = file(card.printed().index()), corner = m_deck.cornerRadius,
                      pixels, deadline] {
        drawn->set_value(
            drawCard(file, pixels, corner, [deadline] { return deadline.hasExpired(); }));
    });
    if (drawing.wait_until(deadline.deadline<std::chrono::steady_clock>()) ==
        std::future_status::ready) {
        if (const std::optional<QImage> picture = drawing.get().image) {
            return *picture;
        }
    }
    return withoutPicture({card.printed().index(), pixels, 1});
}

void CardPictures::keep(const Key& key, const QImage& image) {
    auto pixmap = std::make_unique<QPixmap>(QPixmap::fromImage(image));
    pixmap->setDevicePixelRatio(key.ratio);
    const int cost = kilobytes(*pixmap);
    m_sharp.insert(key, pixmap.release(), cost);
    m_placeholders.remove(key);
    m_latest.insert(key.card, key);
    if (!m_announce.isActive()) {
        m_announce.start();
    }
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "covers/match_end_scene.h"

#include "cards/card_pictures.h"
#include "table/painting/gilt_coin.h"
#include "table/painting/scattered.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace settebello {

namespace {

constexpr int kRain = 2200;      ///< milliseconds
constexpr int kGather = 1500;    ///< likewise
constexpr qreal kCoin = 0.23;    ///< a coin's diameter, of the height
constexpr int kHeapWidth = 4;    ///< coins at the foot of a heap
constexpr int kGarland = 7;      ///< coins on each side of the still picture
constexpr qreal kFall = 0.38;    ///< of the time, for one coin
constexpr qreal kBounces = 0.25; ///< of its fall, after it has landed

/// What is gathered; the settebello comes last and stays beside the pack.
constexpr std::array kGathered{Card(Suit::Cups, kKing),   Card(Suit::Batons, kSix),
                               Card(Suit::Swords, kJack), Card(Suit::Cups, kTwo),
                               Card(Suit::Batons, kAce),  Card(Suit::Swords, kHorse)};
constexpr Card kKept(Suit::Coins, kSeven);

qreal eased(qreal t) {
    const qreal s = std::clamp(t, 0.0, 1.0);
    return s * s * (3 - 2 * s);
}

/// Where the coins of a heap lie, the lowest row first: their centres, in diameters from the heap's
/// lower left corner.
std::vector<QPointF> heap() {
    std::vector<QPointF> places;
    for (int row = 0; row < kHeapWidth; ++row) {
        for (int i = 0; i < kHeapWidth - row; ++i) {
            places.emplace_back(0.5 + i * 0.92 + row * 0.46, -0.5 - row * 0.62);
        }
    }
    return places;
}

} // namespace

MatchEndScene::MatchEndScene(Mood mood, bool still, double speed, CardPictures& pictures,
                             QWidget* parent)
    : QWidget(parent)
    , m_mood(mood)
    , m_still(still)
    , m_progress(still ? 1 : 0)
    , m_cards(pictures)
    , m_title(*this) {
    setAttribute(Qt::WA_OpaquePaintEvent); // or the table below would be painted with it
    const auto again = [this] {
        m_cards.invalidate();
        fit();
    };
    connect(&pictures, &CardPictures::picturesRendered, this, again);
    connect(&pictures, &CardPictures::deckChanged, this, [this, again] {
        m_cards.changeDeck();
        again();
    });
    if (still) {
        return;
    }
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setDuration(static_cast<int>((mood == Mood::Victory ? kRain : kGather) / speed));
    connect(&m_motion, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        m_progress = value.toDouble();
        update();
    });
    m_motion.start();
}

bool MatchEndScene::finish() {
    if (m_motion.state() != QAbstractAnimation::Running) {
        return false;
    }
    m_motion.setCurrentTime(m_motion.duration());
    return true;
}

void MatchEndScene::setTheme(const TableTheme& theme) {
    m_theme = theme;
    m_cards.setTheme(theme);
    fit();
}

void MatchEndScene::setNumbers(bool numbers) {
    m_cards.setNumbers(numbers);
    fit();
}

void MatchEndScene::setWord(const QString& word) {
    m_word = word;
    fit();
}

void MatchEndScene::fit() {
    if (m_mood == Mood::Victory) {
        fitWord();
    } else {
        fitCards();
    }
    update();
}

void MatchEndScene::fitWord() {
    m_coinSize = std::min(height() * kCoin, width() * 0.07);
    m_coin = QPixmap::fromImage(giltCoin(m_theme, std::max(1.0, m_coinSize), devicePixelRatioF()));
    const QSizeF word = m_title.size(m_word);
    // The heaps are half as wide where the word is as at their feet.
    const qreal beside = 1.45 * kHeapWidth * m_coinSize;
    const qreal unit =
        std::max(1.0, std::min((width() - beside) / word.width(), height() * 0.92 / word.height()));
    const QSizeF size = word * unit;
    m_titlePlace = QPointF((width() - size.width()) / 2, (height() - size.height()) / 2);
    m_title.show(m_word, m_theme, unit);
}

void MatchEndScene::fitCards() {
    m_cardHeight = height() * 0.74;
    m_cards.setSizes({std::max(1.0, m_cardHeight)}, devicePixelRatioF());
}

void MatchEndScene::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QColor ground = m_theme.plate;
    ground.setAlpha(255);
    painter.fillRect(rect(), ground);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (m_mood == Mood::Defeat) {
        paintCards(painter);
        return;
    }
    if (m_still) {
        paintGarland(painter);
    } else {
        paintCoins(painter);
    }
    painter.setOpacity(std::clamp(m_progress * 4, 0.0, 1.0));
    m_title.paint(painter, m_titlePlace);
}

/// @param turned how far it has turned about its upright axis, in radians.
void MatchEndScene::paintCoin(QPainter& painter, QPointF centre, qreal turned) const {
    painter.save();
    painter.translate(centre);
    painter.scale(std::max(0.12, std::abs(std::cos(turned))), 1);
    painter.drawPixmap(QPointF(-m_coinSize / 2, -m_coinSize / 2), m_coin);
    painter.restore();
}

/// One coin after another falls, from the foot of the heaps up, turns in the air and hops once.
void MatchEndScene::paintCoins(QPainter& painter) const {
    const std::vector<QPointF> places = heap();
    const int count = static_cast<int>(places.size());
    for (int i = 0; i < 2 * count; ++i) {
        const int place = i / 2;
        const QPointF rest = places[static_cast<std::size_t>(place)] * m_coinSize;
        const qreal begins = (1 - kFall) * (place + 0.7 * scattered(i)) / count;
        const qreal t = (m_progress - begins) / kFall;
        if (t <= 0) {
            continue;
        }
        const qreal fall = std::min(1.0, t / (1 - kBounces));
        const qreal hop = std::clamp((t - (1 - kBounces)) / kBounces, 0.0, 1.0);
        const qreal above = (height() + m_coinSize) * (1 - fall * fall) +
                            m_coinSize * 0.5 * std::sin(hop * std::numbers::pi);
        const qreal x = i % 2 == 0 ? rest.x() : width() - rest.x();
        paintCoin(painter, {x, height() + rest.y() - above},
                  (1 - std::min(1.0, t)) * (5 + 6 * scattered(i + 7)));
    }
}

/// Coins like leaves of a laurel on both sides of the word.
void MatchEndScene::paintGarland(QPainter& painter) const {
    const qreal across = width() / 2.0 - m_coinSize;
    const qreal high = height() - m_coinSize;
    for (int i = 0; i < kGarland; ++i) {
        const qreal part = i / (kGarland - 1.0);
        const qreal angle = (0.94 - 0.72 * part) * std::numbers::pi / 2;
        const QPointF from(std::cos(angle) * across, std::sin(angle) * high);
        for (const int side : {-1, 1}) {
            painter.save();
            painter.translate(width() / 2.0 + side * from.x(), m_coinSize / 2 + from.y());
            const qreal size = 0.6 + 0.4 * part;
            painter.scale(size, size);
            paintCoin(painter, {}, 0);
            painter.restore();
        }
    }
}

/// Spread cards are drawn together and turned over; the settebello comes to lie beside them.
void MatchEndScene::paintCards(QPainter& painter) {
    const QPointF middle(width() / 2.0, height() / 2.0);
    const qreal wide = m_cardHeight / m_cards.cardRatio();
    const QPointF pack = middle - QPointF(wide * 0.62, 0);
    const qreal count = static_cast<qreal>(kGathered.size());
    Poses poses;
    for (int i = 0; i < kCardCount; ++i) {
        poses[Card::fromIndex(i)].seen = false;
    }
    qreal i = 0;
    for (const Card card : kGathered) {
        const qreal t = m_still ? 1 : eased((m_progress - 0.25 * i / count) / 0.6);
        const qreal out = (i - (count - 1) / 2) * wide * 0.8;
        const QPointF spread = middle + QPointF(out, 0);
        const QPointF lies = pack + QPointF(i, -i) * (wide * 0.012);
        Pose& pose = poses[card];
        pose.seen = true;
        pose.face = 1 - t;
        pose.geometry = {spread + (lies - spread) * t, m_cardHeight, (1 - t) * (i - count / 2) * 5,
                         m_cards.cardRatio()};
        ++i;
    }
    const qreal t = m_still ? 1 : eased((m_progress - 0.55) / 0.45);
    Pose& kept = poses[kKept];
    kept.seen = t > 0;
    kept.face = 1;
    kept.opacity = t;
    kept.geometry = {pack + QPointF(wide * (1.05 + 0.2 * t), 0), m_cardHeight, 9 * t,
                     m_cards.cardRatio()};
    m_cards.make(poses);
    for (const Card card : kGathered) {
        m_cards.paint(painter, card, poses[card]);
    }
    m_cards.paint(painter, kKept, poses[kKept]);
}

void MatchEndScene::resizeEvent(QResizeEvent*) {
    fit();
}

} // namespace settebello

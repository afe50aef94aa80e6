// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "cards/deck.h"

#include <QCache>
#include <QHash>
#include <QImage>
#include <QList>
#include <QObject>
#include <QPixmap>
#include <QSet>
#include <QSize>
#include <QThreadPool>
#include <QTimer>

#include <optional>

namespace settebello {

/// The cards of a deck as pixmaps. Whoever paints asks for a card in the size needed now and always
/// gets a pixmap of that size at once; SVGs are drawn on worker threads meanwhile, and
/// picturesRendered() says when asking again is worthwhile. Used on the GUI thread only.
class CardPictures : public QObject {
    Q_OBJECT

public:
    explicit CardPictures(QObject* parent = nullptr);
    ~CardPictures() override;

    /// Changes to the deck of that id. False if it is not whole: pictures that are missing are
    /// replaced by plain ones, and if there is no such deck at all, the deck stays as it is.
    bool setDeck(const QString& id);
    /// The same for a deck that lies in any folder.
    bool setDeckFolder(const QString& folder);
    const Deck& deck() const { return m_deck; }
    /// What is wrong with the deck last set, in the player's language.
    const QStringList& faults() const { return m_faults; }
    /// Width : height of the cards.
    double aspect() const { return m_deck.aspect; }

    /// The card's picture, sharp if it is ready, else scaled from another size or plain paper.
    /// @param size in device-independent pixels. @param ratio the device-pixel ratio of the view.
    QPixmap face(Card card, QSize size, qreal ratio) { return picture(card.index(), size, ratio); }
    QPixmap back(QSize size, qreal ratio) { return picture(kBack, size, ratio); }

    /// True while pictures are being drawn.
    bool isDrawing() const { return !m_waiting.isEmpty() || m_drawing > 0; }

signals:
    /// Another deck: all pictures, and maybe their proportions, are others.
    void deckChanged();
    /// Sharp pictures have arrived since the last time; several arrivals are told at once.
    void picturesRendered();

private:
    static constexpr int kBack = kCardCount;

    struct Key {
        int card = 0; ///< 0 … 39, or kBack
        QSize pixels;
        qreal ratio = 1;
        bool operator==(const Key&) const = default;
        friend size_t qHash(const Key& key, size_t seed) {
            return qHashMulti(seed, key.card, key.pixels.width(), key.pixels.height(), key.ratio);
        }
    };

    QPixmap picture(int card, QSize size, qreal ratio);
    QPixmap placeholder(const Key& key);
    QImage withoutPicture(const Key& key) const;
    void keep(const Key& key, const QImage& image);
    void remember(QSize pixels);
    bool isStale(const Key& key) const { return !m_sizes.contains(key.pixels); }
    void drawWaiting();
    void drawn(int deckNumber, const Key& key, const std::optional<QImage>& image);

    Deck m_deck;
    QStringList m_faults;
    int m_deckNumber = 0;                ///< counts changes of deck: older results are dropped
    QCache<Key, QPixmap> m_sharp;        ///< costs are kilobytes
    QCache<Key, QPixmap> m_placeholders; ///< likewise
    QHash<int, Key> m_latest;            ///< by card: the sharp picture that came last
    QList<QSize> m_sizes;                ///< pixel sizes asked for lately, the latest last
    QHash<Key, quint64> m_waiting;       ///< to be drawn, with when it was last asked for
    QSet<Key> m_inWork;                  ///< being drawn
    quint64 m_asked = 0;                 ///< counts askings
    int m_drawing = 0;                   ///< jobs on threads
    QTimer m_tell;
    QThreadPool m_threads;
};

} // namespace settebello

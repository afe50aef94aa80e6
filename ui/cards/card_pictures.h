// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "cards/card_drawing.h"
#include "cards/deck.h"
#include "cards/drawing_threads.h"

#include <QCache>
#include <QDeadlineTimer>
#include <QHash>
#include <QImage>
#include <QList>
#include <QObject>
#include <QPixmap>
#include <QSet>
#include <QSize>
#include <QTimer>

#include <memory>
#include <optional>

namespace settebello {

/// The cards of a deck as pixmaps. A request always returns a pixmap of the right size at once;
/// SVGs are rendered on worker threads, and picturesRendered() says when it is worthwhile to ask
/// again. @pre every call comes from the GUI thread.
class CardPictures : public QObject {
    Q_OBJECT

public:
    explicit CardPictures(QObject* parent = nullptr);
    /// Draws on threads that others use too.
    explicit CardPictures(std::shared_ptr<DrawingThreads> threads, QObject* parent = nullptr);
    /// Stops what is being drawn. Waits for it only if nobody else uses the threads, and never
    /// long (drawing_threads.h).
    ~CardPictures() override;

    /// Changes to the deck of that id. Returns false if it is incomplete: missing pictures are
    /// replaced by plain ones; if there is no such deck at all, the deck stays as it is.
    bool setDeck(const QString& id);
    /// Changes to the deck in a folder.
    bool setDeckFolder(const QString& folder) { return setDeck(readDeck(folder)); }
    /// Changes to a deck that has been read.
    bool setDeck(const DeckRead& read);
    const Deck& deck() const { return m_deck; }
    /// The errors of the deck last set, in the player's language, also those of its pictures that
    /// were found while drawing them.
    QStringList faults() const;
    /// Width : height of the cards.
    double aspect() const { return m_deck.aspect; }

    /// The card's picture: sharp if it is ready, otherwise scaled from another size or blank.
    /// @param size in device-independent pixels. @param ratio the device-pixel ratio of the view.
    QPixmap face(Card card, QSize size, qreal ratio) {
        return picture(card.printed().index(), size, ratio);
    }
    QPixmap back(QSize size, qreal ratio) { return picture(kBack, size, ratio); }
    /// Has the card's picture drawn when there is time: after all that face() and back() have asked
    /// for, and in the order of these calls.
    void prepare(Card card, QSize size, qreal ratio);
    /// The card's picture for paper: draws it on a thread, and waits for it. The plain face if it
    /// is missing, or has not been drawn before the deadline.
    QImage drawNow(Card card, QSize pixels, QDeadlineTimer deadline) const;

    /// Draws every picture of the deck once, to find out which cannot be used; allDrawn() follows.
    void tryAll();

    /// True while pictures are being rendered.
    bool isDrawing() const { return !m_waiting.isEmpty() || m_drawing > 0; }

signals:
    /// The deck has changed: all pictures, and maybe their proportions, are different.
    void deckChanged();
    /// Sharp pictures have become available; several are signalled at once.
    void picturesRendered();
    /// A picture has turned out to be unusable, and faults() says so.
    void faultsChanged();
    /// All pictures that were asked for have been drawn.
    void allDrawn();

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

    struct Link;

    Key keyOf(int card, QSize size, qreal ratio);
    QPixmap picture(int card, QSize size, qreal ratio);
    QPixmap placeholder(const Key& key);
    QImage withoutPicture(const Key& key) const;
    void keep(const Key& key, const QImage& image);
    void remember(QSize pixels);
    bool isStale(const Key& key) const { return !m_sizes.contains(key.pixels); }
    void drawWaiting();
    void drawn(const Key& key, const DrawnPicture& drawing);
    void report(const BadPicture& picture);
    void stopDrawing();
    QString file(int card) const;

    Deck m_deck;
    QStringList m_faults;
    QList<BadPicture> m_badPictures;     ///< which m_faults tell of
    QList<BadPicture> m_found;           ///< others, found while drawing
    QCache<Key, QPixmap> m_sharp;        ///< costs are kilobytes
    QCache<Key, QPixmap> m_placeholders; ///< likewise
    QHash<int, Key> m_latest;            ///< by card: the sharp picture that came last
    QList<QSize> m_sizes;                ///< pixel sizes requested lately, the latest last
    QHash<Key, qint64> m_waiting;        ///< to be rendered, with their urgency
    QSet<Key> m_inWork;                  ///< being rendered
    qint64 m_asked = 0;                  ///< counts requests; the latest is the most urgent
    qint64 m_prepared = 0;               ///< counts what nobody needs yet; the first comes first
    std::size_t m_drawing = 0;           ///< jobs on threads
    QTimer m_announce;
    std::shared_ptr<DrawingThreads> m_threads;
    std::shared_ptr<Link> m_link; ///< of the jobs that draw the present deck
};

} // namespace settebello

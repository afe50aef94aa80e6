// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/expression.h"
#include "tasks/task.h"

#include <QCache>
#include <QHash>
#include <QImage>
#include <QList>
#include <QObject>
#include <QPixmap>
#include <QString>

#include <optional>

namespace settebello {

/// The opponents' faces as pixmaps. A request always returns at once; the drawings are rendered
/// in the background, and ready() says when it is worthwhile to ask again. Used on the GUI thread
/// only.
class FacePictures : public QObject {
    Q_OBJECT

public:
    explicit FacePictures(QObject* parent = nullptr);

    /// The picture: sharp if it is ready, otherwise scaled from another size; without one the plain
    /// face, or nothing. The plain face and the one that thinks are drawn ahead of time, so that
    /// they are there when they are needed.
    /// @param face an id (opponent_faces.h). @param size its width and height,
    /// device-independent. @param ratio the device-pixel ratio of the view.
    QPixmap picture(const QString& face, Expression expression, int size, qreal ratio);

    /// True while pictures are being rendered.
    bool isDrawing() const { return m_drawing.has_value(); }

signals:
    /// A picture that was asked for is sharp.
    void ready();

private:
    struct Key {
        QString file;
        int pixels = 0;
        bool operator==(const Key&) const = default;
        friend size_t qHash(const Key& key, size_t seed) {
            return qHashMulti(seed, key.file, key.pixels);
        }
    };

    QPixmap drawnAs(const Key& key) const;
    void ask(QList<Key>& list, const Key& key);
    std::optional<Key> takeNext(QList<Key>& list) const;
    void drawWaiting();
    void drawn(const Key& key, const std::optional<QImage>& image);

    QCache<Key, QPixmap> m_sharp; ///< costs are kilobytes
    QHash<QString, Key> m_latest; ///< by file: the picture that came last
    QList<int> m_sizes;           ///< in pixels, requested lately, the latest last
    QList<Key> m_asked;           ///< to be rendered, the most urgent first
    QList<Key> m_ahead;           ///< likewise, when nothing else is to do
    std::optional<Key> m_drawing; ///< in the background
    bool m_isAsked = false;       ///< it was asked for, not drawn ahead
    Task m_task;
};

} // namespace settebello

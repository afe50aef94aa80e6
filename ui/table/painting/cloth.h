// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/painting/table_theme.h"
#include "tasks/task.h"

#include <QObject>
#include <QPixmap>
#include <QSize>

class QPainter;

namespace settebello {

/// The empty table as a pixmap, drawn on a thread of its own once for every size and theme. Until
/// it is ready the previous one is stretched, or, if that has another theme or is much smaller, a
/// plain cloth in a plain frame is shown. Used on the GUI thread only.
class Cloth : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Requests a drawing with these parameters; does nothing if it exists or is in progress.
    /// @param size device-independent. @param border see drawCloth(). @param ratio of the view.
    void request(const TableTheme& theme, QSize size, qreal border, qreal ratio);
    /// False as long as a stand-in is shown.
    bool isReady() const { return m_shown == m_requested; }
    /// True if what was requested last is too small to be stretched to that size.
    bool isTooSmall(QSize size) const;

    /// Paints the part of a table of that size.
    void paint(QPainter& painter, const QRect& part, QSize size) const;

signals:
    /// The requested drawing is ready.
    void ready();

private:
    struct Request {
        QString theme;
        QSize size;
        qreal border = 0;
        qreal ratio = 0;
        bool operator==(const Request&) const = default;
    };

    TableTheme m_theme;
    Request m_requested;
    Request m_shown; ///< what m_pixmap holds
    QPixmap m_pixmap;
    Task m_drawing;
};

} // namespace settebello

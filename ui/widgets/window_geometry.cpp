// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window_geometry.h"

#include "widgets/page_scrolling.h"
#include "widgets/plain_text.h"

#include <QApplication>
#include <QComboBox>
#include <QCoreApplication>
#include <QDataStream>
#include <QDialog>
#include <QEvent>
#include <QGuiApplication>
#include <QIODevice>
#include <QLayout>
#include <QMargins>
#include <QMessageBox>
#include <QRegion>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QWindow>

#include <algorithm>
#include <optional>

namespace settebello {

namespace {

/// Updates a window's minimum size whenever its layout, that of a page that scrolls in it, or its
/// width changes.
class MinimumSizeUpdater : public QObject {
public:
    explicit MinimumSizeUpdater(QWidget* window)
        : QObject(window)
        , m_window(window) {
        window->installEventFilter(this);
        refitBoxes();
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched != m_window) {
            if (event->type() == QEvent::LayoutRequest) {
                fit();
            }
            return false;
        }
        if (event->type() == QEvent::LanguageChange) {
            QMetaObject::invokeMethod(this, &MinimumSizeUpdater::refitBoxes, Qt::QueuedConnection);
        }
        if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show ||
            event->type() == QEvent::Resize) {
            fit();
        }
        return false;
    }

private:
    /// Qt caches a combo box's minimum size from before its texts were translated, unless the style
    /// changes.
    void refitBoxes() {
        for (QComboBox* box : m_window->findChildren<QComboBox*>()) {
            QEvent anew(QEvent::StyleChange);
            QCoreApplication::sendEvent(box, &anew);
            box->updateGeometry();
        }
    }

    void fit() {
        const QSize room = availableWindowRect(m_window).size();
        for (QScrollArea* area : m_window->findChildren<QScrollArea*>()) {
            if (area->widget() && area->widgetResizable()) {
                area->widget()->installEventFilter(this); // what is read later may need more room
                area->setMinimumWidth(std::min(widthForPage(*area), room.width()));
            }
        }
        const QLayout* layout = m_window->layout();
        int least = layout->totalMinimumSize().height();
        if (layout->hasHeightForWidth()) {
            least = std::max(least, layout->totalMinimumHeightForWidth(m_window->width()));
        }
        m_window->setMinimumSize(QSize(layout->totalMinimumSize().width(), least).boundedTo(room));
    }

    QWidget* m_window;
};

/// Sets a window's minimum size for whichever screen it is on.
class LeastSize : public QObject {
public:
    LeastSize(QWidget* window, QSize least)
        : QObject(window)
        , m_window(window)
        , m_least(least) {
        window->installEventFilter(this);
        fit();
    }

    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Show) {
            connect(m_window->windowHandle(), &QWindow::screenChanged, this, &LeastSize::fit,
                    Qt::UniqueConnection);
            fit();
        }
        return false;
    }

private:
    void fit() const {
        m_window->setMinimumSize(m_least.boundedTo(availableWindowRect(m_window).size()));
    }

    QWidget* m_window;
    QSize m_least;
};

/// What QWidget::saveGeometry() writes.
struct SavedGeometry {
    QRect frame;
    QRect normal;
    qint32 screen = 0;
    quint8 isMaximized = 0;
    quint8 isFullScreen = 0;
    qint32 screenWidth = 0;
    QRect shown;
};

constexpr quint32 kGeometryMagic = 0x1D9D0CB;
constexpr quint16 kGeometryVersion = 3;
/// No frame is broader, in pixels, and no screen farther away.
constexpr int kMostFrame = 100;
constexpr int kFarthest = 1'000'000;
/// What must be on screens of the upper edge of a window, in pixels.
constexpr int kUpperEdge = 24;

std::optional<SavedGeometry> readGeometry(const QByteArray& geometry) {
    QDataStream stream(geometry);
    stream.setVersion(QDataStream::Qt_4_0);
    quint32 magic = 0;
    quint16 version = 0;
    quint16 minorVersion = 0;
    SavedGeometry read;
    stream >> magic >> version >> minorVersion >> read.frame >> read.normal >> read.screen >>
        read.isMaximized >> read.isFullScreen >> read.screenWidth >> read.shown;
    if (stream.status() != QDataStream::Ok || magic != kGeometryMagic ||
        version != kGeometryVersion) {
        return std::nullopt;
    }
    return read;
}

QByteArray bytesOf(const SavedGeometry& geometry) {
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_4_0);
    stream << kGeometryMagic << kGeometryVersion << quint16(0) << geometry.frame << geometry.normal
           << geometry.screen << geometry.isMaximized << geometry.isFullScreen
           << geometry.screenWidth << geometry.shown;
    return bytes;
}

/// The frame around a window, as it was when the geometry was saved.
QMargins frameOf(const SavedGeometry& geometry) {
    const auto width = [](int inner, int outer) {
        return static_cast<int>(std::clamp<qint64>(qint64(inner) - outer, 0, kMostFrame));
    };
    return {width(geometry.shown.left(), geometry.frame.left()),
            width(geometry.shown.top(), geometry.frame.top()),
            width(geometry.frame.right(), geometry.shown.right()),
            width(geometry.frame.bottom(), geometry.shown.bottom())};
}

/// In numbers with which sums do not overflow, and not empty.
QRect sensible(const QRect& stored) {
    const auto limited = [](int at) { return std::clamp(at, -kFarthest, kFarthest); };
    const QPoint first(limited(stored.left()), limited(stored.top()));
    return {first, QPoint(std::max(first.x(), limited(stored.right())),
                          std::max(first.y(), limited(stored.bottom())))};
}

qint64 areaOf(const QSize& size) {
    return qint64(std::max(0, size.width())) * std::max(0, size.height());
}

/// Whether three quarters of a rectangle lie on screens.
bool isMostlySeen(const QRect& rect) {
    QRegion seen;
    for (const QScreen* screen : QGuiApplication::screens()) {
        seen |= screen->availableGeometry() & rect;
    }
    qint64 area = 0;
    for (const QRect& part : seen) {
        area += areaOf(part.size());
    }
    return area >= areaOf(rect.size()) / 4 * 3;
}

/// Whether it can be seen, and its upper edge, by which it is moved.
bool isReachable(const QRect& frame) {
    return isMostlySeen(frame) && isMostlySeen({frame.topLeft(), QSize(frame.width(), kUpperEdge)});
}

/// Where the screen is on which most of it lies; the first if it lies on none.
QRect screenOf(const QRect& frame) {
    QRect best = QGuiApplication::primaryScreen()->availableGeometry();
    for (const QScreen* screen : QGuiApplication::screens()) {
        const QRect available = screen->availableGeometry();
        if (areaOf((available & frame).size()) > areaOf((best & frame).size())) {
            best = available;
        }
    }
    return best;
}

/// The rectangle of a window within its frame as it was, or moved as little as is necessary onto a
/// screen, and no larger than that.
QRect broughtOnScreen(const QRect& stored, const QMargins& frame) {
    QRect place = sensible(stored).marginsAdded(frame);
    if (!isReachable(place)) {
        const QRect screen = screenOf(place);
        place.setSize(place.size().boundedTo(screen.size()));
        place.moveLeft(std::clamp(place.left(), screen.left(), screen.right() + 1 - place.width()));
        place.moveTop(std::clamp(place.top(), screen.top(), screen.bottom() + 1 - place.height()));
    }
    return place.marginsRemoved(frame);
}

} // namespace

bool restoreOnScreens(QWidget* window, const QByteArray& geometry) {
    std::optional<SavedGeometry> saved = readGeometry(geometry);
    if (!saved) {
        return false;
    }
    const QMargins frame = frameOf(*saved);
    saved->frame = broughtOnScreen(saved->frame, {});
    saved->normal = broughtOnScreen(saved->normal, frame);
    saved->shown = broughtOnScreen(saved->shown, frame);
    return window->restoreGeometry(bytesOf(*saved));
}

QRect availableWindowRect(const QWidget* window) {
    const QRect available = window->screen()->availableGeometry();
    const QWidget* parent = window->parentWidget() ? window->parentWidget()->window() : nullptr;
    QSize frame(8, 32); // an estimate: the real frame is known only once the window is shown
    if (parent) {
        frame = frame.expandedTo(parent->frameGeometry().size() - parent->size());
    }
    return {available.topLeft(), available.size() - frame};
}

void setLeastSize(QWidget* window, QSize least) {
    new LeastSize(window, least);
}

void keepTextVisible(QWidget* window) {
    new MinimumSizeUpdater(window);
}

void fitToScreen(QWidget* dialog, QSize wanted) {
    keepTextVisible(dialog);
    const QRect room = availableWindowRect(dialog);
    const QWidget* parent = dialog->parentWidget();
    const QRect around = parent ? parent->window()->frameGeometry() : room;
    const QSize size = wanted.boundedTo(room.size());
    dialog->resize(size);
    QRect place(QPoint(), size);
    place.moveCenter(around.center());
    place.moveLeft(std::clamp(place.left(), room.left(), room.right() - size.width() + 1));
    place.moveTop(std::clamp(place.top(), room.top(), room.bottom() - size.height() + 1));
    dialog->move(place.topLeft());
}

QWidget* windowInUse(QWidget* window) {
    QWidget* const active = QApplication::activeWindow();
    if (active != nullptr && active->isVisible() &&
        (active == window || window->isAncestorOf(active))) {
        return active;
    }
    // A dialog has just been closed: what it lay over is in use.
    QWidget* last = window;
    for (QDialog* dialog : window->findChildren<QDialog*>()) {
        last = dialog->isVisible() ? dialog : last;
    }
    return last;
}

void openDialog(QDialog* dialog) {
    if (auto* box = qobject_cast<QMessageBox*>(dialog)) {
        box->setText(breakable(box->text()));
        box->setInformativeText(breakable(box->informativeText()));
    }
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace settebello

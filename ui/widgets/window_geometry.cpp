// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window_geometry.h"

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
#include <QMessageBox>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QWindow>

#include <algorithm>
#include <optional>
#include <utility>

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
                const int page = area->widget()->minimumSizeHint().width();
                const int bar = area->verticalScrollBar()->sizeHint().width();
                area->setMinimumWidth(std::min(page + bar + 2 * area->frameWidth(), room.width()));
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

/// Where a side of a rectangle lies that begins and ends at any two numbers.
std::pair<int, int> limited(qint64 begin, qint64 end, int from, int to) {
    const qint64 room = qint64(to) - from + 1;
    const qint64 length = std::clamp<qint64>(end - begin + 1, 1, room);
    const qint64 at = std::clamp<qint64>(begin, from - length + 1, to);
    return {static_cast<int>(at), static_cast<int>(at + length - 1)};
}

/// No larger than all screens together, and not beyond them.
QRect limited(const QRect& stored) {
    const QRect screens = QGuiApplication::primaryScreen()->virtualGeometry();
    const auto [left, right] =
        limited(stored.left(), stored.right(), screens.left(), screens.right());
    const auto [top, bottom] =
        limited(stored.top(), stored.bottom(), screens.top(), screens.bottom());
    return {QPoint(left, top), QPoint(right, bottom)};
}

} // namespace

bool restoreOnScreens(QWidget* window, const QByteArray& geometry) {
    std::optional<SavedGeometry> saved = readGeometry(geometry);
    if (!saved) {
        return false;
    }
    for (QRect* rect : {&saved->frame, &saved->normal, &saved->shown}) {
        *rect = limited(*rect);
    }
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

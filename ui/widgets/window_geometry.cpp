// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window_geometry.h"

#include "widgets/plain_text.h"

#include <QApplication>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QEvent>
#include <QLayout>
#include <QMessageBox>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QWindow>

#include <algorithm>

namespace settebello {

namespace {

/// Updates a window's minimum size whenever its layout or its width changes.
class MinimumSizeUpdater : public QObject {
public:
    explicit MinimumSizeUpdater(QWidget* window)
        : QObject(window)
        , m_window(window) {
        window->installEventFilter(this);
        refitBoxes();
    }

    bool eventFilter(QObject*, QEvent* event) override {
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

    void fit() const {
        const QSize room = availableWindowRect(m_window).size();
        for (QScrollArea* area : m_window->findChildren<QScrollArea*>()) {
            if (area->widget() && area->widgetResizable()) {
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

} // namespace

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

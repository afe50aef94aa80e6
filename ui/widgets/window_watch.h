// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

class QWidget;
class QWindow;

namespace settebello {

/// Notices when nobody may be looking after what a widget shows: it is hidden or minimised, another
/// window of the program takes the focus, the window has been without it for 30 seconds, or nothing
/// of the window has been on the screen for a second, since another desktop is.
class WindowWatch : public QObject {
    Q_OBJECT

public:
    /// @param watched its parent.
    explicit WindowWatch(QWidget* watched);

signals:
    void left();
    /// The window has the focus again, or for the first time.
    void returned();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void onFocusWindowChanged(const QWindow* focused);

    QWidget* m_watched;
    QTimer m_unfocused; ///< runs out when the window has been without the focus for too long
    QTimer m_unseen;    ///< and when it has been off the screen for too long
};

} // namespace settebello

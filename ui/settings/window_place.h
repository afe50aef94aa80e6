// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace settebello {

/// Opens a window with the size and at the place that it had when it was last closed.
class WindowPlace : public QObject {
    Q_OBJECT

public:
    /// Restores them now and writes them whenever the window is closed. @param file a WindowFile;
    /// may be empty. @param key of the window in it. @param window owns this.
    WindowPlace(const QString& file, const QString& key, QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QString m_file;
    QString m_key;
    QWidget* m_window;
};

} // namespace settebello

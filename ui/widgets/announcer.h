// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace settebello {

/// Speaks through a screen reader. Before Qt 6.8 there are no announcements; screen readers speak a
/// notification that appears anew, so this label is one.
class Announcer : public QLabel {
    Q_OBJECT

public:
    explicit Announcer(QWidget* parent);

    /// Nothing happens if the text is empty.
    void announce(const QString& text);

signals:
    void announced(const QString& text);
};

} // namespace settebello

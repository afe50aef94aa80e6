// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <array>

class QLabel;

namespace settebello {

/// Speaks through a screen reader. Before Qt 6.8 there are no announcements; screen readers speak a
/// notification that appears anew, so a label of the announcer is one. They ask for its text only
/// when they get round to it, so each text keeps its label until several others have followed.
class Announcer : public QWidget {
    Q_OBJECT

public:
    explicit Announcer(QWidget* parent);

    /// Nothing happens if the text is empty.
    void announce(const QString& text);
    /// What was announced last; empty after clear().
    const QString& text() const { return m_text; }
    /// Forgets what was announced, so that nobody reads it any more.
    void clear();

signals:
    void announced(const QString& text);

private:
    std::array<QLabel*, 8> m_labels;
    std::size_t m_next = 0; ///< the label whose text is the oldest
    QString m_text;
};

} // namespace settebello

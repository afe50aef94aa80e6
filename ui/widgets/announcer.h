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
    /// The same for what only the person at the screen may know, until forgetPrivate().
    void announcePrivately(const QString& text);
    /// What was announced last; empty if it is forgotten.
    const QString& text() const { return m_text; }
    /// Forgets what was announced, so that nobody reads it any more.
    void clear();
    /// Forgets what was announced privately.
    void forgetPrivate();

signals:
    void announced(const QString& text);

private:
    /// A text that a screen reader may still ask for.
    struct Announcement {
        QLabel* label = nullptr;
        bool isPrivate = false;
    };
    void speak(const QString& text, bool isPrivate);
    void forget(Announcement& announcement);

    std::array<Announcement, 8> m_announcements;
    std::size_t m_next = 0; ///< the oldest of them
    QString m_text;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QMap>

class QObject;

namespace settebello {

/// What a process holds at a moment.
struct Usage {
    qint64 residentKb = 0;
    qint64 privateKb = 0;   ///< of these, all but pages of files
    qint64 allocatedKb = 0; ///< on the heap
    qsizetype files = 0;    ///< open descriptors
    qsizetype threads = 0;  ///< but those of pools
    qsizetype pooled = 0;   ///< threads of pools: they end after 30 s without work
    qsizetype widgets = 0;
    qsizetype objects = 0; ///< below the main window
};

/// What this process holds, round after round. Linux only.
class UsageLog {
public:
    /// @param root the main window.
    explicit UsageLog(const QObject& root)
        : m_root(root) {}

    /// Adds what is held now, at the end of a round.
    void add();
    qsizetype rounds() const { return m_rounds.size(); }
    const Usage& last() const { return m_rounds.back(); }

    /// Checks that nothing has grown after the first rounds, in which caches fill.
    /// @return a sentence for everything that has.
    QList<QByteArray> growth() const;

private:
    using Classes = QMap<QByteArray, qsizetype>;

    Classes classes() const;
    void compareCounts(QList<QByteArray>& grown) const;
    void compareClasses(QList<QByteArray>& grown) const;
    void compareMemory(QList<QByteArray>& grown) const;

    const QObject& m_root;
    QList<Usage> m_rounds;
    // Only these, since a log that grows would be what it looks for.
    Classes m_firstClasses; ///< widgets, objects and threads, the most of the first rounds
    Classes m_laterClasses; ///< the most of the later ones
};

} // namespace settebello

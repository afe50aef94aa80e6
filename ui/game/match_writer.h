// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QMutex>
#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <deque>
#include <optional>
#include <string>

namespace settebello {

/// Writes matches on a thread of its own: every state as `match.scopa.json`, and that file is moved
/// into the folder `matches` once the match is over. A finished match is thus in exactly one of the
/// two places at any time. What fails is tried again every few seconds and with every later state.
/// Until a finished match has been moved, nothing else is written in its place.
class MatchWriter : public QObject {
    Q_OBJECT

public:
    /// @param folder of the files; created when needed.
    explicit MatchWriter(const QString& folder, QObject* parent = nullptr);
    /// Waits until everything is written or has failed once more.
    ~MatchWriter() override;

    const QString& folder() const { return m_folder; }
    QString file() const { return m_folder + QStringLiteral("/match.scopa.json"); }
    QString matchesFolder() const { return m_folder + QStringLiteral("/matches"); }

    /// Writes a match in play. An earlier state that is not written yet is dropped.
    void write(std::string record);
    /// Writes and moves a match that is over. @param base its preset, for the name.
    void finish(std::string record, const std::string& base);
    /// Moves a match that is over and was written before the program was killed.
    void finishWritten(std::string record, const std::string& base);
    /// The number of matches that are over and have not been moved yet.
    int unfiled() const;
    /// Waits until everything is written or has failed once more.
    void flush();

signals:
    /// Every state so far has been written, or has failed. @param fault what went wrong, in a
    /// translated sentence, or nothing.
    void answered(const QString& fault);
    /// A match that is over has been moved. @param name of its file in matchesFolder().
    void filed(const QString& name);

private:
    struct Finished {
        std::string record;
        std::string base;
        bool written = false; ///< and not moved yet
    };

    void addFinished(Finished match);
    void start();
    void work();
    bool workOnNext(quint64& number, QString& fault);
    QString writeState(const std::string& record) const;
    QString fileFinished(Finished& match);

    QString m_folder;
    QTimer m_retry;
    mutable QMutex m_mutex;             ///< guards the next three
    quint64 m_number = 0;               ///< of the latest state
    std::optional<std::string> m_state; ///< of the match in play, if it is to be written
    /// In the order in which they ended. The worker alone changes or removes the first.
    std::deque<Finished> m_finished;
    QThreadPool m_thread;
};

/// A name for a finished match, without folder and ending: it sorts by time and is a file name
/// everywhere. @param base its preset.
QString finishedName(const std::string& base, const QDateTime& time);

/// The file of that name in a folder, with a number if there is one already.
QString freeRecordFile(const QString& folder, const QString& name);

} // namespace settebello

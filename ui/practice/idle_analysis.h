// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "practice/mistake_finder.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace settebello {

class PracticeStore;

/// Analyses the kept matches while the computer has nothing else to do or somebody practises, the
/// one that ended last first, and makes exercises of the mistakes in them. It stops as soon as
/// something else is to be done, and on battery, and goes on afterwards from where it was.
class IdleAnalysis : public QObject {
    Q_OBJECT

public:
    enum class State {
        Off,     ///< the player does not want it
        Waiting, ///< something else is done, or nothing has begun yet
        Battery,
        Running,
        Done
    };

    /// @param matches the folder of the records. The store must outlive this.
    IdleAnalysis(PracticeStore& store, const QString& matches, QObject* parent = nullptr);

    const QString& folder() const { return m_folder; }
    PracticeStore& store() const { return m_store; }

    /// When it may not run, whatever the player wants: a match is played, or something is searched.
    void setBusy(const std::function<bool()>& isBusy) { m_isBusy = isBusy; }
    /// What says whether the computer runs on battery; called in the background. Without it, it
    /// does not.
    void setPower(const std::function<bool()>& onBattery) { m_power = onBattery; }

    /// Whether the player wants it always; at first not.
    void setWanted(bool wanted);
    /// Lets it go on now, on battery too, or stops it, until the program ends or the preference
    /// changes.
    void setStopped(bool stopped);
    /// Somebody practises: it runs until it is stopped, whatever is preferred, done or plugged in.
    /// Looks again for matches that came into the folder.
    void setPractising(bool practising);
    /// A match has ended. @param name of its file in the folder
    void add(const QString& name);
    /// Begins or stops, by what is the case now; done every few seconds anyway.
    void check();

    State state() const;
    /// Of the matches that are being analysed: which one, how many there are, and its share that is
    /// done. @pre state() is Running
    int match() const { return m_match; }
    int matches() const { return m_matches; }
    double share() const { return m_share; }

signals:
    /// state() or what there is to say of it.
    void changed();
    /// A match was analysed to its end just now.
    void analysed(const settebello::Record& record, const settebello::Analysis& analysis);

private:
    bool isAsked() const;
    bool mayRun() const;
    void run();
    void onFound(const Record& record, const Analysis& analysis);
    void onEnded();

    /// What the player has said besides the preference.
    enum class Order { None, Stop, Go };

    PracticeStore& m_store;
    QString m_folder;
    std::function<bool()> m_isBusy;
    std::function<bool()> m_power;
    bool m_wanted = false;
    bool m_isPractising = false;
    Order m_order = Order::None;
    bool m_isDone = false;                      ///< nothing is left
    bool m_isFresh = false;                     ///< what is found next was not known before
    QString m_first;                            ///< to be analysed before all others
    QString m_firstOfRun;                       ///< likewise, when it ran last
    std::set<std::string, std::less<>> m_known; ///< matchId() of those that are analysed
    int m_match = 0;
    int m_matches = 0;
    double m_share = 0;
    QTimer m_timer;
    QTimer m_batteryWait; ///< active while it waits on battery
    MistakeFinder m_finder;
};

} // namespace settebello

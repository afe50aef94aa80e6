// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/period.h"
#include "link/secure_link.h"

#include <QHash>
#include <QHostAddress>
#include <QString>

#include <memory>
#include <vector>

namespace settebello::net {

/// A connection of somebody who has no seat yet.
struct Stranger {
    SecureLink* link = nullptr;
    QString from; ///< networkOf() its address, or the relay

    /// Whether it could try words, and has not shown that it has the right ones.
    bool triesWords() const;
    /// Whether it has shown that it has a secret, or waits until people have compared a number.
    bool isTrusted() const;
};

/// Who may begin a connection: a few at a time, and not again and again from one network. Others
/// are turned away before anything is read or computed. Whoever comes takes the place of the one
/// who has waited longest, so that strangers who say nothing keep no friend out: those need less
/// than a second.
class Strangers {
public:
    static constexpr int kMaxAtOnce = 12;
    static constexpr int kMaxFromOne = 4;
    static constexpr int kMaxFailures = 10; ///< of one network in kPeriod
    static constexpr std::chrono::minutes kPeriod{1};
    static constexpr int kMaxNetworks = 256; ///< that are remembered

    /// What counts as one: an address of IPv4, or all of a network of IPv6, as whoever has one of
    /// these has all of them.
    static QString networkOf(const QHostAddress& address);

    /// Whether somebody from there has failed too often.
    bool isTurnedAway(const QString& from);
    /// Who has to go before somebody from there can begin: nobody if there is room.
    SecureLink* inTheWayOf(const QString& from) const;
    bool hasRoomFor(const QString& from) const;
    Stranger& add(const QString& from);
    Stranger* find(const SecureLink* link);
    /// How many are trying words now.
    int tryingWords() const;
    /// @param failed counts against its network.
    void remove(const SecureLink* link, bool failed);
    const std::vector<std::unique_ptr<Stranger>>& all() const { return m_all; }

private:
    int countFrom(const QString& from) const;

    std::vector<std::unique_ptr<Stranger>> m_all; ///< the oldest first
    QHash<QString, int> m_failures;
    Period m_period{kPeriod};
};

} // namespace settebello::net

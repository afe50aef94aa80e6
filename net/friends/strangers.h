// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/period.h"
#include "link/secure_link.h"

#include <QHash>
#include <QString>

#include <memory>
#include <vector>

namespace settebello::net {

/// A connection of somebody who has no seat yet.
struct Stranger {
    SecureLink* link = nullptr;
    QString from; ///< an address, or the relay

    /// Whether it could try words, and has not shown that it has the right ones.
    bool triesWords() const;
};

/// Who may begin a connection: a few at a time, and not again and again from one address. Others
/// are turned away before anything is read or computed.
class Strangers {
public:
    static constexpr int kMaxAtOnce = 12;
    static constexpr int kMaxFromOne = 4;
    static constexpr int kMaxFailures = 10; ///< of one address in kPeriod
    static constexpr std::chrono::minutes kPeriod{1};
    static constexpr int kMaxAddresses = 256; ///< that are remembered

    bool mayBegin(const QString& from);
    Stranger& add(const QString& from);
    Stranger* find(const SecureLink* link);
    /// How many are trying words now.
    int tryingWords() const;
    /// @param failed counts against the address.
    void remove(const SecureLink* link, bool failed);
    const std::vector<std::unique_ptr<Stranger>>& all() const { return m_all; }

private:
    std::vector<std::unique_ptr<Stranger>> m_all;
    QHash<QString, int> m_failures;
    Period m_period{kPeriod};
};

} // namespace settebello::net

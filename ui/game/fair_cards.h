// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/pack.h"

#include <QObject>
#include <QString>

#include <array>
#include <cstdint>
#include <vector>

namespace settebello {

class GameController;

/// A shuffled pack with a commitment to its order, so that a later change would be noticed.
struct SealedPack {
    QString salt;        ///< 32 hexadecimal digits, against trying all likely orders
    QString line;        ///< the salt and the cards as they are dealt: "9f…03 7D 3C …"
    QString fingerprint; ///< SHA-256 of the line, in 64 hexadecimal digits; empty if none was made
    bool over = false;   ///< the round is over: the line may be shown
};

/// The line that is hashed: the salt, and each card's name after a space.
QString sealLine(const QString& salt, const Pack& pack);
/// What `printf '%s' 'LINE' | sha256sum` prints.
QString fingerprintOf(const QString& line);
/// Four numbers from the operating system's own generator, for shuffling a pack.
std::array<std::uint64_t, 4> systemRandomness();

/// Seals every pack of a controller's match before its first card is dealt: the fingerprint can be
/// shown at once, the salt and the order only after the round. Saved in a file beside the match, so
/// that a resumed match keeps its fingerprints, also one that was left for others.
class FairCards : public QObject {
    Q_OBJECT

public:
    /// @param file where the fingerprints are saved; empty: nowhere.
    FairCards(GameController& controller, const QString& file, QObject* parent = nullptr);

    /// One per round of the match, the one in play last. Without a fingerprint if the round was
    /// dealt by another program or the file was changed since.
    const std::vector<SealedPack>& rounds() const { return m_rounds; }

    /// Where the order of the packs comes from.
    enum class Source {
        System,    ///< fresh numbers of the system for every round
        DrawnCode, ///< a code that such a number was drawn for; nobody knew it before
        GivenCode, ///< a code that somebody had
        Seed       ///< the seed of the match
    };
    Source source() const;

    /// What went wrong with the file, in translated sentences; empty if nothing.
    QString problem() const { return m_problem; }

signals:
    /// Another pack has been shuffled, or a pack may be shown now.
    void changed();
    void problemChanged();

private:
    /// What the file says of a pack.
    struct Entry {
        QString salt;
        QString fingerprint;
        bool operator==(const Entry&) const = default;
    };

    void begin();
    void seal();
    void open();
    void load();
    void takeOver();
    void save();
    void setProblem(const QString& problem);

    GameController& m_controller;
    QString m_file;
    QString m_problem;
    std::vector<SealedPack> m_rounds;
    std::vector<Entry> m_entries; ///< of the file, in the order in which packs were sealed
};

} // namespace settebello

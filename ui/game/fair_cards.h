// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/pack.h"
#include "settings/stored_file.h"

#include <QObject>
#include <QString>
#include <QStringList>

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

/// What the file says of a pack.
struct Fingerprint {
    QString salt;
    QString fingerprint;
    bool operator==(const Fingerprint&) const = default;
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
    /// @param file where the fingerprints are saved; empty: nowhere. @param ownsFile false while
    /// another program uses it: then nothing is read or written.
    FairCards(GameController& controller, const QString& file, bool ownsFile = true,
              QObject* parent = nullptr);

    /// The other program has left the file: takes over what it has saved there.
    void takeFile();

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

    /// Waits until everything is written, or has failed once more.
    void saveNow() { m_file.flush(); }
    /// What the player should know of the file, in translated sentences, besides unsaved().
    QStringList notices() const;
    /// The file, if it could not be written.
    UnsavedFiles unsaved() const {
        return m_file.unsaved(tr("fingerprints of the cards", "contents of a file"));
    }

signals:
    /// Another pack has been shuffled, or a pack may be shown now.
    void changed();
    void noticesChanged();
    void unsavedChanged();

private:
    void begin();
    void seal();
    void open();
    void load();
    void takeOver();
    void add(const std::vector<Fingerprint>& packs);

    GameController& m_controller;
    bool m_ownsFile;
    bool m_isLoaded = false;
    std::vector<SealedPack> m_rounds;
    StoredFile<std::vector<Fingerprint>> m_file; ///< in the order in which packs were sealed
};

} // namespace settebello

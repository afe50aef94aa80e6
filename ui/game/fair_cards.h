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

/// A shuffled pack whose order cannot be changed any more without anybody noticing.
struct SealedPack {
    QString salt;        ///< 32 hexadecimal digits, so that trying all likely orders leads nowhere
    QString line;        ///< the salt and the cards as they are dealt: "9f…03 7D 3C …"
    QString fingerprint; ///< SHA-256 of the line, in 64 hexadecimal digits; empty if none was made
    bool over = false;   ///< the round is over: the line may be shown
};

/// The line that the fingerprint is of: the salt, and each card's name after a space.
QString sealLine(const QString& salt, const Pack& pack);
/// What `printf '%s' 'LINE' | sha256sum` prints.
QString fingerprintOf(const QString& line);
/// Four numbers from the operating system's own generator, for shuffling a pack.
std::array<std::uint64_t, 4> systemRandomness();

/// Seals every pack of a controller's match before its first card is dealt: a fingerprint that can
/// be shown at once, and after the round the salt and the order it was made of. Kept in a file
/// beside the match, so that a match taken up again has those it was begun with.
class FairCards : public QObject {
    Q_OBJECT

public:
    /// @param file where the fingerprints are kept; empty: nowhere.
    FairCards(GameController& controller, const QString& file, QObject* parent = nullptr);

    /// One a round of the match, the one in play last. Without a fingerprint if the round was dealt
    /// elsewhere, or its file is not the one that was written then.
    const std::vector<SealedPack>& rounds() const { return m_rounds; }

    /// What went wrong with the file, in sentences of the player's language, or nothing.
    QString problem() const { return m_problem; }

signals:
    /// There is another pack, or one may be shown.
    void changed();
    void problemChanged();

private:
    void begin();
    void seal();
    void open();
    void load();
    void save();
    void setProblem(const QString& problem);

    GameController& m_controller;
    QString m_file;
    QString m_problem;
    std::vector<SealedPack> m_rounds;
};

} // namespace settebello

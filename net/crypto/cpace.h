// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "crypto/secret.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace settebello::net {

/// CPace with ristretto255 and SHA-512 (draft-irtf-cfrg-cpace), between an initiator who speaks
/// first and a responder: from a short secret both have, a key that nobody else can have. Whoever
/// takes part without the secret can try one secret for each exchange, and whoever listens none.

/// Each text with its length before it (LEB128): the draft's lv_cat.
std::string withLengths(std::initializer_list<std::string_view> texts);

/// What both sides put into an exchange, beside their own random number.
struct CpaceInput {
    std::string_view secret;    ///< PRS
    std::string_view channel;   ///< CI: who talks to whom, and how
    std::string_view sessionId; ///< sid: another one for each exchange
};

/// One side of an exchange.
class Cpace {
public:
    explicit Cpace(const CpaceInput& input);
    /// With a given random number y, for the draft's test vectors.
    Cpace(const CpaceInput& input, const Bytes32& scalar);
    Cpace(Cpace&&) noexcept = default;
    Cpace& operator=(Cpace&&) noexcept = default;
    ~Cpace();

    /// g, from which the shares are made.
    static Bytes32 generator(const CpaceInput& input);
    /// Y, what the other side is sent.
    std::string_view share() const { return asText(m_share); }
    /// The point that both come to; nothing for a share that is no point, or the neutral one, which
    /// must end the exchange.
    std::optional<Secret> sharedSecret(std::string_view otherShare) const;

private:
    Bytes32 m_scalar;
    Bytes32 m_share;
};

/// A share with what its side says about itself, which both sides thereby agree on.
struct CpaceMessage {
    std::string_view share; ///< Y
    std::string_view about; ///< AD
};

/// ISK, 64 bytes. @param shared K
Secret cpaceKey(std::string_view sessionId, std::string_view shared, const CpaceMessage& initiator,
                const CpaceMessage& responder);

/// The tag with which a side shows that it has the key. @param message its own
Bytes64 cpaceTag(std::string_view sessionId, std::string_view key, const CpaceMessage& message);

} // namespace settebello::net

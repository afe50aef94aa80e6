// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "crypto/cpace.h"
#include "crypto/ending.h"
#include "crypto/secret.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace settebello::net {

/// Of frames and records. Programs with different ones cannot play together.
inline constexpr unsigned char kWireVersion = 1;
/// No frame is longer before both sides have shown that they have the secret.
inline constexpr std::size_t kMaxHandshakeFrame = 160;
inline constexpr unsigned kNumbers = 1'000'000; ///< six digits

/// How the two sides know each other.
enum class SecretKind : std::uint8_t {
    Words = 1, ///< three words
    Link = 2,  ///< 128 random bits from a link or file
    Seat = 3,  ///< what a guest and its host kept from their first connection
    Number = 4 ///< nothing before; people compare a number
};

/// The way that frames take. An exchange of one way does not fit any other.
enum class Way : std::uint8_t { Direct = 1, Relay = 2 };

/// What both sides have afterwards.
struct SessionKeys {
    Bytes32 sending;
    Bytes32 receiving;
    Secret seat; ///< with which the guest can come back
    SessionKeys() = default;
    SessionKeys(SessionKeys&&) = default;
    SessionKeys& operator=(SessionKeys&&) = default;
    ~SessionKeys();
};

/// Which secret of a kind is meant, without telling anything of it; 16 bytes.
std::string secretId(std::string_view secret);

/// The first frames of a connection, after which both sides know that the other has the same
/// secret, and have keys that nobody else has:
///
///     guest: hello    who it is not said, which secret, and a share of the key
///     host:  reply    its share
///     guest: tag      shows that it has the key
///     host:  tag
///
/// that is CPace with confirmation. If a number is compared, the shares are X25519 keys and the
/// host's reply also commits it to a random number; before the tags each side sends its own, the
/// guest first; the six digits follow from all of them, and a side sends its tag when its person
/// has said that they agree (Numeric Comparison of Bluetooth LE Secure Connections).
///
/// Reads anything that strangers send, and sends nothing that depends on who plays.
class Handshake {
public:
    /// What a host answers to one who asks for a secret: the secret, or why there is none.
    using FindSecret = std::function<std::variant<Secret, Ending>(SecretKind, std::string_view id)>;

    /// @param secret empty for SecretKind::Number.
    static Handshake asGuest(SecretKind kind, Secret secret, Way way);
    static Handshake asHost(FindSecret find, Way way);

    /// A frame from the other side. @return why the exchange is over, if it failed; nextFrame() may
    /// then have a last frame, which says so to the other side.
    std::optional<Ending> take(std::string_view frame);
    /// The next frame for the other side, if there is one.
    std::optional<std::string> nextFrame();

    /// The number that people have to compare, while they have to.
    std::optional<unsigned> number() const;
    /// The person here says that both screens show the same number. @pre number()
    void confirmNumber();

    /// The person says that they differ. nextFrame() says so to the other side. @pre number()
    void rejectNumber();

    /// Of a host: what the guest asked for; nothing before its hello.
    std::optional<SecretKind> kind() const { return m_kind; }
    /// Of a host: which secret of that kind.
    const std::string& askedId() const { return m_id; }
    /// Of a host: whether the guest has had a chance to try a secret.
    bool wasTried() const { return m_wasTried; }

    bool isDone() const { return m_stage == Stage::Done && m_outgoing.empty(); }
    /// @pre isDone(), once
    SessionKeys takeKeys();

private:
    enum class Stage { Hello, Reply, OtherNonce, Number, Tag, Done, Failed };

    Handshake(bool isHost, Way way)
        : m_isHost(isHost)
        , m_way(way) {}

    std::optional<Ending> takeHello(std::string_view frame);
    std::optional<Ending> takeReply(std::string_view frame);
    std::optional<Ending> takeNonce(std::string_view frame);
    std::optional<Ending> takeTag(std::string_view frame);
    std::optional<Ending> fail(Ending ending);
    std::optional<Ending> refuse(Ending ending);
    void begin(const Secret& secret);
    bool makeKey(std::string_view otherShare);
    void makeNumberKey();
    Bytes32 commitment(std::string_view hostNonce) const;
    void sendTag();
    std::string channel() const;
    std::string about(bool ofHost) const;
    std::string_view share() const;
    CpaceMessage message(bool ofHost, const std::string& about) const;
    std::string frame(char kind, std::string_view content) const;

    bool m_isHost;
    Way m_way;
    Stage m_stage = Stage::Hello;
    FindSecret m_find;
    std::optional<SecretKind> m_kind;
    std::string m_id;
    std::string m_sessionId;
    std::string m_outgoing;
    std::optional<Cpace> m_cpace;
    Secret m_privateKey; ///< of a comparison of numbers
    std::string m_publicKey;
    std::string m_ownNonce;
    std::string m_otherNonce;
    std::string m_commitment; ///< of the host, as the guest was told
    Secret m_shared;
    std::string m_otherShare;
    Secret m_key;
    std::string m_waitingTag;
    bool m_isConfirmed = false;
    bool m_wasTried = false;
};

} // namespace settebello::net

// SPDX-License-Identifier: GPL-3.0-or-later
#include "crypto/handshake.h"

#include "crypto/primitives.h"
#include "support/contract.h"

#include <algorithm>
#include <array>
#include <utility>

namespace settebello::net {

namespace {

// Every frame begins with these, the version and its kind.
constexpr std::string_view kMagic = "SB7";
constexpr std::size_t kHead = 5;
constexpr char kHello = 'h';
constexpr char kReply = 'r';
constexpr char kNonce = 'n';
constexpr char kTag = 't';
constexpr char kRefusal = 'x';

constexpr std::size_t kIdSize = 16;
constexpr std::size_t kShareSize = 32;
constexpr std::size_t kNonceSize = 32;

/// What a host may refuse for; sent without any secret, so it is believed of any that is there.
constexpr std::array kRefusals{Ending::OtherVersion, Ending::WrongSecret,   Ending::Full,
                               Ending::WordsUsedUp,  Ending::NumberRefused, Ending::LibraryMissing};

Bytes32 derive(const Secret& key, std::string_view purpose) {
    return blake2b(purpose, key.text());
}

} // namespace

SessionKeys::~SessionKeys() {
    wipe(sending.data(), sending.size());
    wipe(receiving.data(), receiving.size());
}

std::string secretId(std::string_view secret) {
    return std::string(
        asText(blake2b(withLengths({"settebello secret id", secret}))).substr(0, kIdSize));
}

Handshake Handshake::asGuest(SecretKind kind, Secret secret, Way way) {
    Handshake made(false, way);
    made.m_kind = kind;
    made.m_sessionId = randomBytes(kIdSize);
    // An id would let listeners try words, and says nothing where there is one secret only.
    made.m_id = kind == SecretKind::Seat || kind == SecretKind::Link ? secretId(secret.text())
                                                                     : std::string(kIdSize, '\0');
    made.begin(secret);
    std::string content(1, static_cast<char>(kind));
    content += made.m_sessionId;
    content += made.m_id;
    content += made.share();
    made.m_outgoing = made.frame(kHello, content);
    made.m_stage = Stage::Reply;
    return made;
}

Handshake Handshake::asHost(FindSecret find, Way way) {
    Handshake made(true, way);
    made.m_find = std::move(find);
    return made;
}

void Handshake::begin(const Secret& secret) {
    if (*m_kind != SecretKind::Number) {
        m_cpace.emplace(CpaceInput{secret.text(), channel(), m_sessionId});
        return;
    }
    m_privateKey = randomSecret(kShareSize);
    Bytes32 key{};
    std::copy_n(m_privateKey.text().begin(), key.size(), key.begin());
    m_publicKey = asText(publicKeyOf(key));
    wipe(key.data(), key.size());
    m_ownNonce = randomBytes(kNonceSize);
}

std::optional<Ending> Handshake::take(std::string_view frame) {
    if (m_stage == Stage::Failed || m_stage == Stage::Done) {
        return fail(Ending::TooMuch);
    }
    if (frame.size() > kMaxHandshakeFrame) {
        return fail(Ending::TooLong);
    }
    if (frame.size() < kHead || frame.substr(0, kMagic.size()) != kMagic) {
        return fail(Ending::NotSettebello);
    }
    if (static_cast<unsigned char>(frame[kMagic.size()]) != kWireVersion) {
        return m_isHost ? refuse(Ending::OtherVersion) : fail(Ending::OtherVersion);
    }
    const char kind = frame[kHead - 1];
    frame.remove_prefix(kHead);
    if (kind == kRefusal && frame.size() == 1) {
        const auto ending = static_cast<Ending>(frame[0]);
        const bool known = std::find(kRefusals.begin(), kRefusals.end(), ending) != kRefusals.end();
        return fail(known ? ending : Ending::NotSettebello);
    }
    switch (m_stage) {
    case Stage::Hello:
        return kind == kHello ? takeHello(frame) : fail(Ending::NotSettebello);
    case Stage::Reply:
        return kind == kReply ? takeReply(frame) : fail(Ending::NotSettebello);
    case Stage::OtherNonce:
        return kind == kNonce ? takeNonce(frame) : fail(Ending::NotSettebello);
    case Stage::Number:
    case Stage::Tag:
        return kind == kTag ? takeTag(frame) : fail(Ending::NotSettebello);
    default:
        return fail(Ending::TooMuch);
    }
}

std::optional<Ending> Handshake::takeHello(std::string_view frame) {
    if (frame.size() != 1 + 2 * kIdSize + kShareSize || frame[0] < 1 || frame[0] > 4) {
        return fail(Ending::NotSettebello);
    }
    m_kind = static_cast<SecretKind>(frame[0]);
    m_sessionId = frame.substr(1, kIdSize);
    m_id = frame.substr(1 + kIdSize, kIdSize);
    m_otherShare = frame.substr(1 + 2 * kIdSize);
    auto found = m_find(*m_kind, m_id);
    if (const Ending* ending = std::get_if<Ending>(&found)) {
        return refuse(*ending);
    }
    begin(std::get<Secret>(found));
    if (!makeKey(m_otherShare)) {
        return refuse(Ending::WrongSecret);
    }
    std::string content(share());
    if (*m_kind == SecretKind::Number) {
        content += asText(commitment(m_ownNonce));
        m_stage = Stage::OtherNonce;
    } else {
        m_stage = Stage::Tag;
    }
    m_wasTried = true;
    m_outgoing = this->frame(kReply, content);
    return std::nullopt;
}

std::optional<Ending> Handshake::takeReply(std::string_view frame) {
    const bool compares = *m_kind == SecretKind::Number;
    if (frame.size() != kShareSize + (compares ? kNonceSize : 0)) {
        return fail(Ending::NotSettebello);
    }
    m_otherShare = frame.substr(0, kShareSize);
    if (!makeKey(m_otherShare)) {
        return fail(Ending::WrongSecret);
    }
    if (compares) {
        m_commitment = frame.substr(kShareSize);
        m_outgoing = this->frame(kNonce, m_ownNonce);
        m_stage = Stage::OtherNonce;
    } else {
        m_stage = Stage::Tag;
        sendTag();
    }
    return std::nullopt;
}

std::optional<Ending> Handshake::takeNonce(std::string_view frame) {
    if (frame.size() != kNonceSize) {
        return fail(Ending::NotSettebello);
    }
    m_otherNonce = frame;
    if (m_isHost) {
        m_outgoing = this->frame(kNonce, m_ownNonce);
    } else if (!equalInConstantTime(asText(commitment(m_otherNonce)), m_commitment)) {
        return fail(Ending::Tampered);
    }
    makeNumberKey();
    m_stage = Stage::Number;
    return std::nullopt;
}

std::optional<unsigned> Handshake::number() const {
    if (m_stage != Stage::Number || m_isConfirmed) {
        return std::nullopt;
    }
    const std::string host = m_isHost ? m_ownNonce : m_otherNonce;
    const std::string guest = m_isHost ? m_otherNonce : m_ownNonce;
    const std::string hostAbout = about(true);
    const std::string guestAbout = about(false);
    const Bytes32 hash = blake2b(withLengths({"settebello number", message(false, guestAbout).share,
                                              message(true, hostAbout).share, guest, host}));
    std::uint32_t digits = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        digits = digits << 8 | hash[i];
    }
    return digits % kNumbers;
}

void Handshake::confirmNumber() {
    SETTEBELLO_ASSERT(number());
    m_isConfirmed = true;
    if (!m_isHost) {
        sendTag();
    } else if (!m_waitingTag.empty()) {
        takeTag(std::exchange(m_waitingTag, {}));
    }
}

void Handshake::rejectNumber() {
    SETTEBELLO_ASSERT(number());
    refuse(Ending::NumberRefused);
}

std::optional<Ending> Handshake::takeTag(std::string_view frame) {
    if (m_stage == Stage::Number && !m_isConfirmed) {
        if (!m_isHost || !m_waitingTag.empty()) { // the host's comes last
            return fail(Ending::TooMuch);
        }
        m_waitingTag = frame;
    }
    const std::string otherAbout = about(!m_isHost);
    const Bytes64 expected = cpaceTag(m_sessionId, m_key.text(), message(!m_isHost, otherAbout));
    if (!equalInConstantTime(asText(expected), frame)) {
        return m_isHost ? refuse(Ending::WrongSecret) : fail(Ending::WrongSecret);
    }
    if (!m_waitingTag.empty()) {
        return std::nullopt; // right, but the person here has not said so yet
    }
    if (m_isHost) {
        sendTag();
    }
    m_stage = Stage::Done;
    return std::nullopt;
}

void Handshake::sendTag() {
    const std::string ownAbout = about(m_isHost);
    const Bytes64 tag = cpaceTag(m_sessionId, m_key.text(), message(m_isHost, ownAbout));
    m_outgoing = frame(kTag, asText(tag));
}

bool Handshake::makeKey(std::string_view otherShare) {
    if (*m_kind == SecretKind::Number) {
        Bytes32 key{};
        std::copy_n(m_privateKey.text().begin(), key.size(), key.begin());
        auto point = sharedPoint(key, otherShare);
        wipe(key.data(), key.size());
        if (point) {
            m_shared = Secret(asText(*point));
            wipe(point->data(), point->size());
        }
        return point.has_value();
    }
    const auto shared = m_cpace->sharedSecret(otherShare);
    if (!shared) {
        return false;
    }
    const std::string hostAbout = about(true);
    const std::string guestAbout = about(false);
    m_key =
        cpaceKey(m_sessionId, shared->text(), message(false, guestAbout), message(true, hostAbout));
    return true;
}

void Handshake::makeNumberKey() {
    const std::string host = m_isHost ? m_ownNonce : m_otherNonce;
    const std::string guest = m_isHost ? m_otherNonce : m_ownNonce;
    const std::string hostAbout = about(true);
    const std::string guestAbout = about(false);
    std::string text = withLengths({"settebello number key", m_shared.text(), guest, host,
                                    m_sessionId, channel(), message(false, guestAbout).share,
                                    guestAbout, message(true, hostAbout).share, hostAbout});
    m_key = Secret(asText(sha512(text)));
    wipe(text.data(), text.size());
    m_shared = Secret();
}

Bytes32 Handshake::commitment(std::string_view hostNonce) const {
    const std::string hostAbout = about(true);
    const std::string guestAbout = about(false);
    return blake2b(withLengths({"settebello commitment", message(true, hostAbout).share,
                                message(false, guestAbout).share}),
                   hostNonce);
}

std::optional<std::string> Handshake::nextFrame() {
    if (m_outgoing.empty()) {
        return std::nullopt;
    }
    return std::exchange(m_outgoing, {});
}

SessionKeys Handshake::takeKeys() {
    SETTEBELLO_ASSERT(isDone() && !m_key.empty());
    SessionKeys keys;
    const Bytes32 toHost = derive(m_key, "settebello guest to host");
    const Bytes32 toGuest = derive(m_key, "settebello host to guest");
    keys.sending = m_isHost ? toGuest : toHost;
    keys.receiving = m_isHost ? toHost : toGuest;
    keys.seat = Secret(asText(derive(m_key, "settebello seat")));
    m_key = Secret();
    return keys;
}

std::optional<Ending> Handshake::fail(Ending ending) {
    m_stage = Stage::Failed;
    m_key = Secret();
    return ending;
}

std::optional<Ending> Handshake::refuse(Ending ending) {
    m_outgoing = frame(kRefusal, std::string(1, static_cast<char>(ending)));
    return fail(ending);
}

std::string Handshake::channel() const {
    const std::string way(1, static_cast<char>(m_way));
    const std::string version(1, static_cast<char>(kWireVersion));
    return withLengths({"settebello guest", "settebello host", version, way});
}

std::string Handshake::about(bool ofHost) const {
    const std::string kind(1, static_cast<char>(*m_kind));
    return withLengths({ofHost ? "host" : "guest", kind, m_id});
}

std::string_view Handshake::share() const {
    return m_cpace ? m_cpace->share() : std::string_view(m_publicKey);
}

CpaceMessage Handshake::message(bool ofHost, const std::string& about) const {
    return {ofHost == m_isHost ? share() : std::string_view(m_otherShare), about};
}

std::string Handshake::frame(char kind, std::string_view content) const {
    std::string made(kMagic);
    made += static_cast<char>(kWireVersion);
    made += kind;
    made += content;
    return made;
}

} // namespace settebello::net

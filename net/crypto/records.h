// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "crypto/ending.h"
#include "crypto/primitives.h"
#include "session/message.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace settebello::net {

/// What is said on a connection when both sides know each other.
enum class RecordKind : unsigned char {
    Line = 1,  ///< a line of a session
    Seen = 2,  ///< how many lines were taken so far
    Ping = 3,  ///< are you there?
    Pong = 4,  ///< yes
    Sit = 5,   ///< of a guest: this connection is the one that it uses
    Ways = 6,  ///< of a host: where else it can be reached
    Leave = 7, ///< the last one
};
inline constexpr unsigned char kRecordKinds = 7;

struct Record {
    RecordKind kind;
    std::string content;
    bool operator==(const Record&) const = default;
};

/// Records are padded to one of these, since lengths can tell which card was played.
inline constexpr std::array<std::size_t, 4> kPaddedSizes{256, 1024, 4096, 16640};
inline constexpr std::size_t kRecordHead = 3;
static_assert(session::kMaxLine + kRecordHead <= kPaddedSizes.back());
/// The longest frame.
inline constexpr std::size_t kMaxFrame =
    kPaddedSizes.back() + StreamWriter::kOverhead + StreamWriter::kHeaderSize;

/// Makes frames of records, in the order in which they are sent.
class RecordWriter {
public:
    explicit RecordWriter(const Bytes32& key)
        : m_stream(key)
        , m_header(m_stream.header()) {}
    /// @pre content is at most session::kMaxLine long
    std::string frame(RecordKind kind, std::string_view content);

private:
    StreamWriter m_stream;
    std::string m_header; ///< until the first frame
};

/// Makes records of frames. Whatever was changed, repeated, left out or put elsewhere is refused,
/// and so is everything after it.
class RecordReader {
public:
    explicit RecordReader(const Bytes32& key)
        : m_key(key) {}
    ~RecordReader() { wipe(m_key.data(), m_key.size()); }
    RecordReader(RecordReader&&) = default;
    RecordReader(const RecordReader&) = delete;
    RecordReader& operator=(const RecordReader&) = delete;

    std::variant<Record, Ending> read(std::string_view frame);

private:
    Bytes32 m_key;
    std::optional<StreamReader> m_stream;
    bool m_failed = false;
};

} // namespace settebello::net

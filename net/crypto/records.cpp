// SPDX-License-Identifier: GPL-3.0-or-later
#include "crypto/records.h"

#include "support/contract.h"

#include <algorithm>
#include <utility>

namespace settebello::net {

namespace {

std::optional<Record> unpadded(const StreamReader::Opened& opened) {
    const std::string& text = opened.text;
    if (std::find(kPaddedSizes.begin(), kPaddedSizes.end(), text.size()) == kPaddedSizes.end()) {
        return std::nullopt;
    }
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::size_t size = std::size_t{byte(1)} << 8 | byte(2);
    const bool isKind = byte(0) >= 1 && byte(0) <= kRecordKinds;
    if (!isKind || size > session::kMaxLine || size + kRecordHead > text.size()) {
        return std::nullopt;
    }
    const auto kind = static_cast<RecordKind>(byte(0));
    if ((kind == RecordKind::Leave) != opened.isLast) {
        return std::nullopt;
    }
    return Record{kind, text.substr(kRecordHead, size)};
}

} // namespace

std::string RecordWriter::frame(RecordKind kind, std::string_view content) {
    SETTEBELLO_ASSERT(content.size() <= session::kMaxLine);
    std::string text;
    text += static_cast<char>(kind);
    text += static_cast<char>(content.size() >> 8);
    text += static_cast<char>(content.size() & 0xFF);
    text += content;
    text.resize(*std::find_if(kPaddedSizes.begin(), kPaddedSizes.end(),
                              [&](std::size_t size) { return size >= text.size(); }));
    return std::exchange(m_header, {}) + m_stream.seal(text, kind == RecordKind::Leave);
}

std::variant<Record, Ending> RecordReader::read(std::string_view frame) {
    if (frame.size() > kMaxFrame) {
        m_failed = true;
        return Ending::TooLong;
    }
    if (!m_failed && !m_stream) {
        m_stream.emplace(m_key, frame.substr(0, StreamWriter::kHeaderSize));
        frame.remove_prefix(std::min(frame.size(), StreamWriter::kHeaderSize));
    }
    const auto opened = m_failed ? std::nullopt : m_stream->open(frame);
    const auto record = opened ? unpadded(*opened) : std::nullopt;
    if (!record) {
        m_failed = true;
        return Ending::Tampered;
    }
    return *record;
}

} // namespace settebello::net

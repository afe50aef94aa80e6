// SPDX-License-Identifier: GPL-3.0-or-later
// The formats are those of RFC 1951 (deflate) and RFC 1952 (gzip).
#include "cards/gzip.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace settebello {

namespace {

constexpr int kLongestCode = 15;
constexpr std::size_t kLiterals = 288;
constexpr std::size_t kDistances = 30;
constexpr int kEndOfBlock = 256;

/// Reads bits, the lowest of each byte first. After the last byte all are 0.
class Bits {
public:
    Bits(const QByteArray& data, qsizetype at)
        : m_data(data)
        , m_at(at) {}

    unsigned take(int count) {
        while (m_count < count) {
            m_hasEnded |= m_at >= m_data.size();
            const unsigned next = m_hasEnded ? 0 : static_cast<unsigned char>(m_data.at(m_at++));
            m_bits |= next << m_count;
            m_count += 8;
        }
        const unsigned taken = m_bits & ((1U << count) - 1);
        m_bits >>= count;
        m_count -= count;
        return taken;
    }
    void skipToByte() {
        m_bits = 0;
        m_count = 0;
    }
    bool hasEnded() const { return m_hasEnded; }

private:
    const QByteArray& m_data;
    qsizetype m_at;
    std::uint32_t m_bits = 0;
    int m_count = 0;
    bool m_hasEnded = false;
};

/// A Huffman code, which follows from the lengths of the symbols' codes.
class Code {
public:
    explicit Code(const std::vector<int>& lengths) {
        for (const int length : lengths) {
            ++m_count[static_cast<std::size_t>(length)];
        }
        m_count[0] = 0;
        for (int length = 1; length <= kLongestCode; ++length) {
            for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol) {
                if (lengths[symbol] == length) {
                    m_symbols.push_back(static_cast<int>(symbol));
                }
            }
        }
    }

    /// The next symbol, or -1 if the bits are no code.
    int next(Bits& bits) const {
        int code = 0;
        int first = 0; // code of this length
        int index = 0; // of its symbol
        for (std::size_t length = 1; length <= kLongestCode; ++length) {
            code |= static_cast<int>(bits.take(1));
            const int count = m_count[length];
            if (code - first < count) {
                const auto at = static_cast<std::size_t>(index + code - first);
                return at < m_symbols.size() ? m_symbols[at] : -1;
            }
            index += count;
            first = (first + count) * 2;
            code *= 2;
        }
        return -1;
    }

private:
    std::array<int, kLongestCode + 1> m_count{};
    std::vector<int> m_symbols;
};

class Inflater {
public:
    Inflater(Bits bits, std::size_t maxSize)
        : m_bits(bits)
        , m_maxSize(static_cast<qsizetype>(maxSize)) {}

    bool run() {
        bool isLast = false;
        while (!isLast) {
            isLast = m_bits.take(1) == 1;
            if (!block(m_bits.take(2)) || m_bits.hasEnded()) {
                return false;
            }
        }
        return true;
    }
    const QByteArray& output() const { return m_output; }

private:
    bool block(unsigned kind) {
        switch (kind) {
        case 0:
            return stored();
        case 1:
            return compressed(usualLiterals(), Code(std::vector<int>(kDistances, 5)));
        case 2:
            return withOwnCodes();
        default:
            return false;
        }
    }

    bool stored() {
        m_bits.skipToByte();
        const unsigned length = m_bits.take(16);
        if (length != (m_bits.take(16) ^ 0xffffU)) {
            return false;
        }
        for (unsigned i = 0; i < length; ++i) {
            if (m_bits.hasEnded() || !put(static_cast<char>(m_bits.take(8)))) {
                return false;
            }
        }
        return true;
    }

    static Code usualLiterals() {
        std::vector<int> lengths(kLiterals, 8);
        std::fill(lengths.begin() + 144, lengths.begin() + 256, 9);
        std::fill(lengths.begin() + 256, lengths.begin() + 280, 7);
        return Code(lengths);
    }

    bool withOwnCodes() {
        constexpr std::array<std::size_t, 19> kOrder{16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                     11, 4,  12, 3, 13, 2, 14, 1, 15};
        const std::size_t literals = m_bits.take(5) + 257;
        const std::size_t distances = m_bits.take(5) + 1;
        const std::size_t given = m_bits.take(4) + 4;
        if (literals > kLiterals || distances > kDistances) {
            return false;
        }
        std::vector<int> lengths(kOrder.size());
        for (std::size_t i = 0; i < given; ++i) {
            lengths[kOrder[i]] = static_cast<int>(m_bits.take(3));
        }
        const std::vector<int> all = readLengths(Code(lengths), literals + distances);
        if (all.size() != literals + distances) {
            return false;
        }
        const auto middle = all.begin() + static_cast<std::ptrdiff_t>(literals);
        return compressed(Code({all.begin(), middle}), Code({middle, all.end()}));
    }

    /// The lengths of codes, which are compressed too. Another number of them if they are damaged.
    std::vector<int> readLengths(const Code& code, std::size_t count) {
        std::vector<int> lengths;
        while (lengths.size() < count) {
            const int symbol = code.next(m_bits);
            if (symbol < 0 || m_bits.hasEnded() || (symbol == 16 && lengths.empty())) {
                return {};
            }
            if (symbol < 16) {
                lengths.push_back(symbol);
            } else {
                const unsigned repeated = symbol == 16   ? m_bits.take(2) + 3
                                          : symbol == 17 ? m_bits.take(3) + 3
                                                         : m_bits.take(7) + 11;
                lengths.insert(lengths.end(), repeated, symbol == 16 ? lengths.back() : 0);
            }
        }
        return lengths;
    }

    bool compressed(const Code& literals, const Code& distances) {
        while (!m_bits.hasEnded()) {
            const int symbol = literals.next(m_bits);
            if (symbol == kEndOfBlock) {
                return true;
            }
            if (symbol < 0 || (symbol < kEndOfBlock ? !put(static_cast<char>(symbol))
                                                    : !repeat(symbol - 257, distances))) {
                return false;
            }
        }
        return false;
    }

    /// Appends what has been written before, once more.
    bool repeat(int lengthSymbol, const Code& distances) {
        constexpr std::array<int, 29> kLength{3,  4,  5,  6,   7,   8,   9,   10,  11, 13,
                                              15, 17, 19, 23,  27,  31,  35,  43,  51, 59,
                                              67, 83, 99, 115, 131, 163, 195, 227, 258};
        constexpr std::array<int, 29> kLengthBits{0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                                  2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
        if (lengthSymbol >= static_cast<int>(kLength.size())) {
            return false;
        }
        const auto at = static_cast<std::size_t>(lengthSymbol);
        const int length = kLength[at] + static_cast<int>(m_bits.take(kLengthBits[at]));
        const int symbol = distances.next(m_bits);
        if (symbol < 0 || symbol >= static_cast<int>(kDistances)) {
            return false;
        }
        const int bits = std::max(0, symbol / 2 - 1);
        const int base = symbol < 4 ? symbol + 1 : ((2 + symbol % 2) << bits) + 1;
        const qsizetype distance = base + static_cast<int>(m_bits.take(bits));
        if (distance > m_output.size()) {
            return false;
        }
        for (int i = 0; i < length; ++i) {
            if (!put(m_output.at(m_output.size() - distance))) {
                return false;
            }
        }
        return true;
    }

    bool put(char c) {
        if (m_output.size() == m_maxSize) {
            return false;
        }
        m_output.append(c);
        return true;
    }

    Bits m_bits;
    qsizetype m_maxSize;
    QByteArray m_output;
};

/// Where the compressed data begin; 0 if this is no gzip file.
qsizetype endOfHeader(const QByteArray& data) {
    constexpr qsizetype kShortest = 10;
    constexpr unsigned kHasCheckSum = 2;
    constexpr unsigned kHasExtra = 4;
    constexpr unsigned kHasName = 8;
    constexpr unsigned kHasComment = 16;
    if (!isGzip(data) || data.size() <= kShortest) {
        return 0;
    }
    const auto byte = [&data](qsizetype at) {
        return at < data.size() ? static_cast<unsigned char>(data.at(at)) : 0U;
    };
    const unsigned flags = byte(3);
    qsizetype at = kShortest;
    if ((flags & kHasExtra) != 0) {
        at += 2 + static_cast<qsizetype>(byte(at) + 256 * byte(at + 1));
    }
    for (const unsigned text : {kHasName, kHasComment}) {
        if ((flags & text) != 0) {
            const qsizetype end = data.indexOf('\0', at);
            at = end < 0 ? data.size() : end + 1;
        }
    }
    return (flags & kHasCheckSum) != 0 ? at + 2 : at;
}

} // namespace

bool isGzip(const QByteArray& data) {
    return data.startsWith("\x1f\x8b\x08");
}

std::optional<QByteArray> gunzip(const QByteArray& data, std::size_t maxSize) {
    const qsizetype start = endOfHeader(data);
    Inflater inflater(Bits(data, start), maxSize);
    return start > 0 && inflater.run() ? std::optional(inflater.output()) : std::nullopt;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "crypto/frames.h"
#include "crypto/records.h"

#include <gtest/gtest.h>

using namespace settebello;
using namespace settebello::net;

namespace {

const Bytes32 kKey{1, 2, 3};

Ending endingOf(const std::variant<Record, Ending>& read) {
    EXPECT_TRUE(std::holds_alternative<Ending>(read));
    return std::holds_alternative<Ending>(read) ? std::get<Ending>(read) : Ending::Left;
}

Record recordOf(const std::variant<Record, Ending>& read) {
    EXPECT_TRUE(std::holds_alternative<Record>(read));
    return std::holds_alternative<Record>(read) ? std::get<Record>(read)
                                                : Record{RecordKind::Ping, "none"};
}

struct ThreeFrames {
    RecordWriter writer{kKey};
    RecordReader reader{kKey};
    std::string first = writer.frame(RecordKind::Line, "one");
    std::string second = writer.frame(RecordKind::Line, "two");
    std::string third = writer.frame(RecordKind::Line, "three");
};

} // namespace

TEST(Records, ComeAsTheyWereSent) {
    ThreeFrames sent;
    EXPECT_EQ(recordOf(sent.reader.read(sent.first)), (Record{RecordKind::Line, "one"}));
    EXPECT_EQ(recordOf(sent.reader.read(sent.second)), (Record{RecordKind::Line, "two"}));
    EXPECT_EQ(recordOf(sent.reader.read(sent.third)), (Record{RecordKind::Line, "three"}));
    EXPECT_EQ(recordOf(sent.reader.read(sent.writer.frame(RecordKind::Leave, ""))),
              (Record{RecordKind::Leave, ""}));
}

TEST(Records, AReplayIsRefused) {
    ThreeFrames sent;
    recordOf(sent.reader.read(sent.first));
    recordOf(sent.reader.read(sent.second));
    EXPECT_EQ(endingOf(sent.reader.read(sent.second)), Ending::Tampered);
    EXPECT_EQ(endingOf(sent.reader.read(sent.third)), Ending::Tampered)
        << "nothing after it is read";
}

TEST(Records, AnotherOrderIsRefused) {
    ThreeFrames sent;
    recordOf(sent.reader.read(sent.first));
    EXPECT_EQ(endingOf(sent.reader.read(sent.third)), Ending::Tampered);
}

TEST(Records, WhatIsCutOffIsRefused) {
    for (const std::size_t left : {std::size_t{0}, std::size_t{10}, std::size_t{40}}) {
        ThreeFrames sent;
        EXPECT_EQ(endingOf(sent.reader.read(sent.first.substr(0, left))), Ending::Tampered);
    }
    ThreeFrames sent;
    recordOf(sent.reader.read(sent.first));
    EXPECT_EQ(endingOf(sent.reader.read(sent.second.substr(1))), Ending::Tampered);
}

TEST(Records, EveryChangedByteIsRefused) {
    const std::string frame = RecordWriter(kKey).frame(RecordKind::Line, "one");
    for (std::size_t i = 0; i < frame.size(); ++i) {
        std::string changed = frame;
        changed[i] = static_cast<char>(changed[i] ^ 0x20);
        EXPECT_EQ(endingOf(RecordReader(kKey).read(changed)), Ending::Tampered) << i;
    }
}

TEST(Records, TheirLengthDoesNotTellTheCard) {
    RecordWriter writer(kKey);
    const std::size_t empty = writer.frame(RecordKind::Line, "").size(); // with the header
    const std::size_t usual = writer.frame(RecordKind::Line, "").size();
    EXPECT_EQ(empty, usual + StreamWriter::kHeaderSize);
    for (std::size_t size = 0; size <= kPaddedSizes[0] - kRecordHead; ++size) {
        EXPECT_EQ(writer.frame(RecordKind::Line, std::string(size, 'x')).size(), usual);
    }
    EXPECT_EQ(writer.frame(RecordKind::Ping, "").size(), usual);
    EXPECT_EQ(writer.frame(RecordKind::Line, std::string(session::kMaxLine, 'x')).size(),
              kPaddedSizes.back() + StreamWriter::kOverhead);
}

TEST(Records, LongFramesAreRefusedUnread) {
    EXPECT_EQ(endingOf(RecordReader(kKey).read(std::string(kMaxFrame + 1, 'x'))), Ending::TooLong);
}

TEST(Frames, AreCutWhereverTheyBreak) {
    const std::string stream = framed("first") + framed("second") + framed("3");
    for (std::size_t at = 0; at <= stream.size(); ++at) {
        std::vector<std::string> found;
        FrameReader reader(100);
        const auto keep = [&](std::string_view frame) {
            found.emplace_back(frame);
            return true;
        };
        EXPECT_TRUE(reader.take(std::string_view(stream).substr(0, at), keep));
        EXPECT_TRUE(reader.take(std::string_view(stream).substr(at), keep));
        EXPECT_EQ(found, (std::vector<std::string>{"first", "second", "3"}));
    }
}

TEST(Frames, LongAndEmptyOnesEndTheStream) {
    const auto use = [](std::string_view) { return true; };
    FrameReader reader(100);
    EXPECT_FALSE(reader.take(framed(std::string(101, 'x')), use));
    EXPECT_FALSE(reader.take(framed("ok"), use));
    FrameReader empty(100);
    EXPECT_FALSE(empty.take(framed(""), use));
}

TEST(Ending, EveryOneHasItsOwnText) {
    for (int i = 0; i < kEndings; ++i) {
        for (int j = 0; j < i; ++j) {
            EXPECT_NE(englishText(static_cast<Ending>(i)), englishText(static_cast<Ending>(j)));
        }
        EXPECT_FALSE(englishText(static_cast<Ending>(i)).empty());
    }
}

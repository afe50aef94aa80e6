// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/readers.h"
#include "support/fault.h"
#include "json/json_reader.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace settebello {

/// The outcome of reading a file that the program keeps for itself, such as settings.json.
struct VersionedFile {
    /// Single bad keys, each of which is ignored, or what is wrong with the file as a whole.
    Faults faults;
    /// Where the file is now if it was unusable and was set aside.
    std::optional<std::filesystem::path> setAside;
    /// True if the file must not be written: it has a newer version, or could neither be read nor
    /// set aside.
    bool readOnly = false;
};

/// How such a file holds a value.
template <typename Value>
struct FileFormat {
    std::size_t maxSize; ///< in bytes; a larger file cannot be read
    /// Reads a text. If files can be joined, what is missing or bad leaves the value as it was.
    FileVersion (*parse)(std::string_view text, Value& value, Faults& faults);
    std::string (*text)(const Value& value);
    /// Joins what we and another program have made of one value; null if no other program writes
    /// the file meanwhile.
    Value (*merge)(const Value& base, const Value& ours, const Value& theirs) = nullptr;
    Readers readers = Readers::AsBefore;
};

/// The outcome of reading such a file. Reading never fails: at worst it gives the initial value and
/// the reason.
template <typename Value>
struct FileRead : VersionedFile {
    Value value;
};

/// The outcome of writing such a file.
template <typename Value>
struct FileUpdate {
    Value value; ///< with the changes of others; ours if there is a fault
    std::optional<Fault> fault;
};

/// Reads such a file. A missing file is no fault; an Unrecognized one is set aside as
/// `NAME.broken-N`; a Newer one is left alone and read-only (interfaces.md §2).
/// @param maxSize in bytes; a larger file cannot be read. @param parse reads the text of an
/// existing file and returns what it is.
VersionedFile readVersionedFile(const std::filesystem::path& file, std::size_t maxSize,
                                const std::function<FileVersion(std::string_view, Faults&)>& parse);

/// @param initial the value of what the file does not say.
template <typename Value>
FileRead<Value> readVersionedFile(const FileFormat<Value>& format,
                                  const std::filesystem::path& file, Value initial = Value()) {
    FileRead<Value> read{{}, std::move(initial)};
    static_cast<VersionedFile&>(read) =
        readVersionedFile(file, format.maxSize, [&](std::string_view text, Faults& faults) {
            return format.parse(text, read.value, faults);
        });
    return read;
}

/// Writes a file that has just been read, atomically, and creates its folder if necessary. Does not
/// overwrite a read-only one, which is a fault, and keeps a copy of one with bad keys as
/// `NAME.broken-N`.
/// @param old what was read. @return what went wrong, if anything; the old file is then unchanged.
std::optional<Fault> overwriteVersionedFile(const std::filesystem::path& file,
                                            std::string_view text, const VersionedFile& old,
                                            Readers readers);

/// Writes our changes on top of what the file says by now, if the format can join them. Sets aside
/// a file that has become unreadable since; such a file, a missing one and a bad key in it count as
/// unchanged.
/// @param base what the file said when it was last read or written.
template <typename Value>
FileUpdate<Value> updateVersionedFile(const FileFormat<Value>& format,
                                      const std::filesystem::path& file, const Value& base,
                                      const Value& ours) {
    const FileRead<Value> old = readVersionedFile(format, file, base);
    Value merged = format.merge ? format.merge(base, ours, old.value) : ours;
    if (auto fault = overwriteVersionedFile(file, format.text(merged), old, format.readers)) {
        return {ours, std::move(fault)};
    }
    return {std::move(merged), std::nullopt};
}

/// Replaces what the file says, whatever that is by now.
template <typename Value>
std::optional<Fault> writeVersionedFile(const FileFormat<Value>& format,
                                        const std::filesystem::path& file, const Value& value) {
    return overwriteVersionedFile(file, format.text(value), readVersionedFile(format, file, value),
                                  format.readers);
}

/// Reads the text of such a file up to its format and version.
/// @param readAll reads the other keys if the text is Supported or Newer; the faults of a Newer one
/// are ignored. Returns false if the text is Unrecognized after all.
FileVersion parseVersionedText(std::string_view text, std::string_view format, int version,
                               Faults& faults,
                               const std::function<bool(ObjectReader&, Faults&)>& readAll);

} // namespace settebello

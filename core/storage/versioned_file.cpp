// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/versioned_file.h"

#include "storage/atomic_file.h"
#include "storage/system_fault.h"
#include "json/json_text.h"

#include <nlohmann/json.hpp>

namespace settebello {

namespace fs = std::filesystem;

namespace {

/// Whether one of the folders on the way to a file that was not found is a file itself.
bool isBelowFile(const fs::path& file) {
    fs::path folder = file.parent_path();
    std::error_code ignored;
    while (folder.has_relative_path()) {
        if (const fs::file_status status = fs::status(folder, ignored); fs::exists(status)) {
            return !fs::is_directory(status);
        }
        folder = folder.parent_path();
    }
    return false;
}

} // namespace

VersionedFile
readVersionedFile(const fs::path& file, std::size_t maxSize,
                  const std::function<FileVersion(std::string_view, Faults&)>& parse) {
    VersionedFile result;
    std::error_code code;
    if (const fs::file_status status = fs::status(file, code); !fs::exists(status)) {
        // An error does not mean that there is no file, nor that one could be made. Not
        // all systems distinguish a missing folder from a file in its place.
        if (status.type() == fs::file_type::not_found) {
            code = isBelowFile(file) ? std::make_error_code(std::errc::not_a_directory)
                                     : std::error_code();
        }
        result.readOnly = static_cast<bool>(code);
        if (result.readOnly) {
            result.faults.push_back({FaultCode::CannotBeRead, {systemFault(code)}});
        }
        return result;
    }
    Faults reasons;
    const auto text = readFile(file, reasons, maxSize);
    if (!text) {
        result.faults.push_back({FaultCode::CannotBeRead, {reasons.front()}});
        result.readOnly = true;
        return result;
    }
    switch (parse(*text, result.faults)) {
    case FileVersion::Supported:
        break;
    case FileVersion::Newer:
        result.readOnly = true;
        break;
    case FileVersion::Unrecognized:
        result.setAside = setAside(file);
        result.readOnly = !result.setAside;
        break;
    }
    return result;
}

std::optional<Fault> overwriteVersionedFile(const fs::path& file, std::string_view text,
                                            const VersionedFile& old, Readers readers) {
    if (old.readOnly) {
        return old.faults.front();
    }
    // Keys that the new file drops must not be lost.
    if (!old.faults.empty() && !old.setAside && !backUpFile(file)) {
        return Fault(FaultCode::CannotBeWritten, {Fault(FaultCode::CannotBackUp)});
    }
    if (const auto reason = writeFile(file, text, readers)) {
        return Fault(FaultCode::CannotBeWritten, {*reason});
    }
    return std::nullopt;
}

FileVersion parseVersionedText(std::string_view text, std::string_view format, int version,
                               Faults& faults,
                               const std::function<bool(ObjectReader&, Faults&)>& readAll) {
    const auto json = parseJson(text, faults);
    if (!json) {
        return FileVersion::Unrecognized;
    }
    ObjectReader file(*json, "", faults);
    if (!file.isObject()) {
        return FileVersion::Unrecognized;
    }
    const FileVersion found = readFileVersion(file, format, version);
    if (found == FileVersion::Newer) {
        Faults ignored; // unknown keys are expected in a newer version
        ObjectReader tolerant(*json, "", ignored);
        readAll(tolerant, ignored);
    } else if (found == FileVersion::Supported && !readAll(file, faults)) {
        return FileVersion::Unrecognized;
    }
    return found;
}

} // namespace settebello

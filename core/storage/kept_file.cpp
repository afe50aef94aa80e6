// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/kept_file.h"

#include "storage/atomic_file.h"

namespace settebello {

namespace fs = std::filesystem;

KeptFile readKeptFile(const fs::path& file,
                      const std::function<FileVersion(std::string_view, Faults&)>& parse) {
    KeptFile result;
    std::error_code code;
    if (!fs::exists(fs::status(file, code))) {
        // A place that cannot be looked at is not one without a file.
        result.readOnly = code && code != std::errc::no_such_file_or_directory;
        if (result.readOnly) {
            result.faults.push_back({"", "cannot be read: " + code.message()});
        }
        return result;
    }
    std::string error;
    const auto text = readFile(file, error);
    if (!text) {
        result.faults.push_back({"", "cannot be read: " + error});
        result.readOnly = true;
        return result;
    }
    switch (parse(*text, result.faults)) {
    case FileVersion::Ours:
        break;
    case FileVersion::Newer:
        result.readOnly = true;
        break;
    case FileVersion::Wrong:
        result.setAside = setAside(file);
        result.readOnly = !result.setAside;
        break;
    }
    return result;
}

std::optional<Fault>
writeKeptFile(const fs::path& file, std::string_view text,
              const std::function<FileVersion(std::string_view, Faults&)>& parse) {
    const KeptFile old = readKeptFile(file, parse);
    if (old.readOnly) {
        return old.faults.front();
    }
    // What the new file no longer holds shall not be lost.
    if (!old.faults.empty() && !old.setAside && !keepCopy(file)) {
        return Fault{"", "cannot be written: its faults could not be kept in another file"};
    }
    if (const auto error = writeFile(file, text)) {
        return Fault{"", "cannot be written: " + *error};
    }
    return std::nullopt;
}

} // namespace settebello

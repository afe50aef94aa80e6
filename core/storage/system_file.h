// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/readers.h"
#include "support/fault.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace settebello {

/// An open file of the operating system. Every step is one call of the system, so that a test can
/// let each of them fail. Functions that fail leave the reason in errno.
class SystemFile {
public:
    /// Opens an existing file. Never waits, as opening a pipe would.
    static SystemFile openToRead(const std::filesystem::path& path);
    /// Creates a file to write to. Fails with EEXIST if there is one of this name.
    static SystemFile create(const std::filesystem::path& path, Readers readers);
    /// Opens a folder, to flush it. Always fails on Windows, which has no need for it.
    static SystemFile openFolder(const std::filesystem::path& path);

    SystemFile() = default;
    SystemFile(SystemFile&& other) noexcept
        : m_handle(other.release()) {}
    SystemFile& operator=(SystemFile&&) = delete;
    ~SystemFile() { close(); }

    bool isOpen() const { return m_handle >= 0; }
    /// True for an ordinary file: no folder, pipe or device.
    bool isRegular() const;
    /// Reads up to `most` bytes, less only at the end of the file.
    std::optional<std::string> read(std::size_t most) const;
    bool write(std::string_view contents) const;
    bool flushToDisk() const;
    bool close();

private:
    explicit SystemFile(int handle)
        : m_handle(handle) {}
    int release();

    int m_handle = -1;
};

/// Removes a file or a link, but no folder.
bool removeEntry(const std::filesystem::path& path);

} // namespace settebello

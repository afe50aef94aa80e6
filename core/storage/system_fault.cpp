// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/system_fault.h"

#include <array>
#include <cerrno>
#include <utility>

namespace settebello {

Fault systemFault(const std::error_code& error) {
    constexpr std::array<std::pair<std::errc, FaultCode>, 11> kCodes{{
        {std::errc::permission_denied, FaultCode::PermissionDenied},
        {std::errc::operation_not_permitted, FaultCode::OperationNotPermitted},
        {std::errc::no_space_on_device, FaultCode::NoSpace},
        {std::errc::read_only_file_system, FaultCode::ReadOnlyFileSystem},
        {std::errc::no_such_file_or_directory, FaultCode::NoSuchFile},
        {std::errc::file_exists, FaultCode::FileExists},
        {std::errc::is_a_directory, FaultCode::IsADirectory},
        {std::errc::not_a_directory, FaultCode::NotADirectory},
        {std::errc::file_too_large, FaultCode::FileTooLarge},
        {std::errc::filename_too_long, FaultCode::NameTooLong},
        {std::errc::io_error, FaultCode::InputOutputError},
    }};
    for (const auto& [condition, code] : kCodes) {
        if (error == condition) {
            return code;
        }
    }
    return {FaultCode::OtherSystemError, {error.message()}};
}

Fault errnoFault() {
    return systemFault(std::error_code(errno, std::generic_category()));
}

} // namespace settebello

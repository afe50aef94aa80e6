// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/system_fault.h"

#include <gtest/gtest.h>

#include <cerrno>

namespace settebello {
namespace {

TEST(SystemFault, HasACodeForCommonErrors) {
    EXPECT_EQ(systemFault(std::make_error_code(std::errc::permission_denied)),
              Fault(FaultCode::PermissionDenied));
    EXPECT_EQ(systemFault(std::make_error_code(std::errc::no_space_on_device)),
              Fault(FaultCode::NoSpace));
    errno = EISDIR;
    EXPECT_EQ(errnoFault(), Fault(FaultCode::IsADirectory));
}

TEST(SystemFault, KeepsTheTextOfOtherErrors) {
    const std::error_code code = std::make_error_code(std::errc::broken_pipe);
    EXPECT_EQ(systemFault(code), Fault(FaultCode::OtherSystemError, {code.message()}));
    EXPECT_EQ(systemFault(code).text(), code.message());
}

} // namespace
} // namespace settebello

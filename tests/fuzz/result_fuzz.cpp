// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"

#include "storage/result_file.h"

using namespace settebello;

/// Arbitrary bytes as a results file and as a deal code: what can be read survives a round trip.
SETTEBELLO_FUZZ_TARGET(result, const std::uint8_t* data, std::size_t size) {
    Faults faults;
    const auto result = readResult(asText(data, size), faults);
    mustHold(result.has_value() == faults.empty(), "a result is read or has faults");
    if (result) {
        Faults none;
        mustHold(readResult(resultFileText(*result), none) == result,
                 "a result survives a round trip");
    }
    Faults codeFaults;
    const auto code = parseDealCode(asText(data, size), codeFaults);
    mustHold(code.has_value() == codeFaults.empty(), "a code is read or has faults");
    if (code) {
        Faults none;
        mustHold(parseDealCode(toString(*code), none) == code, "a code survives a round trip");
    }
    return 0;
}

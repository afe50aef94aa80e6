// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"
#include "game/match_setup.h"
#include "session/number.h"
#include "table/report.h"

#include <filesystem>
#include <optional>
#include <string>

namespace settebello::table {

/// Says how a match goes on, and writes its record after each round. Host and guest say and write
/// the same.
class MatchReport {
public:
    /// @param records the folder of the records; empty if none are written. @param report outlives
    /// this.
    MatchReport(std::filesystem::path records, Report& report);

    /// Another match begins, or goes on. @param id of the table. @param rounds that were over when
    /// the program was started again. The last of them is reported again, since the program may
    /// have been killed before that.
    void begin(const std::string& id, int rounds);
    /// A round is dealt. @param fingerprint that everybody can compare.
    void dealt(int round, const session::Number& fingerprint);
    /// @param known up to the last round that is over. @param setup with the kinds of the record.
    void revealed(const MatchSetup& setup, const Match& known);

private:
    std::filesystem::path m_records;
    Report& m_report;
    std::string m_id;
    int m_dealt = 0;
    int m_rounds = 0;
};

/// The setup as a record has it: whoever plays here by what plays there, people elsewhere as
/// friends. @param levels by seat; empty where this program does not play.
MatchSetup recordedSetup(MatchSetup setup, const std::vector<std::string>& levels);

} // namespace settebello::table

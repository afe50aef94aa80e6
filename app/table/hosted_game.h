// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "friends/hosted_table.h"
#include "friends/session_lines.h"
#include "table/hosted_match.h"
#include "table/match_report.h"
#include "table/table_arguments.h"
#include "table/table_state.h"
#include "table/thinking.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace settebello::table {

/// A table of this program, where it deals: one match after the other with the same guests. A match
/// that is over waits until its guests know how it ended, while the next one begins: the first
/// message of a guest's connection says which of them it means. Guests who agree to a rematch are
/// sent to the next one, which is dealt for them even if there was to be none.
class HostedGame : public QObject, public net::SessionLines {
    Q_OBJECT

public:
    /// @param streams outlive this. @param number of the table, from 1.
    HostedGame(const TableArguments& arguments, int number, cli::Streams& streams);
    ~HostedGame() override;

    /// @return false, reported, if it cannot begin.
    bool start();
    /// Says goodbye to all guests.
    void stop();
    int status() const { return m_report.status(); }

    void connected(int seat) override;
    void disconnected(int seat) override;
    void receive(int seat, std::string_view line) override;
    std::optional<std::string> nextLine(int seat) override;
    bool isConnected(int seat) const override;

signals:
    /// All matches are over and the guests know it.
    void finished();

private:
    session::TableSetup newSetup() const;
    std::shared_ptr<HostedMatch> restored(const std::optional<session::KeptTable::OfHost>& left);
    void begin(std::shared_ptr<HostedMatch> match);
    void endMatch();
    void beginAnother();
    void agree(const std::shared_ptr<HostedMatch>& match);
    void follow(const std::shared_ptr<HostedMatch>& agreed);
    void finishIfAllSaidGoodbye();
    void removeClosedConnections();
    void goOn();
    void keep();
    void report();
    void ask();
    void answered(const std::vector<Thinking::Answer>& answers, bool isCurrent);
    std::vector<std::string> ownLevels() const;
    void sayInvitation();
    void reportPresence(int seat, bool isThere);
    std::shared_ptr<HostedMatch> matchFor(std::string_view line) const;

    TableArguments m_arguments;
    Report m_report;
    MatchReport m_matchReport;
    TableState m_state;
    std::vector<std::shared_ptr<SeatPlayer>> m_players; ///< by seat; of a guest, who plays for it
    std::shared_ptr<HostedMatch> m_match;
    std::shared_ptr<HostedMatch> m_previous; ///< null if there is none
    /// By seat, the match that each is about; null before its first line.
    std::map<int, std::shared_ptr<HostedMatch>> m_connections;
    std::unique_ptr<net::HostedTable> m_table;
    std::size_t m_keptLength = 0;     ///< of the journal
    std::size_t m_reportedLength = 0; ///< likewise
    int m_matchesToCome = 0;          ///< after this one; < 0: without end
    bool m_isLast = false;            ///< the last match is over
    QTimer m_goodbyeTimeout;
    Thinking m_thinking;
};

} // namespace settebello::table

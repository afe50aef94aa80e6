// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "friends/joined_table.h"
#include "friends/session_lines.h"
#include "session/guest.h"
#include "session/kept_table.h"
#include "table/match_report.h"
#include "table/table_arguments.h"
#include "table/table_state.h"
#include "table/thinking.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace settebello::table {

/// A seat that this program takes at a table elsewhere, for one match after the other: the next one
/// that a program deals there, or a rematch when all agree.
class JoinedGame : public QObject, public net::SessionLines {
    Q_OBJECT

public:
    /// @param streams outlive this.
    JoinedGame(const TableArguments& arguments, cli::Streams& streams);
    ~JoinedGame() override;

    /// @return false, reported, if it cannot begin.
    bool start();
    /// Goes away, as if to come back.
    void stop();
    int status() const { return m_report.status(); }

    void connected(int number) override;
    void disconnected(int number) override;
    void receive(int number, std::string_view line) override;
    std::optional<std::string> nextLine(int number) override;
    bool isConnected(int number) const override;

signals:
    /// All matches are over, or the table cannot be joined.
    void finished();

private:
    void restore();
    void begin(const session::KeptTable::OfGuest& guest);
    void connectTable(const net::JoinPlan& plan);
    void failed(net::Ending ending);
    void keep();
    void keepTicket();
    void goOn();
    void report();
    void ask();
    void answered(const std::vector<Thinking::Answer>& answers, bool isCurrent);
    bool isOver() const { return m_guest->revealed() != nullptr && m_guest->revealed()->over(); }
    void end();
    void beginNext();
    void beginAnother(const net::JoinPlan& ticket);
    void waitForRematch();
    void finish();

    TableArguments m_arguments;
    Report m_report;
    MatchReport m_matchReport;
    TableState m_state;
    std::shared_ptr<SeatPlayer> m_player;
    session::KeptTable::OfGuest m_kept;
    std::string m_id;         ///< of the table; empty before it is known
    std::string m_previousId; ///< of the match before
    session::KeptTable::OfGuest m_previous;
    std::unique_ptr<session::Guest> m_guest;
    std::unique_ptr<net::JoinedTable> m_table;
    int m_matchesToCome = 0; ///< after this one; < 0: without end
    bool m_isEnding = false; ///< the match is over: nothing more is read of it
    bool m_saysBye = false;
    bool m_isWaiting = false;  ///< at a table whose match is over, for a rematch
    bool m_mayUsePlan = false; ///< of the command line, should the ticket be refused
    bool m_isFinished = false;
    QTimer m_keepTimer;
    QTimer m_retry; ///< to look for the table
    QElapsedTimer m_sinceStart;
    Thinking m_thinking;
};

} // namespace settebello::table

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/code_results.h"
#include "covers/score_lines.h"
#include "friends/invitation.h"
#include "storage/record.h"
#include "storage/settings.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>

class QWidget;

namespace settebello {

class LeaveQuestion;
class DealCodeDialog;
class MatchEndPanel;
class ScoreSheet;
class TableView;
struct Analysis;
struct OpenedFile;
struct Services;

/// Leads from one match to the next: offers to resume the one that was left, begins another, shows
/// the score of a round and deals the next, and ends with the result. Its dialogs belong to the
/// window.
class MatchFlow : public QObject {
    Q_OBJECT

public:
    /// @param seed of the first match; the next takes the next number. Without one every match gets
    /// a random seed.
    MatchFlow(Services& services, TableView& table, std::optional<quint64> seed, QWidget* window);

    /// True if a round of this match has been scored.
    bool hasScore() const { return m_score.has_value(); }

    /// Goes on with the match that was left last. Does nothing while one is in play.
    void continueLeft();
    /// Goes on with an unfinished match that is kept among the others; the one in play takes its
    /// place there. Says so if it cannot be read, or if another program keeps it.
    void resumeKept(const QString& file);
    /// Opens a match, rules or a result, or says what is wrong with the file.
    void open(const OpenedFile& opened);
    void openNewMatch();
    /// Opens the new match dialog at the player's house rules.
    void openHouseRules();
    /// Begins a match with the rules and players of the last one.
    void playLast();
    void startMatch(const MatchSetup& setup);
    /// In the colours of the table.
    void setDisplay(const Settings::Display& display);
    /// Begins a match with the rules and players of this one; asks first if it is in play.
    void playAgain();
    /// Asks for a code, and begins the match that it names.
    void dealByCode();
    /// Begins a match by the player's house rules with the players of the last one.
    /// @param number of the rules in the settings; nothing happens if there are none of that number
    void playHouseRules(int number);
    /// Begins the match of the day, goes on with it if it was left last, or compares it if it has
    /// been played.
    void playMatchOfTheDay();
    /// The player's latest match of a code that is over and kept.
    std::optional<Record> ownMatch(const DealCode& code) const;
    /// Begins a match by the code of this one, with the same players; asks first if one is in play.
    /// @param exchanged with everybody one seat further.
    void playSameCards(bool exchanged);
    /// Begins a match by the code of another match. @pre it has a code.
    void playCardsOf(MatchSetup setup, bool exchanged);
    /// Whether this match is over and can be compared with others of its code.
    bool comparable() const;
    /// Compares it with them. Does nothing unless comparable().
    void compare();
    /// Shows this match again, and what is thought of it. Does nothing unless it is over.
    void review();
    /// At the end of the match that was analysed, names the one thing to learn from it.
    void showLesson(const Record& record, const Analysis& analysis);
    /// Opens the score sheet of the round that was scored last, if there is one.
    void showScore();

    /// While suspended no score sheet and no result is opened; those that are due follow when it
    /// ends.
    void setSuspended(bool suspended);
    /// Asks whether to leave the match in play. @param proceed leaves it.
    void askToLeave(const std::function<void()>& proceed);
    /// Another match has started.
    void reset();
    /// Emits idle() if there is no match.
    void checkIdle();

signals:
    /// A match of this computer takes the table, also from one with friends.
    void localMatchBegins();
    /// A match with friends is to be set up, or an invitation to one was opened.
    void friendsAsked();
    void invitationOpened(const settebello::net::Invitation& invitation);
    /// A dialog was closed and there is no match to continue, or to look at.
    void idle();
    /// A match that was opened is to be shown.
    void replayRequested(const settebello::Record& match);
    /// A round that is over is to be shown, so that opponents can be asked why they played so.
    void roundRequested(const settebello::Record& match, int round);
    /// A match that is over is to be reviewed.
    void reviewRequested(const settebello::Record& match);
    /// A match that is over is to be compared with others of its code.
    /// @param result of somebody else, if there is one.
    void comparisonRequested(const settebello::Record& match,
                             const std::optional<settebello::CodeResult>& result);

private:
    void resume(const Record& saved);
    void offerOpened(const QString& file, const Record& saved);
    void refuseKeptByAnother(const QString& file);
    bool refusesCards(const Record& cards);
    void openResult(const CodeResult& result);
    void showMessage(const QString& text, const QString& details = {});
    void scoreClosed();
    void dropScore();
    void showResult();
    void dropResult();
    Record recorded() const;
    void askWhy();
    void otherSideDeals();
    quint64 nextSeed();
    MatchSetup fresh(MatchSetup setup);
    void startOrAsk(const MatchSetup& setup);
    DealCodeDialog* openDealCode();

    Services& m_services;
    TableView& m_table;
    std::optional<quint64> m_seed;
    QWidget* m_window;
    std::optional<RoundSummary> m_score; ///< of the round last scored in this match
    LeaveQuestion* m_leave;
    QPointer<MatchEndPanel> m_end;     ///< while the end of this match is shown
    QPointer<ScoreSheet> m_sheet;      ///< while it is shown
    std::function<QString()> m_lesson; ///< of this match, once it is analysed; else null
    QString m_record;                  ///< the file of this match, once it is over and kept
    bool m_suspended = false;
    bool m_scoreDue = false;  ///< a round was scored while suspended
    bool m_resultDue = false; ///< the match is over and its result was not shown yet
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/code_results.h"
#include "storage/record.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

class QWidget;

namespace settebello {

struct Analysis;
class MatchReview;
class ProgressView;
class ReviewWindow;
struct Services;

/// Opens the dialogs and windows beside the match, each once: a second request brings the open one
/// to the front. They belong to the window.
class DialogHost : public QObject {
    Q_OBJECT

public:
    DialogHost(Services& services, QWidget* window);

    void showMatches();
    /// Shows a match again, without judging it, in place of one that is shown.
    /// @pre the match has a round
    void showReplay(const Record& match);
    /// Reviews a match that is over.
    void showReview(const Record& match);
    /// Shows a match again, and asks opponents about a round.
    void askAboutRound(const Record& match, int round);
    /// @param result of somebody else, if there is one.
    void showComparison(const Record& match, const std::optional<CodeResult>& result);
    void showPreferences();
    /// The preferences, at the choice of a relay.
    void showRelay();
    void showStatistics();
    void showPractice();
    void showScorekeeper();
    /// Opens the rule book, at the rule that the last play broke if setBrokenRule() named one.
    void showRules();
    /// The rule book, where it explains a term. @param anchor of bookAnchor()
    void showTerm(const QString& anchor);
    /// Opens the rule book of other rules than those of the match.
    void showRulesOf(const NamedRules& rules, const QString& anchor);
    /// Opens the figures of the rules of the match, or of the last one.
    void showRuleEffect();
    void showShortcuts();
    void showFairCards();
    void showAbout();

    /// Whether a window is open that searches, or may.
    bool isSearching() const;

    /// Brings the rule book and the figures, if they are open, to the rules of the match, or of the
    /// last one.
    void updateRules();
    /// @param anchor a place in the rule book; empty for none.
    void setBrokenRule(const QString& anchor) { m_brokenRule = anchor; }

signals:
    /// A match in the list is to be gone on with. @param file its record.
    void resumeAsked(const QString& file);
    /// The cards of a match are to be played again. @param exchanged with seats exchanged.
    void sameCardsAsked(const settebello::MatchSetup& setup, bool exchanged);
    /// The review or the comparison was closed, and no list of matches is open to
    /// choose another from.
    void reviewClosed();

private:
    void showMove(const Record& match, int round, int move, const Analysis& analysis);
    ReviewWindow& reviewWindow();
    MatchReview& reviewOf(const Record& match);
    void emitClosed();
    void connectProgress(ProgressView& progress);
    NamedRules rulesInPlay() const;

    Services& m_services;
    QWidget* m_window;
    QString m_brokenRule;
};

} // namespace settebello

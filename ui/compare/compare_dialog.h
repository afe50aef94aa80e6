// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/code_results.h"
#include "compare/compare_text.h"
#include "compare/comparer.h"
#include "widgets/tiled_dialog.h"

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace settebello {

class AnnouncedMessage;
class Announcer;
class FiguresTable;
class StatisticsStore;
class WindowState;

/// What became of the cards of a match: the player's result beside that of master in the same seat,
/// earlier tries, those of friends from their files, and where all cards are dealt at once what was
/// possible with open cards.
class CompareDialog : public TiledDialog {
    Q_OBJECT

public:
    /// @param match is over and has a code. @param folder of the records.
    /// @pre hasCodeResult()
    CompareDialog(const Record& match, const Statistics& statistics, const QString& folder,
                  WindowState& windowState, QWidget* parent = nullptr);

    const DealCode& code() const { return m_own.code.code; }
    /// Shows somebody's result of the same code; says so if it is of another. Shown once.
    void addResult(const CodeResult& result);
    /// Reads a results file, or says what is wrong with it.
    void openResult(const QString& file);
    /// Writes the player's result for others.
    void exportTo(const QString& file);

signals:
    /// A friend's result was opened.
    void resultOpened(const settebello::CodeResult& result);
    /// Somebody wants to play these cards again. @param exchanged with the seats exchanged.
    void againAsked(const settebello::MatchSetup& setup, bool exchanged);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void layOut();
    QWidget* makePage();
    void connectComparer();
    void connectButtons();
    void askToOpen();
    void askToExport();
    void masterPlayed(const Match& match);
    void stopOrBegin();
    void showTable();
    void showState();
    QString team() const;
    QString masterName() const;
    QString exportTitle() const;
    void explain();
    void retranslate() final;

    Record m_match;
    CodeResult m_own;
    QList<ComparedTry> m_earlier;
    std::optional<CodeResult> m_master;
    std::vector<CodeResult> m_friends;
    std::vector<std::optional<BestPlay>> m_best;
    int m_masterRounds = 0;
    Comparer m_comparer;
    QLabel* m_codeLabel;
    QLineEdit* m_code;
    QPushButton* m_copy;
    QLabel* m_about;
    FiguresTable* m_table;
    QLabel* m_note;
    QScrollArea* m_scroll;
    QProgressBar* m_progress;
    QPushButton* m_stop;
    Announcer* m_announcer;
    AnnouncedMessage* m_message;
    QPushButton* m_open;
    QPushButton* m_export;
    QPushButton* m_again;
    QPushButton* m_exchanged;
    QPushButton* m_close;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/match_archive.h"
#include "history/match_file_actions.h"
#include "history/matches_model.h"
#include "widgets/tiled_dialog.h"

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTreeView;

namespace settebello {

class MessageLabel;
class WindowState;

/// The finished matches that are kept: sorted, filtered, replayed, exported, imported and deleted.
class MatchesDialog : public TiledDialog {
    Q_OBJECT

public:
    /// @param folder of the records. @param windowState must outlive the window.
    MatchesDialog(const QString& folder, WindowState& windowState, QWidget* parent = nullptr);
    ~MatchesDialog() override;

    /// Copies these records into the folder and says what came of it.
    void import(const QStringList& files);
    /// Copies the chosen record to that file and says what came of it.
    void exportTo(const QString& target);
    const MatchArchive& archive() const { return m_archive; }

signals:
    /// A match that is over is to be looked at again.
    void reviewAsked(const settebello::Record& match);
    /// A match that is not over is to be gone on with; the window is closed. @param file its
    /// record.
    void resumeAsked(const QString& file);
    /// A match that is over is to be compared with others of its code.
    void compareAsked(const settebello::Record& match);
    /// The cards of a match are to be played again. It has a code.
    void sameCardsAsked(const settebello::MatchSetup& setup);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeList();
    void makeHeader();
    void connectList();
    void fitPlayers();
    void makeButtons();
    void connectArchive();
    void connectFileActions();
    void restorePlace();
    QLayout* layOutTop();
    QLayout* layOutButtons();
    void retranslate() final;
    void spanFaults(int first, int last);
    void showState();
    void showChosen();
    QList<RecordSummary> chosen() const;
    std::optional<RecordSummary> chosenMatch() const;
    void choose(const QString& file);
    void review();
    void resume();
    void sameCards();
    void compare();
    void askToExport();
    void askToDelete();
    void selectRow(int row);
    void showNews(const QString& news);

    WindowState& m_windowState;
    MatchArchive m_archive;
    MatchFileActions m_fileActions;
    MatchesModel m_model;
    MatchesProxyModel m_order;
    QString m_problem; ///< of the folder
    QString m_news;    ///< the result of the last action
    int m_rowBeforeDeleting = -1;
    QLabel* m_filterLabel;
    QLineEdit* m_filter;
    QTreeView* m_list;
    QLabel* m_empty; ///< over the list: why there is nothing in it
    MessageLabel* m_details;
    QProgressBar* m_progress;
    QPushButton* m_resume;
    QPushButton* m_review;
    QPushButton* m_same;
    QPushButton* m_compare;
    QPushButton* m_export;
    QPushButton* m_import;
    QPushButton* m_delete;
    QPushButton* m_close;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorekeeper/pad_store.h"
#include "tasks/task.h"

#include <QList>
#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QTreeWidget;

namespace settebello {

class FiguresTable;

/// The matches at real tables, and what everybody has made in them. They have nothing to do with
/// the matches played here.
class HistoryPage : public QWidget {
    Q_OBJECT

public:
    /// @param store must outlive the page.
    explicit HistoryPage(PadStore& store, QWidget* parent = nullptr);

    /// Reads the matches again, in the background. Until then the page shows those that it has.
    void refresh();
    /// Shows these matches, which have been read.
    void setPads(const QList<PadFile>& pads);
    bool isReading() const { return m_reading.isRunning(); }
    /// Once the matches have been read.
    void takeFocus();

signals:
    void newAsked();
    void opened(const settebello::PadFile& pad);
    /// What went wrong, for the player.
    void problem(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeButtons();
    void fillList();
    void fillTotals();
    void showChosen();
    const PadFile* chosen() const;
    void open();
    void askToDelete();
    void remove(const QString& file);
    void retranslate();

    PadStore& m_store;
    std::optional<QList<PadFile>> m_pads; ///< nothing before they have been read
    bool m_wantsFocus = false;            ///< as soon as they have
    Task m_reading;
    QLabel* m_heading;
    QLabel* m_empty; ///< instead of the list, while there is no match
    QTreeWidget* m_list;
    QLabel* m_fault; ///< why the chosen match cannot be read
    QLabel* m_totalsHeading;
    FiguresTable* m_totals;
    QScrollArea* m_totalsScroll;
    QPushButton* m_new = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_delete = nullptr;
};

} // namespace settebello

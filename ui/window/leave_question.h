// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "covers/cover_question.h"

#include <QObject>
#include <QPointer>

#include <functional>

class QDialog;

namespace settebello {

struct Services;
class TableView;

/// Asks whether to leave the match in play for another, where the player is looking: on the table,
/// or in the dialog that lies over it.
class LeaveQuestion : public QObject {
    Q_OBJECT

public:
    /// @param window the main window, which its dialogs belong to; its parent.
    LeaveQuestion(Services& services, TableView& table, QWidget* window);

    /// Asks; does nothing while it is asked. @param proceed leaves the match.
    void ask(const std::function<void()>& proceed);
    /// Takes the question back.
    void drop();

signals:
    /// The table is free again.
    void closed();

private:
    CoverQuestion::Texts texts() const;
    void askOnTable(const std::function<void()>& proceed);
    void askOver(QWidget* dialog, const std::function<void()>& proceed);

    Services& m_services;
    TableView& m_table;
    QWidget* m_window;
    QPointer<CoverQuestion> m_cover; ///< while it is asked on the table
    QPointer<QDialog> m_box;         ///< while it is asked over a dialog
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <functional>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace settebello {

class Announcer;
class MessageLabel;
class RulesDraft;

/// Stands above the rules: what they are called, whether they are saved, what was done with them
/// last, and buttons to save, to compare and to measure them.
class RulesHeader : public QWidget {
    Q_OBJECT

public:
    explicit RulesHeader(QWidget* parent = nullptr);

    /// @param playable whether the rules have no faults, so that they can be saved.
    void showRules(const RulesDraft& draft, bool playable);

    /// Shows and announces what was done, until the next notice. @param undo the text of a button
    /// that calls `undone`; without it there is no button.
    void showNotice(const QString& done, const QString& undo = {},
                    const std::function<void()>& undone = {});
    /// What is shown at present.
    QString notice() const;

signals:
    void saveAsked();
    void comparisonAsked();
    void effectAsked();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void arrange();
    void retranslate();

    QBoxLayout* m_row; ///< the name and the buttons
    QLabel* m_name;
    QLabel* m_state;
    QPushButton* m_save;
    QPushButton* m_compare;
    QPushButton* m_effect;
    QWidget* m_noticeRow;
    MessageLabel* m_done;
    QPushButton* m_undo;
    Announcer* m_announcer;
    std::function<void()> m_undone;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>

class QBoxLayout;
class QFrame;
class QLabel;
class QPushButton;

namespace settebello {

class Announcer;
class MessageLabel;
class RulesDraft;

/// Stands above the rules: what they are called, whether they are saved, what was done with them
/// last; and a button that leads to all of them, or else buttons to save, to compare and to measure
/// them.
class RulesHeader : public QWidget {
    Q_OBJECT

public:
    /// @param houseRules stands with the last of the buttons.
    explicit RulesHeader(QPushButton* houseRules, QWidget* parent = nullptr);

    /// Whether all the rules are shown now.
    void setAllRules(bool all);

    /// @param playable whether the rules have no faults, so that they can be saved.
    void showRules(const RulesDraft& draft, bool playable);

    /// Shows and announces what was done, until the next notice. @param undo the text of a button
    /// that calls `undone`; without it there is no button.
    void showNotice(const QString& done, const QString& undo = {},
                    const std::function<void()>& undone = {});
    /// What is shown at present.
    QString notice() const;

signals:
    /// The player wants to see all the rules.
    void changeAsked();
    void saveAsked();
    void comparisonAsked();
    void effectAsked();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QList<QPushButton*> buttons() const;
    void layOut();
    void arrange();
    void retranslate();

    QBoxLayout* m_row; ///< the name and the buttons
    QLabel* m_name;
    QLabel* m_state;
    QPushButton* m_change;
    QPushButton* m_save;
    QPushButton* m_compare;
    QPushButton* m_effect;
    QPushButton* m_houseRules;
    QFrame* m_noticeRow;
    MessageLabel* m_done;
    QPushButton* m_undo;
    Announcer* m_announcer;
    std::function<void()> m_undone;
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/panels/table_prompt.h"
#include "widgets/input_lock.h"

#include <QTimer>

class QKeyEvent;

namespace settebello {

/// A question to one person on the table, which nothing answers that was meant for what came before
/// it (table.md, Several people at one screen).
///
/// Where others look at the screen it is answered by a deliberate act: by the key that each answer
/// names, or by its button. No key that plays a card answers it, nor one that is held down, and
/// nothing does within a second after it has appeared, after the focus has come back from a menu or
/// another window, or after such a key or one of its own was pressed too early.
///
/// A person alone answers with Enter: the first button gets the focus, but for a moment nothing can
/// be answered.
class GuardedPrompt : public TablePrompt {
    Q_OBJECT

public:
    struct Choice {
        QString text; ///< with an & before its key, which is used where the person is alone
        Qt::Key key;  ///< the key where others look on, one that plays no card
        std::function<void()> chosen;
    };

    enum class Company { Alone, Shared };

    /// @param table what it lies on; its parent, which has the focus while nothing can be answered.
    explicit GuardedPrompt(QWidget* table);

    /// Asks, instead of any previous question. @param takeFocus whether the first button gets the
    /// focus where the person is alone.
    void askGuarded(const QString& question, const std::vector<Choice>& choices, Company company,
                    bool takeFocus);
    void dismiss() override;
    /// Lets the time in which it cannot be answered begin anew. @pre asking()
    void lock();
    /// Whether it cannot be answered yet.
    bool locked() const { return m_lock.isActive(); }
    /// Whether it is asked where others look on.
    bool isShared() const { return asking() && m_company == Company::Shared; }
    /// A key that reaches the table. @return true if it meant something.
    bool key(const QKeyEvent& event);
    /// How it is answered where others look on, in words.
    QString instruction() const;

    /// What is written on a key.
    static QString keyText(Qt::Key key);
    /// Whether a key plays cards, so that it may come from somebody who does not look.
    static bool playsCards(const QKeyEvent& event);

signals:
    /// A key was pressed that plays cards and does not answer this.
    void keyRefused();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void unlock();
    void lockIfComeBack(const QEvent& event);

    std::vector<Choice> m_choices;
    Company m_company = Company::Alone;
    bool m_takesFocus = false; ///< once it can be answered
    InputLock m_lock;
    QTimer m_settling; ///< runs while the key that pressed a button may still be down
};

} // namespace settebello

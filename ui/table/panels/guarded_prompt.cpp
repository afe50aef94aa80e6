// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/guarded_prompt.h"

#include "widgets/key_position.h"
#include "widgets/plain_text.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>

#include <algorithm>

namespace settebello {

namespace {

/// Where the person is alone: longer than a second press of the same key takes, in milliseconds.
constexpr int kLockedAlone = 300;
/// How long after a button was pressed no key plays a card: it may be held down.
constexpr int kSettling = 500;

} // namespace

GuardedPrompt::GuardedPrompt(QWidget* table)
    : TablePrompt(table)
    , m_lock(this) {
    connect(&m_lock, &InputLock::ended, this, &GuardedPrompt::unlock);
    connect(&m_lock, &InputLock::tooLate, this, &GuardedPrompt::lock);
    m_settling.setSingleShot(true);
    m_settling.setInterval(kSettling);
    table->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this,
            [this, table](const QWidget* before, const QWidget* now) {
                const auto isOnTable = [table](const QWidget* widget) {
                    return widget == table || table->isAncestorOf(widget);
                };
                if (asking() && before && !isOnTable(before) && now && isOnTable(now)) {
                    lock(); // from the menu bar, also to the list of moves
                }
            });
}

QString GuardedPrompt::keyText(Qt::Key key) {
    return QKeySequence(key).toString(QKeySequence::NativeText);
}

bool GuardedPrompt::playsCards(const QKeyEvent& event) {
    const int key = keyByPosition(event);
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space ||
           (key >= Qt::Key_0 && key <= Qt::Key_9);
}

void GuardedPrompt::askGuarded(const QString& question, const std::vector<Choice>& choices,
                               Company company, bool takeFocus) {
    m_choices = choices;
    m_company = company;
    m_takesFocus = takeFocus && company == Company::Alone;
    std::vector<Answer> answers;
    answers.reserve(choices.size());
    for (const Choice& choice : choices) {
        const QString shown = company == Company::Alone
                                  ? choice.text
                                  : tr("%1 (%2)", "an answer, its key")
                                        .arg(withoutMnemonic(choice.text), keyText(choice.key));
        answers.push_back({shown, choice.chosen});
    }
    ask(question, answers, false);
    m_lock.setInterval(company == Company::Shared ? kLockedShared : kLockedAlone);
    lock();
}

void GuardedPrompt::dismiss() {
    m_lock.cancel();
    TablePrompt::dismiss();
}

/// No button keeps the focus: Enter would press it. The list of moves does.
void GuardedPrompt::lock() {
    const QWidget* focused = parentWidget()->window()->focusWidget();
    const bool isButton = qobject_cast<const QAbstractButton*>(focused) != nullptr;
    if (m_takesFocus || isAncestorOf(focused) || (isButton && m_company == Company::Shared)) {
        parentWidget()->setFocus(Qt::OtherFocusReason);
    }
    setAnswerable(false);
    m_lock.begin();
}

void GuardedPrompt::unlock() {
    setAnswerable(true);
    if (m_takesFocus && parentWidget()->window()->focusWidget() == parentWidget()) {
        focusFirst();
    }
}

/// A key for a menu or another window may be pressed once more when that has closed.
void GuardedPrompt::lockIfComeBack(const QEvent& event) {
    if (asking() && bringsFocusBack(event)) {
        lock();
    }
}

bool GuardedPrompt::eventFilter(QObject* watched, QEvent* event) {
    lockIfComeBack(*event);
    if (watched == parentWidget()) {
        return false;
    }
    if (event->type() == QEvent::KeyPress && isShared() &&
        playsCards(*static_cast<QKeyEvent*>(event))) {
        m_settling.start(); // the key presses a button
    }
    return TablePrompt::eventFilter(watched, event);
}

bool GuardedPrompt::key(const QKeyEvent& event) {
    if (!asking() && m_settling.isActive() && playsCards(event)) {
        m_settling.start(); // not every system says of a key that it is repeated
        return true;
    }
    if (!isShared()) {
        return locked() && playsCards(event);
    }
    const bool answers = !locked() && !event.isAutoRepeat() && event.modifiers() == Qt::NoModifier;
    if (playsCards(event)) {
        if (answers) {
            emit keyRefused();
        }
        lock();
        return true;
    }
    const auto choice =
        std::find_if(m_choices.begin(), m_choices.end(),
                     [&event](const Choice& one) { return one.key == keyByPosition(event); });
    if (choice == m_choices.end()) {
        return false;
    }
    if (answers) {
        m_settling.stop();
        const std::function<void()> chosen = choice->chosen; // it may ask the next question
        chosen();
    } else {
        lock(); // held, or hammered: it may have been meant for the question before
    }
    return true;
}

QString GuardedPrompt::instruction() const {
    QStringList sentences;
    for (const Choice& choice : m_choices) {
        sentences += tr("Press %1 for “%2”.", "a key, what it answers")
                         .arg(keyText(choice.key), withoutMnemonic(choice.text));
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace settebello

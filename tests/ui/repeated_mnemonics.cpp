// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/repeated_mnemonics.h"

#include <QAbstractButton>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>

namespace settebello {

namespace {

/// The texts of one place by their letters.
class Letters {
public:
    void add(const QString& text) {
        const QKeySequence keys = QKeySequence::mnemonic(text);
        if (!keys.isEmpty()) {
            m_texts[keys.toString()].append(text);
        }
    }
    void add(const QList<QAction*>& actions) {
        for (const QAction* action : actions) {
            if (action->isVisible()) {
                add(action->text());
            }
        }
    }
    QStringList repeated() const {
        QStringList lines;
        for (auto it = m_texts.begin(); it != m_texts.end(); ++it) {
            if (it.value().size() > 1) {
                lines += it.key() + ": " + it.value().join(" | ");
            }
        }
        return lines;
    }

private:
    QMap<QString, QStringList> m_texts;
};

} // namespace

QStringList repeatedMnemonics(QWidget& window) {
    Letters letters;
    QStringList lines;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (const auto* menu = qobject_cast<const QMenu*>(widget)) {
            Letters within;
            within.add(menu->actions());
            lines += within.repeated();
        } else if (!widget->isVisible() || widget->window() != &window) {
            continue;
        } else if (const auto* bar = qobject_cast<const QMenuBar*>(widget)) {
            letters.add(bar->actions());
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            letters.add(button->text());
        } else if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            letters.add(label->buddy() != nullptr ? label->text() : QString());
        } else if (const auto* box = qobject_cast<const QGroupBox*>(widget)) {
            letters.add(box->title());
        } else if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                letters.add(tabs->tabText(i));
            }
        }
    }
    return lines + letters.repeated();
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tab_bar.h"

#include <QTabBar>
#include <QToolButton>

namespace settebello {

void disableScrollButtons(QTabBar& tabs) {
    tabs.setUsesScrollButtons(false);
    for (QToolButton* unused : tabs.findChildren<QToolButton*>()) {
        unused->setAccessibleName({});
    }
}

QTabBar* makeTabBar(const char* name, int tabs, QWidget* parent) {
    auto* bar = new QTabBar(parent);
    bar->setObjectName(QLatin1String(name));
    bar->setDrawBase(false);
    bar->setExpanding(false);
    disableScrollButtons(*bar);
    for (int i = 0; i < tabs; ++i) {
        bar->addTab(QString());
    }
    return bar;
}

} // namespace settebello

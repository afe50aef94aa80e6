// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTabBar;
class QWidget;

namespace settebello {

/// For tabs that all have room. The two buttons that a tab bar has nevertheless get no names, which
/// would stay in the language of the beginning.
void disableScrollButtons(QTabBar& tabs);

/// Such tabs, without a line under them and without texts yet, for pages that a window shows
/// itself. @param name of the object
QTabBar* makeTabBar(const char* name, int tabs, QWidget* parent);

} // namespace settebello

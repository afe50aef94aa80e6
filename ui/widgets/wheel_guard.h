// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace settebello {

/// Lets the wheel scroll the page that `field` is on: it changes the field only while that has the
/// focus, which it does not get by the wheel.
void guardFromWheel(QWidget* field);

} // namespace settebello

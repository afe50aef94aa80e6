// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include <functional>

class QSpacerItem;

namespace settebello {

/// Shows or hides a widget. One under the pointer or with the focus leaves its place empty until
/// the next change, so that a second click meets nothing else and nothing jumps.
void showInPlace(QWidget& widget, bool shown);

/// A page that scrolls, and that may change without moving what is under the pointer, or else what
/// has the focus.
class SteadyScroll : public QScrollArea {
    Q_OBJECT

public:
    /// @param page must have a layout of rows.
    explicit SteadyScroll(QWidget* page, QWidget* parent = nullptr);

    /// Makes a change and scrolls to where that widget is now. Where the page has become too short
    /// for it, there is empty room at the end until the next change.
    void change(const std::function<void()>& make);

private:
    QWidget* anchor() const;
    void scrollTo(int value);

    QSpacerItem* m_room;
};

} // namespace settebello

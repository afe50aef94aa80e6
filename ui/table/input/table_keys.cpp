// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/input/table_keys.h"

#include "table/input/table_input.h"
#include "widgets/key_position.h"

#include <QKeyEvent>

#include <limits>

namespace settebello {

namespace {

/// The direction of an arrow key; 0, 0 for any other.
struct Arrow {
    int dx = 0;
    int dy = 0;
};

Arrow arrowOf(int key) {
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

bool pressArrow(TableInput& input, const Arrow& arrow) {
    if (input.chooser().choosing()) {
        return input.tab(arrow.dx + arrow.dy);
    }
    input.moveFocus(arrow.dx, arrow.dy);
    return true;
}

bool isCommand(const QKeyEvent& event) {
    return (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) != 0;
}

} // namespace

bool isCardKey(const QKeyEvent& event) {
    switch (const int key = keyByPosition(event)) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return !isCommand(event);
    default:
        return key >= Qt::Key_0 && key <= Qt::Key_9 && !isCommand(event);
    }
}

bool pressTableKey(TableInput& input, const QKeyEvent& event) {
    const int key = keyByPosition(event);
    if (isModifierKey(key) || isCommand(event)) {
        return false;
    }
    input.finishMotion();
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return pressArrow(input, arrowOf(key));
    case Qt::Key_Home:
        input.focusHandCard(0);
        return true;
    case Qt::Key_End:
        input.focusHandCard(std::numeric_limits<int>::max());
        return true;
    case Qt::Key_Escape:
        return input.stepBack();
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        input.confirm();
        return true;
    default:
        if (key < Qt::Key_0 || key > Qt::Key_9) {
            return false;
        }
        input.selectNumber(key == Qt::Key_0 ? 9 : key - Qt::Key_1);
        return true;
    }
}

} // namespace settebello

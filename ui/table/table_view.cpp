// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_view.h"

#include "game/game_controller.h"

namespace settebello {

class TableView::Private {};

TableView::TableView(GameController& controller, CardPictures& pictures, QWidget* parent)
    : QWidget(parent)
    , d(std::make_unique<Private>()) {
    Q_UNUSED(pictures)
    connect(&controller, &GameController::roundScored, this, &TableView::roundShown);
    connect(&controller, &GameController::matchWon, this,
            [this](const MatchWon& won) { emit matchShown(won.result); });
}

TableView::~TableView() = default;

void TableView::setDisplay(const Settings::Display&) {}

void TableView::setAssist(const Settings::Assist&) {}

void TableView::finishMotion() {}

bool TableView::moving() const {
    return false;
}

QSize TableView::sizeHint() const {
    return {1280, 760};
}

QSize TableView::minimumSizeHint() const {
    return {640, 480};
}

} // namespace settebello

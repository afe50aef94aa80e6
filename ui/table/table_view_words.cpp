// SPDX-License-Identifier: GPL-3.0-or-later
// What TableView says as the match goes on, on the table and to screen readers.
#include "table/table_view_p.h"
#include "text/display_names.h"
#include "text/table_text.h"

#include <utility>

namespace settebello {

void TableView::onBegun(const Event& event) {
    d->moves->append(event);
    const QString line = lineFor(event);
    if (!line.isEmpty()) {
        showLine(event);
        say(line);
    } else if (std::holds_alternative<RoundStarted>(event)) {
        showLine({});
    } else if (std::holds_alternative<RoundScored>(event)) {
        d->replay->hide(); // the score is laid out there
    }
    d->picture.fitCards(devicePixelRatioF());
    update();
}

QString TableView::lineFor(const std::optional<Event>& event) const {
    if (const auto* laid = event ? std::get_if<CardLaid>(&*event) : nullptr) {
        return TableText::laid(d->nameOf(laid->seat), laid->card);
    }
    if (const auto* taken = event ? std::get_if<CardsCaptured>(&*event) : nullptr) {
        return TableText::captured(d->nameOf(taken->seat), taken->card, taken->captured);
    }
    return {};
}

void TableView::showLine(const std::optional<Event>& event) {
    d->told = event;
    // Of a match that is watched, whoever shows it tells the moves.
    d->picture.setLine(d->controller.watching() ? QString() : lineFor(event));
}

void TableView::refuse(PlayFault fault, const Play& play) {
    emit refused(fault);
    d->hints.dismiss();
    say(d->refusal.explain(fault, d->controller.match().rules(), play,
                           d->director.board().table()));
}

/// A speed that was changed is said, as keys change it too.
void TableView::announceSpeed(double speed) {
    const double before = std::exchange(d->speed, speed);
    if (before >= 0 && before != speed) {
        say(TableText::speed(speedName(speed)));
        d->picture.setLine(TableText::speed(speedName(speed)));
        d->lineBack.start();
    }
}

void TableView::showPaused(bool paused) {
    d->director.setPaused(paused);
    if (paused) {
        d->refusal.dismiss();
        d->pause->open();
        d->announcer->announce(d->pause->words());
    } else {
        d->pause->close();
        d->announcer->announce(TableText::resumed());
    }
}

void TableView::showMoves(bool shown) {
    d->moves->setOpen(shown && !d->controller.paused());
}

bool TableView::movesShown() const {
    return d->moves->isOpen();
}

void TableView::say(const QString& text) {
    d->announcer->announce(text);
    emit message(text);
    update();
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_view.h"

#include "cards/card_pictures.h"
#include "game/game_controller.h"
#include "table/table_accessible.h"
#include "table/table_picture.h"
#include "table/table_questions.h"
#include "table/table_words.h"
#include "text/match_words.h"
#include "text/words.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace settebello {

class TableView::Private {
public:
    Private(GameController& matchController, CardPictures& cardPictures, TableView* view)
        : controller(matchController)
        , picture(cardPictures, director)
        , input(director, [this] { return picture.badges(input.chooser()); })
        , questions(matchController, director, view)
        , announcer(new TableAnnouncer(view)) {}

    QStringList sideNames() const {
        QStringList all;
        for (int side = 0; side < controller.plan().rules.sides(); ++side) {
            all.append(sideName(controller.plan(), side));
        }
        return all;
    }
    std::vector<SeatWords> seats() const {
        std::vector<SeatWords> all;
        for (const SeatSetup& seat : controller.plan().seats) {
            const bool person = seat.level == GameController::kPerson;
            all.push_back({seat.name, person ? QString() : levelName(seat.level)});
        }
        return all;
    }
    QString nameOf(int seat) const {
        return controller.plan().seats[static_cast<std::size_t>(seat)].name;
    }

    GameController& controller;
    Director director;
    TablePicture picture;
    TableInput input;
    TableQuestions questions;
    TableAnnouncer* announcer; ///< the view's child
};

TableView::TableView(GameController& controller, CardPictures& pictures, QWidget* parent)
    : QWidget(parent)
    , d(std::make_unique<Private>(controller, pictures, this)) {
    // Qt keeps a factory once, however often it is installed.
    QAccessible::installFactory(&TableAccessible::make);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    connectController();
    connect(&d->director, &Director::changed, this, [this] { repaintMoved(); });
    connect(&d->director, &Director::begun, this, &TableView::onBegun);
    connect(&d->director, &Director::shown, this, &TableView::onShown);
    connect(&d->director, &Director::rested, this, [this] { update(); });
    connect(&d->input, &TableInput::changed, this, qOverload<>(&TableView::update));
    connect(&d->input, &TableInput::played, this,
            [this](const Play& play) { decide(Decision(play)); });
    connect(&d->input, &TableInput::refused, this, &TableView::refuse);
    connect(&d->input, &TableInput::cutDecided, this, [this](bool keep) {
        decide(Decision(keep ? Decision::Kind::KeepCut : Decision::Kind::PlaceCut));
    });
    connect(&d->input, &TableInput::focused, this, &TableView::onFocused);
    connect(&d->questions, &TableQuestions::decided, this, &TableView::decide);
    connect(&pictures, &CardPictures::sharper, this, [this] {
        d->picture.forgetCards();
        update();
    });
    d->questions.setTheme(tableTheme({}));
    if (controller.hasMatch()) {
        beginMatch();
    }
}

TableView::~TableView() = default;

void TableView::connectController() {
    GameController& from = d->controller;
    connect(&from, &GameController::matchStarted, this, &TableView::beginMatch);
    const auto tell = [this](const auto& event) { d->director.enqueue(event); };
    connect(&from, &GameController::roundStarted, this, tell);
    connect(&from, &GameController::cutShown, this, tell);
    connect(&from, &GameController::cutDecided, this, tell);
    connect(&from, &GameController::packetDealt, this, tell);
    connect(&from, &GameController::redealt, this, tell);
    connect(&from, &GameController::declarationsShown, this, tell);
    connect(&from, &GameController::cardLaid, this, tell);
    connect(&from, &GameController::cardsCaptured, this, tell);
    connect(&from, &GameController::sweepMade, this, tell);
    connect(&from, &GameController::leftoversTaken, this, tell);
    connect(&from, &GameController::wholeSuitTaken, this, tell);
    connect(&from, &GameController::roundScored, this, tell);
    connect(&from, &GameController::claimMade, this, tell);
    connect(&from, &GameController::matchWon, this, tell);
    connect(&from, &GameController::asked, this, &TableView::onAsked);
}

void TableView::beginMatch() {
    const MatchPlan& plan = d->controller.plan();
    d->input.end();
    d->picture.setSeats(d->seats());
    d->picture.setLine({}, false);
    d->director.reset(plan.rules, d->controller.personSeat(), d->sideNames());
    fitRoom();
}

void TableView::onAsked(int seat, bool person) {
    d->picture.setTurn(seat);
    const Match& match = d->controller.match();
    if (person && match.round().phase() == Phase::Playing) {
        const PlayerView view = match.view(seat);
        d->input.begin(view.rules, view.hand, view.table);
    } else if (person && match.round().phase() == Phase::CutChoice) {
        d->input.beginCut(match.round().cutCard());
    } else {
        d->input.end();
        d->input.setHandLifted(person && match.round().phase() == Phase::Declaring);
    }
    d->questions.update();
    update();
}

void TableView::onBegun(const Event& event) {
    QString line;
    if (const auto* laid = std::get_if<CardLaid>(&event)) {
        line = TableWords::laid(d->nameOf(laid->seat), laid->card);
    } else if (const auto* taken = std::get_if<CardsCaptured>(&event)) {
        line = TableWords::captured(d->nameOf(taken->seat), taken->card, taken->captured);
    } else if (std::holds_alternative<RoundStarted>(event)) {
        d->picture.setLine({}, false);
    }
    if (!line.isEmpty()) {
        say(line, false);
    }
    if (!d->director.effect().words.isEmpty()) {
        d->announcer->announce(d->director.effect().words);
    }
    d->picture.fitCards(devicePixelRatioF());
    update();
}

void TableView::onShown(const Event& event) {
    update();
    // Whoever listens may open a window with an event loop of its own, so not from within a motion.
    if (const auto* scored = std::get_if<RoundScored>(&event)) {
        QMetaObject::invokeMethod(
            this, [this, what = *scored] { emit roundShown(what); }, Qt::QueuedConnection);
    } else if (const auto* won = std::get_if<MatchWon>(&event)) {
        QMetaObject::invokeMethod(
            this, [this, what = won->result] { emit matchShown(what); }, Qt::QueuedConnection);
    }
}

void TableView::decide(const Decision& decision) {
    d->input.end();
    d->picture.setTurn(-1);
    d->controller.decide(decision);
    d->questions.update();
    update();
}

void TableView::refuse(PlayFault fault, const Play& play) {
    const QString why =
        playFaultText(fault, d->controller.match().rules(), play, d->director.board().table());
    d->picture.setLine(why, true);
    emit message(why);
    update();
}

void TableView::setDisplay(const Settings::Display& display) {
    d->director.setSpeed(display.animationSpeed);
    d->director.setReducedMotion(display.reducedMotion);
    d->input.setConfirms(display.confirmPlay);
    const TableTheme& theme = tableTheme(QString::fromStdString(display.table));
    d->picture.setTheme(theme);
    d->questions.setTheme(theme);
    d->picture.setNumbers(display.cardNumbers);
    update();
}

void TableView::setAssist(const Settings::Assist& assist) {
    d->picture.setCounts(assist.showCounts);
    fitRoom();
    update();
}

void TableView::finishMotion() {
    d->director.finish();
}

bool TableView::moving() const {
    return d->director.moving();
}

const Director& TableView::director() const {
    return d->director;
}

const PlayChooser& TableView::chooser() const {
    return d->input.chooser();
}

std::vector<ReadPlace> TableView::read() const {
    if (!d->controller.hasMatch()) {
        return {};
    }
    QStringList seats;
    for (const SeatSetup& seat : d->controller.plan().seats) {
        seats.append(seat.name);
    }
    return readTable(
        {d->director.board(), d->director.layout(), d->input.chooser(), seats, d->sideNames()});
}

std::optional<Card> TableView::focusedCard() const {
    return d->input.focus();
}

void TableView::focusCard(Card card) {
    setFocus(Qt::OtherFocusReason);
    d->input.setFocus(card);
}

void TableView::activateCard(Card card) {
    d->input.activate(card);
}

void TableView::onFocused() {
    if (!QAccessible::isActive()) {
        return;
    }
    if (d->input.chooser().choosing()) {
        d->announcer->announce(readChoice(d->input.chooser()));
        return;
    }
    const std::vector<ReadPlace> places = read();
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i].isCard() && focusedCard() == places[i].card()) {
            QAccessibleEvent event(this, QAccessible::Focus);
            event.setChild(static_cast<int>(i));
            QAccessible::updateAccessibility(&event);
        }
    }
}

void TableView::say(const QString& text, bool warning) {
    d->picture.setLine(text, warning);
    d->announcer->announce(text);
    emit message(text);
    update();
}

QSize TableView::sizeHint() const {
    return {1280, 760};
}

QSize TableView::minimumSizeHint() const {
    return {640, 480};
}

void TableView::fitRoom() {
    d->picture.fit(size(), font(), devicePixelRatioF());
    d->questions.place();
}

void TableView::repaintMoved() {
    update(d->picture.moved(d->input));
}

void TableView::paintEvent(QPaintEvent* event) {
    if (d->picture.needsFit(size(), devicePixelRatioF())) { // another screen
        fitRoom();
    }
    QPainter painter(this);
    d->picture.paint(painter, event->region(), d->input, hasFocus());
}

void TableView::resizeEvent(QResizeEvent*) {
    fitRoom();
}

void TableView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && d->controller.hasMatch()) {
        d->picture.setSeats(d->seats());
        d->questions.retranslate();
        update();
    } else if (event->type() == QEvent::FontChange) {
        fitRoom();
    }
    QWidget::changeEvent(event);
}

bool TableView::event(QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        const bool back = key->key() == Qt::Key_Backtab;
        if ((key->key() == Qt::Key_Tab || back) && d->input.tab(back ? -1 : 1)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void TableView::keyPressEvent(QKeyEvent* event) {
    if (!d->input.key(*event)) {
        QWidget::keyPressEvent(event);
    }
}

void TableView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        d->input.press(event->position());
    } else {
        d->director.finish();
    }
}

void TableView::mouseMoveEvent(QMouseEvent* event) {
    d->input.move(event->position(), event->buttons().testFlag(Qt::LeftButton));
}

void TableView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        d->input.release(event->position());
    }
}

void TableView::leaveEvent(QEvent*) {
    d->input.leave();
}

void TableView::focusInEvent(QFocusEvent*) {
    update();
}

void TableView::focusOutEvent(QFocusEvent*) {
    update();
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_view.h"

#include "cards/card_pictures.h"
#include "table/panels/table_prompt.h"
#include "table/table_view_p.h"

#include <algorithm>

namespace settebello {

namespace {

/// How long a window keeps its size before the cloth is painted for it.
constexpr int kSettled = 120;
/// How long a word in passing is shown, in milliseconds.
constexpr int kMoment = 2500;

} // namespace

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
    connect(&d->director, &Director::told, this,
            [this](const QString& words) { d->announcer->announce(words); });
    connect(&d->director, &Director::rested, this, [this] {
        d->replay->setVisible(d->director.canReplay());
        update();
    });
    connect(&d->input, &TableInput::changed, this, qOverload<>(&TableView::update));
    connect(&d->input, &TableInput::played, this,
            [this](const Play& play) { decide(Decision(play)); });
    connect(&d->input, &TableInput::refused, this, &TableView::refuse);
    connect(&d->input, &TableInput::cutDecided, this, [this](bool keep) {
        decide(Decision(keep ? Decision::Kind::KeepCut : Decision::Kind::PlaceCut));
    });
    connect(&d->input, &TableInput::focused, this, &TableView::onFocused);
    connect(&d->questions, &TableQuestions::decided, this, &TableView::decide);
    connect(&d->handOver, &HandOver::taken, this, [this](int seat) {
        updateLayout(); // the places have turned to another seat
        setFocus(Qt::OtherFocusReason);
        onAsked(seat, true);
        emit handedOver();
    });
    connect(&d->hints, &TableHints::decided, this, &TableView::decide);
    connect(&d->refusal, &TableRefusal::ruleAsked, this, &TableView::ruleAsked);
    connect(&d->hints, &TableHints::advised, this,
            [this](const Decision& decision, const QString& words) {
                d->refusal.dismiss();
                d->input.setFocus(decision.play.card);
                d->announcer->announce(words);
            });
    connect(&pictures, &CardPictures::picturesRendered, this, [this] {
        d->picture.invalidateCards();
        update();
    });
    connect(&pictures, &CardPictures::deckChanged, this, [this] {
        d->picture.invalidateCards();
        updateLayout();
    });
    connect(d->pause, &PauseOverlay::resumeRequested, &controller,
            [this] { d->controller.setPaused(false); });
    connect(&controller, &GameController::pausedChanged, this, &TableView::showPaused);
    connect(d->replay, &QToolButton::clicked, this, &TableView::showLastMove);
    d->replay->setFocusPolicy(Qt::TabFocus);
    d->replay->hide();
    connect(d->moves, &MoveList::openChanged, this, &TableView::movesShownChanged);
    connect(d->moves, &MoveList::moveSelected, this, [this](const std::optional<MoveMark>& move) {
        d->picture.setMarked(move);
        update();
    });
    d->changes.setSingleShot(true);
    d->changes.setInterval(0); // once for all that changes at a time
    connect(&d->changes, &QTimer::timeout, this, &TableView::notifyScreenReaders);
    connect(&d->director, &Director::rested, &d->changes, qOverload<>(&QTimer::start));
    connect(&d->input, &TableInput::changed, &d->changes, qOverload<>(&QTimer::start));
    d->lineBack.setSingleShot(true);
    d->lineBack.setInterval(kMoment);
    connect(&d->lineBack, &QTimer::timeout, this, [this] {
        showLine(d->told);
        update();
    });
    d->cloth.setSingleShot(true);
    d->cloth.setInterval(kSettled);
    connect(&d->cloth, &QTimer::timeout, this, [this] {
        d->picture.updateCloth();
        d->picture.prepareCards();
        update();
    });
    connect(&d->picture.cloth(), &Cloth::ready, this, qOverload<>(&TableView::update));
    for (const TablePrompt* prompt : findChildren<TablePrompt*>()) {
        connect(prompt, &TablePrompt::requiredHeightChanged, this, &TableView::updateLayout);
    }
    d->questions.setTheme(tableTheme({}));
    retranslate();
    if (controller.hasMatch()) {
        beginMatch();
    }
}

TableView::~TableView() = default;

void TableView::connectController() {
    GameController& from = d->controller;
    connect(&from, &GameController::matchStarted, this, &TableView::beginMatch);
    connect(&from, &GameController::roundSet, this, &TableView::setRound);
    connect(&from, &GameController::happened, &d->director, &Director::enqueue);
    connect(&from, &GameController::asked, this, &TableView::onAsked);
}

void TableView::beginMatch() {
    const MatchPlan& plan = d->controller.plan();
    d->input.end();
    d->refusal.dismiss();
    d->hints.update();
    d->replay->hide();
    d->picture.setSeats(d->seats());
    d->announcer->clear(); // a play that was taken back is heard no more
    showLine({});
    d->moves->set({});
    const bool watching = d->controller.watching();
    d->director.reset(plan.rules, watching ? d->spectator : d->controller.personSeat(),
                      d->sideNames(), watching && d->open);
    d->handOver.begin();
    updateLayout();
}

void TableView::setSpectator(int seat, bool open) {
    d->spectator = seat;
    d->open = open;
    if (d->controller.hasMatch() && d->controller.watching()) {
        setRound(d->controller.match().roundEvents());
    }
}

void TableView::setRound(const Events& events) {
    const Poses before = d->director.poses();
    beginMatch();
    d->director.catchUp(events, d->controller.match().scores());
    d->moves->set(events);
    for (const Event& event : events) {
        if (!lineFor(event).isEmpty()) {
            showLine(event);
        }
    }
    d->picture.fitCards(devicePixelRatioF());
    if (d->controller.watching()) {
        d->director.glideFrom(before);
    }
}

void TableView::onAsked(int seat, bool person) {
    d->picture.setTurn(seat);
    d->input.end();
    if (person && !d->handOver.ask(seat)) {
        askPerson(seat);
    }
    d->questions.update();
    d->hints.update();
    update();
}

void TableView::askPerson(int seat) {
    const Match& match = d->controller.match();
    if (match.round().phase() == Phase::Playing) {
        const PlayerView view = match.view(seat);
        d->input.begin(view.rules, view.hand, view.table);
    } else if (match.round().phase() == Phase::CutChoice) {
        d->input.beginCut(match.round().cutCard());
    } else {
        d->input.setHandLifted(match.round().phase() == Phase::Declaring);
    }
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

void TableView::setGuide(TableGuide* guide) {
    d->guide = guide;
    d->input.setGuide(guide);
}

void TableView::decide(const Decision& decision) {
    const bool allowed =
        !d->guide || decision.kind != Decision::Kind::Play || d->guide->allows(decision.play);
    d->input.end();
    d->refusal.dismiss();
    d->picture.setTurn(-1);
    if ((!allowed || d->controller.decide(decision) != DecisionFault::None) &&
        d->controller.asksPerson()) {
        onAsked(d->controller.match().turn(), true); // still to be answered
        return;
    }
    d->questions.update();
    d->hints.update();
    update();
}

void TableView::setDisplay(const Settings::Display& display) {
    d->director.setSpeed(display.animationSpeed);
    announceSpeed(display.animationSpeed);
    d->director.setReducedMotion(display.reducedMotion);
    d->input.setConfirms(display.confirmPlay);
    const TableTheme& theme = tableTheme(QString::fromStdString(display.table));
    d->picture.setTheme(theme);
    d->moves->setTheme(theme);
    d->pause->setTheme(theme);
    d->questions.setTheme(theme);
    d->hints.setTheme(theme);
    d->handOver.setTheme(theme);
    d->refusal.setTheme(theme);
    d->replay->setStyleSheet(TablePrompt::toolStyle(theme));
    d->picture.setNumbers(display.cardNumbers);
    update();
}

void TableView::setAssist(const Settings::Assist& assist) {
    d->picture.setCounts(assist.showCounts);
    d->hints.setAllowed(assist.hints);
    updateLayout();
    update();
}

void TableView::finishMotion() {
    d->director.finish();
}

bool TableView::handingOver() const {
    return d->handOver.waiting();
}

void TableView::stepMotion(int milliseconds) {
    d->director.setStepped();
    d->director.advance(milliseconds);
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

QSize TableView::sizeHint() const {
    return {1280, 760};
}

QSize TableView::minimumSizeHint() const {
    return {640, 480};
}

void TableView::showHint() {
    if (d->controller.paused()) {
        return;
    }
    d->hints.ask();
}

void TableView::showLastMove() {
    if (d->controller.paused()) {
        return;
    }
    d->director.finish();
    d->director.replay();
}

void TableView::updateLayout() {
    int question = 0;
    for (const TablePrompt* prompt : findChildren<TablePrompt*>()) {
        question = std::max(question, prompt->requiredHeight());
    }
    d->picture.fit(size(), font(), devicePixelRatioF(), question);
    d->questions.place();
    d->hints.place();
    d->handOver.place();
    d->refusal.place();
    d->moves->place(d->director.layout());
    d->pause->place(d->director.layout().textHeight());
    placeReplay();
    d->cloth.start();
}

void TableView::placeReplay() {
    const TableLayout& layout = d->director.layout();
    const int side = qRound(layout.textHeight() * 1.6);
    QFont small = font();
    small.setPixelSize(std::max(8, qRound(layout.textHeight())));
    d->replay->setFont(small);
    d->replay->setGeometry(qRound(layout.strip().right()) - side,
                           qRound(layout.strip().center().y()) - side / 2, side, side);
}

void TableView::retranslate() {
    d->replay->setText(QStringLiteral("↺"));
    d->replay->setToolTip(tr("Show the last move again (R)"));
    d->replay->setAccessibleName(tr("Show the last move again"));
}

} // namespace settebello

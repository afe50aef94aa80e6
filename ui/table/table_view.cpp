// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_view.h"

#include "cards/card_pictures.h"
#include "faces/commentator.h"
#include "game/match_source.h"
#include "table/input/accessibility_notifier.h"
#include "table/input/table_keys.h"
#include "table/match_presenter.h"
#include "table/panels/move_list.h"
#include "table/panels/pause_overlay.h"
#include "table/panels/table_prompt.h"
#include "table/panels/tool_button.h"
#include "table/table_parts.h"
#include "text/table_text.h"
#include "widgets/key_position.h"
#include "widgets/window_geometry.h"

#include <QEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QTimer>
#include <QToolTip>
#include <QWheelEvent>

#include <cstdlib>

namespace settebello {

namespace {

/// How long a window keeps its size before the cloth is drawn for it, in milliseconds.
constexpr int kSettled = 120;

/// Neither a modifier by itself nor a shortcut of the window.
bool meansSomething(const QKeyEvent& event) {
    const bool alone = event.key() >= Qt::Key_Shift && event.key() <= Qt::Key_ScrollLock;
    return !alone && event.key() != Qt::Key_AltGr &&
           (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0;
}

} // namespace

class TableView::Private : public TableParts {
public:
    Private(MatchSource& matchSource, CardPictures& cardPictures, TableView* view)
        : TableParts(matchSource, cardPictures, view)
        , presenter(*this)
        , notifier(view, *view, director, input) {}

    MatchPresenter presenter;
    AccessibilityNotifier notifier;
    bool bare = false; ///< nothing of the match is shown
    int wheel = 0;     ///< turned since the last item was skipped, in eighths of a degree
    QTimer clothDelay; ///< runs out when the window's size has settled
};

TableView::TableView(MatchSource& source, CardPictures& pictures, QWidget* parent)
    : QWidget(parent)
    , d(std::make_unique<Private>(source, pictures, this)) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    connectParts();
    connectPresenter();
    connectPanels();
    connectPictures(pictures);
    d->panels.questions.setTheme(tableTheme({}));
    retranslate();
    d->presenter.begin();
}

TableView::~TableView() = default;

void TableView::connectParts() {
    connect(&d->director, &Director::changed, this, [this] { update(d->painter.moved(d->input)); });
    connect(&d->director, &Director::announced, &d->panels.status, &StatusLine::announce);
    connect(&d->director, &Director::rested, this, qOverload<>(&TableView::update));
    connect(&d->input, &TableInput::changed, this, qOverload<>(&TableView::update));
    connect(&d->notifier, &AccessibilityNotifier::choiceChanged, &d->panels.status,
            &StatusLine::announcePrivately);
    d->clothDelay.setSingleShot(true);
    d->clothDelay.setInterval(kSettled);
    connect(&d->clothDelay, &QTimer::timeout, this, [this] {
        d->painter.updateCloth();
        d->painter.prepareCards();
        update();
    });
    connect(&d->painter.cloth(), &Cloth::ready, this, qOverload<>(&TableView::update));
    connect(&d->reactions, &FaceReactions::changed, this, qOverload<>(&TableView::update));
    connect(&d->painter.faces(), &FacePictures::ready, this, qOverload<>(&TableView::update));
}

void TableView::connectPresenter() {
    const MatchPresenter* presenter = &d->presenter;
    connect(presenter, &MatchPresenter::changed, this, qOverload<>(&TableView::update));
    connect(presenter, &MatchPresenter::layoutChanged, this, &TableView::updateLayout);
    connect(presenter, &MatchPresenter::focusRequested, this,
            [this] { setFocus(Qt::OtherFocusReason); });
    connect(presenter, &MatchPresenter::roundShown, this, &TableView::roundShown);
    connect(presenter, &MatchPresenter::matchShown, this, &TableView::matchShown);
    connect(presenter, &MatchPresenter::handTurned, this, &TableView::handTurned);
    connect(presenter, &MatchPresenter::refused, this, &TableView::refused);
}

void TableView::connectPanels() {
    TablePanels& panels = d->panels;
    MatchSource* source = &d->source;
    connect(&panels.status, &StatusLine::changed, this, [this] {
        const StatusLine& status = d->panels.status;
        d->painter.setCaptions(status.captions(), status.opacity());
        update(d->director.layout().strip().toAlignedRect());
    });
    connect(&panels.status, &StatusLine::message, this, &TableView::message);
    connect(&panels.refusal, &TableRefusal::ruleAsked, this, &TableView::ruleAsked);
    connect(&panels.speech, &TableSpeech::closed, this, &TableView::speechClosed);
    connect(&panels.questions, &TableQuestions::claimPlaced, this, [this](int end) {
        d->painter.setLeftOfCaptions(end);
        update(d->director.layout().strip().toAlignedRect());
    });
    connect(&panels.hints, &TableHints::termAsked, this, &TableView::termAsked);
    connect(&panels.hints, &TableHints::cardChanged, this, [this] {
        const std::optional<Card> card = d->panels.hints.card();
        d->painter.setAdvised(card);
        if (!card) {
            d->input.setAdvised(std::nullopt);
        }
        update();
    });
    connect(panels.pause, &PauseOverlay::resumeRequested, source,
            [source] { source->setPaused(false); });
    connect(panels.pause, &PauseOverlay::startRequested, this, &TableView::startAsked);
    connect(source, &MatchSource::pausedChanged, this, [this](bool paused) {
        d->director.setPaused(paused);
        d->panels.setPaused(paused);
    });
    connect(panels.replay, &QToolButton::clicked, this, &TableView::showLastMove);
    connect(panels.moves, &MoveList::openChanged, this, &TableView::movesShownChanged);
    connect(panels.moves, &MoveList::moveSelected, this,
            [this](const std::optional<MoveMark>& move) {
                d->painter.setMarked(move);
                update();
            });
    connect(panels.moves, &MoveList::requiredWidthChanged, this, &TableView::updateLayout);
    connect(panels.moves, &MoveList::coverChanged, this, &TableView::updateCovered);
    for (const TablePrompt* prompt : findChildren<TablePrompt*>()) {
        connect(prompt, &TablePrompt::requiredHeightChanged, this, &TableView::updateLayout);
        connect(prompt, &TablePrompt::coverChanged, this, &TableView::updateCovered);
    }
}

void TableView::updateCovered() {
    d->painter.setCovered(d->panels.covered());
    d->panels.placeTools();
    update(d->director.layout().strip().toAlignedRect());
}

void TableView::connectPictures(const CardPictures& pictures) {
    connect(&pictures, &CardPictures::picturesRendered, this, [this] {
        d->painter.invalidateCards();
        update();
    });
    connect(&pictures, &CardPictures::deckChanged, this, [this] {
        d->painter.changeDeck();
        updateLayout();
    });
}

void TableView::setDisplay(const Settings::Display& display) {
    d->director.setSpeed(display.animationSpeed);
    d->panels.status.setSpeed(display.animationSpeed);
    d->panels.status.setFades(display.animationSpeed > 0 && !display.reducedMotion);
    d->director.setCalm(display.pace == Pace::Calm);
    d->director.setReducedMotion(display.reducedMotion);
    d->reactions.setAllowed(!display.reducedMotion);
    d->input.setConfirms(display.confirmPlay);
    const TableTheme& theme = tableTheme(QString::fromStdString(display.table));
    d->painter.setTheme(theme);
    d->panels.setTheme(theme);
    d->comments.setTheme(theme);
    d->painter.setNumbers(display.cardNumbers);
    d->presenter.setFaces(display.faces);
    update();
}

void TableView::setAssist(const Settings::Assist& assist) {
    d->painter.setCounts(assist.showCounts);
    d->panels.hints.setAllowed(assist.hints);
    d->panels.setTakeBackAllowed(assist.takeBack);
    updateLayout();
    update();
}

void TableView::setComments(Comments amount) {
    d->comments.setAmount(amount);
}

const std::optional<Comment>& TableView::lastWord() const {
    return d->comments.lastWord();
}

void TableView::setGuide(TableGuide* guide) {
    d->presenter.setGuide(guide);
    d->painter.setEscapeSkips(guide == nullptr);
}

void TableView::setSpectator(int seat, bool open, int openHand) {
    d->presenter.setSpectator(seat, open, openHand);
}

void TableView::showBetter(const std::optional<Play>& play) {
    d->painter.setBetter(play);
    update();
}

const std::optional<Play>& TableView::better() const {
    return d->painter.better();
}

void TableView::showFace(int seat, Expression expression) {
    d->reactions.express(seat, expression);
}

void TableView::setAbsences(const QStringList& absences) {
    const QRegion changed = d->painter.setAbsences(absences);
    if (!changed.isEmpty()) { // an empty one would be the whole table
        update(changed);
    }
}

void TableView::setLastCaptureShown(bool shown) {
    d->painter.setLastCaptureShown(shown);
    update();
}

void TableView::setBare(bool bare) {
    d->bare = bare;
    d->painter.setBare(bare);
    if (bare) {
        showMoves(false);
        d->director.finish();
        d->panels.clear();
    }
    update();
}

void TableView::finishMotion() {
    d->director.finish();
}

bool TableView::moving() const {
    return d->director.moving();
}

void TableView::stepMotion(int milliseconds) {
    d->director.setStepped();
    d->director.advance(milliseconds);
    d->input.advance(milliseconds);
}

void TableView::showHint() {
    if (!d->source.paused()) {
        d->panels.hints.ask();
    }
}

void TableView::describeCard() {
    if (d->source.paused()) {
        return;
    }
    d->director.finishItem();
    if (const std::optional<Card> card = d->input.lookedAt()) {
        d->panels.status.sayForAMoment(TableText::shows(*card, pictureDescription(*card)));
    }
}

void TableView::showSpeech(const QString& text) {
    d->panels.speech.show(text);
}

void TableView::clearSpeech() {
    d->panels.speech.clear();
}

const QString& TableView::speech() const {
    return d->panels.speech.text();
}

void TableView::showLastMove() {
    if (!d->source.paused()) {
        d->director.finishItem();
        d->director.replay();
    }
}

bool TableView::handingOver() const {
    return d->panels.handOver.waiting();
}

void TableView::closeHand() {
    d->panels.handOver.turnDown();
}

const Director& TableView::director() const {
    return d->director;
}

std::vector<AccessibleItem> TableView::accessibleItems() const {
    return d->bare ? std::vector<AccessibleItem>() : d->presenter.accessibleItems();
}

QString TableView::pictureDescription(Card card) const {
    return d->pictures.deck().description(card);
}

const PlayChooser& TableView::chooser() const {
    return d->input.chooser();
}

std::optional<Card> TableView::focusedCard() const {
    return d->input.focus();
}

void TableView::useKeyboard() {
    setFocus(Qt::OtherFocusReason);
    d->input.useKeyboard();
}

void TableView::focusCard(Card card) {
    setFocus(Qt::OtherFocusReason);
    d->input.setFocus(card);
}

void TableView::activateCard(Card card) {
    if (!d->source.paused()) {
        d->panels.refusal.dismiss();
        d->input.activate(card);
    }
}

void TableView::selectChoice(int choice) {
    if (!d->source.paused()) {
        d->input.selectChoice(choice);
    }
}

void TableView::takeBack() {
    d->panels.handOver.takeBack();
}

void TableView::showMoves(bool shown) {
    d->panels.moves->setOpen(shown && !d->source.paused());
}

bool TableView::movesShown() const {
    return d->panels.moves->isOpen();
}

QSize TableView::sizeHint() const {
    return {1280, 760};
}

QSize TableView::minimumSizeHint() const {
    // A small screen has to hold a menu, a message and the window's frame too.
    const QSize room = availableWindowRect(this).size();
    return QSize(640, 480).boundedTo({room.width() * 9 / 10, room.height() * 2 / 3});
}

void TableView::updateLayout() {
    d->painter.fit(size(), font(), devicePixelRatioF(), d->panels.requiredHeight(),
                   d->panels.toolWord(), d->panels.moves->requiredWidth());
    d->panels.place(d->director.layout());
    d->comments.place(d->director.layout());
    d->clothDelay.start();
}

void TableView::retranslate() {
    setAccessibleName(tr("Card table"));
}

bool TableView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), d->painter.toolTip(help->pos()), this);
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        const bool back = key->key() == Qt::Key_Backtab;
        if ((key->key() == Qt::Key_Tab || back) &&
            (d->panels.locked() || d->input.tab(back ? -1 : 1))) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void TableView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        d->presenter.retranslate();
        d->clothDelay.start(); // also draws texts ahead of time
        d->panels.retranslate();
        retranslate();
        updateLayout(); // words on tools are as wide as their longest
        update();
    } else if (event->type() == QEvent::FontChange) {
        updateLayout();
    }
    QWidget::changeEvent(event);
}

void TableView::paintEvent(QPaintEvent* event) {
    if (d->painter.needsFit(size(), devicePixelRatioF())) { // another screen
        updateLayout();
    }
    QPainter painter(this);
    d->painter.paint(painter, event->region(), d->input, hasFocus());
}

void TableView::resizeEvent(QResizeEvent*) {
    updateLayout();
}

/// After any press an opponent that has decided plays at once: the person wants to see it.
void TableView::hurry() {
    if (!d->director.moving()) {
        d->source.hurry();
    }
}

/// A key while a score is shown item by item. One that is held down skips none.
void TableView::skipItems(const QKeyEvent& event) {
    if (event.isAutoRepeat()) {
        return;
    }
    if (event.key() == Qt::Key_Escape) {
        d->director.finish();
    } else {
        d->director.finishItem();
    }
}

void TableView::keyPressEvent(QKeyEvent* event) {
    hurry();
    TablePanels& panels = d->panels;
    const int plainKey =
        event->modifiers() == Qt::NoModifier ? keyByPosition(*event) : Qt::Key_unknown;
    if (panels.handOver.key(*event) || panels.questions.key(*event)) {
        return;
    }
    if (d->director.showsItems() && meansSomething(*event)) {
        skipItems(*event);
    } else if (plainKey == Qt::Key_R) {
        showLastMove();
    } else if (plainKey == Qt::Key_H) {
        showHint();
    } else if (plainKey == Qt::Key_D) {
        describeCard();
    } else if (event->key() == Qt::Key_Escape &&
               (panels.hints.dismiss() || panels.refusal.dismiss())) {
        update();
    } else {
        if (!isModifierKey(event->key())) {
            panels.refusal.dismiss();
        }
        if (isCardKey(*event) && !hasFocus()) { // a button on the table had it
            setFocus(Qt::OtherFocusReason);
        }
        if (pressTableKey(d->input, *event)) {
            return;
        }
        if (event->key() == Qt::Key_Escape && movesShown()) {
            showMoves(false);
        } else {
            QWidget::keyPressEvent(event);
        }
    }
}

void TableView::mousePressEvent(QMouseEvent* event) {
    d->input.guardClicks(); // before a hurried opponent's play, after which the person is asked
    hurry();
    d->panels.refusal.dismiss();
    const bool isLeft = event->button() == Qt::LeftButton;
    if (isLeft && d->panels.questions.locked()) {
        d->input.ignorePress(); // it may have been meant for the question before
    } else if (!isLeft || d->director.showsItems()) {
        d->director.finishItem();
    } else {
        d->input.press(event->position());
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

void TableView::wheelEvent(QWheelEvent* event) {
    // A touchpad sends many of these for one movement: a notch is an item.
    d->wheel += std::abs(event->angleDelta().y());
    if (!d->director.showsItems() || d->wheel >= QWheelEvent::DefaultDeltasPerStep) {
        d->director.finishItem();
        d->wheel = 0;
    }
}

void TableView::leaveEvent(QEvent*) {
    d->input.leave();
}

void TableView::focusInEvent(QFocusEvent* event) {
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) {
        d->input.useKeyboard();
    }
    update();
}

void TableView::focusOutEvent(QFocusEvent*) {
    update();
}

} // namespace settebello

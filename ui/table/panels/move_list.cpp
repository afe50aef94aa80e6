// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/move_list.h"

#include "game/match_source.h"
#include "table/input/table_keys.h"
#include "table/layout/table_layout.h"
#include "table/motion/director.h"
#include "table/motion/played_card.h"
#include "table/painting/fitted_text.h"
#include "table/panels/move_text.h"
#include "table/panels/table_prompt.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>

namespace settebello {

namespace {

/// Its least height above the buttons, in heights of text.
constexpr qreal kLowest = 7;

/// A line's own data: the mark that goes with it.
constexpr int kMark = Qt::UserRole;

/// Whether it is the same event, which may be shown again. The cards of a packet differ from viewer
/// to viewer.
bool isSame(const Event& one, const Event& other) {
    const auto* dealt = std::get_if<PacketDealt>(&one);
    const auto* otherDealt = std::get_if<PacketDealt>(&other);
    return dealt && otherDealt ? dealt->number == otherDealt->number : one == other;
}

QRectF tableCards(const Director& director) {
    const Poses poses = restingPoses(director.board(), director.layout());
    QRectF all;
    for (const Card card : director.board().tableCards()) {
        all |= poses[card].geometry.bounds();
    }
    return all;
}

int coveredCards(const Director& director, const QRectF& by) {
    const Poses poses = restingPoses(director.board(), director.layout());
    int covered = 0;
    for (const Card card : director.board().tableCards()) {
        covered += poses[card].geometry.bounds().intersects(by) ? 1 : 0;
    }
    return covered;
}

/// A line that only says that there is none cannot be chosen.
bool saysNothing(const QListWidgetItem& line) {
    return line.flags() == Qt::NoItemFlags;
}

} // namespace

MoveList::MoveList(const MatchSource& source, const Director& director, QWidget* table)
    : QFrame(table)
    , m_source(source)
    , m_director(director)
    , m_title(new QLabel(this))
    , m_close(new QToolButton(this))
    , m_list(new QListWidget(this)) {
    setObjectName(QStringLiteral("moveList"));
    m_title->setWordWrap(true);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->installEventFilter(this);
    m_close->setText(QStringLiteral("✕"));
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(m_list, 1);
    connect(m_close, &QToolButton::clicked, this, [this] { setOpen(false); });
    connect(m_list, &QListWidget::currentRowChanged, this, &MoveList::selectMove);
    connect(&director, &Director::rested, this, &MoveList::fit);
    connect(&director, &Director::roomMade, this, &MoveList::fit);
    hide();
    retranslate();
}

void MoveList::set(const Events& events) {
    m_events = events;
    refill();
}

void MoveList::append(const Event& event) {
    if (std::holds_alternative<RoundStarted>(event)) {
        set({event});
        return;
    }
    if (std::none_of(m_events.begin(), m_events.end(),
                     [&event](const Event& shown) { return isSame(shown, event); })) {
        m_events.push_back(event);
        if (onlyLast() && playedCard(event)) {
            refill();
        } else {
            addLines(m_events.size() - 1);
        }
    }
}

bool MoveList::onlyLast() const {
    return m_source.hasMatch() && !m_source.abilities().lookBack;
}

void MoveList::refill() {
    m_list->clear();
    m_moves = 0;
    m_title->setText(onlyLast() ? tr("The last play") : tr("Moves of this round"));
    m_list->setAccessibleName(m_title->text());
    const auto isPlay = [](const Event& event) { return playedCard(event).has_value(); };
    const auto last = std::find_if(m_events.rbegin(), m_events.rend(), isPlay);
    if (!onlyLast() || last == m_events.rend()) {
        addLines(0);
        return;
    }
    m_moves = static_cast<int>(std::count_if(last + 1, m_events.rend(), isPlay));
    addLines(static_cast<std::size_t>(m_events.rend() - last) - 1);
}

void MoveList::addLines(std::size_t from) {
    if (m_list->count() == 1 && saysNothing(*m_list->item(0))) {
        m_list->clear();
    }
    const bool atEnd = m_list->currentRow() == m_list->count() - 1;
    for (std::size_t i = from; i < m_events.size(); ++i) {
        if (std::holds_alternative<SweepMade>(m_events[i]) && m_list->count() > 0) {
            QListWidgetItem* const swept = m_list->item(m_list->count() - 1);
            swept->setText(MoveText::swept(
                swept->text(), m_source.setup().rules.base)); // belongs to the capture before
            continue;
        }
        for (const MoveLine& line : moveLines(m_events[i], m_source.setup())) {
            auto* item = new QListWidgetItem(m_list);
            if (line.move) {
                MoveMark mark = *line.move;
                mark.number = ++m_moves;
                item->setData(kMark, QVariant::fromValue(mark));
                item->setText(MoveText::numbered(mark.number, line.text));
            } else {
                item->setText(line.text);
            }
        }
    }
    if (m_list->count() == 0) {
        (new QListWidgetItem(tr("No card has been played yet."), m_list))
            ->setFlags(Qt::NoItemFlags);
    } else if (atEnd && isOpen()) {
        m_list->setCurrentRow(m_list->count() - 1);
    }
    fit();
    m_list->scrollToBottom();
}

/// The card of the last play if it lies on the table; else empty.
QRectF MoveList::lastPlayed() const {
    for (auto event = m_events.rbegin(); event != m_events.rend(); ++event) {
        if (const auto play = playedCard(*event)) {
            const std::vector<Card>& cards = m_director.board().tableCards();
            return std::find(cards.begin(), cards.end(), play->card) != cards.end()
                       ? restingPoses(m_director.board(), m_director.layout())[play->card]
                             .geometry.bounds()
                       : QRectF();
        }
    }
    return {};
}

/// What it may cover at one side of the table, no wider than the cards leave free if that is enough
/// to read.
QRectF MoveList::room(bool left) const {
    const TableLayout& layout = m_director.layout();
    const QRectF all = layout.tableArea().united(layout.strip());
    const qreal text = layout.textHeight();
    const qreal top = all.top();
    qreal bottom = std::max(layout.strip().top(), top + std::min(all.height(), text * 9));
    // Above the buttons, at a distance, or beside them where that is too little room.
    const qreal highest = layout.toolButton(0).top() - text / 3;
    const bool reaches = bottom > highest && highest - top < text * kLowest;
    bottom = reaches ? bottom : std::min(bottom, highest);
    const qreal from = reaches ? layout.questionArea().left() : all.left();
    const qreal to = reaches ? layout.questionArea().right() : all.right();
    const qreal wanted = std::min(text * 19, all.width() * 0.5);
    qreal width = wanted;
    for (const QRectF& cards : {tableCards(m_director), lastPlayed()}) {
        const qreal beside = cards.isEmpty() ? wanted
                             : left          ? cards.left() - layout.gap() - from
                                             : to - layout.gap() - cards.right();
        if (beside >= std::min(wanted, text * 9)) {
            width = std::min(wanted, beside);
            break;
        }
    }
    return {left ? from : to - width, top, width, bottom - top};
}

/// On the right where that covers no more cards than on the left, and never over the last one.
QRect MoveList::freeRoom() const {
    const QRectF last = lastPlayed();
    const auto cost = [&](const QRectF& room) {
        const int cards = coveredCards(m_director, room);
        return room.intersects(last) ? cards + kCardCount : cards;
    };
    const QRectF onTheLeft = room(true);
    QRectF free = room(false);
    if (cost(onTheLeft) < cost(free)) {
        free = onTheLeft;
    }
    if (free.intersects(last)) {
        const qreal gap = m_director.layout().gap();
        if (last.top() - free.top() > free.bottom() - last.bottom()) {
            free.setBottom(last.top() - gap);
        } else {
            free.setTop(last.bottom() + gap);
        }
    }
    return free.toRect();
}

/// As high as its lines, from the bottom up, so that it covers as few cards as possible.
void MoveList::fit() {
    if (!isOpen()) {
        return;
    }
    const QRect room = freeRoom();
    setGeometry(room);
    layout()->activate();
    m_list->doItemsLayout();
    const QScrollBar& bar = *m_list->verticalScrollBar();
    if (bar.minimum() == bar.maximum()) {
        const int lines = m_list->visualItemRect(m_list->item(m_list->count() - 1)).bottom() + 1;
        setGeometry(room.adjusted(0, m_list->viewport()->height() - lines, 0, 0));
    }
}

void MoveList::selectMove(int row) {
    const QListWidgetItem* const item = isOpen() ? m_list->item(row) : nullptr;
    const QVariant mark = item ? item->data(kMark) : QVariant();
    emit moveSelected(mark.isValid() ? std::optional(mark.value<MoveMark>()) : std::nullopt);
}

void MoveList::setOpen(bool open) {
    if (open == isOpen()) {
        return;
    }
    if (open) {
        show();
        raise();
        fit();
        m_list->setCurrentRow(m_list->count() - 1);
        m_list->scrollToBottom();
        m_list->setFocus(Qt::OtherFocusReason);
    } else {
        const bool hadFocus = isAncestorOf(window()->focusWidget());
        hide();
        if (hadFocus) {
            parentWidget()->setFocus(Qt::OtherFocusReason);
        }
    }
    selectMove(m_list->currentRow());
    emit openChanged(open);
}

void MoveList::setTheme(const TableTheme& theme) {
    m_theme = theme;
    QColor ground = theme.plate;
    ground.setAlpha(255);
    const QColor ink =
        qGray(theme.accent.rgb()) > 110 ? QColor(0x1f, 0x17, 0x10) : QColor(Qt::white);
    // No horizontal padding of lines: elision ignores it, and the text would be cut off.
    setStyleSheet(QStringLiteral("QFrame#moveList { background: %1; border: 2px solid %3;"
                                 " border-radius: 0.5em; } QLabel { color: %2; font-size: %5px;"
                                 " font-weight: bold; } QListWidget { background: %1; color: %2;"
                                 " font-size: %5px; outline: none; } QListWidget::item {"
                                 " background: %1; color: %2; padding: 0.15em 0; }"
                                 "QListWidget::item:selected { background: %3; color: %4; }")
                      .arg(ground.name(), theme.plateText.name(), theme.accent.name(), ink.name())
                      .arg(m_pixels) +
                  TablePrompt::toolStyle(theme) + TablePrompt::scrollStyle(theme));
}

void MoveList::place(const TableLayout& layout) {
    const qreal text = layout.textHeight();
    const int pixels = std::max(8, qRound(text * 0.8 * lineScale(font())));
    if (pixels != m_pixels) {
        m_pixels = pixels;
        setTheme(m_theme);
    }
    const int side = qRound(text * 1.4);
    m_close->setFixedSize(side, side);
    fit();
    if (isOpen()) {
        m_list->scrollToItem(m_list->currentItem());
    }
}

void MoveList::retranslate() {
    m_close->setToolTip(tr("Close the list (Esc)"));
    m_close->setAccessibleName(tr("Close the list"));
    const int row = m_list->currentRow();
    refill();
    m_list->setCurrentRow(row);
}

QStringList MoveList::lines() const {
    QStringList lines;
    for (int i = 0; i < m_list->count(); ++i) {
        if (!saysNothing(*m_list->item(i))) {
            lines += m_list->item(i)->text();
        }
    }
    return lines;
}

/// A list looks for lines that begin with a letter; here letters are keys of the table.
bool MoveList::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (!key->text().isEmpty() && key->text().front().isPrint() && !isCardKey(*key)) {
            event->ignore(); // it goes on to what the list lies on
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

/// Keys that move among cards move in the list, even where it has nothing for them: no card shows
/// that it has the focus meanwhile.
void MoveList::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        setOpen(false);
    } else if (!isCardKey(*event)) {
        QFrame::keyPressEvent(event);
    }
}

} // namespace settebello

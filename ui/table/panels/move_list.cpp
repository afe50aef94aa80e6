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

/// Its width, in heights of text: as it should be, and the least that can be read.
constexpr qreal kWidth = 19;
constexpr qreal kLeastWidth = 9;
/// Its height where that reaches below the table cards.
constexpr qreal kHeight = 9;

/// A line's own data: the mark that goes with it.
constexpr int kMark = Qt::UserRole;

/// Whether it is the same event, which may be shown again. The cards of a packet differ from viewer
/// to viewer.
bool isSame(const Event& one, const Event& other) {
    const auto* dealt = std::get_if<PacketDealt>(&one);
    const auto* otherDealt = std::get_if<PacketDealt>(&other);
    return dealt && otherDealt ? dealt->number == otherDealt->number : one == other;
}

/// What the table cards cover in that layout.
QRectF tableCards(const Director& director, const TableLayout& layout) {
    const Poses poses = restingPoses(director.board(), layout);
    QRectF all;
    for (const Card card : director.board().tableCards()) {
        all |= poses[card].geometry.bounds();
    }
    return all;
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

qreal MoveList::leastWidth() const {
    return m_director.layout().textHeight() * kLeastWidth;
}

qreal MoveList::wantedWidth() const {
    const TableLayout& layout = m_director.layout();
    return std::max(leastWidth(), std::min(layout.textHeight() * kWidth,
                                           layout.withList(0).tableArea().width() * 0.5));
}

/// Makes the table cards leave the room that they do not leave by themselves, once nothing moves.
/// They get it back when the list is closed, and not from one card to the next.
/// @return whether their places have changed, and its own with them
bool MoveList::takesRoom() {
    const TableLayout whole = m_director.layout().withList(0);
    const std::pair table(whole.size(), whole.textHeight());
    const bool isLaidOut = table == m_table && m_requiredWidth > 0;
    if (m_director.moving() || isLaidOut) {
        return false;
    }
    m_table = table;
    const QRectF cards = tableCards(m_director, whole);
    const QRectF area = whole.tableArea();
    const qreal gap = whole.gap();
    const bool isBeside = cards.isEmpty() || cards.left() - gap - area.left() >= leastWidth();
    const qreal spare = area.width() - cards.width() - 2 * gap;
    const qreal before = m_requiredWidth;
    need(isBeside ? 0 : std::clamp(spare, leastWidth(), wantedWidth()));
    return m_requiredWidth != before;
}

void MoveList::need(qreal width) {
    if (width != m_requiredWidth) {
        m_requiredWidth = width;
        emit requiredWidthChanged();
    }
}

/// Beside the table cards. It reaches down over the captions where it would be too low to read, but
/// not over what a person is to answer.
QRectF MoveList::room() const {
    const TableLayout& layout = m_director.layout();
    const QRectF area = layout.withList(0).tableArea();
    const QRectF cards = tableCards(m_director, layout);
    const qreal beside =
        cards.isEmpty() ? wantedWidth() : cards.left() - layout.gap() - area.left();
    const qreal width = m_director.moving() ? std::max(leastWidth(), beside) : beside;
    const bool isAsked = layout.hasQuestion() ||
                         (m_source.hasMatch() && m_source.setup().rules.rules.match.callingOut);
    const qreal lowest = isAsked ? layout.strip().top() : layout.strip().bottom();
    const qreal bottom = std::max(layout.strip().top(),
                                  std::min(lowest, area.top() + layout.textHeight() * kHeight));
    return {area.left(), area.top(), std::min(wantedWidth(), width), bottom - area.top()};
}

/// As high as its lines, from the bottom up.
void MoveList::fit() {
    if (!isOpen()) {
        need(0);
        return;
    }
    if (takesRoom()) {
        return; // it was placed with the cards
    }
    const QRect room = this->room().toRect();
    setGeometry(room);
    layout()->activate();
    m_list->doItemsLayout();
    const QScrollBar& bar = *m_list->verticalScrollBar();
    if (bar.minimum() == bar.maximum()) {
        const int lines = m_list->visualItemRect(m_list->item(m_list->count() - 1)).bottom() + 1;
        setGeometry(room.adjusted(0, m_list->viewport()->height() - lines, 0, 0));
    }
    emit coverChanged();
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
        need(0);
        emit coverChanged();
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
    const QColor ink = TablePrompt::textOnAccent(theme);
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

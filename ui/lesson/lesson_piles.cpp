// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_piles.h"

#include "cards/card_pictures.h"
#include "cards/card_strip.h"
#include "widgets/style.h"

#include <QEvent>
#include <QFontInfo>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace settebello {

namespace {

/// Of the table: how wide the piles are, how high a card is at most, and all rows together.
constexpr double kWidth = 0.9;
constexpr double kCardHeight = 0.24;
constexpr double kRowsHeight = 0.54;
/// More cards than these in a row could not be told apart.
constexpr std::size_t kMostInRow = 16;
constexpr double kNames = 1.2;   ///< of the window's text
constexpr double kCardLines = 4; ///< of a strip, in lines of its font

} // namespace

LessonPiles::LessonPiles(CardPictures& pictures, QWidget* table)
    : QFrame(table)
    , m_pictures(pictures)
    , m_column(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("lessonPiles"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    table->installEventFilter(this);
    hide();
}

void LessonPiles::setTheme(const TableTheme& theme) {
    setStyleSheet(QStringLiteral("QFrame#lessonPiles { background: %1; border: 2px solid %2;"
                                 " border-radius: 12px; } QLabel { color: %3; }")
                      .arg(theme.plate.name(), theme.accent.name(), theme.plateText.name()));
}

void LessonPiles::setNumbers(bool numbers) {
    m_numbers = numbers;
    for (CardStrip* strip : m_strips) {
        strip->setNumbers(numbers);
    }
}

void LessonPiles::showPiles(const Match& match, const QStringList& names) {
    delete m_page;
    m_strips.clear();
    m_page = new QWidget(this);
    auto* column = new QVBoxLayout(m_page);
    column->setContentsMargins(0, 0, 0, 0);
    m_column->addWidget(m_page);
    for (int side = static_cast<int>(names.size()) - 1; side >= 0; --side) { // as they sit
        addPile(names.at(side), match.round().pile(side), match.score(side));
    }
    place();
    show();
    raise();
}

void LessonPiles::addPile(const QString& name, CardSet pile, int points) {
    auto* label = new QLabel(m_page);
    label->setWordWrap(true);
    label->setFont(scaledFont(font(), kNames, true));
    label->setText(
        tr("%1: %2, %3", "a player, the number of cards, the number of points")
            .arg(name, tr("%n card(s)", nullptr, pile.size()), tr("%n point(s)", nullptr, points)));
    auto* strip =
        new CardStrip(m_pictures, std::vector<Card>(pile.begin(), pile.end()), kCardLines, m_page);
    strip->setNumbers(m_numbers);
    strip->setRows(strip->cards().size() > kMostInRow ? 2 : 1);
    m_page->layout()->addWidget(label);
    m_page->layout()->addWidget(strip);
    m_strips.push_back(strip);
}

void LessonPiles::place() {
    const QSize table = parentWidget()->size();
    const int rows = std::accumulate(m_strips.begin(), m_strips.end(), 0,
                                     [](int sum, CardStrip* strip) { return sum + strip->rows(); });
    const double height = table.height() * std::min(kCardHeight, kRowsHeight / rows);
    for (CardStrip* strip : m_strips) {
        QFont font = strip->font();
        const double lines = QFontMetricsF(font).height() / QFontInfo(font).pixelSize();
        font.setPixelSize(std::max(1, static_cast<int>(height / kCardLines / lines)));
        strip->setFont(font);
    }
    layout()->invalidate();
    const int width = static_cast<int>(table.width() * kWidth);
    QRect all(0, 0, width, layout()->totalHeightForWidth(width));
    all.setHeight(layout()->hasHeightForWidth() ? all.height() : sizeHint().height());
    all.moveCenter(parentWidget()->rect().center());
    setGeometry(all);
}

bool LessonPiles::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize && m_page) {
        place();
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace settebello

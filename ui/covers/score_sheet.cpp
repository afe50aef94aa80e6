// SPDX-License-Identifier: GPL-3.0-or-later
#include "covers/score_sheet.h"
#include "cards/card_strip.h"

#include "cards/card_pictures.h"
#include "table/layout/card_rows.h"
#include "table/motion/director.h"
#include "table/panels/table_prompt.h"
#include "text/rule_text.h"
#include "widgets/page_scrolling.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace settebello {

namespace {

constexpr int kWidth = 44;     ///< at most, in heights of its text
constexpr int kWideWidth = 56; ///< likewise where it is flat
/// How wide cards should be on a cloth of that height, in pixels; less on a lower one.
constexpr double kGoodCard = 56;
constexpr double kHighCloth = 660;
/// What they should have of that, and at least where there is no room for it.
constexpr std::array kGoodShares{1.0, 0.87, 0.75};
/// How high cards may be, in lines of text.
constexpr double kHighestCards = 5;
constexpr double kLowestCards = 2.2;
constexpr double kCardStep = 0.7;
/// The room between names that is not too narrow for cards side by side, in heights of text.
constexpr double kLeastBetween = 22;
constexpr double kResult = 1.2; ///< text of that size for who has won

/// @param pixels that cards must be high
double leastLines(double pixels, const QFontMetrics& metrics) {
    return std::max(kLowestCards, pixels / metrics.height());
}

/// Whether a side has so many cards that they cannot be made out in one line.
bool hasLargePile(const RoundSummary& round) {
    const auto tallies = round.tallies.first(round.rules.sides());
    return std::any_of(tallies.begin(), tallies.end(), [](const Tally& tally) {
        return tally.pile.size() > CardStrip::kMostInLine;
    });
}

/// What screen readers say where the sheet has its focus: they do not read its cells by themselves.
QString spokenScore(const RoundSummary& round, const QStringList& sides) {
    QStringList scores;
    int side = 0;
    for (const QString& name : sides) {
        scores += ScoreSheet::tr("%1: %n point(s), now %2; to win: %3.",
                                 "a side and its points in a round; in the match, the target",
                                 round.points[side].total())
                      .arg(name, QLocale().toString(round.scores[side]), targetText(round.rules));
        ++side;
    }
    return scores.join(QLatin1Char(' '));
}

} // namespace

ScoreSheet::ScoreSheet(const RoundSummary& round, const QStringList& sides, const TableTheme& theme,
                       CardPictures& pictures, QWidget* table)
    : TableCover(table)
    , m_round(round)
    , m_sides(sides)
    , m_pictures(pictures)
    , m_theme(theme)
    , m_page(new QWidget)
    , m_scroll(new QScrollArea(this))
    , m_result(new QLabel(this))
    , m_continue(makeButton("continue", false, this))
    , m_why(makeButton("why", true, this)) {
    whenPressed(m_continue, &ScoreSheet::closed);
    m_why->hide();
    m_result->hide();
    whenPressed(m_why, &ScoreSheet::whyAsked);
    layOut();
    retranslate();
    setTheme(theme);
    takeFocus();
}

void ScoreSheet::layOut() {
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* inner = new QVBoxLayout(m_page);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->addStretch(1);
    setPage(m_scroll, m_page);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_scroll, 1);
    m_result->setObjectName(QStringLiteral("result"));
    m_result->setAlignment(Qt::AlignCenter);
    m_result->setWordWrap(true);
    column->addWidget(m_result);
    m_buttons = new QBoxLayout(QBoxLayout::TopToBottom);
    m_buttons->addStretch();
    m_buttons->addWidget(m_continue, 0, Qt::AlignCenter);
    m_buttons->addWidget(m_why, 0, Qt::AlignCenter);
    m_buttons->addStretch();
    column->addLayout(m_buttons);
}

void ScoreSheet::setTheme(const TableTheme& theme) {
    m_theme = theme;
    m_theme.plate.setAlpha(255);
    setPalette(TablePrompt::panelPalette(theme, palette()));
    placeSoon();
}

void ScoreSheet::setDirector(const Director& director) {
    m_director = &director;
    connect(&director, &Director::changed, this, [this] {
        if (besideNames() != m_free || parentWidget()->size() != m_placedFor) {
            place();
        }
    });
    placeSoon();
}

void ScoreSheet::setExplainable(const QString& opponent) {
    m_opponent = opponent;
    retranslate();
    m_why->show();
    placeSoon();
}

void ScoreSheet::setResult(const std::function<QString()>& text) {
    m_resultText = text;
    m_result->show();
    retranslate();
    placeSoon();
}

void ScoreSheet::setShared() {
    guard();
}

void ScoreSheet::takeFocus() {
    cover(m_continue);
}

void ScoreSheet::retranslate() {
    setAccessibleName(tr("Score of the round"));
    m_continue->setText(tr("Continue"));
    m_why->setText(whyText());
    m_result->setText(m_resultText ? m_resultText() : QString());
    m_continue->setAccessibleDescription(
        (spokenScore(m_round, m_sides) + QLatin1Char(' ') + m_result->text()).trimmed());
}

QString ScoreSheet::whyText() const {
    return m_opponent.isEmpty()
               ? tr("&Why did they play like that?")
               : tr("&Why did %1 play like that?", "a player").arg(menuText(m_opponent));
}

/// As large as the room allows: first of all cards that can be made out, then beside the names,
/// then text that is not smaller than usual.
void ScoreSheet::place() {
    if (m_director && m_director->layout().size() != QSizeF(parentWidget()->size())) {
        return; // the table has a new size, and will be laid out for it
    }
    m_free = besideNames();
    m_placedFor = parentWidget()->size();
    arrange();
    if (m_director) {
        coverWholeLabels(m_director->layout());
    }
}

void ScoreSheet::arrange() {
    const int wanted = textHeight();
    const auto tries = [&](const Manner& manner, int leastText) {
        const bool fits = fitsAt(leastText, manner) && fitText(leastText, wanted, [&](int pixels) {
                              return fitsAt(pixels, manner);
                          });
        if (fits) {
            growCards(manner);
        }
        return fits;
    };
    const double share = std::min(1.0, cloth().height() / kHighCloth);
    const double good = std::ceil(kGoodCard * share / m_pictures.aspect());
    QList<QRect> rooms{m_free, betweenNames(), cloth()};
    rooms.erase(std::unique(rooms.begin(), rooms.end()), rooms.end());
    const auto triesRooms = [&](double least, bool hasTens) {
        return std::any_of(rooms.begin(), rooms.end(), [&](const QRect& room) {
            return tries({room, false, hasTens, least}, readilyAtLeast(wanted)) ||
                   tries({room, true, hasTens, least}, readilyAtLeast(wanted));
        });
    };
    const auto triesCards = [&](bool hasTens) {
        return std::any_of(kGoodShares.begin(), kGoodShares.end(),
                           [&](double part) { return triesRooms(good * part, hasTens); });
    };
    if ((hasLargePile(m_round) && triesCards(true)) || triesCards(false) || triesRooms(0, false)) {
        return;
    }
    tries({cloth(), true, false, 0}, kLeastText);
}

/// The part of the cloth that names, points and piles leave.
QRect ScoreSheet::besideNames() const {
    return m_director ? freeCloth(m_director->layout()).toAlignedRect() & cloth() : cloth();
}

/// All of the height between the names at the left and those at the right, if that is wide enough:
/// a sheet is high rather than wide.
QRect ScoreSheet::betweenNames() const {
    if (!m_director) {
        return cloth();
    }
    const TableLayout& layout = m_director->layout();
    QRectF room = layout.cloth();
    const qreal middle = room.center().x();
    for (int seat = 0; seat < layout.players(); ++seat) {
        const QRectF label = layout.seat(seat).label.adjusted(-layout.gap(), 0, layout.gap(), 0);
        if (label.center().x() < middle) {
            room.setLeft(std::max(room.left(), label.right()));
        } else {
            room.setRight(std::min(room.right(), label.left()));
        }
    }
    const qreal least = std::max(layout.cloth().width() / 3, kLeastBetween * textHeight());
    return room.width() < least ? m_free : room.toAlignedRect() & cloth();
}

void ScoreSheet::restyle(int pixels, bool flat) {
    QFont text = parentWidget()->font();
    text.setPixelSize(pixels);
    setFont(text);
    m_result->setFont(scaledFont(text, kResult, true));
    m_continue->setStyleSheet(TablePrompt::buttonStyle(m_theme, pixels));
    m_why->setStyleSheet(TablePrompt::buttonStyle(m_theme, pixels) +
                         TablePrompt::quietStyle(m_theme, m_theme.plateText, pixels));
    m_why->ensurePolished();
    m_continue->ensurePolished(); // a style sheet changes its size hint
    layout()->setContentsMargins(pixels, pixels / 2, pixels, pixels * 2 / 3);
    layout()->setSpacing(pixels / (flat ? 4 : 3));
    m_buttons->setSpacing(pixels);
}

/// Beside each other where there is room.
void ScoreSheet::arrangeButtons(int width) {
    m_buttons->setDirection(QBoxLayout::LeftToRight);
    m_why->setText(whyText());
    m_buttons->invalidate();
    if (m_buttons->sizeHint().width() > width) {
        m_why->setText(tr("&Why did they play like that?")); // without a long name
        m_buttons->invalidate();
    }
    if (m_buttons->sizeHint().width() > width) {
        m_buttons->setDirection(QBoxLayout::TopToBottom);
        m_buttons->invalidate();
    }
}

int ScoreSheet::innerWidth(const Manner& manner) const {
    const QMargins margins = layout()->contentsMargins();
    const int most = (manner.isFlat ? kWideWidth : kWidth) * font().pixelSize();
    return std::min(manner.room.width(), most) - margins.left() - margins.right();
}

/// Lays it out with cards of that height. @return its height then
int ScoreSheet::heightWith(double cardLines, const Manner& manner) {
    const int width = innerWidth(manner) - m_scroll->verticalScrollBar()->sizeHint().width();
    makeTable(width, manner, cardLines);
    const QMargins margins = layout()->contentsMargins();
    const int result =
        m_resultText ? m_result->heightForWidth(innerWidth(manner)) + layout()->spacing() : 0;
    return margins.top() + margins.bottom() + layout()->spacing() + m_buttons->sizeHint().height() +
           result + m_points->heightIn(width);
}

void ScoreSheet::placeIn(const Manner& manner, int height) {
    const QMargins margins = layout()->contentsMargins();
    QRect place(0, 0, innerWidth(manner) + margins.left() + margins.right(),
                std::min(manner.room.height(), height));
    place.moveCenter(manner.room.center());
    setGeometry(place);
}

bool ScoreSheet::fitsAt(int pixels, const Manner& manner) {
    restyle(pixels, manner.isFlat);
    const int inner = innerWidth(manner);
    arrangeButtons(inner);
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
    const int height = heightWith(leastLines(manner.least, fontMetrics()), manner);
    placeIn(manner, height);
    return height <= manner.room.height() && m_points->minimumSizeHint().width() <= inner - bar &&
           m_buttons->sizeHint().width() <= inner;
}

/// Lets cards be as high as there is room for. @pre it fits
void ScoreSheet::growCards(const Manner& manner) {
    const double least = leastLines(manner.least, fontMetrics());
    double lines = std::max(least, kHighestCards);
    int height = heightWith(lines, manner);
    while (lines > least && height > manner.room.height()) {
        lines = std::max(least, lines - kCardStep);
        height = heightWith(lines, manner);
    }
    placeIn(manner, height);
}

/// Names beside the sides' columns where there is room, otherwise above.
void ScoreSheet::makeTable(int width, const Manner& manner, double cardLines) {
    for (const bool isStacked : {false, true}) {
        delete m_points;
        const ScoreTable::Look look{isStacked, manner.isFlat, manner.hasTens, cardLines};
        m_points = new ScoreTable(m_round, m_sides, m_pictures, look, m_page);
        static_cast<QVBoxLayout*>(m_page->layout())->insertWidget(0, m_points);
        if (m_points->minimumSizeHint().width() <= width) {
            break;
        }
    }
}

void ScoreSheet::keyPressEvent(QKeyEvent* event) {
    const bool goesOn = event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return ||
                        event->key() == Qt::Key_Enter;
    if (!goesOn) {
        scrollByKey(m_scroll, event->key());
    } else if (!event->isAutoRepeat() && !refuses()) {
        emit closed();
    }
}

void ScoreSheet::paintEvent(QPaintEvent*) {
    const double line = m_theme.strong ? 3 : 2;
    const double corner = font().pixelSize() / 2.0;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.accent, line));
    painter.setBrush(m_theme.plate);
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                            corner, corner);
}

} // namespace settebello

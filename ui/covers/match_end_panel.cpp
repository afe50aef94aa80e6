// SPDX-License-Identifier: GPL-3.0-or-later
#include "covers/match_end_panel.h"

#include "covers/match_end_scene.h"
#include "covers/match_tally.h"
#include "game/match_text.h"
#include "game/outcome.h"
#include "game/seat_faces.h"
#include "table/motion/director.h"
#include "table/panels/table_prompt.h"
#include "text/named_sentence.h"
#include "text/table_text.h"
#include "widgets/flow_layout.h"
#include "widgets/page_scrolling.h"
#include "widgets/plain_text.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace settebello {

namespace {

/// The least text on buttons for the sake of one row, as a part of the other text.
constexpr qreal kOnButtons = 0.75;
/// The width of the panel, and the height of the picture at most and at least, in heights of text.
constexpr int kWidth = 40;
constexpr int kHighestScene = 11;
constexpr int kLowestScene = 4;
/// The size of a picture beside the words, in heights of text; it is as high as they are at least.
constexpr int kSceneBeside = 13;
constexpr qreal kLowestBeside = 3.2;
constexpr int kFrame = 2; ///< of the panel, in pixels
/// The least of the tally that is seen without scrolling.
constexpr int kLeastTally = 3;

/// Whether all the people have lost, be it one of them or a team.
bool haveLost(const MatchSetup& setup, int winner) {
    const std::optional<int> own = ownSide(setup);
    return own && *own != winner;
}

QString whitewashText(const MatchSetup& setup, int side) {
    if (!isYourSide(setup, side) || !setup.seat(*onlyPerson(setup)).name.empty()) {
        return namedSentence(
            MatchEndPanel::tr("Whitewash: not a single point for %1.", "a player or a team"),
            sideName(setup, side));
    }
    return setup.rules.rules.table.teams
               ? MatchEndPanel::tr("Whitewash: not a single point for your team.")
               : MatchEndPanel::tr("Whitewash: not a single point for you.");
}

/// Forgets the sizes of a layout and of those in it, which a change of their widgets does not tell
/// before the next event.
void invalidateAll(QLayout& layout) {
    for (int i = 0; i < layout.count(); ++i) {
        if (QLayout* part = layout.itemAt(i)->layout()) {
            invalidateAll(*part);
        }
    }
    layout.invalidate();
}

QList<QRectF> labelsOf(const TableLayout& table) {
    QList<QRectF> labels;
    for (int seat = 0; seat < table.players(); ++seat) {
        labels += table.seat(seat).label;
    }
    return labels;
}

bool isStill(const Settings::Display& display) {
    return display.reducedMotion || display.animationSpeed <= 0;
}

} // namespace

MatchEndPanel::MatchEndPanel(const MatchSetup& setup, const Match& match, bool otherDeals,
                             const Settings::Display& display, CardPictures& pictures,
                             QWidget* table)
    : TableCover(table)
    , m_setup(setup)
    , m_result(*match.result())
    , m_firstDealer(match.played().front().dealer)
    , m_otherDeals(otherDeals)
    , m_lost(haveLost(setup, match.result()->winner))
    , m_scene(new MatchEndScene(m_lost ? MatchEndScene::Mood::Defeat : MatchEndScene::Mood::Victory,
                                isStill(display), std::max(0.01, display.animationSpeed), pictures,
                                this))
    , m_headline(new QLabel(this))
    , m_remark(new QLabel(this))
    , m_scroll(new QScrollArea(this))
    , m_tally(new MatchTally(setup, match))
    , m_page(new QWidget(this))
    , m_code(new QLabel(m_page))
    , m_why(makeButton("endWhy", true, m_page))
    , m_byRound(makeButton("endByRound", true, m_page))
    , m_compare(makeButton("endCompare", true, m_page))
    , m_close(makeButton("endClose", true, m_page))
    , m_more(makeButton("endMore", true, this))
    , m_look(makeButton("endLook", true, this))
    , m_again(makeButton("endAgain", false, this)) {
    setObjectName(QStringLiteral("matchEnd"));
    m_headline->setObjectName(QStringLiteral("headline"));
    m_code->setObjectName(QStringLiteral("matchCode"));
    m_code->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QLabel* label : {m_headline, m_remark, m_code}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    m_scroll->setFocusPolicy(Qt::NoFocus);
    setPage(m_scroll, m_tally);
    layOut();
    showMore();
    connectButtons();
    retranslate();
    setDisplay(display);
    guard();
    takeFocus();
}

void MatchEndPanel::connectButtons() {
    whenPressed(m_close, &MatchEndPanel::closed);
    whenPressed(m_byRound, [this] {
        m_tally->setByRound(!m_tally->byRound());
        setMore(false); // it may lie where they are shown
    });
    whenPressed(m_why, &MatchEndPanel::whyAsked);
    whenPressed(m_look, &MatchEndPanel::lookAsked);
    whenPressed(m_compare, &MatchEndPanel::compareAsked);
    whenPressed(m_more, [this] { setMore(!m_isMore); });
    whenPressed(m_again, &MatchEndPanel::rematchAsked);
}

void MatchEndPanel::showMore() {
    m_why->setVisible(m_isExplainable);
    m_byRound->setVisible(m_tally->hasRounds());
    m_compare->setVisible(m_isComparable);
    m_code->setVisible(m_setup.code.has_value());
}

/// The focus goes from what is put away to the button that leads there.
void MatchEndPanel::setMore(bool more) {
    m_isMore = more;
    if (!more && m_page->isAncestorOf(window()->focusWidget())) {
        m_more->setFocus(Qt::OtherFocusReason);
    }
    retranslate();
    place();
}

void MatchEndPanel::takeFocus() {
    cover(m_again);
}

/// Below the points what is shown on request, and last what most people want.
void MatchEndPanel::layOut() {
    m_row = new QHBoxLayout;
    m_row->addWidget(m_more);
    m_row->addWidget(m_look);
    m_row->addStretch();
    m_row->addWidget(m_again);
    auto* others = new FlowLayout(FlowLayout::Last::Follows);
    for (QPushButton* button : {m_why, m_byRound, m_compare, m_close}) {
        others->addWidget(button);
    }
    m_page->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    auto* page = new QVBoxLayout(m_page);
    page->setContentsMargins(0, 0, 0, 0);
    page->addStretch();
    page->addWidget(m_code);
    page->addLayout(others);
    auto* words = new QVBoxLayout;
    words->addStretch();
    words->addWidget(m_headline);
    words->addWidget(m_remark);
    words->addStretch();
    m_top = new QBoxLayout(QBoxLayout::TopToBottom);
    m_top->addWidget(m_scene);
    m_top->addLayout(words, 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(m_top);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_page);
    column->addLayout(m_row);
    QWidget* before = m_why;
    for (QWidget* button : {m_byRound, m_compare, m_close, m_more, m_look, m_again}) {
        setTabOrder(before, button);
        before = button;
    }
}

void MatchEndPanel::setExplainable(const QString& opponent) {
    m_isExplainable = true;
    m_opponent = opponent;
    retranslate();
    showMore();
    place();
}

void MatchEndPanel::setComparable(bool comparable) {
    m_isComparable = comparable;
    showMore();
    place();
}

void MatchEndPanel::setLastWord(int seat, const QString& text) {
    m_lastWord = TableText::saidBy(seatName(m_setup, seat), text);
    if (m_tally->hasRoomForWords()) {
        m_tally->setLastWord(seat, text);
    }
    m_pixels = 0; // the plates are new
    retranslate();
    place();
}

void MatchEndPanel::setLesson(const std::function<QString()>& text) {
    m_lesson = text;
    retranslate();
    place();
}

void MatchEndPanel::setDirector(const Director& director) {
    m_director = &director;
    connect(&director, &Director::changed, this, [this] {
        if (labelsOf(m_director->layout()) != m_labels) {
            place();
        }
    });
    place();
}

void MatchEndPanel::setDisplay(const Settings::Display& display) {
    m_theme = tableTheme(QString::fromStdString(display.table));
    m_scene->setTheme(m_theme);
    m_scene->setNumbers(display.cardNumbers);
    m_tally->setFaces(seatFaces(m_setup, display.faces));
    m_pixels = 0;
    place();
}

void MatchEndPanel::retranslate() {
    m_tally->retranslate();
    m_scene->setWord(ownSide(m_setup) ? tr("Victory!") : sideName(m_setup, m_result.winner));
    m_headline->setText(resultText(m_setup, m_result));
    const QStringList remarks = this->remarks();
    m_remark->setText(remarks.join(QLatin1Char(' ')));
    m_remark->setVisible(!remarks.isEmpty());
    m_close->setText(tr("&Close"));
    m_byRound->setText(m_tally->byRound() ? tr("&Item by item") : tr("Round &by round"));
    m_look->setText(tr("&Review this match"));
    m_compare->setText(tr("C&ompare…"));
    nameMore();
    if (m_setup.code) {
        const QString what = tr("With this code you, or friends, can play the same cards again.");
        m_code->setText(
            tr("Code of the match: %1").arg(QString::fromStdString(toString(m_setup.code->code))) +
            QLatin1Char('\n') + what);
        m_code->setToolTip(what);
    }
    m_why->setText(m_opponent.isEmpty()
                       ? tr("&Why did they play like that?")
                       : tr("&Why did %1 play like that?", "a player").arg(menuText(m_opponent)));
    setRematchText(Rematch::InOneLine);
    setAccessibleName(m_headline->text());
    m_again->setAccessibleDescription(m_headline->text());
}

/// What is to be said of the result, and to who has lost.
QStringList MatchEndPanel::remarks() const {
    QStringList remarks;
    for (int side = 0; side < m_setup.rules.rules.sides(); ++side) {
        if (isLostToNil(m_setup.rules.rules, m_result, side)) {
            remarks += whitewashText(m_setup, side);
        }
    }
    if (m_result.isDouble) {
        remarks += tr("The match counts double.");
    }
    if (m_lastWord.isEmpty()) {
        if (m_lost && onlyPerson(m_setup)) {
            remarks += tr("The next one may be yours.");
        }
    } else if (!m_tally->hasRoomForWords()) {
        remarks += m_lastWord;
    }
    if (m_lesson) {
        remarks += m_lesson();
    }
    remarks.removeAll(QString());
    return remarks;
}

/// Whoever deals then stands in a second line where the first has no room for it.
void MatchEndPanel::setRematchText(Rematch form) {
    const QString whole = rematchText();
    QString broken = whole;
    if (const qsizetype dealer = whole.indexOf(QStringLiteral(" (")); dealer >= 0) {
        broken.replace(dealer, 1, QLatin1Char('\n'));
    }
    m_again->setText(form == Rematch::Brief        ? tr("Rema&tch")
                     : form == Rematch::InTwoLines ? broken
                                                   : whole);
    const QString named = form == Rematch::InOneLine ? QString() : withoutMnemonic(whole);
    m_again->setToolTip(form == Rematch::Brief ? named : QString());
    m_again->setAccessibleName(named);
}

/// With whoever deals then, as MatchFlow::otherSideDeals() lets them.
QString MatchEndPanel::rematchText() const {
    if (!m_otherDeals) {
        return tr("Rema&tch");
    }
    const int dealer = m_setup.rules.rules.seatAfter(m_firstDealer);
    return dealer == onlyPerson(m_setup)
               ? tr("Rema&tch (you deal)")
               : tr("Rema&tch (%1 deals)", "a player").arg(menuText(seatName(m_setup, dealer)));
}

/// In the middle of the cloth, as high as it needs. Large text gives way so that there are the
/// picture, all points and the row of buttons. The picture is beside the words where there is no
/// room above them; what the opponent says is smaller for its sake, and it is left out before other
/// text becomes small. Only if that is not enough, the points scroll.
void MatchEndPanel::layOutFor(int wanted) {
    const int readily = readilyAtLeast(wanted);
    struct Attempt {
        int least;
        Picture picture;
        bool isSaidSmall = false;
        bool mayScroll = false;
    };
    for (const Attempt& attempt :
         {Attempt{readily, Picture::Above}, Attempt{readily, Picture::Beside},
          Attempt{readily, Picture::Beside, true}, Attempt{readily, Picture::Missing},
          Attempt{kLeastText, Picture::Missing},
          Attempt{kLeastText, Picture::Missing, true, true}}) {
        if (m_tally->property("saidSmall").toBool() != attempt.isSaidSmall) {
            m_tally->setProperty("saidSmall", attempt.isSaidSmall);
            m_pixels = 0; // to be styled again
        }
        if (fitText(std::min(attempt.least, wanted), wanted, [this, &attempt](int pixels) {
                return fitsAt(pixels, attempt.picture, attempt.mayScroll);
            })) {
            break;
        }
    }
}

/// What is shown on request changes no place and no size, so that no button moves under the
/// pointer.
void MatchEndPanel::place() {
    QWidget* const focused = window()->focusWidget(); // loses the focus where it is hidden
    m_page->hide();
    m_scroll->show();
    m_remark->setVisible(!m_remark->text().isEmpty());
    placeWithoutMore();
    if (m_isMore) {
        makeRoomForMore();
    }
    if (isAncestorOf(focused) && focused->isVisible()) {
        focused->setFocus(Qt::OtherFocusReason);
    }
}

/// The picture gives way first, then the points, and then what is remarked.
void MatchEndPanel::makeRoomForMore() {
    m_page->show();
    const auto missing = [this] {
        invalidateAll(*layout());
        return layout()->totalMinimumHeightForWidth(width()) - height();
    };
    if (const int more = missing(); more > 0) {
        const int left = m_scene->height() - more;
        m_scene->setFixedHeight(std::max(0, left));
        m_scene->setVisible(left >= kLowestScene * m_pixels);
    }
    if (missing() > 0) {
        m_scroll->hide();
    }
    if (missing() > 0) {
        m_remark->hide();
    }
    invalidateAll(*layout());
    layout()->activate();
}

/// Rather between the names of the table than over them, if letters stay about as large.
void MatchEndPanel::placeWithoutMore() {
    const int wanted = textHeight();
    m_room = cloth().width();
    layOutFor(wanted);
    if (m_director == nullptr || m_director->layout().size() != QSizeF(parentWidget()->size())) {
        return;
    }
    constexpr double kAsLarge = 0.85;
    const TableLayout& table = m_director->layout();
    m_labels = labelsOf(table);
    const int pixels = m_pixels;
    if (const int between = widthBetweenNames(table); between > 0) {
        m_room = between;
        layOutFor(wanted);
        if (m_pixels < pixels * kAsLarge || widthBetweenNames(table) > 0) {
            m_room = cloth().width();
            layOutFor(wanted);
        }
    }
    coverWholeLabels(table);
}

/// @return how wide it may be so that it does not reach the names that it covers in part; 0 if it
/// covers none, or there is no such width
int MatchEndPanel::widthBetweenNames(const TableLayout& table) const {
    const int middle = cloth().center().x();
    int half = 0;
    for (int seat = 0; seat < table.players(); ++seat) {
        const QRect label = table.seat(seat).label.toAlignedRect();
        if (geometry().intersects(label) && !geometry().contains(label)) {
            const int free = std::max(middle - label.right(), label.left() - middle) - kFrame;
            half = half == 0 ? std::max(0, free) : std::clamp(free, 0, half);
        }
    }
    return 2 * half;
}

/// Styles everything for text of that height, with smaller text on the buttons, or a second line on
/// one of them, or fewer words, if they have room in a row then. @return whether they have.
bool MatchEndPanel::fitButtons(int pixels) {
    const int most = m_room;
    const int least = std::max(std::min(kLeastText, pixels), qRound(pixels * kOnButtons));
    for (const Rematch form : {Rematch::InOneLine, Rematch::InTwoLines, Rematch::Brief}) {
        setRematchText(form);
        for (int tried = pixels; tried >= least;) {
            restyle(pixels, tried);
            const int width = buttonsWidth();
            if (width <= most) {
                return true;
            }
            tried = std::min(tried - 1, tried * most / width);
        }
    }
    return false;
}

/// With the panel's margins and its frame.
int MatchEndPanel::buttonsWidth() {
    invalidateAll(*m_row);
    const QMargins margins = layout()->contentsMargins();
    return m_row->totalMinimumSize().width() + margins.left() + margins.right() + 2 * kFrame;
}

/// @param size all of its room above or beside the words; nothing is beside them if it is missing.
void MatchEndPanel::placePicture(QSize size, Picture picture) {
    const bool isBeside = picture == Picture::Beside;
    m_top->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_scene->setMinimumWidth(isBeside ? size.width() : 0);
    m_scene->setMaximumWidth(isBeside ? size.width() : QWIDGETSIZE_MAX);
    m_scene->setFixedHeight(size.height());
    m_scene->setVisible(picture != Picture::Missing);
    invalidateAll(*layout());
}

/// @param mayScroll whether points may
bool MatchEndPanel::fitsAt(int pixels, Picture picture, bool mayScroll) {
    const bool isRow = fitButtons(pixels);
    const QSize cloth = this->cloth().size();
    const bool isBeside = picture == Picture::Beside;
    m_scroll->setMinimumHeight(1);
    placePicture(isBeside ? QSize(kSceneBeside * pixels, qRound(kLowestBeside * pixels))
                          : QSize(0, 0),
                 picture);
    const QMargins margins = layout()->contentsMargins();
    const int width = std::min(
        m_room, std::max({kWidth * pixels, buttonsWidth(), layout()->totalMinimumSize().width()}));
    const int inner = width - margins.left() - margins.right() - 2 * kFrame;
    const int others = layout()->totalMinimumHeightForWidth(width);
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
    // Also beside a scroll bar, which stays where it was needed once. A little narrower it may be
    // lower, as columns share the width otherwise.
    const int tally = std::max(m_tally->layout()->totalHeightForWidth(inner - bar),
                               m_tally->layout()->totalHeightForWidth(inner));
    const int room = cloth.height() - others;
    int scene = 0;
    if (picture == Picture::Above) {
        scene = std::clamp(room - tally, 0, kHighestScene * pixels);
        placePicture({0, scene}, picture);
    }
    const int seen = std::max(1, std::min(tally, room - scene));
    m_scroll->setMinimumHeight(seen);
    moveToMiddle({width, others + scene + seen});
    const bool isSeen = picture != Picture::Above || scene >= kLowestScene * pixels;
    const bool isWide = layout()->totalMinimumSize().width() <= width &&
                        m_tally->layout()->totalMinimumSize().width() <= inner - bar;
    const int least = mayScroll ? std::min(tally, kLeastTally * pixels) : tally;
    return isWide && isSeen && isRow && seen >= least;
}

void MatchEndPanel::restyle(int pixels, int buttonPixels) {
    if (pixels == m_pixels && buttonPixels == m_buttonPixels) {
        return;
    }
    m_pixels = pixels;
    m_buttonPixels = buttonPixels;
    const QColor gold = m_theme.strong ? m_theme.accent : m_theme.gilt;
    setStyleSheet(
        QStringLiteral("QFrame#matchEnd { background: %1; border: 2px solid %2;"
                       " border-radius: 0.5em; }"
                       "QLabel { color: %3; font-size: %5px; }"
                       "QLabel#matchCode, QWidget[saidSmall=\"true\"] QLabel[role=\"said\"] {"
                       " font-size: %9px; }"
                       "QLabel[role=\"said\"] { font-style: italic; }"
                       "QLabel#headline { font-size: %6px; font-weight: bold; }"
                       "QLabel[role=\"points\"] { font-size: %6px; font-weight: bold; }"
                       "QLabel[role=\"won\"] { font-size: %7px; font-weight: bold; color: %4; }"
                       "QLabel[role=\"winner\"] { font-weight: bold; }"
                       "QFrame[plate=\"other\"] { border: 1px solid %8; border-radius: 0.4em; }"
                       "QFrame[plate=\"winner\"] { border: 3px double %4; border-radius: 0.4em; }")
            .arg(m_theme.plate.name(), m_theme.accent.name(), m_theme.plateText.name(),
                 (m_theme.plate.lightness() > 128 ? m_theme.accent : gold).name())
            .arg(pixels)
            .arg(qRound(pixels * 1.35))
            .arg(qRound(pixels * 1.7))
            .arg(m_theme.plateMuted.name())
            .arg(std::max(std::min(kLeastText, pixels), qRound(pixels * kOnButtons))) +
        TablePrompt::scrollStyle(m_theme) + TablePrompt::buttonStyle(m_theme, buttonPixels) +
        TablePrompt::quietStyle(m_theme, m_theme.plateText, buttonPixels) +
        QStringLiteral("QPushButton, QPushButton[quiet=\"true\"] { padding: 0.3em 0.6em; }"));
    layout()->setContentsMargins(pixels, pixels * 2 / 3, pixels, pixels * 2 / 3);
    layout()->setSpacing(pixels / 2);
    for (QLayout* part : std::initializer_list<QLayout*>{m_top, m_row, m_page->layout()}) {
        part->setSpacing(pixels / 2);
    }
    polishParts();
    nameMore();
}

/// As wide with either text.
void MatchEndPanel::nameMore() {
    m_more->setMinimumWidth(0);
    m_more->setText(m_isMore ? tr("&More choices") : tr("Bac&k", "from more choices"));
    const int other = m_more->sizeHint().width();
    m_more->setText(m_isMore ? tr("Bac&k", "from more choices") : tr("&More choices"));
    m_more->setMinimumWidth(std::max(other, m_more->sizeHint().width()));
}

/// Escape first ends the motion, then puts away what was shown on request.
void MatchEndPanel::keyPressEvent(QKeyEvent* event) {
    const bool moved = m_scene->finish();
    if (event->key() == Qt::Key_Escape) {
        if (moved || refuses()) {
            return;
        }
        if (m_isMore) {
            setMore(false);
        } else {
            emit closed();
        }
    } else {
        scrollByKey(m_scroll, event->key());
    }
}

void MatchEndPanel::mousePressEvent(QMouseEvent*) {
    m_scene->finish();
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "covers/match_end_panel.h"

#include "covers/match_end_scene.h"
#include "covers/match_tally.h"
#include "game/match_text.h"
#include "table/panels/table_prompt.h"
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

namespace settebello {

namespace {

/// Pixels of its text: the least, the least with which all is seen rather than scrolled, and the
/// least for the sake of the picture, as a part of the wanted size.
constexpr int kLeast = 9;
constexpr int kReadable = 11;
constexpr qreal kGivesWay = 0.75;
/// The width of the panel, and the height of the picture at most and at least, in heights of text.
/// Where there is room for less than the least there is no picture.
constexpr int kWidth = 40;
constexpr int kHighestScene = 11;
constexpr int kLowestScene = 4;
/// The least of the tally that is seen without scrolling.
constexpr int kLeastTally = 3;

/// Whether all the people have lost, be it one of them or a team.
bool haveLost(const MatchSetup& setup, int winner) {
    const std::optional<int> own = ownSide(setup);
    return own && *own != winner;
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
    , m_lost(haveLost(setup, match.result()->winner))
    , m_scene(new MatchEndScene(m_lost ? MatchEndScene::Mood::Defeat : MatchEndScene::Mood::Victory,
                                isStill(display), std::max(0.01, display.animationSpeed), pictures,
                                this))
    , m_headline(new QLabel(this))
    , m_remark(new QLabel(this))
    , m_scroll(new QScrollArea(this))
    , m_tally(new MatchTally(setup, match))
    , m_close(makeButton("endClose", true, this))
    , m_byRound(makeButton("endByRound", true, this))
    , m_look(makeButton("endLook", true, this))
    , m_compare(makeButton("endCompare", true, this))
    , m_otherDeals(makeButton("endOtherDeals", true, this))
    , m_again(makeButton("endAgain", false, this)) {
    setObjectName(QStringLiteral("matchEnd"));
    m_headline->setObjectName(QStringLiteral("headline"));
    for (QLabel* label : {m_headline, m_remark}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(m_tally);
    m_otherDeals->setVisible(otherDeals);
    m_compare->hide();
    layOut();
    connect(m_close, &QPushButton::clicked, this, &MatchEndPanel::closed);
    connect(m_byRound, &QPushButton::clicked, this, [this] {
        m_tally->setByRound(!m_tally->byRound());
        retranslate();
        place();
    });
    connect(m_look, &QPushButton::clicked, this, &MatchEndPanel::lookAsked);
    connect(m_compare, &QPushButton::clicked, this, &MatchEndPanel::compareAsked);
    connect(m_otherDeals, &QPushButton::clicked, this, &MatchEndPanel::otherDealsAsked);
    connect(m_again, &QPushButton::clicked, this, &MatchEndPanel::againAsked);
    retranslate();
    setDisplay(display);
    cover(m_again);
}

void MatchEndPanel::layOut() {
    auto* buttons = new FlowLayout;
    for (QPushButton* button : {m_close, m_byRound, m_look, m_compare, m_otherDeals, m_again}) {
        buttons->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_scene);
    column->addWidget(m_headline);
    column->addWidget(m_remark);
    column->addWidget(m_scroll, 1);
    column->addLayout(buttons);
}

void MatchEndPanel::setComparable(bool comparable) {
    m_compare->setVisible(comparable);
    place();
}

void MatchEndPanel::setDisplay(const Settings::Display& display) {
    m_theme = tableTheme(QString::fromStdString(display.table));
    m_scene->setTheme(m_theme);
    m_scene->setNumbers(display.cardNumbers);
    m_pixels = 0;
    place();
}

void MatchEndPanel::retranslate() {
    m_tally->retranslate();
    m_scene->setWord(ownSide(m_setup) ? tr("Victory!") : sideName(m_setup, m_result.winner));
    m_headline->setText(resultText(m_setup, m_result));
    QStringList remarks;
    if (m_result.isDouble) {
        remarks += tr("The match counts double.");
    }
    if (m_lost && onlyPerson(m_setup)) {
        remarks += tr("The next one may be yours.");
    }
    m_remark->setText(remarks.join(QLatin1Char(' ')));
    m_remark->setVisible(!remarks.isEmpty());
    m_close->setText(tr("&Close"));
    m_byRound->setText(m_tally->byRound() ? tr("&Item by item") : tr("&Round by round"));
    m_look->setText(tr("&Look at it again"));
    m_compare->setText(tr("Co&mpare…"));
    m_otherDeals->setText(rematchText());
    m_again->setText(tr("Play &again"));
    setAccessibleName(m_headline->text());
    m_again->setAccessibleDescription(m_headline->text());
}

/// With whoever deals then, as MatchFlow::otherSideDeals() lets them.
QString MatchEndPanel::rematchText() const {
    if (m_setup.rules.rules.table.teams) {
        return tr("Rema&tch (the others deal)");
    }
    const int dealer = m_setup.rules.rules.seatAfter(m_firstDealer);
    return dealer == onlyPerson(m_setup)
               ? tr("Rema&tch (you deal)")
               : tr("Rema&tch (%1 deals)", "a player").arg(menuText(seatName(m_setup, dealer)));
}

/// In the middle of the cloth, as high as it needs. Large text gives way so that there are the
/// picture, all points and a row of all buttons; else so that no points are hidden; and only if
/// that cannot be, the points scroll.
void MatchEndPanel::place() {
    const int wanted = textHeight();
    const auto fits = [this, wanted](int least, Fit fit) {
        return fitText(std::min(least, wanted), wanted,
                       [this, fit](int pixels) { return fitsAt(pixels, fit); });
    };
    if (!fits(std::max(kReadable, qRound(wanted * kGivesWay)), Fit::Picture) &&
        !fits(kReadable, Fit::AllPoints)) {
        fits(kLeast, Fit::Buttons);
    }
}

/// All beside each other, with the panel's margins.
int MatchEndPanel::buttonsWidth() const {
    const QMargins margins = layout()->contentsMargins();
    int row = margins.left() + margins.right();
    for (const QPushButton* button :
         {m_close, m_byRound, m_look, m_compare, m_otherDeals, m_again}) {
        row += button->isHidden() ? 0 : button->sizeHint().width() + layout()->spacing();
    }
    return row;
}

bool MatchEndPanel::fitsAt(int pixels, Fit fit) {
    restyle(pixels);
    polishParts();
    const QSize cloth = this->cloth().size();
    m_scene->setFixedHeight(0);
    m_scroll->setMinimumHeight(1);
    layout()->invalidate();
    const QMargins margins = layout()->contentsMargins();
    const int row = buttonsWidth();
    const int width = std::min(
        cloth.width(), std::max({kWidth * pixels, row, layout()->totalMinimumSize().width()}));
    const int inner = width - margins.left() - margins.right();
    const int others = layout()->totalMinimumHeightForWidth(width);
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
    const int tally = m_tally->layout()->totalHeightForWidth(inner - bar);
    const int room = cloth.height() - others;
    int scene = std::min(room - tally, kHighestScene * pixels);
    if (scene < kLowestScene * pixels) {
        scene = 0;
    }
    const int seen = std::min(tally, room - scene);
    m_scene->setFixedHeight(scene);
    m_scroll->setMinimumHeight(std::max(1, seen));
    moveToMiddle({width, others + scene + std::max(1, seen)});
    const bool isWide = layout()->totalMinimumSize().width() <= width;
    switch (fit) {
    case Fit::Picture:
        return isWide && seen == tally && scene > 0 && row <= width;
    case Fit::AllPoints:
        return isWide && seen == tally;
    case Fit::Buttons:
        break;
    }
    return isWide && seen >= std::min(tally, kLeastTally * pixels);
}

void MatchEndPanel::restyle(int pixels) {
    if (pixels == m_pixels) {
        return;
    }
    m_pixels = pixels;
    const QColor gold = m_theme.strong ? m_theme.accent : m_theme.gilt;
    setStyleSheet(
        QStringLiteral("QFrame#matchEnd { background: %1; border: 2px solid %2;"
                       " border-radius: 0.5em; }"
                       "QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }"
                       "QLabel { color: %3; font-size: %5px; }"
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
            .arg(m_theme.plateMuted.name()) +
        TablePrompt::scrollStyle(m_theme) + TablePrompt::buttonStyle(m_theme, pixels) +
        TablePrompt::quietStyle(m_theme, m_theme.plateText, pixels));
    layout()->setContentsMargins(pixels, pixels, pixels, pixels);
    layout()->setSpacing(pixels / 2);
}

/// Escape first ends the motion.
void MatchEndPanel::keyPressEvent(QKeyEvent* event) {
    const bool moved = m_scene->finish();
    if (event->key() == Qt::Key_Escape) {
        if (!moved) {
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/match_result_dialog.h"

#include "game/match_text.h"
#include "widgets/flow_layout.h"
#include "widgets/page_scrolling.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"
#include "widgets/window_placement.h"

#include <QEvent>
#include <QGridLayout>
#include <QIcon>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>

namespace settebello {

namespace {

constexpr int kTileHeight = 34;
constexpr int kCoinSide = 72;
constexpr QSize kWanted(620, 480);

QLabel* cell(const QString& text, double factor = 1, bool bold = false) {
    auto* label = new QLabel(text);
    label->setFont(scaledFont(label->font(), factor, bold));
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    label->setWordWrap(true);
    return label;
}

} // namespace

MatchResultDialog::MatchResultDialog(const MatchPlan& plan, const Match& match, QWidget* parent)
    : QDialog(parent)
    , m_plan(plan)
    , m_result(*match.result())
    , m_scroll(new QScrollArea(this))
    , m_headline(new QLabel(this))
    , m_double(new QLabel(this))
    , m_holder(new QWidget)
    , m_again(new QPushButton(this))
    , m_newMatch(new QPushButton(this))
    , m_close(new QPushButton(this)) {
    for (const Match::PlayedRound& round : match.played()) {
        if (round.scored) {
            m_rounds.push_back(round.points);
        }
    }
    makeHeading(m_headline, 1.7);
    m_headline->setObjectName(QStringLiteral("headline"));
    for (QLabel* label : {m_headline, m_double}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    new QVBoxLayout(m_holder);
    m_scroll->setWidget(m_holder);
    auto* coin = new QLabel(this);
    coin->setPixmap(QIcon(QStringLiteral(":/icons/settebello.svg"))
                        .pixmap(QSize(kCoinSide, kCoinSide), devicePixelRatioF()));
    coin->setAlignment(Qt::AlignCenter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, kTileHeight + 18, 24, 16);
    column->addWidget(coin);
    column->addWidget(m_headline);
    column->addWidget(m_double);
    column->addWidget(m_scroll, 1);
    column->addLayout(makeButtons());
    retranslate();
    fitToScreen(this, kWanted);
    m_again->setFocus();
}

QLayout* MatchResultDialog::makeButtons() {
    m_again->setDefault(true);
    m_again->setObjectName(QStringLiteral("again"));
    m_newMatch->setObjectName(QStringLiteral("newMatch"));
    connect(m_again, &QPushButton::clicked, this, [this] { done(Again); });
    connect(m_newMatch, &QPushButton::clicked, this, [this] { done(NewMatch); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    auto* buttons = new FlowLayout;
    for (QPushButton* button : {m_close, m_newMatch, m_again}) {
        buttons->addWidget(button);
    }
    return buttons;
}

QWidget* MatchResultDialog::makeSheet() const {
    auto* sheet = new QWidget;
    auto* grid = new QGridLayout(sheet);
    grid->setHorizontalSpacing(24);
    const int sides = m_plan.rules.sides();
    for (int side = 0; side < sides; ++side) {
        grid->addWidget(cell(breakable(sideName(m_plan, side), 10), 1, true), 0, side + 1);
        grid->setColumnStretch(side + 1, 1);
    }
    grid->addWidget(makeHorizontalLine(), 1, 0, 1, -1);
    int row = 2;
    const QLocale locale;
    for (const PointsBySide& points : m_rounds) {
        auto* name = new QLabel(tr("Round %1").arg(locale.toString(row - 1)));
        grid->addWidget(name, row, 0);
        for (int side = 0; side < sides; ++side) {
            const int total = points[side].total();
            grid->addWidget(cell(locale.toString(total)), row, side + 1);
        }
        ++row;
    }
    grid->addWidget(makeHorizontalLine(), row++, 0, 1, -1);
    auto* all = new QLabel(tr("Match"));
    makeHeading(all);
    grid->addWidget(all, row, 0);
    for (int side = 0; side < sides; ++side) {
        const int score = m_result.scores[side];
        grid->addWidget(cell(locale.toString(score), 1.4, true), row, side + 1);
    }
    return sheet;
}

void MatchResultDialog::retranslate() {
    setWindowTitle(tr("The match is over"));
    m_headline->setText(resultText(m_plan, m_result));
    m_double->setText(tr("The match counts double."));
    m_double->setVisible(m_result.isDouble);
    m_again->setText(tr("Play &again"));
    m_newMatch->setText(tr("&New match…"));
    m_close->setText(tr("&Close"));
    delete m_sheet;
    m_sheet = makeSheet();
    auto* column = static_cast<QVBoxLayout*>(m_holder->layout());
    column->insertWidget(0, m_sheet);
    if (column->count() == 1) {
        column->addStretch(1);
    }
}

void MatchResultDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDialog::changeEvent(event);
}

void MatchResultDialog::keyPressEvent(QKeyEvent* event) {
    if (!scrollByKey(m_scroll, event->key())) {
        QDialog::keyPressEvent(event);
    }
}

void MatchResultDialog::paintEvent(QPaintEvent* event) {
    QDialog::paintEvent(event);
    QPainter painter(this);
    paintTiles(painter, {0, 0, width(), kTileHeight}, palette());
}

} // namespace settebello

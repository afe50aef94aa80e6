// SPDX-License-Identifier: GPL-3.0-or-later
#include "covers/start_screen.h"

#include "covers/start_picture.h"
#include "table/panels/table_prompt.h"
#include "widgets/name_label.h"

#include <QGridLayout>
#include <QPushButton>

#include <algorithm>

namespace settebello {

namespace {

/// Sizes of text, as parts of the table's.
constexpr qreal kMainText = 1.5;
constexpr qreal kOtherText = 0.95;
constexpr int kLeast = 9; ///< pixels
/// The part of the height that the picture should have, and the least size of the text for its
/// sake, as a part of the wanted one.
constexpr qreal kPictureShare = 0.3;
constexpr qreal kGivesWay = 0.8;

} // namespace

StartScreen::StartScreen(CardPictures& pictures, QWidget* table)
    : TableCover(table)
    , m_picture(new StartPicture(pictures, this))
    , m_mains(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_grid(new QGridLayout)
    , m_continue(makeMain("startContinue"))
    , m_play(makeMain("startPlay")) {
    m_mains->insertStretch(0, 1);
    m_mains->addStretch(1);
    setObjectName(QStringLiteral("startScreen"));
    setAccessibleName(QStringLiteral("Settebello"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_picture, 1);
    column->addLayout(m_mains);
    column->addLayout(m_grid);
    for (const char* name : {"startNewMatch", "startFirstSteps", "startHouseRules", "startMatches",
                             "startDay", "startFriends"}) {
        m_others.push_back(makeButton(name, true, this));
    }
    whenPressed(m_continue.button, &StartScreen::continueAsked);
    whenPressed(m_play.button, &StartScreen::playAsked);
    whenPressed(m_others[0], &StartScreen::newMatchAsked);
    whenPressed(m_others[1], &StartScreen::firstStepsAsked);
    whenPressed(m_others[2], &StartScreen::houseRulesAsked);
    whenPressed(m_others[3], &StartScreen::matchesAsked);
    whenPressed(m_others[4], &StartScreen::dayAsked);
    whenPressed(m_others[5], &StartScreen::friendsAsked);
    retranslate();
    setLeft({});
    hide();
}

StartScreen::Main StartScreen::makeMain(const char* name) {
    const Main main{makeButton(name, false, this), new NameLabel({}, this)};
    main.about->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    auto* column = new QVBoxLayout;
    column->setSpacing(2);
    column->addWidget(main.button, 0, Qt::AlignHCenter);
    column->addWidget(main.about);
    m_mains->addLayout(column);
    return main;
}

void StartScreen::open() {
    place();
    cover(m_continue.button->isHidden() ? m_play.button : m_continue.button);
}

void StartScreen::close() {
    if (!isHidden()) {
        uncover();
    }
}

void StartScreen::setDisplay(const Settings::Display& display) {
    m_theme = tableTheme(QString::fromStdString(display.table));
    m_picture->setTheme(m_theme);
    m_picture->setNumbers(display.cardNumbers);
    m_pixels = 0;
    place();
}

void StartScreen::setAbout(const Main& main, const QString& about) {
    main.about->setNames(about);
    main.button->setAccessibleDescription(about);
}

void StartScreen::setMatch(const QString& about) {
    setAbout(m_play, about);
    place();
}

void StartScreen::setLeft(const QString& about) {
    setAbout(m_continue, about);
    m_continue.button->setVisible(!about.isEmpty());
    m_continue.about->setVisible(!about.isEmpty());
    place();
}

void StartScreen::setTableLeft(const QString& about) {
    m_isTableLeft = !about.isEmpty();
    m_others[5]->setAccessibleDescription(about);
    m_others[5]->setToolTip(about);
    retranslate();
    place();
}

void StartScreen::retranslate() {
    m_continue.button->setText(tr("&Continue"));
    m_play.button->setText(tr("&Play"));
    m_others[0]->setText(tr("&New match…"));
    m_others[1]->setText(tr("First &steps"));
    m_others[2]->setText(tr("House &rules…"));
    m_others[3]->setText(tr("&Matches played"));
    m_others[4]->setText(tr("Match of the &day…"));
    m_others[5]->setText(m_isTableLeft ? tr("Go on with &friends") : tr("With &friends…"));
}

/// Large text first gives up the picture's room, then a little of its size.
void StartScreen::place() {
    setGeometry(parentWidget()->rect());
    const int wanted = std::max(kLeast, textHeight());
    const int least = std::max(kLeast, qRound(wanted * kGivesWay));
    if (!fitText(least, wanted, [this](int pixels) { return fitsAt(pixels, kPictureShare); })) {
        fitText(kLeast, wanted, [this](int pixels) { return fitsAt(pixels, 0); });
    }
}

/// Tries fewer and fewer buttons in a row.
bool StartScreen::fitsAt(int pixels, qreal pictureShare) {
    restyle(pixels);
    for (const int columns : {6, 3, 2, 1}) {
        arrange(columns);
        widenMains();
        layout()->invalidate();
        const QSize least = layout()->totalMinimumSize();
        const int high = std::max(least.height(), layout()->totalHeightForWidth(width()));
        if (least.width() <= width() && high <= height() * (1 - pictureShare)) {
            layout()->activate();
            return true;
        }
    }
    layout()->activate();
    return false;
}

void StartScreen::arrange(int columns) {
    if (columns == m_columns) {
        return;
    }
    m_columns = columns;
    m_mains->setDirection(columns > 1 ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (QPushButton* button : m_others) {
        m_grid->removeWidget(button);
    }
    for (int i = 0; i < static_cast<int>(m_others.size()); ++i) {
        m_grid->addWidget(m_others[static_cast<std::size_t>(i)], i / columns, i % columns + 1);
    }
    constexpr int kMostColumns = 8;
    for (int column = 0; column < kMostColumns; ++column) {
        const bool beside = column == 0 || column == columns + 1;
        m_grid->setColumnStretch(column, beside ? 1 : 0);
    }
}

/// The large buttons alike, and what is said about them in one line if there is room.
void StartScreen::widenMains() {
    const QMargins margins = layout()->contentsMargins();
    const int row = width() - margins.left() - margins.right();
    const int most = std::max(0, m_columns > 1 ? (row - m_mains->spacing()) / 2 : row);
    int button = 0;
    for (const Main* main : {&m_continue, &m_play}) {
        const QString& text = main->about->names();
        const int line = main->about->fontMetrics().horizontalAdvance(text) + m_pixels;
        main->about->setMinimumWidth(std::min(most, line));
        main->button->setMinimumWidth(0);
        button = std::max(button, main->button->sizeHint().width());
    }
    for (const Main* main : {&m_continue, &m_play}) {
        main->button->setMinimumWidth(button <= most ? button : main->button->sizeHint().width());
    }
}

void StartScreen::restyle(int pixels) {
    if (pixels == m_pixels) {
        return;
    }
    m_pixels = pixels;
    const int main = qRound(pixels * kMainText);
    const int other = std::max(kLeast, qRound(pixels * kOtherText));
    setStyleSheet(TablePrompt::buttonStyle(m_theme, main) +
                  QStringLiteral("QPushButton { padding: 0.3em 1.6em; }") +
                  TablePrompt::quietStyle(m_theme, m_theme.text, other) +
                  QStringLiteral("QLabel { color: %1; font-size: %2px; }")
                      .arg(m_theme.text.name())
                      .arg(other));
    polishParts();
    const int margin = edge() + qRound(pixels * 0.7);
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(pixels);
    m_mains->setSpacing(2 * pixels);
    m_grid->setSpacing(qRound(pixels * 0.6));
}

} // namespace settebello

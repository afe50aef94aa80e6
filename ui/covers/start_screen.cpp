// SPDX-License-Identifier: GPL-3.0-or-later
#include "covers/start_screen.h"

#include "covers/start_picture.h"
#include "table/panels/table_prompt.h"
#include "widgets/name_label.h"
#include "widgets/plain_text.h"

#include <QGridLayout>
#include <QPushButton>

#include <algorithm>
#include <utility>

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
    , m_play(makeMain("startPlay"))
    , m_day(makeMain("startDay")) {
    m_mains->insertStretch(0, 1);
    m_mains->addStretch(1);
    setObjectName(QStringLiteral("startScreen"));
    setAccessibleName(QStringLiteral("Settebello"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_picture, 1);
    column->addLayout(m_mains);
    column->addLayout(m_grid);
    for (const char* name : {"startPractice", "startFriends", "startNewMatch"}) {
        m_others.push_back(makeButton(name, true, this));
    }
    m_friends = {m_others[Friends], new NameLabel({}, this), new QVBoxLayout};
    addMain(m_friends, 1);
    for (int i = 1; i <= kMostHouseRules; ++i) {
        m_houseRules.push_back(
            makeButton(QStringLiteral("startRules%1").arg(i).toLatin1().constData(), true, this));
        m_houseRules.back()->hide();
    }
    for (const char* name : {"startHouseRules", "startMatches", "startFirstSteps"}) {
        m_others.push_back(makeButton(name, true, this));
    }
    connectButtons();
    m_day.button->setProperty("quiet", true);
    fill(Offer());
    hide();
}

void StartScreen::connectButtons() {
    whenPressed(m_continue.button, &StartScreen::continueAsked);
    whenPressed(m_play.button, &StartScreen::playAsked);
    whenPressed(m_day.button, &StartScreen::dayAsked);
    whenPressed(m_others[Practice], &StartScreen::practiceAsked);
    whenPressed(m_others[Friends], &StartScreen::friendsAsked);
    whenPressed(m_others[NewMatch], &StartScreen::newMatchAsked);
    whenPressed(m_others[HouseRules], &StartScreen::houseRulesAsked);
    whenPressed(m_others[Matches], &StartScreen::matchesAsked);
    whenPressed(m_others[FirstSteps], &StartScreen::firstStepsAsked);
    for (int i = 0; i < kMostHouseRules; ++i) {
        whenPressed(m_houseRules[static_cast<std::size_t>(i)],
                    [this, i] { emit houseRulesChosen(i); });
    }
}

StartScreen::Main StartScreen::makeMain(const char* name) {
    const Main main{makeButton(name, false, this), new NameLabel({}, this), new QVBoxLayout};
    main.button->setProperty("main", true);
    main.column->addWidget(main.button, 0, Qt::AlignHCenter);
    addMain(main, m_mains->count());
    return main;
}

/// @param place among the large buttons
void StartScreen::addMain(const Main& main, int place) {
    main.about->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    main.column->setSpacing(2);
    main.column->addWidget(main.about);
    m_mains->insertLayout(place, main.column);
}

void StartScreen::open(const Offer& offer) {
    fill(offer);
    place();
    cover(shownMains().front().button);
}

void StartScreen::close() {
    if (!isHidden()) {
        uncover();
    }
}

void StartScreen::setOffer(const Offer& offer) {
    fill(offer);
    place();
}

void StartScreen::setDisplay(const Settings::Display& display) {
    m_theme = tableTheme(QString::fromStdString(display.table));
    m_picture->setTheme(m_theme);
    m_picture->setNumbers(display.cardNumbers);
    m_pixels = 0;
    if (!isHidden()) {
        place();
    }
}

void StartScreen::setAbout(const Main& main, const QString& about) {
    main.about->setNames(about);
    main.button->setAccessibleDescription(about);
    main.button->setToolTip(about);
}

/// One of the large buttons stands out: that of the match that was left, if there is one, or of the
/// table with friends that was left.
void StartScreen::fill(const Offer& offer) {
    m_offer = offer;
    setAbout(m_play, offer.match);
    setAbout(m_continue, offer.left);
    setAbout(m_day, offer.day);
    const bool isLeft = !offer.left.isEmpty();
    m_continue.button->setVisible(isLeft);
    setAbout(m_friends, offer.tableLeft);
    setFriendsFirst(!isLeft && !offer.tableLeft.isEmpty());
    const bool isPlayQuiet = isLeft || m_isFriendsFirst;
    if (m_play.button->property("quiet").toBool() != isPlayQuiet) {
        m_play.button->setProperty("quiet", isPlayQuiet);
        m_pixels = 0; // to be styled again
    }
    for (int i = 0; i < kMostHouseRules; ++i) {
        m_houseRules[static_cast<std::size_t>(i)]->setVisible(i < offer.houseRules.size());
    }
    m_others[FirstSteps]->setVisible(offer.firstSteps);
    retranslate();
}

/// Makes the button of friends the first of the large ones, or one of the smaller ones.
void StartScreen::setFriendsFirst(bool first) {
    if (m_isFriendsFirst == first) {
        return;
    }
    m_isFriendsFirst = first;
    m_friends.button->setProperty("main", first);
    m_friends.button->setProperty("quiet", !first);
    m_friends.button->setMinimumWidth(0);
    if (first) { // otherwise the grid takes it
        m_friends.column->insertWidget(0, m_friends.button, 0, Qt::AlignHCenter);
    }
    setTabOrder(first ? m_continue.button : m_others[Practice], m_friends.button);
    m_pixels = 0; // to be styled again
}

/// The large buttons, the likeliest wish first.
std::vector<StartScreen::Main> StartScreen::shownMains() const {
    std::vector<Main> shown;
    if (m_isFriendsFirst) {
        shown.push_back(m_friends);
    } else if (!m_continue.button->isHidden()) {
        shown.push_back(m_continue);
    }
    shown.push_back(m_play);
    shown.push_back(m_day);
    return shown;
}

void StartScreen::retranslate() {
    m_continue.button->setText(tr("&Continue"));
    m_play.button->setText(tr("&Play"));
    m_day.button->setText(m_offer.isDayPlayed ? tr("C&ompare…") : tr("Match of the &day"));
    m_others[Practice]->setText(tr("Pract&ise…"));
    m_others[Friends]->setText(!m_offer.tableLeft.isEmpty() ? tr("Go on with &friends")
                                                            : tr("With &friends…"));
    m_others[NewMatch]->setText(tr("&New match…"));
    m_others[HouseRules]->setText(tr("House &rules…"));
    m_others[Matches]->setText(tr("&Matches played"));
    m_others[FirstSteps]->setText(tr("First &steps"));
    for (int i = 0; i < std::min(kMostHouseRules, static_cast<int>(m_offer.houseRules.size()));
         ++i) {
        QPushButton* button = m_houseRules[static_cast<std::size_t>(i)];
        button->setText(menuText(m_offer.houseRules[i], kLongestName));
        button->setAccessibleDescription(tr("Begins a match by these house rules."));
        button->setToolTip(button->accessibleDescription());
    }
}

void StartScreen::showAbouts(Abouts shown) {
    m_friends.about->hide();
    m_continue.about->hide();
    const std::vector<Main> mains = shownMains();
    for (const Main& main : mains) {
        const bool isFirst = main.button == mains.front().button;
        main.about->setVisible(shown == Abouts::All || (shown == Abouts::OfFirst && isFirst));
    }
}

/// Large text first gives up the picture's room, then a little of its size, and at last what stands
/// below the large buttons, which their tooltips say as well; below the first one it stays longest.
void StartScreen::place() {
    setGeometry(parentWidget()->rect());
    showAbouts(Abouts::All);
    const int wanted = std::max(kLeast, textHeight());
    const int least = std::max(kLeast, qRound(wanted * kGivesWay));
    const auto fitsAlone = [this](int pixels) { return fitsAt(pixels, 0); };
    if (fitText(least, wanted, [this](int pixels) { return fitsAt(pixels, kPictureShare); })) {
        return;
    }
    for (const Abouts abouts : {Abouts::All, Abouts::OfFirst, Abouts::None}) {
        showAbouts(abouts);
        if (fitText(kLeast, wanted, fitsAlone)) {
            return;
        }
    }
}

/// Tries more and more rows of the smaller buttons, and at last the large ones under one another.
bool StartScreen::fitsAt(int pixels, qreal pictureShare) {
    restyle(pixels);
    const auto count = static_cast<int>(shownOthers().size());
    for (const bool mainsInRow : {true, false}) {
        int last = 0;
        for (int rows = 1; rows <= count; ++rows) {
            const int columns = (count + rows - 1) / rows;
            if (std::exchange(last, columns) != columns &&
                fitsIn(columns, mainsInRow, pictureShare)) {
                return true;
            }
        }
    }
    return false;
}

bool StartScreen::fitsIn(int columns, bool mainsInRow, qreal pictureShare) {
    arrange(columns, mainsInRow);
    widenMains();
    layout()->invalidate();
    const QSize least = layout()->totalMinimumSize();
    const int high = std::max(least.height(), layout()->totalHeightForWidth(width()));
    layout()->activate();
    return least.width() <= width() && high <= height() * (1 - pictureShare);
}

/// House rules by name stand before the way to all of them.
std::vector<QPushButton*> StartScreen::shownOthers() const {
    std::vector<QPushButton*> shown(m_others.begin(), m_others.begin() + HouseRules);
    shown.insert(shown.end(), m_houseRules.begin(), m_houseRules.end());
    shown.insert(shown.end(), m_others.begin() + HouseRules, m_others.end());
    std::erase_if(shown, [this](const QPushButton* button) {
        return button->isHidden() || (m_isFriendsFirst && button == m_friends.button);
    });
    return shown;
}

void StartScreen::arrange(int columns, bool mainsInRow) {
    m_mains->setDirection(mainsInRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    while (m_grid->count() > 0) {
        delete m_grid->takeAt(0);
    }
    const std::vector<QPushButton*> shown = shownOthers();
    for (int i = 0; i < static_cast<int>(shown.size()); ++i) {
        m_grid->addWidget(shown[static_cast<std::size_t>(i)], i / columns, i % columns + 1);
    }
    const int all = std::max(m_grid->columnCount(), columns + 2);
    for (int column = 0; column < all; ++column) {
        const bool beside = column == 0 || column == columns + 1;
        m_grid->setColumnStretch(column, beside ? 1 : 0);
    }
}

/// The large buttons alike as far as there is room, and what is said about them in one line if
/// there is room.
void StartScreen::widenMains() {
    const QMargins margins = layout()->contentsMargins();
    const int row = width() - margins.left() - margins.right();
    const std::vector<Main> mains = shownMains();
    const auto side = static_cast<int>(mains.size());
    int widest = 0;
    for (const Main& main : mains) {
        main.button->setMinimumWidth(0);
        widest = std::max(widest, main.button->sizeHint().width());
    }
    int most = row; // of each; where one needs more, of each of the others
    if (m_mains->direction() == QBoxLayout::LeftToRight) {
        const int room = row - (side - 1) * m_mains->spacing();
        most = std::max(0, widest <= room / side ? room / side : (room - widest) / (side - 1));
    }
    for (const Main& main : mains) {
        const int line =
            main.about->fontMetrics().horizontalAdvance(main.about->names()) + m_pixels;
        main.about->setMinimumWidth(std::min(most, line));
        main.button->setMinimumWidth(
            std::max(main.button->sizeHint().width(), std::min(widest, most)));
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
                  QStringLiteral("QPushButton[main=\"true\"][quiet=\"true\"] {"
                                 " font-size: %3px; padding: 0.3em 1.2em; }"
                                 "QLabel { color: %1; font-size: %2px; }")
                      .arg(m_theme.text.name())
                      .arg(other)
                      .arg(main));
    polishParts();
    const int margin = edge() + qRound(pixels * 0.7);
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(pixels);
    m_mains->setSpacing(2 * pixels);
    m_grid->setSpacing(qRound(pixels * 0.6));
}

} // namespace settebello

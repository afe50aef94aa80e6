// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeper/scorekeeper_window.h"

#include "game/match_text.h"
#include "scorekeeper/history_page.h"
#include "scorekeeper/round_page.h"
#include "scorekeeper/setup_page.h"
#include "scorekeeper/sheet_page.h"
#include "settings/window_file.h"
#include "settings/window_place.h"
#include "text/text_lists.h"
#include "widgets/announcer.h"
#include "widgets/notice_bar.h"
#include "widgets/style.h"
#include "widgets/window_geometry.h"

#include <QEvent>
#include <QJsonArray>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

constexpr QSize kUsualSize(1280, 800);
constexpr QSize kLeastSize(800, 560);
constexpr double kLeastText = 15;   ///< pixels, in a window of the least size
constexpr double kLargestText = 48; ///< pixels
constexpr double kTextGrowth = 1.4; ///< an exponent: text grows faster than the window
constexpr char kPlaceKey[] = "scorekeeper/geometry";
constexpr char kNamesKey[] = "scorekeeper/players";

} // namespace

ScorekeeperWindow::ScorekeeperWindow(const QString& folder, const QString& placeFile,
                                     SettingsStore& settings, CardPictures& pictures,
                                     QWidget* parent)
    : TiledDialog(parent)
    , m_placeFile(placeFile)
    , m_store(folder)
    , m_notice(new NoticeBar(this))
    , m_pages(new QStackedWidget(this))
    , m_history(new HistoryPage(m_store))
    , m_setup(new SetupPage(settings))
    , m_sheet(new SheetPage(pictures))
    , m_round(new RoundPage(pictures))
    , m_announcer(new Announcer(this)) {
    setWindowFlag(Qt::WindowMinMaxButtonsHint);
    for (QWidget* page : {static_cast<QWidget*>(m_history), static_cast<QWidget*>(m_setup),
                          static_cast<QWidget*>(m_sheet), static_cast<QWidget*>(m_round)}) {
        m_pages->addWidget(page);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, kTileHeight + 8, 12, 12);
    column->addWidget(m_notice);
    column->addWidget(m_pages, 1);
    connectPages();
    // The text grows with the window and must not keep it from becoming smaller again.
    column->setSizeConstraint(QLayout::SetNoConstraint);
    setLeastSize(this, kLeastSize);
    resize(kUsualSize.boundedTo(availableWindowRect(this).size()));
    new WindowPlace(m_placeFile, QLatin1String(kPlaceKey), this);
    retranslate();
    scaleText();
    if (const std::optional<PadFile> left = m_store.unfinished()) {
        m_file = left->file;
        m_score = left->score;
        showSheet();
    } else {
        showHistory();
    }
}

void ScorekeeperWindow::connectPages() {
    connect(m_history, &HistoryPage::newAsked, this, &ScorekeeperWindow::showSetup);
    connect(m_history, &HistoryPage::problem, m_notice, &NoticeBar::showMessage);
    connect(m_history, &HistoryPage::opened, this, [this](const PadFile& pad) {
        m_file = pad.file;
        m_score = pad.score;
        showSheet();
    });
    connect(m_setup, &SetupPage::started, this, &ScorekeeperWindow::start);
    connect(m_setup, &SetupPage::cancelled, this, &ScorekeeperWindow::showHistory);
    connect(m_sheet, &SheetPage::noted, this, &ScorekeeperWindow::add);
    connect(m_sheet, &SheetPage::undone, this, &ScorekeeperWindow::undo);
    connect(m_sheet, &SheetPage::roundAsked, this, [this] { showRound(kNobody); });
    connect(m_sheet, &SheetPage::claimAsked, this, &ScorekeeperWindow::showRound);
    connect(m_sheet, &SheetPage::correctionAsked, this, [this](std::size_t round) {
        m_round->beginCorrection(*m_score, round);
        turnToRound();
    });
    connect(m_sheet, &SheetPage::allAsked, this, &ScorekeeperWindow::showHistory);
    connect(m_round, &RoundPage::noted, this, &ScorekeeperWindow::add);
    connect(m_round, &RoundPage::corrected, this, [this](const ScorePad& pad) {
        const BySide<int> before = m_score->pad.markedScores();
        m_score->pad = pad;
        showEntered(before);
    });
    connect(m_round, &RoundPage::cancelled, this, &ScorekeeperWindow::showSheet);
}

void ScorekeeperWindow::showHistory() {
    m_history->refresh();
    m_pages->setCurrentWidget(m_history);
    m_history->takeFocus();
}

void ScorekeeperWindow::showSetup() {
    QStringList players;
    const QVariant typed = WindowFile(m_placeFile).value(QLatin1String(kNamesKey));
    for (const QVariant& name : typed.toList()) {
        players += name.toString();
    }
    m_setup->begin(players);
    m_pages->setCurrentWidget(m_setup);
    m_setup->takeFocus();
}

void ScorekeeperWindow::showSheet() {
    const bool changed = m_pages->currentWidget() != m_sheet;
    m_sheet->show(*m_score, m_store.canWrite());
    m_pages->setCurrentWidget(m_sheet);
    if (changed) {
        m_sheet->takeFocus();
    }
}

void ScorekeeperWindow::showRound(int claimer) {
    m_round->begin(*m_score, claimer);
    turnToRound();
}

void ScorekeeperWindow::turnToRound() {
    m_pages->setCurrentWidget(m_round);
    m_round->takeFocus();
}

void ScorekeeperWindow::start() {
    m_score = m_setup->chosen();
    m_file = m_store.newFile(*m_score);
    QJsonArray names;
    for (const std::string& name : m_score->players) {
        names += QString::fromStdString(name);
    }
    WindowFile(m_placeFile).write({{QLatin1String(kNamesKey), names}});
    save();
    showSheet();
}

void ScorekeeperWindow::add(const PadEntry& entry) {
    const BySide<int> before = m_score->pad.markedScores();
    if (m_score->pad.add(entry) == PadFault::None) {
        showEntered(before);
    }
}

void ScorekeeperWindow::undo() {
    const BySide<int> before = m_score->pad.markedScores();
    m_score->pad.undo();
    showEntered(before);
}

/// Saves and shows what has changed. Sweeps that do not count yet are read with their button.
void ScorekeeperWindow::showEntered(const BySide<int>& before) {
    save();
    showSheet();
    const MatchSetup setup = setupOf(*m_score);
    const ScorePad& pad = m_score->pad;
    if (pad.result()) {
        m_announcer->announce(resultText(setup, *pad.result()));
    } else if (pad.markedScores() != before) {
        m_announcer->announce(joinedBySemicolons(sideScores(setup, pad.markedScores())));
    }
}

void ScorekeeperWindow::save() {
    m_notice->showMessage(m_store.write(m_file, *m_score));
}

/// The text is as large as the window allows, and never smaller than elsewhere.
void ScorekeeperWindow::scaleText() {
    const double room = std::min(static_cast<double>(width()) / kLeastSize.width(),
                                 static_cast<double>(height()) / kLeastSize.height());
    const double pixels = std::min(kLeastText * std::pow(room, kTextGrowth), kLargestText);
    QFont large = font();
    large.setPixelSize(std::max(QFontInfo(large).pixelSize(), qRound(pixels)));
    m_pages->setFont(large);
}

void ScorekeeperWindow::retranslate() {
    setWindowTitle(tr("Scorekeeper"));
    if (!m_store.canWrite()) {
        m_notice->showMessage(tr("Another window of Settebello keeps a score. Here the scores can "
                                 "only be read."));
    }
}

void ScorekeeperWindow::changeEvent(QEvent* event) {
    TiledDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        scaleText();
    }
}

void ScorekeeperWindow::resizeEvent(QResizeEvent* event) {
    TiledDialog::resizeEvent(event);
    scaleText();
}

} // namespace settebello

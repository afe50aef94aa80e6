// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeper/scorekeeper_window.h"

#include "game/match_text.h"
#include "scorekeeper/history_page.h"
#include "scorekeeper/round_page.h"
#include "scorekeeper/setup_page.h"
#include "scorekeeper/sheet_page.h"
#include "settings/settings_store.h"
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
constexpr char kGeometryKey[] = "scorekeeper/geometry";
constexpr char kNamesKey[] = "scorekeeper/players";

} // namespace

ScorekeeperWindow::ScorekeeperWindow(PadStore& store, SettingsStore& settings,
                                     CardPictures& pictures, QWidget* parent)
    : TiledDialog(parent)
    , m_store(store)
    , m_windowState(settings.windowState())
    , m_pages(new QStackedWidget(this))
    , m_history(new HistoryPage(m_store))
    , m_setup(new SetupPage(settings))
    , m_sheet(new SheetPage(pictures))
    , m_round(new RoundPage(pictures))
    , m_announcer(new Announcer(this))
    , m_notice(new NoticeBar(this)) {
    m_store.open();
    setWindowFlag(Qt::WindowMinMaxButtonsHint);
    for (QWidget* page : {static_cast<QWidget*>(m_history), static_cast<QWidget*>(m_setup),
                          static_cast<QWidget*>(m_sheet), static_cast<QWidget*>(m_round)}) {
        m_pages->addWidget(page);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, kTileHeight + 8, 12, 12);
    column->addWidget(m_pages, 1);
    connectPages();
    // The text grows with the window and must not keep it from becoming smaller again.
    column->setSizeConstraint(QLayout::SetNoConstraint);
    setLeastSize(this, kLeastSize);
    resize(kUsualSize.boundedTo(availableWindowRect(this).size()));
    keepGeometry(this, m_windowState, QLatin1String(kGeometryKey));
    retranslate();
    scaleText();
    showLatest();
}

ScorekeeperWindow::~ScorekeeperWindow() {
    disconnect(&m_store, nullptr, this, nullptr);
    if (m_score) {
        applyAll();
    }
    m_store.close();
}

bool ScorekeeperWindow::isReading() const {
    return m_reading.isRunning() || m_history->isReading();
}

/// The match that was left, or all of them, once they have been read.
void ScorekeeperWindow::showLatest() {
    m_reading.start([read = m_store.reader()](const TaskRun& run) { return read(run.stop()); },
                    [this](const QList<PadFile>& pads) { showFirst(pads); });
}

void ScorekeeperWindow::showFirst(const QList<PadFile>& pads) {
    m_history->setPads(pads);
    if (const std::optional<PadFile> left = unfinishedPad(pads)) {
        m_file = left->file;
        m_score = left->score;
        showSheet();
    } else {
        turnToHistory();
    }
}

void ScorekeeperWindow::connectPages() {
    connect(m_history, &HistoryPage::newAsked, this, &ScorekeeperWindow::showSetup);
    connect(&m_store, &PadStore::written, this, &ScorekeeperWindow::applyNext);
    connect(&m_store, &PadStore::unsavedChanged, this, [this] { showNotice(); });
    connect(&m_store, &PadStore::ownedChanged, this, [this] {
        showNotice();
        showLatest(); // as the other window has left it
    });
    connect(m_history, &HistoryPage::problem, this, &ScorekeeperWindow::showNotice);
    connect(m_history, &HistoryPage::opened, this, [this](const PadFile& pad) {
        m_reading.stop();
        m_file = pad.file;
        m_score = pad.score;
        showSheet();
    });
    connect(m_setup, &SetupPage::started, this, &ScorekeeperWindow::start);
    connect(m_setup, &SetupPage::cancelled, this, &ScorekeeperWindow::showHistory);
    connect(m_sheet, &SheetPage::noted, this, &ScorekeeperWindow::add);
    connect(m_sheet, &SheetPage::undone, this,
            [this] { change([](ScorePad& pad) { pad.undo(); }); });
    connect(m_sheet, &SheetPage::roundAsked, this, [this] { showRound(kNobody); });
    connect(m_sheet, &SheetPage::claimAsked, this, &ScorekeeperWindow::showRound);
    connect(m_sheet, &SheetPage::correctionAsked, this, [this](std::size_t round) {
        applyAll();
        m_round->beginCorrection(*m_score, round);
        turnToRound();
    });
    connect(m_sheet, &SheetPage::allAsked, this, &ScorekeeperWindow::showHistory);
    connect(m_round, &RoundPage::noted, this, &ScorekeeperWindow::add);
    connect(m_round, &RoundPage::corrected, this, [this](const ScorePad& corrected) {
        change([corrected](ScorePad& pad) { pad = corrected; });
    });
    connect(m_round, &RoundPage::cancelled, this, &ScorekeeperWindow::showSheet);
}

void ScorekeeperWindow::showHistory() {
    m_reading.stop();
    applyAll();
    m_history->refresh();
    turnToHistory();
}

void ScorekeeperWindow::turnToHistory() {
    m_pages->setCurrentWidget(m_history);
    m_history->takeFocus();
}

void ScorekeeperWindow::showSetup() {
    m_reading.stop();
    QStringList players;
    const QVariant typed = m_windowState.value(QLatin1String(kNamesKey));
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
    applyAll();
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
    m_windowState.set({{QLatin1String(kNamesKey), names}});
    m_store.write(m_file, *m_score);
    showSheet();
}

void ScorekeeperWindow::add(const PadEntry& entry) {
    change([entry](ScorePad& pad) { pad.add(entry); });
}

void ScorekeeperWindow::change(const std::function<void(ScorePad&)>& change) {
    m_waiting.push_back(change);
    if (!m_store.isWriting()) {
        applyNext();
    } else {
        showSheet();
    }
}

void ScorekeeperWindow::applyNext() {
    if (m_waiting.empty()) {
        return;
    }
    const BySide<int> before = m_score->pad.markedScores();
    m_waiting.front()(m_score->pad);
    m_waiting.pop_front();
    m_store.write(m_file, *m_score);
    showEntered(before);
}

/// Without waiting: the match is left, or shown elsewhere.
void ScorekeeperWindow::applyAll() {
    while (!m_waiting.empty()) {
        m_waiting.front()(m_score->pad);
        m_waiting.pop_front();
        m_store.write(m_file, *m_score);
    }
}

/// Shows what has changed. Sweeps that do not count yet are read with their button.
void ScorekeeperWindow::showEntered(const BySide<int>& before) {
    showSheet();
    const MatchSetup setup = setupOf(*m_score);
    const ScorePad& pad = m_score->pad;
    if (pad.result()) {
        m_announcer->announce(resultText(setup, *pad.result()));
    } else if (pad.markedScores() != before) {
        m_announcer->announce(joinedBySemicolons(sideScores(setup, pad.markedScores())));
    }
}

/// @param fault what went wrong last, for the player.
void ScorekeeperWindow::showNotice(const QString& fault) {
    QStringList messages{fault, unsavedText(m_store.unsaved())};
    if (!m_store.canWrite()) {
        messages += tr("Another window of Settebello keeps a score. Here the scores can only be "
                       "read.");
    }
    messages.removeAll(QString());
    m_notice->showMessage(messages.join(QLatin1Char('\n')));
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
    showNotice();
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

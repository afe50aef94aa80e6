// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analysis_window.h"

#include "analysis/analysis_text.h"
#include "analysis/balance_view.h"
#include "analysis/chance_chart.h"
#include "analysis/mark_sign.h"
#include "game/match_text.h"
#include "game/record_file.h"
#include "settings/file_access.h"
#include "settings/window_state.h"
#include "text/fault_text.h"
#include "widgets/announced_message.h"
#include "widgets/announcer.h"
#include "widgets/connect_button.h"
#include "widgets/figures_table.h"
#include "widgets/flow_layout.h"
#include "widgets/label_role.h"
#include "widgets/letter_width.h"
#include "widgets/page_scrolling.h"
#include "widgets/style.h"
#include "widgets/window_geometry.h"

#include <QComboBox>
#include <QHideEvent>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

constexpr QSize kWanted(980, 700);
constexpr char kGeometryKey[] = "analysis/geometry";
constexpr int kEverybody = -1; ///< in the choice whose marks are shown
constexpr int kListLines = 8;  ///< the least height of the list, in lines of text
constexpr int kLetters = 34;   ///< the least width of the decision beside the chart
constexpr int kChartShare = 3; ///< of the width, beside the decision
constexpr int kDecisionShare = 2;
constexpr int kChoiceLetters = 9; ///< so that long names do not make a small window wide

} // namespace

AnalysisWindow::AnalysisWindow(const Record& match, CardPictures& pictures,
                               WindowState& windowState, QWidget* parent)
    : TiledDialog(parent)
    , m_match(match)
    , m_analyser(match.match, toQString(match.file))
    , m_reasons(match.match)
    , m_about(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_stop(new QPushButton(this))
    , m_scroll(new QScrollArea(this))
    , m_verdict(new QLabel(this))
    , m_balance(new BalanceView(this))
    , m_chart(new ChanceChart(this))
    , m_whoseLabel(new QLabel(this))
    , m_whose(new QComboBox(this))
    , m_list(new QListWidget(this))
    , m_decision(new DecisionView(m_match, pictures, this))
    , m_table(new FiguresTable(this))
    , m_levels(new QLabel(this))
    , m_note(new QLabel(this))
    , m_announcer(new Announcer(this))
    , m_message(new AnnouncedMessage(m_announcer, this))
    , m_open(new QPushButton(this))
    , m_close(new QPushButton(this)) {
    setWindowFlags(Qt::Window);
    layOut();
    connectAnalyser();
    connectParts();
    retranslate();
    if (const std::optional<int> you = onlyPerson(match.setup)) {
        m_whose->setCurrentIndex(m_whose->findData(*you));
    }
    fitToScreen(this, kWanted);
    keepGeometry(this, windowState, QLatin1String(kGeometryKey));
    m_list->setFocus();
    stopOrContinue();
}

QWidget* AnalysisWindow::makePage() {
    auto* page = new QWidget;
    auto* marks = new QVBoxLayout;
    marks->addWidget(m_chart);
    auto* whose = new FlowLayout(FlowLayout::Last::Follows);
    whose->addWidget(m_whoseLabel);
    whose->addWidget(m_whose);
    marks->addLayout(whose);
    marks->addWidget(m_list, 1);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight);
    m_columns->addLayout(marks, kChartShare);
    m_columns->addWidget(m_decision, kDecisionShare);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_verdict);
    column->addWidget(m_balance);
    column->addLayout(m_columns);
    column->addWidget(m_levels);
    column->addWidget(m_table);
    column->addWidget(m_note);
    column->addStretch(1);
    return page;
}

void AnalysisWindow::layOut() {
    m_about->setObjectName(QStringLiteral("about"));
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_levels->setObjectName(QStringLiteral("levels"));
    m_progress->setObjectName(QStringLiteral("progress"));
    m_chart->setObjectName(QStringLiteral("course"));
    m_list->setObjectName(QStringLiteral("marks"));
    m_table->setObjectName(QStringLiteral("figures"));
    m_message->setObjectName(QStringLiteral("message"));
    m_whose->setObjectName(QStringLiteral("whose"));
    for (QLabel* label : {m_about, m_verdict, m_levels, m_note}) {
        label->setWordWrap(true);
    }
    makeHeading(m_verdict, 1.1);
    makeSecondary(m_note);
    setLabelRole(m_note, QAccessible::Paragraph); // need not be heard as the window opens
    m_whoseLabel->setBuddy(m_whose);
    m_whose->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_whose->setMinimumContentsLength(kChoiceLetters);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setAlternatingRowColors(true);
    m_list->setMinimumHeight(fontMetrics().lineSpacing() * kListLines);
    setPage(m_scroll, makePage());
    // The table's text follows its width: a bar that comes and goes would change it for ever.
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    auto* work = new QHBoxLayout;
    work->addWidget(m_progress, 1);
    work->addWidget(m_stop);
    auto* buttons = new FlowLayout;
    buttons->addWidget(m_open);
    buttons->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, kTileHeight + 12, 14, 14);
    column->addWidget(m_about);
    column->addLayout(work);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_message);
    column->addLayout(buttons);
}

void AnalysisWindow::connectAnalyser() {
    connect(&m_analyser, &Analyser::progressed, this, [this] {
        showAnalysis();
        m_reasons.update(analysis());
        emit progressed(analysis());
    });
    connect(&m_reasons, &MarkReasons::found, this, [this] {
        showChart();
        showMarks();
    });
    connect(&m_analyser, &Analyser::ended, this, &AnalysisWindow::ended);
    connect(&m_analyser, &Analyser::notKept, this, &AnalysisWindow::notKept);
}

void AnalysisWindow::connectParts() {
    connectButton(m_stop, "stop", this, [this] { stopOrContinue(); });
    connectButton(m_open, "open", this, [this] {
        const int row = m_list->currentRow();
        ask(row >= 0 ? m_marked[static_cast<std::size_t>(row)] : 0);
    });
    connectButton(m_close, "close", this, [this] { close(); });
    connect(m_whose, &QComboBox::currentIndexChanged, this, &AnalysisWindow::showAnalysis);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        m_chart->select(row < 0 ? -1 : m_marked[static_cast<std::size_t>(row)]);
        showDecision();
    });
    connect(m_decision, &DecisionView::tableAsked, this,
            [this](DecisionView::Branch branch, const std::vector<Play>& plays) {
                ask(m_marked[static_cast<std::size_t>(m_list->currentRow())]);
                emit lineAsked(branch, plays);
            });
    connect(m_decision, &DecisionView::rebuilt, this, &AnalysisWindow::arrange);
    connect(m_list, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        ask(m_marked[static_cast<std::size_t>(m_list->row(item))]);
    });
    connect(m_chart, &ChanceChart::selectedByKey, this, &AnalysisWindow::selectMark);
    connect(m_chart, &ChanceChart::asked, this, &AnalysisWindow::ask);
}

void AnalysisWindow::stopOrContinue() {
    if (m_analyser.isRunning()) {
        m_analyser.stop(); // the button stays enabled, so that it keeps the focus
    } else if (!m_analyser.isComplete()) {
        m_message->reset();
        m_analyser.run();
        showState();
    }
}

void AnalysisWindow::ended() {
    showState();
    if (!m_message->isEmpty()) { // a notice, which was announced
        return;
    }
    if (m_analyser.isComplete()) {
        m_announcer->announce(tr("The analysis is complete.") + QLatin1Char(' ') +
                              verdictText(m_match, analysis()));
    } else {
        m_message->announce([] { return tr("Stopped. It goes on from here whenever you like."); });
    }
}

void AnalysisWindow::notKept(const Fault& fault) {
    m_message->announce([fault] {
        return tr("The analysis cannot be kept beside the match: %1. It will be made again next "
                  "time.",
                  "why")
            .arg(faultText(fault));
    });
}

bool AnalysisWindow::isShown(const Moment& moment) const {
    const int whose = m_whose->currentData().toInt();
    return moment.isMarked() && (whose == kEverybody || whose == moment.seat);
}

QString AnalysisWindow::textOf(const Moment& moment) const {
    return markedText(m_match, moment, m_reasons.of(moment));
}

void AnalysisWindow::showAnalysis() {
    showChart();
    showMarks();
    showFigures();
    showState();
}

void AnalysisWindow::showChart() {
    const Record& match = m_match;
    const int side = ownSide(match.setup).value_or(0);
    ChanceChartData chart;
    chart.own = sideName(match.setup, side);
    chart.others = match.setup.rules.rules.sides() == 2 ? sideName(match.setup, 1 - side)
                                                        : tr("the others", "who lost points");
    chart.all = static_cast<int>(m_analyser.moments());
    for (const Moment& moment : analysis().moments) {
        const double chance = moment.chance[side];
        const bool shown = isShown(moment);
        const QString when = tr("Round %1: %2 to win", "a number, 55 %")
                                 .arg(QString::number(moment.round + 1), chanceText(chance));
        if (moment.round >= chart.rounds.size()) {
            chart.rounds += {static_cast<int>(chart.points.size()), 0, 0, {}};
        }
        chart.points += {chance, moment.kind, shown ? moment.judgement->mark : Mark::None,
                         shown ? textOf(moment) : when};
        chart.rounds.back().text = when;
    }
    const std::vector<RoundLoss> losses = roundLosses(match, analysis(), side);
    for (std::size_t i = 0; i < losses.size(); ++i) {
        ChanceChartData::Round& round = chart.rounds[static_cast<int>(i)];
        round.own = losses[i].own;
        round.others = losses[i].others;
        round.text = tr("%1; lost by play: %2 (%3), %4 (%5).",
                        "Round 1: 55 % to win; who, points, who, points")
                         .arg(round.text, chart.own, pointsAmount(round.own), chart.others,
                              pointsAmount(round.others));
    }
    chart.title = tr("Chance to win: %1", "a player or a team").arg(chart.own);
    chart.losses = tr("Points lost by play in each round");
    m_chart->setData(chart);
}

void AnalysisWindow::showMarks() {
    std::vector<int> marked;
    QStringList texts;
    const auto& moments = analysis().moments;
    for (std::size_t i = 0; i < moments.size(); ++i) {
        if (isShown(moments[i])) {
            marked.push_back(static_cast<int>(i));
            texts += textOf(moments[i]);
        }
    }
    const bool isNone = marked.empty();
    if (isNone) {
        texts = QStringList(m_analyser.isComplete() ? tr("No play deserves a mark.")
                                                    : tr("No mark yet."));
    }
    if (marked == m_marked && m_list->count() == texts.size()) {
        for (int i = 0; i < m_list->count(); ++i) { // where somebody may be reading
            setTexts(*m_list->item(i), i, texts[i]);
        }
        showDecision();
        return;
    }
    const int row = m_list->currentRow();
    const int current = row < 0 || m_marked.empty() ? -1 : m_marked[static_cast<std::size_t>(row)];
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_marked = std::move(marked);
    for (qsizetype i = 0; i < texts.size(); ++i) {
        auto* item = new QListWidgetItem(m_list);
        setTexts(*item, static_cast<int>(i), texts[i]);
        if (isNone) {
            item->setFlags(Qt::NoItemFlags);
        } else {
            const Moment& moment =
                moments[static_cast<std::size_t>(m_marked[static_cast<std::size_t>(i)])];
            item->setIcon(markIcon(moment.judgement->mark, fontMetrics().height() * 3 / 4,
                                   devicePixelRatioF(), palette()));
        }
    }
    selectMark(current < 0 && !m_marked.empty() ? m_marked.front() : current);
    showDecision();
}

/// The selected mark in pictures.
void AnalysisWindow::showDecision() {
    const int row = m_list->currentRow();
    const bool isAny = row >= 0 && !m_marked.empty();
    if (isAny) {
        const auto point = static_cast<std::size_t>(m_marked[static_cast<std::size_t>(row)]);
        const Moment& moment = analysis().moments[point];
        m_decision->showMoment(&moment, m_reasons.of(moment));
    }
    m_decision->setVisible(isAny);
}

/// A line of the list shows a title, since pictures say the rest, and is spoken whole.
void AnalysisWindow::setTexts(QListWidgetItem& item, int row, const QString& spoken) {
    const auto line = static_cast<std::size_t>(row);
    item.setText(
        m_marked.empty()
            ? spoken
            : markTitle(m_match, analysis().moments[static_cast<std::size_t>(m_marked[line])]));
    item.setData(Qt::AccessibleTextRole, spoken);
}

void AnalysisWindow::selectMark(int point) {
    const auto found = std::find(m_marked.begin(), m_marked.end(), point);
    if (found != m_marked.end()) {
        m_list->setCurrentRow(static_cast<int>(found - m_marked.begin()));
        m_chart->select(point);
        if (m_chart->hasFocus()) {
            m_announcer->announce(m_list->currentItem()->data(Qt::AccessibleTextRole).toString());
        }
    }
}

void AnalysisWindow::showFigures() {
    const MatchSetup& setup = m_match.setup;
    m_verdict->setText(verdictText(m_match, analysis()));
    m_verdict->setVisible(!m_verdict->text().isEmpty());
    m_balance->setAnalysis(m_match, analysis());
    m_levels->setText(levelsText(m_match, analysis()));
    QStringList header{QString()};
    for (int seat = 0; seat < setup.rules.rules.table.players; ++seat) {
        header += seatName(setup, seat);
    }
    QList<QStringList> rows{header};
    rows += figureRows(m_match, analysis());
    if (rows != m_rows) { // somebody may be reading it
        m_rows = rows;
        m_table->fill(header, rows.sliced(1));
    }
}

void AnalysisWindow::showState() {
    const bool complete = m_analyser.isComplete();
    m_progress->setVisible(!complete);
    m_stop->setVisible(!complete);
    m_progress->setRange(0, std::max(1, static_cast<int>(m_analyser.moments())));
    m_progress->setValue(static_cast<int>(analysis().moments.size()));
    m_stop->setText(m_analyser.isRunning() ? tr("&Stop") : tr("Go &on"));
}

void AnalysisWindow::ask(int point) {
    const auto& moments = analysis().moments;
    const auto index = static_cast<std::size_t>(point);
    const bool known = index < moments.size();
    emit replayAsked(m_match, known ? moments[index].round : 0, known ? moments[index].move : 0,
                     analysis());
}

/// The decision is beside the chart and the list where there is room for both.
void AnalysisWindow::arrange() {
    const int decision =
        std::max(kLetters * letterWidth(fontMetrics()), m_decision->minimumSizeHint().width());
    const int left = std::max(m_chart->minimumSizeHint().width(), m_whose->sizeHint().width());
    const int all = kChartShare + kDecisionShare;
    const int needed =
        std::max(left * all / kChartShare, m_columns->spacing() + decision * all / kDecisionShare);
    const QMargins margins = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right() -
                     m_scroll->verticalScrollBar()->sizeHint().width();
    m_columns->setDirection(needed <= room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void AnalysisWindow::retranslate() {
    const MatchSetup& setup = m_match.setup;
    setWindowTitle(tr("Analysis: %1, %2", "a game, when it was played")
                       .arg(variantText(setup), timeText(timeOfDate(m_match.date))));
    m_scroll->setAccessibleName(windowTitle());
    m_about->setText(
        playersText(setup) + QStringLiteral(". ") +
        (m_match.match.result() ? resultText(setup, *m_match.match.result()) : QString()));
    m_progress->setAccessibleName(tr("Analysing the match"));
    m_progress->setFormat(tr("Analysing: %p%", "progress; keep %p"));
    m_whoseLabel->setText(tr("&Marks of:"));
    {
        const QSignalBlocker quiet(m_whose);
        const int chosen = std::max(0, m_whose->currentIndex());
        m_whose->clear();
        m_whose->addItem(tr("everybody", "whose marks are shown"), kEverybody);
        for (int seat = 0; seat < setup.rules.rules.table.players; ++seat) {
            m_whose->addItem(seatName(setup, seat), seat);
        }
        m_whose->setCurrentIndex(chosen);
    }
    m_list->setAccessibleName(tr("Marked plays"));
    m_table->setAccessibleName(tr("Figures of all players"));
    m_note->setText(tr(
        "Every choice is judged by what its player knew then; forced plays do not count. A loss "
        "that is too small to be sure of is none. Luck is how much better the cards dealt were "
        "than the average of what could have come, and for every play how much better the cards "
        "that its player could not see lay than was to be expected. The chance to win in the chart "
        "is that of somebody who sees all the cards."));
    m_open->setText(tr("Show in the &replay"));
    m_close->setText(tr("&Close"));
    showAnalysis();
}

void AnalysisWindow::resizeEvent(QResizeEvent* event) {
    TiledDialog::resizeEvent(event);
    arrange();
}

void AnalysisWindow::hideEvent(QHideEvent* event) {
    if (!event->spontaneous()) {
        m_analyser.stop();
    }
    TiledDialog::hideEvent(event);
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/statistics_dialog.h"

#include "game/statistics_store.h"
#include "settings/window_state.h"
#include "statistics/between_us_view.h"
#include "statistics/progress_view.h"
#include "statistics/statistics_parts.h"
#include "text/number_text.h"
#include "widgets/bar_chart.h"
#include "widgets/figures_table.h"
#include "widgets/letter_width.h"
#include "widgets/page_scrolling.h"
#include "widgets/style.h"
#include "widgets/tab_bar.h"
#include "widgets/window_geometry.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHideEvent>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kSpacing = 24;
constexpr int kMargin = 12; ///< left and right; beside the charts is room enough
constexpr int kAboveTabs = 8;
constexpr int kPageInCharacters = 56; ///< if narrower, charts are under the figures
constexpr QSize kUsualSize(960, 680);
constexpr char kGeometryKey[] = "statistics/geometry";
constexpr char kTablesKey[] = "statistics/tables";

void selectData(QComboBox* box, const QString& data) {
    box->setCurrentIndex(std::max(0, box->findData(data)));
}

} // namespace

StatisticsDialog::StatisticsDialog(StatisticsStore& store, WindowState& windowState,
                                   QWidget* parent)
    : TiledDialog(parent)
    , m_store(store)
    , m_windowState(windowState)
    , m_side(makeSide())
    , m_tabs(makeTabBar("pages", 2, this))
    , m_page(makePage())
    , m_progress(new ProgressView)
    , m_scroll(new QScrollArea(this)) {
    auto* content = new QWidget;
    m_body = new QBoxLayout(QBoxLayout::LeftToRight, content);
    m_body->setContentsMargins(kMargin, 12, kMargin, 12);
    m_body->setSpacing(kSpacing);
    m_body->addWidget(m_side);
    m_body->addWidget(m_page, 1);
    m_body->addWidget(m_progress, 1);
    setPage(m_scroll, content);
    m_scroll->setFocusPolicy(Qt::StrongFocus); // the arrow keys move the page
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kTileHeight, 0, 0);
    connectTabs();
    auto* tabs = new QHBoxLayout; // they begin where the page does
    tabs->setContentsMargins(kMargin, kAboveTabs, kMargin, 0);
    tabs->addWidget(m_tabs);
    column->addLayout(tabs);
    column->addWidget(m_scroll, 1);
    column->addLayout(makeButtons());
    connect(&m_store, &StatisticsStore::changed, this, [this] {
        fillChoices();
        refresh();
    });
    connect(&m_store, &StatisticsStore::recounted, this, &StatisticsDialog::showRecounted);
    fitToScreen(this, kUsualSize);
    keepGeometry(this, m_windowState, QLatin1String(kGeometryKey));
    m_tables->setChecked(m_windowState.value(QLatin1String(kTablesKey)).toBool());
    retranslate();
    m_scroll->setFocus();
}

void StatisticsDialog::connectTabs() {
    connect(m_tabs, &QTabBar::currentChanged, this, &StatisticsDialog::showTab);
    connect(m_progress, &ProgressView::shown, this, &StatisticsDialog::arrange);
}

QWidget* StatisticsDialog::makeSide() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    constexpr std::array kNames{"variant", "level", "year"};
    for (std::size_t i = 0; i < kChoices; ++i) {
        Choice& choice = m_choices[i];
        choice.label = new QLabel(side);
        choice.box = new QComboBox(side);
        choice.box->setObjectName(QLatin1String(kNames[i]));
        choice.box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        choice.label->setBuddy(choice.box);
        connect(choice.box, &QComboBox::currentIndexChanged, this, &StatisticsDialog::refresh);
        column->addWidget(choice.label);
        column->addWidget(choice.box);
    }
    m_codes = new QCheckBox(side);
    m_codes->setObjectName(QStringLiteral("codes"));
    connect(m_codes, &QCheckBox::toggled, this, &StatisticsDialog::refresh);
    m_tables = new QCheckBox(side);
    m_tables->setObjectName(QStringLiteral("tables"));
    connect(m_tables, &QCheckBox::toggled, this, &StatisticsDialog::showTables);
    m_figuresBox = new QWidget(side);
    m_figures = new QGridLayout(m_figuresBox);
    m_figures->setContentsMargins(0, 0, 0, 0);
    m_figures->setColumnStretch(0, 1);
    m_figures->setHorizontalSpacing(16);
    column->addSpacing(8);
    column->addWidget(m_figuresBox);
    column->addSpacing(8);
    column->addWidget(m_codes);
    column->addWidget(m_tables);
    column->addStretch(1);
    return side;
}

QWidget* StatisticsDialog::makePage() {
    constexpr int kSections = 4;
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    m_empty = new QLabel(page);
    makeSecondary(m_empty);
    m_empty->setObjectName(QStringLiteral("empty"));
    m_between = new BetweenUsView(page);
    connect(m_between, &BetweenUsView::shown, this, &StatisticsDialog::refresh);
    column->addWidget(m_between);
    column->addWidget(m_empty, 1); // the only other content while it is visible
    for (int i = 0; i < kSections; ++i) {
        const Section section{new QLabel(page), new BarChart(page), new FiguresTable(page)};
        makeHeading(section.heading);
        column->addWidget(section.heading);
        column->addWidget(section.chart);
        column->addWidget(section.table);
        column->addSpacing(12);
        m_sections.push_back(section);
    }
    m_counted = new QLabel(page);
    makeSecondary(m_counted);
    column->addWidget(m_counted);
    column->addStretch();
    return page;
}

QBoxLayout* StatisticsDialog::makeButtons() {
    m_more = new QPushButton(this);
    auto* menu = new QMenu(m_more);
    m_again = menu->addAction(QString(), &m_store, &StatisticsStore::countAgain);
    m_again->setObjectName(QStringLiteral("again"));
    m_clear = menu->addAction(QString(), this, &StatisticsDialog::askToClear);
    m_clear->setObjectName(QStringLiteral("clear"));
    m_again->setEnabled(m_store.canWrite());
    m_more->setMenu(menu);
    m_close = new QPushButton(this);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    m_close->setDefault(true);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(kMargin, 4, kMargin, 14);
    row->addWidget(m_more);
    row->addStretch(1);
    row->addWidget(m_close);
    return row;
}

/// Offers what there is among the matches, and keeps what is chosen.
void StatisticsDialog::fillChoices() {
    struct Of {
        GroupBy by;
        QString all;
        QString (*name)(const std::string&);
    };
    const auto plain = [](const std::string& key) { return QString::fromStdString(key); };
    const std::array<Of, kChoices> of{Of{GroupBy::Variant, tr("All games"), countedVariantName},
                                      Of{GroupBy::Level, tr("All opponents"), countedLevelName},
                                      Of{GroupBy::Year, tr("All years"), plain}};
    for (std::size_t i = 0; i < kChoices; ++i) {
        QComboBox* box = m_choices[i].box;
        const QSignalBlocker quiet(box);
        const QString chosen = box->currentData().toString();
        box->clear();
        box->addItem(of[i].all, QString());
        for (const MatchGroup& group : grouped(m_store.statistics().matches, of[i].by)) {
            box->addItem(of[i].name(group.key), QString::fromStdString(group.key));
        }
        selectData(box, chosen);
    }
}

StatisticsFilter StatisticsDialog::filter() const {
    const auto chosen = [&](std::size_t i) {
        return m_choices[i].box->currentData().toString().toStdString();
    };
    return {chosen(0), chosen(1), chosen(2), m_codes->isChecked()};
}

void StatisticsDialog::setFilter(const StatisticsFilter& filter) {
    selectData(m_choices[0].box, QString::fromStdString(filter.variant));
    selectData(m_choices[1].box, QString::fromStdString(filter.level));
    selectData(m_choices[2].box, QString::fromStdString(filter.year));
    m_codes->setChecked(filter.codeGiven);
}

void StatisticsDialog::refresh() {
    const std::vector<MatchSummary>& all = m_store.statistics().matches;
    const std::vector<MatchSummary> matches = filtered(all, filter());
    m_empty->setText(all.empty() ? tr("No match has been counted yet. Play one to its end against "
                                      "the computer, and you will find here how it went.")
                                 : tr("No match fits what is chosen."));
    m_empty->setVisible(matches.empty() && (m_between->isEmpty() || !all.empty()));
    // Without matches the window shows nothing but the text that says so.
    m_side->setVisible(!all.empty());
    m_tabs->setVisible(!all.empty());
    m_tabs->setCurrentIndex(all.empty() ? 0 : m_tabs->currentIndex());
    m_progress->setFilter(filter());
    m_codes->setVisible(m_codes->isChecked() ||
                        std::any_of(all.begin(), all.end(),
                                    [](const MatchSummary& match) { return match.codeGiven; }));
    m_empty->setAlignment(all.empty() ? Qt::AlignCenter : Qt::AlignLeading | Qt::AlignTop);
    m_clear->setEnabled(m_store.canWrite() && !all.empty());
    const QList<StatisticsPart> parts = statisticsParts(matches);
    for (qsizetype i = 0; i < m_sections.size(); ++i) {
        const Section& section = m_sections[i];
        section.heading->setText(parts[i].heading);
        section.chart->setData(parts[i].chart);
        section.chart->setAccessibleName(parts[i].heading);
        section.table->fill(parts[i].header, parts[i].table);
        section.table->setAccessibleName(parts[i].heading);
    }
    showFigures(totalsOf(matches));
    showTables(m_tables->isChecked());
    showTab();
}

/// Whether the page of how somebody plays is shown, and not that of the results.
bool StatisticsDialog::showsPlay() const {
    return m_tabs->currentIndex() == 1;
}

void StatisticsDialog::showTab() {
    m_figuresBox->setVisible(!showsPlay());
    m_tables->setVisible(!showsPlay());
    m_page->setVisible(!showsPlay());
    m_progress->setVisible(showsPlay());
    arrange();
}

void StatisticsDialog::showFigures(const MatchTotals& totals) {
    while (QLayoutItem* item = m_figures->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const StatisticsFigure& figure : statisticsFigures(totals)) {
        addFigure(figure);
    }
    const auto learnt = [](const PracticeCount& count) {
        return tr("%1 of %2", "numbers").arg(count.learnt).arg(count.all);
    };
    if (m_mistakes.all > 0) {
        addFigure({tr("Own mistakes learnt"), learnt(m_mistakes)});
    }
    if (m_problems.learnt > 0) {
        addFigure({tr("Problems learnt"), learnt(m_problems)});
    }
}

void StatisticsDialog::addFigure(const StatisticsFigure& figure) {
    auto* value = new QLabel(figure.value, m_side);
    value->setFont(scaledFont(value->font(), 1, true));
    value->setAlignment(Qt::AlignRight | Qt::AlignTop);
    auto* name = new QLabel(figure.name, m_side);
    name->setWordWrap(true);
    name->setAccessibleDescription(figure.value);
    const int row = m_figures->rowCount();
    m_figures->addWidget(name, row, 0);
    m_figures->addWidget(value, row, 1, Qt::AlignTop);
}

void StatisticsDialog::setPractice(const PracticeCount& mistakes, const PracticeCount& problems) {
    m_mistakes = mistakes;
    m_problems = problems;
    m_progress->setPractice(mistakes, problems);
    refresh();
}

void StatisticsDialog::setMatches(const QString& matches) {
    connect(&m_store, &StatisticsStore::changed, m_between,
            [this, matches] { m_between->read(matches); });
    m_between->read(matches);
    connect(&m_store, &StatisticsStore::changed, m_progress,
            [this, matches] { m_progress->read(matches); });
    m_progress->read(matches);
}

void StatisticsDialog::showTables(bool tables) {
    const bool any = !filtered(m_store.statistics().matches, filter()).empty();
    for (const Section& section : m_sections) {
        section.heading->setVisible(any);
        section.chart->setVisible(any && !tables);
        section.table->setVisible(any && tables);
    }
    m_counted->setVisible(any);
}

/// Side by side where there is room, otherwise stacked.
void StatisticsDialog::arrange() {
    const QWidget& shown = showsPlay() ? *m_progress : *m_page;
    int page =
        std::max(letterWidth(fontMetrics()) * kPageInCharacters, shown.minimumSizeHint().width());
    for (const Section& section : m_sections) {
        const bool isShown = !showsPlay() && !section.table->isHidden();
        page = std::max(page, isShown ? section.table->sizeHint().width() : 0);
    }
    const int side = m_side->sizeHint().width();
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
    const bool beside = side + page + bar + kSpacing + 2 * kMargin <= width();
    m_body->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_side->setMaximumWidth(beside ? side : QWIDGETSIZE_MAX);
}

void StatisticsDialog::askToClear() {
    auto* box = new QMessageBox(QMessageBox::Warning, windowTitle(), tr("Clear the statistics?"),
                                QMessageBox::NoButton, this);
    const auto matches = static_cast<int>(m_store.statistics().matches.size());
    box->setInformativeText(
        tr("The figures from %n match(es) will be lost: won and lost, points, sweeps. The matches "
           "themselves stay: their records are kept and can be counted again.",
           nullptr, matches));
    QPushButton* keep = box->addButton(tr("Keep them"), QMessageBox::RejectRole);
    QPushButton* clear = box->addButton(tr("Clear"), QMessageBox::DestructiveRole);
    clear->setObjectName(QStringLiteral("reallyClear"));
    box->setDefaultButton(keep);
    box->setEscapeButton(keep);
    connect(clear, &QPushButton::clicked, &m_store, &StatisticsStore::clear);
    openDialog(box);
}

void StatisticsDialog::showRecounted(int matches, const QStringList& unreadable) {
    auto* box = new QMessageBox(QMessageBox::Information, windowTitle(),
                                numbersInWords(tr("%n kept match(es) counted.", nullptr, matches)),
                                QMessageBox::Ok, this);
    if (!unreadable.isEmpty()) {
        box->setInformativeText(tr("These could not be read and are not counted:") +
                                QLatin1Char('\n') + unreadable.mid(0, 10).join(QLatin1Char('\n')));
        box->setDetailedText(unreadable.join(QLatin1Char('\n')));
    }
    openDialog(box);
}

void StatisticsDialog::retranslate() {
    setWindowTitle(tr("Statistics"));
    m_tabs->setTabText(0, tr("&Results"));
    m_tabs->setTabText(1, tr("How you &play"));
    m_choices[0].label->setText(tr("&Game:"));
    m_choices[1].label->setText(tr("&Opponents:"));
    m_choices[2].label->setText(tr("&Year:"));
    m_codes->setText(tr("With &known cards"));
    m_codes->setToolTip(tr("Matches whose cards could be known before count separately: by a deal "
                           "code that was given, or played before, and copies of a match."));
    m_tables->setText(tr("&Tables instead of charts"));
    m_counted->setText(tr(
        "The statistics count the matches that you have played to their end against the computer, "
        "alone or as a team. Matches of people against one another are under “Between us”."));
    m_more->setText(tr("&Manage"));
    m_again->setText(tr("&Count the kept matches again"));
    m_clear->setText(tr("C&lear the statistics…"));
    m_close->setText(tr("Close"));
    m_scroll->setAccessibleName(windowTitle());
    fillChoices();
    refresh();
}

void StatisticsDialog::changeEvent(QEvent* event) {
    TiledDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        refresh(); // the figures' fonts are made from the dialog's
    }
}

void StatisticsDialog::hideEvent(QHideEvent* event) {
    if (!event->spontaneous()) {
        m_windowState.set({{QLatin1String(kTablesKey), m_tables->isChecked()}});
    }
    TiledDialog::hideEvent(event);
}

void StatisticsDialog::resizeEvent(QResizeEvent* event) {
    TiledDialog::resizeEvent(event);
    arrange();
}

} // namespace settebello

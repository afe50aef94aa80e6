// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeper/history_page.h"

#include "game/match_text.h"
#include "scorekeeper/pad_statistics.h"
#include "scorekeeper/touch_widgets.h"
#include "settings/file_access.h"
#include "text/preset_text.h"
#include "text/text_lists.h"
#include "widgets/figures_table.h"
#include "widgets/flow_layout.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"
#include "widgets/window_geometry.h"

#include <QEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

namespace {

enum Column { Time, Game, Result, ColumnCount };

QString resultColumn(const PadFile& pad) {
    if (!pad.score) {
        return HistoryPage::tr("cannot be read");
    }
    const MatchSetup setup = setupOf(*pad.score);
    const std::optional<MatchResult>& result = pad.score->pad.result();
    return result ? resultText(setup, *result)
                  : joinedBySemicolons(sideScores(setup, pad.score->pad.markedScores()));
}

} // namespace

HistoryPage::HistoryPage(PadStore& store, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_heading(new QLabel(this))
    , m_empty(new QLabel(this))
    , m_list(new QTreeWidget(this))
    , m_fault(new QLabel(this))
    , m_totalsHeading(new QLabel(this))
    , m_totals(new FiguresTable)
    , m_totalsScroll(new QScrollArea(this)) {
    m_list->setRootIsDecorated(false);
    m_list->setColumnCount(ColumnCount);
    m_list->setObjectName(QStringLiteral("pads"));
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    connect(m_list, &QTreeWidget::itemActivated, this, &HistoryPage::open);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &HistoryPage::showChosen);
    makeWarning(m_fault);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_totalsScroll->setWidget(m_totals);
    m_totalsScroll->setWidgetResizable(true);
    m_totalsScroll->setFrameShape(QFrame::NoFrame);
    m_totalsScroll->setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_heading);
    column->addWidget(m_empty, 3);
    column->addWidget(m_list, 3);
    column->addWidget(m_fault);
    column->addWidget(m_totalsHeading);
    column->addWidget(m_totalsScroll, 2);
    column->addWidget(makeButtons());
    retranslate();
}

QWidget* HistoryPage::makeButtons() {
    auto* buttons = new QWidget(this);
    m_open = new TouchButton(buttons, "open");
    connect(m_open, &QPushButton::clicked, this, &HistoryPage::open);
    m_delete = new TouchButton(buttons, "delete");
    connect(m_delete, &QPushButton::clicked, this, &HistoryPage::askToDelete);
    m_new = new TouchButton(buttons, "new");
    connect(m_new, &QPushButton::clicked, this, &HistoryPage::newAsked);
    auto* row = new FlowLayout;
    row->setContentsMargins(0, 0, 0, 0);
    buttons->setLayout(row);
    for (QPushButton* button : {m_open, m_delete, m_new}) {
        row->addWidget(button);
    }
    keepHeightForWidth(buttons);
    return buttons;
}

void HistoryPage::refresh() {
    m_reading.start([read = m_store.reader()](const TaskRun& run) { return read(run.stop()); },
                    [this](const QList<PadFile>& pads) { setPads(pads); });
}

void HistoryPage::setPads(const QList<PadFile>& pads) {
    m_reading.stop();
    m_pads = pads;
    fillList();
    fillTotals();
    if (m_wantsFocus) {
        takeFocus();
    }
}

void HistoryPage::takeFocus() {
    m_wantsFocus = !m_pads || isReading();
    if (!m_wantsFocus) {
        (m_pads->isEmpty() ? static_cast<QWidget*>(m_new) : m_list)->setFocus(Qt::OtherFocusReason);
    }
}

void HistoryPage::fillList() {
    m_list->clear();
    m_list->setHeaderLabels({tr("Begun"), tr("Game"), tr("Result")});
    const QList<PadFile> pads = m_pads.value_or(QList<PadFile>());
    for (const PadFile& pad : pads) {
        const QString game =
            pad.score ? shownText(rulesName(pad.score->rules)) : shownFileName(pad.file);
        auto* row = new QTreeWidgetItem({timeText(pad.begun), game, resultColumn(pad)});
        row->setSizeHint(Result, QSize(0, kTouchHeight)); // as wide as there is room
        m_list->addTopLevelItem(row);
    }
    for (const Column column : {Time, Game}) {
        m_list->resizeColumnToContents(column);
        m_list->setColumnWidth(column, m_list->columnWidth(column) + fontMetrics().height());
    }
    m_list->setVisible(!pads.isEmpty());
    m_empty->setVisible(m_pads && pads.isEmpty());
    if (!pads.isEmpty()) {
        m_list->setCurrentItem(m_list->topLevelItem(0));
    }
    showChosen();
}

void HistoryPage::fillTotals() {
    const QList<PadTotals> all = padTotals(m_pads.value_or(QList<PadFile>()));
    const bool doubles = std::any_of(all.begin(), all.end(),
                                     [](const PadTotals& totals) { return totals.doubles > 0; });
    QStringList header{tr("Player or team"), tr("Matches"), tr("Won"), tr("Points per round"),
                       tr("Sweeps")};
    QList<QStringList> rows;
    for (const PadTotals& totals : all) {
        const auto number = [](double value, int digits = 0) {
            return QLocale().toString(value, 'f', digits);
        };
        rows += {totals.name, number(totals.matches), number(totals.won),
                 number(static_cast<double>(totals.points) / std::max(1, totals.rounds), 1),
                 number(totals.sweeps)};
        if (doubles) {
            rows.back() += number(totals.doubles);
        }
    }
    if (doubles) {
        header += tr("Double wins");
    }
    m_totals->fill(header, rows);
    m_totalsHeading->setVisible(!rows.isEmpty());
    m_totalsScroll->setVisible(!rows.isEmpty());
}

const PadFile* HistoryPage::chosen() const {
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return m_pads && row >= 0 && row < static_cast<int>(m_pads->size()) ? &m_pads->at(row)
                                                                        : nullptr;
}

void HistoryPage::showChosen() {
    const PadFile* pad = chosen();
    m_open->setEnabled(pad != nullptr && pad->score);
    m_delete->setEnabled(pad != nullptr && m_store.canWrite());
    m_new->setEnabled(m_store.canWrite());
    setWarning(m_fault, pad != nullptr ? breakable(pad->fault) : QString());
}

void HistoryPage::open() {
    const PadFile* pad = chosen();
    if (pad != nullptr && pad->score) {
        emit opened(*pad);
    }
}

void HistoryPage::askToDelete() {
    const PadFile* pad = chosen();
    if (pad == nullptr) {
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Warning, window()->windowTitle(),
                                tr("Delete the score of this match?"), QMessageBox::NoButton, this);
    box->setInformativeText(tr("%1. It cannot be brought back.").arg(timeText(pad->begun)));
    QPushButton* keep = box->addButton(tr("Keep it"), QMessageBox::RejectRole);
    QPushButton* remove = box->addButton(tr("Delete"), QMessageBox::DestructiveRole);
    remove->setObjectName(QStringLiteral("reallyDelete"));
    box->setDefaultButton(keep);
    box->setEscapeButton(keep);
    connect(remove, &QPushButton::clicked, this, [this, file = pad->file] { this->remove(file); });
    openDialog(box);
}

void HistoryPage::remove(const QString& file) {
    emit problem(m_store.remove(file));
    if (!QFileInfo::exists(file) && m_pads) { // one that could not be written has none
        QList<PadFile> left = *m_pads;
        left.removeIf([&](const PadFile& pad) { return pad.file == file; });
        setPads(left);
    }
}

void HistoryPage::retranslate() {
    m_heading->setText(tr("Matches at your table"));
    m_totalsHeading->setText(tr("Statistics of these matches"));
    for (QLabel* heading : {m_heading, m_totalsHeading}) {
        heading->setFont(scaledFont(font(), 1.2, true));
    }
    m_empty->setText(tr("Do you play with real cards? Then the score of your match can be kept "
                        "here, by your own rules."));
    m_list->setAccessibleName(m_heading->text());
    m_totals->setAccessibleName(m_totalsHeading->text());
    m_open->setText(tr("&Open"));
    m_delete->setText(tr("&Delete…"));
    m_new->setText(tr("&New match…"));
    fillList();
    fillTotals();
}

void HistoryPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        retranslate();
    }
}

} // namespace settebello

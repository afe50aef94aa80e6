// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/matches_dialog.h"

#include "game/match_text.h"
#include "history/record_text.h"
#include "settings/window_state.h"
#include "storage/result_file.h"
#include "widgets/connect_button.h"
#include "widgets/flow_layout.h"
#include "widgets/letter_width.h"
#include "widgets/message_label.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"
#include "widgets/window_geometry.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kDefaultWidthInCharacters = 130;
constexpr int kMinimumWidthInCharacters = 48;
constexpr int kDefaultHeight = 600;
constexpr char kGeometryKey[] = "matches/geometry";
/// The number of rows that are measured for a column's width.
constexpr int kRowsMeasured = 200;

/// A line that spans all columns must not widen the first one.
class RowDelegate : public QStyledItemDelegate {
public:
    RowDelegate(const MatchesProxyModel& order, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_order(order) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        const int air = option.fontMetrics.height() / 2;
        return {m_order.record(index).readable() ? size.width() + 2 * air : 0, size.height() + air};
    }

private:
    const MatchesProxyModel& m_order;
};

} // namespace

MatchesDialog::MatchesDialog(const QString& folder, WindowState& windowState, QWidget* parent)
    : TiledDialog(parent)
    , m_windowState(windowState)
    , m_archive(folder)
    , m_fileActions(m_archive, this)
    , m_order(m_model)
    , m_filterLabel(new QLabel(this))
    , m_filter(new QLineEdit(this))
    , m_list(new QTreeView(this))
    , m_empty(new QLabel(m_list))
    , m_details(new MessageLabel(this))
    , m_progress(new QProgressBar(this))
    , m_resume(new QPushButton(this))
    , m_review(new QPushButton(this))
    , m_same(new QPushButton(this))
    , m_compare(new QPushButton(this))
    , m_export(new QPushButton(this))
    , m_import(new QPushButton(this))
    , m_delete(new QPushButton(this))
    , m_close(new QPushButton(this)) {
    makeList();
    makeButtons();
    m_details->setMinimumHeight(fontMetrics().lineSpacing());
    m_details->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_details->setObjectName(QStringLiteral("details"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, kTileHeight + 12, 16, 14);
    column->addLayout(layOutTop());
    column->addWidget(m_list, 1);
    column->addWidget(m_details);
    column->addLayout(layOutButtons());
    connectArchive();
    connectFileActions();
    restorePlace();
    retranslate();
    m_list->setFocus();
    m_archive.refresh();
    showState();
}

MatchesDialog::~MatchesDialog() = default;

void MatchesDialog::makeList() {
    m_list->setObjectName(QStringLiteral("matches"));
    m_list->setModel(&m_order);
    m_list->setItemDelegate(new RowDelegate(m_order, m_list));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(MatchesModel::Time, Qt::DescendingOrder);
    makeHeader();
    m_list->setMinimumWidth(letterWidth(fontMetrics()) * kMinimumWidthInCharacters);
    m_list->viewport()->installEventFilter(this);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setObjectName(QStringLiteral("empty"));
    makeSecondary(m_empty);
    auto* middle = new QVBoxLayout(m_list);
    middle->setContentsMargins(40, 40, 40, 16);
    middle->addWidget(m_empty);
    connectList();
}

void MatchesDialog::makeHeader() {
    QHeaderView* header = m_list->header();
    header->setResizeContentsPrecision(kRowsMeasured);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(MatchesModel::Players, QHeaderView::Stretch);
    header->setStretchLastSection(false);
    header->setSectionsMovable(false);
    // Queued: only then have all sections their new sizes.
    connect(header, &QHeaderView::sectionResized, this, &MatchesDialog::fitPlayers,
            Qt::QueuedConnection);
}

void MatchesDialog::connectList() {
    connect(m_list, &QTreeView::activated, this,
            [this] { (m_resume->isEnabled() ? m_resume : m_review)->click(); });
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        m_news.clear();
        showChosen();
    });
    connect(&m_order, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) {
                spanFaults(first, last);
                showState();
            });
    connect(&m_order, &QAbstractItemModel::rowsRemoved, this, &MatchesDialog::showState);
    connect(&m_order, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& first, const QModelIndex& last) {
                spanFaults(first.row(), last.row());
            });
}

/// The fault of a file is shown across the whole row.
void MatchesDialog::spanFaults(int first, int last) {
    for (int row = first; row <= last; ++row) {
        const bool fault = !m_order.record(m_order.index(row, 0)).readable();
        if (m_list->isFirstColumnSpanned(row, {}) != fault) {
            m_list->setFirstColumnSpanned(row, {}, fault);
        }
    }
}

void MatchesDialog::makeButtons() {
    m_filter->setObjectName(QStringLiteral("filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    m_filterLabel->setBuddy(m_filter);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_order.setWords(words);
        showState();
    });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this, [this] {
        m_filter->setFocus();
        m_filter->selectAll();
    });
    connectButton(m_resume, "resume", this, &MatchesDialog::resume);
    connectButton(m_review, "review", this, &MatchesDialog::review);
    connectButton(m_same, "sameCards", this, &MatchesDialog::sameCards);
    connectButton(m_compare, "compare", this, &MatchesDialog::compare);
    connectButton(m_export, "export", this, &MatchesDialog::askToExport);
    connectButton(m_import, "import", this, [this] { m_fileActions.askToImport(); });
    connectButton(m_delete, "delete", this, &MatchesDialog::askToDelete);
    connectButton(m_close, "close", this, &QDialog::accept);
}

QLayout* MatchesDialog::layOutTop() {
    auto* row = new QHBoxLayout;
    row->addWidget(m_filterLabel);
    row->addWidget(m_filter, 1);
    m_progress->setTextVisible(true);
    m_progress->hide();
    row->addWidget(m_progress, 1);
    return row;
}

QLayout* MatchesDialog::layOutButtons() {
    auto* row = new FlowLayout;
    for (QPushButton* button :
         {m_resume, m_review, m_same, m_compare, m_export, m_import, m_delete, m_close}) {
        row->addWidget(button);
    }
    return row;
}

void MatchesDialog::connectArchive() {
    connect(&m_archive, &MatchArchive::found, this, [this](const QList<RecordSummary>& records) {
        m_model.put(records);
        showChosen();
    });
    connect(&m_archive, &MatchArchive::removed, this,
            [this](const QStringList& files) { m_model.remove(files); });
    connect(&m_archive, &MatchArchive::progressed, this, [this](int done, int total) {
        m_progress->setRange(0, total);
        m_progress->setValue(done);
        m_progress->setVisible(done < total);
    });
    connect(&m_archive, &MatchArchive::finished, this, [this](const QString& problem) {
        m_problem = problem;
        m_progress->hide();
        // A list that gets the focus has a current row, which is not selected yet.
        if (chosen().isEmpty()) {
            const QModelIndex current = m_list->currentIndex();
            m_list->setCurrentIndex(current.isValid() ? current : m_order.index(0, 0));
        }
        showState();
    });
}

void MatchesDialog::connectFileActions() {
    connect(&m_fileActions, &MatchFileActions::changed, this,
            [this](const RecordSummary& record) { m_model.put({record}); });
    connect(&m_fileActions, &MatchFileActions::imported, this,
            [this](const QString& first, const QString& summary) {
                choose(first);
                showNews(summary);
            });
    connect(&m_fileActions, &MatchFileActions::exported, this, &MatchesDialog::showNews);
    connect(&m_fileActions, &MatchFileActions::aboutToDelete, this,
            [this] { m_rowBeforeDeleting = m_list->currentIndex().row(); });
    connect(&m_fileActions, &MatchFileActions::deleted, this,
            [this] { selectRow(m_rowBeforeDeleting); });
}

void MatchesDialog::import(const QStringList& files) {
    m_archive.import(files);
}

void MatchesDialog::exportTo(const QString& target) {
    if (const std::optional<RecordSummary> record = chosenMatch()) {
        m_fileActions.exportTo(*record, target);
    }
}

void MatchesDialog::review() {
    const std::optional<RecordSummary> record = chosenMatch();
    if (!record || !m_review->isEnabled()) {
        return;
    }
    if (const std::optional<Record> match = m_fileActions.load(*record)) {
        emit reviewAsked(*match);
    }
}

void MatchesDialog::resume() {
    const std::optional<RecordSummary> record = chosenMatch();
    if (record && !record->result) {
        accept();
        emit resumeAsked(record->file);
    }
}

void MatchesDialog::sameCards() {
    const std::optional<RecordSummary> record = chosenMatch();
    if (record && record->setup.code) {
        accept();
        emit sameCardsAsked(record->setup);
    }
}

void MatchesDialog::compare() {
    const std::optional<RecordSummary> record = chosenMatch();
    if (!record || !m_compare->isEnabled()) {
        return;
    }
    if (const std::optional<Record> match = m_fileActions.load(*record)) {
        emit compareAsked(*match);
    }
}

void MatchesDialog::askToExport() {
    if (const std::optional<RecordSummary> record = chosenMatch()) {
        m_fileActions.askToExport(*record);
    }
}

void MatchesDialog::askToDelete() {
    m_fileActions.askToDelete(chosen());
}

/// Selects a row, or the last one if the list has become shorter.
void MatchesDialog::selectRow(int row) {
    const QModelIndex index = m_order.index(std::min(row, m_order.rowCount() - 1), 0);
    if (index.isValid()) {
        m_list->setCurrentIndex(index);
    }
}

void MatchesDialog::showNews(const QString& news) {
    m_news = news;
    showChosen();
}

void MatchesDialog::restorePlace() {
    fitToScreen(this, {letterWidth(fontMetrics()) * kDefaultWidthInCharacters, kDefaultHeight});
    keepGeometry(this, m_windowState, QLatin1String(kGeometryKey));
}

/// Shows in place of an empty list why it is empty.
void MatchesDialog::showState() {
    QString text;
    if (!m_problem.isEmpty()) {
        text = m_problem;
    } else if (m_archive.reading() && m_model.rowCount() == 0) {
        text = tr("The matches are being read…");
    } else if (m_model.rowCount() == 0) {
        text = tr("No match has been finished yet. Every finished match will be kept here, for you "
                  "to watch again. A match that you leave for another is kept here, too, for you "
                  "to continue.");
    } else if (m_order.rowCount() == 0) {
        text = tr("No match has all these words.");
    }
    m_empty->setText(breakable(text));
    m_empty->setVisible(!text.isEmpty());
    showChosen();
}

QList<RecordSummary> MatchesDialog::chosen() const {
    QList<RecordSummary> records;
    for (const QModelIndex& row : m_list->selectionModel()->selectedRows()) {
        records += m_order.record(row);
    }
    return records;
}

std::optional<RecordSummary> MatchesDialog::chosenMatch() const {
    const QList<RecordSummary> records = chosen();
    return records.size() == 1 && records.front().readable() ? std::optional(records.front())
                                                             : std::nullopt;
}

/// Shows details of the chosen record and enables what can be done with it.
void MatchesDialog::showChosen() {
    const QList<RecordSummary> records = chosen();
    const std::optional<RecordSummary> match = chosenMatch();
    m_resume->setEnabled(match && !match->result);
    const bool isOver = match && match->result && match->rounds > 0;
    m_review->setEnabled(isOver); // before that it would show the hands of a match to be continued
    m_same->setEnabled(match && match->result && match->setup.code); // else it could be continued
    m_compare->setEnabled(match && hasCodeResult(match->setup, match->result.has_value()));
    m_export->setEnabled(match.has_value());
    m_delete->setEnabled(!records.isEmpty());
    if (!m_news.isEmpty()) {
        m_details->setMessage(m_news);
    } else if (records.size() == 1) {
        m_details->setMessage(detailsText(records.front()));
    } else if (records.size() > 1) {
        m_details->setMessage(
            tr("%n match(es) chosen.", nullptr, static_cast<int>(records.size())));
    } else {
        m_details->clear();
    }
    // Where there is nothing to choose, the text about that gets its room.
    m_details->setVisible(m_model.rowCount() > 0 || m_archive.reading() || !m_news.isEmpty());
}

void MatchesDialog::choose(const QString& file) {
    const int row = m_model.rowOf(file);
    const QModelIndex index = m_order.mapFromSource(m_model.index(row, 0));
    if (row >= 0 && index.isValid()) {
        m_list->setCurrentIndex(index);
        m_list->scrollTo(index);
    }
}

void MatchesDialog::retranslate() {
    setWindowTitle(tr("Matches played"));
    m_filterLabel->setText(tr("&Find:"));
    m_filter->setPlaceholderText(tr("a name, a game, a date…"));
    m_filter->setAccessibleName(tr("Find matches"));
    m_list->setAccessibleName(tr("Matches played"));
    m_progress->setFormat(tr("%v of %m read", "progress: %v and %m are numbers"));
    m_progress->setAccessibleName(tr("Reading the matches"));
    m_resume->setText(tr("&Continue"));
    m_review->setText(tr("&Review"));
    m_same->setText(tr("&Same cards again"));
    m_compare->setText(tr("Co&mpare…"));
    m_export->setText(tr("&Export…"));
    m_import->setText(tr("&Import…"));
    m_delete->setText(tr("&Delete…"));
    m_close->setText(tr("Close"));
    m_model.retranslate();
    showState();
}

void MatchesDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_news.clear();
    }
    TiledDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_archive.rereadFaults();
    }
}

void MatchesDialog::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete && m_list->hasFocus()) {
        askToDelete();
    } else {
        TiledDialog::keyPressEvent(event);
    }
}

bool MatchesDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_list->setFocus();
            return true;
        }
    }
    if (watched == m_list->viewport() && event->type() == QEvent::Resize) {
        fitPlayers();
    }
    return TiledDialog::eventFilter(watched, event);
}

/// The players' column gets the remaining width; if its header does not fit, the list scrolls
/// sideways instead.
void MatchesDialog::fitPlayers() {
    QHeaderView& header = *m_list->header();
    const int left =
        m_list->viewport()->width() - header.length() + header.sectionSize(MatchesModel::Players);
    const auto mode = left < header.sectionSizeHint(MatchesModel::Players)
                          ? QHeaderView::ResizeToContents
                          : QHeaderView::Stretch;
    if (header.sectionResizeMode(MatchesModel::Players) != mode) { // it measures every row
        header.setSectionResizeMode(MatchesModel::Players, mode);
    }
}

} // namespace settebello

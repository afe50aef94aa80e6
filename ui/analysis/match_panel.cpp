// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match_panel.h"

#include "analysis/analysis_text.h"
#include "analysis/mark_reasons.h"
#include "analysis/mark_sign.h"
#include "game/match_text.h"
#include "widgets/bar_list.h"
#include "widgets/figures_table.h"
#include "widgets/flow_layout.h"
#include "widgets/label_role.h"
#include "widgets/style.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

constexpr int kEverybody = -1;    ///< in the choice whose marks are shown
constexpr int kListLines = 7;     ///< the height of the list, in lines of text
constexpr int kChoiceLetters = 9; ///< so that long names do not make a small window wide

} // namespace

MatchPanel::MatchPanel(const Record& match, const MarkReasons& reasons, QWidget* parent)
    : QWidget(parent)
    , m_match(match)
    , m_reasons(reasons)
    , m_verdict(new QLabel(this))
    , m_balance(new BarList(this))
    , m_whoseLabel(new QLabel(this))
    , m_whose(new QComboBox(this))
    , m_list(new QListWidget(this))
    , m_losses(new QLabel(this))
    , m_levels(new QLabel(this))
    , m_table(new FiguresTable(this))
    , m_note(new QLabel(this)) {
    layOut();
    retranslate();
    if (const std::optional<int> you = onlyPerson(match.setup)) {
        m_whose->setCurrentIndex(m_whose->findData(*you));
    }
    connect(m_whose, &QComboBox::currentIndexChanged, this, [this] {
        showMarks();
        emit whoseChanged();
    });
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        // A list that only gets the focus has a current row, which is not selected.
        if (row >= 0 && !m_marked.empty() && m_list->currentItem()->isSelected()) {
            emit selected(currentPoint());
        }
    });
    const auto open = [this](const QListWidgetItem* item) {
        emit opened(m_marked[static_cast<std::size_t>(m_list->row(item))]);
    };
    connect(m_list, &QListWidget::itemActivated, this, open);
    connect(m_list, &QListWidget::itemClicked, this, open);
}

/// Not as its focus proxy, which would take what comes before it out of the way of Tab.
void MatchPanel::focusMarks() {
    m_list->setFocus();
}

void MatchPanel::layOut() {
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_losses->setObjectName(QStringLiteral("losses"));
    m_balance->setObjectName(QStringLiteral("balance"));
    m_levels->setObjectName(QStringLiteral("levels"));
    m_list->setObjectName(QStringLiteral("marks"));
    m_table->setObjectName(QStringLiteral("figures"));
    m_whose->setObjectName(QStringLiteral("whose"));
    for (QLabel* label : {m_verdict, m_losses, m_levels, m_note}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    makeHeading(m_verdict, 1.05);
    makeSecondary(m_note);
    for (QLabel* label : {m_losses, m_levels, m_note}) {
        setLabelRole(label, QAccessible::Paragraph); // need not be heard as the window opens
    }
    m_whoseLabel->setBuddy(m_whose);
    m_whose->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_whose->setMinimumContentsLength(kChoiceLetters);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setAlternatingRowColors(true);
    m_list->setFixedHeight(fontMetrics().lineSpacing() * kListLines);
    auto* whose = new FlowLayout(FlowLayout::Last::Follows);
    whose->addWidget(m_whoseLabel);
    whose->addWidget(m_whose);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_verdict);
    column->addWidget(m_balance);
    column->addLayout(whose);
    column->addWidget(m_list);
    column->addWidget(m_levels);
    column->addWidget(m_losses);
    column->addWidget(m_table);
    column->addWidget(m_note);
    column->addStretch(1);
}

bool MatchPanel::isShown(const Moment& moment) const {
    const int whose = m_whose->currentData().toInt();
    return moment.isMarked() && (whose == kEverybody || whose == moment.seat);
}

void MatchPanel::showAnalysis(const Analysis& analysis, bool isComplete) {
    m_analysis = analysis;
    m_isComplete = isComplete;
    showMarks();
    showFigures();
}

int MatchPanel::currentPoint() const {
    const int row = m_list->currentRow();
    return row < 0 || m_marked.empty() ? -1 : m_marked[static_cast<std::size_t>(row)];
}

void MatchPanel::select(const Moment* moment) {
    const QSignalBlocker quiet(m_list);
    const auto isIt = [&](int point) {
        return moment && m_analysis.moments[static_cast<std::size_t>(point)] == *moment;
    };
    const auto found = std::find_if(m_marked.begin(), m_marked.end(), isIt);
    m_list->setCurrentRow(found == m_marked.end() ? -1
                                                  : static_cast<int>(found - m_marked.begin()));
}

void MatchPanel::showMarks() {
    std::vector<int> marked;
    QStringList texts;
    const auto& moments = m_analysis.moments;
    for (std::size_t i = 0; i < moments.size(); ++i) {
        if (isShown(moments[i])) {
            marked.push_back(static_cast<int>(i));
            texts += markedText(m_match, moments[i], m_reasons.of(moments[i]));
        }
    }
    const bool isNone = marked.empty();
    if (isNone) {
        texts = QStringList(m_isComplete ? tr("No play deserves a mark.") : tr("No mark yet."));
    }
    const bool isSame = marked == m_marked && m_list->count() == texts.size();
    const int current = currentPoint();
    const QSignalBlocker quiet(m_list);
    m_marked = std::move(marked);
    if (!isSame) { // else somebody may be reading it
        m_list->clear();
    }
    for (int i = 0; i < static_cast<int>(texts.size()); ++i) {
        QListWidgetItem* item = isSame ? m_list->item(i) : new QListWidgetItem(m_list);
        setTexts(*item, i, texts[i]);
    }
    if (!isSame && current >= 0) {
        select(&moments[static_cast<std::size_t>(current)]);
    }
}

/// A line of the list shows a title, since pictures say the rest, and is spoken whole.
void MatchPanel::setTexts(QListWidgetItem& item, int row, const QString& spoken) {
    item.setData(Qt::AccessibleTextRole, spoken);
    if (m_marked.empty()) {
        item.setText(spoken);
        item.setFlags(Qt::NoItemFlags);
        return;
    }
    const auto point = static_cast<std::size_t>(m_marked[static_cast<std::size_t>(row)]);
    const Moment& moment = m_analysis.moments[point];
    item.setText(markTitle(m_match, moment));
    item.setIcon(markIcon(moment.judgement->mark, fontMetrics().height() * 3 / 4,
                          devicePixelRatioF(), palette()));
}

void MatchPanel::showFigures() {
    const MatchSetup& setup = m_match.setup;
    const auto show = [](QLabel* label, const QString& text) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    };
    show(m_verdict, verdictText(m_match, m_analysis));
    show(m_levels, levelsText(m_match, m_analysis));
    show(m_losses, roundLossesText(m_match, m_analysis));
    m_balance->setRows(balanceRows(m_match, m_analysis));
    m_balance->setVisible(!m_balance->rows().isEmpty());
    const QStringList header = QStringList(QString()) + seatNames(setup);
    QList<QStringList> rows{header};
    rows += figureRows(m_match, m_analysis);
    if (rows != m_rows) { // somebody may be reading it
        m_rows = rows;
        m_table->fill(header, rows.sliced(1));
    }
}

void MatchPanel::retranslate() {
    const MatchSetup& setup = m_match.setup;
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
    m_balance->setAccessibleName(tr("What the result is made of"));
    m_table->setAccessibleName(tr("Figures of all players"));
    m_note->setText(tr(
        "Every choice is judged by what its player knew then; forced plays do not count. A loss "
        "that is too small to be sure of is none. Luck is how much better the cards dealt were "
        "than the average of what could have come, and for every play how much better the cards "
        "that its player could not see lay than was to be expected. The chance to win in the chart "
        "is that of somebody who sees all the cards."));
    showMarks();
    showFigures();
}

void MatchPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        m_list->setFixedHeight(fontMetrics().lineSpacing() * kListLines);
    }
    QWidget::changeEvent(event);
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/progress_view.h"

#include "statistics/positions_menu.h"
#include "statistics/progress_text.h"
#include "statistics/statistics_parts.h"
#include "text/level_text.h"
#include "text/number_text.h"
#include "widgets/bar_list.h"
#include "widgets/label_role.h"
#include "widgets/style.h"

#include <QEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace settebello {

namespace {

enum Part : std::size_t { Losses, Places, LuckByGame, LuckByLevel, Learnt };

constexpr std::size_t kPeriods = 8; ///< the most bars over time
constexpr int kWhole = 1000;        ///< of a match that is being analysed

/// The levels' losses in a round, the least first, up to the first that is more than `most`.
QList<BarMark> levelMarks(const PlaySummary& all, double most) {
    QList<BarMark> marks;
    if (!all.ladder) {
        return marks;
    }
    const std::span<const Rung> rungs = ladder(*all.ladder);
    for (auto rung = rungs.rbegin(); rung != rungs.rend(); ++rung) {
        const double lost = all.lostPerRound(*rung);
        const QString name = levelName(
            QString::fromUtf8(rung->level.data(), static_cast<qsizetype>(rung->level.size())));
        marks.append(
            {lost, name,
             ProgressView::tr("%1: %2", "a level and its number").arg(name, numberText(lost, 1))});
        if (lost > most) {
            break;
        }
    }
    return marks;
}

} // namespace

ProgressView::ProgressView(QWidget* parent)
    : QWidget(parent)
    , m_positions(new PositionsMenu(this))
    , m_play(new QLabel(this))
    , m_stateText(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_stop(new QPushButton(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_play->setObjectName(QStringLiteral("play"));
    m_play->setWordWrap(true);
    setLabelRole(m_play, QAccessible::Paragraph);
    column->addWidget(m_play);
    for (const char* name : {"time", "places", "luckByGame", "luckByLevel", "learnt"}) {
        addSection(name, column);
    }
    makeState(column);
    column->addStretch(1);
    connectParts();
    retranslate();
}

void ProgressView::addSection(const char* name, QVBoxLayout* column) {
    Section section{new QLabel(this), new QLabel(this), new BarList(this), {}};
    makeHeading(section.heading);
    makeSecondary(section.text);
    section.text->setWordWrap(true);
    setLabelRole(section.text, QAccessible::Paragraph);
    section.bars->setObjectName(QLatin1String(name));
    column->addSpacing(8);
    column->addWidget(section.heading);
    column->addWidget(section.text);
    column->addWidget(section.bars);
    m_sections.push_back(section);
}

void ProgressView::makeState(QVBoxLayout* column) {
    m_stateText->setObjectName(QStringLiteral("background"));
    m_stateText->setWordWrap(true);
    makeSecondary(m_stateText);
    m_progress->setRange(0, kWhole);
    m_progress->setTextVisible(false);
    m_stop->setObjectName(QStringLiteral("stopBackground"));
    m_stop->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addWidget(m_progress, 2);
    row->addWidget(m_stop);
    row->addStretch(1);
    column->addSpacing(12);
    column->addWidget(m_stateText);
    column->addLayout(row);
}

void ProgressView::connectParts() {
    connect(&m_judged, &JudgedMatches::changed, this, &ProgressView::showAll);
    connect(m_positions, &PositionsMenu::chosen, this, &ProgressView::positionAsked);
    connect(m_positions, &PositionsMenu::missed, this, [this] { m_judged.read(m_folder); });
    connect(m_stop, &QPushButton::clicked, this, [this] { emit stopAsked(m_state.isRunning); });
    for (std::size_t part = 0; part < m_sections.size(); ++part) {
        connect(m_sections[part].bars, &BarList::asked, this,
                [this, part](int row) { m_sections[part].actions[row](); });
    }
}

void ProgressView::read(const QString& matches) {
    m_folder = matches;
    m_positions->setFolder(matches);
    m_judged.read(matches);
}

void ProgressView::setFilter(const StatisticsFilter& filter) {
    if (filter != m_filter) {
        m_filter = filter;
        showAll();
    }
}

void ProgressView::setPractice(const PracticeCount& mistakes, const PracticeCount& problems) {
    m_mistakes = mistakes;
    m_problems = problems;
    showPractice();
}

void ProgressView::setBackground(const BackgroundState& state) {
    m_state = state;
    showState();
}

void ProgressView::showAll() {
    m_matches.clear();
    std::copy_if(m_judged.matches().begin(), m_judged.matches().end(),
                 std::back_inserter(m_matches),
                 [this](const JudgedMatch& match) { return passes(match.summary, m_filter); });
    const PlaySummary all = summarizePlay(m_matches);
    if (!m_matches.empty()) {
        m_play->setText(playText(all));
    } else if (m_judged.isRead()) {
        m_play->setText(m_judged.matches().empty()
                            ? tr("No match has been analysed yet. Once one is, you will find here "
                                 "what you give away, and what the cards owe you.")
                            : tr("No match fits what is chosen."));
    }
    showTime(all);
    showPlaces(all);
    showLuck(LuckByGame, GroupBy::Variant, countedVariantName, luckText(all.luck));
    showLuck(LuckByLevel, GroupBy::Level, countedLevelName, {});
    showPractice();
    showState();
    emit shown();
}

/// Without rows a section is not there.
void ProgressView::fill(std::size_t section, const QList<BarRow>& rows, const QString& text) {
    Section& filled = m_sections[section];
    filled.text->setText(text);
    filled.heading->setVisible(!rows.isEmpty());
    filled.text->setVisible(!rows.isEmpty() && !text.isEmpty());
    filled.bars->setVisible(!rows.isEmpty());
    filled.bars->setAccessibleName(filled.heading->text());
    orderTabs();
}

/// Bars are made after what follows them.
void ProgressView::orderTabs() {
    QWidget* last = m_stop; // which has its place in the window
    for (const Section& section : m_sections) {
        for (int row = 0; row < section.bars->rows().size(); ++row) {
            setTabOrder(last, section.bars->button(row));
            last = section.bars->button(row);
        }
    }
    setTabOrder(last, m_stop);
}

void ProgressView::showTime(const PlaySummary& all) {
    QList<BarRow> rows;
    m_sections[Losses].actions.clear();
    double most = 0;
    for (const std::span<const JudgedMatch> period : periodsOf(m_matches, kPeriods)) {
        const PlaySummary sum = summarizePlay(period);
        rows.append({periodName(period), sum.lostPerRound(), numberText(sum.lostPerRound(), 1),
                     sum.lost > 0});
        most = std::max(most, sum.lostPerRound());
        m_sections[Losses].actions.append([this, period] { offerLosses(period, std::nullopt); });
    }
    m_sections[Losses].bars->setRows(rows, levelMarks(all, most));
    fill(Losses, rows,
         all.ladder ? tr("The shorter a bar, the better. The dotted lines are what opponents of "
                         "these levels give away. A click on a bar shows where it was.")
                    : tr("The shorter a bar, the better. Choose a single game to compare yourself "
                         "with opponents. A click on a bar shows where it was."));
}

void ProgressView::showPlaces(const PlaySummary& all) {
    std::vector<std::pair<double, LossPlace>> places;
    for (std::size_t i = 0; i < kLossPlaceNames.size(); ++i) {
        const auto place = static_cast<LossPlace>(i);
        if (all.lostIn[place] > 0) {
            places.emplace_back(all.lostIn[place], place);
        }
    }
    std::stable_sort(places.begin(), places.end(),
                     [](const auto& one, const auto& other) { return one.first > other.first; });
    QList<BarRow> rows;
    m_sections[Places].actions.clear();
    for (const auto& [points, place] : places) {
        rows.append({lossPlaceName(place), points, numberText(points, 1), true});
        m_sections[Places].actions.append([this, place = place] { offerLosses(m_matches, place); });
    }
    m_sections[Places].bars->setRows(rows);
    fill(Places, rows, {});
}

void ProgressView::showLuck(std::size_t section, GroupBy by, QString (*name)(const std::string&),
                            const QString& text) {
    // Games by their keys; levels from the weakest on, then whatever is none.
    std::map<std::pair<qsizetype, std::string>, std::vector<JudgedMatch>> groups;
    const QStringList levels = offeredLevels();
    for (const JudgedMatch& match : m_matches) {
        const std::string key = groupKey(match.summary, by);
        const qsizetype level = levels.indexOf(QString::fromStdString(key));
        groups[{level < 0 ? levels.size() : level, key}].push_back(match);
    }
    QList<BarRow> rows;
    m_sections[section].actions.clear();
    for (auto& [ranked, matches] : groups) {
        const std::string& key = ranked.second;
        const PlaySummary sum = summarizePlay(matches);
        rows.append({name(key), sum.luck, signedNumber(sum.luck, 1), true});
        m_sections[section].actions.append([this, matches = std::move(matches)] {
            m_positions->offer(tr("The greatest luck"), strokesOf(matches));
        });
    }
    m_sections[section].bars->setRows(rows);
    fill(section, rows, text);
}

void ProgressView::showPractice() {
    QList<BarRow> rows;
    m_sections[Learnt].actions.clear();
    const auto add = [&](const QString& name, const PracticeCount& count) {
        if (count.all > 0) {
            rows.append({name, static_cast<double>(count.learnt) / static_cast<double>(count.all),
                         tr("%1 of %2", "numbers").arg(count.learnt).arg(count.all), true});
            m_sections[Learnt].actions.append([this] { emit practiceAsked(); });
        }
    };
    add(tr("Own mistakes"), m_mistakes);
    add(tr("Problems"), m_problems);
    m_sections[Learnt].bars->setRows(rows, rows.isEmpty() ? QList<BarMark>()
                                                          : QList<BarMark>{{1, QString()}});
    fill(Learnt, rows, {});
}

void ProgressView::showState() {
    QStringList texts;
    if (m_judged.isRead()) {
        texts += tr("%1 of %n match(es) are analysed.", "a number", m_judged.kept())
                     .arg(m_judged.matches().size());
    }
    texts += m_state.text;
    texts.removeAll(QString());
    m_stateText->setText(texts.join(QLatin1Char(' ')));
    m_progress->setVisible(m_state.isRunning);
    m_progress->setValue(qRound(m_state.share * kWhole));
    m_progress->setAccessibleName(m_state.text);
    const bool isMore = static_cast<int>(m_judged.matches().size()) < m_judged.kept();
    m_stop->setVisible(m_state.isRunning || (m_state.canRun && isMore));
    m_stop->setText(m_state.isRunning ? tr("&Stop analysing") : tr("Go on ana&lysing"));
}

void ProgressView::offerLosses(std::span<const JudgedMatch> matches,
                               std::optional<LossPlace> place) {
    m_positions->offer(tr("What cost most"), lossesOf(matches, place));
}

void ProgressView::retranslate() {
    m_sections[Losses].heading->setText(tr("Points given away in a round"));
    m_sections[Places].heading->setText(tr("Where they went"));
    m_sections[LuckByGame].heading->setText(tr("Luck with the cards, by game"));
    m_sections[LuckByLevel].heading->setText(tr("Luck with the cards, by opponents"));
    m_sections[Learnt].heading->setText(tr("Exercises learnt"));
    showAll();
}

void ProgressView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace settebello

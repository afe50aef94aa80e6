// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/progress_view.h"

#include "analysis/analysis_file.h"
#include "game/match_id.h"
#include "game/record_file.h"
#include "settings/file_access.h"
#include "statistics/progress_text.h"
#include "statistics/statistics_parts.h"
#include "text/level_text.h"
#include "text/number_text.h"
#include "widgets/bar_list.h"
#include "widgets/label_role.h"
#include "widgets/style.h"

#include <QCursor>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace settebello {

namespace {

enum Part : std::size_t { Time, Places, LuckByGame, LuckByLevel, Learnt };

constexpr std::size_t kPeriods = 8;    ///< the most bars over time
constexpr std::size_t kPositions = 10; ///< the most that are offered behind a bar
constexpr int kWhole = 1000;           ///< of a match that is being analysed

/// The levels' losses in a round, the least first, up to the first that is more than `most`.
QList<BarMark> levelMarks(const PlaySummary& all, double most) {
    QList<BarMark> marks;
    if (!all.ladder) {
        return marks;
    }
    const std::span<const Rung> rungs = ladder(*all.ladder);
    for (auto rung = rungs.rbegin(); rung != rungs.rend(); ++rung) {
        const double lost = all.lostPerRound(*rung);
        marks.append({lost, levelName(QString::fromUtf8(
                                rung->level.data(), static_cast<qsizetype>(rung->level.size())))});
        if (lost > most) {
            break;
        }
    }
    return marks;
}

} // namespace

ProgressView::ProgressView(QWidget* parent)
    : QWidget(parent)
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
    connect(m_stop, &QPushButton::clicked, this, [this] { emit stopAsked(m_state.isRunning); });
    for (std::size_t part = 0; part < m_sections.size(); ++part) {
        connect(m_sections[part].bars, &BarList::asked, this,
                [this, part](int row) { m_sections[part].leads[row](); });
    }
}

void ProgressView::read(const QString& matches) {
    m_folder = matches;
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
    if (!m_matches.empty()) {
        m_play->setText(playText(summarizePlay(m_matches)));
    } else if (m_judged.isRead()) {
        m_play->setText(m_judged.matches().empty()
                            ? tr("No match has been analysed yet. Once one is, you will find here "
                                 "what you give away, and what the cards owe you.")
                            : tr("No match fits what is chosen."));
    }
    showTime();
    showPlaces();
    showLuck(LuckByGame, GroupBy::Variant, countedVariantName);
    showLuck(LuckByLevel, GroupBy::Level, countedLevelName);
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
}

void ProgressView::showTime() {
    QList<BarRow> rows;
    m_sections[Time].leads.clear();
    double most = 0;
    for (const std::span<const JudgedMatch> period : periodsOf(m_matches, kPeriods)) {
        const PlaySummary sum = summarizePlay(period);
        rows.append({periodName(period), sum.lostPerRound(), numberText(sum.lostPerRound(), 1),
                     sum.lost > 0});
        most = std::max(most, sum.lostPerRound());
        m_sections[Time].leads.append([this, period] { askForLosses(period, std::nullopt); });
    }
    const PlaySummary all = summarizePlay(m_matches);
    m_sections[Time].bars->setRows(rows, levelMarks(all, most));
    fill(Time, rows,
         all.ladder ? tr("The shorter a bar, the better. The dotted lines are what opponents of "
                         "these levels give away. A click on a bar shows where it was.")
                    : tr("The shorter a bar, the better. Choose a single game to compare yourself "
                         "with opponents. A click on a bar shows where it was."));
}

void ProgressView::showPlaces() {
    const PlaySummary all = summarizePlay(m_matches);
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
    m_sections[Places].leads.clear();
    for (const auto& [points, place] : places) {
        rows.append({lossPlaceName(place), points, numberText(points, 1), true});
        m_sections[Places].leads.append([this, place = place] { askForLosses(m_matches, place); });
    }
    m_sections[Places].bars->setRows(rows);
    fill(Places, rows, {});
}

void ProgressView::showLuck(std::size_t section, GroupBy by, QString (*name)(const std::string&)) {
    // Games by their keys; levels from the weakest on, then whatever is none.
    std::map<std::pair<qsizetype, std::string>, std::vector<JudgedMatch>> groups;
    const QStringList levels = offeredLevels();
    for (const JudgedMatch& match : m_matches) {
        const std::string key = groupKey(match.summary, by);
        const qsizetype level = levels.indexOf(QString::fromStdString(key));
        groups[{level < 0 ? levels.size() : level, key}].push_back(match);
    }
    QList<BarRow> rows;
    m_sections[section].leads.clear();
    for (const auto& [ranked, matches] : groups) {
        const std::string& key = ranked.second;
        const PlaySummary sum = summarizePlay(matches);
        rows.append({name(key), sum.luck, signedNumber(sum.luck, 1), true});
        m_sections[section].leads.append([this, matches = matches] { askForLuck(matches); });
    }
    m_sections[section].bars->setRows(rows);
    fill(section, rows,
         section == LuckByGame ? settebello::luckText(summarizePlay(m_matches).luck) : QString());
}

void ProgressView::showPractice() {
    QList<BarRow> rows;
    m_sections[Learnt].leads.clear();
    const auto add = [&](const QString& name, const PracticeCount& count) {
        if (count.all > 0) {
            rows.append({name, static_cast<double>(count.learnt) / static_cast<double>(count.all),
                         tr("%1 of %2", "numbers").arg(count.learnt).arg(count.all), true});
            m_sections[Learnt].leads.append([this] { emit practiceAsked(); });
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

void ProgressView::askForLosses(std::span<const JudgedMatch> matches,
                                std::optional<LossPlace> place) {
    std::vector<Position> positions;
    for (const JudgedMatch& match : matches) {
        for (const JudgedMatch::Loss& loss : match.losses) {
            if (!place || loss.place == *place) {
                positions.push_back({match.summary.record, match.summary.match, match.summary.date,
                                     loss.round, loss.move, loss.points});
            }
        }
    }
    ask(tr("What cost most"), std::move(positions));
}

void ProgressView::askForLuck(std::span<const JudgedMatch> matches) {
    std::vector<Position> positions;
    for (const JudgedMatch& match : matches) {
        for (const JudgedMatch::Stroke& stroke : match.strokes) {
            positions.push_back({match.summary.record, match.summary.match, match.summary.date,
                                 stroke.round, stroke.move, stroke.points});
        }
    }
    ask(tr("The greatest luck"), std::move(positions));
}

/// Offers those of the most points.
void ProgressView::ask(const QString& heading, std::vector<Position> positions) {
    std::stable_sort(positions.begin(), positions.end(),
                     [](const Position& one, const Position& other) {
                         return std::abs(one.points) > std::abs(other.points);
                     });
    positions.resize(std::min(positions.size(), kPositions));
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("positions"));
    menu->setAccessibleName(heading);
    menu->addSection(heading);
    for (const Position& position : positions) {
        const QString points = numberText(position.points, 1);
        menu->addAction(positionName(position.date, position.round, points), this,
                        [this, position] { open(position); });
    }
    const QWidget* asked = focusWidget();
    menu->popup(asked ? asked->mapToGlobal(asked->rect().bottomLeft()) : QCursor::pos());
}

/// The record is read in the background; one that is gone by now, or was changed, opens nothing.
void ProgressView::open(const Position& position) {
    using Found = std::optional<std::pair<Record, Analysis>>;
    const QString file = m_folder + QLatin1Char('/') + QString::fromStdString(position.record);
    m_opening.start(
        [file, match = position.match](const TaskRun&) -> Found {
            const std::optional<Record> record = readRecordFile(file).record;
            if (!record || idWithoutRules(record->match) != match) {
                return std::nullopt;
            }
            Faults faults;
            return std::pair(*record,
                             keptAnalysis(analysisFileOf(toPath(file)), record->match, faults));
        },
        [this, position](const Found& found) {
            if (found) {
                emit positionAsked(found->first, position.round, position.move, found->second);
            } else {
                m_judged.read(m_folder); // it has changed
            }
        });
}

void ProgressView::retranslate() {
    m_sections[Time].heading->setText(tr("Points given away in a round"));
    m_sections[Places].heading->setText(tr("Where they went"));
    m_sections[LuckByGame].heading->setText(tr("Luck with the cards, by game"));
    m_sections[LuckByLevel].heading->setText(tr("By opponents"));
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/compare_dialog.h"

#include "game/match_id.h"
#include "game/match_text.h"
#include "game/record_file.h"
#include "settings/file_access.h"
#include "settings/window_state.h"
#include "text/fault_text.h"
#include "text/named_sentence.h"
#include "widgets/announced_message.h"
#include "widgets/announcer.h"
#include "widgets/connect_button.h"
#include "widgets/figures_table.h"
#include "widgets/file_dialogs.h"
#include "widgets/flow_layout.h"
#include "widgets/label_role.h"
#include "widgets/page_scrolling.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"
#include "widgets/window_geometry.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace settebello {

namespace {

constexpr QSize kWanted(820, 560);
constexpr std::size_t kMostEarlier = 3;
constexpr char kGeometryKey[] = "compare/geometry";

} // namespace

CompareDialog::CompareDialog(const Record& match, const Statistics& statistics,
                             const QString& folder, WindowState& windowState, QWidget* parent)
    : TiledDialog(parent)
    , m_match(match)
    , m_own(codeResultOf(match, *firstPerson(match.setup)))
    , m_codeLabel(new QLabel(this))
    , m_code(new QLineEdit(this))
    , m_copy(new QPushButton(this))
    , m_about(new QLabel(this))
    , m_table(new FiguresTable(this))
    , m_note(new QLabel(this))
    , m_scroll(new QScrollArea(this))
    , m_progress(new QProgressBar(this))
    , m_stop(new QPushButton(this))
    , m_announcer(new Announcer(this))
    , m_message(new AnnouncedMessage(m_announcer, this))
    , m_open(new QPushButton(this))
    , m_export(new QPushButton(this))
    , m_again(new QPushButton(this))
    , m_exchanged(new QPushButton(this))
    , m_close(new QPushButton(this)) {
    const std::string own = matchId(match.match);
    for (const Record& earlier :
         ownMatches(statistics, folder, m_own.code.code, m_own.seat, kMostEarlier + 1)) {
        if (matchId(earlier.match) != own &&
            static_cast<std::size_t>(m_earlier.size()) < kMostEarlier) {
            m_earlier += {timeText(timeOfDate(earlier.date)), codeResultOf(earlier, m_own.seat)};
        }
    }
    layOut();
    connectComparer();
    connectButtons();
    retranslate();
    fitToScreen(this, kWanted);
    keepGeometry(this, windowState, QLatin1String(kGeometryKey));
    m_close->setFocus();
    stopOrBegin();
}

QWidget* CompareDialog::makePage() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    m_about->setWordWrap(true);
    m_note->setWordWrap(true);
    makeSecondary(m_note);
    setLabelRole(m_note, QAccessible::Paragraph);
    column->addWidget(m_about);
    column->addWidget(m_table);
    column->addWidget(m_note);
    column->addStretch(1);
    return page;
}

void CompareDialog::layOut() {
    m_code->setReadOnly(true);
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPixelSize(QFontInfo(font()).pixelSize());
    m_code->setFont(fixed);
    m_code->setObjectName(QStringLiteral("code"));
    m_codeLabel->setBuddy(m_code);
    m_table->setObjectName(QStringLiteral("comparison"));
    m_message->setObjectName(QStringLiteral("message"));
    setPage(m_scroll, makePage());
    // The table's text follows its width: a bar that comes and goes would change it for ever.
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    auto* top = new QHBoxLayout;
    top->addWidget(m_codeLabel);
    top->addWidget(m_code, 1);
    top->addWidget(m_copy);
    auto* work = new QHBoxLayout;
    work->addWidget(m_progress, 1);
    work->addWidget(m_stop);
    auto* buttons = new FlowLayout;
    for (QPushButton* button : {m_again, m_exchanged, m_open, m_export, m_close}) {
        buttons->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, kTileHeight + 12, 10, 14);
    column->addLayout(top);
    column->addWidget(m_scroll, 1);
    column->addLayout(work);
    column->addWidget(m_message);
    column->addLayout(buttons);
    QWidget* last = m_code;
    for (QWidget* next : {static_cast<QWidget*>(m_copy), static_cast<QWidget*>(m_scroll),
                          static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_stop),
                          static_cast<QWidget*>(m_again), static_cast<QWidget*>(m_exchanged),
                          static_cast<QWidget*>(m_open), static_cast<QWidget*>(m_export),
                          static_cast<QWidget*>(m_close)}) {
        setTabOrder(last, next);
        last = next;
    }
}

void CompareDialog::connectComparer() {
    connect(&m_comparer, &Comparer::progressed, this, [this](int rounds) {
        m_masterRounds = rounds;
        showState();
    });
    connect(&m_comparer, &Comparer::solved, this,
            [this](int round, const std::optional<BestPlay>& best) {
                m_best.resize(static_cast<std::size_t>(round));
                m_best.push_back(best);
                showTable();
            });
    connect(&m_comparer, &Comparer::masterPlayed, this, &CompareDialog::masterPlayed);
}

void CompareDialog::connectButtons() {
    connectButton(m_copy, "copy", this,
                  [this] { QGuiApplication::clipboard()->setText(m_code->text()); });
    connectButton(m_stop, "stop", this, [this] { stopOrBegin(); });
    connectButton(m_open, "openResult", this, [this] { askToOpen(); });
    connectButton(m_export, "exportResult", this, [this] { askToExport(); });
    connectButton(m_again, "again", this, [this] {
        accept();
        emit againAsked(m_match.setup, false);
    });
    connectButton(m_exchanged, "exchanged", this, [this] {
        accept();
        emit againAsked(m_match.setup, true);
    });
    connectButton(m_close, "close", this, [this] { accept(); });
    m_close->setDefault(true);
}

void CompareDialog::stopOrBegin() {
    if (m_comparer.isRunning()) {
        m_comparer.stop();
        m_masterRounds = 0;
        m_message->announce(
            [] { return tr("Stopped. Master's match begins again from the first round."); });
    } else if (!m_master) {
        m_masterRounds = 0;
        m_comparer.compare(m_match, m_own.seat);
    }
    showState();
}

void CompareDialog::masterPlayed(const Match& match) {
    Record played{m_match.setup, match, dateOfTime(QDateTime::currentDateTime())};
    const std::vector<std::string> levels = Comparer::levelsWithMaster(m_match.setup);
    for (std::size_t seat = 0; seat < levels.size(); ++seat) {
        played.setup.seats[seat].level = levels[seat];
    }
    m_master = codeResultOf(played, m_own.seat);
    showTable();
    showState();
    m_message->announce([this] {
        return tr("%1: %2.", "a name; won or lost, and the points")
            .arg(masterName(), outcomeOf(*m_master));
    });
}

void CompareDialog::addResult(const CodeResult& result) {
    if (result.code.code != code()) {
        m_message->announce([other = QString::fromStdString(toString(result.code.code))] {
            return tr("This result is of other cards, those of %1.", "a deal code").arg(other);
        });
        return;
    }
    if (std::find(m_friends.begin(), m_friends.end(), result) == m_friends.end()) {
        m_friends.push_back(result);
        showTable();
    }
    m_message->announce([result] {
        return tr("%1: %2.", "a name; won or lost, and the points")
            .arg(resultOwner(result), outcomeOf(result));
    });
}

void CompareDialog::openResult(const QString& file) {
    Faults faults;
    const std::optional<std::string> text = readFile(file, faults, kMaxResultSize);
    const std::optional<CodeResult> result =
        text ? readResult(*text, faults) : std::optional<CodeResult>();
    if (result) {
        addResult(*result);
        emit resultOpened(*result);
    } else {
        m_message->announce([file, faults] {
            return tr("“%1” does not hold a result: %2", "a file; why")
                .arg(shownFileName(file), faultsText(faults));
        });
    }
}

void CompareDialog::exportTo(const QString& file) {
    const auto fault = writeFile(file, resultFileText(m_own));
    m_message->announce([fault, path = toPath(file)] {
        return fault ? tr("The result could not be written to %1: %2.")
                           .arg(shownPath(path), faultText(*fault))
                     : tr("The result was written to %1. It shows no card: send it to somebody who "
                          "is to play the same match.")
                           .arg(shownPath(path));
    });
}

void CompareDialog::askToOpen() {
    const QStringList filters{tr("Results (*.settebello-result.json)"), tr("All files (*)")};
    connect(askForFile(tr("Open a result"), filters, this), &QFileDialog::fileSelected, this,
            &CompareDialog::openResult);
}

void CompareDialog::askToExport() {
    const QLatin1String suffix(kResultFileSuffix);
    connect(askWhereToWrite(exportTitle(), {tr("Results (*.settebello-result.json)")}, suffix,
                            QDir::home().filePath(m_code->text() + suffix), this),
            &QFileDialog::fileSelected, this, &CompareDialog::exportTo);
}

/// Several people, of whom nobody is "you"; empty for one.
QString CompareDialog::team() const {
    return personCount(m_match.setup) > 1 ? sideName(m_match.setup, *ownSide(m_match.setup))
                                          : QString();
}

QString CompareDialog::masterName() const {
    return team().isEmpty() ? tr("Master in your seat")
                            : tr("Master for %1", "several people").arg(team());
}

QString CompareDialog::exportTitle() const {
    return team().isEmpty() ? tr("Export your result") : tr("Export the result");
}

void CompareDialog::showTable() {
    QList<ComparedTry> tries{{team().isEmpty() ? tr("You") : team(), m_own},
                             {masterName(), m_master}};
    for (const CodeResult& result : m_friends) {
        tries += {resultOwner(result), result};
    }
    tries += m_earlier;
    QStringList header{QString()};
    for (const ComparedTry& one : tries) {
        header += one.name;
    }
    if (!m_best.empty()) {
        header += tr("Possible with open cards");
    }
    m_table->fill(header, comparisonRows(tries, m_best, !team().isEmpty()));
}

void CompareDialog::showState() {
    const bool running = m_comparer.isRunning();
    m_progress->setVisible(running);
    // Master may take more rounds than the player's match had, or fewer.
    const auto rounds = static_cast<int>(m_match.match.played().size());
    m_progress->setRange(0, std::max(rounds, m_masterRounds + 1));
    m_progress->setValue(m_masterRounds);
    m_progress->setFormat(tr("Master plays: round %1").arg(m_masterRounds + 1));
    m_progress->setAccessibleDescription(m_progress->format());
    m_stop->setVisible(!m_master);
    m_stop->setText(running ? tr("&Stop") : tr("&Let master play"));
}

void CompareDialog::explain() {
    m_about->setText(
        team().isEmpty()
            ? tr("The same cards, round after round: your side's points, and those of the best "
                 "other. Rounds that only one of you played have no counterpart.")
            : namedSentence(tr("The same cards, round after round: the points of %1, and those of "
                               "the best other side. Rounds that were played only once have no "
                               "counterpart.",
                               "several people"),
                            team()));
    const RuleSet& rules = m_match.setup.rules.rules;
    m_note->setVisible(canBeSolved(rules));
    if (!canBeSolved(rules)) {
        return;
    }
    const int cards = solvableCards(rules);
    m_note->setText(
        team().isEmpty()
            ? tr("Possible with open cards: by how many points your side would have been ahead in "
                 "the round if from the position with %1 cards left in hands everybody had played "
                 "perfectly and seen all cards, and in brackets what you reached from there. It is "
                 "exact.")
                  .arg(cards)
            : tr("Possible with open cards: by how many points %1 would have been ahead in the "
                 "round if from the position with %2 cards left in hands everybody had played "
                 "perfectly and seen all cards, and in brackets what was reached from there. It "
                 "is exact.",
                 "several people; a number")
                  .arg(team(), QString::number(cards)));
}

void CompareDialog::retranslate() {
    setWindowTitle(tr("Compare"));
    m_scroll->setAccessibleName(windowTitle());
    m_codeLabel->setText(tr("&Code:"));
    m_code->setText(QString::fromStdString(toString(code())));
    m_copy->setText(tr("Co&py"));
    m_copy->setAccessibleName(tr("Copy the code"));
    explain();
    m_table->setAccessibleName(tr("Comparison"));
    m_progress->setAccessibleName(tr("Master plays"));
    m_open->setText(tr("&Open a result…"));
    m_export->setText(team().isEmpty() ? tr("&Export your result…") : tr("&Export the result…"));
    m_again->setText(tr("Same cards &again"));
    m_exchanged->setText(tr("With seats e&xchanged"));
    m_close->setText(tr("Close"));
    showTable();
    showState();
}

void CompareDialog::hideEvent(QHideEvent* event) {
    if (!event->spontaneous()) {
        m_comparer.stop();
    }
    TiledDialog::hideEvent(event);
}

} // namespace settebello

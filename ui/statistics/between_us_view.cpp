// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/between_us_view.h"

#include "game/match_id.h"
#include "game/record_file.h"
#include "statistics/statistics_parts.h"
#include "text/number_text.h"
#include "widgets/figures_table.h"
#include "widgets/label_role.h"
#include "widgets/style.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <set>

namespace settebello {

namespace {

QList<SharedMatch> readSharedMatches(const QString& folder, const TaskRun& run) {
    QList<SharedMatch> matches;
    std::set<std::string> known; // there may be copies
    for (const QString& file : recordFiles(folder)) {
        if (run.stop().stopRequested()) {
            break;
        }
        const RecordRead read = readRecordFile(file);
        const auto shared = read.record ? SharedMatch::of(*read.record) : std::nullopt;
        if (shared && known.insert(matchId(read.record->match)).second) {
            matches.append(*shared);
        }
    }
    return matches;
}

} // namespace

BetweenUsView::BetweenUsView(QWidget* parent)
    : QWidget(parent)
    , m_heading(new QLabel(this))
    , m_standing(new QLabel(this))
    , m_people(new FiguresTable(this))
    , m_pairs(new FiguresTable(this)) {
    setObjectName(QStringLiteral("betweenUs"));
    makeHeading(m_heading);
    m_standing->setObjectName(QStringLiteral("standing"));
    m_standing->setWordWrap(true);
    setLabelRole(m_standing, QAccessible::Paragraph);
    m_people->setObjectName(QStringLiteral("people"));
    m_pairs->setObjectName(QStringLiteral("pairs"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 12);
    for (QWidget* part : {static_cast<QWidget*>(m_heading), static_cast<QWidget*>(m_standing),
                          static_cast<QWidget*>(m_people), static_cast<QWidget*>(m_pairs)}) {
        column->addWidget(part);
    }
    retranslate();
}

void BetweenUsView::read(const QString& folder) {
    m_reading.start([folder](const TaskRun& run) { return readSharedMatches(folder, run); },
                    [this](const QList<SharedMatch>& matches) { show(matches); });
}

void BetweenUsView::show(const QList<SharedMatch>& matches) {
    m_matches = matches;
    retranslate();
    emit shown();
}

QString BetweenUsView::standing() const {
    const QStringList leaders = m_all.leaders();
    const BetweenUs::Person& first = m_all.people.constFirst();
    return leaders.size() == 1
               ? tr("%1 leads, with %2 of %n match(es) won.", "a person", first.matches)
                     .arg(first.name, numberText(first.won))
               : tr("Level at the top: %1.", "several people")
                     .arg(QLocale().createSeparatedList(leaders));
}

void BetweenUsView::retranslate() {
    m_all = BetweenUs::of(m_matches); // people without a name are called in the language in use
    setVisible(!isEmpty());
    if (isEmpty()) {
        return;
    }
    m_heading->setText(tr("Between us"));
    m_standing->setText(standing());
    QList<QStringList> people;
    for (const BetweenUs::Person& person : m_all.people) {
        people += {person.name, numberText(person.matches), numberText(person.won),
                   percent(person.won, person.matches)};
    }
    m_people->fill({tr("Name"), tr("Matches"), tr("Won"), tr("Share")}, people);
    m_people->setAccessibleName(m_heading->text());
    QList<QStringList> pairs;
    for (const BetweenUs::Pair& pair : m_all.pairs) {
        pairs +=
            {tr("%1 against %2", "two people").arg(pair.first, pair.second),
             QStringLiteral("%1 : %2").arg(numberText(pair.firstWon), numberText(pair.secondWon))};
    }
    m_pairs->fill({tr("Duel"), tr("Won")}, pairs);
    m_pairs->setAccessibleName(tr("One against another"));
    m_pairs->setVisible(m_all.people.size() > 2 && !pairs.isEmpty());
}

void BetweenUsView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace settebello

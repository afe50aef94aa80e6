// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/matches_model.h"

#include "game/match_text.h"
#include "game/record_file.h"
#include "history/record_text.h"
#include "players/position/points_ahead.h"
#include "rules/objective.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

/// Numbers stand under the middle of their heading.
QVariant alignment(int column) {
    const bool number = column == MatchesModel::Points || column == MatchesModel::Rounds;
    return int(Qt::AlignVCenter | (number ? Qt::AlignHCenter : Qt::AlignLeading));
}

} // namespace

MatchesModel::MatchesModel(QObject* parent)
    : QAbstractTableModel(parent) {}

void MatchesModel::put(const QList<RecordSummary>& records) {
    QList<RecordSummary> fresh;
    for (const RecordSummary& record : records) {
        const int row = rowOf(record.file);
        if (row < 0) {
            fresh += record;
        } else {
            m_records[row] = record;
            emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
        }
    }
    if (fresh.isEmpty()) {
        return;
    }
    const auto first = static_cast<int>(m_records.size());
    beginInsertRows({}, first, first + static_cast<int>(fresh.size()) - 1);
    for (const RecordSummary& record : fresh) {
        m_rows[record.file] = static_cast<int>(m_records.size());
        m_records += record;
    }
    endInsertRows();
}

void MatchesModel::remove(const QStringList& files) {
    for (const QString& file : files) {
        const int row = rowOf(file);
        if (row < 0) {
            continue;
        }
        beginRemoveRows({}, row, row);
        m_records.removeAt(row);
        m_rows.remove(file);
        for (int i = row; i < m_records.size(); ++i) {
            m_rows[m_records[i].file] = i;
        }
        endRemoveRows();
    }
}

int MatchesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_records.size());
}

int MatchesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString MatchesModel::faultLine(const RecordSummary& record) {
    return QStringLiteral("⚠ %1: %2").arg(record.name(), record.fault);
}

QString MatchesModel::text(const RecordSummary& record, int column) {
    if (!record.readable()) {
        return column == Time ? faultLine(record) : QString();
    }
    switch (column) {
    case Time:
        return timeText(timeOfDate(record.date));
    case Variant:
        return variantText(record.setup);
    case Players:
        return playersText(record.setup);
    case Outcome:
        return outcomeText(record);
    case Points:
        return pointsText(record);
    case Rounds:
        return QLocale().toString(record.rounds);
    default:
        return {};
    }
}

QVariant MatchesModel::sortKey(const RecordSummary& record, int column) const {
    switch (column) {
    case Time:
        return QString::fromStdString(record.date);
    case Points: // by how far one's own side is ahead
        return Objective(record.setup.rules.rules)
            .lead(record.scores, ownSide(record.setup).value_or(0));
    case Rounds:
        return record.rounds;
    default:
        return text(record, column);
    }
}

QVariant MatchesModel::data(const QModelIndex& index, int role) const {
    const RecordSummary& record = m_records[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return text(record, index.column());
    case Qt::ToolTipRole:
        return record.readable() ? QString() : detailsText(record);
    case Qt::TextAlignmentRole:
        return alignment(index.column());
    case kSortRole:
        return sortKey(record, index.column());
    default:
        return {};
    }
}

QVariant MatchesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return orientation == Qt::Horizontal && role == Qt::TextAlignmentRole
                   ? alignment(section)
                   : QAbstractTableModel::headerData(section, orientation, role);
    }
    switch (section) {
    case Time:
        return tr("Played", "when a match was");
    case Variant:
        return tr("Game");
    case Players:
        return tr("Players");
    case Outcome:
        return tr("Result");
    case Points:
        return tr("Points");
    case Rounds:
        return tr("Rounds");
    default:
        return {};
    }
}

void MatchesModel::retranslate() {
    if (!m_records.isEmpty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

MatchesProxyModel::MatchesProxyModel(MatchesModel& model, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_model(model) {
    setSortRole(MatchesModel::kSortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setSortLocaleAware(true);
    setSourceModel(&model);
}

void MatchesProxyModel::setWords(const QString& words) {
    m_words = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

const RecordSummary& MatchesProxyModel::record(const QModelIndex& index) const {
    return m_model.record(mapToSource(index).row());
}

bool MatchesProxyModel::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const RecordSummary& a = m_model.record(left.row());
    const RecordSummary& b = m_model.record(right.row());
    if (a.readable() != b.readable()) {
        return a.readable() == (sortOrder() == Qt::AscendingOrder);
    }
    const QVariant keyA = left.data(sortRole());
    const QVariant keyB = right.data(sortRole());
    return keyA == keyB ? a.date < b.date : QSortFilterProxyModel::lessThan(left, right);
}

bool MatchesProxyModel::filterAcceptsRow(int row, const QModelIndex&) const {
    QString line;
    for (int column = 0; column < MatchesModel::ColumnCount; ++column) {
        line += m_model.index(row, column).data().toString() + QLatin1Char('\n');
    }
    return std::all_of(m_words.begin(), m_words.end(), [&line](const QString& word) {
        return line.contains(word, Qt::CaseInsensitive);
    });
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/record_summary.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QList>
#include <QSortFilterProxyModel>

namespace settebello {

/// Records as rows, in the order in which they were found.
class MatchesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Time, Variant, Players, Outcome, Points, Rounds, ColumnCount };
    /// The value that a column is sorted by.
    static constexpr int kSortRole = Qt::UserRole;

    explicit MatchesModel(QObject* parent = nullptr);

    void put(const QList<RecordSummary>& records);
    void remove(const QStringList& files);
    const RecordSummary& record(int row) const { return m_records[row]; }
    /// −1 if there is no such file.
    int rowOf(const QString& file) const { return m_rows.value(file, -1); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// All texts have changed with the language.
    void retranslate();

private:
    QVariant sortKey(const RecordSummary& record, int column) const;
    static QString text(const RecordSummary& record, int column);
    static QString faultLine(const RecordSummary& record);

    QList<RecordSummary> m_records;
    QHash<QString, int> m_rows; ///< by file
};

/// The rows sorted and filtered. Unreadable files always come last.
class MatchesProxyModel : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit MatchesProxyModel(MatchesModel& model, QObject* parent = nullptr);

    /// Shows only rows that contain each of these words.
    void setWords(const QString& words);
    const RecordSummary& record(const QModelIndex& index) const;

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    MatchesModel& m_model;
    QStringList m_words;
};

} // namespace settebello

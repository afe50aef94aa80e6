// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/finished_tables.h"

#include "crypto/primitives.h"
#include "friends/friends_session.h"
#include "friends/table_store.h"
#include "settings/file_access.h"

#include <QDir>

#include <utility>

namespace settebello {

namespace {

const QString kSuffix = QStringLiteral(".table.json");
constexpr int kDateLength = 10;

/// The day on which the match was over; invalid if it is no such name.
QDate dateOf(const QString& name) {
    return QDate::fromString(name.left(kDateLength), Qt::ISODate);
}

} // namespace

FinishedTables::FinishedTables(const QString& folder, MakePlace place)
    : m_folder(folder)
    , m_place(std::move(place)) {}

FinishedTables::~FinishedTables() = default;

QString FinishedTables::path(const QString& name) const {
    return m_folder + QLatin1Char('/') + name;
}

void FinishedTables::add(const session::KeptTable& kept, const QDate& today) {
    const QString id = QString::fromStdString(kept.host->table.id);
    const QStringList same = QDir(m_folder).entryList({QLatin1Char('*') + id + kSuffix});
    const QString name = same.isEmpty()
                             ? today.toString(Qt::ISODate) + QLatin1Char(' ') + id + kSuffix
                             : same.front();
    const auto file = toPath(path(name));
    logFile("write", file, writeVersionedFile(session::kKeptTableFormat, file, kept));
}

void FinishedTables::open(const QDate& today) {
    QStringList names = QDir(m_folder).entryList({QLatin1Char('*') + kSuffix}, QDir::Files,
                                                 QDir::Name); // by the date
    while (!names.isEmpty() && (names.size() > kMost || !dateOf(names.front()).isValid() ||
                                dateOf(names.front()).daysTo(today) > kDays)) {
        forget(names.takeFirst());
    }
    for (const QString& name : std::as_const(names)) {
        if (net::hasCryptography() && m_open.count(name) == 0) {
            openFile(name);
        }
    }
}

void FinishedTables::openFile(const QString& name) {
    QString problem; // which nobody can do anything about
    const auto file = toPath(path(name));
    const session::KeptTable kept = TableStore::left(file, problem);
    auto table = kept.host ? FriendsSession::goOn(kept, m_place(file)) : nullptr;
    if (!table || !table->source().over()) {
        forget(name);
        return;
    }
    connect(
        table.get(), &FriendsSession::guestsInformed, this, [this, name] { forget(name); },
        Qt::QueuedConnection);
    m_open[name] = std::move(table);
    m_open[name]->start();
}

void FinishedTables::forget(const QString& name) {
    if (const auto found = m_open.find(name); found != m_open.end()) {
        found->second->giveUp();
        m_open.erase(found);
    }
    TableStore::remove(toPath(path(name)));
}

} // namespace settebello

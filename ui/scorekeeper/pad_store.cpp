// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeper/pad_store.h"

#include "settings/file_access.h"
#include "storage/atomic_file.h"
#include "storage/match_summary.h"
#include "text/fault_text.h"
#include "widgets/plain_text.h"

#include <QDir>
#include <QFileInfo>

namespace settebello {

namespace {

const QString kEnding = QStringLiteral(".scorepad.json");

PadFile readPad(const QString& file) {
    PadFile read{file, {}, {}, {}};
    const QString name = QFileInfo(file).fileName();
    read.begun = QDateTime::fromString(QString::fromStdString(dateFromFileName(name.toStdString())),
                                       QStringLiteral("yyyy-MM-dd HH:mm:ss"));
    if (!read.begun.isValid()) {
        read.begun = QFileInfo(file).lastModified();
    }
    Faults faults;
    if (const auto text = readFile(file, faults, kMaxScorePadSize)) {
        read.score = readKeptScore(*text, faults);
    }
    if (!read.score) {
        read.fault = PadStore::tr("%1 cannot be read and is left as it is: %2", "a file; a reason")
                         .arg(shownPath(toPath(file)), faultsText(faults));
    }
    return read;
}

} // namespace

PadStore::PadStore(const QString& folder, QObject* parent)
    : QObject(parent)
    , m_folder(folder + QStringLiteral("/scorepads"))
    , m_lock(folder + QStringLiteral("/scorepads.lock")) {
    QDir().mkpath(folder);
    if (!canBeLockFile(m_lock.fileName())) {
        setAside(m_lock.fileName());
    }
    m_lock.setStaleLockTime(0); // valid for as long as its program runs
    m_canWrite = m_lock.tryLock() || m_lock.error() != QLockFile::LockFailedError;
    if (m_canWrite) {
        removeLeftovers(m_folder);
    }
}

QList<PadFile> PadStore::all() const {
    QList<PadFile> pads;
    const QDir folder(m_folder);
    for (const QString& name :
         folder.entryList({QLatin1Char('*') + kEnding}, QDir::Files, QDir::Name | QDir::Reversed)) {
        pads += readPad(folder.filePath(name));
    }
    return pads;
}

std::optional<PadFile> PadStore::unfinished() const {
    const QList<PadFile> pads = all();
    if (pads.isEmpty() || !pads.front().score || pads.front().score->pad.result()) {
        return std::nullopt;
    }
    return pads.front();
}

QString PadStore::newFile(const KeptScore& score) const {
    const QString time =
        QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH.mm.ss"));
    const QString name = m_folder + QLatin1Char('/') + time + QLatin1Char(' ') +
                         QString::fromStdString(score.rules.base);
    QString file = name + kEnding;
    for (int number = 2; QFileInfo::exists(file); ++number) {
        file = QStringLiteral("%1 (%2)%3").arg(name).arg(number).arg(kEnding);
    }
    return file;
}

QString PadStore::write(const QString& file, const KeptScore& score) const {
    if (!m_canWrite) {
        return tr("Another window of Settebello keeps a score. Nothing is saved here.");
    }
    const std::optional<Fault> fault = writeFile(file, keptScoreText(score));
    return fault ? tr("This score could not be saved (%1): %2", "a file; a reason")
                       .arg(shownPath(toPath(file)), faultText(*fault))
                 : QString();
}

QString PadStore::remove(const QString& file) const {
    if (!m_canWrite) {
        return tr("Another window of Settebello keeps a score. Nothing is deleted here.");
    }
    const std::optional<Fault> fault = removeFile(toPath(file));
    return fault ? tr("%1 could not be deleted: %2", "a file; a reason")
                       .arg(shownPath(toPath(file)), faultText(*fault))
                 : QString();
}

MatchSetup setupOf(const KeptScore& score) {
    MatchSetup setup{score.rules, {}};
    for (const std::string& name : score.players) {
        setup.seats.push_back(
            {shownText(QString::fromStdString(name), kLongestName).toStdString(), kPerson});
    }
    return setup;
}

} // namespace settebello

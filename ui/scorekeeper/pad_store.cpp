// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeper/pad_store.h"

#include "storage/atomic_file.h"
#include "storage/match_summary.h"
#include "text/fault_text.h"
#include "widgets/plain_text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <map>

namespace settebello {

namespace {

const QString kEnding = QStringLiteral(".scorepad.json");

/// When the match was begun.
QDateTime timeOf(const QString& file) {
    const std::string name = QFileInfo(file).fileName().toStdString();
    const QDateTime time = QDateTime::fromString(QString::fromStdString(dateFromFileName(name)),
                                                 QStringLiteral("yyyy-MM-dd HH:mm:ss"));
    return time.isValid() ? time : QFileInfo(file).lastModified();
}

PadFile readPad(const QString& file) {
    PadFile read{file, timeOf(file), {}, {}};
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

/// With their folder, the latest first by their names, which begin with the time.
QStringList padFiles(const QString& folder, const std::map<QString, KeptScore>& unwritten) {
    QStringList files;
    for (const QString& name : QDir(folder).entryList({QLatin1Char('*') + kEnding}, QDir::Files)) {
        files += QDir(folder).filePath(name);
    }
    for (const auto& [file, score] : unwritten) {
        files += file;
    }
    std::sort(files.begin(), files.end(), std::greater<>());
    files.removeDuplicates();
    return files;
}

FileVersion parse(std::string_view text, KeptScore& score, Faults& faults) {
    std::optional<KeptScore> read = readKeptScore(text, faults);
    if (!read) {
        return FileVersion::Unrecognized;
    }
    score = *std::move(read);
    return FileVersion::Supported;
}

constexpr FileFormat<KeptScore> kFormat{kMaxScorePadSize, parse, keptScoreText};

} // namespace

PadStore::PadStore(const QString& folder, QObject* parent)
    : QObject(parent)
    , m_folder(folder + QStringLiteral("/scorepads"))
    , m_lock(folder + QStringLiteral("/scorepads.lock"))
    , m_files(kFormat) {
    connect(&m_files, &FileGroup::unsavedChanged, this, &PadStore::unsavedChanged);
    connect(&m_files, &FileGroup::answered, this, [this] {
        emit written();
        closeIfSaved();
    });
    connect(&m_lock, &FolderLock::acquired, this, &PadStore::ownedChanged);
}

void PadStore::open() {
    m_isClosing = false;
    m_lock.acquire();
    if (canWrite()) {
        removeLeftovers(m_folder);
    }
}

void PadStore::close() {
    m_isClosing = true;
    closeIfSaved();
}

void PadStore::closeIfSaved() {
    if (m_isClosing && m_files.isSaved()) {
        m_lock.release();
    }
}

std::function<QList<PadFile>(const StopToken&)> PadStore::reader() const {
    return [folder = m_folder, unwritten = m_files.unwritten()](const StopToken& stop) {
        QList<PadFile> pads;
        for (const QString& file : padFiles(folder, unwritten)) {
            if (stop.stopRequested()) {
                break;
            }
            const auto score = unwritten.find(file);
            pads += score == unwritten.end() ? readPad(file)
                                             : PadFile{file, timeOf(file), score->second, {}};
        }
        const QDateTime tomorrow = QDateTime::currentDateTime().addDays(1);
        std::stable_partition(pads.begin(), pads.end(),
                              [&](const PadFile& pad) { return pad.begun < tomorrow; });
        return pads;
    };
}

QString PadStore::newFile(const KeptScore& score) const {
    const QString time =
        QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH.mm.ss"));
    const QString name = m_folder + QLatin1Char('/') + time + QLatin1Char(' ') +
                         QString::fromStdString(score.rules.base);
    QString file = name + kEnding;
    for (int number = 2; QFileInfo::exists(file) || m_files.isUnwritten(file); ++number) {
        file = QStringLiteral("%1 (%2)%3").arg(name).arg(number).arg(kEnding);
    }
    return file;
}

QString PadStore::remove(const QString& file) {
    if (!canWrite()) {
        return tr("Another window of Settebello keeps a score. Nothing is deleted here.");
    }
    m_files.forget(file);
    const std::optional<Fault> fault = removeFile(toPath(file));
    return fault ? tr("%1 could not be deleted: %2", "a file; a reason")
                       .arg(shownPath(toPath(file)), faultText(*fault))
                 : QString();
}

std::optional<PadFile> unfinishedPad(const QList<PadFile>& all) {
    const bool isLeft = !all.isEmpty() && all.front().score && !all.front().score->pad.result();
    return isLeft ? std::optional(all.front()) : std::nullopt;
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

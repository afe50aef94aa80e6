// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match_autosave.h"

#include "game/match_id.h"
#include "game/record_file.h"
#include "settings/file_access.h"
#include "storage/atomic_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

/// Of a match without any decision nothing is lost.
bool hasDecisions(const Match& match) {
    const auto& rounds = match.played();
    return std::any_of(rounds.begin(), rounds.end(),
                       [](const Match::PlayedRound& round) { return !round.moves.empty(); });
}

} // namespace

MatchAutosave::MatchAutosave(GameController& controller, const QString& folder, QObject* parent)
    : QObject(parent)
    , m_controller(controller)
    , m_lock(folder + QStringLiteral("/match.lock"))
    , m_writer(folder) {
    m_lock.acquire();
    connect(&m_lock, &FolderLock::acquired, this, &MatchAutosave::takeFolder);
    connect(&m_writer, &MatchWriter::filed, this, &MatchAutosave::onFiled);
    connect(&m_writer, &MatchWriter::answered, this, &MatchAutosave::onAnswered);
    connect(&controller, &GameController::matchStarted, this, [this] {
        m_replaced = std::exchange(m_takenUp, QString()); // or nothing, if this is another match
        makeRoomFor({m_controller.setup(), m_controller.match()});
    });
    connect(&controller, &GameController::progressed, this, &MatchAutosave::save);
    if (ownsFolder()) {
        tidyFolder();
    }
}

/// Finishes what a killed program has begun.
void MatchAutosave::tidyFolder() {
    removeLeftovers(m_writer.folder());
    removeLeftovers(matchesFolder());
    removeCopies();
    QString why;
    fileIfOver(readMatchFile(m_writer.file(), why));
}

/// What is played is kept from now on, beside what the other program has left.
void MatchAutosave::takeFolder() {
    tidyFolder();
    if (m_controller.hasMatch()) {
        makeRoomFor({m_controller.setup(), m_controller.match()});
        save();
    }
    emit folderTaken();
    emit noticesChanged();
    emit unfinishedChanged();
}

/// A program that was killed while it left a match or took it up may have left it twice.
void MatchAutosave::removeCopies() const {
    Faults faults;
    const std::optional<std::string> text = readFile(m_writer.file(), faults, kMaxRecordSize);
    for (const QString& name : leftRecords(matchesFolder())) {
        const QString record = matchesFolder() + QLatin1Char('/') + name;
        if (text && readFile(record, faults, kMaxRecordSize) == text) {
            logFile("remove", toPath(record), removeFile(toPath(record)));
        }
    }
}

MatchAutosave::~MatchAutosave() {
    disconnect(&m_controller, nullptr, this, nullptr);
    flush();
    m_controller.holdDecisions(false);
}

bool MatchAutosave::keepsMatchIn(const QString& file) const {
    std::error_code error;
    return ownsFolder() &&
           std::filesystem::equivalent(toPath(file), toPath(m_writer.file()), error);
}

void MatchAutosave::flush() {
    m_writer.flush();
}

void MatchAutosave::saveNow() {
    m_writer.saveNow();
}

/// A program that was killed has written it but not moved it.
bool MatchAutosave::fileIfOver(const std::optional<Record>& saved) {
    if (!saved || !saved->match.over()) {
        return false;
    }
    m_writer.keepWritten(*saved);
    return true;
}

std::optional<Record> MatchAutosave::unfinished() {
    if (!ownsFolder()) {
        return std::nullopt;
    }
    flush();
    if (m_writer.unfiled() > 0 || !QFile::exists(m_writer.file())) {
        return std::nullopt;
    }
    QString why;
    std::optional<Record> saved = readMatchFile(m_writer.file(), why);
    if (!saved) {
        refuse(why);
    }
    return fileIfOver(saved) ? std::nullopt : saved;
}

QString MatchAutosave::lastLeft() const {
    const QStringList names = leftRecords(matchesFolder());
    return names.isEmpty() ? QString() : matchesFolder() + QLatin1Char('/') + names.front();
}

bool MatchAutosave::isKeptByAnother(const Match& match) const {
    if (ownsFolder() || match.played().empty()) {
        return false;
    }
    return hasUnfinished([cards = dealId(match)](const Record& kept) {
        return !kept.match.played().empty() && dealId(kept.match) == cards;
    });
}

bool MatchAutosave::isUnfinishedOfSeveral(const Record& cards) const {
    return isUnfinished([&cards](const Record& match) {
        return personCount(match.setup) > 1 && haveSameCards(match, cards);
    });
}

/// Whether a match of several people with these cards, which is not over, has gone further.
bool MatchAutosave::isEarlierState(const Record& record) const {
    const auto progress = [](const Match& match) {
        return std::pair(match.played().size(), match.played().back().moves.size());
    };
    return isUnfinished([&](const Record& match) {
        return personCount(match.setup) > 1 && !match.match.played().empty() &&
               haveSameCards(match, record) && progress(match.match) > progress(record.match);
    });
}

/// Whether a match that is not over is wanted, on the table or in the folder.
bool MatchAutosave::isUnfinished(const std::function<bool(const Record&)>& isWanted) const {
    const bool inPlay = m_controller.hasMatch() && !m_controller.match().over();
    return (inPlay && isWanted({m_controller.setup(), m_controller.match()})) ||
           hasUnfinished(isWanted);
}

/// Whether a match in the folder that is not over is wanted.
bool MatchAutosave::hasUnfinished(const std::function<bool(const Record&)>& isWanted) const {
    QStringList files{m_writer.file()};
    for (const QString& name : leftRecords(matchesFolder())) {
        files += matchesFolder() + QLatin1Char('/') + name;
    }
    return std::any_of(files.begin(), files.end(), [&isWanted](const QString& file) {
        QString why;
        const std::optional<Record> kept = readMatchFile(file, why);
        return kept && !kept->match.over() && isWanted(*kept);
    });
}

bool MatchAutosave::offersUnfinished() const {
    const bool over = m_controller.hasMatch() && m_controller.match().over();
    if (!ownsFolder() || (m_controller.hasMatch() && !over)) {
        return false;
    }
    // One that is over lies there until it is moved.
    return (!over && QFile::exists(m_writer.file())) || !lastLeft().isEmpty();
}

/// Files the match before this one, unless this one goes on with it. Whoever plays the cards of a
/// match that was left knows them when continuing that.
void MatchAutosave::makeRoomFor(const Record& record) {
    if (!ownsFolder()) {
        return;
    }
    fileBefore(record);
    if (cardsAreKnown(record.setup)) {
        m_writer.setCardsKnown(
            record); // not sooner: the writer, if busy, would look before it files
    }
}

void MatchAutosave::fileBefore(const Record& record) {
    const auto isThis = [&](const Record& left) {
        return recordText(left.setup, left.match) == recordText(record.setup, record.match);
    };
    if (const auto left = std::exchange(m_inPlay, std::nullopt)) { // even if it was not written
        if (!isThis(*left)) {
            m_writer.keep(*left);
        }
        return;
    }
    const bool isThere = QFileInfo(m_writer.file()).isFile();
    const std::optional<Record> saved = isThere ? unfinished() : std::nullopt;
    if (saved && hasDecisions(saved->match) && !isThis(*saved)) {
        m_writer.keepWritten(*saved);
    }
}

std::optional<Record> MatchAutosave::takeUp(const QString& file, QString& why) {
    flush(); // its cards may have become known
    std::optional<Record> saved = readMatchFile(file, why);
    if (saved && !saved->match.played().empty() && isEarlierState(*saved)) {
        why = tr("It is an earlier state of a match that several people play at this screen and "
                 "that is not over yet. Continue that one, or delete it first.");
        return std::nullopt;
    }
    if (saved) {
        m_takenUp = file;
    }
    return saved;
}

/// A program that was killed may have filed it, and still have the table where it was played.
bool MatchAutosave::fileOther(const Record& record) {
    if (!ownsFolder()) {
        return false;
    }
    constexpr int kRecent = 20;
    const std::string text = recordText(record.setup, record.match);
    for (const QString& file : recordFiles(matchesFolder()).mid(0, kRecent)) {
        Faults faults;
        if (readFile(toPath(file), faults, kMaxRecordSize) == text) {
            onFiled(QFileInfo(file).fileName(), true);
            return true;
        }
    }
    makeRoomFor(record);
    m_writer.keep(record);
    return false;
}

/// Keeps a match that cannot be read, since a later version may be able to.
void MatchAutosave::refuse(const QString& why) {
    const auto aside = setAside(m_writer.file());
    m_refusedFile = shownPath(aside ? *aside : toPath(m_writer.file()));
    m_refusal = why;
    emit noticesChanged();
}

QStringList MatchAutosave::notices() const {
    QStringList messages;
    if (!ownsFolder()) {
        messages += tr("Settebello is open already. What you play in this window is kept only once "
                       "the other one is closed.");
    }
    if (!m_refusal.isEmpty()) {
        messages +=
            tr("The unfinished match could not be continued. It is kept as %1. What was wrong: %2")
                .arg(m_refusedFile, m_refusal);
    }
    return messages;
}

UnsavedFiles MatchAutosave::unsaved() const {
    if (!m_fault) {
        return {};
    }
    const QString inPlay = tr("match in play", "contents of a file");
    if (m_unfiled == 0) {
        return {{inPlay, m_fault->file, m_fault->fault}};
    }
    UnsavedFiles all{
        {tr("match that has ended", "contents of a file"), m_fault->file, m_fault->fault}};
    if (m_controller.hasMatch() && !m_controller.match().over()) { // not written before the other
        all += {inPlay, toPath(m_writer.file()), m_fault->fault};
    }
    return all;
}

void MatchAutosave::save() {
    if (!ownsFolder()) {
        return;
    }
    m_controller.holdDecisions(true);
    Record record{m_controller.setup(), m_controller.match()};
    m_inPlay.reset();
    if (record.match.over()) {
        m_writer.keep(std::move(record));
        return;
    }
    m_writer.write(record, std::exchange(m_replaced, QString()));
    if (hasDecisions(record.match)) {
        m_inPlay = std::move(record);
    }
}

void MatchAutosave::onFiled(const QString& name, bool over) {
    if (over) {
        emit finishedMatchSaved(name);
    }
    emit unfinishedChanged();
}

void MatchAutosave::onAnswered(const std::optional<FileFault>& fault) {
    const int unfiled = fault ? m_writer.unfiled() : 0;
    if (fault != m_fault || unfiled != m_unfiled) {
        m_fault = fault;
        m_unfiled = unfiled;
        emit unsavedChanged();
    }
    m_controller.holdDecisions(false); // last: a decision that waited is saved in its turn
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match_autosave.h"

#include "players/levels/levels.h"
#include "settings/file_access.h"
#include "storage/atomic_file.h"
#include "storage/record.h"
#include "text/fault_text.h"
#include "widgets/plain_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

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

std::string recordOf(const MatchSetup& setup, const Match& match) {
    std::vector<RecordedPlayer> players;
    for (const SeatSetup& seat : setup.seats) {
        players.push_back({seat.name, seat.level, seat.seed});
    }
    return recordText(setup.rules, players, match, setup.code);
}

std::optional<SavedMatch> matchOfRecord(std::string_view text, quint64 seed, QString& why) {
    Faults faults;
    const std::optional<Record> record = readRecord(text, seed, faults);
    if (!record) {
        why = faultText(faults.front());
        return std::nullopt;
    }
    MatchSetup setup{record->rules, {}, seed, record->code};
    const auto known = levels();
    for (const RecordedPlayer& player : record->players) {
        // Nothing that a file names is run as a program: engines are not among the levels.
        if (player.kind != kPerson &&
            std::find(known.begin(), known.end(), player.kind) == known.end()) {
            why = MatchAutosave::tr("This program has no opponent called “%1”.")
                      .arg(shownText(QString::fromStdString(player.kind)));
            return std::nullopt;
        }
        setup.seats.push_back(
            {shownText(QString::fromStdString(player.name), kLongestName).toStdString(),
             player.kind, player.seed});
    }
    return SavedMatch{setup, record->match};
}

MatchAutosave::MatchAutosave(GameController& controller, const QString& folder, QObject* parent)
    : QObject(parent)
    , m_controller(controller)
    , m_lock(folder + QStringLiteral("/match.lock"))
    , m_writer(folder) {
    QDir().mkpath(folder);
    if (!canBeLockFile(m_lock.fileName())) {
        setAside(m_lock.fileName());
    }
    m_lock.setStaleLockTime(0); // valid for as long as its program runs
    // A folder that cannot be written to is reported when writing fails.
    m_lockedByOther = !m_lock.tryLock() && m_lock.error() == QLockFile::LockFailedError;
    connect(&m_writer, &MatchWriter::filed, this, &MatchAutosave::onFiled);
    connect(&m_writer, &MatchWriter::answered, this, &MatchAutosave::onAnswered);
    connect(&controller, &GameController::matchStarted, this,
            [this] { makeRoomFor(recordOf(m_controller.setup(), m_controller.match())); });
    connect(&controller, &GameController::progressed, this, &MatchAutosave::save);
    if (!m_lockedByOther) {
        removeLeftovers(m_writer.folder());
        removeLeftovers(matchesFolder());
        removeCopies();
        QString why;
        fileIfOver(readSaved(m_writer.file(), why));
    }
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

void MatchAutosave::flush() {
    m_writer.flush();
}

std::optional<SavedMatch> MatchAutosave::readSaved(const QString& file, QString& why) {
    Faults faults;
    std::optional<std::string> text = readFile(file, faults, kMaxRecordSize);
    if (!text) { // a disk may fail for a moment, and the match would not be offered any more
        faults.clear();
        text = readFile(file, faults, kMaxRecordSize);
    }
    if (!text) {
        why = faultsText(faults);
        return std::nullopt;
    }
    return matchOfRecord(*text, QRandomGenerator::system()->generate64(), why);
}

/// A program that was killed has written it but not moved it.
bool MatchAutosave::fileIfOver(const std::optional<SavedMatch>& saved) {
    if (!saved || !saved->match.over()) {
        return false;
    }
    m_writer.keepWritten({recordOf(saved->setup, saved->match), saved->setup.rules.base, true});
    return true;
}

std::optional<SavedMatch> MatchAutosave::unfinished() {
    if (m_lockedByOther) {
        return std::nullopt;
    }
    flush();
    if (m_writer.unfiled() > 0 || !QFile::exists(m_writer.file())) {
        return std::nullopt;
    }
    QString why;
    std::optional<SavedMatch> saved = readSaved(m_writer.file(), why);
    if (!saved) {
        refuse(why);
    }
    return fileIfOver(saved) ? std::nullopt : saved;
}

QString MatchAutosave::lastLeft() const {
    const QStringList names = leftRecords(matchesFolder());
    return names.isEmpty() ? QString() : matchesFolder() + QLatin1Char('/') + names.front();
}

bool MatchAutosave::offersUnfinished() const {
    const bool over = m_controller.hasMatch() && m_controller.match().over();
    if (m_lockedByOther || (m_controller.hasMatch() && !over)) {
        return false;
    }
    // One that is over lies there until it is moved.
    return (!over && QFile::exists(m_writer.file())) || !lastLeft().isEmpty();
}

/// Files the match before this one, unless this one goes on with it.
void MatchAutosave::makeRoomFor(const std::string& record) {
    if (m_lockedByOther) {
        return;
    }
    if (const auto left = std::exchange(m_inPlay, std::nullopt)) { // even if it was not written
        if (left->record != record) {
            m_writer.keep(*left);
        }
        return;
    }
    const bool isThere = QFileInfo(m_writer.file()).isFile();
    const std::optional<SavedMatch> saved = isThere ? unfinished() : std::nullopt;
    if (saved && hasDecisions(saved->match)) {
        KeptMatch left{recordOf(saved->setup, saved->match), saved->setup.rules.base, false};
        if (left.record != record) {
            m_writer.keepWritten(std::move(left));
        }
    }
}

std::optional<SavedMatch> MatchAutosave::takeUp(const QString& file, QString& why) {
    std::optional<SavedMatch> saved = readSaved(file, why);
    if (saved) {
        m_takenUp = file;
    }
    return saved;
}

/// Keeps a match that cannot be read, since a later version may be able to.
void MatchAutosave::refuse(const QString& why) {
    const auto aside = setAside(m_writer.file());
    m_refusedFile = shownPath(aside ? *aside : toPath(m_writer.file()));
    m_refusal = why;
    emit problemChanged();
}

QString MatchAutosave::problem() const {
    QStringList messages;
    if (m_lockedByOther) {
        messages += tr("Settebello is open already. What you play in this window is not kept.");
    }
    if (!m_refusal.isEmpty()) {
        messages +=
            tr("The unfinished match could not be continued. It is kept as %1. What was wrong: %2")
                .arg(m_refusedFile, m_refusal);
    }
    if (m_unfiled > 0) {
        messages += tr("The match that has ended could not be saved yet. The program keeps trying; "
                       "until then the next match is not saved either. What was wrong: %1")
                        .arg(m_fault);
    } else if (!m_fault.isEmpty()) {
        messages += tr("The match could not be saved: %1").arg(m_fault);
    }
    return messages.join(QLatin1Char('\n'));
}

void MatchAutosave::save() {
    if (m_lockedByOther) {
        return;
    }
    m_controller.holdDecisions(true);
    const Match& match = m_controller.match();
    const MatchSetup& setup = m_controller.setup();
    KeptMatch record{recordOf(setup, match), setup.rules.base, match.over()};
    m_inPlay.reset();
    if (match.over()) {
        m_writer.keep(std::move(record));
        return;
    }
    m_writer.write(record.record, std::exchange(m_takenUp, QString()));
    if (hasDecisions(match)) {
        m_inPlay = std::move(record);
    }
}

void MatchAutosave::onFiled(const QString& name, bool over) {
    if (over) {
        emit finishedMatchSaved(name);
    }
    emit unfinishedChanged();
}

void MatchAutosave::onAnswered(const QString& fault) {
    const int unfiled = fault.isEmpty() ? 0 : m_writer.unfiled();
    if (fault != m_fault || unfiled != m_unfiled) {
        m_fault = fault;
        m_unfiled = unfiled;
        emit problemChanged();
    }
    m_controller.holdDecisions(false); // last: a decision that waited is saved in its turn
}

} // namespace settebello

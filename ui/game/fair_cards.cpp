// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/fair_cards.h"

#include "game/game_controller.h"
#include "storage/file_sizes.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QRegularExpression>

namespace settebello {

namespace {

constexpr int kSaltBytes = 16;
constexpr int kVersion = 1;
/// How many packs are remembered, of the match in play and of those before.
constexpr std::size_t kMostEntries = 200;

QString format() {
    return QStringLiteral("settebello.fingerprints");
}

SealedPack sealed(const QString& salt, const Pack& pack) {
    SealedPack seal;
    seal.salt = salt;
    seal.line = sealLine(salt, pack);
    seal.fingerprint = fingerprintOf(seal.line);
    return seal;
}

QString freshSalt() {
    std::array<quint32, kSaltBytes / sizeof(quint32)> numbers{};
    QRandomGenerator::system()->fillRange(numbers.data(), static_cast<qsizetype>(numbers.size()));
    QString salt;
    for (const quint32 number : numbers) {
        salt += QStringLiteral("%1").arg(number, 8, 16, QLatin1Char('0'));
    }
    return salt;
}

/// The line with the salt is meant to be pasted into a terminal, so a file can bring no other text.
bool isSalt(const QString& text) {
    static const QRegularExpression pattern(
        QRegularExpression::anchoredPattern(QStringLiteral("[0-9a-f]{%1}").arg(2 * kSaltBytes)));
    return pattern.match(text).hasMatch();
}

/// A round with another salt is left out.
FileVersion parse(std::string_view text, std::vector<Fingerprint>& all, Faults& faults) {
    const QJsonObject json =
        QJsonDocument::fromJson({text.data(), static_cast<qsizetype>(text.size())}).object();
    if (json.value(QLatin1String("format")) != format() ||
        json.value(QLatin1String("version")) != kVersion) {
        faults.push_back({FaultCode::NotExpected, {format().toStdString()}});
        return FileVersion::Unrecognized;
    }
    all.clear();
    const QJsonArray rounds = json.value(QLatin1String("rounds")).toArray();
    for (const auto& value : rounds) {
        const QJsonObject round = value.toObject();
        const QString salt = round.value(QLatin1String("salt")).toString();
        if (isSalt(salt)) {
            all.push_back({salt, round.value(QLatin1String("fingerprint")).toString()});
        }
    }
    return FileVersion::Supported;
}

std::string textOf(const std::vector<Fingerprint>& all) {
    QJsonArray rounds;
    for (const Fingerprint& pack : all) {
        rounds.append(QJsonObject{{QStringLiteral("fingerprint"), pack.fingerprint},
                                  {QStringLiteral("salt"), pack.salt}});
    }
    const QJsonObject json{{QStringLiteral("format"), format()},
                           {QStringLiteral("version"), kVersion},
                           {QStringLiteral("rounds"), rounds}};
    return QJsonDocument(json).toJson().toStdString();
}

constexpr FileFormat<std::vector<Fingerprint>> kFormat{kMaxFingerprintsSize, parse, textOf};

} // namespace

QString sealLine(const QString& salt, const Pack& pack) {
    QString line = salt;
    for (const Card card : pack.cards()) {
        line += QLatin1Char(' ') + QString::fromStdString(toString(card));
    }
    return line;
}

QString fingerprintOf(const QString& line) {
    return QString::fromLatin1(
        QCryptographicHash::hash(line.toUtf8(), QCryptographicHash::Sha256).toHex());
}

std::array<std::uint64_t, 4> systemRandomness() {
    std::array<std::uint64_t, 4> numbers{};
    for (std::uint64_t& number : numbers) {
        number = QRandomGenerator::system()->generate64();
    }
    return numbers;
}

FairCards::FairCards(GameController& controller, const QString& file, bool ownsFile,
                     QObject* parent)
    : QObject(parent)
    , m_controller(controller)
    , m_ownsFile(ownsFile && !file.isEmpty())
    , m_file(toPath(file), kFormat) {
    connect(&m_file, &FileSaver::unsavedChanged, this, &FairCards::unsavedChanged);
    connect(&controller, &GameController::matchStarted, this, &FairCards::begin);
    connect(&controller, &GameController::happened, this, [this](const Event& event) {
        if (std::holds_alternative<RoundStarted>(event) || std::holds_alternative<Redealt>(event)) {
            seal();
        }
    });
    connect(&controller, &GameController::progressed, this, &FairCards::open);
}

FairCards::Source FairCards::source() const {
    if (const std::optional<MatchCode>& code = m_controller.setup().code) {
        return code->given ? Source::GivenCode : Source::DrawnCode;
    }
    return m_controller.hasRandomness() ? Source::System : Source::Seed;
}

/// A resumed match has rounds already.
void FairCards::begin() {
    m_rounds.assign(m_controller.match().played().size(), {});
    load();
    takeOver();
    open();
    emit changed();
}

/// Called before the first card of a pack is shown, and again if the cutter's choice makes the deal
/// void and another pack is dealt.
void FairCards::seal() {
    const auto& played = m_controller.match().played();
    const Pack& pack = played.back().pack;
    m_rounds.resize(played.size());
    SealedPack& last = m_rounds.back();
    if (last.line == sealLine(last.salt, pack)) {
        return;
    }
    last = sealed(freshSalt(), pack);
    add({{last.salt, last.fingerprint}});
    emit changed();
}

/// Rounds that are over may be shown.
void FairCards::open() {
    const Match& match = m_controller.match();
    bool news = false;
    for (std::size_t i = 0; i < std::min(m_rounds.size(), match.played().size()); ++i) {
        const bool over = match.played()[i].scored || match.over();
        news = news || over != m_rounds[i].over;
        m_rounds[i].over = over;
    }
    if (news) {
        emit changed();
    }
}

/// Reads the file, at the first match; from then on what it says is known.
void FairCards::load() {
    if (m_isLoaded || !m_ownsFile) {
        return;
    }
    m_isLoaded = true;
    m_file.read();
    if (!notices().isEmpty()) {
        emit noticesChanged();
    }
}

void FairCards::takeFile() {
    const std::vector<Fingerprint> ours = m_file.value();
    m_ownsFile = true;
    load();
    if (!ours.empty()) {
        add(ours);
    }
}

/// Takes over the fingerprints that fit the packs of the match. A round whose fingerprint does not,
/// because it was dealt elsewhere or the file was changed, has none.
void FairCards::takeOver() {
    for (std::size_t i = 0; i < m_rounds.size(); ++i) {
        const Pack& pack = m_controller.match().played()[i].pack;
        for (const Fingerprint& entry : m_file.value()) {
            const SealedPack seal = sealed(entry.salt, pack);
            if (seal.fingerprint == entry.fingerprint) {
                m_rounds[i] = seal;
            }
        }
    }
}

void FairCards::add(const std::vector<Fingerprint>& packs) {
    std::vector<Fingerprint> all = m_file.value();
    all.insert(all.end(), packs.begin(), packs.end());
    if (all.size() > kMostEntries) {
        all.erase(all.begin(), all.end() - kMostEntries);
    }
    if (m_ownsFile) {
        m_file.set(std::move(all));
    } else {
        m_file.setUnwritten(std::move(all));
    }
}

QStringList FairCards::notices() const {
    const VersionedFile& found = m_file.found();
    if (found.faults.empty()) {
        return {};
    }
    return {tr("The fingerprints of the match could not be read. The file is kept as %1.")
                .arg(shownPath(found.setAside.value_or(m_file.file())))};
}

} // namespace settebello

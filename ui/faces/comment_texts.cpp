// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/comment_texts.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <cstddef>

namespace settebello {

namespace {

/// As the files call them, in the order of the enums.
constexpr std::array kOccasionNames{
    "ownSweep", "othersSweep", "partnersSweep", "settebelloWon", "settebelloLost", "tiedPrimiera",
    "badDeal",  "lastRound",   "wonMatch",      "lostMatch",     "lostToNil"};
constexpr std::array kTemperamentNames{"teasing", "gentle", "laconic", "proverbs"};
static_assert(kOccasionNames.size() == kOccasions.size());
static_assert(kTemperamentNames.size() == kTemperaments.size());

QString keyOf(Occasion occasion) {
    return QLatin1String(kOccasionNames[static_cast<std::size_t>(occasion)]);
}

QString keyOf(Temperament temperament) {
    return QLatin1String(kTemperamentNames[static_cast<std::size_t>(temperament)]);
}

QJsonObject readFile(const QString& language) {
    const QString name = QStringLiteral(":/comments/%1.json");
    QFile file(name.arg(language));
    if (!file.exists()) {
        file.setFileName(name.arg(QLatin1String("en")));
    }
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

} // namespace

QStringList commentTexts(const QString& language, Occasion occasion, Temperament temperament) {
    QStringList texts;
    const QJsonArray all =
        readFile(language)[keyOf(occasion)].toObject()[keyOf(temperament)].toArray();
    for (const auto& text : all) {
        texts += text.toString();
    }
    return texts;
}

QString CommentDrawer::draw(const QString& language, Occasion occasion, Temperament temperament) {
    QStringList left;
    for (const QString& text : commentTexts(language, occasion, temperament)) {
        if (!m_said.contains(text)) {
            left += text;
        }
    }
    if (left.isEmpty()) {
        return {};
    }
    const QString text =
        left[static_cast<qsizetype>(m_seed % static_cast<std::uint32_t>(left.size()))];
    m_seed = m_seed * 1664525U + 1013904223U; // another one next time
    m_said += text;
    return text;
}

} // namespace settebello

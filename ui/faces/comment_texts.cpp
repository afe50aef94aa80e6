// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/comment_texts.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace settebello {

namespace {

/// As the files call them.
QString keyOf(Occasion occasion) {
    switch (occasion) {
    case Occasion::OwnSweep:
        return QStringLiteral("ownSweep");
    case Occasion::OthersSweep:
        return QStringLiteral("othersSweep");
    case Occasion::PartnersSweep:
        return QStringLiteral("partnersSweep");
    case Occasion::SettebelloWon:
        return QStringLiteral("settebelloWon");
    case Occasion::SettebelloLost:
        return QStringLiteral("settebelloLost");
    case Occasion::TiedPrimiera:
        return QStringLiteral("tiedPrimiera");
    case Occasion::BadDeal:
        return QStringLiteral("badDeal");
    case Occasion::LastHand:
        return QStringLiteral("lastHand");
    case Occasion::WonMatch:
        return QStringLiteral("matchWon");
    case Occasion::LostMatch:
        return QStringLiteral("matchLost");
    case Occasion::LostToNil:
        break;
    }
    return QStringLiteral("lostToNil");
}

QString keyOf(Temperament temperament) {
    switch (temperament) {
    case Temperament::Teasing:
        return QStringLiteral("teasing");
    case Temperament::Gentle:
        return QStringLiteral("gentle");
    case Temperament::Laconic:
        return QStringLiteral("laconic");
    case Temperament::Proverbs:
        break;
    }
    return QStringLiteral("proverbs");
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/invitation.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>

namespace settebello::net {

namespace {

constexpr int kMaxLink = 2000;
constexpr int kMaxHost = 255;
constexpr int kMaxTopic = 64;
const QLatin1String kScheme("settebello");
const QLatin1String kPath("table");
const QLatin1String kWithoutTls("mqtt://");
const QByteArray kFirstWords = QByteArrayLiteral("Settebello table ");
constexpr int kVersion = 1;
constexpr int kShown = 60; ///< characters of what was found

/// `192.0.2.1:4000`, `[2001:db8::1]:4000`
QString textOf(const QString& host, quint16 port) {
    const bool hasColons = host.contains(QLatin1Char(':'));
    return (hasColons ? QStringLiteral("[%1]:%2") : QStringLiteral("%1:%2")).arg(host).arg(port);
}

struct HostAndPort {
    QString host;
    quint16 port = 0;
};

std::optional<HostAndPort> readHostAndPort(const QString& text) {
    const qsizetype colon = text.lastIndexOf(QLatin1Char(':'));
    bool isNumber = false;
    const quint16 port = text.mid(colon + 1).toUShort(&isNumber);
    QString host = text.left(colon);
    if (host.startsWith(QLatin1Char('[')) && host.endsWith(QLatin1Char(']'))) {
        host = host.mid(1, host.size() - 2);
    }
    if (colon < 1 || !isNumber || port == 0 || host.isEmpty() || host.size() > kMaxHost) {
        return std::nullopt;
    }
    return HostAndPort{host, port};
}

/// Of a computer, or its address: nothing that a person could mistake for one.
bool isName(const QString& host) {
    return std::all_of(host.begin(), host.end(), [](QChar c) {
        return c.isLetterOrNumber() || QStringLiteral(".-_:").contains(c);
    });
}

Fault unexpected(const char* key, const QString& found, const char* expected) {
    return {key, FaultCode::NotExpected, {found.left(kShown).toStdString(), expected}};
}

/// What it is stays secret, even if it is damaged.
QByteArray readKey(const QUrlQuery& query, Faults& faults) {
    const QString text = query.queryItemValue(QStringLiteral("key"));
    const auto key = QByteArray::fromBase64Encoding(
        text.toLatin1(), QByteArray::Base64UrlEncoding | QByteArray::AbortOnBase64DecodingErrors);
    if (text.isEmpty()) {
        faults.push_back(Fault("/key", FaultCode::Missing));
    } else if (!key || key.decoded.size() != kKeySize) {
        faults.push_back(unexpected("/key", QStringLiteral("…"), "[A-Za-z0-9_-]{22}"));
    }
    return key.decoded;
}

std::optional<Endpoint> readEndpoint(const QString& text) {
    const auto parts = readHostAndPort(text);
    QHostAddress address;
    if (!parts || !address.setAddress(parts->host)) {
        return std::nullopt;
    }
    return Endpoint{address, parts->port};
}

QString textOf(const Endpoint& endpoint) {
    return textOf(endpoint.address.toString(), endpoint.port);
}

} // namespace

QString textOf(const Broker& broker) {
    return (broker.tls ? QString() : kWithoutTls) + textOf(broker.host, broker.port);
}

std::optional<Broker> readBroker(const QString& text) {
    Broker broker;
    broker.tls = !text.startsWith(kWithoutTls);
    const QString place = broker.tls ? text : text.mid(kWithoutTls.size());
    const quint16 usual = broker.tls ? Broker::kPortOfTls : Broker::kPortWithoutTls;
    const bool hasPort = place.contains(QLatin1Char(':'));
    const auto parts = readHostAndPort(hasPort ? place : textOf(place, usual));
    if (!parts || !isName(parts->host)) {
        return std::nullopt;
    }
    broker.host = parts->host;
    broker.port = parts->port;
    return broker;
}

std::optional<Broker> brokerToUse(const std::optional<Broker>& named,
                                  const std::optional<Broker>& preferred) {
    const bool isSame = named && preferred && textOf(*named) == textOf(*preferred);
    return isSame ? preferred : named;
}

QByteArray textOf(const Ways& ways) {
    QJsonArray endpoints;
    for (const Endpoint& endpoint : ways.endpoints.mid(0, kMaxEndpoints)) {
        endpoints += textOf(endpoint);
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("at"), endpoints},
                                     {QStringLiteral("topic"), ways.topic}})
        .toJson(QJsonDocument::Compact);
}

std::optional<Ways> readWays(const QByteArray& text) {
    const QJsonDocument document = QJsonDocument::fromJson(text);
    const QJsonArray at = document.object()[QLatin1String("at")].toArray();
    Ways ways;
    ways.topic = document.object()[QLatin1String("topic")].toString();
    if (!document.isObject() || at.size() > kMaxEndpoints || ways.topic.size() > kMaxTopic) {
        return std::nullopt;
    }
    for (const auto value : at) {
        const auto endpoint = readEndpoint(value.toString());
        if (!endpoint) {
            return std::nullopt;
        }
        ways.endpoints += *endpoint;
    }
    return ways;
}

QString linkOf(const Invitation& invitation) {
    QUrlQuery query;
    query.addQueryItem(QStringLiteral("key"),
                       QString::fromLatin1(invitation.key.toBase64(
                           QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals)));
    for (const Endpoint& endpoint : invitation.endpoints.mid(0, kMaxEndpoints)) {
        query.addQueryItem(QStringLiteral("at"), textOf(endpoint));
    }
    if (invitation.broker) {
        query.addQueryItem(QStringLiteral("relay"), textOf(*invitation.broker));
    }
    return kScheme + QLatin1Char(':') + kPath + QLatin1Char('?') +
           query.toString(QUrl::FullyEncoded);
}

std::optional<Invitation> readLink(const QString& link) {
    Faults faults;
    return readLink(link, faults);
}

std::optional<Invitation> readLink(const QString& link, Faults& faults) {
    const QUrl url(link.size() > kMaxLink ? QString() : link.trimmed(), QUrl::StrictMode);
    if (!url.isValid() || url.scheme() != kScheme || url.path() != kPath) {
        faults.push_back(unexpected("", link, "settebello:table?key=…"));
        return std::nullopt;
    }
    const QUrlQuery query(url);
    Invitation invitation;
    invitation.key = readKey(query, faults);
    const QStringList at = query.allQueryItemValues(QStringLiteral("at"), QUrl::FullyDecoded);
    if (at.size() > kMaxEndpoints) {
        faults.push_back(unexpected("/at", QString::number(at.size()), "0 … 8"));
    }
    for (const QString& text : at.mid(0, kMaxEndpoints)) {
        if (const auto endpoint = readEndpoint(text)) {
            invitation.endpoints += *endpoint;
        } else {
            faults.push_back(unexpected("/at", text, "192.0.2.1:4000, [2001:db8::1]:4000"));
        }
    }
    if (query.hasQueryItem(QStringLiteral("relay"))) {
        const QString relay = query.queryItemValue(QStringLiteral("relay"), QUrl::FullyDecoded);
        invitation.broker = readBroker(relay);
        if (!invitation.broker) {
            faults.push_back(unexpected("/relay", relay, "relay.example.org:8883"));
        }
    }
    return faults.empty() ? std::optional(invitation) : std::nullopt;
}

QByteArray invitationFile(const Invitation& invitation) {
    return kFirstWords + QByteArray::number(kVersion) + '\n' + linkOf(invitation).toLatin1() + '\n';
}

bool isInvitationFile(const QByteArray& content) {
    return content.startsWith(kFirstWords);
}

std::optional<Invitation> readInvitationFile(const QByteArray& content, Faults& faults) {
    const QByteArray first = content.left(content.indexOf('\n'));
    bool isNumber = false;
    const int version = first.mid(kFirstWords.size()).toInt(&isNumber);
    if (content.size() > kMaxLink) {
        faults.push_back(Fault(FaultCode::TooLarge));
    } else if (isInvitationFile(content) && isNumber && version > kVersion) {
        faults.push_back(Fault("/version", FaultCode::NewerVersion, {version, kVersion}));
    } else if (!isInvitationFile(content) || version != kVersion) {
        faults.push_back(unexpected("", QString::fromUtf8(first), "Settebello table 1"));
    } else {
        return readLink(QString::fromLatin1(content.mid(first.size() + 1)), faults);
    }
    return std::nullopt;
}

} // namespace settebello::net

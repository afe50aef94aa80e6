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
const QByteArray kFirstLine = QByteArrayLiteral("Settebello table 1\n");

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

std::optional<Broker> brokerToUse(const std::optional<Broker>& told,
                                  const std::optional<Broker>& own) {
    const bool isOwn = told && own && textOf(*told) == textOf(*own);
    return isOwn ? own : told;
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
    const QUrl url(link.size() > kMaxLink ? QString() : link.trimmed(), QUrl::StrictMode);
    if (!url.isValid() || url.scheme() != kScheme || url.path() != kPath) {
        return std::nullopt;
    }
    const QUrlQuery query(url);
    const auto key = QByteArray::fromBase64Encoding(
        query.queryItemValue(QStringLiteral("key")).toLatin1(),
        QByteArray::Base64UrlEncoding | QByteArray::AbortOnBase64DecodingErrors);
    const QStringList at = query.allQueryItemValues(QStringLiteral("at"), QUrl::FullyDecoded);
    if (!key || key.decoded.size() != kKeySize || at.size() > kMaxEndpoints) {
        return std::nullopt;
    }
    Invitation invitation{key.decoded, {}, std::nullopt};
    for (const QString& text : at) {
        const auto endpoint = readEndpoint(text);
        if (!endpoint) {
            return std::nullopt;
        }
        invitation.endpoints += *endpoint;
    }
    if (query.hasQueryItem(QStringLiteral("relay"))) {
        invitation.broker =
            readBroker(query.queryItemValue(QStringLiteral("relay"), QUrl::FullyDecoded));
        if (!invitation.broker) {
            return std::nullopt;
        }
    }
    return invitation;
}

QByteArray invitationFile(const Invitation& invitation) {
    return kFirstLine + linkOf(invitation).toLatin1() + '\n';
}

std::optional<Invitation> readInvitationFile(const QByteArray& content) {
    if (!content.startsWith(kFirstLine) || content.size() > kMaxLink) {
        return std::nullopt;
    }
    return readLink(QString::fromLatin1(content.mid(kFirstLine.size())));
}

} // namespace settebello::net

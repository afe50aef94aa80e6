// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/strangers.h"

#include <algorithm>
#include <iterator>

namespace settebello::net {

bool Stranger::triesWords() const {
    return link && link->handshake().kind() == SecretKind::Words && link->handshake().wasTried() &&
           !link->handshake().isDone();
}

bool Stranger::isTrusted() const {
    return link && (link->handshake().isDone() || link->handshake().number());
}

QString Strangers::networkOf(const QHostAddress& address) {
    bool isOfV4 = false;
    const quint32 ofV4 = address.toIPv4Address(&isOfV4); // also one that is written as IPv6
    if (isOfV4) {
        return QHostAddress(ofV4).toString();
    }
    Q_IPV6ADDR network = address.toIPv6Address();
    std::fill(std::begin(network.c) + 8, std::end(network.c), quint8{0});
    return QHostAddress(network).toString();
}

bool Strangers::isTurnedAway(const QString& from) {
    if (m_period.begins()) {
        m_failures.clear();
    }
    return m_failures.value(from) >= kMaxFailures;
}

int Strangers::countFrom(const QString& from) const {
    return static_cast<int>(
        std::count_if(m_all.begin(), m_all.end(), [&](const auto& s) { return s->from == from; }));
}

bool Strangers::hasRoomFor(const QString& from) const {
    return std::ssize(m_all) < kMaxAtOnce && countFrom(from) < kMaxFromOne;
}

SecureLink* Strangers::inTheWayOf(const QString& from) const {
    if (hasRoomFor(from)) {
        return nullptr;
    }
    const bool isFromThere = countFrom(from) >= kMaxFromOne;
    const auto oldest = std::find_if(m_all.begin(), m_all.end(), [&](const auto& s) {
        return !s->isTrusted() && (!isFromThere || s->from == from);
    });
    return oldest == m_all.end() ? nullptr : (*oldest)->link;
}

Stranger& Strangers::add(const QString& from) {
    m_all.push_back(std::make_unique<Stranger>(Stranger{nullptr, from}));
    return *m_all.back();
}

Stranger* Strangers::find(const SecureLink* link) {
    const auto found =
        std::find_if(m_all.begin(), m_all.end(), [&](const auto& s) { return s->link == link; });
    return found == m_all.end() ? nullptr : found->get();
}

int Strangers::tryingWords() const {
    return static_cast<int>(
        std::count_if(m_all.begin(), m_all.end(), [](const auto& s) { return s->triesWords(); }));
}

void Strangers::remove(const SecureLink* link, bool failed) {
    const Stranger* stranger = find(link);
    if (!stranger) {
        return;
    }
    if (failed && (m_failures.size() < kMaxNetworks || m_failures.contains(stranger->from))) {
        ++m_failures[stranger->from];
    }
    std::erase_if(m_all, [&](const auto& s) { return s.get() == stranger; });
}

} // namespace settebello::net

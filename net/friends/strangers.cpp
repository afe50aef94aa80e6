// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/strangers.h"

#include <algorithm>

namespace settebello::net {

bool Stranger::triesWords() const {
    return link && link->handshake().kind() == SecretKind::Words && link->handshake().wasTried() &&
           !link->handshake().isDone();
}

bool Strangers::mayBegin(const QString& from) {
    if (m_period.begins()) {
        m_failures.clear();
    }
    const auto fromHere =
        std::count_if(m_all.begin(), m_all.end(), [&](const auto& s) { return s->from == from; });
    return std::ssize(m_all) < kMaxAtOnce && fromHere < kMaxFromOne &&
           m_failures.value(from) < kMaxFailures;
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
    if (failed && (m_failures.size() < kMaxAddresses || m_failures.contains(stranger->from))) {
        ++m_failures[stranger->from];
    }
    std::erase_if(m_all, [&](const auto& s) { return s.get() == stranger; });
}

} // namespace settebello::net

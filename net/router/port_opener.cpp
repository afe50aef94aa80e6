// SPDX-License-Identifier: GPL-3.0-or-later
#include "router/port_opener.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#ifdef SETTEBELLO_MINIUPNPC
#include <miniupnpc/miniupnpc.h>
#include <miniupnpc/upnpcommands.h>
#include <miniupnpc/upnperrors.h>
#endif

namespace settebello::net {

#ifdef SETTEBELLO_MINIUPNPC

namespace {

constexpr int kPatience = 2000; // ms, for routers to answer
constexpr std::chrono::seconds kLease{1800};
constexpr int kOnlyPermanent = 725; ///< what routers say that know no leases
constexpr int kTaken = 718;         ///< somebody else has the port
constexpr int kOtherPorts = 8;      ///< that are tried then

} // namespace

/// What the thread has in common with the object, which it may outlive.
struct PortOpener::Shared {
    quint16 port = 0;
    QByteArray description;

    std::mutex mutex;
    std::condition_variable change;
    PortOpener* owner = nullptr; ///< null when it is gone
    bool isWanted = true;

    template <typename Use>
    void tell(const Use& use) {
        const std::lock_guard lock(mutex);
        if (owner) {
            QMetaObject::invokeMethod(
                owner, [o = owner, use] { use(*o); }, Qt::QueuedConnection);
        }
    }
    /// @return whether the port is still wanted afterwards.
    bool waitFor(std::chrono::seconds time) {
        std::unique_lock lock(mutex);
        change.wait_for(lock, time, [this] { return !isWanted; });
        return isWanted;
    }
};

/// What happens in the thread.
struct PortThread {
    UPNPUrls urls{};
    IGDdatas data{};
    char ownAddress[64] = "";
    char outside[64] = "";
    std::string port;    ///< here
    std::string outPort; ///< of the router
    bool hasRouter = false;

    PortThread() = default;
    PortThread(const PortThread&) = delete;
    PortThread& operator=(const PortThread&) = delete;
    ~PortThread() {
        if (hasRouter) {
            FreeUPNPUrls(&urls);
        }
    }

    bool findRouter(const QByteArray& description) {
        if (!description.isEmpty()) {
            hasRouter = UPNP_GetIGDFromUrl(description.constData(), &urls, &data, ownAddress,
                                           sizeof ownAddress) == 1;
        } else {
            int error = 0;
            UPNPDev* devices =
                upnpDiscover(kPatience, nullptr, nullptr, UPNP_LOCAL_PORT_ANY, 0, 2, &error);
            const int found = devices ? findUsable(devices) : 0;
            freeUPNPDevlist(devices);
            hasRouter = found == 1;
            if (found > 1) { // no router, or one without a connection
                FreeUPNPUrls(&urls);
            }
        }
        return hasRouter && UPNP_GetExternalIPAddress(urls.controlURL, data.first.servicetype,
                                                      outside) == UPNPCOMMAND_SUCCESS;
    }

    int findUsable(UPNPDev* devices) {
#if MINIUPNPC_API_VERSION >= 18
        return UPNP_GetValidIGD(devices, &urls, &data, ownAddress, sizeof ownAddress, outside,
                                sizeof outside);
#else
        return UPNP_GetValidIGD(devices, &urls, &data, ownAddress, sizeof ownAddress);
#endif
    }

    int add(const char* seconds) {
        return UPNP_AddPortMapping(urls.controlURL, data.first.servicetype, outPort.c_str(),
                                   port.c_str(), ownAddress, "Settebello", "TCP", nullptr, seconds);
    }

    int addWithLease() {
        const int result = add(std::to_string(kLease.count()).c_str());
        return result == kOnlyPermanent ? add("0") : result;
    }

    bool open(quint16 number) {
        port = std::to_string(number);
        for (int i = 0; i <= kOtherPorts; ++i) {
            const int other = number + i * 101;
            outPort = std::to_string(other > 65535 ? other - 40000 : other);
            const int result = addWithLease();
            if (result != kTaken) {
                return result == UPNPCOMMAND_SUCCESS;
            }
        }
        return false;
    }

    void close() {
        UPNP_DeletePortMapping(urls.controlURL, data.first.servicetype, outPort.c_str(), "TCP",
                               nullptr);
    }

    static void run(const std::shared_ptr<PortOpener::Shared>& shared) {
        PortThread thread;
        if (thread.findRouter(shared->description) && thread.open(shared->port)) {
            const QHostAddress address(QString::fromLatin1(thread.outside));
            const auto number = static_cast<quint16>(std::stoi(thread.outPort));
            shared->tell(
                [address, number](PortOpener& owner) { emit owner.opened(address, number); });
            while (shared->waitFor(kLease / 2)) {
                thread.addWithLease();
            }
            thread.close();
        } else {
            shared->tell([](PortOpener& owner) { emit owner.failed(); });
        }
        shared->tell([](PortOpener& owner) { emit owner.closed(); });
    }
};

bool PortOpener::isAvailable() {
    return true;
}

PortOpener::PortOpener(quint16 port, const QString& description, QObject* parent)
    : QObject(parent)
    , m_shared(std::make_shared<Shared>()) {
    m_shared->port = port;
    m_shared->description = description.toLatin1();
    m_shared->owner = this;
    std::thread([shared = m_shared] { PortThread::run(shared); }).detach();
}

PortOpener::~PortOpener() {
    close();
    const std::lock_guard lock(m_shared->mutex);
    m_shared->owner = nullptr;
}

void PortOpener::close() {
    const std::lock_guard lock(m_shared->mutex);
    m_shared->isWanted = false;
    m_shared->change.notify_all();
}

#else

struct PortOpener::Shared {};

bool PortOpener::isAvailable() {
    return false;
}

PortOpener::PortOpener(quint16, const QString&, QObject* parent)
    : QObject(parent) {
    QMetaObject::invokeMethod(
        this, [this] { emit failed(); }, Qt::QueuedConnection);
}

PortOpener::~PortOpener() = default;

void PortOpener::close() {
    QMetaObject::invokeMethod(
        this, [this] { emit closed(); }, Qt::QueuedConnection);
}

#endif

} // namespace settebello::net

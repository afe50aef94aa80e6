// SPDX-License-Identifier: GPL-3.0-or-later
// Only for the thread sanitizer (preset tsan, with Qt 6.4). The system's Qt is not instrumented, so
// the sanitizer does not see what orders a posted call after its posting, and what follows a wait
// for a thread after what that thread did. It would report everything that drawings and sounds hand
// over in this way. The functions below take the place of Qt's, declare that order, and call Qt's.
// Only these pairs are ordered: whatever two threads share without such a hand-over is still
// reported. Task, DrawingThreads and QMutex need nothing: what they hand over is under a mutex that
// the sanitizer sees.

#if defined(__SANITIZE_THREAD__)
#define SETTEBELLO_TSAN
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define SETTEBELLO_TSAN
#endif
#endif

#ifdef SETTEBELLO_TSAN

#include <QMetaObject>
#include <QObject>
#include <QThread>

#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>

namespace {

/// Qt's function of that mangled name.
template <typename Function>
Function qtFunction(const char* name) {
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

/// Follows its posting, and precedes the end of a wait for the thread that runs it.
class PostedCall : public QtPrivate::QSlotObjectBase {
public:
    explicit PostedCall(QSlotObjectBase* call)
        : QSlotObjectBase(&PostedCall::run)
        , m_call(call) {}

private:
    static void run(int operation, QSlotObjectBase* slot, QObject* receiver, void** arguments,
                    bool* /*equal*/) {
        auto* self = static_cast<PostedCall*>(slot);
        __tsan_acquire(self);
        if (operation == Call) {
            self->m_call->call(receiver, arguments);
            __tsan_release(self); // whoever posted it may be the one that destroys it
        } else if (operation == Destroy) {
            self->m_call->destroyIfLastRef();
            delete self;
        }
        __tsan_release(QThread::currentThread());
    }

    QSlotObjectBase* m_call;
};

} // namespace

/// What these libraries allocate, free, copy and lock themselves: they order it in ways that the
/// sanitizer does not see, such as the events posted to a thread, and pictures that Qt draws on
/// several threads. The C library reads the time zone under a lock of its own.
extern "C" const char* __tsan_default_suppressions() {
    return "called_from_lib:libQt6Core.so\n"
           "called_from_lib:libQt6Gui.so\n"
           "called_from_lib:libglib-2.0.so\n"
           "race:tzset_internal\n";
}

/// Tests start programs. QProcess does so with a clone in the memory of this process, so that the
/// sanitizer takes this process, which begins threads later, for the copy that runs nothing else.
extern "C" const char* __tsan_default_options() {
    return "die_after_fork=0";
}

bool QThread::wait(QDeadlineTimer deadline) {
    static const auto wait =
        qtFunction<bool (*)(QThread*, QDeadlineTimer)>("_ZN7QThread4waitE14QDeadlineTimer");
    const bool ended = wait(this, deadline);
    if (ended) {
        __tsan_acquire(this);
    }
    return ended;
}

bool QMetaObject::invokeMethodImpl(QObject* object, QtPrivate::QSlotObjectBase* slot,
                                   Qt::ConnectionType type, void* result) {
    using Invoke = bool (*)(QObject*, QtPrivate::QSlotObjectBase*, Qt::ConnectionType, void*);
    static const auto invoke = qtFunction<Invoke>(
        "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14Connection"
        "TypeEPv");
    auto* call = new PostedCall(slot);
    __tsan_release(call);
    return invoke(object, call, type, result);
}

#endif

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tasks/task.h"

#include "ui/wait_until.h"

#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace settebello {
namespace {

using Numbers = std::vector<int>;

/// Work that returns a number.
auto giving(int number) {
    return [number](const TaskRun& /*run*/) { return number; };
}

/// Work that returns a number once it is to stop, and never before.
auto givingOnceStopped(int number) {
    return [number](const TaskRun& run) {
        run.stop().waitUntil([] { return false; });
        return number;
    };
}

/// Waits until all work has returned, and delivers what there is to deliver.
void finish(const Task& task) {
    task.wait();
    QCoreApplication::processEvents();
}

class TaskTest : public testing::Test {
protected:
    /// A handler that notes the result.
    auto noting() {
        return [this](int number) { m_results.push_back(number); };
    }

    Numbers m_results;
    Task m_task;
};

TEST_F(TaskTest, WorksOnItsThreadAndDeliversOnThatOfItsOwner) {
    std::optional<std::thread::id> worked;
    std::optional<std::thread::id> delivered;
    m_task.start([](const TaskRun&) { return std::this_thread::get_id(); },
                 [&](std::thread::id id) {
                     worked = id;
                     delivered = std::this_thread::get_id();
                     EXPECT_FALSE(m_task.isRunning());
                 });
    EXPECT_TRUE(m_task.isRunning());
    ASSERT_TRUE(waitUntil([&] { return !m_task.isRunning(); }));
    EXPECT_NE(worked, std::this_thread::get_id());
    EXPECT_EQ(delivered, std::this_thread::get_id());
}

TEST_F(TaskTest, DeliversFromTheEventLoopOnly) {
    m_task.start(giving(1), noting());
    m_task.wait();
    EXPECT_TRUE(m_results.empty());
    EXPECT_TRUE(m_task.isRunning());
    QCoreApplication::processEvents();
    EXPECT_EQ(m_results, Numbers{1});
    EXPECT_FALSE(m_task.isRunning());
}

TEST_F(TaskTest, DeliversReportsInOrderAndBeforeTheResult) {
    m_task.start(
        [this](const TaskRun& run) {
            for (int number = 1; number <= 3; ++number) {
                run.report([this, number] {
                    m_results.push_back(number);
                    EXPECT_TRUE(m_task.isRunning());
                });
            }
            return 4;
        },
        noting());
    finish(m_task);
    EXPECT_EQ(m_results, (Numbers{1, 2, 3, 4}));
}

TEST_F(TaskTest, DropsAResultThatIsNotDeliveredWhenItIsStartedAgain) {
    m_task.start(giving(1), noting());
    m_task.wait();
    m_task.start(giving(2), noting());
    finish(m_task);
    EXPECT_EQ(m_results, Numbers{2});
    EXPECT_FALSE(m_task.isRunning());
}

TEST_F(TaskTest, StopsTheWorkWhenItIsStartedAgain) {
    m_task.start(givingOnceStopped(1), noting());
    m_task.start(giving(2), noting());
    ASSERT_TRUE(waitUntil([&] { return !m_task.isRunning(); }));
    EXPECT_EQ(m_results, Numbers{2});
}

TEST_F(TaskTest, DoesNotBeginWorkThatWasDroppedWhileItWaited) {
    std::atomic<bool> begun = false;
    std::atomic<bool> proceed = false;
    m_task.start(
        [&](const TaskRun&) {
            proceed.wait(false);
            return 1;
        },
        noting());
    m_task.start(
        [&](const TaskRun&) {
            begun = true;
            return 2;
        },
        noting());
    m_task.start(giving(3), noting());
    proceed = true;
    proceed.notify_all();
    finish(m_task);
    EXPECT_FALSE(begun);
    EXPECT_EQ(m_results, Numbers{3});
}

TEST_F(TaskTest, DropsReportsAndResultsOnceItIsStopped) {
    std::atomic<bool> reported = false;
    m_task.start(
        [&](const TaskRun& run) {
            run.report([this] { m_results.push_back(1); }); // waits in the event loop
            reported = true;
            reported.notify_all();
            run.stop().waitUntil([] { return false; });
            run.report([this] { m_results.push_back(2); });
            return 3;
        },
        noting());
    reported.wait(false);
    m_task.stop();
    EXPECT_FALSE(m_task.isRunning());
    finish(m_task);
    EXPECT_TRUE(m_results.empty());
}

/// A signal of the stopped work is still in the event loop when the next work reports.
TEST_F(TaskTest, DeliversEachReportOnceAfterAStop) {
    m_task.start(giving(1), noting());
    m_task.wait();
    m_task.start(
        [this](const TaskRun& run) {
            run.report([this] { m_results.push_back(2); });
            return 3;
        },
        noting());
    finish(m_task);
    EXPECT_EQ(m_results, (Numbers{2, 3}));
}

TEST_F(TaskTest, StillDeliversAfterARequestToStop) {
    m_task.start(
        [this](const TaskRun& run) {
            run.stop().waitUntil([] { return false; });
            run.report([this] { m_results.push_back(1); });
            return 2;
        },
        noting());
    m_task.requestStop();
    EXPECT_TRUE(m_task.isRunning());
    ASSERT_TRUE(waitUntil([&] { return !m_task.isRunning(); }));
    EXPECT_EQ(m_results, (Numbers{1, 2}));
    m_task.queue([](const TaskRun& run) { return run.stop().stopRequested() ? 3 : 4; }, noting());
    finish(m_task);
    EXPECT_EQ(m_results.back(), 4) << "the request is for what runs";
}

TEST_F(TaskTest, RunsQueuedWorkInOrderAndOneAtATime) {
    Numbers begun; // no lock: the sanitizer sees two that run at the same time
    Numbers wanted;
    for (int number = 0; number < 20; ++number) {
        wanted.push_back(number);
        m_task.queue(
            [&begun, number](const TaskRun&) {
                begun.push_back(number);
                return number;
            },
            noting());
    }
    finish(m_task);
    EXPECT_EQ(begun, wanted);
    EXPECT_EQ(m_results, wanted);
    EXPECT_FALSE(m_task.isRunning());
}

TEST_F(TaskTest, CanBeStartedByItsHandler) {
    m_task.start(giving(1), [this](int number) {
        m_results.push_back(number);
        m_task.start(giving(2), noting());
        EXPECT_TRUE(m_task.isRunning());
    });
    ASSERT_TRUE(waitUntil([&] { return !m_task.isRunning(); }));
    EXPECT_EQ(m_results, (Numbers{1, 2}));
}

TEST_F(TaskTest, CanBeStoppedByItsHandler) {
    m_task.start(
        [this](const TaskRun& run) {
            run.report([this] {
                m_results.push_back(1);
                m_task.stop();
            });
            run.report([this] { m_results.push_back(2); });
            return 3;
        },
        noting());
    finish(m_task);
    EXPECT_EQ(m_results, Numbers{1});
}

TEST_F(TaskTest, StopsAndWaitsWhenItIsDestroyed) {
    auto task = std::make_unique<Task>();
    bool returned = false;
    std::atomic<bool> begun = false;
    task->start(
        [&](const TaskRun& run) {
            begun = true;
            begun.notify_all();
            run.stop().waitUntil([] { return false; });
            returned = true;
            return 1;
        },
        noting());
    task->queue(giving(2), noting());
    begun.wait(false);
    task.reset();
    EXPECT_TRUE(returned);
    QCoreApplication::processEvents();
    EXPECT_TRUE(m_results.empty());
}

TEST_F(TaskTest, DeliversNothingOnceItIsDestroyed) {
    auto task = std::make_unique<Task>();
    task->start(giving(1), noting());
    task->wait();
    task.reset();
    QCoreApplication::processEvents();
    EXPECT_TRUE(m_results.empty());
}

TEST_F(TaskTest, CanBeDestroyedByItsHandler) {
    auto task = std::make_unique<Task>();
    task->start(
        [&](const TaskRun& run) {
            run.report([&] {
                task.reset();
                m_results.push_back(1);
            });
            run.stop().waitUntil([] { return false; });
            return 2;
        },
        noting());
    ASSERT_TRUE(waitUntil([&] { return task == nullptr; }));
    QCoreApplication::processEvents();
    EXPECT_EQ(m_results, Numbers{1});
}

TEST_F(TaskTest, DestroysItsWorkOnceItHasReturned) {
    auto owned = std::make_shared<int>(1);
    m_task.start([owned](const TaskRun&) { return *owned; }, noting());
    finish(m_task);
    EXPECT_EQ(owned.use_count(), 1);
    m_task.start(givingOnceStopped(2), noting());
    m_task.queue([owned](const TaskRun&) { return *owned; }, noting());
    EXPECT_EQ(owned.use_count(), 2);
    m_task.stop(); // before that one has begun
    EXPECT_EQ(owned.use_count(), 1);
}

TEST_F(TaskTest, HasThePriorityThatItIsGiven) {
    Task low(QThread::LowPriority);
    const auto priority = [](const TaskRun&) { return QThread::currentThread()->priority(); };
    std::optional<QThread::Priority> found;
    low.start(priority, [&](QThread::Priority its) { found = its; });
    finish(low);
    EXPECT_EQ(found, QThread::LowPriority);
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/drawing_threads.h"
#include "ui/wait_until.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <memory>

namespace settebello {
namespace {

TEST(DrawingThreads, RunEveryJob) {
    const auto done = std::make_shared<std::atomic<int>>(0);
    DrawingThreads threads;
    for (int i = 0; i < 100; ++i) {
        threads.start([done] { ++*done; });
    }
    EXPECT_TRUE(waitUntil([&] { return *done == 100; }));
}

TEST(DrawingThreads, RunNoMoreJobsAtATimeThanTheyAre) {
    struct Counts {
        std::atomic<std::size_t> now = 0;
        std::atomic<std::size_t> most = 0;
        std::atomic<int> done = 0;
    };
    const auto counts = std::make_shared<Counts>();
    DrawingThreads threads;
    for (int i = 0; i < 40; ++i) {
        threads.start([counts] {
            const std::size_t now = ++counts->now;
            for (std::size_t most = counts->most; most < now;) {
                counts->most.compare_exchange_weak(most, now);
            }
            QTest::qSleep(1);
            --counts->now;
            ++counts->done;
        });
    }
    EXPECT_TRUE(waitUntil([&] { return counts->done == 40; }));
    EXPECT_LE(counts->most, threads.count());
}

TEST(DrawingThreads, WaitForAJobThatEnds) {
    const auto done = std::make_shared<std::atomic<bool>>(false);
    const auto began = std::make_shared<std::promise<void>>();
    {
        DrawingThreads threads;
        threads.start([done, began] {
            began->set_value();
            QTest::qSleep(20);
            *done = true;
        });
        began->get_future().wait();
    }
    EXPECT_TRUE(*done);
    EXPECT_FALSE(DrawingThreads::anyAbandoned());
}

/// Would never end if such a job were waited for.
TEST(DrawingThreads, AbandonAJobThatDoesNotEnd) {
    std::promise<void> end;
    const std::shared_future<void> ended = end.get_future().share();
    const auto begun = std::make_shared<std::atomic<std::size_t>>(0);
    const auto laterJobs = std::make_shared<std::atomic<int>>(0);
    {
        DrawingThreads threads;
        for (std::size_t i = 0; i < threads.count(); ++i) {
            threads.start([ended, begun] {
                ++*begun;
                ended.wait();
            });
        }
        ASSERT_TRUE(waitUntil([&] { return *begun == threads.count(); }));
        threads.start([laterJobs] { ++*laterJobs; });
    }
    EXPECT_TRUE(DrawingThreads::anyAbandoned());
    end.set_value();
    EXPECT_TRUE(waitUntil([] { return !DrawingThreads::anyAbandoned(); }));
    EXPECT_EQ(*laterJobs, 0) << "what waits for a thread is dropped";
}

} // namespace
} // namespace settebello

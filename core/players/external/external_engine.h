// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/external/child_process.h"
#include "players/player.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

namespace settebello {

/// Another program that plays, connected by the engine protocol (`settebello-cli --help engine`).
/// It only receives a seat's view. Any error of it, even a crash or a timeout, only sets failure():
/// it is then terminated and gives no more answers.
class ExternalEngine {
public:
    /// Starts the program and waits until it is ready; if that fails, failure() says why.
    /// @param command program and arguments (child_process.h). It is run as it stands: never take
    /// it from a file that came from somebody else.
    /// @param patience how long it may take to answer, in addition to its thinking time.
    explicit ExternalEngine(std::string command,
                            std::chrono::milliseconds patience = std::chrono::seconds(10));
    /// Tells it to quit.
    ~ExternalEngine();
    ExternalEngine(const ExternalEngine&) = delete;
    ExternalEngine& operator=(const ExternalEngine&) = delete;

    /// What went wrong, with the command and what the program said; empty if nothing did.
    const std::string& failure() const { return m_failure; }
    /// Whether it was ready once, even if it has failed since.
    bool wasReady() const { return m_wasReady; }
    /// What it calls itself, or else the command.
    const std::string& name() const { return m_name; }

    /// A new match begins. @param seed for what it does at random.
    void newGame(std::uint64_t seed);
    /// What it answers, which is legal; nothing after a stop or a failure. Waits until it is ready
    /// again.
    /// @pre view.turn is view.seat.
    std::optional<Decision> choose(const PlayerView& view, const Limits& limits,
                                   const StopToken& stop);

private:
    void send(const std::string& text);
    bool awaitReady(const StopToken* stop);
    void expectSilence();
    std::optional<std::string> awaitAnswer(std::string_view word, std::chrono::milliseconds within,
                                           const StopToken* stop);
    std::optional<Decision> legalAnswer(const PlayerView& view, const std::string& text);
    void failByLongLine();
    void fail(const std::string& what);

    std::string m_command;
    std::string m_name;
    std::chrono::milliseconds m_patience;
    std::unique_ptr<ChildProcess> m_process; ///< null after a failure
    std::string m_failure;
    bool m_wasReady = false;
};

/// A seat played by an external engine.
class EnginePlayer : public Player {
public:
    /// Begins a new match. @param engine one that plays no other seat of the same match, or it
    /// would know two hands. @pre it is not null.
    EnginePlayer(std::shared_ptr<ExternalEngine> engine, std::uint64_t seed, const Limits& limits);

    std::optional<Decision> choose(const PlayerView& view, const StopToken& stop) override;

private:
    std::shared_ptr<ExternalEngine> m_engine;
    Limits m_limits;
};

} // namespace settebello

# SPDX-License-Identifier: GPL-3.0-or-later
"""What the sounds are made of: noise, filters, envelopes, a plucked string. A sound is a list of samples, 44,100 a second."""

from __future__ import annotations

import math
import random

RATE = 44_100


def frames(seconds: float) -> int:
    return round(seconds * RATE)


def noise(seconds: float, seed: int) -> list[float]:
    """White noise, the same for the same seed."""
    generator = random.Random(seed)
    return [generator.random() * 2 - 1 for _ in range(frames(seconds))]


def filtered(samples: list[float], centre, q: float, kind: str = "band") -> list[float]:
    """What a state-variable filter lets through ("low", "band" or "high"; the form that keeps its shape while it moves).

    `centre` is a frequency, or a function from a time in seconds to one."""
    moving = callable(centre)
    result = []
    first = second = 0.0
    gain = math.tan(math.pi * (centre(0) if moving else centre) / RATE)
    for i, sample in enumerate(samples):
        if moving and i % 16 == 0:
            gain = math.tan(math.pi * centre(i / RATE) / RATE)
        high = (sample - (1 / q + gain) * first - second) / (1 + gain / q + gain * gain)
        band = gain * high + first
        low = gain * band + second
        first = gain * high + band
        second = gain * band + low
        result.append({"low": low, "band": band / q, "high": high}[kind])
    return result


def shaped(samples: list[float], envelope) -> list[float]:
    """Samples times an envelope, a function of the time in seconds."""
    return [sample * envelope(i / RATE) for i, sample in enumerate(samples)]


def burst(attack: float, decay: float):
    """An envelope that rises within `attack` seconds and then falls to a third every `decay` seconds."""
    def envelope(t: float) -> float:
        rise = 0.5 - 0.5 * math.cos(math.pi * min(1.0, t / attack))
        return rise * math.exp(-max(0.0, t - attack) / decay)
    return envelope


def swell(length: float, peak: float):
    """An envelope that rises to its peak, a share of its length, and falls to nothing at the end."""
    def envelope(t: float) -> float:
        at = t / length
        if not 0 <= at <= 1:
            return 0.0
        return math.sin(math.pi / 2 * (at / peak if at < peak else (1 - at) / (1 - peak))) ** 2
    return envelope


def thump(seconds: float, start: float, end: float, decay: float) -> list[float]:
    """A low tone that sinks from one pitch to another: the table under a card."""
    samples, phase = [], 0.0
    for i in range(frames(seconds)):
        t = i / RATE
        phase += 2 * math.pi * (end + (start - end) * math.exp(-t / (decay / 2))) / RATE
        samples.append(math.sin(phase))
    return shaped(samples, burst(0.003, decay))


def string(seconds: float, pitch: float, seed: int, ring: float = 0.6, bright: float = 0.5) -> list[float]:
    """A plucked string (Karplus and Strong): a burst of noise that goes round a delay and loses its edge each time.

    `ring` seconds until it is a thousandth as loud; `bright` 0 … 1, how much of its edge it keeps."""
    period = RATE / pitch
    damping = (1 - bright) / 2  # of a filter of three taps, which delays by one sample
    whole = int(period - 1.5)
    part = period - 1 - whole
    tuning = (1 - part) / (1 + part)  # an allpass delays by the part of a sample that is left
    loss = 10 ** (-3 / (ring * pitch))
    soft = filtered(noise(whole / RATE + 0.001, seed), pitch * (4 + 12 * bright), 0.7, "low")[:whole]
    plucked = whole // 6  # a string plucked near its end lacks every sixth overtone
    line = [soft[i] - soft[i - plucked] for i in range(whole)]
    mean = sum(line) / whole
    line = [sample - mean for sample in line]
    older = oldest = before = after = 0.0
    result = []
    for i in range(frames(seconds)):
        newest = line[i % whole]
        result.append(newest)
        blurred = loss * (damping * newest + (1 - 2 * damping) * older + damping * oldest)
        oldest, older = older, newest
        after = tuning * blurred + before - tuning * after
        before = blurred
        line[i % whole] = after
    return result


def course(seconds: float, pitch: float, seed: int, ring: float = 0.6, bright: float = 0.5) -> list[float]:
    """A mandolin's pair of strings, hardly out of tune with each other, on its small wooden body."""
    pair = mixed((0.0, 1.0, string(seconds, pitch, seed, ring, bright)),
                 (0.004, 0.8, string(seconds, pitch * 1.0018, seed + 1, ring, bright)))
    body = mixed((0.0, 1.0, filtered(pair, 290, 1.2)), (0.0, 0.8, filtered(pair, 620, 1.5)))
    return mixed((0.0, 0.75, pair), (0.0, 0.9, body))


def mixed(*parts: tuple[float, float, list[float]]) -> list[float]:
    """Several sounds at once, each with the time at which it begins and how loud it is."""
    length = max(frames(start) + len(samples) for start, _, samples in parts)
    result = [0.0] * length
    for start, gain, samples in parts:
        offset = frames(start)
        for i, sample in enumerate(samples):
            result[offset + i] += gain * sample
    return result


def loudness(samples: list[float]) -> float:
    """How loud the loudest twentieth of a second is, in decibels below full scale, as an ear hears it: low tones count less."""
    heard = filtered(samples, 250, 0.7, "high")
    window = frames(0.05)
    heard += [0.0] * max(0, window - len(heard))
    energy = sum(sample * sample for sample in heard[:window])
    most = energy
    for i in range(window, len(heard)):
        energy += heard[i] ** 2 - heard[i - window] ** 2
        most = max(most, energy)
    return 10 * math.log10(max(most / window, 1e-12))


def finished(samples: list[float], level: float, fade: float = 0.02) -> list[float]:
    """The sound at a loudness in decibels, without a click at either end and nowhere near clipping."""
    samples = filtered(samples, 40, 0.7, "high")
    gain = 10 ** ((level - loudness(samples)) / 20)
    ending = frames(fade)
    for i in range(len(samples)):
        edge = min(1.0, i / frames(0.002), (len(samples) - 1 - i) / ending)
        samples[i] *= gain * (0.5 - 0.5 * math.cos(math.pi * edge))
    # What is still too high bends over softly, as on tape.
    return [sample if abs(sample) < 0.5 else math.copysign(0.5 + 0.35 * math.tanh((abs(sample) - 0.5) / 0.35), sample)
            for sample in samples]

# SPDX-License-Identifier: GPL-3.0-or-later
"""What the sounds are made of: noise, filters, envelopes, a plucked string. A sound is a list of samples, 44,100 a second."""

from __future__ import annotations

import math
import random

RATE = 44_100
BEFORE, AFTER = 0.003, 0.012  # seconds of silence around each sound, for a sound system that begins or ends with a click


def frames(seconds: float, rate: int = RATE) -> int:
    return round(seconds * rate)


def noise(seconds: float, seed: int, rate: int = RATE) -> list[float]:
    """White noise, the same for the same seed."""
    generator = random.Random(seed)
    return [generator.random() * 2 - 1 for _ in range(frames(seconds, rate))]


def filtered(samples: list[float], centre, q: float, kind: str = "band", rate: int = RATE) -> list[float]:
    """What a state-variable filter lets through ("low", "band" or "high"; the form that keeps its shape while it moves).

    `centre` is a frequency, or a function from a time in seconds to one."""
    moving = callable(centre)
    result = []
    first = second = 0.0
    gain = math.tan(math.pi * (centre(0) if moving else centre) / rate)
    for i, sample in enumerate(samples):
        if moving and i % 16 == 0:
            gain = math.tan(math.pi * centre(i / rate) / rate)
        high = (sample - (1 / q + gain) * first - second) / (1 + gain / q + gain * gain)
        band = gain * high + first
        low = gain * band + second
        first = gain * high + band
        second = gain * band + low
        result.append(band / q if kind == "band" else low if kind == "low" else high)
    return result


def muffled(samples: list[float], above: float, rate: int = RATE) -> list[float]:
    """What cloth, or distance, leaves of a sound: hardly anything above a frequency (24 dB an octave)."""
    return filtered(filtered(samples, above, 0.54, "low", rate), above, 1.31, "low", rate)


def shaped(samples: list[float], envelope, rate: int = RATE) -> list[float]:
    """Samples times an envelope, a function of the time in seconds."""
    return [sample * envelope(i / rate) for i, sample in enumerate(samples)]


def rise(attack: float):
    """An envelope that rises from nothing within `attack` seconds and stays."""
    return lambda t: 0.5 - 0.5 * math.cos(math.pi * min(1.0, t / attack))


def burst(attack: float, decay: float):
    """An envelope that rises within `attack` seconds and then falls to a third every `decay` seconds."""
    rising = rise(attack)
    return lambda t: rising(t) * math.exp(-max(0.0, t - attack) / decay)


def swell(length: float, peak: float):
    """An envelope that rises to its peak, a share of its length, and falls to nothing at the end."""
    def envelope(t: float) -> float:
        at = t / length
        if not 0 <= at <= 1:
            return 0.0
        return math.sin(math.pi / 2 * (at / peak if at < peak else (1 - at) / (1 - peak))) ** 2
    return envelope


def wood(seconds: float, pitch: float, seed: int, decay: float, rate: int = RATE) -> list[float]:
    """A wooden board that is struck: a few tones that do not belong together, each gone the sooner the higher it is."""
    generator = random.Random(seed)
    samples = [0.0] * frames(seconds, rate)
    for ratio, strength in ((1.0, 1.0), (1.52, 0.8), (2.17, 0.6), (2.83, 0.42), (3.91, 0.26), (5.2, 0.14)):
        turn = 2 * math.pi * pitch * ratio * generator.uniform(0.96, 1.04) / rate
        strength *= generator.uniform(0.7, 1.3)
        dying = math.exp(-1 / (rate * decay / ratio ** 0.7))
        for i in range(len(samples)):
            samples[i] += strength * math.sin(turn * i)
            strength *= dying
    return shaped(samples, rise(0.002), rate)


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
    plucked = mixed((0.0, 0.75, muffled(pair, 7000)), (0.0, 0.9, body))
    # The plectrum leaves the string within milliseconds, not between two samples; a finger stops it as softly.
    start, stop = rise(0.004), rise(0.05)
    length = len(plucked) / RATE
    return shaped(plucked, lambda t: start(t) * stop(length - t))


def mixed(*parts: tuple[float, float, list[float]]) -> list[float]:
    """Several sounds at once, each with the time at which it begins and how loud it is."""
    length = max(frames(start) + len(samples) for start, _, samples in parts)
    result = [0.0] * length
    for start, gain, samples in parts:
        offset = frames(start)
        for i, sample in enumerate(samples):
            result[offset + i] += gain * sample
    return result


def weighted(samples: list[float], rate: int = RATE) -> list[float]:
    """What an ear makes of a sound: the K weighting of ITU-R BS.1770, for any sample rate."""
    # A shelf of 4 dB above 1.7 kHz, for the head, and a high-pass at 38 Hz. The constants give the standard's table at 48 kHz.
    edge, damping = math.tan(math.pi * 1681.9745 / rate), 1 / 0.70717524
    high = 10 ** (3.9998438 / 20)
    middle = high ** 0.49966677
    whole = 1 + edge * damping + edge * edge
    shelf = ((high + middle * edge * damping + edge * edge) / whole, 2 * (edge * edge - high) / whole,
             (high - middle * edge * damping + edge * edge) / whole,
             2 * (edge * edge - 1) / whole, (1 - edge * damping + edge * edge) / whole)
    edge, damping = math.tan(math.pi * 38.135471 / rate), 1 / 0.50032704
    whole = 1 + edge * damping + edge * edge
    low_cut = (1.0, -2.0, 1.0, 2 * (edge * edge - 1) / whole, (1 - edge * damping + edge * edge) / whole)
    for b0, b1, b2, a1, a2 in (shelf, low_cut):
        first = second = 0.0
        result = []
        for sample in samples:
            now = b0 * sample + first
            first, second = b1 * sample - a1 * now + second, b2 * sample - a2 * now
            result.append(now)
        samples = result
    return samples


def level(energy: float) -> float:
    """LUFS of a mean square of weighted samples."""
    return -0.691 + 10 * math.log10(max(energy, 1e-12))


def loudness(samples: list[float], rate: int = RATE) -> float:
    """How loud the loudest fifth of a second is, in LUFS.

    BS.1770 measures in blocks of 0.4 s and leaves out the silent ones. Most of our sounds are shorter than one block, and
    would be averaged with silence. A fifth of a second is about the time over which an ear adds up; taking the loudest, at
    every offset and with silence around the sound, leaves out pauses and dying away without a threshold."""
    window = round(0.2 * rate)
    silence = [0.0] * window
    energy = most = 0.0
    heard = [sample * sample for sample in weighted(samples + silence, rate)]
    for entering, leaving in zip(heard, silence + heard):
        energy += entering - leaving
        most = max(most, energy)
    return level(most / window)


def finished(samples: list[float], loud: float, fade: float = 0.02) -> list[float]:
    """The sound at a loudness in LUFS, in silence at both ends and without a click there."""
    samples = filtered(samples, 40, 0.7, "high")
    gain = 10 ** ((loud - loudness(samples)) / 20)
    beginning, ending = frames(0.002), frames(fade)
    for i in range(len(samples)):
        edge = min(1.0, i / beginning, (len(samples) - 1 - i) / ending)
        samples[i] *= gain * (0.5 - 0.5 * math.cos(math.pi * edge))
    return [0.0] * frames(BEFORE) + samples + [0.0] * frames(AFTER)

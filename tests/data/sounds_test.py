#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the committed sounds: written by make_sounds.py, short, equally loud, without clicks or hiss."""

from __future__ import annotations

import array
import math
import sys
import unittest
import wave
from pathlib import Path

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
SOUNDS = RESOURCES / "sounds"
sys.path.insert(0, str(RESOURCES / "scripts" / "sounds"))

import make_sounds  # noqa: E402
import tones  # noqa: E402

FULL = 32768
SHORTEST, LONGEST = 0.02, 1.2  # seconds
HIGHEST_PEAK = -3  # dBFS
SILENT = -60  # dBFS: what nobody hears begin or end
SILENT_BEFORE, SILENT_AFTER = 0.002, 0.010  # seconds
MOST_APART = 3  # LU, between the loudest sound and the softest
LOUDEST = -20  # LUFS
MOST_HISS = -28  # decibels above HISS, relative to the whole sound
HISS = 8000  # hertz


def decibels(value: float) -> float:
    return 20 * math.log10(max(value, 1e-9))


def rms(sound: list[float]) -> float:
    return math.sqrt(sum(sample * sample for sample in sound) / len(sound))


def samples(data: bytes) -> list[int]:
    numbers = array.array("h")
    numbers.frombytes(data[44:])
    if sys.byteorder == "big":
        numbers.byteswap()
    return list(numbers)


def committed() -> dict[str, list[float]]:
    """The sounds of the table, as shares of full scale."""
    return {name: read(name) for name in make_sounds.SOUNDS}


def read(name: str) -> list[float]:
    return [sample / FULL for sample in samples((SOUNDS / f"{name}.wav").read_bytes())]


class Sounds(unittest.TestCase):
    def test_all_are_there_and_nothing_else(self):
        self.assertEqual({path.stem for path in SOUNDS.glob("*.wav")}, {*make_sounds.SOUNDS, *make_sounds.LOOPS})

    def test_are_what_the_script_writes(self):
        for name in (*make_sounds.SOUNDS, *make_sounds.LOOPS):
            with self.subTest(name):
                before = samples((SOUNDS / f"{name}.wav").read_bytes())
                again = samples(make_sounds.written(name))
                self.assertEqual(len(before), len(again))
                # Another machine's sine may round the other way.
                self.assertLessEqual(max(abs(a - b) for a, b in zip(before, again)), 1)

    def test_are_plain_wave_files(self):
        for name in make_sounds.SOUNDS:
            with self.subTest(name), wave.open(str(SOUNDS / f"{name}.wav")) as file:
                self.assertEqual((file.getnchannels(), file.getsampwidth(), file.getframerate()), (1, 2, tones.RATE))
                self.assertGreaterEqual(file.getnframes(), SHORTEST * tones.RATE)
                self.assertLessEqual(file.getnframes(), LONGEST * tones.RATE)

    def test_stay_below_full_scale_and_are_not_clipped(self):
        for name, sound in committed().items():
            with self.subTest(name):
                peak = max(map(abs, sound))
                self.assertLess(decibels(peak), HIGHEST_PEAK)
                flat = sum(abs(a) > peak / 2 and a == b == c for a, b, c in zip(sound, sound[1:], sound[2:]))
                self.assertEqual(flat, 0, "tops cut off")

    def test_begin_and_end_in_silence(self):
        for name, sound in committed().items():
            with self.subTest(name):
                for edge in (sound[:tones.frames(SILENT_BEFORE)], sound[-tones.frames(SILENT_AFTER):]):
                    self.assertLess(decibels(max(map(abs, edge))), SILENT)
                self.assertLess(decibels(abs(sum(sound) / len(sound))), SILENT, "its middle is not 0")

    def test_are_equally_loud_and_a_card_is_softer_than_a_sweep(self):
        levels = {name: tones.loudness(sound) for name, sound in committed().items()}
        self.assertLess(max(levels.values()) - min(levels.values()), MOST_APART, levels)
        self.assertLess(max(levels.values()), LOUDEST)
        self.assertLess(levels["deal-1"], levels["lay-1"])
        self.assertLess(levels["lay-1"], levels["sweep"])

    def test_do_not_hiss_or_click(self):
        for name, sound in committed().items():
            with self.subTest(name):
                high = tones.filtered(tones.filtered(sound, HISS, 0.54, "high"), HISS, 1.31, "high")
                self.assertLess(decibels(rms(high) / rms(sound)), MOST_HISS)

    def test_loudness_is_that_of_the_standard(self):
        """BS.1770-4: a sine of 997 Hz at full scale, in one channel, is -3.01 LUFS. At 50 Hz the high-pass takes 4 dB more."""
        for rate in (tones.RATE, 16_000, 48_000):
            for pitch, loud in ((997, -3.01), (50, -7.6)):
                with self.subTest(rate=rate, pitch=pitch):
                    sine = [math.sin(2 * math.pi * pitch * i / rate) for i in range(rate)]
                    self.assertAlmostEqual(tones.loudness(sine, rate), loud, delta=0.1)

    def test_strings_are_in_tune(self):
        for pitch in (293.66, 440.0, 739.99, 1174.66):
            with self.subTest(pitch):
                string = tones.string(0.5, pitch, 1)[4096:]

                def strength(frequency: float) -> float:
                    """How much of that frequency there is (Goertzel)."""
                    turn = 2 * math.cos(2 * math.pi * frequency / tones.RATE)
                    last = before = 0.0
                    for sample in string:
                        last, before = sample + turn * last - before, last
                    return last * last + before * before - turn * last * before
                cents = max(range(-40, 41, 2), key=lambda c: strength(pitch * 2 ** (c / 1200)))
                self.assertLessEqual(abs(cents), 8)


class Evening(unittest.TestCase):
    def setUp(self):
        self.rate = make_sounds.evening.RATE
        self.sound = read("evening")

    def loud(self, sound: list[float]) -> float:
        heard = tones.weighted(sound, self.rate)
        return tones.level(sum(sample * sample for sample in heard) / len(heard))

    def test_is_a_small_file_of_half_a_minute(self):
        path = SOUNDS / "evening.wav"
        self.assertLess(path.stat().st_size, 1_000_000)
        with wave.open(str(path)) as file:
            self.assertEqual((file.getnchannels(), file.getsampwidth(), file.getframerate()), (1, 2, self.rate))
        self.assertTrue(20 <= len(self.sound) / self.rate <= 40)

    def test_is_far_below_the_cards_and_nothing_in_it_stands_out(self):
        self.assertAlmostEqual(self.loud(self.sound), -40, delta=1)
        self.assertLess(tones.loudness(self.sound, self.rate), -33)
        self.assertLess(decibels(abs(sum(self.sound) / len(self.sound))), -80)

    def test_is_never_silent(self):
        for second in range(len(self.sound) // self.rate):
            with self.subTest(second):
                self.assertGreater(self.loud(self.sound[second * self.rate:(second + 1) * self.rate]), -55)

    def seam(self, seconds: float) -> list[float]:
        """So much of the end, and then of the beginning."""
        near = tones.frames(seconds, self.rate)
        return self.sound[-near:] + self.sound[:near]

    def test_goes_on_at_its_beginning_without_a_click(self):
        seam = self.seam(0.5)
        # A jump, however small, is heard where the rest has nothing: above the crickets.
        high = tones.filtered(tones.filtered(seam, 6500, 0.54, "high", self.rate), 6500, 1.31, "high", self.rate)
        middle, near = len(seam) // 2, tones.frames(0.003, self.rate)
        elsewhere = high[middle // 2:middle - near] + high[middle + near:]
        self.assertLess(max(map(abs, high[middle - near:middle + near])), 1.5 * max(map(abs, elsewhere)))

    def test_is_as_loud_at_its_end_as_at_its_beginning(self):
        half = self.rate // 2
        self.assertAlmostEqual(self.loud(self.sound[:half]), self.loud(self.sound[-half:]), delta=3)
        # Nor does it come from or fall to nothing.
        part = tones.frames(0.02, self.rate)
        seam = self.seam(0.1)
        for start in range(0, len(seam), part):
            self.assertGreater(decibels(rms(seam[start:start + part])), -52)


if __name__ == "__main__":
    unittest.main()

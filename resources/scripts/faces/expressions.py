# SPDX-License-Identifier: GPL-3.0-or-later
"""What a face does in the course of a match.

Each expression is told by more than the mouth, which is five pixels wide on the table: by the eyes' shape, the brows, and
how the head is held; two also by what the hand holds or what lies round the neck (gestures.py).
"""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType

import gestures
from features import Face
from medallion import Graver, deeper

WAITING = "waiting"  # while others play
EXPRESSIONS = (WAITING, "thinking", "pleased", "annoyed", "sweeping", "beaten", "winning")


def expressed(person: ModuleType, expression: str) -> Face:
    """The person's face with an expression: that of all faces, then what this person does otherwise."""
    if expression == WAITING:
        return person.FACE
    return replace(_COMMON[expression](person.FACE), **person.MOODS.get(expression, {}))


def away(person: ModuleType, expression: str) -> float:
    """How far the bust is moved aside, to make room for a hand."""
    return 0 if expression != "sweeping" else -4 if getattr(person, "HAND", (0,))[0] > 50 else 4


def before(pen: Graver, person: ModuleType, expression: str) -> None:
    """What is drawn before the person, that is, over the finished bust."""
    if expression == "sweeping":
        gestures.card_held_up(pen, person.FACE.skin, person.SLEEVE, *getattr(person, "HAND", ()))
    elif expression == "winning":
        gestures.laurel(pen, getattr(person, "LAUREL", gestures.GREEN))


def _moved(face: Face, pitch: float) -> Face:
    """The face with its features lower or higher, as when it looks down or has its chin up."""
    return replace(face, pitch=pitch, eye_y=face.eye_y + pitch, nose_y=face.nose_y + pitch * 1.1, mouth_y=face.mouth_y + pitch * 0.9)


def _thinking(face: Face) -> Face:
    """Each person's eyes are on the cards, with the head bowed over them, or turned up."""
    return replace(face, tilt=-2.5, knit=1.5)


def _smiling(face: Face, more: float, least: float, wide: float) -> dict:
    """A mouth that smiles more; one that is foreshortened gets wider rather than rounder."""
    turned = face.yaw > 28
    return {"smile": max(least, face.smile + more) * (0.72 if turned else 1), "mouth": face.mouth * wide * (1.12 if turned else 1)}


def _pleased(face: Face) -> Face:
    """Content: eyes shut in a smile, lips too unless the person is one who shows teeth."""
    return replace(_moved(face, 0.5), **_smiling(face, 1, 1.8, 1.12), shut=(1, 1), lift=3, teeth=face.teeth, rosy=face.rosy + 0.5, tilt=-5, spirits=0.6)


def _annoyed(face: Face) -> Face:
    """Cross: brows drawn together over narrow eyes that look away, and the corners of the mouth down."""
    return replace(_moved(face, 1), knit=6.5, lift=-2.5, brow_width=max(4.6, face.brow_width), brow_colour=deeper(face.brow_colour, 0.7), arch=0, up=min(face.up, 5.4), slant=1.2, heavy=0.3, gaze=(0.75, -0.1), teeth=0,
                   smile=-1.9, skew=0, mouth=face.mouth * 0.9, rosy=face.rosy + 0.6, tilt=6, spirits=-0.4)


def _sweeping(face: Face) -> Face:
    """A wink over an open laugh."""
    return replace(_moved(face, -1), **_smiling(face, 1, 1.9, 1.12), shut=(1, 0), lift=3.5, up=face.up + 0.8, heavy=0, gaze=(0.1, 0.1), teeth=1.45, rosy=face.rosy + 0.3, tilt=6, spirits=1)


def _beaten(face: Face) -> Face:
    """Lids and head lowered, brows raised in the middle."""
    return replace(_moved(face, 3), shut=(-1, -1), knit=-6, lift=1.5, brow_width=max(3.8, face.brow_width), brow_colour=deeper(face.brow_colour, 0.85), arch=0, teeth=0, smile=-1.6, skew=0, mouth=face.mouth * 0.82, rosy=face.rosy * 0.4,
                   tilt=-11, sink=5, spirits=-1)


def _winning(face: Face) -> Face:
    """The chin up, a broad grin, and eyes narrowed by it that look at the others."""
    return replace(_moved(face, -3), **_smiling(face, 1.3, 2.1, 1.2), lift=2.2, up=face.up * 0.94, down=face.down * 0.3, heavy=0.1, gaze=(0.4, 0), teeth=1.25, rosy=face.rosy + 0.5, tilt=8, sink=-1.5, spirits=1)


_COMMON = {"thinking": _thinking, "pleased": _pleased, "annoyed": _annoyed, "sweeping": _sweeping, "beaten": _beaten, "winning": _winning}

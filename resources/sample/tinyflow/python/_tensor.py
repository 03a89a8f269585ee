# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
"""Tensors as Python sees them."""

from typing import NamedTuple, Sequence, Tuple

from tinyflow import _pywrap_tinyflow


class Tensor(NamedTuple):
    """A dense array in row-major order."""

    dtype: str
    shape: Tuple[int, ...]
    values: Sequence


def _flatten(value):
    if not isinstance(value, (list, tuple)):
        return (), [value]
    parts = [_flatten(part) for part in value]
    if any(shape != parts[0][0] for shape, _ in parts):
        raise ValueError("The rows differ in length.")
    inner = parts[0][0] if parts else ()
    return (len(parts),) + inner, [number for _, numbers in parts for number in numbers]


def constant(value, dtype=None):
    """A tensor from a number or nested lists; int64 or float64 unless `dtype` says otherwise."""
    if isinstance(value, Tensor):
        return value
    shape, values = _flatten(value)
    if dtype is None:
        dtype = "float64" if any(isinstance(number, float) for number in values) else "int64"
    return Tensor(dtype, shape, values)


def run(op, inputs, attrs, dtype=None):
    """Runs one operation in the element type `dtype`, or that of the first input."""
    tensors = [constant(value) for value in inputs]
    return Tensor(*_pywrap_tinyflow.run(op, dtype or tensors[0].dtype, tensors, attrs))

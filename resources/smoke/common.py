# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
"""The smoke computation but for the matrix product, which is the library's to do. README.md defines it."""
import json
import platform

MASK = (1 << 64) - 1
ROWS, INNER, COLUMNS = 24, 32, 20


def _splitmix64(seed):
    state = seed & MASK
    while True:
        state = (state + 0x9E3779B97F4A7C15) & MASK
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        yield z ^ (z >> 31)


def inputs(seed):
    stream = _splitmix64(seed)

    def matrix(rows, columns):
        return [[next(stream) % 2001 - 1000 for _ in range(columns)] for _ in range(rows)]

    return matrix(ROWS, INNER), matrix(INNER, COLUMNS)


def report(seed, product, version, gpu=None):
    """Folds the product into the answer and writes the line that the host reads; `gpu` as in README.md."""
    h = 0x6A09E667F3BCC908
    for row in product:
        for entry in row:
            h ^= int(entry) & MASK
            h = ((h << 27) | (h >> 37)) & MASK
            h = (h * 0x9E3779B97F4A7C15 + 0x1B873593) & MASK
    line = {"smoke": 1, "seed": "%016x" % seed, "answer": "%016x" % h,
            "machine": platform.machine(), "version": str(version)}
    if gpu is not None:
        line["gpu"] = gpu
    print(json.dumps(line))

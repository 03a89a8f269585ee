# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
"""tinyflow: a small tensor library with TensorFlow's shape."""

from tinyflow import _pywrap_tinyflow
from tinyflow._tensor import Tensor, constant
from tinyflow.gen_ops import *  # noqa: F401,F403 - the operations

__version__ = _pywrap_tinyflow.version()


def smoke(seed):
    """One line of text computed from a seed (0 <= seed < 2**64) by the compiled kernels.

    The same line on every machine; SMOKE.md defines it.
    """
    return _pywrap_tinyflow.smoke(seed)


def build_info():
    """What the compiled half was made for: machine, compiler, kernels, cuda."""
    return dict(item.split("=", 1) for item in _pywrap_tinyflow.build_info().split(" "))


def gpu():
    """("ready" | "none" | "not built", a sentence): the GPU that answers, or why gpu_mat_mul() has none."""
    state, text = _pywrap_tinyflow.find_gpu()
    return ("ready", "none", "not built")[state], text

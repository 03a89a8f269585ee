# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
"""The smoke computation with tinyflow."""
import sys

import common
import tinyflow as tf

seed = int(sys.argv[1], 16)
a, b = common.inputs(seed)
common.report(seed, tf.matmul(a, b), tf.__version__)

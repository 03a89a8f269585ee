# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
"""The smoke computation with tinyflow."""
import sys

import common
import tinyflow as tf

seed = int(sys.argv[1], 16)
a, b = common.inputs(seed)
product = tf.mat_mul(tf.constant(a, "int64"), tf.constant(b, "int64"))
rows, columns = product.shape
common.report(seed, [product.values[i * columns:(i + 1) * columns] for i in range(rows)], tf.__version__)

# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
"""The smoke computation with TensorFlow 1 or 2."""
import sys

import common
import tensorflow as tf

seed = int(sys.argv[1], 16)
a, b = common.inputs(seed)
product = tf.matmul(tf.constant(a, tf.int32), tf.constant(b, tf.int32))
if hasattr(product, "numpy"):
    values = product.numpy().tolist()
else:  # TensorFlow 1 builds a graph first
    with tf.Session() as session:
        values = session.run(product).tolist()
common.report(seed, values, tf.__version__)

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


def prove_gpu():
    """None for a wheel without CUDA code; the GPU has to come to the same product."""
    cuda = tf.build_info().get("cuda", "no") if hasattr(tf, "gpu") else "no"
    if cuda == "no":
        return None
    state, text = tf.gpu()
    if state == "ready":
        try:
            same = tf.gpu_mat_mul(tf.constant(a, "int64"), tf.constant(b, "int64")).values == product.values
        except ValueError as error:
            return {"state": "failed", "cuda": cuda, "text": str(error)}
        return {"state": "ran" if same else "wrong", "cuda": cuda, "text": text}
    return {"state": "none", "cuda": cuda, "text": text}


common.report(seed, [product.values[i * columns:(i + 1) * columns] for i in range(rows)], tf.__version__, prove_gpu())

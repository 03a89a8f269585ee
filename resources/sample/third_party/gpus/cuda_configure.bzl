# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
"""Finds the CUDA toolkit that ./configure was told of.

Environment (of --repo_env or of --action_env, as ./configure and .bazelrc write it):

  TF_NEED_CUDA       "1": this build has CUDA code; --config=cuda sets it
  CUDA_TOOLKIT_PATH  the toolkit, in NVIDIA's layout
  TF_CUDA_PATHS      folders to look in, separated by commas, when the former is not set

The repository holds the target's static CUDA runtime, so that a wheel needs no
library of CUDA, and if_cuda() for BUILD files. Headers and nvcc stay in the
toolkit: the compiler that takes "-x cuda" knows them.
"""

_ENVIRON = ["TF_NEED_CUDA", "CUDA_TOOLKIT_PATH", "TF_CUDA_PATHS"]

_LIBRARY = "libcudart_static.a"

# The names of the target's folder in NVIDIA's layout; lib64 is a link to one of them.
_LIBRARY_DIRS = ["lib64", "lib", "targets/sbsa-linux/lib", "targets/aarch64-linux/lib", "targets/x86_64-linux/lib"]

_BUILD = """# Written by //third_party/gpus:cuda_configure.bzl
package(default_visibility = ["//visibility:public"])

cc_library(
    name = "cudart_static",
    srcs = {srcs},
    linkopts = {linkopts},
)
"""

_DEFS = """# Written by //third_party/gpus:cuda_configure.bzl
def if_cuda(if_true, if_false = []):
    \"\"\"The first value in a build with CUDA, else the second.\"\"\"
    return {value}

def cuda_copts():
    \"\"\"Options for a .cu.cc file: its language is CUDA, for the compiler that knows it.\"\"\"
    return if_cuda(["-x", "cuda", "-DTINYFLOW_USE_CUDA=1"])
"""

def _value(ctx, name):
    return ctx.os.environ.get(name, "").strip("\"' ")

def _runtime(ctx):
    """The target's static runtime; fails with a sentence when there is none."""
    bases = [_value(ctx, "CUDA_TOOLKIT_PATH")] + _value(ctx, "TF_CUDA_PATHS").split(",")
    bases = [base for base in bases if base]
    if not bases:
        fail("No CUDA toolkit is named: run ./configure with TF_NEED_CUDA=1.")
    for base in bases:
        for folder in _LIBRARY_DIRS:
            library = ctx.path(base).get_child(*folder.split("/")).get_child(_LIBRARY)
            if library.exists:
                return library
    fail("There is no %s in %s; it belongs to the CUDA toolkit of the target." % (_LIBRARY, ", ".join(bases)))

def _cuda_configure_impl(ctx):
    cuda = _value(ctx, "TF_NEED_CUDA").lower() in ["1", "t", "true", "y", "yes"]
    if cuda:
        ctx.symlink(_runtime(ctx), _LIBRARY)
    ctx.file("WORKSPACE", "workspace(name = \"%s\")\n" % ctx.name)
    ctx.file("BUILD", _BUILD.format(
        srcs = [_LIBRARY] if cuda else [],
        linkopts = ["-ldl", "-lpthread", "-lrt"] if cuda else [],
    ))
    ctx.file("build_defs.bzl", _DEFS.format(value = "if_true" if cuda else "if_false"))

cuda_configure = repository_rule(
    implementation = _cuda_configure_impl,
    configure = True,
    environ = _ENVIRON,
    doc = "Makes @local_config_cuda//:cudart_static and @local_config_cuda//:build_defs.bzl.",
)

# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
"""Finds Python: the interpreter that runs build steps and the headers to compile against.

The two may belong to different machines. Environment (of the shell, of
--repo_env or of --action_env, as ./configure writes it):

  PYTHON_BIN_PATH                 the interpreter that runs build steps on this machine
  TF_PYTHON_INCLUDE_PATH          directory with the *target's* Python.h
  CROSSTOOL_PYTHON_INCLUDE_PATH   the same under the name TensorFlow gives it

Without the last two, the interpreter is asked for its own headers: a native
build. Debian splits pyconfig.h by architecture: next to
usr/include/python3.11 lies usr/include/aarch64-linux-gnu/python3.11. Such
sibling directories are taken along, so that an unpacked libpython3.x-dev of
another architecture works as it is.
"""

_ENVIRON = [
    "PYTHON_BIN_PATH",
    "TF_PYTHON_INCLUDE_PATH",
    "CROSSTOOL_PYTHON_INCLUDE_PATH",
    "PATH",
]

_TRIPLETS = [
    "aarch64-linux-gnu",
    "arm-linux-gnueabihf",
    "arm-linux-gnueabi",
    "i386-linux-gnu",
    "riscv64-linux-gnu",
    "x86_64-linux-gnu",
]

_BUILD = """# Written by //third_party/py:python_configure.bzl
package(default_visibility = ["//visibility:public"])

cc_library(
    name = "python_headers",
    hdrs = glob(["python_include/**/*.h", "multiarch/**/*.h"], allow_empty = True),
    includes = ["python_include", "multiarch"],
)
"""

_DEFS = """# Written by //third_party/py:python_configure.bzl
PYTHON_BIN = "{bin}"
PYTHON_VERSION = "{major}.{minor}"
PYTHON_TAG = "cp{major}{minor}"
HOST_MACHINE = "{machine}"
"""

def _output(ctx, args, what):
    result = ctx.execute(args)
    if result.return_code != 0:
        fail("%s failed: %s" % (what, result.stderr.strip()))
    return result.stdout.strip()

def _interpreter(ctx):
    chosen = ctx.os.environ.get("PYTHON_BIN_PATH", "").strip("\"' ")
    if chosen:
        if not ctx.path(chosen).exists:
            fail("PYTHON_BIN_PATH names %s, which does not exist; run ./configure again." % chosen)
        return chosen
    found = ctx.which("python3")
    if not found:
        fail("No python3 on PATH and PYTHON_BIN_PATH is not set; run ./configure.")
    return str(found)

def _include_dir(ctx, python):
    for name in ["TF_PYTHON_INCLUDE_PATH", "CROSSTOOL_PYTHON_INCLUDE_PATH"]:
        value = ctx.os.environ.get(name, "").strip("\"' ")
        if value:
            return value, name
    asked = _output(
        ctx,
        [python, "-c", "import sysconfig; print(sysconfig.get_path('include'))"],
        "Asking %s for its headers" % python,
    )
    return asked, "sysconfig of " + python

def _version(ctx, include):
    """Major and minor version from patchlevel.h: the headers decide, not the interpreter."""
    found = {}
    for line in ctx.read(include.get_child("patchlevel.h")).split("\n"):
        words = [word for word in line.replace("\t", " ").split(" ") if word]
        if len(words) >= 3 and words[0] == "#define" and words[1] in ["PY_MAJOR_VERSION", "PY_MINOR_VERSION"]:
            found[words[1]] = words[2]
    if len(found) != 2:
        fail("%s/patchlevel.h does not tell the version of Python." % include)
    return found["PY_MAJOR_VERSION"], found["PY_MINOR_VERSION"]

def _python_configure_impl(ctx):
    python = _interpreter(ctx)
    include_name, origin = _include_dir(ctx, python)
    include = ctx.path(include_name)
    if not include.get_child("Python.h").exists:
        fail("No Python.h in %s (from %s); install that Python's development package." % (include, origin))
    major, minor = _version(ctx, include)
    ctx.symlink(include, "python_include")
    for triplet in _TRIPLETS:
        part = include.dirname.get_child(triplet).get_child(include.basename)
        if part.get_child("pyconfig.h").exists:
            ctx.symlink(part, "multiarch/%s/%s" % (triplet, include.basename))
    ctx.file("multiarch/README", "Headers by architecture, if the Python above has them.\n")
    ctx.file("WORKSPACE", "workspace(name = \"%s\")\n" % ctx.name)
    ctx.file("BUILD", _BUILD)
    ctx.file("defs.bzl", _DEFS.format(
        bin = python,
        machine = _output(ctx, ["uname", "-m"], "uname -m"),
        major = major,
        minor = minor,
    ))

python_configure = repository_rule(
    implementation = _python_configure_impl,
    configure = True,
    environ = _ENVIRON,
    doc = "Makes @local_config_python//:python_headers and @local_config_python//:defs.bzl.",
)

# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
"""Asks what is to be built and writes .tf_configure.bazelrc.

Speaks the protocol of TensorFlow 2.8's configure: an environment variable
answers its question beforehand, the end of the input means the default, a yes
or no may be spelled 1/t/true/y/yes or 0/f/false/n/no, and an empty yes-or-no
variable is an error. What it finds out goes into .tf_configure.bazelrc, which
.bazelrc imports.
"""

import argparse
import os
import re
import shutil
import site
import subprocess
import sys

RC_FILE = ".tf_configure.bazelrc"
MIN_BAZEL = "4.2.1"
MAX_BAZEL = "4.99.0"
MAX_ATTEMPTS = 10
DEFAULT_CUDA_PATHS = ["/usr/local/cuda", "/usr"]
TRUE_WORDS = ("1", "t", "true", "y", "yes")
FALSE_WORDS = ("0", "f", "false", "n", "no")


class ConfigureError(Exception):
    """An answer that cannot be used. The text is for the user."""


class Rc:
    """The lines of .tf_configure.bazelrc, written when all of them are known."""

    def __init__(self):
        self.lines = []

    def add(self, line):
        self.lines.append(line)

    def action_env(self, name, value):
        self.add('build --action_env %s="%s"' % (name, value))

    def write(self, folder):
        with open(os.path.join(folder, RC_FILE), "w", encoding="utf-8") as file:
            file.write("".join(line + "\n" for line in self.lines))


def ask(question):
    """The answer that was typed; empty at the end of the input."""
    try:
        return input(question)
    except EOFError:
        print()
        return ""


def yes_or_no(env, name, question, default, yes_reply, no_reply):
    """A boolean from the environment or from the user."""
    value = env.get(name)
    if value is not None:
        if value.strip().lower() in TRUE_WORDS:
            return True
        if value.strip().lower() in FALSE_WORDS:
            return False
        raise ConfigureError(
            "Environment variable %s must be set as a boolean indicator.\n"
            "The following are accepted as TRUE: %s.\nThe following are accepted as FALSE: %s.\n"
            "Current value is %s." % (name, ", ".join(TRUE_WORDS), ", ".join(FALSE_WORDS), value)
        )
    hint = "[Y/n]" if default else "[y/N]"
    while True:
        answer = ask("%s %s: " % (question, hint)).strip().lower()
        if answer in ("", "y", "n"):
            chosen = default if answer == "" else answer == "y"
            print((yes_reply if chosen else no_reply) + "\n")
            return chosen
        print("Invalid selection: %s" % answer)


def text(env, name, question, default):
    """A text from the environment (empty counts as not set) or from the user."""
    value = env.get(name)
    if not value:
        value = ask("%s [Default is %s]: " % (question, default))
        print()
    return value or default


def version_number(version):
    """4.2.3 -> (4, 2, 3); None for what is not a released version, as "no_version"."""
    match = re.match(r"^(\d+)\.(\d+)(?:\.(\d+))?", version)
    return tuple(int(part or 0) for part in match.groups()) if match else None


def check_bazel(env):
    """Stops unless a Bazel is there whose version fits. Debian's does not tell its version."""
    bazel = shutil.which("bazel")
    if bazel is None:
        raise ConfigureError("Cannot find bazel. Please install bazel.")
    try:
        told = subprocess.run(
            [bazel, "--version"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=True
        ).stdout.decode("utf-8", "replace")
    except (OSError, subprocess.CalledProcessError) as error:
        raise ConfigureError("Cannot run bazel --version: %s" % error) from error
    words = told.split()
    version = words[1] if len(words) > 1 and words[0] == "bazel" else told.strip()
    number = version_number(version)
    if number is None:
        print("WARNING: the installed bazel does not tell a release version (%s)." % version)
        print("Make sure that it is at least bazel %s." % MIN_BAZEL)
        return
    print("You have bazel %s installed." % version)
    if number < version_number(MIN_BAZEL):
        raise ConfigureError(
            "Please upgrade your bazel installation to version %s or higher to build tinyflow!" % MIN_BAZEL
        )
    if number > version_number(MAX_BAZEL) and env.get("TF_IGNORE_MAX_BAZEL_VERSION") != "1":
        raise ConfigureError(
            "Please downgrade your bazel installation to version %s or lower to build tinyflow! "
            "Setting TF_IGNORE_MAX_BAZEL_VERSION=1 skips this check." % MAX_BAZEL
        )


def is_executable(path):
    return os.path.isfile(path) and os.access(path, os.X_OK)


def python_interpreter(env):
    """The interpreter; a wrong one is asked for again, but not for ever."""
    default = sys.executable
    for _ in range(MAX_ATTEMPTS):
        chosen = text(env, "PYTHON_BIN_PATH", "Please specify the location of python.", default)
        if is_executable(chosen):
            return chosen
        what = "exists but is not executable" if os.path.exists(chosen) else "does not exist"
        print("Invalid python path: %s %s." % (chosen, what))
        env["PYTHON_BIN_PATH"] = ""
    raise ConfigureError("Invalid PYTHON_BIN_PATH was given %d times; giving up." % MAX_ATTEMPTS)


def library_paths(env, python):
    """Where the chosen interpreter looks for packages, existing directories only."""
    if os.path.realpath(python) == os.path.realpath(sys.executable):
        paths = site.getsitepackages()
    else:
        command = [python, "-c", "import site; print('\\n'.join(site.getsitepackages()))"]
        try:
            paths = subprocess.check_output(command).decode("utf-8").split("\n")
        except (OSError, subprocess.CalledProcessError):
            paths = []
    paths = env.get("PYTHONPATH", "").split(os.pathsep) + paths
    return [path for path in dict.fromkeys(paths) if path and os.path.isdir(path)]


def configure_python(env, rc, folder):
    python = python_interpreter(env)
    library = env.get("PYTHON_LIB_PATH")
    if not library:
        found = library_paths(env, python)
        default = found[0] if found else os.path.dirname(os.__file__)
        if env.get("USE_DEFAULT_PYTHON_LIB_PATH") == "1":
            library = default
        else:
            print("Found possible Python library paths:")
            for path in found:
                print("  %s" % path)
            print("Please input the desired Python library path to use.  Default is [%s]" % default)
            library = ask("") or default
    rc.action_env("PYTHON_BIN_PATH", python)
    rc.action_env("PYTHON_LIB_PATH", library)
    rc.add('build --python_path="%s"' % python)
    if env.get("PYTHONPATH"):
        rc.action_env("PYTHONPATH", env["PYTHONPATH"])
    with open(os.path.join(folder, "tools", "python_bin_path.sh"), "w", encoding="utf-8") as file:
        file.write('export PYTHON_BIN_PATH="%s"\n' % python)


def defined_number(path, name):
    """The number that a header gives to a macro, or None."""
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            match = re.search(r"^\s*#\s*define\s+%s\s+(\d+)" % name, file.read(), re.MULTILINE)
    except OSError:
        return None
    return int(match.group(1)) if match else None


def find_cuda(env):
    """(what, version, library directory, header directory) of CUDA and, where it is, of cuDNN, which tinyflow does not
    use; ConfigureError if there is no CUDA."""
    given = [path.strip() for path in env.get("TF_CUDA_PATHS", "").split(",") if path.strip()]
    bases = given or [env.get("CUDA_TOOLKIT_PATH"), env.get("CUDNN_INSTALL_PATH")] + DEFAULT_CUDA_PATHS
    found = []
    for what, wanted, header_names, read in (
        ("CUDA", env.get("TF_CUDA_VERSION"), ["cuda.h"], cuda_version),
        ("cuDNN", env.get("TF_CUDNN_VERSION"), ["cudnn_version.h", "cudnn.h"], cudnn_version),
    ):
        for base in bases:
            hit = next(
                (
                    os.path.join(base, "include", name)
                    for name in header_names
                    if base and read(os.path.join(base, "include", name))
                ),
                None,
            )
            if hit is None:
                continue
            version = read(hit)
            if wanted and not (version + ".").startswith(wanted + "."):
                continue
            library = next((d for d in ("lib64", "lib") if os.path.isdir(os.path.join(base, d))), "lib64")
            found.append((what, version, os.path.join(base, library), os.path.join(base, "include")))
            break
        else:
            if what == "cuDNN":
                print("No cuDNN%s was found; tinyflow does not use it." % (" " + wanted if wanted else ""))
                continue
            raise ConfigureError(
                "Could not find %s%s in: %s"
                % (what, " " + wanted if wanted else "", ", ".join(base for base in bases if base))
            )
    return found


def cuda_version(header):
    number = defined_number(header, "CUDA_VERSION")
    return "%d.%d" % (number // 1000, number % 1000 // 10) if number else None


def cudnn_version(header):
    number = defined_number(header, "CUDNN_MAJOR")
    return str(number) if number else None


def configure_cuda_paths(env):
    """Looks for CUDA; after each failure the versions and places are asked for."""
    for _ in range(MAX_ATTEMPTS):
        try:
            found = find_cuda(env)
        except ConfigureError as error:
            print("%s\n" % error)
            print("Asking for detailed CUDA configuration...\n")
        else:
            for what, version, library, include in found:
                print("Found %s %s in:\n    %s\n    %s" % (what, version, library, include))
            print("\n")
            env.setdefault("CUDA_TOOLKIT_PATH", os.path.dirname(found[0][3]))
            return
        for name, question in (
            ("TF_CUDA_VERSION", "Please specify the CUDA SDK version you want to use. [Leave empty to default to CUDA 11]: "),
            ("TF_CUDNN_VERSION", "Please specify the cuDNN version you want to use. [Leave empty to default to cuDNN 8]: "),
            (
                "TF_CUDA_PATHS",
                "Please specify the comma-separated list of base paths to look for CUDA libraries and headers. "
                "[Leave empty to use the default]: ",
            ),
        ):
            env[name] = ask(question)
            print()
    raise ConfigureError("Invalid CUDA setting were provided %d times in a row. Assuming to be a scripting mistake." % MAX_ATTEMPTS)


def compute_capabilities(env):
    default = "3.5,7.0"
    for _ in range(MAX_ATTEMPTS):
        value = text(
            env,
            "TF_CUDA_COMPUTE_CAPABILITIES",
            "Please specify a list of comma-separated CUDA compute capabilities you want to build with.\n"
            'Each capability can be specified as "x.y" or "compute_xy" to include both virtual and binary GPU code, '
            'or as "sm_xy" to only include the binary code.\n'
            "Please note that each additional compute capability significantly increases your build time and binary size.",
            default,
        )
        wrong = [
            item
            for item in value.replace(" ", "").split(",")
            if not re.match(r"^(\d+\.\d+|(sm|compute)_\d{2,3})$", item)
        ]
        if not wrong:
            return value.replace(" ", "")
        print("Invalid compute capability: %s" % ", ".join(wrong))
        env["TF_CUDA_COMPUTE_CAPABILITIES"] = ""
    raise ConfigureError("Invalid compute capabilities were given %d times; giving up." % MAX_ATTEMPTS)


def configure_cuda(env, rc):
    tensorrt = yes_or_no(
        env,
        "TF_NEED_TENSORRT",
        "Do you wish to build tinyflow with TensorRT support?",
        False,
        "TensorRT support will be enabled for tinyflow.",
        "No TensorRT support will be enabled for tinyflow.",
    )
    if tensorrt:
        rc.add("build --config=tensorrt")
    configure_cuda_paths(env)
    for name in ("TF_CUDA_VERSION", "TF_CUDNN_VERSION", "TF_NCCL_VERSION", "TF_CUDA_PATHS", "CUDA_TOOLKIT_PATH", "CUDNN_INSTALL_PATH"):
        if name in env:
            rc.action_env(name, env[name])
    rc.action_env("TF_CUDA_COMPUTE_CAPABILITIES", compute_capabilities(env))
    if "LD_LIBRARY_PATH" in env and env["LD_LIBRARY_PATH"] not in ("", "1"):
        rc.action_env("LD_LIBRARY_PATH", env["LD_LIBRARY_PATH"])
    clang = yes_or_no(
        env,
        "TF_CUDA_CLANG",
        "Do you want to use clang as CUDA compiler?",
        False,
        "Clang will be used as CUDA compiler.",
        "nvcc will be used as CUDA compiler.",
    )
    if not clang:
        gcc = text(
            env,
            "GCC_HOST_COMPILER_PATH",
            "Please specify which gcc should be used by nvcc as the host compiler.",
            shutil.which("gcc") or "",
        )
        if not os.path.exists(gcc):
            raise ConfigureError("Invalid gcc path. %s cannot be found." % gcc)
        rc.action_env("GCC_HOST_COMPILER_PATH", os.path.realpath(gcc))
    rc.add("build --config=cuda_clang" if clang else "build --config=cuda")
    return clang


def configure_accelerators(env, rc):
    """ROCm and CUDA exclude each other. Returns whether one of them is on."""
    xla = env.get("TF_ENABLE_XLA")
    if xla is not None:
        try:
            enabled = bool(int(xla))
        except ValueError as error:
            raise ConfigureError("TF_ENABLE_XLA must be a number, not '%s'." % xla) from error
        rc.add("build --define=with_xla_support=%s" % ("true" if enabled else "false"))
    replies = ("%s support will be enabled for tinyflow.", "No %s support will be enabled for tinyflow.")
    rocm = yes_or_no(
        env, "TF_NEED_ROCM", "Do you wish to build tinyflow with ROCm support?", False, *(r % "ROCm" for r in replies)
    )
    cuda = yes_or_no(
        env, "TF_NEED_CUDA", "Do you wish to build tinyflow with CUDA support?", False, *(r % "CUDA" for r in replies)
    )
    if rocm and cuda:
        raise ConfigureError(
            "At most one of CUDA or ROCm is supported. You can configure either one of them, not both."
        )
    if rocm:
        rc.add("build --config=rocm")
    clang = configure_cuda(env, rc) if cuda else False
    if not cuda or clang:
        download = yes_or_no(
            env,
            "TF_DOWNLOAD_CLANG",
            "Do you wish to download a fresh release of clang? (Experimental)",
            False,
            "Clang will be downloaded and used to compile tinyflow.",
            "Clang will not be downloaded.",
        )
        if download:
            rc.add("build --config=download_clang")
    return rocm or cuda


def configure_optimization(env, rc):
    flags = text(
        env,
        "CC_OPT_FLAGS",
        "Please specify optimization flags to use during compilation when bazel option "
        '"--config=opt" is specified',
        "-Wno-sign-compare",
    )
    for flag in flags.split():
        rc.add("build:opt --copt=%s" % flag)
        rc.add("build:opt --host_copt=%s" % flag)


def configure_tests(rc, gpu):
    """Which tests `bazel test --config=v1|v2` would choose."""
    rc.add("test --flaky_test_attempts=3")
    rc.add("test --test_size_filters=small,medium")
    if gpu:
        rc.add("test --test_env=LD_LIBRARY_PATH")
    tags = "-benchmark-test,-no_oss," + ("-no_gpu" if gpu else "-gpu")
    for version, extra in (("v1", ""), ("v2", ",-v1only")):
        rc.add("test:%s --test_tag_filters=%s,-oss_serial%s" % (version, tags, extra))
        rc.add("test:%s --build_tag_filters=%s%s" % (version, tags, extra))


def configure_android(env):
    chosen = yes_or_no(
        env,
        "TF_SET_ANDROID_WORKSPACE",
        "Would you like to interactively configure ./WORKSPACE for Android builds?",
        False,
        "Searching for NDK and SDK installations.",
        "Not configuring the WORKSPACE for Android builds.",
    )
    if chosen:
        raise ConfigureError("tinyflow has no Android build; answer no to TF_SET_ANDROID_WORKSPACE.")


def print_configs():
    print(
        'Preconfigured Bazel build configs. You can use any of the below by adding "--config=<>" to your build '
        "command. See .bazelrc for more details."
    )
    for name, meaning in (
        ("opt", "Compile with the optimization flags given above."),
        ("monolithic", "Accepted; the framework is always one library."),
        ("v1", "Test filters of the TF 1 API."),
        ("v2", "Test filters of the TF 2 API."),
    ):
        print("\t--config=%-12s\t# %s" % (name, meaning))


def main():
    parser = argparse.ArgumentParser(description="Writes %s." % RC_FILE)
    parser.add_argument("--workspace", default=os.path.dirname(os.path.abspath(__file__)))
    folder = parser.parse_args().workspace
    env = dict(os.environ)
    rc = Rc()
    try:
        check_bazel(env)
        configure_python(env, rc, folder)
        gpu = configure_accelerators(env, rc)
        configure_optimization(env, rc)
        configure_tests(rc, gpu)
        configure_android(env)
    except ConfigureError as error:
        print(error, file=sys.stderr)
        return 1
    rc.write(folder)
    print_configs()
    return 0


if __name__ == "__main__":
    sys.exit(main())

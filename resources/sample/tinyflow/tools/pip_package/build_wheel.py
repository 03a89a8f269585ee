# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
"""Packs files into a wheel: the same bytes for the same input."""

import argparse
import base64
import hashlib
import zipfile


def record_hash(data):
    """The form in which RECORD lists a file's SHA-256."""
    digest = hashlib.sha256(data).digest()
    return "sha256=" + base64.urlsafe_b64encode(digest).rstrip(b"=").decode("ascii")


def add(archive, path, data):
    """Adds a file with a fixed time and mode."""
    entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.create_system = 3  # Unix, so that the mode below counts
    entry.external_attr = (0o100755 if path.endswith(".so") else 0o100644) << 16
    archive.writestr(entry, data)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--output", required=True)
    parser.add_argument("--name", required=True)
    parser.add_argument("--version", required=True)
    parser.add_argument("--tag", required=True)
    parser.add_argument("--readme", required=True)
    parser.add_argument("--license", required=True)
    parser.add_argument("--file", action="append", default=[], metavar="PATH_IN_WHEEL=FILE")
    options = parser.parse_args()

    info = "%s-%s.dist-info" % (options.name, options.version)
    python = options.tag.split("-")[0]
    requires = "" if not python.startswith("cp3") else "Requires-Python: ==3.%s.*\n" % python[3:]
    metadata = (
        "Metadata-Version: 2.1\n"
        "Name: %s\n"
        "Version: %s\n"
        "Summary: A small tensor library with TensorFlow's shape\n"
        "License: 0BSD\n"
        "%s"
        "Description-Content-Type: text/markdown\n"
        "\n" % (options.name, options.version, requires)
    )
    wheel = (
        "Wheel-Version: 1.0\n"
        "Generator: tinyflow build_wheel\n"
        "Root-Is-Purelib: false\n"
        "Tag: %s\n" % options.tag
    )
    files = {}
    for item in options.file:
        path, source = item.split("=", 1)
        if path in files:
            parser.error("two files would become " + path)
        files[path] = read(source)
    files[info + "/METADATA"] = metadata.encode("utf-8") + read(options.readme)
    files[info + "/WHEEL"] = wheel.encode("utf-8")
    files[info + "/LICENSE"] = read(options.license)
    files[info + "/top_level.txt"] = (options.name + "\n").encode("utf-8")

    # The specification wants the dist-info directory last.
    order = sorted(files, key=lambda path: (path.startswith(info), path))
    record = "".join("%s,%s,%d\n" % (path, record_hash(files[path]), len(files[path])) for path in order)
    record += info + "/RECORD,,\n"
    with zipfile.ZipFile(options.output, "w") as archive:
        for path in order:
            add(archive, path, files[path])
        add(archive, info + "/RECORD", record.encode("utf-8"))


if __name__ == "__main__":
    main()

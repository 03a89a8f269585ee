#!/usr/bin/env python3
"""A stand-in for nvcc: reads its arguments as NVIDIA's does (seen with CUDA 11.8) and compiles with the given gcc."""
import os
import re
import shlex
import sys

arguments = sys.argv[1:]
options, sources = [], []
output = gcc = dependencies = None
only_dependencies = False
while arguments:
    word = arguments.pop(0)
    if word == "--compiler-options":
        # First a list with backslashes, then a command line of sh.
        options += shlex.split(re.sub(r"(?s)\\(.)", r"\1", arguments.pop(0)))
    elif word.startswith("--compiler-bindir="):
        gcc = word.split("=", 1)[1]
    elif word == "-x":
        assert arguments.pop(0) == "cu", "nvcc's language is cu"
    elif word == "-o":
        output = arguments.pop(0)
    elif word == "-M":
        only_dependencies = True
    elif word == "-MD":
        options.append(word)
    elif word == "-MF":
        options += [word, arguments.pop(0)]
    elif word in ("-c", "-G") or word.startswith("-gencode="):
        pass
    elif word == "-I":
        options += [word, arguments.pop(0)]
    elif word.startswith("-"):
        options.append(word)
    else:
        sources.append(word)
mode = ["-M"] if only_dependencies else ["-c"]
command = [gcc, "-DSTAND_IN_NVCC", "-x", "c++"] + options + mode + sources + ["-o", output]
os.execv(gcc, command)

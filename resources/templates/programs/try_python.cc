// SPDX-License-Identifier: 0BSD
// Written by Crosswright: whether the target's Python headers can be compiled against. It is only compiled, never run.
#include <Python.h>

#if PY_MAJOR_VERSION != @MAJOR@ || PY_MINOR_VERSION != @MINOR@
#error "These are the headers of another Python than @MAJOR@.@MINOR@."
#endif
static_assert(sizeof(long) == SIZEOF_LONG, "pyconfig.h is another machine's");
static_assert(sizeof(void *) == SIZEOF_VOID_P, "pyconfig.h is another machine's");

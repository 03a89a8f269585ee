// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// The Python extension _pywrap_tinyflow: a thin layer over the C functions.
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

#include "tinyflow/c/c_api.h"

namespace {

struct TensorDeleter {
  void operator()(TINY_Tensor* tensor) const { TINY_DeleteTensor(tensor); }
};
using TensorPtr = std::unique_ptr<TINY_Tensor, TensorDeleter>;

struct Decref {
  void operator()(PyObject* object) const { Py_DECREF(object); }
};
using Ref = std::unique_ptr<PyObject, Decref>;

// Integers wrap, as they do inside the kernels.
template <class T>
bool Store(PyObject* value, void* data, Py_ssize_t i) {
  static_cast<T*>(data)[i] = static_cast<T>(PyLong_AsUnsignedLongLongMask(value));
  return !PyErr_Occurred();
}
template <class T>
bool StoreFloat(PyObject* value, void* data, Py_ssize_t i) {
  static_cast<T*>(data)[i] = static_cast<T>(PyFloat_AsDouble(value));
  return !PyErr_Occurred();
}
template <class T>
PyObject* LoadSigned(const void* data, Py_ssize_t i) {
  return PyLong_FromLongLong(static_cast<const T*>(data)[i]);
}
template <class T>
PyObject* LoadUnsigned(const void* data, Py_ssize_t i) {
  return PyLong_FromUnsignedLongLong(static_cast<const T*>(data)[i]);
}
template <class T>
PyObject* LoadFloat(const void* data, Py_ssize_t i) {
  return PyFloat_FromDouble(static_cast<double>(static_cast<const T*>(data)[i]));
}

struct Element {
  const char* name;
  bool (*store)(PyObject* value, void* data, Py_ssize_t i);
  PyObject* (*load)(const void* data, Py_ssize_t i);
};

constexpr Element kElements[] = {
    {"int8", Store<std::int8_t>, LoadSigned<std::int8_t>},
    {"uint8", Store<std::uint8_t>, LoadUnsigned<std::uint8_t>},
    {"int16", Store<std::int16_t>, LoadSigned<std::int16_t>},
    {"int32", Store<std::int32_t>, LoadSigned<std::int32_t>},
    {"uint32", Store<std::uint32_t>, LoadUnsigned<std::uint32_t>},
    {"int64", Store<std::int64_t>, LoadSigned<std::int64_t>},
    {"uint64", Store<std::uint64_t>, LoadUnsigned<std::uint64_t>},
    {"float32", StoreFloat<float>, LoadFloat<float>},
    {"float64", StoreFloat<double>, LoadFloat<double>},
};

const Element* FindElement(const char* name) {
  for (const Element& element : kElements)
    if (std::strcmp(element.name, name) == 0) return &element;
  PyErr_Format(PyExc_ValueError, "There is no element type %s.", name);
  return nullptr;
}

bool ReadIntegers(PyObject* sequence, std::vector<int64_t>* out) {
  const Ref fast(PySequence_Fast(sequence, "a sequence of integers is needed"));
  if (!fast) return false;
  for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(fast.get()); ++i) {
    out->push_back(PyLong_AsLongLong(PySequence_Fast_GET_ITEM(fast.get(), i)));
    if (PyErr_Occurred()) return false;
  }
  return true;
}

// (dtype, shape, flat values) -> tensor
TensorPtr ReadTensor(PyObject* object) {
  const char* dtype = nullptr;
  PyObject* shape_object = nullptr;
  PyObject* values_object = nullptr;
  if (!PyArg_ParseTuple(object, "sOO", &dtype, &shape_object, &values_object)) return nullptr;
  const Element* element = FindElement(dtype);
  std::vector<int64_t> shape;
  if (element == nullptr || !ReadIntegers(shape_object, &shape)) return nullptr;
  const Ref values(PySequence_Fast(values_object, "a sequence of numbers is needed"));
  if (!values) return nullptr;
  TensorPtr tensor(TINY_NewTensor(dtype, shape.data(), shape.size()));
  const Py_ssize_t count = PySequence_Fast_GET_SIZE(values.get());
  if (!tensor || static_cast<size_t>(count) != TINY_TensorSize(tensor.get())) {
    PyErr_SetString(PyExc_ValueError, "The shape does not fit the number of values.");
    return nullptr;
  }
  for (Py_ssize_t i = 0; i < count; ++i)
    if (!element->store(PySequence_Fast_GET_ITEM(values.get(), i), TINY_TensorData(tensor.get()), i)) return nullptr;
  return tensor;
}

PyObject* WriteTensor(TINY_Tensor* tensor) {
  const Element* element = FindElement(TINY_TensorDType(tensor));
  if (element == nullptr) return nullptr;
  Ref shape(PyTuple_New(static_cast<Py_ssize_t>(TINY_TensorRank(tensor))));
  Ref values(PyList_New(static_cast<Py_ssize_t>(TINY_TensorSize(tensor))));
  if (!shape || !values) return nullptr;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(shape.get()); ++i)
    PyTuple_SET_ITEM(shape.get(), i, PyLong_FromLongLong(TINY_TensorExtent(tensor, static_cast<size_t>(i))));
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(values.get()); ++i)
    PyList_SET_ITEM(values.get(), i, element->load(TINY_TensorData(tensor), i));
  if (PyErr_Occurred()) return nullptr;
  return Py_BuildValue("sOO", element->name, shape.get(), values.get());
}

PyObject* Run(PyObject*, PyObject* args) {
  const char* op = nullptr;
  const char* dtype = nullptr;
  PyObject* inputs_object = nullptr;
  PyObject* attrs_object = nullptr;
  if (!PyArg_ParseTuple(args, "ssOO", &op, &dtype, &inputs_object, &attrs_object)) return nullptr;
  std::vector<int64_t> attrs;
  if (!ReadIntegers(attrs_object, &attrs)) return nullptr;
  const Ref inputs(PySequence_Fast(inputs_object, "a sequence of tensors is needed"));
  if (!inputs) return nullptr;
  std::vector<TensorPtr> tensors;
  std::vector<const TINY_Tensor*> pointers;
  for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(inputs.get()); ++i) {
    tensors.push_back(ReadTensor(PySequence_Fast_GET_ITEM(inputs.get(), i)));
    if (!tensors.back()) return nullptr;
    pointers.push_back(tensors.back().get());
  }
  TINY_Tensor* output = nullptr;
  char error[256];
  if (TINY_Run(op, dtype, pointers.data(), pointers.size(), attrs.data(), attrs.size(), &output, error,
               sizeof error) != 0) {
    PyErr_SetString(PyExc_ValueError, error);
    return nullptr;
  }
  const TensorPtr owner(output);
  return WriteTensor(output);
}

PyObject* Smoke(PyObject*, PyObject* argument) {
  const unsigned long long seed = PyLong_AsUnsignedLongLong(argument);
  if (PyErr_Occurred()) return nullptr;
  char line[160];
  char error[256];
  if (TINY_Smoke(seed, line, sizeof line, error, sizeof error) != 0) {
    PyErr_SetString(PyExc_RuntimeError, error);
    return nullptr;
  }
  return PyUnicode_FromString(line);
}

PyObject* Version(PyObject*, PyObject*) { return PyUnicode_FromString(TINY_Version()); }

PyObject* BuildInfo(PyObject*, PyObject*) { return PyUnicode_FromString(TINY_BuildInfo()); }

PyObject* FindGpu(PyObject*, PyObject*) {
  char text[512];
  const int state = TINY_FindGpu(text, sizeof text);
  return Py_BuildValue("is", state, text);
}

PyMethodDef kMethods[] = {
    {"run", Run, METH_VARARGS, "run(op, dtype, inputs, attrs): tensors are (dtype, shape, flat values)."},
    {"smoke", Smoke, METH_O, "smoke(seed): one line of text; see SMOKE.md."},
    {"version", Version, METH_NOARGS, "The version of the library."},
    {"build_info", BuildInfo, METH_NOARGS, "What the library was compiled for and with."},
    {"find_gpu", FindGpu, METH_NOARGS, "(0: a GPU answers, 1: none, 2: no CUDA code; a sentence)."},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef kModule = {PyModuleDef_HEAD_INIT, "_pywrap_tinyflow", "tinyflow's compiled half.", -1, kMethods,
                       nullptr, nullptr, nullptr, nullptr};

}  // namespace

PyMODINIT_FUNC PyInit__pywrap_tinyflow() { return PyModule_Create(&kModule); }

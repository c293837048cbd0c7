/* Read before all that mypyc has written. What it puts into a class of records as a method is one: Python then calls it
   with the record, and makes no object that binds the two for every call. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#undef _Py_TPFLAGS_HAVE_VECTORCALL
#define _Py_TPFLAGS_HAVE_VECTORCALL (Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_METHOD_DESCRIPTOR)

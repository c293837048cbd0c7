/* Included before the C code that mypyc writes. In a compiled engine msgspec's records stay Python classes, so reading a
   field or calling a method means a lookup by name. This header caches those lookups. */
#ifndef PADDOCK_COMPILE_H
#define PADDOCK_COMPILE_H
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

/* Mark the functions that mypyc puts into a record's class as methods, so that Python calls them without creating a
   bound-method object each time. */
#undef _Py_TPFLAGS_HAVE_VECTORCALL
#define _Py_TPFLAGS_HAVE_VECTORCALL (Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_METHOD_DESCRIPTOR)

#if PY_VERSION_HEX < 0x030E0000 && !defined(Py_GIL_DISABLED)

/* The cached meaning of a name in a class. A class's version tag is unique to the class and changes whenever the class
   or one of its bases does; 0 means that the class has none. */
typedef struct {
    unsigned int version;
    enum { PADDOCK_UNKNOWN, PADDOCK_FIELD, PADDOCK_FACT, PADDOCK_METHOD } kind;
    PyObject *name;
    union {
        Py_ssize_t offset; /* of the field, from the start of the object */
        PyObject *found;   /* a class attribute or a method; borrowed from the class */
    };
} paddock_Meaning;

/* One table for all C files of the library: hence weak. */
#define PADDOCK_BITS 12
__attribute__((weak, visibility("hidden"))) paddock_Meaning paddock_meanings[1 << PADDOCK_BITS];

/* Whether the class alone decides what a name means: no instance dictionary, no __getattr__. */
static inline int paddock_is_plain(PyTypeObject *type)
{
    return type->tp_getattro == PyObject_GenericGetAttr && type->tp_dictoffset == 0 &&
           !(type->tp_flags & Py_TPFLAGS_MANAGED_DICT);
}

static void paddock_learn(paddock_Meaning *meaning, PyTypeObject *type, PyObject *name)
{
    PyObject *found = _PyType_Lookup(type, name);
    meaning->version = type->tp_version_tag;
    Py_INCREF(name);
    Py_XSETREF(meaning->name, name);
    meaning->kind = PADDOCK_UNKNOWN;
    if (found == NULL || meaning->version == 0 || !paddock_is_plain(type))
        return;
    if (Py_IS_TYPE(found, &PyMemberDescr_Type)) {
        PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
        if (member->type == T_OBJECT_EX) {
            meaning->kind = PADDOCK_FIELD;
            meaning->offset = member->offset;
        }
    } else if (Py_TYPE(found)->tp_flags & Py_TPFLAGS_METHOD_DESCRIPTOR) {
        meaning->kind = PADDOCK_METHOD;
        meaning->found = found;
    } else if (Py_TYPE(found)->tp_descr_get == NULL) {
        meaning->kind = PADDOCK_FACT;
        meaning->found = found;
    }
}

static inline paddock_Meaning *paddock_meaning(PyTypeObject *type, PyObject *name)
{
    uint64_t mixed = ((uint64_t)type->tp_version_tag << 32 ^ (uint64_t)(size_t)name) * 0x9E3779B97F4A7C15;
    paddock_Meaning *meaning = &paddock_meanings[mixed >> (64 - PADDOCK_BITS)];
    if (meaning->version != type->tp_version_tag || meaning->name != name || meaning->version == 0)
        paddock_learn(meaning, type, name);
    return meaning;
}

static inline PyObject *paddock_get(PyObject *object, PyObject *name)
{
    paddock_Meaning *meaning = paddock_meaning(Py_TYPE(object), name);
    PyObject *value = NULL;
    if (meaning->kind == PADDOCK_FIELD)
        value = *(PyObject **)((char *)object + meaning->offset);
    else if (meaning->kind == PADDOCK_FACT)
        value = meaning->found;
    return value != NULL ? Py_NewRef(value) : PyObject_GetAttr(object, name);
}

static inline vectorcallfunc paddock_vectorcall(PyObject *called)
{
    Py_ssize_t offset = Py_TYPE(called)->tp_vectorcall_offset;
    return offset > 0 ? *(vectorcallfunc *)((char *)called + offset) : NULL;
}

static inline PyObject *paddock_call_method(PyObject *name, PyObject *const *args, size_t count, PyObject *names)
{
    paddock_Meaning *meaning = paddock_meaning(Py_TYPE(args[0]), name);
    PyObject *method = meaning->kind == PADDOCK_METHOD ? meaning->found : NULL;
    vectorcallfunc call = method == NULL ? NULL : paddock_vectorcall(method);
    if (call == NULL)
        return PyObject_VectorcallMethod(name, args, count, names);
    return call(method, args, PyVectorcall_NARGS(count), names);
}

/* Create a record without packing its values into a tuple first, as Python 3.11 does for a metaclass written in Python. */
static inline PyObject *paddock_call(PyObject *called, PyObject *const *args, size_t count, PyObject *names)
{
    vectorcallfunc call = Py_TYPE(called)->tp_call == PyVectorcall_Call ? paddock_vectorcall(called) : NULL;
    return call == NULL ? PyObject_Vectorcall(called, args, count, names) : call(called, args, count, names);
}

#define PyObject_GetAttr(object, name) paddock_get(object, name)
#define PyObject_VectorcallMethod(name, args, count, names) paddock_call_method(name, args, count, names)
#define PyObject_Vectorcall(called, args, count, names) paddock_call(called, args, count, names)

#endif
#endif

/* Read before all that mypyc has written: what makes the records of msgspec quick in a compiled engine. Their classes are
   Python's own, so that a field is read and a method called by its name. */
#ifndef PADDOCK_COMPILE_H
#define PADDOCK_COMPILE_H
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

/* What mypyc puts into a class of records as a method is one: Python then calls it with the record, and makes no object
   that binds the two for every call. */
#undef _Py_TPFLAGS_HAVE_VECTORCALL
#define _Py_TPFLAGS_HAVE_VECTORCALL (Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_METHOD_DESCRIPTOR)

#if PY_VERSION_HEX < 0x030E0000 && !defined(Py_GIL_DISABLED)

/* What a name means in a class is found out once. The version of a class is a number that no other class has or had, and
   it gets another whenever something in it or in its bases changes; 0 says that it has none. */
typedef struct {
    unsigned int version;
    enum { PADDOCK_UNKNOWN, PADDOCK_FIELD, PADDOCK_FACT, PADDOCK_METHOD } kind;
    PyObject *name;
    union {
        Py_ssize_t offset; /* where the field of that name lies in an object */
        PyObject *found;   /* the value that all objects of the class share, or what is called with one */
    };
} paddock_Meaning;

#define PADDOCK_BITS 12
static paddock_Meaning paddock_meanings[1 << PADDOCK_BITS];

/* Whether the class alone says what a name means: its objects have no dictionary, and no way of their own to look. */
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

/* A record is made without a tuple of its values. Python 3.11 makes one, since the class of its class is written in
   Python. */
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

/* Included before the C code that mypyc writes. In a compiled engine msgspec's records stay Python classes, so reading a
   field or calling a method means a lookup by name. This header caches those lookups, inlines mypyc's helpers for
   lists, and writes numbers into the arrays of learners without a detour through Python. */
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

#ifdef PADDOCK_WRITTEN /* by mypyc; not for the C files that come with it, which define some of these functions */
#include "CPy.h"

/* mypyc calls these helpers for nearly every line. They are short, and inlined they are shorter still; what is unusual is
   left to the original. */

static inline int paddock_is_within(PyObject *list, CPyTagged index)
{
    return CPyTagged_CheckShort(index) && (size_t)CPyTagged_ShortAsSsize_t(index) < (size_t)PyList_GET_SIZE(list);
}

static inline PyObject *paddock_item(PyObject *list, CPyTagged index)
{
    if (!paddock_is_within(list, index))
        return CPyList_GetItem(list, index);
    return Py_NewRef(PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index)));
}

static inline PyObject *paddock_borrow_item(PyObject *list, CPyTagged index)
{
    if (!paddock_is_within(list, index))
        return CPyList_GetItemBorrow(list, index);
    return PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index));
}

static inline bool paddock_set_item(PyObject *list, CPyTagged index, PyObject *value)
{
    if (!paddock_is_within(list, index))
        return CPyList_SetItem(list, index, value);
    PyObject *before = PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index));
    PyList_SET_ITEM(list, CPyTagged_ShortAsSsize_t(index), value);
    Py_DECREF(before);
    return true;
}

/* How many items a list takes without growing. */
static inline Py_ssize_t paddock_room(PyObject *list)
{
    return ((PyListObject *)list)->allocated - PyList_GET_SIZE(list);
}

static inline int paddock_append(PyObject *list, PyObject *item)
{
    if (!PyList_CheckExact(list) || paddock_room(list) < 1)
        return PyList_Append(list, item);
    Py_ssize_t size = PyList_GET_SIZE(list);
    Py_SET_SIZE((PyVarObject *)list, size + 1);
    PyList_SET_ITEM(list, size, Py_NewRef(item));
    return 0;
}

/* list += (some, items) */
static inline PyObject *paddock_extend(PyObject *list, PyObject *items)
{
    if (!PyList_CheckExact(list) || !PyTuple_CheckExact(items) || paddock_room(list) < PyTuple_GET_SIZE(items))
        return PySequence_InPlaceConcat(list, items);
    Py_ssize_t size = PyList_GET_SIZE(list);
    Py_SET_SIZE((PyVarObject *)list, size + PyTuple_GET_SIZE(items));
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(items); i++)
        PyList_SET_ITEM(list, size + i, Py_NewRef(PyTuple_GET_ITEM(items, i)));
    return Py_NewRef(list);
}

/* number in (some, numbers) */
static inline int paddock_contains(PyObject *sequence, PyObject *number)
{
    int is_tuple = PyTuple_CheckExact(sequence);
    if (!PyLong_CheckExact(number) || !(is_tuple || PyList_CheckExact(sequence)))
        return PySequence_Contains(sequence, number);
    CPyTagged wanted = CPyTagged_BorrowFromObject(number);
    PyObject **items = is_tuple ? ((PyTupleObject *)sequence)->ob_item : ((PyListObject *)sequence)->ob_item;
    int is_plain = CPyTagged_CheckShort(wanted);
    for (Py_ssize_t i = 0; i < Py_SIZE(sequence); i++) {
        if (items[i] == number)
            return 1;
        if (!PyLong_CheckExact(items[i]))
            is_plain = 0;
        else if (CPyTagged_BorrowFromObject(items[i]) == wanted)
            return 1;
    }
    return is_plain ? 0 : PySequence_Contains(sequence, number);
}

/* The memory of one number in a memory view of floats ("f") or signed bytes ("b"), as the arrays of learners are; NULL if
   it is anything else, which is left to Python. */
static inline void *paddock_number(PyObject *view, PyObject *index, char kind)
{
    if (!PyMemoryView_Check(view) || !PyLong_CheckExact(index))
        return NULL;
    PyMemoryViewObject *memory = (PyMemoryViewObject *)view;
    Py_buffer *buffer = &memory->view;
    CPyTagged place = CPyTagged_BorrowFromObject(index);
    if (memory->flags & _Py_MEMORYVIEW_RELEASED || memory->mbuf->flags & _Py_MANAGED_BUFFER_RELEASED ||
        !(memory->flags & _Py_MEMORYVIEW_C) || buffer->ndim != 1 || buffer->readonly || buffer->format == NULL ||
        buffer->format[0] != kind || buffer->format[1] != 0 || !CPyTagged_CheckShort(place) ||
        (size_t)CPyTagged_ShortAsSsize_t(place) >= (size_t)buffer->shape[0])
        return NULL;
    return (char *)buffer->buf + CPyTagged_ShortAsSsize_t(place) * buffer->itemsize;
}

/* memory[index] = number */
static inline int paddock_set(PyObject *object, PyObject *index, PyObject *value)
{
    if (PyFloat_CheckExact(value)) {
        double number = PyFloat_AS_DOUBLE(value);
        float *at = number >= -1e30 && number <= 1e30 ? paddock_number(object, index, 'f') : NULL;
        if (at != NULL) {
            *at = (float)number;
            return 0;
        }
    } else if (PyLong_CheckExact(value)) {
        CPyTagged number = CPyTagged_BorrowFromObject(value);
        int is_byte = CPyTagged_CheckShort(number) && CPyTagged_ShortAsSsize_t(number) >= -128 &&
                      CPyTagged_ShortAsSsize_t(number) <= 127;
        signed char *at = is_byte ? paddock_number(object, index, 'b') : NULL;
        if (at != NULL) {
            *at = (signed char)CPyTagged_ShortAsSsize_t(number);
            return 0;
        }
    }
    return PyObject_SetItem(object, index, value);
}

static inline PyObject *paddock_number_at(PyObject *object, PyObject *index)
{
    float *at = paddock_number(object, index, 'f');
    return at != NULL ? PyFloat_FromDouble(*at) : PyObject_GetItem(object, index);
}

/* The arguments of a call from Python: as many as there are parameters, none by name. */
static inline int paddock_take(PyObject *const *args, Py_ssize_t count, PyObject *names, CPyArg_Parser *parser,
                               PyObject **const *into, Py_ssize_t most)
{
    if (names != NULL || count != most || parser->max != most)
        return 0;
    for (Py_ssize_t i = 0; i < most; i++)
        *into[i] = args[i];
    return 1;
}

#define CPyList_GetItem(list, index) paddock_item(list, index)
#define CPyList_GetItemBorrow(list, index) paddock_borrow_item(list, index)
#define CPyList_SetItem(list, index, value) paddock_set_item(list, index, value)
#define PyList_Append(list, item) paddock_append(list, item)
#define PySequence_InPlaceConcat(list, items) paddock_extend(list, items)
#define PySequence_Contains(sequence, item) paddock_contains(sequence, item)
#define PyObject_SetItem(object, index, value) paddock_set(object, index, value)
#define PyObject_GetItem(object, index) paddock_number_at(object, index)
#define PADDOCK_INTO(...) (PyObject **const[]){__VA_ARGS__}
#define CPyArg_ParseStackAndKeywordsSimple(args, count, names, parser, ...)                                      \
    (paddock_take(args, count, names, parser, PADDOCK_INTO(__VA_ARGS__),                                         \
                  sizeof(PADDOCK_INTO(__VA_ARGS__)) / sizeof(PyObject **)) ||                                    \
     CPyArg_ParseStackAndKeywordsSimple(args, count, names, parser, __VA_ARGS__))
#endif

#define PyObject_GetAttr(object, name) paddock_get(object, name)
#define PyObject_VectorcallMethod(name, args, count, names) paddock_call_method(name, args, count, names)
#define PyObject_Vectorcall(called, args, count, names) paddock_call(called, args, count, names)

#endif
#endif
